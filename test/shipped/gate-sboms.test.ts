import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HIGH, scored, spdx } from '../support/gate-world.ts';
import { type ShippedGate, startShippedGate } from '../support/shipped-gate.ts';

let gate: ShippedGate;
beforeAll(async () => {
  gate = await startShippedGate();
});
beforeEach(() => {
  gate.reset();
  gate.advisory({ artifactName: 'openssl', artifactType: 'apk', severities: scored(HIGH) });
});
afterAll(() => gate.close());

const SBOM = spdx('openssl@3.3.0-r0', 'zlib@1.3-r0');
const envelope = (predicateType: string, predicate: unknown): object => ({
  payloadType: 'application/vnd.in-toto+json',
  payload: Buffer.from(
    JSON.stringify({ _type: 'https://in-toto.io/Statement/v1', predicateType, predicate }),
  ).toString('base64'),
  signatures: [{ sig: 'x' }],
});
const SIGNED = envelope('https://spdx.dev/Document', SBOM);
const PROVENANCE = envelope('https://slsa.dev/provenance/v1', { builder: { id: 'x' } });
const lines = (...values: readonly object[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');

describe('an SBOM as tools give it', () => {
  it.each([
    ['one envelope a line, as `cosign download attestation` prints them', lines(PROVENANCE, SIGNED)],
    ['one bundle a line', lines({ dsseEnvelope: PROVENANCE }, { dsseEnvelope: SIGNED })],
    ['a bundle', { mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json', dsseEnvelope: SIGNED }],
    ["buildx's for one platform", { SPDX: SBOM }],
    ["buildx's for several platforms", { 'linux/amd64': { SPDX: SBOM }, 'linux/arm64': { SPDX: SBOM } }],
  ])('is read: %s', async (_, content) => {
    gate.write('sbom.json', content);
    const run = await gate.run({ sbom: 'sbom.json' });
    expect([run.exitCode, run.outputs['count']], run.log.visible).toEqual([1, '1']);
    expect(run.log.visible).toContain('sbom.json (SPDX 2.3): 2 packages checked');
  });

  it("is read in syft's own format, in XML, and in tags and values", async () => {
    const purl = 'pkg:apk/wolfi/openssl@3.3.0-r0';
    gate.write('syft.json', { artifacts: [{ name: 'openssl', purl }], descriptor: { name: 'syft' } });
    gate.write(
      'bom.xml',
      `<bom xmlns="http://cyclonedx.org/schema/bom/1.6"><components><component type="library"><name>openssl</name><purl>${purl}</purl></component></components></bom>`,
    );
    gate.write(
      'sbom.spdx',
      `SPDXVersion: SPDX-2.3\nPackageName: openssl\nExternalRef: PACKAGE-MANAGER purl ${purl}\n`,
    );
    for (const sbom of ['syft.json', 'bom.xml', 'sbom.spdx']) {
      const run = await gate.run({ sbom });
      expect([run.exitCode, run.outputs['count']], run.log.visible).toEqual([1, '1']);
    }
  });

  it('is refused as SPDX in YAML, with the command that converts it', async () => {
    gate.write('sbom.json', 'SPDXID: "SPDXRef-DOCUMENT"\nspdxVersion: "SPDX-2.3"\n');
    const run = await gate.run({ sbom: 'sbom.json' });
    expect(run.exitCode).toBe(2);
    expect(run.log.visible).toContain('it is SPDX in YAML');
    expect(run.log.visible).toContain('pyspdxtools --infile sbom.spdx.yaml --outfile sbom.spdx.json');
  });

  it('is refused where no attestation is about an SBOM', async () => {
    gate.write('sbom.json', lines(PROVENANCE, PROVENANCE));
    const run = await gate.run({ sbom: 'sbom.json' });
    expect(run.exitCode).toBe(2);
    expect(run.log.visible).toContain(
      'it has 2 attestations, but none of an SBOM: https://slsa.dev/provenance/v1',
    );
  });
});
