import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSampleWorld, type SampleWorld } from '../platform-double/sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { trackAll } from '../support/checkout.ts';
import { git } from '../support/file-world.ts';
import { repositoryRoot } from '../support/repository.ts';
import { type FaceResult, faces } from '../support/shipped-faces.ts';

let double: PlatformDouble;
let sample: SampleWorld;
let root: string;
beforeAll(async () => {
  double = await startPlatformDouble();
  sample = await addSampleWorld(double.world);
  root = mkdtempSync(join(tmpdir(), 'platform-actions-messy-'));
});
afterAll(async () => {
  await double.close();
  rmSync(root, { recursive: true, force: true });
});

function checkout(): string {
  const folder = join(mkdtempSync(join(root, 'job-')), 'workspace');
  cpSync(join(repositoryRoot, 'test/fixtures/messy'), folder, { recursive: true });
  trackAll(folder);
  return folder;
}

const CHANGED = [
  '.devcontainer/devcontainer.json',
  'Jenkinsfile',
  'app with space/Dockerfile',
  'chart/values.yaml',
  'ci/app.gitlab-ci.yml',
  'compose.yaml',
  'deploy/app.yaml',
  'deploy/overlays/kustomization.yaml',
  'docker-bake.hcl',
  'odd/Containerfile',
];

describe.each(Object.entries(faces))('a messy repository, through the %s', (_, face) => {
  const run = (
    workspace: string,
    command: string,
    inputs: Readonly<Record<string, string>>,
  ): Promise<FaceResult> =>
    face({ double, workspace, temp: join(workspace, '../runner') }, command, {
      identity: sample.identities.ci.uid,
      ...inputs,
    });

  it('is checked, pinned, and found in order then', async () => {
    const folder = checkout();
    const checked = await run(folder, 'resolve-digest', { mode: 'check' });
    expect(checked.exitCode, checked.visible).toBe(1);
    expect(checked.visible).toContain('`cgr.dev/acme/jdk:25` has no digest.');
    expect(checked.visible).toContain('never had the digest that it is pinned to');
    expect(checked.visible).toMatch(
      /18 references checked: 1 unverified, 0 unknown, 17 unpinned, 0 stale\.\s+1 reference not checked: 0 that another tool writes, 1 with a digest but no tag\./,
    );
    expect(git(folder, 'status', '--porcelain')).toBe('');

    const dry = await run(folder, 'resolve-digest', { mode: 'pin', 'dry-run': 'true' });
    expect(dry.exitCode, dry.visible).toBe(0);
    expect(git(folder, 'status', '--porcelain')).toBe('');

    const pinned = await run(folder, 'resolve-digest', { mode: 'pin' });
    expect(pinned.exitCode, pinned.visible).toBe(0);
    const changed = git(folder, 'diff', '--name-only', '-z').split('\0').filter(Boolean);
    expect(changed).toEqual(CHANGED);
    if (pinned.step !== undefined) {
      expect(JSON.parse(pinned.outputs['changed-files'] ?? '')).toEqual(CHANGED);
      expect(pinned.outputs).toMatchObject({ changed: 'true', result: 'warn' });
      expect(pinned.summary).toContain('Pin images: 10 files changed');
      expect(dry.outputs['changed-files']).toBe(pinned.outputs['changed-files']);
    }
    // Nothing but digests: without them, and the keys that were made for them, the files are what they were.
    for (const path of CHANGED) {
      const before = git(folder, 'show', `HEAD:${path}`);
      const after = readFileSync(join(folder, path), 'utf8');
      const strip = (text: string): string =>
        text.replace(/\n\s*digest: "?sha256:\w+"?(?=\r?\n|$)/g, '').replace(/@?sha256:\w{64}/g, '');
      expect(strip(after), path).toBe(strip(before));
    }

    const again = await run(folder, 'resolve-digest', { mode: 'pin' });
    expect(again.visible).toContain('0 files changed');
    const after = await run(folder, 'resolve-digest', {
      mode: 'check',
      'fail-on': 'unpinned,stale,unverified',
    });
    expect(after.exitCode, after.visible).toBe(0);
  });

  it('is searched for end-of-life tags', async () => {
    const end = await run(checkout(), 'check-deprecated', {});
    expect(end.exitCode, end.visible).toBe(1);
    expect(end.visible).toContain('Move to `acme/python:3.12-dev`.');
    expect(end.visible).toContain(
      '17 image tags checked: 2 deprecated (acme/nginx:1.10 → 1.13, acme/python:3.10-dev → 3.12-dev), 0 unknown, 1 in grace, 1 not found, 13 active',
    );
    if (end.step === undefined) return;
    const places = end.step.log.annotations.map(({ level, properties }) => [
      level,
      properties['file'],
      properties['line'],
    ]);
    expect(places).toContainEqual(['error', 'app with space/Dockerfile', '3']);
    expect(places).toContainEqual(['warning', 'odd/Containerfile', '2']);
    // Files that do not name the registry are not parsed, so their faults do not concern this command.
    expect(places.flat()).not.toContain('odd/compose.yaml');
    expect(end.outputs['deprecated']).toBe('true');
  });
});
