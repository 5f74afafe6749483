import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedIn, HIGH, scored, spdx } from '../support/gate-world.ts';
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
    const run = await gate.start({ sbom: 'sbom.json' });
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

describe('what an SBOM leaves open', () => {
  const purl = (text: string): object => ({
    type: 'library',
    name: text.split('@')[0],
    purl: `pkg:apk/wolfi/${text}`,
  });

  it('is judged by the source of a package, and as affected without a version; its gaps are reported', async () => {
    gate.advisory({ artifactName: 'zlib', artifactType: 'apk', events: fixedIn('9-r0') });
    gate.write('sbom.json', {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      components: [purl('libssl3@3.3.0-r0?origin=openssl'), purl('zlib')],
      compositions: [{ aggregate: 'incomplete' }],
    });
    const run = await gate.run({ sbom: 'sbom.json' });
    expect([run.exitCode, run.outputs['count']], run.log.visible).toEqual([1, '2']);
    expect(run.report['coverage']).toMatchObject({
      seen: 3,
      unread: [
        { what: 'zlib', why: expect.stringContaining('no version in sbom.json') },
        { what: 'sbom.json', why: expect.stringContaining('is not complete') },
      ],
    });
  });

  const creation = { type: 'CreationInfo', '@id': '_:c', specVersion: '3.0.1' };
  const terms = 'https://spdx.org/rdf/3.0.1/terms';
  const software_packageUrl = 'pkg:apk/wolfi/openssl@3.3.0-r0';
  const graphOf = (...elements: readonly object[]): object => ({
    '@context': 'https://spdx.org/rdf/3.0.1/spdx-context.jsonld',
    '@graph': [creation, ...elements],
  });

  it.each([
    [
      'a subclass of package',
      graphOf({ type: 'ai_AIPackage', spdxId: 'urn:a', name: 'x', software_packageUrl }),
    ],
    [
      'full IRIs',
      graphOf({
        '@type': `${terms}/Software/Package`,
        '@id': 'urn:a',
        [`${terms}/Core/name`]: [{ '@value': 'openssl' }],
        [`${terms}/Software/packageUrl`]: [{ '@value': software_packageUrl }],
      }),
    ],
    [
      'an inlined element',
      graphOf({
        type: 'SpdxDocument',
        spdxId: 'urn:d',
        rootElement: [{ type: 'software_Package', spdxId: 'urn:a', name: 'openssl', software_packageUrl }],
      }),
    ],
    [
      'a file with a purl',
      graphOf({ type: 'software_Sbom' }, { type: 'software_File', name: 'f', software_packageUrl }),
    ],
    [
      'a source by `GENERATED_FROM`',
      {
        spdxVersion: 'SPDX-2.3',
        packages: [
          {
            SPDXID: 'SPDXRef-a',
            name: 'libssl3',
            versionInfo: '3.3.0-r0',
            externalRefs: [{ referenceType: 'purl', referenceLocator: 'pkg:apk/wolfi/libssl3@3.3.0-r0' }],
          },
          { SPDXID: 'SPDXRef-b', name: 'openssl', versionInfo: '3.3.0' },
        ],
        relationships: [
          { spdxElementId: 'SPDXRef-a', relationshipType: 'GENERATED_FROM', relatedSpdxElement: 'SPDXRef-b' },
        ],
      },
    ],
    [
      'a subject with an empty name',
      {
        bomFormat: 'CycloneDX',
        specVersion: '1.6',
        metadata: { component: { type: 'container', name: '' } },
        components: [purl('openssl@3.3.0-r0')],
      },
    ],
  ])('is looked up all the same: %s', async (_, sbom) => {
    gate.write('sbom.json', sbom);
    const run = await gate.run({ sbom: 'sbom.json' });
    expect([run.exitCode, run.outputs['count']], run.log.visible).toEqual([1, '1']);
  });

  it('is not hidden by an ignore of everything without a warning', async () => {
    gate.write('.github/platform-actions.yml', 'version: 1\nignore: [{ artifact: "*", reason: all }]\n');
    gate.write('sbom.json', SBOM);
    const run = await gate.run({ sbom: 'sbom.json' });
    expect([run.exitCode, run.outputs['result']], run.log.visible).toEqual([0, 'warn']);
    expect(run.report['findings']).toMatchObject([{ rule: 'ignore-everything', level: 'warning' }]);
  });
});

describe('VEX documents', () => {
  const openssl = 'pkg:apk/wolfi/openssl@3.3.0-r0';
  const zlib = 'pkg:apk/wolfi/zlib@1.3-r0';
  const curl = 'pkg:apk/wolfi/curl@8.0.0-r0';

  it('of all three formats end the advisories that they are about', async () => {
    gate.reset();
    for (const [index, artifactName] of ['openssl', 'zlib', 'curl'].entries())
      gate.advisory({
        artifactName,
        artifactType: 'apk',
        aliases: [`CVE-2026-${index}`],
        severities: scored(HIGH),
      });
    gate.write('sbom.json', spdx('openssl@3.3.0-r0', 'zlib@1.3-r0', 'curl@8.0.0-r0'));
    gate.write('vex/open.json', {
      '@context': 'https://openvex.dev/ns/v0.2.0',
      timestamp: '2026-11-01T00:00:00Z',
      statements: [
        {
          vulnerability: { name: 'CVE-2026-0' },
          products: [{ '@id': openssl }],
          status: 'not_affected',
          justification: 'vulnerable_code_not_present',
        },
      ],
    });
    gate.write('vex/cyclonedx.json', {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      vulnerabilities: [
        { id: 'CVE-2026-1', analysis: { state: 'false_positive' }, affects: [{ ref: zlib }] },
      ],
    });
    gate.write('vex/csaf.json', {
      document: { csaf_version: '2.0' },
      product_tree: {
        full_product_names: [
          { product_id: 'P', name: 'curl', product_identification_helper: { purl: curl } },
        ],
      },
      vulnerabilities: [{ cve: 'CVE-2026-2', product_status: { fixed: ['P'] } }],
    });
    const run = await gate.run({ sbom: 'sbom.json', vex: 'vex/*.json' });
    expect([run.exitCode, run.outputs['ignored-count']], run.log.visible).toEqual([0, '3']);
    expect(run.summary).toContain('VEX vex/csaf.json: fixed');
    expect(run.summary).toContain('VEX vex/cyclonedx.json: not&#x5f;affected');
    expect(run.summary).toContain('VEX vex/open.json: not&#x5f;affected &#x28;vulnerable&#x5f;code');
  });
});
