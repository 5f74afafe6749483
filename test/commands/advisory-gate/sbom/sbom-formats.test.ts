import { describe, expect, it } from 'vitest';
import { parseVex } from '../../../../src/commands/advisory-gate/vex/read-vex.ts';
import { parseSbom } from '../../../support/parse-sbom.ts';

const parse = (value: unknown): ReturnType<typeof parseSbom> =>
  parseSbom(typeof value === 'string' ? value : JSON.stringify(value), 'sbom', ['apk']);

/** Name, version and origins of each package of an SBOM. */
const packagesOf = (value: unknown): readonly (readonly (string | undefined)[])[] => {
  const read = parse(value);
  if (read.kind === 'unreadable') throw new Error(read.message);
  return read.packages.map(({ name, origin, version }) => [name, version, origin]);
};

const PURL = 'pkg:apk/alpine/libcrypto3@3.3.0-r0';
const bom = (body: string): string =>
  `<?xml version="1.0"?><bom xmlns="http://cyclonedx.org/schema/bom/1.6" version="1">${body}</bom>`;

describe('CycloneDX in XML', () => {
  it('gives what its JSON gives: nested components, origins, the image', () => {
    const text = bom(`
      <metadata><component type="container"><name>cgr.dev/acme/app</name><version>1</version></component></metadata>
      <components>
        <component type="library" bom-ref="a"><name>libcrypto3</name><version>3.3.0-r0</version>
          <purl>${PURL}?arch=x86_64&amp;distro=3.20</purl>
          <properties><property name="syft:metadata:originPackage"><![CDATA[openssl]]></property></properties>
          <pedigree><ancestors><component type="library"><name>x</name><purl>pkg:apk/a/x@1</purl></component></ancestors></pedigree>
          <components><component type="library"><name>zlib</name><purl>pkg:apk/alpine/zlib@1.3-r0</purl></component></components>
        </component>
        <x:note xmlns:x="urn:x">left out</x:note>
      </components>`);
    expect(packagesOf(text)).toEqual([
      ['libcrypto3', '3.3.0-r0', 'openssl'],
      ['zlib', '1.3-r0', undefined],
    ]);
    expect(parse(text)).toMatchObject({
      format: 'CycloneDX 1.6',
      image: 'cgr.dev/acme/app:1',
      notPackages: 1,
    });
  });

  it.each([
    ['cut off', bom('<components>').slice(0, -6), /^it is not well-formed XML/],
    ['with a document type', `<!DOCTYPE bom [<!ENTITY a "b">]>${bom('')}`, 'document type'],
    ['of another kind', '<project xmlns="http://maven.apache.org/POM/4.0.0"/>', 'its root is `project`'],
    ['without components', bom(''), 'has no `components` list'],
    [
      'with a second list that hides the first',
      bom('<components/><components/>'),
      'more than one `components`',
    ],
    [
      'with a second purl that hides the first',
      bom(
        `<components><component><name>a</name><purl>${PURL}</purl><purl>pkg:npm/a</purl></component></components>`,
      ),
      'one of its `component` elements has more than one `purl`',
    ],
  ])('is refused %s', (_, text, reason) => {
    const read = parse(text);
    expect(read.kind === 'unreadable' && read.message).toMatch(reason);
  });
});

const tags = (...lines: readonly string[]): string =>
  [
    '# made by hand',
    '',
    'SPDXVersion: SPDX-2.3',
    'SPDXID: SPDXRef-DOCUMENT',
    'DocumentName: app',
    ...lines,
  ].join('\n');

describe('SPDX in tags and values', () => {
  it('gives what its JSON gives: versions, purls, sources, relationships', () => {
    const text = tags(
      'PackageName: libcrypto3',
      'SPDXID: SPDXRef-a',
      'PackageVersion: 3.3.0-r0',
      'PackageComment: <text>two',
      'PackageName: not a tag</text>',
      `ExternalRef: PACKAGE-MANAGER purl ${PURL}`,
      'PackageName: openssl-source',
      'SPDXID: SPDXRef-b',
      'PrimaryPackagePurpose: SOURCE',
      'FileName: ./x',
      'SPDXID: SPDXRef-file',
      'Relationship: SPDXRef-a GENERATED_FROM SPDXRef-b',
      'ExternalDocumentRef: DocumentRef-base https://example.test/base SHA1: aa',
    );
    expect(packagesOf(text)).toEqual([['libcrypto3', '3.3.0-r0', 'openssl-source']]);
    expect(parse(text)).toMatchObject({
      format: 'SPDX 2.3',
      notPackages: 1,
      gaps: ['it refers to other documents, which were not read: https://example.test/base'],
    });
  });

  it.each([
    ['a line that is no tag', tags('PackageName: a', 'something else'), 'its line 7 is neither a tag nor'],
    ['a text without an end', tags('PackageName: a', 'PackageComment: <text>x'), 'line 7 has no end'],
    [
      'a second version that hides the first',
      tags('PackageName: a', 'PackageVersion: 9', 'PackageVersion: 1'),
      'more than one `PackageVersion`',
    ],
    ['another version of SPDX', 'SPDXVersion: SPDX-1.2\n', '"SPDX-1.2", not SPDX-2.3'],
  ])('is refused with %s', (_, text, reason) => {
    const read = parse(text);
    expect(read.kind === 'unreadable' && read.message).toMatch(reason);
  });
});

describe('JSON with a key twice in one object', () => {
  const component = (name: string): object => ({
    type: 'library',
    name,
    purl: `pkg:apk/alpine/${name}@1-r0`,
  });
  const head = '{"bomFormat":"CycloneDX","specVersion":"1.6","components":';
  const text = `${head}${JSON.stringify([component('bad')])},"components":${JSON.stringify([component('good')])}}`;
  const escaped = text.replace(',"components"', String.raw`,"\u0063omponents"`);
  const nested = `${head}[{"type":"library","name":"a","purl":"pkg:apk/alpine/a@1-r0","purl":"pkg:apk/alpine/b@2-r0"}]}`;
  const envelope = (payload: string): string =>
    JSON.stringify({
      payloadType: 'application/vnd.in-toto+json',
      payload: Buffer.from(payload).toString('base64'),
      signatures: [],
    });

  it.each([
    ['its list of components', text, 'components'],
    ['the same with an escape', escaped, 'components'],
    ['a purl', nested, 'purl'],
    ['the document in an envelope', envelope(text), 'components'],
    ['one of several lines', `${envelope('{}')}\n${text}\n`, 'components'],
  ])('is refused: %s', (_, given, key) => {
    const read = parse(given);
    expect(read.kind === 'unreadable' && read.message).toBe(
      `an object of its JSON has the key "${key}" twice`,
    );
  });

  it('is refused as VEX too', () => {
    const text = '{"@context":"https://openvex.dev/ns/v0.2.0","statements":[],"statements":[]}';
    expect(() => parseVex(text)).toThrow('an object of its JSON has the key "statements" twice');
  });
});

describe("syft's own JSON", () => {
  it('gives names, versions, purls, origins and the image', () => {
    const source = {
      type: 'image',
      metadata: { userInput: 'cgr.dev/acme/app:1', manifestDigest: `sha256:${'a'.repeat(64)}` },
    };
    const artifacts = [
      { name: 'libcrypto3', version: '3.3.0-r0', purl: PURL, metadata: { originPackage: 'openssl' } },
      { name: 'left-pad', version: '1', purl: 'pkg:npm/left-pad@1' },
      { name: 'busybox', version: '1.31.1', purl: '' },
    ];
    const text = { artifacts, source, descriptor: { name: 'syft' }, schema: { version: '16.0.0' } };
    expect(packagesOf(text)).toEqual([['libcrypto3', '3.3.0-r0', 'openssl']]);
    expect(parse(text)).toMatchObject({
      format: 'syft JSON 16.0.0',
      image: 'cgr.dev/acme/app:1',
      subjects: [`sha256:${'a'.repeat(64)}`],
      skipped: new Map([['npm', 1]]),
      unaccounted: [{ name: 'busybox', version: '1.31.1' }],
    });
  });
});

describe('another form of a format', () => {
  it.each([
    ['SPDX in YAML', 'SPDXID: "SPDXRef-DOCUMENT"\nspdxVersion: "SPDX-2.3"\n', 'pyspdxtools --infile'],
    ['SPDX in XML', '<Document><SPDXID>SPDXRef-DOCUMENT</SPDXID></Document>', 'pyspdxtools --infile'],
    ['CycloneDX in protobuf', '# proto\nspec_version: "1.5"\n', 'cyclonedx convert --input-file'],
  ])('is refused with the command that converts it: %s', (_, text, fix) => {
    expect(parse(text)).toMatchObject({ kind: 'unreadable', fix: expect.stringContaining(fix) });
  });
});

const SPDX3 = 'https://spdx.org/rdf/3.0.1/terms';
const CREATION = { type: 'CreationInfo', '@id': '_:c', specVersion: '3.0.1' };
const spdx3 = (...graph: readonly unknown[]): object => ({
  '@context': 'https://spdx.org/rdf/3.0.1/spdx-context.jsonld',
  '@graph': [CREATION, { type: 'SpdxDocument', spdxId: 'urn:d', rootElement: ['urn:root'] }, ...graph],
});
const identified = { externalIdentifier: [{ externalIdentifierType: 'packageUrl', identifier: PURL }] };

describe('SPDX 3', () => {
  const found = [['libcrypto3', '3.3.0-r0', undefined]];
  it.each([
    ['a subclass of package', spdx3({ type: 'ai_AIPackage', name: 'libcrypto3', ...identified })],
    ['another subclass', spdx3({ type: 'dataset_DatasetPackage', name: 'libcrypto3', ...identified })],
    ['a file with a purl', spdx3({ type: 'software_File', name: 'libcrypto3', ...identified })],
    [
      'full IRIs in place of names',
      spdx3({
        '@type': `${SPDX3}/Software/Package`,
        [`${SPDX3}/Core/name`]: 'libcrypto3',
        [`${SPDX3}/Software/packageUrl`]: PURL,
      }),
    ],
    [
      'expanded JSON-LD',
      [
        { '@type': [`${SPDX3}/Core/CreationInfo`], [`${SPDX3}/Core/specVersion`]: [{ '@value': '3.0.1' }] },
        {
          '@id': 'urn:a',
          '@type': [`${SPDX3}/Software/Package`],
          [`${SPDX3}/Core/name`]: [{ '@value': 'libcrypto3' }],
          [`${SPDX3}/Software/packageUrl`]: [{ '@value': PURL }],
        },
      ],
    ],
    [
      'an element inside of a relationship',
      spdx3({
        type: 'Relationship',
        relationshipType: 'contains',
        from: 'urn:root',
        to: [{ type: 'software_Package', name: 'libcrypto3', software_packageUrl: PURL }],
      }),
    ],
    [
      'an element without a graph',
      {
        '@context': 'https://spdx.org/rdf/3.0.1/spdx-context.jsonld',
        type: 'software_Sbom',
        creationInfo: CREATION,
        element: [{ type: 'software_Package', name: 'libcrypto3', software_packageUrl: PURL }],
      },
    ],
    [
      'an identifier that is an element of its own',
      spdx3(
        { type: 'software_Package', name: 'libcrypto3', externalIdentifier: ['urn:i'] },
        {
          type: 'ExternalIdentifier',
          spdxId: 'urn:i',
          externalIdentifierType: 'packageUrl',
          identifier: PURL,
        },
      ),
    ],
  ])('is read with %s', (_, document) => {
    expect(packagesOf(document)).toEqual(found);
  });

  it('does not lose a package without a purl, whatever its class', () => {
    const read = parse(spdx3({ type: 'ai_AIPackage', name: 'model', software_packageVersion: '1' }));
    expect(read).toMatchObject({ unaccounted: [{ name: 'model', version: '1' }] });
  });

  it('tells what it imports', () => {
    const importing = {
      type: 'SpdxDocument',
      import: [{ type: 'ExternalMap', externalSpdxId: 'https://example.test/base#a' }],
    };
    expect(parse(spdx3(importing))).toMatchObject({
      gaps: ['it refers to other documents, which were not read: https://example.test/base#a'],
    });
  });
});

describe('the source of a package', () => {
  const spdx2 = (
    relationshipType: string,
    [spdxElementId, relatedSpdxElement]: readonly string[],
  ): object => ({
    spdxVersion: 'SPDX-2.3',
    packages: [
      {
        SPDXID: 'SPDXRef-built',
        name: 'libcrypto3',
        externalRefs: [{ referenceType: 'purl', referenceLocator: PURL }],
      },
      { SPDXID: 'SPDXRef-source', name: 'openssl', primaryPackagePurpose: 'SOURCE' },
    ],
    relationships: [
      { spdxElementId, relationshipType, relatedSpdxElement },
      {
        spdxElementId: 'SPDXRef-built',
        relationshipType: 'GENERATED_FROM',
        relatedSpdxElement: 'SPDXRef-file',
      },
    ],
  });
  const built = ['SPDXRef-built', 'SPDXRef-source'];
  it.each([
    ['`GENERATED_FROM` of SPDX 2', spdx2('GENERATED_FROM', built)],
    ['`GENERATES` of SPDX 2', spdx2('GENERATES', built.toReversed())],
    [
      '`generates` of SPDX 3',
      spdx3(
        { type: 'software_Package', spdxId: 'urn:a', name: 'libcrypto3', software_packageUrl: PURL },
        { type: 'software_Package', spdxId: 'urn:b', name: 'openssl', software_primaryPurpose: 'source' },
        { type: 'Relationship', relationshipType: 'generates', from: 'urn:b', to: ['urn:a'] },
      ),
    ],
  ])('is known by %s', (_, document) => {
    expect(packagesOf(document)).toEqual([['libcrypto3', '3.3.0-r0', 'openssl']]);
  });

  it('is every one of several', () => {
    const purl = `${PURL}?upstream=openssl&origin=libressl`;
    const properties = [{ name: 'aquasecurity:trivy:SrcName', value: 'boringssl' }];
    const components = [{ name: 'libcrypto3', purl, properties }];
    const document = { bomFormat: 'CycloneDX', specVersion: '1.6', components };
    expect(packagesOf(document).map(([, , origin]) => origin)).toEqual(['openssl', 'libressl', 'boringssl']);
    expect(parse(document)).toMatchObject({ packageCount: 1 });
  });
});

describe('an SBOM that says that it is not complete', () => {
  const component = { name: 'libcrypto3', purl: PURL, 'bom-ref': 'a' };
  const document = (more: object): object => ({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    components: [component],
    ...more,
  });
  it.each([
    ['complete', [{ aggregate: 'complete', assemblies: ['a'] }], []],
    ['incomplete only on vulnerabilities', [{ aggregate: 'incomplete', vulnerabilities: ['a'] }], []],
    [
      'incomplete',
      [{ aggregate: 'incomplete_third_party_only', assemblies: ['a'] }],
      ['it says that its list of components is not complete (incomplete_third_party_only): a'],
    ],
  ])('tells a composition that is %s', (_, compositions, gaps) => {
    expect(parse(document({ compositions }))).toMatchObject({ gaps });
  });

  it('tells links to other bills of materials', () => {
    const url = 'urn:cdx:f08a6ccd-4dce-4759-bd84-c626675d60a7/1';
    const gaps = [`it refers to other documents, which were not read: ${url}`];
    expect(parse(document({ externalReferences: [{ type: 'bom', url }] }))).toMatchObject({ gaps });
    const components = [{ ...component, externalReferences: [{ type: 'other', url }] }];
    expect(parse(document({ components }))).toMatchObject({ gaps });
    expect(
      parse(
        bom(
          `<components/><externalReferences><reference type="bom"><url>${url}</url></reference></externalReferences>`,
        ),
      ),
    ).toMatchObject({ gaps });
  });
});

describe('an empty name of what an SBOM describes', () => {
  it.each([
    [
      'SPDX',
      {
        spdxVersion: 'SPDX-2.3',
        documentDescribes: ['SPDXRef-image'],
        packages: [
          { SPDXID: 'SPDXRef-image', name: '', primaryPackagePurpose: 'CONTAINER' },
          { name: 'libcrypto3', externalRefs: [{ referenceType: 'purl', referenceLocator: PURL }] },
        ],
      },
    ],
    [
      'CycloneDX',
      {
        bomFormat: 'CycloneDX',
        specVersion: '1.6',
        metadata: { component: { type: '', name: '' } },
        components: [{ name: 'libcrypto3', purl: PURL }],
      },
    ],
  ])('does not refuse its packages: %s', (_, document) => {
    expect(packagesOf(document)).toEqual([['libcrypto3', '3.3.0-r0', undefined]]);
    expect(parse(document)).toMatchObject({ notPackages: 1, unaccounted: [] });
  });
});

describe('a hostile text', () => {
  const BLANKS = 300_000;
  it.each([
    ['empty lines', `${'\n'.repeat(BLANKS)}x`],
    ['comments', `${'#\n'.repeat(BLANKS)}x`],
    ['blanks', `${' '.repeat(BLANKS)}x`],
    ['a payload of blanks', { payloadType: 'x', payload: `${' '.repeat(BLANKS)}!` }],
    ['nested elements', bom(`${'<components><component>'.repeat(BLANKS / 10)}`)],
    ['a list in a list', `{"@context":"${SPDX3}","@graph":[{"a":${'['.repeat(5000)}${']'.repeat(5000)}}]}`],
    ['a tag without an end', tags(...Array.from({ length: 20_000 }, () => 'PackageComment: <text>'))],
  ])('is refused in linear time: %s', (_, value) => {
    const start = performance.now();
    expect(parse(value).kind).toBe('unreadable');
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe('several documents about one image', () => {
  const statement = (predicateType: string, predicate: object): string =>
    JSON.stringify({ _type: 'https://in-toto.io/Statement/v1', predicateType, predicate });
  const left = 'pkg:npm/left-pad@1.0.0';
  const spdx = (...purls: readonly string[]): string =>
    statement('https://spdx.dev/Document', {
      spdxVersion: 'SPDX-2.3',
      packages: purls.map((referenceLocator) => ({
        name: 'one',
        externalRefs: [{ referenceType: 'purl', referenceLocator }],
      })),
    });
  const cyclonedx = (...purls: readonly string[]): string =>
    statement('https://cyclonedx.org/bom', {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      components: purls.map((purl) => ({ type: 'library', name: 'one', purl })),
    });

  it.each([
    ['the same once', [spdx(left), cyclonedx(left)], 1],
    ['what stands in one document twice as often', [spdx(left, left), cyclonedx(left)], 2],
    ['what only one of them has too', [spdx(left), cyclonedx('pkg:npm/right-pad@1.0.0')], 2],
  ])('count %s among what is skipped', (_, lines, count) => {
    expect(parse(lines.join('\n'))).toMatchObject({ kind: 'sbom', skipped: new Map([['npm', count]]) });
  });
});
