import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '../../src/kit/findings/finding.ts';
import type { Coverage } from '../../src/kit/run/coverage.ts';
import { trackAll } from '../support/checkout.ts';
import { type FileWorld, git, startFileWorld } from '../support/file-world.ts';
import { writeFiles } from '../support/files.ts';
import {
  type CliResult,
  createPlace,
  type Place,
  platformFlags,
  runCli,
  runRootAction,
} from '../support/shipped-run.ts';

const IMAGE = 'cgr.dev/chainguard/python:latest';
const FROM = `FROM ${IMAGE}\n`;

let world: FileWorld;
let root: string;
const places: Place[] = [];
beforeAll(async () => {
  world = await startFileWorld();
  const { chainguard, double } = world;
  double.world.addTag(double.world.addRepo(chainguard, 'python'), 'latest');
  root = mkdtempSync(join(tmpdir(), 'platform-actions-unread-'));
});
afterAll(async () => {
  await world.close();
  rmSync(root, { recursive: true, force: true });
  for (const place of places) place.remove();
});

interface Report {
  readonly result: string;
  readonly findings: readonly Finding[];
  readonly problems: readonly { readonly message: string; readonly fix?: string }[];
  readonly coverage: Coverage;
}

/** A workspace with a tracked file in order, made by `arrange`. */
function checkout(arrange: (workspace: string) => void, track = true): Place {
  const place = createPlace();
  places.push(place);
  arrange(place.workspace);
  if (track) trackAll(place.workspace);
  return place;
}

/** Runs the shipped command line and checks that its account adds up. */
async function run(
  place: Place,
  ...words: readonly string[]
): Promise<CliResult & { readonly report: Report }> {
  const { double, identity } = world;
  const end = await runCli(place, [...words, ...platformFlags(double), '--json'], {
    env: {
      PLATFORM_TOKEN: await double.platformToken(identity),
      PLATFORM_REGISTRY_TOKEN: await double.platformToken(identity, {
        audiences: [double.registryAudience],
      }),
    },
  });
  const report: Report = JSON.parse(end.stdout);
  expectSum(report.coverage);
  if (report.coverage.files !== undefined) expectSum(report.coverage.files);
  return { ...end, report };
}

function expectSum({ judged, seen, skipped, unread, unresolved }: Coverage): void {
  const left = skipped.reduce((sum, { count }) => sum + count, 0);
  expect(seen).toBe(judged + left + unread.length + unresolved.length);
}

const rulesOf = ({ findings }: Report): readonly string[] =>
  findings.map(({ level, rule }) => `${level} ${rule}`);

const write = (workspace: string, path: string, content: string | Uint8Array): void =>
  writeFiles(workspace, { [path]: content });

const wide = (text: string, swap = false): Buffer => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return swap ? bytes.swap16() : bytes;
};

const UNREAD: readonly (readonly [string, (workspace: string) => void, RegExp])[] = [
  [
    'a link out of the workspace',
    (workspace) => {
      write(root, 'outside/Dockerfile', FROM);
      symlinkSync(join(root, 'outside/Dockerfile'), join(workspace, 'Dockerfile'));
    },
    /`Dockerfile` could not be judged: it leads out of the workspace through a link/,
  ],
  [
    'a link into `.git`',
    (workspace) => symlinkSync('.git/config', join(workspace, 'Dockerfile')),
    /into `.git`/,
  ],
  [
    'over the size limit',
    (workspace) => {
      write(workspace, 'Dockerfile', FROM);
      truncateSync(join(workspace, 'Dockerfile'), 6 * 1024 * 1024);
    },
    /is larger than 5 MiB/,
  ],
  [
    'longer than its parser reads, with a host in two parts',
    (workspace) =>
      write(
        workspace,
        'Dockerfile',
        `ARG A=cgr\nFROM \${A}.dev/chainguard/python\n${'# x\n'.repeat(260_000)}`,
      ),
    /cannot be read in full/,
  ],
  [
    'a long JSON file that names this registry',
    (workspace) => write(workspace, 'pod.json', `{"image":"${IMAGE}","x":"${'x'.repeat(6_000_000)}"}`),
    /is larger than 5 MiB/,
  ],
  [
    'UTF-16 without a byte order mark',
    (workspace) => write(workspace, 'Dockerfile', Buffer.from(FROM, 'utf16le')),
    /is neither 8-bit text nor UTF-16/,
  ],
  [
    'UTF-32',
    (workspace) => write(workspace, 'compose.yaml', Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0])),
    /is neither 8-bit text nor UTF-16/,
  ],
  [
    'a parser refuses it, and this registry stands in it',
    (workspace) => write(workspace, 'compose.yaml', 'services: {a: {registry: "cgr.dev"\n'),
    /cannot be read in full/,
  ],
  [
    'a parser refuses it, and letters are hidden by escapes',
    (workspace) => write(workspace, 'compose.yaml', 'services: {a: {image: "\\x63gr.dev/a/b:1"\n'),
    /cannot be read in full/,
  ],
  [
    'a name that is not UTF-8',
    (workspace) =>
      writeFileSync(
        Buffer.concat([Buffer.from(`${workspace}/`), Buffer.from([0xff]), Buffer.from('.Dockerfile')]),
        FROM,
      ),
    /has a name that is not UTF-8/,
  ],
];

describe('a file of a known syntax that cannot be read', () => {
  it.each(UNREAD)('fails `check` and `check-deprecated`, and is reported: %s', async (_, arrange, why) => {
    const place = checkout((workspace) => {
      write(workspace, 'ok/Dockerfile', 'FROM scratch\n');
      arrange(workspace);
    });
    const checked = await run(place, 'resolve-digest', '--mode', 'check');
    expect(checked.exitCode, checked.stderr).toBe(1);
    expect(rulesOf(checked.report)).toEqual(['error unread']);
    expect(checked.report.findings[0]?.message).toMatch(why);
    expect(checked.report.coverage.unread).toHaveLength(1);
    expect(checked.report.coverage.files?.unread).toHaveLength(1);
    const dates = await run(place, 'check-deprecated', '--organization', 'acme', '--fail-on', 'none');
    expect(dates.exitCode, dates.stderr).toBe(1);
    expect(rulesOf(dates.report)).toEqual(['error unread']);
    const pinned = await run(place, 'resolve-digest', '--mode', 'pin');
    expect([pinned.exitCode, pinned.report.result]).toEqual([1, 'fail']);
  });

  it('warns only where `fail-on` leaves `unread` out', async () => {
    const place = checkout((workspace) => symlinkSync('/etc/hostname', join(workspace, 'Dockerfile')));
    const end = await run(place, 'resolve-digest', '--mode', 'check', '--fail-on', 'unpinned');
    expect([end.exitCode, end.report.result]).toEqual([0, 'warn']);
    expect(rulesOf(end.report)).toEqual(['warning unread']);
  });

  it('is not a link that leads nowhere, which is skipped', async () => {
    const place = checkout((workspace) => {
      write(workspace, 'ok/Dockerfile', 'FROM scratch\n');
      symlinkSync('../nowhere', join(workspace, 'node_modules'));
    });
    const end = await run(place, 'resolve-digest', '--mode', 'check');
    expect([end.exitCode, end.report.result], end.stderr).toEqual([0, 'pass']);
    expect(end.report.coverage.files?.skipped).toContainEqual(
      expect.objectContaining({ why: 'linked to nowhere', count: 1 }),
    );
  });

  it('is not a template: what it leaves to its values is unresolved, with its line', async () => {
    const place = checkout((workspace) =>
      write(
        workspace,
        'chart/templates/pod.yaml',
        '{{- if .Values.x }}\nimage: {{ .Values.name }}:{{ .Values.tag }}\nregistry: cgr.dev\n{{- end }}\n',
      ),
    );
    const end = await run(place, 'resolve-digest', '--mode', 'check');
    expect([end.exitCode, end.report.result], end.stderr).toEqual([0, 'warn']);
    expect(rulesOf(end.report)).toEqual(['warning unresolved']);
    expect(end.report.findings[0]?.location).toMatchObject({ file: 'chart/templates/pod.yaml', line: 3 });
  });

  it('is a pipe in place of a tracked file, which never makes a run wait', async () => {
    const place = checkout((workspace) => write(workspace, 'Dockerfile', FROM));
    rmSync(join(place.workspace, 'Dockerfile'));
    execFileSync('mkfifo', [join(place.workspace, 'Dockerfile')]);
    const end = await run(place, 'resolve-digest', '--mode', 'check', '--timeout', '20s');
    expect(end.exitCode, end.stderr).toBe(1);
    expect(end.report.findings[0]?.message).toContain('is neither a file nor a folder');
  });

  it.skipIf(process.getuid?.() === 0)('lacks permission (nothing is unreadable for root)', async () => {
    const place = checkout((workspace) => write(workspace, 'Dockerfile', FROM));
    chmodSync(join(place.workspace, 'Dockerfile'), 0);
    const end = await run(place, 'resolve-digest', '--mode', 'check');
    expect(end.report.findings[0]?.message).toContain('cannot be read (EACCES)');
  });

  it('is counted in the output `unread-count`, apart from `unresolved-count`', async () => {
    const place = checkout((workspace) => {
      symlinkSync('/etc/hostname', join(workspace, 'Dockerfile'));
      write(workspace, 'a.Dockerfile', 'ARG REG=cgr.dev\nFROM ${REG}/acme/${NAME}:1\n');
    });
    const end = await runRootAction(place, world.double, { command: 'resolve-digest', mode: 'check' });
    expect(end.exitCode, end.log.visible).toBe(1);
    expect(end.outputs).toMatchObject({ 'unread-count': '1', 'unresolved-count': '1' });
    expect(end.summary).toContain(
      'Coverage: 2 references seen, 0 judged, 1 unread, 1 unresolved; 2 files seen, 1 judged, 1 unread.',
    );
    expect(end.log.annotations.map(({ properties }) => properties['file']).toSorted()).toEqual([
      'Dockerfile',
      'a.Dockerfile',
    ]);
  });
});

const SEEN: readonly (readonly [string, string, () => Uint8Array])[] = [
  ['a NUL in a comment', 'Dockerfile', () => Buffer.from(`# a\0b\n${FROM}`)],
  ['UTF-16 of little end', 'Dockerfile', () => wide(FROM)],
  ['UTF-16 of big end', 'compose.yaml', () => wide(`services: {a: {image: ${IMAGE}}}\n`, true)],
  [
    'the mark of UTF-8 before a byte that is not',
    'Dockerfile',
    () => Buffer.concat([Buffer.from(`\uFEFF${FROM}# `), Buffer.from([0xe4, 0x0a])]),
  ],
];

describe('a file that hides from a simple reader', () => {
  it.each(SEEN)('is seen and pinned in place, byte for byte: %s', async (_, path, content) => {
    const place = checkout((workspace) => write(workspace, path, content()));
    const checked = await run(place, 'resolve-digest', '--mode', 'check');
    expect([checked.exitCode, ...rulesOf(checked.report)], checked.stderr).toEqual([1, 'error unpinned']);
    const pinned = await run(place, 'resolve-digest', '--mode', 'pin');
    expect(pinned.exitCode, pinned.stderr).toBe(0);
    const after = readFileSync(join(place.workspace, path)).toString('latin1');
    // The digest is ASCII in any of the encodings; without it the file is as it was.
    const pin = /@\0?s\0?h\0?a\0?2\0?5\0?6\0?:\0?(?:[0-9a-f]\0?){64}/;
    const before = Buffer.from(content()).toString('latin1');
    const plain = after.replace(pin, (text) => (text.includes('\0') && text.endsWith('\0') ? '' : ''));
    expect(plain.replaceAll('\0', '')).toBe(before.replaceAll('\0', ''));
    expect(after).toMatch(pin);
    const again = await run(place, 'resolve-digest', '--mode', 'check');
    expect(again.exitCode, again.stderr).toBe(0);
  });

  it('is a link to a file of another syntax: read under both names, and never written through', async () => {
    const place = checkout((workspace) => {
      write(workspace, 'docs/base.txt', FROM);
      symlinkSync('docs/base.txt', join(workspace, 'Dockerfile'));
    });
    const checked = await run(place, 'resolve-digest', '--mode', 'check');
    expect([checked.exitCode, ...rulesOf(checked.report)], checked.stderr).toEqual([
      1,
      'error unpinned',
      'error unpinned',
    ]);
    const pinned = await run(place, 'resolve-digest', '--mode', 'pin');
    expect(rulesOf(pinned.report)).toEqual(['warning not-editable']);
    expect(git(place.workspace, 'status', '--porcelain').trim()).toBe('M docs/base.txt');
  });

  it('is counted once where a link leads to a file that is looked at itself', async () => {
    const place = checkout((workspace) => {
      write(workspace, 'a/Dockerfile', FROM);
      symlinkSync('a/Dockerfile', join(workspace, 'Dockerfile'));
    });
    const { report } = await run(place, 'resolve-digest', '--mode', 'check');
    expect(report.coverage).toMatchObject({ seen: 1, judged: 1, files: { seen: 2, judged: 1 } });
  });
});

describe('references of ours that cannot be judged', () => {
  it('are unresolved with their place where a variable has no value, and can be left out by a comment', async () => {
    const place = checkout((workspace) =>
      write(
        workspace,
        'Dockerfile',
        'FROM cgr.dev/acme/${NAME}:1\n# platform-actions: ignore\nFROM cgr.dev/acme/${OTHER}:1\nFROM ghcr.io/x/${Y}\n',
      ),
    );
    const { exitCode, report } = await run(place, 'resolve-digest', '--mode', 'check');
    expect(exitCode).toBe(0);
    expect(report.findings.map(({ location, rule }) => [rule, location?.line])).toEqual([['unresolved', 1]]);
    expect(report.coverage).toMatchObject({ seen: 3, judged: 0 });
    const pinned = await run(place, 'resolve-digest', '--mode', 'pin');
    expect([pinned.exitCode, ...rulesOf(pinned.report)]).toEqual([0, 'warning unresolved']);
  });

  it.each([
    'cgr.dev/acme/one:1@sha256:abc',
    `cgr.dev/acme/one:1@sha256:${'a'.repeat(63)}`,
    `cgr.dev/acme/one:1@sha256:${'A'.repeat(64)}`,
    'cgr.dev/acme/One:1',
  ])('are unverified where they are malformed: %s', async (text) => {
    const place = checkout((workspace) => write(workspace, 'Dockerfile', `FROM ${text}\n`));
    const { exitCode, report } = await run(place, 'resolve-digest', '--mode', 'check');
    expect([exitCode, ...rulesOf(report)]).toEqual([1, 'error unverified']);
    expect(report.coverage).toMatchObject({ seen: 1, judged: 1 });
    const dates = await run(place, 'check-deprecated', '--organization', 'acme');
    expect([dates.exitCode, ...rulesOf(dates.report)]).toEqual([1, 'error unread']);
  });
});

describe('nothing to look at', () => {
  const commands = [
    ['resolve-digest', '--mode', 'check'],
    ['resolve-digest', '--mode', 'pin'],
    ['check-deprecated', '--organization', 'acme'],
  ];
  it.each(commands)('is exit 2 of %s %s %s that says what was expected', async (...words) => {
    const given = words.filter((word) => word !== undefined);
    const untracked = checkout((workspace) => {
      git(workspace, 'init', '--quiet');
      write(workspace, 'Dockerfile', FROM);
    }, false);
    const sparse = checkout((workspace) => write(workspace, 'Dockerfile', FROM));
    rmSync(join(sparse.workspace, 'Dockerfile'));
    for (const place of [checkout(() => undefined, false), checkout(() => undefined), untracked, sparse]) {
      const end = await run(place, ...given);
      expect(end.exitCode, end.stderr).toBe(2);
      expect(end.stderr).toContain('there is nothing to look at');
      expect(end.stderr).toContain('is the repository checked out?');
    }
    const place = checkout((workspace) => write(workspace, 'Dockerfile', 'FROM scratch\n'));
    const none = await run(place, ...given, '--files', 'k8s/**,*.yaml');
    expect(none.exitCode).toBe(2);
    expect(none.stderr).toContain('`files` matches no file');
    const one = await run(place, ...given, '--files', 'k8s/**,Dockerfile');
    expect([one.exitCode, ...rulesOf(one.report)], one.stderr).toEqual([0, 'warning unmatched-glob']);
    const plain = await run(place, ...given);
    expect([plain.exitCode, plain.report.result]).toEqual([0, 'pass']);
  });
});

describe('writes', () => {
  it('refuse a `working-directory` that a link leads out of the workspace', async () => {
    const outside = mkdtempSync(join(root, 'outside-'));
    writeFiles(outside, { 'sub/Dockerfile': FROM });
    const place = checkout((workspace) => symlinkSync(outside, join(workspace, 'linked')));
    for (const folder of ['linked', 'linked/sub', join(place.workspace, 'linked/sub')]) {
      const end = await run(place, 'resolve-digest', '--mode', 'pin', '--working-directory', folder);
      expect(end.exitCode, end.stderr).toBe(2);
      expect(end.stderr).toContain('leads out of the workspace through a link');
    }
    expect(readFileSync(join(outside, 'sub/Dockerfile'), 'utf8')).toBe(FROM);
  });

  it('go through no linked folder, not even to a place in the workspace', async () => {
    const place = checkout((workspace) => {
      write(workspace, 'real/Dockerfile', FROM);
      symlinkSync('real', join(workspace, 'linked'));
      symlinkSync('../elsewhere', join(workspace, 'dangling'));
    });
    for (const path of [
      'linked/report.json',
      'dangling/report.json',
      '.git/report.json',
      '.GIT/x/report.json',
    ]) {
      const end = await runCli(place, [
        'resolve-digest',
        '--mode=check',
        `--report-file=${path}`,
        ...platformFlags(world.double),
      ]);
      expect(end.exitCode, end.stderr).toBe(2);
      expect(end.stderr).toMatch(/`report-file` cannot be written to/);
    }
    const pinned = await run(place, 'resolve-digest', '--mode', 'pin', '--files', 'linked/Dockerfile');
    expect(rulesOf(pinned.report)).toEqual(['warning not-editable']);
    expect(git(place.workspace, 'status', '--porcelain')).toBe('');
    const inLinked = await run(place, 'resolve-digest', '--mode', 'pin', '--working-directory', 'linked');
    expect(inLinked.exitCode, inLinked.stderr).toBe(0);
    expect(readFileSync(join(place.workspace, 'real/Dockerfile'), 'utf8')).toContain('@sha256:');
  });
});
