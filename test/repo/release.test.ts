import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { releaseNotes } from '../../scripts/release/release-notes.ts';
import { version } from '../../src/version.ts';
import { readRepositoryFile, repositoryRoot } from '../support/repository.ts';

const source = {
  tag: 'v1.2.3',
  packageVersion: '1.2.3',
  sourceVersion: '1.2.3',
  changelog:
    '# Changelog\n\nWords.\n\n## 1.2.3 - 2026-12-01\n\n- One.\n\n## 1.2.2 - 2026-11-01\n\n- Older.\n',
};

describe('the notes of a release', () => {
  it('are its section of the changelog', () => {
    expect(releaseNotes(source)).toEqual({ kind: 'notes', text: '- One.\n' });
  });

  it.each([
    ['another form', { tag: '1.2.3' }, 'form vX.Y.Z'],
    ['leading zeros', { tag: 'v01.2.3' }, 'form vX.Y.Z'],
    ['a major tag', { tag: 'v1' }, 'form vX.Y.Z'],
    ['a pre-release', { tag: 'v1.2.3-rc.1' }, 'form vX.Y.Z'],
    ['another version of the package', { packageVersion: '1.2.2' }, 'package.json has version 1.2.2'],
    ['another version of the source', { sourceVersion: '1.2.4' }, 'src/version.ts has version 1.2.4'],
    ['no section', { changelog: '# Changelog\n\n## Unreleased\n\n- One.\n' }, 'no section'],
    ['a section without a date', { changelog: '## 1.2.3\n\n- One.\n' }, 'headed "1.2.3"'],
    ['an empty section', { changelog: '## 1.2.3 - 2026-12-01\n\n## 1.2.2 - 2026-11-01\n' }, 'empty'],
  ])('are refused with %s', (_, change, why) => {
    expect(releaseNotes({ ...source, ...change })).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining(why),
      fix: expect.stringMatching(/\S/),
    });
  });

  it('are asked for with a tag', () => {
    const run = spawnSync(process.execPath, ['scripts/release-notes.ts', 'v0.0.0'], { cwd: repositoryRoot });
    expect(run.status).toBe(1);
    expect(run.stderr.toString()).toContain(`v0.0.0 is no release: package.json has version ${version}`);
  });
});

describe('the changelog', () => {
  const headings = [...(readRepositoryFile('CHANGELOG.md') ?? '').matchAll(/^## (.*)$/gm)].map(
    (match) => match[1] ?? '',
  );

  it('has what is not released yet first, then versions with their dates, the newest first', () => {
    expect(headings.slice(1).every((text) => /^\d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2}$/.test(text))).toBe(true);
    expect(headings[0]).toMatch(/^(Unreleased|\d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2})$/);
    const dates = headings.map((text) => text.split(' - ')[1] ?? '9999');
    expect(dates).toEqual([...dates].sort().reverse());
  });
});

const workflow = z
  .looseObject({
    on: z.unknown(),
    jobs: z.record(
      z.string(),
      z.looseObject({
        permissions: z.record(z.string(), z.string()),
        environment: z.looseObject({ name: z.string() }).optional(),
        needs: z.array(z.string()).optional(),
        steps: z.array(
          z.looseObject({
            id: z.string().optional(),
            run: z.string().optional(),
            uses: z.string().optional(),
          }),
        ),
      }),
    ),
  })
  .parse(parse(readRepositoryFile('.github/workflows/release.yml') ?? ''));

describe('the release workflow', () => {
  const writers = Object.entries(workflow.jobs).filter(([, job]) =>
    Object.values(job.permissions).includes('write'),
  );

  it('starts with a tag of a version only', () => {
    expect(workflow.on).toEqual({ push: { tags: ['v[0-9]+.[0-9]+.[0-9]+'] } });
  });

  it.each(writers)('runs no code of a package in %s, which may write', (_, job) => {
    for (const { run = '' } of job.steps)
      expect(run).not.toMatch(/\bnpm (?!publish .*--ignore-scripts)|\bnpx\b|\.ci\/run/);
  });

  it('publishes after the checks, the draft and the approval', () => {
    expect(workflow.jobs['draft']?.needs).toEqual(['check']);
    expect(workflow.jobs['publish']).toMatchObject({ needs: ['draft'], environment: { name: 'release' } });
  });

  it('publishes on npm what the release holds, by the OIDC token of the job alone', () => {
    const job = workflow.jobs['npm'];
    expect(job?.needs).toEqual(['publish']);
    expect(job?.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    expect(job?.steps.at(-1)?.run).toContain('--provenance');
    expect(readRepositoryFile('.github/workflows/release.yml')).not.toMatch(/NPM_TOKEN|NODE_AUTH_TOKEN/);
  });

  it('attests before it publishes, and moves the major tag last', () => {
    const steps = workflow.jobs['publish']?.steps ?? [];
    const attested = steps.findLastIndex((step) => step.uses?.startsWith('actions/attest@') === true);
    const published = steps.findIndex((step) => step.run?.includes('--draft=false') === true);
    expect(attested).toBeGreaterThan(0);
    expect(published).toBeGreaterThan(attested);
    expect(steps.at(-1)?.id).toBe('major');
  });
});

/** `gh` that answers from a table of tags and writes down what it is asked to do. */
const gh = `#!/usr/bin/env bash
printf '%s\\n' "$*" >>"$GH_CALLS"
case "$*" in
  *"/releases/tags/"*) echo "$GH_IMMUTABLE" ;;
  *"matching-refs/tags/v1."*) printf '%s\\n' $GH_TAGS ;;
  *"matching-refs/tags/v1 "*) if [ "$GH_MAJOR" = yes ]; then echo refs/tags/v1; fi ;;
esac
`;

const isWindows = process.platform === 'win32';

describe.skipIf(isWindows)(
  `the steps of the release${isWindows ? ' (skipped: they are written for sh)' : ''}`,
  () => {
    let folder = '';
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'release-'));
      writeFileSync(join(folder, 'gh'), gh);
      chmodSync(join(folder, 'gh'), 0o755);
      writeFileSync(join(folder, 'bundle.json'), '{}\n');
    });
    afterEach(() => rmSync(folder, { recursive: true, force: true }));

    function runStep(id: string, environment: Readonly<Record<string, string>>) {
      const script = workflow.jobs['publish']?.steps.find((step) => step.id === id)?.run ?? expect.fail(id);
      const run = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
        encoding: 'utf8',
        env: {
          PATH: `${folder}${delimiter}${process.env['PATH']}`,
          GH_CALLS: join(folder, 'calls'),
          RUNNER_TEMP: folder,
          BUNDLE: join(folder, 'bundle.json'),
          GITHUB_REPOSITORY: 'o/r',
          GITHUB_REF_NAME: 'v1.10.0',
          GITHUB_SHA: 'abc',
          ...environment,
        },
      });
      const calls = existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8') : '';
      return { code: run.status, stdout: run.stdout, calls };
    }
    const refs = (...names: readonly string[]): string => names.map((name) => `refs/tags/${name}`).join(' ');

    it.each([
      [
        'move the major tag to the newest version',
        refs('v1.9.0', 'v1.10.0', 'v1.2.0'),
        'yes',
        '--method PATCH',
      ],
      ['make the major tag with its first version', refs('v1.10.0'), 'no', '--method POST'],
    ])('%s', (_, tags, major, call) => {
      const { calls, code, stdout } = runStep('major', { GH_TAGS: tags, GH_MAJOR: major });
      expect([code, stdout]).toEqual([0, 'v1 is abc now\n']);
      expect(calls).toContain(call);
      expect(calls).toContain('sha=abc');
    });

    it('leave the major tag where a newer version is, and count no other tags', () => {
      const { calls, code, stdout } = runStep('major', {
        GH_TAGS: refs('v1.10.0', 'v1.11.0', 'v1.99.0-rc.1'),
        GH_MAJOR: 'yes',
      });
      expect([code, stdout]).toEqual([0, 'v1.11.0 is newer than v1.10.0: v1 stays\n']);
      expect(calls).not.toContain('--method');
    });

    it('publish the draft with its provenance', () => {
      const { calls, code } = runStep('publish', { GH_IMMUTABLE: 'true' });
      expect(code).toBe(0);
      expect(calls.split('\n').slice(0, 2)).toEqual([
        `release upload v1.10.0 ${folder}/dist.intoto.jsonl --clobber`,
        'release edit v1.10.0 --draft=false',
      ]);
    });

    it('fail where the release can still be changed, so that the major tag stays', () => {
      const { code, stdout } = runStep('publish', { GH_IMMUTABLE: 'false' });
      expect(code).toBe(1);
      expect(stdout).toContain('not immutable');
    });
  },
);

describe('the version', () => {
  it('is the same everywhere', () => {
    const text = execFileSync(process.execPath, ['src/main.ts', '--version'], { cwd: repositoryRoot });
    expect(text.toString().trim()).toBe(JSON.parse(readRepositoryFile('package.json') ?? '').version);
  });
});
