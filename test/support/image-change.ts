import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spdxOf, statementOf } from '../platform-double/oci-store.ts';
import { signWithKey } from '../platform-double/sigstore-instance.ts';
import { trackAll } from './checkout.ts';
import type { GateRun, GateWorld } from './gate-world.ts';

export const SPDX = 'https://spdx.dev/Document';
export const IMAGE = 'acme/nginx';
export const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
/** The key that signs the SBOMs of `addImage`. */
export const KEY = publicKey.export({ format: 'pem', type: 'spki' }).toString();
export const withKey = { 'attestation-key': 'key.pem' };

/** Adds `acme/nginx`, the repository of `addImage`. */
export function addRepository({ double }: GateWorld): void {
  const [acme] = double.world.list('groups').filter(({ name }) => name === 'acme');
  double.world.addRepo({ uid: String(acme?.uid), name: 'acme' }, 'nginx');
}

/** An image for both usual platforms with an SBOM for the first, signed with our key. */
export function addImage(
  { double: { images } }: GateWorld,
  tag: string,
  packages: Readonly<Record<string, string>>,
  attested = true,
) {
  const image = images.addImage(IMAGE, tag, ['linux/amd64', 'linux/arm64']);
  const manifest = image.manifests['linux/amd64'] ?? '';
  const payload = statementOf(manifest, SPDX, spdxOf(packages));
  if (attested) images.attach(IMAGE, manifest, signWithKey(payload, privateKey), 'tag', SPDX);
  return { ...image, manifest, payload };
}

/** Commits the workspace as the base of a change and gives its commit. */
export function commitBase(world: GateWorld): string {
  return trackAll(world.folder);
}

/** Runs the gate on `Dockerfile` in a pull request with this base. */
export function runChange(
  world: GateWorld,
  base: string,
  inputs: Readonly<Record<string, string>> = {},
): Promise<GateRun> {
  const eventFile = join(world.folder, '..', 'event.json');
  const repo = { full_name: 'acme/app' };
  const pull = { number: 7, base: { sha: base, ref: 'main', repo }, head: { ref: 'topic', repo } };
  writeFileSync(eventFile, JSON.stringify({ pull_request: pull }));
  return world.run(
    { files: 'Dockerfile', ...withKey, ...inputs },
    { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: eventFile, GITHUB_REF: 'refs/pull/7/merge' },
  );
}

/** The output `images`. */
export const recordsOf = (text: string | undefined): readonly Record<string, unknown>[] =>
  JSON.parse(text ?? '[]');
