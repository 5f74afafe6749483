import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '../../src/kit/findings/finding.ts';
import type { Coverage } from '../../src/kit/run/coverage.ts';
import { trackAll } from '../support/checkout.ts';
import { type FileWorld, git, startFileWorld } from '../support/file-world.ts';
import { writeFiles } from '../support/files.ts';
import { createPlace, type Place, platformFlags, runCliHere } from '../support/shipped-run.ts';

const IMAGE = 'cgr.dev/chainguard/python:latest';
const DIGEST = /@sha256:[0-9a-f]{64}/g;

let world: FileWorld;
const places: Place[] = [];
beforeAll(async () => {
  world = await startFileWorld();
  const { acme, chainguard, double } = world;
  double.world.addTag(double.world.addRepo(chainguard, 'python'), 'latest');
  double.world.addTag(double.world.addRepo(acme, 'old'), '1', { deprecated: true });
  double.world.addTag(double.world.addRepo(acme, 'node'), '1.2');
});
afterAll(async () => {
  await world.close();
  for (const place of places) place.remove();
});

interface Report {
  readonly result: string;
  readonly findings: readonly Finding[];
  readonly coverage: Coverage;
  readonly outputs: Readonly<Record<string, string>>;
  readonly references: readonly Readonly<Record<string, unknown>>[];
}

function checkout(files: Readonly<Record<string, string | Uint8Array>>): Place {
  const place = createPlace();
  places.push(place);
  writeFiles(place.workspace, files);
  trackAll(place.workspace);
  return place;
}

async function run(place: Place, ...words: readonly string[]) {
  const { double, identity } = world;
  const end = await runCliHere(place, [...words, ...platformFlags(double), '--json'], {
    env: {
      PLATFORM_TOKEN: await double.platformToken(identity),
      PLATFORM_REGISTRY_TOKEN: await double.platformToken(identity, {
        audiences: [double.registryAudience],
      }),
    },
  });
  const report: Report = JSON.parse(end.stdout);
  return { ...end, report };
}

const placesOf = ({ findings }: Report): readonly string[] =>
  findings.map(({ level, location, rule }) => `${level} ${rule} ${location?.file}:${location?.line}`);

const textOf = (place: Place, path: string): string => readFileSync(join(place.workspace, path), 'utf8');

describe('a complete reference in a file of any syntax', () => {
  const FILES: Readonly<Record<string, string>> = {
    Makefile: `run:\n\tdocker run ${IMAGE}\n`,
    'scripts/run.sh': `#!/bin/sh\ndocker pull ${IMAGE}\n`,
    'base.image': `${IMAGE}\n`,
    'main.tf': `resource "docker_image" "x" {\n  name = "${IMAGE}"\n}\n`,
    'web.container': `[Container]\nImage=${IMAGE}\n`,
    'defs.bzl': `IMAGE = "${IMAGE}"\n`,
    '.env': `IMAGE=${IMAGE}\n`,
    'README.md': `Text ${IMAGE}\n\n\`\`\`sh\ndocker run ${IMAGE}\n\`\`\`\n`,
    'broken.yaml': `a: [\nimage: ${IMAGE}\n`,
    'settings.yaml': `apiVersion: v1\nkind: ConfigMap\ndata:\n  run.sh: |\n    docker run ${IMAGE}\n`,
    'data.json': `{"image": "${IMAGE}"}`,
    'main.go': `const image = "docker://${IMAGE}"\n`,
  };

  it('is found there, pinned there once, and then in order', async () => {
    const paths = Object.keys(FILES).sort();
    const place = checkout(FILES);
    const checked = await run(place, 'resolve-digest', '--mode', 'check');
    expect(checked.exitCode, checked.stderr).toBe(1);
    const unpinned = checked.report.findings.filter(({ rule }) => rule === 'unpinned');
    expect(unpinned.map(({ location }) => location?.file).sort()).toEqual(paths);
    const { length } = paths;
    expect(checked.report.coverage).toMatchObject({
      judged: length,
      files: { seen: length, judged: length },
    });
    const pinned = await run(place, 'resolve-digest', '--mode', 'pin');
    expect(pinned.exitCode, pinned.stderr).toBe(0);
    for (const [path, text] of Object.entries(FILES)) {
      expect(textOf(place, path).match(DIGEST), path).toHaveLength(1);
      expect(textOf(place, path).replace(DIGEST, '')).toBe(text);
    }
    git(place.workspace, 'commit', '--quiet', '--all', '--message=pin');
    await run(place, 'resolve-digest', '--mode', 'pin');
    expect(git(place.workspace, 'status', '--porcelain')).toBe('');
    const again = await run(place, 'resolve-digest', '--mode', 'check');
    expect(again.exitCode, again.stderr).toBe(0);
  });

  it('is none in a URL, in the prose of Markdown, in a longer name, or in a bill of materials', async () => {
    const place = checkout({
      'a.txt':
        'https://cgr.dev/acme/x:1 http://cgr.dev/acme/x:1 my.cgr.dev/acme/x:1 ghcr.io/cgr.dev/acme/x:1\n',
      'README.md': `${IMAGE}\n`,
      'image.spdx.json': `{"spdxVersion": "SPDX-2.3", "name": "${IMAGE}"}`,
      '.github/rolebindings.yml': `# ${IMAGE}\n`,
      '.github/platform-actions.yml': `version: 1\n# ${IMAGE}\n`,
    });
    const { exitCode, report, stderr } = await run(place, 'resolve-digest', '--mode', 'check');
    expect([exitCode, ...placesOf(report)], stderr).toEqual([0]);
    expect(report.coverage.seen).toBe(0);
  });

  it('is only reported without a tag, and unresolved with a variable', async () => {
    const place = checkout({
      'run.sh': 'A=cgr.dev/acme/node\ndocker pull "cgr.dev/acme/$NAME:1"\nB=cgr.dev/acme\n',
    });
    const { exitCode, report } = await run(place, 'resolve-digest', '--mode', 'check');
    expect([exitCode, ...placesOf(report)]).toEqual([
      0,
      'warning unresolved run.sh:2',
      'notice untagged run.sh:1',
    ]);
    await run(place, 'resolve-digest', '--mode', 'pin');
    expect(git(place.workspace, 'status', '--porcelain')).toBe('');
  });

  it('is a finding where it is malformed', async () => {
    const place = checkout({ 'run.sh': 'docker pull cgr.dev/acme/One:1\n' });
    const { exitCode, report } = await run(place, 'resolve-digest', '--mode', 'check');
    expect([exitCode, ...placesOf(report)]).toEqual([1, 'error unverified run.sh:1']);
  });
});

describe('a reference in something that is executed', () => {
  const FILES = {
    Dockerfile: `FROM scratch\nRUN docker pull ${IMAGE}\nRUN <<EOF\ndocker pull ${IMAGE}\nEOF\n`,
    '.github/workflows/a.yml': `on: push\njobs:\n  a:\n    steps:\n      - run: docker run ${IMAGE}\n      - run: docker run cgr.dev/acme/$NAME:1\n`,
    'pod.yaml': `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - name: a\n      args: [--image, "${IMAGE}"]\n`,
  };

  it('warns, never fails, and is not edited', async () => {
    const place = checkout(FILES);
    const { exitCode, report, stderr } = await run(place, 'resolve-digest', '--mode', 'check');
    expect([exitCode, report.result], stderr).toEqual([0, 'warn']);
    expect([...placesOf(report)].sort()).toEqual([
      'warning in-script .github/workflows/a.yml:5',
      'warning in-script Dockerfile:2',
      'warning in-script Dockerfile:4',
      'warning in-script pod.yaml:6',
      'warning unresolved .github/workflows/a.yml:6',
    ]);
    expect(report.coverage).toMatchObject({ seen: 5, judged: 4, unread: [] });
    const pinned = await run(place, 'resolve-digest', '--mode', 'pin');
    expect([pinned.exitCode, pinned.report.result]).toEqual([0, 'warn']);
    expect(git(place.workspace, 'status', '--porcelain')).toBe('');
  });

  it('does not fail `check-deprecated` where its tag has reached its end of life', async () => {
    const place = checkout({ Dockerfile: 'FROM scratch\nRUN docker pull cgr.dev/acme/old:1\n' });
    const { exitCode, report, stderr } = await run(place, 'check-deprecated', '--organization', 'acme');
    expect([exitCode, ...placesOf(report)], stderr).toEqual([0, 'warning in-script Dockerfile:2']);
    const both = checkout({ Dockerfile: 'FROM cgr.dev/acme/old:1\nRUN docker pull cgr.dev/acme/old:1\n' });
    expect((await run(both, 'check-deprecated', '--organization', 'acme')).exitCode).toBe(1);
  });
});

describe('the `.env` beside a Compose file', () => {
  it('gives values: one reference, judged and pinned at its place there', async () => {
    const place = checkout({
      'stack/compose.yml':
        'services:\n  a: {image: "$SENTRY"}\n  b: {image: "$SENTRY"}\n  c: {image: "${HOST}/acme/node:${TAG}"}\n',
      'stack/.env': `SENTRY=${IMAGE}\nHOST=cgr.dev\nTAG="1.2"\n`,
    });
    const { report, stderr } = await run(place, 'resolve-digest', '--mode', 'check');
    expect(placesOf(report), stderr).toEqual(['error unpinned stack/.env:1', 'error unpinned stack/.env:3']);
    expect(report.coverage).toMatchObject({ seen: 2, judged: 2 });
    await run(place, 'resolve-digest', '--mode', 'pin');
    expect(git(place.workspace, 'status', '--porcelain').trim()).toBe('M stack/.env');
    const text = textOf(place, 'stack/.env');
    expect(text.replace(DIGEST, '@D')).toBe(`SENTRY=${IMAGE}@D\nHOST=cgr.dev\nTAG="1.2@D"\n`);
    expect((await run(place, 'resolve-digest', '--mode', 'check')).exitCode).toBe(0);
  });

  it('counts where the name there has no tag', async () => {
    const place = checkout({
      'compose.yml': 'services: {a: {image: "${SENTRY:?}"}, b: {image: "$SENTRY"}}\n',
      '.env': 'SENTRY=cgr.dev/chainguard/python\n',
    });
    await run(place, 'resolve-digest', '--mode', 'pin');
    expect(textOf(place, '.env').replace(DIGEST, '@D')).toBe('SENTRY=cgr.dev/chainguard/python:latest@D\n');
  });
});

describe('files not naming this registry', () => {
  it('are counted as skipped, and none is parsed', async () => {
    const place = checkout({
      'broken.yaml': 'a: [\n',
      Dockerfile: 'FROM python:3.12\n',
      'long.txt': 'x'.repeat(6_000_000),
      'picture.png': Buffer.from([0, 1, 2]),
    });
    const { exitCode, report } = await run(place, 'resolve-digest', '--mode', 'check');
    expect([exitCode, report.result]).toEqual([0, 'pass']);
    expect(report.coverage.files).toEqual({
      seen: 4,
      judged: 0,
      skipped: [
        { what: 'files', why: 'not naming this registry', count: 3 },
        { what: 'files', why: 'of a kind that is not scanned', count: 1 },
      ],
      unread: [],
      unresolved: [],
    });
  });

  it('are unread where they are long texts that do name it', async () => {
    const place = checkout({ 'long.txt': `${'x\n'.repeat(3_000_000)}${IMAGE}\n` });
    const { exitCode, report } = await run(place, 'resolve-digest', '--mode', 'check');
    expect([exitCode, ...placesOf(report)]).toEqual([1, 'error unread long.txt:1']);
  });

  it('may be all that there is', async () => {
    const place = checkout({ 'a.txt': 'hello\n' });
    const { exitCode } = await run(place, 'resolve-digest', '--mode', 'check', '--files', 'a.txt');
    expect(exitCode).toBe(0);
  });
});
