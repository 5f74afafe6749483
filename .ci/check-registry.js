// Pushes images to real registries, attests them with cosign, and runs the shipped gate on them:
// node check-registry.js <folder> <registry host> <host with the referrers API> <crane> <cosign>. Writes <folder>/vex.json and <folder>/vex-product.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPlatformDouble } from '../test/platform-double/start.ts';
import { runAction } from '../test/support/action-runner.ts';
import { fixedIn, HIGH, scored, spdx } from '../test/support/gate-world.ts';

const [folder = '', host = '', referrersHost = '', crane = '', cosign = ''] = process.argv.slice(2);
const root = resolve(fileURLToPath(import.meta.url), '../..');
const problems = [];
const note = (text) => process.stdout.write(`${text}\n`);
const hold = (holds, what) => {
  note(`${holds ? 'ok' : 'NOT OK'}: ${what}`);
  if (!holds) problems.push(what);
};
const environment = {
  ...process.env,
  COSIGN_PASSWORD: '',
  DOCKER_CONFIG: folder,
  HOME: folder,
  // Nothing of this goes anywhere but to the registry.
  COSIGN_EXPERIMENTAL: '',
};
const run = (program, ...words) =>
  execFileSync(program, words, {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

async function waitForRegistry(at) {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      if ((await fetch(`http://${at}/v2/`)).ok) return;
    } catch {
      // Not yet.
    }
    await wait(100);
  }
  throw new Error('the registry does not start');
}

/** An index of one image for linux/amd64 with a layer of its own; gives the digests. */
function push(repository, tag, at = host) {
  const name = `${at}/${repository}`;
  writeFileSync(join(folder, 'layer.txt'), `${repository}:${tag}\n`);
  run('tar', 'cf', 'layer.tar', 'layer.txt');
  run(crane, 'append', '--insecure', '--new_layer', 'layer.tar', '--new_tag', `${name}:${tag}-amd64`);
  run(
    crane,
    'mutate',
    '--insecure',
    '--set-platform',
    'linux/amd64',
    '--tag',
    `${name}:${tag}-amd64`,
    `${name}:${tag}-amd64`,
  );
  run(
    crane,
    'index',
    'append',
    '--insecure',
    '--manifest',
    `${name}:${tag}-amd64`,
    '--tag',
    `${name}:${tag}`,
  );
  const manifest = run(crane, 'digest', '--insecure', `${name}:${tag}-amd64`);
  return { index: run(crane, 'digest', '--insecure', `${name}:${tag}`), manifest };
}

/** Attests an SBOM of apk packages with a key, in cosign's old form or its new one. */
function attest(repository, digest, key, packages, { at = host, form = 'old' } = {}) {
  writeFileSync(join(folder, 'sbom.json'), JSON.stringify(spdx(...packages)));
  const flags = ['--tlog-upload=false', '--allow-http-registry', '--allow-insecure-registry', '--yes'];
  run(
    cosign,
    'attest',
    ...flags,
    ...(form === 'new' ? ['--new-bundle-format'] : []),
    '--key',
    `${key}.key`,
    '--type',
    'spdxjson',
    '--predicate',
    'sbom.json',
    `${at}/${repository}@${digest}`,
  );
}

for (const at of [host, referrersHost]) await waitForRegistry(at);
for (const name of ['ours', 'theirs']) run(cosign, 'generate-key-pair', '--output-key-prefix', name);
const repository = 'acme/nginx';
const images = Object.fromEntries(
  ['old', 'new', 'bare', 'foreign', 'moved'].map((tag) => [tag, push(repository, tag)]),
);
attest(repository, images.old.manifest, 'ours', ['openssl@3.3.0-r0', 'zlib@1.3-r0']);
attest(repository, images.new.manifest, 'ours', ['openssl@3.3.2-r0', 'zlib@1.3-r0']);
attest(repository, images.foreign.manifest, 'theirs', ['openssl@3.3.2-r0']);
// The attestation of another image under this one's tag: validly signed, and about something else.
run(
  crane,
  'copy',
  '--insecure',
  `${host}/${repository}:${images.new.manifest.replace(':', '-')}.att`,
  `${host}/${repository}:${images.moved.manifest.replace(':', '-')}.att`,
);

/** An image of each form on each registry, first with an affected package, then with the fixed one. */
const attested = [host, referrersHost].flatMap((at) =>
  ['old', 'new'].map((form) => {
    const tag = `${form}-form`;
    const digests = [`${tag}-affected`, `${tag}-fixed`].map((name) => push(repository, name, at));
    for (const [index, version] of ['3.3.0-r0', '3.3.2-r0'].entries())
      attest(repository, digests[index].manifest, 'ours', [`openssl@${version}`], { at, form });
    return { at, form, digests };
  }),
);
// Of both forms on one image, the newest of the format counts: the affected package stands in the later one only.
const both = push(repository, 'both', referrersHost);
attest(repository, both.manifest, 'ours', ['zlib@1.3-r0'], { at: referrersHost });
attest(repository, both.manifest, 'ours', ['openssl@3.3.0-r0'], { at: referrersHost, form: 'new' });

const platform = await startPlatformDouble();
try {
  const { world } = platform;
  const acme = world.addOrganization('acme');
  const viewer = world.addIdentity(acme, 'viewer', {
    claimMatch: {
      issuer: 'https://token.actions.githubusercontent.com',
      subject: 'repo:acme/app:ref:refs/heads/main',
    },
  });
  world.addBinding(acme, viewer, 'viewer');
  world.addAdvisory({
    artifactName: 'openssl',
    artifactType: 'apk',
    aliases: ['CVE-2026-1'],
    severities: scored(HIGH),
    events: fixedIn('3.3.2-r0'),
  });
  const workspace = join(folder, 'workspace');
  mkdirSync(workspace);
  writeFileSync(join(workspace, 'key.pem'), readFileSync(join(folder, 'ours.pub'), 'utf8'));
  const gate = (inputs) =>
    runAction(
      {
        workspace,
        temp: join(folder, 'runner-temp'),
        toolCache: join(folder, 'tools'),
        path: process.env.PATH ?? '',
        idToken: { url: platform.idTokenUrl, token: platform.idTokenRequestToken },
      },
      {
        directory: root,
        with: {
          command: 'advisory-gate',
          identity: viewer.uid,
          'api-url': platform.apiUrl,
          'issuer-url': platform.issuerUrl,
          'registry-url': `http://${host}`,
          'attestation-key': 'key.pem',
          // This registry asks nobody for a token, and has none to give.
          'registry-token': 'any-token-of-the-registry',
          ...inputs,
        },
      },
    );
  const expectRun = async (what, inputs, exitCode, words = '') => {
    const result = await gate(inputs);
    const seen = result.exitCode === exitCode && result.log.visible.includes(words);
    hold(seen, `${what}: exit code ${result.exitCode}`);
    if (!seen) note(result.log.visible);
    return result;
  };
  const old = await expectRun(
    'an image with an affected package',
    { images: `${repository}:old`, 'vex-file': 'vex.json' },
    1,
  );
  const [record] = JSON.parse(old.outputs.images ?? '[]');
  hold(
    record?.digest === images.old.index &&
      record.manifest === images.old.manifest &&
      record.sbom === 'attested',
    'digest, manifest and attestation are those of the registry',
  );
  await expectRun(
    'an image with the fixed package, by digest',
    { images: `${repository}@${images.new.index}` },
    0,
  );
  await expectRun(
    'one without an attestation',
    { images: `${repository}:bare` },
    2,
    'has no SBOM attestation: ',
  );
  await expectRun(
    'one signed by another key',
    { images: `${repository}:foreign` },
    2,
    'no acceptable SBOM attestation',
  );
  await expectRun(
    'one with the attestation of another',
    { images: `${repository}:moved` },
    2,
    'it is about another image',
  );
  await expectRun('one that is not there', { images: `${repository}:gone` }, 2, 'is not in the registry');
  await expectRun(
    'one for another platform',
    { images: `${repository}:new`, platform: 'linux/arm64' },
    2,
    'has no image for',
  );
  for (const { at, form, digests } of attested) {
    const kind = `${at === host ? 'docker-registry' : 'the referrers API'}, cosign's ${form} form`;
    for (const [index, exitCode] of [1, 0].entries())
      await expectRun(
        `${kind}, ${exitCode === 1 ? 'an affected' : 'the fixed'} package`,
        { images: `${repository}@${digests[index].index}`, 'registry-url': `http://${at}` },
        exitCode,
      );
  }
  await expectRun(
    'an older attestation beside a bundle of the same format',
    { images: `${repository}@${both.index}`, 'registry-url': `http://${referrersHost}` },
    1,
    'an attestation was ignored',
  );
  const download = run(
    cosign,
    'download',
    'attestation',
    '--allow-http-registry',
    '--allow-insecure-registry',
    `${host}/${repository}@${images.old.manifest}`,
  );
  writeFileSync(join(workspace, 'downloaded.jsonl'), `${download}\n`);
  await expectRun('what cosign downloads, as `sbom`', { sbom: 'downloaded.jsonl' }, 1);
  writeFileSync(join(folder, 'vex.json'), readFileSync(join(workspace, 'vex.json')));
  writeFileSync(join(folder, 'vex-product'), `pkg:oci/nginx@${encodeURIComponent(images.old.index)}`);
} finally {
  await platform.close();
}
process.exitCode = problems.length === 0 ? 0 : 1;
