import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readRepositoryFile, repositoryFiles } from '../support/repository.ts';
import { expandText } from '../support/workflow-expression.ts';

/** The only actions that our workflows use, at the commits that were looked at. */
const pins: Readonly<Record<string, readonly [version: string, commit: string]>> = {
  'actions/checkout': ['v7.0.1', '3d3c42e5aac5ba805825da76410c181273ba90b1'],
  'actions/setup-node': ['v6.5.0', '249970729cb0ef3589644e2896645e5dc5ba9c38'],
  'actions/cache': ['v5.0.5', '27d5ce7f107fe9357f9df03efb73ab90386fccae'],
  'actions/upload-artifact': ['v7.0.0', 'bbbca2ddaa5d8feaa63e36b76fdaad77386f024f'],
  'actions/download-artifact': ['v7.0.0', '37930b1c2abaa49bbe596cd826c3c89aef350131'],
  'actions/create-github-app-token': ['v3.2.0', 'bcd2ba49218906704ab6c1aa796996da409d3eb1'],
  'actions/attest': ['v4.2.2', '1e69f48acb82d1966a394da916b4c1698aa569d6'],
  'github/codeql-action': ['v4', '8aad20d150bbac5944a9f9d289da16a4b0d87c1e'],
};

const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const workflow = z.looseObject({
  permissions: z.strictObject({}),
  concurrency: z.looseObject({ group: z.string() }),
  jobs: z.record(
    z.string(),
    z.looseObject({
      permissions: z.record(z.string(), z.string()).optional(),
      'timeout-minutes': z.number(),
      steps: z.array(step).optional(),
    }),
  ),
});

const paths = repositoryFiles().filter((path) => /^\.github\/workflows\/.*\.ya?ml$/.test(path));

describe.each(paths)('%s', (path) => {
  const text = readRepositoryFile(path) ?? '';
  const parsed = workflow.parse(parse(text));
  const steps = Object.values(parsed.jobs).flatMap((job) => job.steps ?? []);

  it('uses only actions at the commits of the list, with the version beside', () => {
    for (const [, reference = '', comment = ''] of text.matchAll(/\buses:\s*(\S+)(.*)$/gm)) {
      if (reference.startsWith('./')) continue;
      const [name = '', commit] = reference.split('@');
      const [owner, repository] = name.split('/');
      const pin = pins[`${owner}/${repository}`];
      expect(pin, `${reference} is not on the list`).toBeDefined();
      // A linter's exception may follow.
      const version = comment.replace(/# zizmor: ignore\[[a-z-]+\]$/, '').trim();
      expect([commit, version]).toEqual([pin?.[1], `# ${pin?.[0]}`]);
    }
  });

  it('keeps no credentials of a checkout', () => {
    for (const { uses, with: inputs } of steps)
      if (uses?.startsWith('actions/checkout@'))
        expect(inputs).toMatchObject({ 'persist-credentials': false });
  });

  it('puts no expression into a script', () => {
    for (const { run } of steps) expect(run ?? '').not.toContain('${{');
  });

  it('does not run foreign code with the base’s rights', () => {
    expect(text).not.toMatch(/pull_request_target|workflow_run/);
  });
});

describe('workflows', () => {
  it('are there', () => {
    expect(paths).toContain('.github/workflows/ci.yml');
  });
});

describe('the token of a shard of a fleet', () => {
  const { jobs } = workflow.parse(parse(readRepositoryFile('.github/workflows/fleet.yml') ?? ''));
  const app = jobs['shard']?.steps?.find(({ uses }) => uses?.startsWith('actions/create-github-app-token@'));

  it.each([
    [false, false, { contents: 'read', 'pull-requests': 'read', workflows: '' }],
    [false, true, { contents: 'read', 'pull-requests': 'read', workflows: '' }],
    [true, false, { contents: 'write', 'pull-requests': 'write', workflows: '' }],
    [true, true, { contents: 'write', 'pull-requests': 'write', workflows: 'write' }],
  ])('with `pull-requests: %s` and `workflows: %s` has what it needs', (pulls, workflows, expected) => {
    const inputs = { 'pull-requests': pulls, workflows };
    const given = Object.entries(app?.with ?? {}).flatMap(([name, value]) => {
      const [, permission] = /^permission-(.+)$/.exec(name) ?? [];
      return permission === undefined ? [] : [[permission, expandText(String(value), { inputs })]];
    });
    expect(Object.fromEntries(given)).toEqual(expected);
  });
});
