import { describe, expect, it } from 'vitest';
import { groupByName } from '../../../../src/commands/advisory-gate/sbom/package-in-hand.ts';
import { parseSbom } from '../../../support/parse-sbom.ts';

const APK_PURL = 'pkg:apk/wolfi/openssl@3.1.4-r5?arch=x86_64';

const spdx2 = (overrides: object = {}): object => ({
  spdxVersion: 'SPDX-2.3',
  SPDXID: 'SPDXRef-DOCUMENT',
  name: 'sbom',
  packages: [
    {
      SPDXID: 'SPDXRef-1',
      name: 'openssl',
      versionInfo: '3.1.4-r5',
      externalRefs: [
        { referenceCategory: 'SECURITY', referenceType: 'cpe23Type', referenceLocator: 'cpe:2.3:a:x:y' },
        { referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator: APK_PURL },
      ],
    },
  ],
  ...overrides,
});

const purlPackage = (purl: string, name = 'x'): object => ({
  name,
  versionInfo: '9',
  externalRefs: [{ referenceCategory: 'PACKAGE_MANAGER', referenceType: 'purl', referenceLocator: purl }],
});

const spdx3 = (graph: readonly unknown[], overrides: object = {}): object => ({
  '@context': 'https://spdx.org/rdf/3.0.1/spdx-context.jsonld',
  '@graph': [{ type: 'CreationInfo', '@id': '_:c', specVersion: '3.0.1' }, ...graph],
  ...overrides,
});

const cycloneDx = (overrides: object = {}): object => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  components: [{ type: 'library', name: 'openssl', version: '3.1.4-r5', purl: APK_PURL }],
  ...overrides,
});

/** A DSSE envelope, as cosign writes it. */
const envelope = (payload: unknown, encoding: 'base64' | 'base64url' = 'base64') => ({
  payloadType: 'application/vnd.in-toto+json',
  payload: Buffer.from(JSON.stringify(payload)).toString(encoding),
  signatures: [{ keyid: '', sig: 'x' }],
});

const parse = (value: unknown, types: readonly string[] = ['apk']): ReturnType<typeof parseSbom> =>
  parseSbom(typeof value === 'string' ? value : JSON.stringify(value), 'sbom.json', types);

const OPENSSL = {
  name: 'openssl',
  type: 'apk',
  version: '3.1.4-r5',
  arch: 'x86_64',
  purl: APK_PURL,
  source: 'sbom.json',
};
/** The rest of an SBOM that lists only packages. */
const NOTHING_ELSE = {
  skipped: new Map(),
  notPackages: 0,
  gaps: [],
  unaccounted: [],
  unreadable: [],
  subjects: [],
  digests: [],
};
const [HEX_A, HEX_B] = ['a'.repeat(64), 'b'.repeat(64)];

describe('parseSbom', () => {
  it.each([
    ['SPDX 2.3', spdx2(), 'SPDX 2.3'],
    ['SPDX 2.2', spdx2({ spdxVersion: 'SPDX-2.2' }), 'SPDX 2.2'],
    ['SPDX 2.3 behind a byte order mark', `\ufeff${JSON.stringify(spdx2())}`, 'SPDX 2.3'],
    [
      'an in-toto statement',
      {
        _type: 'https://in-toto.io/Statement/v1',
        predicateType: 'https://spdx.dev/Document',
        predicate: spdx2(),
      },
      'SPDX 2.3',
    ],
    ['an export of the dependency graph', { sbom: spdx2() }, 'SPDX 2.3'],
    ['a signed statement', envelope({ predicateType: 'x', predicate: spdx2({ comment: 'ü' }) }), 'SPDX 2.3'],
    [
      'one in the alphabet of URLs',
      envelope({ predicateType: 'x', predicate: spdx2({ comment: '???>>>' }) }, 'base64url'),
      'SPDX 2.3',
    ],
    ['a signed SBOM', envelope(spdx2()), 'SPDX 2.3'],
    [
      'SPDX 3.0 with a package URL',
      spdx3([
        {
          type: 'software_Package',
          name: 'openssl',
          software_packageVersion: '3.1.4-r5',
          software_packageUrl: APK_PURL,
        },
      ]),
      'SPDX 3.0.1',
    ],
    [
      'SPDX 3.0 with an external identifier',
      spdx3(
        [
          { '@type': 'SpdxDocument' },
          {
            '@type': 'software_Package',
            name: 'openssl',
            externalIdentifier: [
              { externalIdentifierType: 'cpe23', identifier: 'cpe' },
              { externalIdentifierType: 'packageUrl', identifier: APK_PURL },
            ],
          },
        ],
        { '@context': ['https://spdx.github.io/spdx-spec/v3.0/context.json', {}] },
      ),
      'SPDX 3.0.1',
    ],
    ['CycloneDX 1.4', cycloneDx({ specVersion: '1.4' }), 'CycloneDX 1.4'],
    ['CycloneDX 1.7', cycloneDx({ specVersion: '1.7' }), 'CycloneDX 1.7'],
  ])('reads %s', (_, value, format) => {
    expect(parse(value)).toEqual({
      kind: 'sbom',
      format,
      packages: [OPENSSL],
      packageCount: 1,
      ...NOTHING_ELSE,
    });
  });

  it('takes the version of the entry where the purl has none', () => {
    expect(parse(spdx2({ packages: [purlPackage('pkg:apk/wolfi/zlib')] }))).toMatchObject({
      packages: [{ name: 'zlib', version: '9' }],
    });
    expect(parse(cycloneDx({ components: [{ name: 'zlib', purl: 'pkg:apk/wolfi/zlib' }] }))).toEqual({
      kind: 'sbom',
      format: 'CycloneDX 1.6',
      packages: [{ name: 'zlib', type: 'apk', purl: 'pkg:apk/wolfi/zlib', source: 'sbom.json' }],
      packageCount: 1,
      ...NOTHING_ELSE,
      unaccounted: [{ name: 'zlib', type: 'apk' }],
    });
  });

  it.each(['NOASSERTION', 'none', 'UNKNOWN', ' '])('takes the version `%s` for none', (version) => {
    const purl = 'pkg:apk/wolfi/zlib';
    for (const written of [purl, `${purl}@${encodeURIComponent(version)}`]) {
      const read = parse(cycloneDx({ components: [{ name: 'zlib', purl: written, version }] }));
      expect(read).toMatchObject({ packageCount: 1, unaccounted: [{ name: 'zlib', type: 'apk' }] });
      expect(read).not.toMatchObject({ packages: [{ version: expect.anything() }] });
    }
  });

  it.each([
    ['openssl', '3.1.4-r4', '3.1.4-r4'],
    ['openssl', '3.1.4-r6', '3.1.4-r5'],
    ['openssl', 'not a version', '3.1.4-r5'],
    ['libssl3', '3.1.4-r4', '3.1.4-r5'],
  ])('takes the older version of a purl and its entry: %s %s', (name, version, judged) => {
    const components = [{ type: 'library', name, version, purl: APK_PURL }];
    const sbom = parseSbom(JSON.stringify(cycloneDx({ components })), 's', ['apk']);
    expect(sbom).toMatchObject({ packageCount: 1, packages: [{ name: 'openssl', version: judged }] });
  });

  it('takes the version of the entry where that of the purl stands for none', () => {
    const component = { name: 'zlib', purl: 'pkg:apk/wolfi/zlib@UNKNOWN', version: '1.3-r0' };
    expect(parse(cycloneDx({ components: [component] }))).toMatchObject({
      packages: [{ version: '1.3-r0' }],
      unaccounted: [],
    });
  });

  it('counts other types as skipped, and entries without a type as unaccounted', () => {
    const packages = [
      purlPackage('pkg:npm/left-pad@1.0.0'),
      purlPackage('pkg:npm/right-pad@1.0.0'),
      purlPackage('not a purl'),
      { name: 'a' },
      { name: 'b', externalRefs: 'none' },
      { name: 'c', externalRefs: [{ referenceType: 'cpe23Type' }, 1] },
      { name: 'd', externalRefs: [{ referenceType: 'purl', referenceLocator: 5 }] },
    ];
    expect(parse(spdx2({ packages }))).toEqual({
      kind: 'sbom',
      format: 'SPDX 2.3',
      packages: [],
      packageCount: 0,
      ...NOTHING_ELSE,
      skipped: new Map([['npm', 2]]),
      unaccounted: [{ name: 'x', version: '9' }, ...['a', 'b', 'c', 'd'].map((name) => ({ name }))],
    });
  });

  it('takes an SPDX 3.0 package whose identifiers are no purl for one without', () => {
    const identifiers = [{ externalIdentifierType: 'cpe23', identifier: 'cpe' }, 1];
    const read = parse(spdx3([{ type: 'software_Package', name: 'a', externalIdentifier: identifiers }]));
    expect(read).toMatchObject({ packages: [], unaccounted: [{ name: 'a' }] });
    expect(parse(spdx3([{ type: 'software_Package', name: 'a' }]))).toEqual(read);
  });

  it('finds a wanted purl among several of one package', () => {
    const purls = ['pkg:generic/openssl@3', APK_PURL];
    const externalRefs = purls.map((referenceLocator) => ({ referenceType: 'purl', referenceLocator }));
    expect(parse(spdx2({ packages: [{ name: 'openssl', externalRefs }] }))).toMatchObject({
      packages: [{ name: 'openssl', type: 'apk', purl: APK_PURL }],
      packageCount: 1,
      skipped: new Map(),
    });
    const externalIdentifier = [{ externalIdentifierType: 'packageUrl', identifier: APK_PURL }];
    const element = { type: 'software_Package', name: 'openssl', externalIdentifier };
    expect(parse(spdx3([{ ...element, software_packageUrl: 'pkg:generic/openssl@3' }]))).toMatchObject({
      packages: [{ name: 'openssl', type: 'apk' }],
      skipped: new Map(),
    });
  });

  it('keeps the capitals of a name beside the spelling of its purl', () => {
    const read = parse(cycloneDx({ components: [{ name: 'R', purl: 'pkg:apk/wolfi/r@4.5.0-r1' }] }));
    expect(read).toMatchObject({ packages: [{ name: 'r' }, { name: 'R' }], packageCount: 1 });
    const components = [{ name: 'typing_extensions', purl: 'pkg:pypi/typing-extensions@4' }];
    expect(parse(cycloneDx({ components }), ['pypi'])).toMatchObject({
      packages: [{ name: 'typing-extensions' }, { name: 'typing_extensions' }],
      packageCount: 1,
    });
    const renamed = cycloneDx({ components: [{ name: 'GNU R', purl: 'pkg:apk/wolfi/r@4.5.0-r1' }] });
    expect(parse(renamed)).toMatchObject({ packages: [{ name: 'r' }], packageCount: 1 });
  });

  it('takes a version that is a number for its text', () => {
    const components = [{ name: 'less', version: 668, purl: 'pkg:apk/wolfi/less' }];
    expect(parse(cycloneDx({ components }))).toMatchObject({ packages: [{ version: '668' }] });
  });

  it('takes neither files nor what the document describes for packages', () => {
    const components = [
      { type: 'file', name: '/etc/passwd' },
      { type: 'library', name: 'a' },
    ];
    const metadata = { component: { type: 'container', name: 'cgr.dev/acme/app' } };
    expect(parse(cycloneDx({ components, metadata }))).toMatchObject({ unaccounted: [{ name: 'a' }] });
  });

  it('reads several wanted types, in any case, and each package once', () => {
    const packages = [purlPackage('pkg:npm/a@1'), purlPackage('pkg:npm/a@1'), purlPackage(APK_PURL)];
    const read = parse(spdx2({ packages }), ['APK', 'Npm']);
    expect(read.kind === 'sbom' && read.packages.map(({ name }) => name)).toEqual(['a', 'openssl']);
  });

  it('finds nested components and the described one', () => {
    const nested = {
      name: 'n',
      purl: 'pkg:apk/w/nested@1',
      components: [{ name: 'i', purl: 'pkg:apk/w/inner@2' }],
    };
    const read = parse(
      cycloneDx({ components: [nested], metadata: { component: { name: 'o', purl: 'pkg:apk/w/outer@3' } } }),
    );
    expect(read.kind === 'sbom' && read.packages.map(({ name }) => name).sort()).toEqual([
      'inner',
      'nested',
      'outer',
    ]);
  });

  it.each([
    [
      'a purl with repository and tag',
      {
        type: 'container',
        name: 'x',
        purl: 'pkg:oci/python@sha256%3Aab?repository_url=cgr.dev/acme/python&tag=3.12',
      },
      'cgr.dev/acme/python:3.12',
    ],
    [
      'a purl without',
      { type: 'container', name: 'x', purl: 'pkg:docker/acme%2Fpython@3.12' },
      'acme/python',
    ],
    ['a purl that cannot be decoded', { type: 'container', name: 'x', purl: 'pkg:oci/%zz' }, '%zz'],
    ['name and version', { type: 'container', name: 'acme/python', version: '3.12' }, 'acme/python:3.12'],
    [
      'a name with a tag',
      { type: 'container', name: 'localhost:5000/acme/python:3.12', version: 'sha256:ab' },
      'localhost:5000/acme/python:3.12',
    ],
    ['name and digest', { type: 'container', name: 'acme/python', version: 'sha256:ab' }, 'acme/python'],
    ['a name alone', { type: 'container', name: 'acme/python', purl: 'pkg:generic/x' }, 'acme/python'],
    ['an application', { type: 'application', name: 'acme/python' }, undefined],
  ])('knows the image of CycloneDX by %s', (_, component, image) => {
    const read = parse(cycloneDx({ metadata: { component } }));
    expect(read.kind === 'sbom' && read.image).toBe(image);
    expect(read.kind === 'sbom' && read.packages[0]?.image).toBe(image);
  });

  it('knows the image of SPDX by its first image purl', () => {
    const image = purlPackage(
      'pkg:oci/python@sha256%3Aab?arch=amd64&tag=&repository_url=cgr.dev/acme/python#sub',
    );
    const read = parse(spdx2({ packages: [purlPackage(APK_PURL), image, purlPackage('pkg:oci/other')] }));
    expect(read).toMatchObject({
      image: 'cgr.dev/acme/python',
      packages: [{ image: 'cgr.dev/acme/python' }],
    });
  });

  const container = (name: string, versionInfo?: string): object => ({
    ...{ SPDXID: 'SPDXRef-c', name, primaryPackagePurpose: 'CONTAINER' },
    ...(versionInfo === undefined ? {} : { versionInfo }),
  });
  it.each([
    ['its name', container('cgr.dev/acme/one'), 'cgr.dev/acme/one'],
    ['name and version', container('cgr.dev/acme/one', '1'), 'cgr.dev/acme/one:1'],
    ['a name with a tag', container('cgr.dev/acme/one:1', '2'), 'cgr.dev/acme/one:1'],
    ['name and digest', container('cgr.dev/acme/one', `sha256:${HEX_A}`), 'cgr.dev/acme/one'],
    ['name and no version', container('cgr.dev/acme/one', 'NOASSERTION'), 'cgr.dev/acme/one'],
    ['a name with a digest', container(`acme/one@sha256:${HEX_A}`, '1'), `acme/one@sha256:${HEX_A}`],
  ])('knows the image that SPDX describes without a purl by %s', (_, described, image) => {
    const packages = [purlPackage('pkg:oci/layer'), described, purlPackage(APK_PURL)];
    expect(parse(spdx2({ packages, documentDescribes: ['SPDXRef-c'] }))).toMatchObject({ image });
    expect(parse(spdx2({ packages }))).toMatchObject({ image: 'layer' });
  });

  it('knows the image that SPDX 3.0 describes without a purl', () => {
    const element = { name: 'acme/one', software_packageVersion: '1', software_primaryPurpose: 'container' };
    const graph = [
      { type: 'SpdxDocument', spdxId: 'd', rootElement: ['s'] },
      { type: 'software_Sbom', spdxId: 's', rootElement: ['r'] },
      { type: 'software_Package', spdxId: 'r', ...element },
    ];
    expect(parse(spdx3(graph))).toMatchObject({ image: 'acme/one:1' });
  });

  it.each([`sha256:${HEX_A}`, '/tmp/image', './image', 'out\\image', 'image.tar', 'image.tar.gz'])(
    'takes `%s` for no name of an image',
    (name) => {
      const packages = [container(name, '1'), purlPackage(APK_PURL)];
      const read = parse(spdx2({ packages, documentDescribes: ['SPDXRef-c'] }));
      expect(read.kind === 'sbom' && read.image).toBeUndefined();
    },
  );

  it.each([
    ['no JSON', '{', /^it is not JSON: /],
    ['a list', [], 'it is JSON, but not an object'],
    ['null', null, 'it is JSON, but not an object'],
    [
      'another document',
      { name: 'x' },
      'it has neither `spdxVersion` (SPDX 2.3), `@context` (SPDX 3.0) nor `bomFormat` (CycloneDX)',
    ],
    ['a signed list', envelope([]), 'it is an envelope whose payload is not a JSON object in base64'],
    ['an envelope without JSON', { payload: 'YQ==', payloadType: 'x' }, /^it is an envelope whose payload/],
    ['an envelope without base64', { payload: '{', payloadType: 'x' }, /^it is an envelope whose payload/],
    ['a bundle without a payload', { dsseEnvelope: {} }, /^it is an envelope whose payload/],
    [
      'an attestation of something else',
      envelope({ predicateType: 'https://slsa.dev/provenance/v1', predicate: {} }),
      'it has 1 attestation, but none of an SBOM: https://slsa.dev/provenance/v1',
    ],
    [
      'a statement with a text in place of the SBOM',
      { predicateType: 'https://spdx.dev/Document', predicate: 'an SBOM' },
      'its statement of the type https://spdx.dev/Document has no JSON object in it',
    ],
    [
      'a statement with a list in place of the SBOM',
      { predicateType: 'https://cyclonedx.org/bom', predicate: [] },
      'its statement of the type https://cyclonedx.org/bom has no JSON object in it',
    ],
    ['what buildx prints for nothing', { SPDX: null }, 'its `SPDX` is not an object'],
    ['lines of which one is no JSON', '{"a":1}\n{"b"', /^it is not JSON: /],
    ['lines of which one is no object', '{"spdxVersion":"SPDX-2.3"}\n5', 'it is JSON, but not an object'],
    [
      "syft's own format with a nameless artifact",
      { artifacts: [{}], descriptor: { name: 'syft' } },
      'its `artifacts[0]` has no name',
    ],
    ['artifacts of another tool', { artifacts: [], schema: {} }, /^it has neither/],
    ['another SPDX', spdx2({ spdxVersion: 'SPDX-2.9' }), 'its `spdxVersion` is "SPDX-2.9", not SPDX-2.3'],
    ['SPDX without packages', spdx2({ packages: undefined }), 'it is SPDX, but has no `packages` list'],
    ['SPDX with a package that is not an object', spdx2({ packages: [1] }), 'its `packages[0]` has no name'],
    ['SPDX with a nameless package', spdx2({ packages: [{ name: '' }] }), 'its `packages[0]` has no name'],
    [
      'JSON-LD of something else',
      { '@context': 'https://schema.org' },
      'its `@context` is not that of SPDX 3.0',
    ],
    ['SPDX 3.0 without a graph', spdx3([], { '@graph': {} }), 'it is SPDX 3.0, but has no `@graph` list'],
    ['SPDX 3.0 with an element that is not an object', spdx3([1]), 'its `@graph[1]` is not an object'],
    [
      'SPDX 3.0 with a nameless package',
      spdx3([{ type: 'software_Package' }]),
      'its package number 1 has no name',
    ],
    [
      'SPDX 3.0 without creation info',
      spdx3([], { '@graph': [{ type: 'SpdxDocument' }] }),
      'its creation info does not name SPDX 3.0',
    ],
    [
      'SPDX 3.1',
      spdx3([], { '@graph': [{ type: 'CreationInfo', specVersion: '3.1.0' }] }),
      'its creation info does not name SPDX 3.0',
    ],
    [
      'SPDX 3.0 without packages or SBOM',
      spdx3([]),
      'it is SPDX 3.0, but neither an SBOM nor a list of packages',
    ],
    [
      'CycloneDX of no version',
      cycloneDx({ specVersion: undefined }),
      'its `specVersion` is "", not 1.4 to 1.7',
    ],
    ['CycloneDX 2.0', cycloneDx({ specVersion: '2.0' }), 'its `specVersion` is "2.0", not 1.4 to 1.7'],
    [
      'CycloneDX without components',
      cycloneDx({ components: undefined }),
      'it is CycloneDX, but has no `components` list',
    ],
    [
      'CycloneDX with a component that is not an object',
      cycloneDx({ components: ['x'] }),
      'its `components[0]` has no name',
    ],
    [
      'CycloneDX with a nameless nested one',
      cycloneDx({ components: [{ name: 'a', components: [{}] }] }),
      'its `components[0].components[0]` has no name',
    ],
    [
      'CycloneDX with a nested list that is not a list',
      cycloneDx({ components: [{ name: 'a', components: {} }] }),
      'its `components[0].components` is not a list',
    ],
    [
      'CycloneDX with a described component that is not an object',
      cycloneDx({ metadata: { component: 1 } }),
      'its `metadata.component` has no name',
    ],
  ])('gives the reason why %s is no SBOM', (_, value, reason) => {
    const read = parse(value);
    expect(read.kind).toBe('unreadable');
    if (read.kind === 'unreadable') expect(read.message).toMatch(reason);
  });

  const statement = (predicateType: string, predicate: unknown): object => ({
    _type: 'https://in-toto.io/Statement/v1',
    predicateType,
    predicate,
  });
  const lines = (...values: readonly unknown[]): string =>
    `${values.map((value) => JSON.stringify(value)).join('\n')}\n`;
  const zlib = purlPackage('pkg:apk/wolfi/zlib@1.3-r0', 'zlib');

  it.each([
    [
      'envelopes one a line, provenance among them',
      lines(
        envelope(statement('https://slsa.dev/provenance/v1', { builder: 'x' })),
        envelope(statement('https://spdx.dev/Document', spdx2())),
        envelope(statement('https://cyclonedx.org/bom', cycloneDx())),
      ),
      ['openssl'],
      'SPDX 2.3, CycloneDX 1.6',
    ],
    [
      'bundles one a line',
      lines(
        { mediaType: 'x', dsseEnvelope: envelope(statement('https://spdx.dev/Document', spdx2())) },
        {
          mediaType: 'x',
          dsseEnvelope: envelope(statement('https://spdx.dev/Document/v2.3', spdx2({ packages: [zlib] }))),
        },
      ),
      ['openssl', 'zlib'],
      'SPDX 2.3',
    ],
    [
      'one bundle',
      { dsseEnvelope: envelope(statement('https://spdx.dev/Document', spdx2())) },
      ['openssl'],
      'SPDX 2.3',
    ],
    [
      'an SBOM as text in a statement',
      statement('https://spdx.dev/Document', JSON.stringify(spdx2())),
      ['openssl'],
      'SPDX 2.3',
    ],
    [
      'an SBOM as text in the data of a statement',
      statement('https://spdx.dev/Document', { Data: JSON.stringify(spdx2()), Timestamp: 'x' }),
      ['openssl'],
      'SPDX 2.3',
    ],
    ['what buildx prints for one platform', { SPDX: spdx2() }, ['openssl'], 'SPDX 2.3'],
    [
      'what buildx prints for several platforms and SBOMs',
      {
        'linux/amd64': { SPDX: spdx2() },
        'linux/arm/v7': { SPDX: spdx2(), AdditionalSPDXs: [spdx2({ packages: [zlib] })] },
      },
      ['openssl', 'zlib'],
      'SPDX 2.3',
    ],
  ])('reads %s', (_, value, names, format) => {
    const read = parse(value);
    expect(read.kind === 'sbom' ? read.packages.map(({ name }) => name) : read).toEqual(names);
    expect(read).toMatchObject({ format, packageCount: names.length });
  });

  it('gives the reason when further SBOMs of buildx are no list', () => {
    expect(parse({ SPDX: spdx2(), AdditionalSPDXs: { 0: spdx2() } })).toMatchObject({ kind: 'unreadable' });
    expect(parse({ SPDX: spdx2(), AdditionalSPDXs: null })).toMatchObject({ kind: 'sbom' });
  });

  it('gives the reason when one SBOM of several is none', () => {
    const broken = lines({ SPDX: spdx2() }, { SPDX: { spdxVersion: 'SPDX-9' } });
    expect(parse(broken)).toMatchObject({ kind: 'unreadable' });
  });

  it.each([
    ['capitals of scheme and type', 'PKG:APK/wolfi/zlib@1', 'purl', 'zlib'],
    ['slashes around the type', 'pkg://apk/wolfi/zlib@1', 'purl', 'zlib'],
    ['the former name of the type', 'pkg:alpine/zlib@1', 'purl', 'zlib'],
    ['a kind of reference in capitals', 'pkg:apk/wolfi/zlib@1', 'PURL', 'zlib'],
    ['a kind of reference that is a URI', 'pkg:apk/zlib@1', 'http://spdx.org/rdf/references/purl', 'zlib'],
  ])('reads a purl with %s', (_, referenceLocator, referenceType, name) => {
    const externalRefs = [{ referenceCategory: 'PACKAGE-MANAGER', referenceType, referenceLocator }];
    const read = parse(spdx2({ packages: [{ name: 'x', externalRefs }] }));
    expect(read).toMatchObject({ packages: [{ name, type: 'apk', version: '1' }], unaccounted: [] });
  });

  it.each([
    ['a broken escape', 'pkg:apk/wolfi/%zz@1', /unable to decode/],
    ['no name', 'pkg:apk/', /"name" is a required component/],
    ['no name under the former name of the type', 'pkg:alpine/', /"name" is a required component/],
    ['nothing but the type', 'pkg:apk', /"name" is a required component/],
    ['a leading blank', ' pkg:apk/wolfi/zlib@1', /^it begins or ends with a blank$/],
    ['too many characters', `pkg:apk/${'a'.repeat(5000)}`, /^it is longer than/],
  ])('names an entry that claims a wanted type with %s', (_, purl, reason) => {
    const read = parse(spdx2({ packages: [purlPackage(APK_PURL), purlPackage(purl, 'odd')] }));
    expect(read).toMatchObject({
      packageCount: 1,
      unreadable: [{ entry: 'odd', purl, reason: expect.stringMatching(reason) }],
      unaccounted: [],
    });
  });

  it.each(['pkg:openssl@3.3.2-r0', 'pkg:/openssl', 'pkg://openssl@3'])(
    'does not take the only part of %s for a type',
    (purl) => {
      const read = parse(spdx2({ packages: [purlPackage(purl)] }));
      expect(read).toMatchObject({ unaccounted: [{ name: 'x', version: '9' }], skipped: new Map() });
    },
  );

  it('skips an unreadable purl of another type', () => {
    const read = parse(spdx2({ packages: [purlPackage('pkg:npm/%zz')] }));
    expect(read).toMatchObject({ unreadable: [], unaccounted: [], skipped: new Map([['npm', 1]]) });
  });

  it('keeps the origin of a package that is listed twice, once without it', () => {
    const [bare, withOrigin] = ['', '?upstream=openssl'].map((rest) => `pkg:apk/wolfi/libssl3@3-r0${rest}`);
    for (const purls of [
      [bare, withOrigin],
      [withOrigin, bare],
    ]) {
      const read = parse(cycloneDx({ components: purls.map((purl) => ({ name: 'libssl3', purl })) }));
      expect(read).toMatchObject({ packageCount: 1 });
      const packages = read.kind === 'sbom' ? groupByName(read.packages).get('libssl3') : [];
      expect(packages?.map(({ origin }) => origin)).toContain('openssl');
    }
  });

  it('knows the origin of a package by what trivy writes', () => {
    const purl = 'pkg:apk/alpine/libssl3@3.1.4-r5?arch=x86_64&distro=3.19.1';
    const properties = [{ name: 'aquasecurity:trivy:SrcName', value: 'openssl' }];
    const asSpdx = { ...purlPackage(purl), sourceInfo: 'built package from: openssl 3.1.4-r5' };
    for (const read of [
      parse(cycloneDx({ components: [{ name: 'libssl3', purl, properties }] })),
      parse(spdx2({ packages: [asSpdx] })),
    ])
      expect(read).toMatchObject({ packages: [{ name: 'libssl3', origin: 'openssl' }] });
  });

  it('knows the origin of a package by its purl, or by a property', () => {
    const components = [
      { name: 'libssl3', purl: 'pkg:apk/wolfi/libssl3@3-r0?upstream=openssl%403-r0' },
      {
        name: 'libcrypto3',
        purl: 'pkg:apk/wolfi/libcrypto3@3-r0',
        properties: [{ name: 'a' }, { name: 'syft:metadata:originPackage', value: 'openssl' }],
      },
      { name: 'openssl', purl: 'pkg:apk/wolfi/openssl@3-r0?upstream=openssl', properties: [1] },
    ];
    const read = parse(cycloneDx({ components }));
    const origins = read.kind === 'sbom' ? read.packages.map(({ name, origin }) => [name, origin]) : [];
    expect(Object.fromEntries(origins)).toEqual({
      libssl3: 'openssl',
      libcrypto3: 'openssl',
      openssl: undefined,
    });
  });

  const image = (hex: string, name = `sha256:${hex}`): object => ({
    ...purlPackage(`pkg:oci/image@sha256%3A${hex}?arch=amd64`, name),
    SPDXID: `SPDXRef-${hex.slice(0, 4)}`,
  });

  it('knows what an SPDX document describes, and the images that it lists', () => {
    const packages = [image(HEX_A), image(HEX_B, 'image'), purlPackage(APK_PURL)];
    const digests = [`sha256:${HEX_A}`, `sha256:${HEX_B}`];
    for (const described of [
      { documentDescribes: ['SPDXRef-aaaa'] },
      {
        relationships: [
          1,
          {
            spdxElementId: 'SPDXRef-DOCUMENT',
            relationshipType: 'DESCRIBES',
            relatedSpdxElement: 'SPDXRef-aaaa',
          },
          { spdxElementId: 'SPDXRef-aaaa', relationshipType: 'CONTAINS', relatedSpdxElement: 'SPDXRef-bbbb' },
        ],
      },
      {
        relationships: [
          {
            spdxElementId: 'SPDXRef-aaaa',
            relationshipType: 'DESCRIBED_BY',
            relatedSpdxElement: 'SPDXRef-DOCUMENT',
          },
        ],
      },
    ])
      expect(parse(spdx2({ packages, ...described }))).toMatchObject({ subjects: [digests[0]], digests });
  });

  it('knows what a CycloneDX document describes', () => {
    const component = { type: 'container', name: 'app', version: `sha256:${HEX_A}` };
    const digests = [`sha256:${HEX_A}`];
    expect(parse(cycloneDx({ metadata: { component } }))).toMatchObject({ subjects: digests, digests });
  });

  it('takes the only subject and what is no package by its purpose for none, unless it has a purl', () => {
    const packages = [
      { SPDXID: 'SPDXRef-1', name: 'image' },
      { name: 'wolfi', primaryPackagePurpose: 'OPERATING-SYSTEM' },
      { name: 'libssl3', versionInfo: '3', primaryPackagePurpose: 'LIBRARY' },
    ];
    const read = parse(spdx2({ packages, documentDescribes: ['SPDXRef-1'] }));
    expect(read).toMatchObject({ unaccounted: [{ name: 'libssl3', version: '3' }] });
    const all = spdx2({ packages: [packages[0]], documentDescribes: ['SPDXRef-1'] });
    expect(parse(all)).toMatchObject({ unaccounted: [{ name: 'image' }] });
    const layer = { type: 'software_Package', name: 'layer', software_primaryPurpose: 'container' };
    expect(parse(spdx3([layer]))).toMatchObject({ unaccounted: [] });
  });

  describe('an entry without a purl that has a package’s version', () => {
    const HIDDEN = { name: 'openssl', version: '3.0.0-r0' };
    const spdxEntry = (primaryPackagePurpose: string, versionInfo: string): object =>
      spdx2({ packages: [purlPackage(APK_PURL), { name: 'openssl', versionInfo, primaryPackagePurpose }] });
    const spdx3Entry = (software_primaryPurpose: string, software_packageVersion: string): object =>
      spdx3([
        { type: 'software_Package', name: 'openssl', software_primaryPurpose, software_packageVersion },
      ]);
    const component = (type: string, version: string): object =>
      cycloneDx({ components: [{ type, name: 'openssl', version }] });

    it.each([
      ['FILE', spdxEntry('FILE', HIDDEN.version)],
      ['SOURCE', spdxEntry('SOURCE', HIDDEN.version)],
      ['OPERATING-SYSTEM', spdxEntry('OPERATING-SYSTEM', HIDDEN.version)],
      ['CONTAINER', spdxEntry('CONTAINER', HIDDEN.version)],
      ['an SPDX 3.0 file', spdx3Entry('file', HIDDEN.version)],
      ['an SPDX 3.0 operatingSystem', spdx3Entry('operatingSystem', HIDDEN.version)],
      ['a CycloneDX file', component('file', HIDDEN.version)],
      ['a CycloneDX container', component('container', HIDDEN.version)],
    ])('is unaccounted, although it calls itself %s', (_, document) => {
      expect(parse(document)).toMatchObject({ unaccounted: [HIDDEN] });
    });

    it.each([
      ['a file with its digest', spdxEntry('FILE', `sha256:${HEX_A}`)],
      ['a file without an assertion', spdxEntry('FILE', 'NOASSERTION')],
      ['the source of an image at a commit', spdxEntry('SOURCE', 'a'.repeat(40))],
      ['an operating system, as apko spells it', spdxEntry('OPERATING_SYSTEM', '20230201')],
      ['an operating system, as trivy writes it', spdxEntry('OPERATING-SYSTEM', '3.15.11')],
      ['an SPDX 3.0 operating system', spdx3Entry('operatingSystem', '20230201')],
      ['a CycloneDX file with its digest', component('file', `sha256:${HEX_A}`)],
      ['a CycloneDX operating system', component('operating-system', '20230201')],
    ])('is not %s', (_, document) => {
      expect(parse(document)).toMatchObject({ unaccounted: [] });
    });

    it('is not what the document describes', () => {
      const root = { SPDXID: 'SPDXRef-r', name: 'app', versionInfo: '1.2', primaryPackagePurpose: 'FILE' };
      const packages = [root, purlPackage(APK_PURL)];
      expect(parse(spdx2({ packages, documentDescribes: ['SPDXRef-r'] }))).toMatchObject({ unaccounted: [] });
      const element = { software_primaryPurpose: 'file', software_packageVersion: '1.2' };
      const graph = [
        { type: 'SpdxDocument', spdxId: 'd', rootElement: ['r'] },
        { type: 'software_Package', spdxId: 'r', name: 'app', ...element },
      ];
      expect(parse(spdx3(graph))).toMatchObject({ unaccounted: [] });
    });
  });

  it('reads an SPDX 3.0 SBOM and a CycloneDX one that list nothing, as lists of nothing', () => {
    expect(parse(spdx3([{ type: 'software_Sbom' }]))).toMatchObject({ kind: 'sbom', packages: [] });
    expect(parse(cycloneDx({ components: [] }))).toMatchObject({ kind: 'sbom', packages: [] });
  });

  it('walks components nested very deep', () => {
    const depth = 20_000;
    const deepest = JSON.stringify({ name: 'deepest', purl: APK_PURL });
    const components = `[${'{"name":"c","components":['.repeat(depth)}${deepest}${']}'.repeat(depth)}]`;
    expect(parse(`{"bomFormat":"CycloneDX","specVersion":"1.6","components":${components}}`)).toMatchObject({
      packages: [OPENSSL],
    });
  });

  it('reads 50,000 packages in bounded memory', () => {
    const components = Array.from({ length: 50_000 }, (_, index) => ({
      type: 'library',
      name: `package-${index}`,
      version: '1.2.3-r4',
      purl: `pkg:apk/wolfi/package-${index}@1.2.3-r4?arch=x86_64`,
    }));
    const text = JSON.stringify(cycloneDx({ components }));
    const before = process.memoryUsage().heapUsed;
    const read = parse(text);
    const used = process.memoryUsage().heapUsed - before;
    expect(read.kind === 'sbom' && read.packages.length).toBe(50_000);
    expect(used).toBeLessThan(200 * 1024 * 1024);
  });
});
