import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spdxOf, statementOf } from '../test/platform-double/oci-store.ts';
import { signWithKey } from '../test/platform-double/sigstore-instance.ts';
import { type PlatformDouble, startPlatformDouble } from '../test/platform-double/start.ts';
import type { BenchOptions, Contestant, Figures, Row, Section } from './contestant.ts';
import { measureNode } from './measured-node.ts';

const LATENCY_MS = 20;
/** Requests in flight, as by default. */
const IN_FLIGHT = 8;
const PACKAGES = 300;
const REPOSITORY = 'acme/nginx';
const SPDX = 'https://spdx.dev/Document';

/** Requests of one image: its index, its referrers, cosign's tag, and the attestation. */
const REQUESTS_OF_IMAGE = 4;
/** Requests that wait for one another: of an image three, since referrers and tag are read at once; then the advisories. */
const STEPS = 3;

/** The image whose SBOM is large: packages, and files that make it as long as such SBOMs are (about 39 MB). */
const LARGE = { tag: 'large', packages: 20_000, quickPackages: 200 };

/** The gate on images whose SBOMs are attested, over a line of 20 ms: of 300 packages, and one of 20,000. */
export async function openGate({ dist, folder, quick }: BenchOptions): Promise<Section> {
  const double = await startPlatformDouble({ settings: { latencyMs: LATENCY_MS } });
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const keyFile = join(folder, 'key.pem');
  writeFileSync(keyFile, publicKey.export({ format: 'pem', type: 'spki' }).toString());
  const many = quick ? LARGE.quickPackages : LARGE.packages;
  const token = await prepare(double, privateKey, many);
  const counts = quick ? [1, 2] : [1, 20];
  const rowOf = (count: number): Row => ({
    work: `${count} ${count === 1 ? 'image' : 'images'} of ${PACKAGES} packages, ${LATENCY_MS} ms`,
    rounds: quick ? 1 : 5,
    contestants: [gateOf(tags(count)), lineAlone(count)],
    goals: quick ? [] : [{ name: `G17 requests of ${count}`, figure: 'requests', of: LINE_ALONE, most: 1.5 }],
  });
  const tags = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, index) => String(index));
  const gateOf = (names: readonly string[]): Contestant => ({
    name: 'platform-actions',
    role: 'us',
    measure: async (): Promise<Figures> => {
      double.requests.reset();
      const report = join(folder, 'report.json');
      const images = names.map((tag) => `${REPOSITORY}:${tag}`);
      const { figures } = await measureNode({
        words: [
          join(dist, 'index.js'),
          'advisory-gate',
          `--api-url=${double.apiUrl}`,
          `--issuer-url=${double.issuerUrl}`,
          `--registry-url=${double.registryUrl}`,
          `--images=${images.join(',')}`,
          `--attestation-key=${keyFile}`,
          `--report-file=${report}`,
        ],
        folder,
        environment: { PLATFORM_TOKEN: token.platform, PLATFORM_REGISTRY_TOKEN: token.registry },
      });
      const { images: read } = JSON.parse(readFileSync(report, 'utf8'));
      if (read.length !== names.length) throw new Error(`${read.length} images of ${names.length}`);
      return { ...figures, requests: double.requests.count(), networkMs: double.requests.span() };
    },
  });
  const large: Row = {
    work: `1 image of ${many.toLocaleString('en')} packages, ${LATENCY_MS} ms`,
    rounds: quick ? 1 : 3,
    contestants: [gateOf([LARGE.tag])],
    goals: quick
      ? []
      : [
          { name: 'G18 time of a large SBOM', figure: 'wallMs', most: 5000 },
          { name: 'G18 peak of a large SBOM', figure: 'peakMib', most: 300 },
        ],
  };
  return { rows: [...counts.map(rowOf), large], close: () => double.close() };
}

/** Files of an SPDX document. */
function filesOf(count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => ({
    SPDXID: `SPDXRef-File-${index}`,
    fileName: `usr/lib/package/file-${index}.so`,
    checksums: [{ algorithm: 'SHA256', checksumValue: index.toString(16).padStart(64, '0') }],
    licenseConcluded: 'NOASSERTION',
    copyrightText: '',
  }));
}

const LINE_ALONE = `steps, or requests x latency / ${IN_FLIGHT}`;

/** Nobody: what pure waiting takes. */
function lineAlone(count: number): Contestant {
  const requests = count * REQUESTS_OF_IMAGE + 2;
  const waits = Math.max(STEPS + 1, Math.ceil(requests / IN_FLIGHT));
  const figures = { wallMs: waits * LATENCY_MS, networkMs: waits * LATENCY_MS, requests };
  return { name: LINE_ALONE, role: 'floor', measure: async () => figures };
}

/** Images with attested SBOMs, none of whose packages has an advisory; gives tokens that may read all of it. */
async function prepare(
  double: PlatformDouble,
  privateKey: Parameters<typeof signWithKey>[1],
  many: number,
): Promise<{ readonly platform: string; readonly registry: string }> {
  const { images, world } = double;
  const acme = world.addOrganization('acme');
  const viewer = world.addIdentity(acme, 'viewer', {});
  for (const role of ['viewer', 'registry.pull']) world.addBinding(acme, viewer, role);
  world.addRepo(acme, 'nginx');
  const sbomOf = (count: number): object =>
    spdxOf(Object.fromEntries(Array.from({ length: count }, (_, index) => [`package-${index}`, '1.0.0-r0'])));
  const attest = (tag: string, sbom: object): void => {
    const { manifests } = images.addImage(REPOSITORY, tag, ['linux/amd64']);
    const manifest = manifests['linux/amd64'] ?? '';
    const statement = statementOf(manifest, SPDX, sbom);
    images.attach(REPOSITORY, manifest, signWithKey(statement, privateKey), 'tag', SPDX);
  };
  for (let index = 0; index < 20; index += 1) attest(String(index), sbomOf(PACKAGES));
  attest(LARGE.tag, { ...sbomOf(many), files: filesOf(many * 6) });
  return {
    platform: await double.platformToken(viewer),
    registry: await double.platformToken(viewer, { audiences: [double.registryAudience] }),
  };
}
