import { generateKeyPairSync } from 'node:crypto';
import { resolve } from 'node:path';
import { spdxOf, statementOf } from '../../test/platform-double/oci-store.ts';
import { signWithKey } from '../../test/platform-double/sigstore-instance.ts';
import { DAY_MS } from '../../test/support/file-world.ts';
import { CRITICAL, fixedIn, HIGH, scored } from '../../test/support/gate-world.ts';
import { type PullWorld, startPullWorld } from '../../test/support/pull-world.ts';
import { PINNED } from './world.ts';

const root = resolve(import.meta.dirname, '../..');
const SPDX = 'https://spdx.dev/Document';
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

/** The body of the pull request that the bundle opens on the double of GitHub: moves with advisories, ages and ends of life. */
export async function playPullRequest(): Promise<string> {
  const here = await startPullWorld(() => root);
  try {
    const old = fillPullWorld(here);
    await here.addApp({
      '.github/platform-actions.yml': 'version: 1\nadvisory-gate: { attestation-key: key.pem }\n',
      'key.pem': publicKey.export({ format: 'pem', type: 'spki' }).toString(),
      'services/api/Dockerfile': `FROM cgr.dev/acme/python:3.11@${old.python}\n`,
      'services/worker/Dockerfile': `FROM cgr.dev/acme/python:3.11@${old.python}\nFROM cgr.dev/acme/postgres:16\n`,
      'deploy/app.yaml': `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - image: cgr.dev/acme/nginx:1.27@${old.nginx}\n`,
    });
    const step = await here.start(here.checkout());
    const body = here.pulls()[0]?.body ?? '';
    if (step.exitCode !== 0 || body === '') throw new Error(`no pull request:\n${step.log.visible}`);
    return body;
  } finally {
    await here.close();
  }
}

/** Fills the registry; gives the digests that the files are pinned to. */
function fillPullWorld(here: PullWorld): { readonly python: string; readonly nginx: string } {
  const { acme, double, now } = here.world;
  const add = double.world;
  const at = (days: number, digest: string) => ({ at: now - days * DAY_MS, digest });
  const life = (tagStatus: string, days: number) => {
    const eolDate = new Date(now + days * DAY_MS).toISOString().slice(0, 10);
    return {
      eol: { tagStatus, gracePeriodExpiryDate: eolDate, mainPackageVersion: { version: '', eolDate } },
    };
  };
  const old = {
    python: addImage(here, 'python', '3.11-old', { openssl: '3.3.0-r8', curl: '8.9.0-r2' }),
    nginx: addImage(here, 'nginx', '1.27-old', { openssl: '3.3.0-r8' }),
  };
  const current = {
    python: addImage(here, 'python', '3.11', { openssl: '3.3.2-r0', curl: '8.9.1-r0', zlib: '1.3.1-r4' }),
    nginx: addImage(here, 'nginx', '1.27', { openssl: '3.3.2-r0' }),
  };
  const python = add.addRepo(acme, 'python');
  add.addTag(python, '3.11', life('TAG_IN_GRACE', 38), [at(40, old.python), at(9, current.python)]);
  add.addTag(python, '3.13', life('TAG_ACTIVE', 900), [at(2, PINNED.python)]);
  const nginx = [at(60, old.nginx), at(12, current.nginx)];
  add.addTag(add.addRepo(acme, 'nginx'), '1.27', life('TAG_ACTIVE', 340), nginx);
  add.addTag(add.addRepo(acme, 'postgres'), '16', life('TAG_ACTIVE', 700), [at(4, PINNED.current)]);
  const advisory = (artifactName: string, vector: string, fix?: string): unknown =>
    add.addAdvisory({
      artifactName,
      artifactType: 'apk',
      severities: scored(vector),
      events: fix === undefined ? [] : fixedIn(fix),
    });
  for (const vector of [CRITICAL, HIGH, HIGH]) advisory('openssl', vector, '3.3.2-r0');
  advisory('curl', HIGH, '8.9.1-r0');
  advisory('zlib', HIGH);
  return old;
}

/** An image with a signed SBOM; gives the digest of its index. */
function addImage(
  { world }: PullWorld,
  name: string,
  tag: string,
  packages: Readonly<Record<string, string>>,
): string {
  const { images } = world.double;
  const { index, manifests } = images.addImage(`acme/${name}`, tag, ['linux/amd64']);
  const manifest = manifests['linux/amd64'] ?? '';
  const payload = statementOf(manifest, SPDX, spdxOf(packages));
  images.attach(`acme/${name}`, manifest, signWithKey(payload, privateKey), 'tag', SPDX);
  return index;
}
