import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trackAll } from '../../support/checkout.ts';
import {
  type GateRun,
  type GateWorld,
  HIGH,
  LOW,
  scored,
  spdx,
  startGateWorld,
} from '../../support/gate-world.ts';
import { type GithubJob, startGithubJob } from '../../support/github-job.ts';

let world: GateWorld;
let github: GithubJob;
beforeAll(async () => {
  world = await startGateWorld();
});
beforeEach(async () => {
  world.reset();
  github = await startGithubJob();
});
afterEach(() => github.close());
afterAll(() => world.close());

/** Commits the workspace as the base of the change and gives its commit. */
const commitBase = (): string => trackAll(world.folder);

interface Change {
  readonly event?: string;
  readonly base?: string;
  readonly fork?: boolean;
  readonly queue?: boolean;
}

/** Runs as a job of a change would, with the token of the job. */
function runChange(change: Change, inputs: Readonly<Record<string, string>>): Promise<GateRun> {
  const eventFile = join(world.folder, '..', 'event.json');
  const base = { sha: change.base, ref: 'main', repo: { full_name: 'acme/app' } };
  const head = { ref: 'topic', repo: { full_name: change.fork === true ? 'mallory/app' : 'acme/app' } };
  const event = change.queue
    ? {
        merge_group: {
          base_sha: change.base,
          base_ref: 'refs/heads/main',
          head_ref: 'refs/heads/gh-readonly-queue/main/pr-7',
        },
      }
    : { pull_request: { number: 7, base, head } };
  writeFileSync(eventFile, JSON.stringify(event));
  return world.run(inputs, {
    GITHUB_EVENT_NAME: change.event ?? (change.queue ? 'merge_group' : 'pull_request'),
    GITHUB_EVENT_PATH: eventFile,
    GITHUB_REF: 'refs/pull/7/merge',
    GITHUB_API_URL: github.apiUrl,
    PLATFORM_GITHUB_TOKEN: github.token,
    ...(change.fork === true ? { PLATFORM_ID_TOKEN: '' } : {}),
  });
}

function gateOnOpenssl(vector = HIGH): void {
  world.write('sbom.json', spdx('openssl@3.1.4-r5'));
  world.advisory({ artifactName: 'openssl', aliases: ['CVE-2026-1'], severities: scored(vector) });
}

describe('the comment', () => {
  const inputs = { sbom: 'sbom.json', 'comment-summary-in-pr': 'always' };

  it('is written once, updated in place, and equals the output', async () => {
    gateOnOpenssl();
    const first = await runChange({}, inputs);
    expect(first.code).toBe(1);
    expect(github.comments.map(({ body }) => body)).toEqual([first.outputs['comment-content']]);
    expect(github.comments[0]?.body).toMatch(/^<!-- platform-actions advisory-gate [0-9a-f]{32} -->\n/);
    expect(github.comments[0]?.body).toContain('❌ Advisory gate: 1 advisory fails (1 high)');
    world.write('sbom.json', spdx('curl@8.0.0-r0'));
    const second = await runChange({}, inputs);
    expect(second.code).toBe(0);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('✅ Advisory gate: no advisory affects what was checked');
  });

  it('comes with `on-failure` only for a failure, and is brought up to date afterwards', async () => {
    const onFailure = { ...inputs, 'comment-summary-in-pr': 'on-failure' };
    world.write('sbom.json', spdx('curl@8.0.0-r0'));
    await runChange({}, onFailure);
    expect(github.comments).toEqual([]);
    gateOnOpenssl();
    await runChange({}, onFailure);
    expect(github.comments[0]?.body).toContain('❌ Advisory gate: 1 advisory fails (1 high)');
    world.write('sbom.json', spdx('curl@8.0.0-r0'));
    await runChange({}, onFailure);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('✅ Advisory gate: no advisory affects what was checked');
  });

  it('is nobody’s business without being asked for', async () => {
    gateOnOpenssl();
    const run = await runChange({}, { sbom: 'sbom.json' });
    expect(github.requests.all()).toEqual([]);
    expect(run.outputs['comment-content']).toContain('Advisory gate: 1 advisory fails');
  });

  it('never changes how the gate ends', async () => {
    gateOnOpenssl(LOW);
    github.forbidWrites();
    const run = await runChange({}, { ...inputs, 'fail-on-severity': 'high' });
    expect([run.code, run.outputs['result']]).toEqual([0, 'pass']);
    expect(run.log.visible).toContain('The pull-request comment was not written: HTTP status 403');
    expect(run.log.visible).toContain('pull-requests: write');
    await github.close();
    const dead = await runChange({}, { ...inputs, 'fail-on-severity': 'high' });
    expect([dead.code, dead.outputs['result']]).toEqual([0, 'pass']);
    expect(dead.log.visible).toContain('The pull-request comment was not written');
    // No permission helps there.
    expect(dead.log.visible).not.toContain('pull-requests: write');
    github = await startGithubJob();
  });

  it('says that nothing was decided when the service stopped half way', async () => {
    gateOnOpenssl();
    await runChange({}, inputs);
    world.double.faults.add({
      on: 'GET /vulnerabilities/**',
      times: 'always',
      fault: { kind: 'status', status: 503 },
    });
    const run = await runChange({}, { ...inputs, 'max-attempts': '1' });
    expect(run.code).toBe(5);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('⛔ Advisory gate could not finish: 1 error');
  });

  it('is brought up to date by a run that fails before it asks anything', async () => {
    gateOnOpenssl();
    await runChange({}, inputs);
    world.write('sbom.json', '{}');
    const run = await runChange({}, inputs);
    expect(run.code).toBe(2);
    expect(github.comments.map(({ body }) => body)).toEqual([run.outputs['comment-content']]);
    expect(github.comments[0]?.body).toContain('⛔ Advisory gate could not finish: 1 error');
  });

  it('shows the token nowhere', async () => {
    gateOnOpenssl();
    const run = await runChange({}, inputs);
    expect(
      JSON.stringify([run.log.visible, run.outputs, run.summary, run.report, github.comments]),
    ).not.toContain(github.token);
    expect(run.log.masks).toContain(github.token);
  });
});

describe('code scanning', () => {
  it('gets the SARIF of the next build in the same category, so that what it fixes is closed', async () => {
    gateOnOpenssl();
    const ids: unknown[] = [];
    for (const tag of ['build-1', 'build-2']) {
      const metadata = { component: { type: 'container', name: `registry.test/app:${tag}` } };
      const components = [{ type: 'library', name: 'openssl', purl: 'pkg:apk/wolfi/openssl@3.3.0-r0' }];
      world.write('app.json', { bomFormat: 'CycloneDX', specVersion: '1.6', metadata, components });
      await runChange({}, { sbom: 'app.json', 'sarif-file': 'out/gate.sarif' });
      ids.push(JSON.parse(world.read('out/gate.sarif')).runs[0].automationDetails.id);
    }
    expect(ids).toEqual(['advisory-gate/app.json/', 'advisory-gate/app.json/']);
  });

  it('gets the SARIF for commit and reference, in a category of the source', async () => {
    gateOnOpenssl();
    const run = await runChange(
      {},
      { sbom: 'sbom.json', 'upload-sarif': 'true', 'sarif-file': 'out/gate.sarif' },
    );
    expect(run.code).toBe(1);
    const [upload] = github.uploads;
    expect(upload).toMatchObject({
      ref: 'refs/pull/7/merge',
      commit: '0123456789abcdef0123456789abcdef01234567',
    });
    expect(upload?.sarif).toBe(world.read('out/gate.sarif'));
    expect(run.outputs['sarif-file']).toBe(join(world.folder, 'out/gate.sarif'));
    const sarif: unknown = JSON.parse(upload?.sarif ?? '');
    expect(sarif).toMatchObject({
      runs: [
        {
          automationDetails: { id: 'advisory-gate/sbom.json/' },
          results: [{ locations: [{ physicalLocation: { artifactLocation: { uri: 'sbom.json' } } }] }],
        },
      ],
    });
  });

  it('is not given half an answer', async () => {
    gateOnOpenssl();
    world.double.faults.add({
      on: 'GET /vulnerabilities/**',
      times: 'always',
      fault: { kind: 'status', status: 503 },
    });
    await runChange({}, { sbom: 'sbom.json', 'upload-sarif': 'true', 'max-attempts': '1' });
    expect(github.uploads).toEqual([]);
  });

  it('that fails is a warning', async () => {
    gateOnOpenssl(LOW);
    github.configure({ uploadStates: ['failed'] });
    const run = await runChange(
      {},
      { sbom: 'sbom.json', 'upload-sarif': 'true', 'fail-on-severity': 'high' },
    );
    expect(run.code).toBe(0);
    expect(run.log.annotations).toContainEqual(
      expect.objectContaining({
        level: 'warning',
        // Code scanning accepted it, so that no permission is missing.
        message: expect.stringMatching(/rule ids are not unique$/),
      }),
    );
  });
});

describe('a change from a fork', () => {
  it('has no ID token, which is exit 3, or a warning where errors only warn', async () => {
    gateOnOpenssl();
    const run = await runChange({ fork: true }, { sbom: 'sbom.json' });
    expect([run.code, run.outputs['result']]).toEqual([3, 'error']);
    expect(run.report.problems[0]?.fix).toContain('pull requests from forks');
    const soft = await runChange({ fork: true }, { sbom: 'sbom.json', 'on-error': 'warn' });
    expect([soft.code, soft.outputs['result']]).toEqual([0, 'warn']);
    expect(soft.summary).toMatch(/^### ⚠️ Advisory gate: not everything could be checked\n/);
  });

  it('learns that its token may only read', async () => {
    gateOnOpenssl();
    github.forbidWrites();
    const run = await runChange(
      { fork: true },
      { sbom: 'sbom.json', 'comment-summary-in-pr': 'always', 'on-error': 'warn' },
    );
    expect(run.code).toBe(0);
    expect(run.log.visible).toContain('pull requests from forks get a read-only token');
  });
});

describe('a merge queue', () => {
  it('is gated, and has no pull request to comment on', async () => {
    gateOnOpenssl();
    const run = await runChange({ queue: true }, { sbom: 'sbom.json', 'comment-summary-in-pr': 'always' });
    expect(run.code).toBe(1);
    expect(run.log.visible).toContain(
      'No pull-request comment was written: this run is not about a pull request',
    );
    expect(github.requests.all()).toEqual([]);
  });
});

describe('policy from the change', () => {
  const OLD = 'version: 1\nignore:\n  - { id: CVE-2026-1, reason: old, expires: "2998-01-01" }\n';
  const NEW =
    'version: 1\nignore:\n  - { id: CVE-2026-1, reason: old, expires: "2999-01-01" }\n  - { id: CVE-2026-2, reason: new }\n';

  it.each([
    ['', OLD],
    [', where the base has a key that is not allowed too', `${OLD}bogus: 1\n`],
  ])('lists every ignore that the change adds or loosens%s', async (_, old) => {
    gateOnOpenssl();
    world.write('.github/platform-actions.yml', old);
    const base = commitBase();
    world.write('.github/platform-actions.yml', NEW);
    const run = await runChange({ base }, { sbom: 'sbom.json' });
    expect(run.code).toBe(0);
    const loosened = run.report.findings.filter(
      ({ rule }) => rule === 'ignore-added' || rule === 'ignore-extended',
    );
    expect(loosened.map(({ location, message }) => [location?.line, message])).toEqual([
      [3, expect.stringContaining('extended by this change')],
      [4, expect.stringContaining('added by this change')],
    ]);
  });

  it('counts all as added where the base has no file, and says when it cannot tell', async () => {
    gateOnOpenssl();
    const base = commitBase();
    world.write('.github/platform-actions.yml', NEW);
    const run = await runChange({ base }, { sbom: 'sbom.json' });
    expect(
      run.report.findings.filter(({ rule }) => rule === 'ignore-added' || rule === 'ignore-extended'),
    ).toHaveLength(2);
    const shallow = await runChange({ base: 'f'.repeat(40) }, { sbom: 'sbom.json' });
    expect(shallow.code).toBe(0);
    expect(shallow.log.visible).toContain('Cannot determine which ignores this change adds or loosens');
    expect(shallow.log.visible).toContain('fetch-depth: 0');
  });

  it('is not heard under `pull_request_target`, and results are not uploaded for the base', async () => {
    gateOnOpenssl();
    world.write('.github/platform-actions.yml', 'version: 1\n');
    const base = commitBase();
    world.write('.github/platform-actions.yml', NEW);
    const run = await runChange(
      { base, event: 'pull_request_target' },
      { sbom: 'sbom.json', 'upload-sarif': 'true' },
    );
    expect(run.code).toBe(1);
    expect(run.outputs['ignored-count']).toBe('0');
    expect(run.log.visible).toContain('the results would count for the base branch');
    expect(github.uploads).toEqual([]);
  });
});

describe('the line that brings an image in', () => {
  it('is the line of a tracked file which references the image of the SBOM', async () => {
    world.write('Dockerfile', '# build\nFROM cgr.dev/acme/python:3.12\n');
    world.write('sbom.json', {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { type: 'container', name: 'cgr.dev/acme/python', version: '3.12' } },
      components: [
        { type: 'library', name: 'openssl', version: '3.1.4-r5', purl: 'pkg:apk/wolfi/openssl@3.1.4-r5' },
      ],
    });
    world.advisory({ artifactName: 'openssl', severities: scored(HIGH) });
    commitBase();
    const run = await world.run({ sbom: 'sbom.json' });
    expect(run.report.findings[0]?.location).toMatchObject({ file: 'Dockerfile', line: 2 });
    world.write('Dockerfile', 'FROM cgr.dev/acme/python:3.13\n');
    const other = await world.run({ sbom: 'sbom.json' });
    expect(other.report.findings[0]?.location).toEqual({ file: 'sbom.json', line: 1 });
  });
});
