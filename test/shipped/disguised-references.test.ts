import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '../../src/kit/findings/finding.ts';
import type { Coverage } from '../../src/kit/run/coverage.ts';
import { addSampleWorld, type SampleWorld } from '../platform-double/sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { runAction } from '../support/action-runner.ts';
import { commitFiles, initRepository } from '../support/checkout.ts';
import { createPlace, type Place, platformInputs, shippedRoot } from '../support/shipped-run.ts';

const IMAGE = 'cgr.dev/acme/old-app:1.0';
const CYCLONEDX = `{"bomFormat": "CycloneDX", "specVersion": "1.6", "components": [{"name": "${IMAGE}"}]}`;
const task = (image: string): string =>
  `apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  params: [{name: d, default: dev}]\n  steps: [{image: "${image}"}]\n`;

/** Files in each of which one unpinned image is named, and its host nowhere literally. */
const DISGUISED: Readonly<Record<string, string>> = {
  'quotes/Dockerfile': 'FROM cgr"."dev/acme/old-app:1.0\n',
  'escape/Dockerfile': 'FROM cgr\\.dev/acme/old-app:1.0\n',
  'argument/Dockerfile': 'ARG H=cgr\nFROM ${H}.dev/acme/old-app:1.0\n',
  'continued/Dockerfile': 'FROM cgr.\\\n# comment\ndev/acme/old-app:1.0\n',
  'backtick/Dockerfile': '# escape=`\nFROM cgr`.dev/acme/old-app:1.0\n',
  'compose.yml': 'services: {a: {image: "cgr.${D:-dev}/acme/old-app:1.0"}}\n',
  '.gitlab-ci.yml': 'variables: {D: dev}\na: {script: [x], image: "cgr.$D/acme/old-app:1.0"}\n',
  '.github/workflows/a.yml':
    'jobs: {a: {strategy: {matrix: {d: [dev]}}, container: "cgr.${{ matrix.d }}/acme/old-app:1.0"}}\n',
  'docker-bake.hcl':
    'variable "D" {\n  default = "dev"\n}\ntarget "a" {\n  contexts = { x = "docker-image://cgr.${D}/acme/old-app:1.0" }\n}\n',
  'pod.yaml': 'apiVersion: v1\nkind: Pod\nspec: {containers: [{image: "cgr\\x2edev/acme/old-app:1.0"}]}\n',
  'chart/templates/pod.yaml': '# {{ x }}\nimage: "cgr\\x2edev/acme/old-app:1.0"\n',
  'task.yaml': task('cgr.$(params.d)/acme/old-app:1.0'),
  'main.tf': 'locals {\n  d = "dev"\n}\nresource "a" "b" {\n  image = "cgr.${local.d}/acme/old-app:1.0"\n}\n',
  Jenkinsfile: 'def D = \'dev\'\ndocker.image("cgr.${D}/acme/old-app:1.0").inside { }\n',
};

/** Files of a syntax with the marks and names of a bill of materials. */
const MARKED: Readonly<Record<string, string>> = {
  'comment/Dockerfile': `# <bom xmlns="http://cyclonedx.org/schema/bom/1.5">\nFROM ${IMAGE}\n`,
  'Dockerfile.spdx': `# SPDXVersion: SPDX-2.3\nFROM ${IMAGE}\n`,
  'app.spdx.yaml': `image: ${IMAGE}\n`,
  'object.json': `{"apiVersion": "v1", "kind": "Pod", "metadata": {"annotations": {"bomFormat": "CycloneDX"}}, "spec": {"containers": [{"image": "${IMAGE}"}]}}`,
  'package.json': CYCLONEDX,
  'half.json': `{"a": ${CYCLONEDX}}`,
};

const LEFT_OUT: Readonly<Record<string, string>> = {
  'sbom/app.json': CYCLONEDX,
  'app.spdx': `SPDXVersion: SPDX-2.3\nDocumentName: ${IMAGE}\n`,
  'bom.xml': `<bom xmlns="http://cyclonedx.org/schema/bom/1.5"><c>${IMAGE}</c></bom>`,
};

let double: PlatformDouble;
let sample: SampleWorld;
let place: Place;
let base = '';

beforeAll(async () => {
  double = await startPlatformDouble();
  sample = await addSampleWorld(double.world);
  double.world.addTag(double.world.addRepo(sample.organization, 'old-app'), '1.0');
  place = createPlace();
  initRepository(place.workspace);
  base = commitFiles(place.workspace, { 'README.md': 'x\n' });
  commitFiles(place.workspace, { ...DISGUISED, ...MARKED, ...LEFT_OUT });
});
afterAll(async () => {
  await double.close();
  place.remove();
});

interface Report {
  readonly findings: readonly Finding[];
  readonly coverage: Coverage;
}

async function check(policyFrom: string): Promise<{ readonly code: number; readonly report: Report }> {
  const end = await runAction(
    {
      workspace: place.workspace,
      temp: join(place.folder, 'runner-temp'),
      toolCache: join(place.folder, 'tools'),
      path: '/usr/bin:/bin',
      idToken: { url: double.idTokenUrl, token: double.idTokenRequestToken },
      githubToken: 'ghs_token-of-the-job',
      github: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_API_URL: 'http://127.0.0.1:9' },
      event: { pull_request: { number: 1, base: { sha: base, ref: 'main' }, head: {} } },
    },
    {
      directory: shippedRoot(),
      with: {
        command: 'resolve-digest',
        mode: 'check',
        'policy-from': policyFrom,
        ...platformInputs(double),
        identity: sample.identities.ci.uid,
      },
    },
  );
  return { code: end.exitCode, report: JSON.parse(readFileSync(String(end.outputs['report']), 'utf8')) };
}

describe.each(['head', 'base'])('with the policy of the %s', (policyFrom) => {
  it('each disguised reference is found, no mark or name exempts a file, and what is left out is named', async () => {
    const { code, report } = await check(policyFrom);
    const unpinned = report.findings.filter(({ rule }) => rule === 'unpinned');
    expect(unpinned.map(({ location }) => location?.file).sort()).toEqual(
      [...Object.keys(DISGUISED), ...Object.keys(MARKED)].sort(),
    );
    expect(code).toBe(1);
    const why = 'a software bill of materials';
    expect(report.coverage.files?.skipped).toEqual(
      expect.arrayContaining(Object.keys(LEFT_OUT).map((what) => ({ what, why, count: 1 }))),
    );
  });
});
