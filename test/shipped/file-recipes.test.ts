import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { runAction } from '../support/action-runner.ts';
import { documentBlocks } from '../support/document-blocks.ts';
import { DAY_MS, digestOf, type FileWorld, git, records, startFileWorld } from '../support/file-world.ts';
import { type RunnerJob, runStep, type StepResult } from '../support/runner-job.ts';
import { jobOf } from '../support/shipped-faces.ts';
import { platformInputs, shippedRoot } from '../support/shipped-run.ts';
import { GITHUB_ISSUER, SUBJECT } from '../support/small-world.ts';
import { type Contexts, evaluateCondition, expandText } from '../support/workflow-expression.ts';

const text = z.union([z.string(), z.boolean(), z.number()]);
const step = z.looseObject({
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), text).optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
});
type Step = z.infer<typeof step>;
const workflow = z.looseObject({ jobs: z.record(z.string(), z.looseObject({ steps: z.array(step) })) });

/** The block of a page, by its number from 1, as YAML. */
function blockOf(page: string, number: number): unknown {
  const block = documentBlocks().find((one) => one.path === page && one.number === number);
  return parse(block?.text ?? expect.fail(`${page} has no block ${number}`));
}

/** The steps of the only job of the workflow that a page begins with. */
function stepsOf(page: string): readonly Step[] {
  const [job] = Object.values(workflow.parse(blockOf(page, 1)).jobs);
  return job?.steps ?? [];
}

let world: FileWorld;
let temp: string;
beforeEach(async () => {
  world = await startFileWorld();
  const { acme, double, now } = world;
  const python = double.world.addRepo(acme, 'python');
  double.world.addTag(python, '3.12', {}, records(now, [20, 'a'], [3, 'b']));
  const eol = (days: number) => ({
    mainPackageVersion: { version: '', eolDate: new Date(now + days * DAY_MS).toISOString().slice(0, 10) },
  });
  double.world.addTag(python, '3.9', { deprecated: true, eol: { tagStatus: 'TAG_INACTIVE', ...eol(-9) } });
  double.world.addTag(python, '3.11', { eol: { tagStatus: 'TAG_ACTIVE', ...eol(40) } });
  double.configure({ idTokenClaims: { iss: GITHUB_ISSUER, sub: SUBJECT } });
  temp = mkdtempSync(join(tmpdir(), 'platform-actions-recipes-'));
});
afterEach(async () => {
  await world.close();
  rmSync(temp, { recursive: true, force: true });
});

/** Puts programs on the PATH that write down what they were called with; a script may do more. */
function fakeTools(tools: Readonly<Record<string, string>>): string {
  const folder = join(temp, 'bin');
  mkdirSync(folder, { recursive: true });
  for (const [name, script] of Object.entries(tools)) {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\nprintf '%s\\n' "${name} $*" >>"${join(temp, 'calls')}"\n${script}\n`);
    chmodSync(path, 0o755);
  }
  return folder;
}

const calls = (): readonly string[] =>
  existsSync(join(temp, 'calls')) ? readFileSync(join(temp, 'calls'), 'utf8').trimEnd().split('\n') : [];

/** Runs steps as a runner does: our action, and scripts with bash; the checkout has happened. */
async function runSteps(steps: readonly Step[], workspace: string, tools: string): Promise<StepResult[]> {
  const { double, identity } = world;
  const base = jobOf(double, workspace, join(temp, 'runner'));
  const job: RunnerJob = { ...base, path: `${tools}:${base.path}` };
  const outputs: Record<string, Contexts> = {};
  const results: StepResult[] = [];
  let successful = true;
  for (const one of steps) {
    const contexts: Contexts = {
      github: {
        ref_name: 'v1.2.3',
        token: 'ghs_token-of-the-job',
        repository: 'acme/app',
        server_url: 'https://github.com',
        run_id: '7',
      },
      vars: { PLATFORM_IDENTITY: identity.uid },
      steps: outputs,
    };
    if (!evaluateCondition(one.if, contexts, successful)) continue;
    if (one.uses?.startsWith('actions/checkout@') === true) continue;
    const expand = (values: Readonly<Record<string, string | boolean | number>> = {}) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, expandText(String(value), contexts)]),
      );
    let result: StepResult;
    if (one.run === undefined) {
      expect(one.uses).toBe('platform-actions/platform-actions@v1');
      const inputs = { ...expand(one.with), ...platformInputs(double) };
      result = await runAction(job, { directory: shippedRoot(), with: inputs });
    } else {
      const script = join(temp, 'script.sh');
      writeFileSync(script, one.run);
      result = await runStep(job, {
        program: 'bash',
        arguments: ['--noprofile', '--norc', '-eo', 'pipefail', script],
        env: { PATH: job.path, HOME: temp, RUNNER_TEMP: temp, ...expand(one.env) },
      });
    }
    if (one.id !== undefined) outputs[one.id] = { outputs: { ...result.outputs } };
    successful &&= result.exitCode === 0;
    results.push(result);
  }
  return results;
}

const codesOf = (results: readonly StepResult[]): readonly number[] =>
  results.map(({ exitCode }) => exitCode);
const DOCKERFILE = 'FROM cgr.dev/acme/python:3.12\n';

describe('docs/recipes/pin-in-a-release.md', () => {
  it('builds from digests that are old enough, commits nothing and keeps the report', async () => {
    const folder = world.folder({ Dockerfile: DOCKERFILE });
    const tools = fakeTools({ docker: `cat Dockerfile >"${join(temp, 'built')}"` });
    const results = await runSteps(stepsOf('docs/recipes/pin-in-a-release.md'), folder, tools);
    expect(codesOf(results), results[0]?.log.visible).toEqual([0, 0, 0]);
    expect(calls()).toEqual(['docker build --tag registry.example/app:v1.2.3 .']);
    expect(readFileSync(join(temp, 'built'), 'utf8')).toBe(
      `FROM cgr.dev/acme/python:3.12@${digestOf('a')}\n`,
    );
    expect(git(folder, 'log', '--oneline').trim().split('\n')).toHaveLength(1);
    const report = JSON.parse(readFileSync(join(folder, 'pins.json'), 'utf8'));
    expect(report.references).toMatchObject([{ tag: '3.12', digest: digestOf('a') }]);
  });

  it('does not build when an image cannot be resolved', async () => {
    const folder = world.folder({ Dockerfile: 'FROM cgr.dev/acme/python:nope\n' });
    const results = await runSteps(
      stepsOf('docs/recipes/pin-in-a-release.md'),
      folder,
      fakeTools({ docker: '' }),
    );
    expect(codesOf(results)).toEqual([2]);
    expect(calls()).toEqual([]);
  });
});

describe('docs/recipes/old-tags.md', () => {
  const page = 'docs/recipes/old-tags.md';
  const gh = (number: string): string =>
    `case "$1 $2" in "issue list") echo "${number}" ;; *) for word; do file=$word; done; cp "$file" "${join(temp, 'issue.md')}" ;; esac`;

  it.each([
    ['opens an issue', '', /^gh issue create --title Old image tags --label old-tags --body-file /],
    ['keeps the open issue up to date', '12', /^gh issue edit 12 --body-file /],
  ])('%s', async (_, number, call) => {
    const folder = world.folder({
      Dockerfile:
        'FROM cgr.dev/acme/python:3.9\nFROM cgr.dev/acme/python:3.11\nFROM cgr.dev/acme/python:3.12\n',
    });
    const results = await runSteps(stepsOf(page), folder, fakeTools({ gh: gh(number) }));
    expect(codesOf(results), results.map(({ stderr }) => stderr).join('\n')).toEqual([0, 0]);
    expect(calls().at(-1)).toMatch(call);
    const until = (days: number): string => new Date(world.now + days * DAY_MS).toISOString().slice(0, 10);
    expect(readFileSync(join(temp, 'issue.md'), 'utf8')).toBe(
      [
        '3 image tags checked: 1 deprecated (acme/python:3.9 → 3.11), 0 unknown, 0 in grace, 0 not found, 2 active',
        '',
        `- \`acme/python:3.9\` is deprecated, ${until(-9)}: move to \`3.11\``,
        '  - `Dockerfile:1`',
        `- \`acme/python:3.11\` is active, ${until(40)}: move to \`3.12\``,
        '  - `Dockerfile:2`',
        '',
      ].join('\n'),
    );
  });

  it('says nothing when all is well', async () => {
    const folder = world.folder({ Dockerfile: DOCKERFILE });
    const results = await runSteps(stepsOf(page), folder, fakeTools({ gh: gh('') }));
    expect(codesOf(results)).toEqual([0]);
    expect(calls()).toEqual([]);
  });
});
