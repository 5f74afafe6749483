// Runs the shipped gate in pull requests against the platform double and the GitHub double, which holds every request against
// GitHub's own description, and holds the gate's CycloneDX inputs against the published schemas. Writes SARIF files for
// the validator: node check-advisory-gate.js <folder for SARIF>.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addSampleWorld } from '../test/platform-double/sample-world.ts';
import { startPlatformDouble } from '../test/platform-double/start.ts';
import { runAction } from '../test/support/action-runner.ts';
import { HOSTILE_TEXTS } from '../test/support/advisory-builders.ts';
import { spdx } from '../test/support/gate-world.ts';
import { startGithubJob } from '../test/support/github-job.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const { default: Ajv } = require('ajv');
const [sarifFolder = ''] = process.argv.slice(2);
const problems = [];
const note = (text) => process.stdout.write(`${text}\n`);
const hold = (holds, what) => {
  if (!holds) problems.push(what);
};

/** One CycloneDX document for each version, and what its schema says about it. */
function cycloneDx(specVersion) {
  const document = {
    bomFormat: 'CycloneDX',
    specVersion,
    version: 1,
    metadata: {
      component: {
        type: 'container',
        name: 'cgr.dev/acme/python',
        version: '3.12',
        purl: `pkg:oci/python@sha256:${'a'.repeat(64)}?repository_url=cgr.dev/acme/python&tag=3.12`,
      },
    },
    components: [
      {
        type: 'library',
        name: 'openssl',
        version: '3.3.0-r0',
        purl: 'pkg:apk/wolfi/openssl@3.3.0-r0?arch=x86_64',
      },
      {
        type: 'application',
        name: 'bundle',
        components: [
          { type: 'library', name: 'curl', version: '8.9.1-r0', purl: 'pkg:apk/wolfi/curl@8.9.1-r0' },
        ],
      },
    ],
  };
  const folder = join(root, 'node_modules/@cyclonedx/cyclonedx-library/res/schema');
  const read = (name) => JSON.parse(readFileSync(join(folder, `${name}.SNAPSHOT.schema.json`), 'utf8'));
  const schemas = new Ajv({ strict: false, validateFormats: false });
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
    schemas.addSchema(read(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  const validate = schemas.compile(read(`bom-${specVersion}`));
  hold(validate(document), `CycloneDX ${specVersion}: ${schemas.errorsText(validate.errors)}`);
  return document;
}

const folder = mkdtempSync(join(tmpdir(), 'platform-actions-check-'));
const workspace = join(folder, 'workspace');
mkdirSync(workspace);
mkdirSync(sarifFolder, { recursive: true });
const platform = await startPlatformDouble();
const github = await startGithubJob();
try {
  const sample = await addSampleWorld(platform.world);
  const run = (inputs, github_ = {}) =>
    runAction(
      {
        workspace,
        temp: join(folder, 'temp'),
        toolCache: join(folder, 'tools'),
        path: process.env.PATH ?? '',
        idToken: { url: platform.idTokenUrl, token: platform.idTokenRequestToken },
        githubToken: github.token,
        github: {
          GITHUB_API_URL: github.apiUrl,
          GITHUB_EVENT_NAME: 'pull_request',
          GITHUB_REF: 'refs/pull/7/merge',
          ...github_,
        },
        event: {
          pull_request: {
            number: 7,
            base: { sha: 'b'.repeat(40), ref: 'main', repo: { full_name: 'acme/app' } },
            head: { ref: 'topic', repo: { full_name: 'acme/app' } },
          },
        },
      },
      {
        directory: root,
        with: {
          command: 'advisory-gate',
          identity: sample.identities.ci.uid,
          'api-url': platform.apiUrl,
          'issuer-url': platform.issuerUrl,
          'registry-url': platform.registryUrl,
          ...inputs,
        },
      },
    );
  const sarif = (name) => {
    const text = readFileSync(join(workspace, 'gate.sarif'), 'utf8');
    writeFileSync(join(sarifFolder, `${name}.sarif`), text);
  };
  const files = { 'sarif-file': 'gate.sarif', 'upload-sarif': 'true', 'comment-summary-in-pr': 'always' };

  writeFileSync(join(workspace, 'sbom.json'), JSON.stringify(spdx('openssl@3.3.0-r0', 'curl@8.9.1-r0')));
  const fails = await run({ sbom: 'sbom.json', ...files });
  hold(
    fails.exitCode === 1,
    `a change with new advisories ended with ${fails.exitCode}\n${fails.log.visible}`,
  );
  sarif('fails');
  writeFileSync(join(workspace, 'none.json'), JSON.stringify(spdx('no-such-package@1.0.0-r0')));
  const passes = await run({ sbom: 'sbom.json', 'fail-on-severity': 'none', ...files });
  hold(passes.exitCode === 0, `a change that passes ended with ${passes.exitCode}`);
  hold(
    github.comments.length === 1,
    `one comment was to be updated in place, and there are ${github.comments.length}`,
  );
  await run({ sbom: 'none.json', ...files });
  sarif('empty');
  hold(github.uploads.length === 3, `3 uploads were expected, and there were ${github.uploads.length}`);

  for (const [index, [, text]] of HOSTILE_TEXTS.entries())
    platform.world.addAdvisory({ artifactName: 'hostile', advisoryId: `${text}${index}`, aliases: [text] });
  writeFileSync(join(workspace, 'hostile.json'), JSON.stringify(spdx('hostile@1.0.0-r0')));
  await run({ sbom: 'hostile.json', 'sarif-file': 'gate.sarif' });
  sarif('hostile');

  for (const version of ['1.4', '1.5', '1.6', '1.7']) {
    writeFileSync(join(workspace, 'bom.json'), JSON.stringify(cycloneDx(version)));
    const result = await run({ sbom: 'bom.json', 'report-file': 'report.json' });
    const report = JSON.parse(readFileSync(join(workspace, 'report.json'), 'utf8'));
    const read = report.sboms?.[0];
    hold(
      result.exitCode === 1 && read?.format === `CycloneDX ${version}` && read.packageCount === 2,
      `CycloneDX ${version} was read as ${JSON.stringify(read)}`,
    );
  }
  note('CycloneDX 1.4 to 1.7: valid by their schemas, and read');
  // The double refuses a request that GitHub does not describe; the job's token alone may not read its account there.
  const asked = github.requests.all();
  const refused = asked.filter(({ path, status }) => status >= 400 && path !== '/user');
  for (const { method, path, status } of refused) problems.push(`${method} ${path} was refused: ${status}`);
  note(`GitHub: ${asked.length} requests as it describes them`);
  for (const on of [
    /^GET \S+\/issues\/7\/comments$/,
    /^POST \S+\/issues\/7\/comments$/,
    /^PATCH \S+\/issues\/comments\/\d+$/,
    /^POST \S+\/code-scanning\/sarifs$/,
    /^GET \S+\/code-scanning\/sarifs\/\S+$/,
  ])
    hold(
      asked.some(({ method, path }) => on.test(`${method} ${path}`)),
      `${on} was never asked`,
    );
} finally {
  await platform.close();
  await github.close();
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) note(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
