import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseVex } from '../../../src/commands/advisory-gate/vex/read-vex.ts';
import { trackAll } from '../../support/checkout.ts';
import { type GateWorld, HIGH, scored, startGateWorld } from '../../support/gate-world.ts';

let world: GateWorld;
beforeAll(async () => {
  world = await startGateWorld();
});
afterAll(() => world.close());

const PURL = 'pkg:apk/wolfi/openssl@3.3.0-r0';
const DIGEST = `sha256:${'a'.repeat(64)}`;

/** An SBOM of an image with one package, which one advisory affects. */
beforeEach(() => {
  world.reset();
  world.write('sbom.json', {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'container', name: 'cgr.dev/acme/app:1', version: DIGEST } },
    components: [{ type: 'library', name: 'openssl', purl: `${PURL}?arch=x86_64&distro=wolfi` }],
  });
  world.advisory({
    artifactName: 'openssl',
    aliases: ['CVE-2026-1'],
    severities: scored(HIGH),
    events: [{ createTime: '2026-01-01T00:00:00.000Z', reviewState: 'REVIEW_STATE_APPROVED', detection: {} }],
  });
});

const openVex = (...statements: readonly object[]): object => ({
  '@context': 'https://openvex.dev/ns/v0.2.0',
  '@id': 'https://example.test/vex',
  author: 'acme',
  timestamp: '2026-01-01T00:00:00Z',
  version: 1,
  statements: statements.map((statement) => ({ vulnerability: { name: 'CVE-2026-1' }, ...statement })),
});
const about = (...products: readonly object[]): object => ({
  status: 'not_affected',
  justification: 'vulnerable_code_not_in_execute_path',
  products,
});
const cycloneDx = (analysis: object, ref: string, more: object = {}): object => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  vulnerabilities: [{ id: 'CVE-2026-1', analysis, affects: [{ ref }] }],
  ...more,
});
const csaf = (statuses: object, more: object = {}): object => ({
  document: {
    category: 'csaf_vex',
    csaf_version: '2.0',
    tracking: { current_release_date: '2026-01-01T00:00:00Z' },
  },
  product_tree: {
    branches: [
      {
        branches: [
          { product: { product_id: 'openssl', name: 'x', product_identification_helper: { purl: PURL } } },
          {
            product: {
              product_id: 'image',
              name: 'the image',
              product_identification_helper: { purl: `pkg:oci/app@${DIGEST.replace(':', '%3A')}` },
            },
          },
        ],
      },
    ],
    relationships: [
      {
        category: 'default_component_of',
        product_reference: 'openssl',
        relates_to_product_reference: 'image',
        full_product_name: { product_id: 'image:openssl', name: 'openssl in the image' },
      },
    ],
  },
  vulnerabilities: [
    {
      cve: 'CVE-2026-1',
      product_status: statuses,
      flags: [{ label: 'component_not_present', product_ids: ['openssl', 'image:openssl'] }],
      ...more,
    },
  ],
});
const REPOSITORY = 'repository_url=cgr.dev/acme/app';

describe('a VEX document', () => {
  it.each([
    ['OpenVEX about the package', openVex(about({ '@id': PURL }))],
    [
      'OpenVEX about the package by its identifiers',
      openVex(about({ '@id': 'x', identifiers: { purl: PURL } })),
    ],
    ['OpenVEX with other qualifiers', openVex(about({ '@id': `${PURL}?arch=x86_64&distro=chainguard` }))],
    ['OpenVEX about every version', openVex(about({ '@id': 'pkg:apk/wolfi/openssl' }))],
    [
      'OpenVEX about the package in the image by its digest',
      openVex(
        about({ '@id': `pkg:oci/app@${DIGEST.replace(':', '%3A')}`, subcomponents: [{ '@id': PURL }] }),
      ),
    ],
    [
      'OpenVEX about the package in the image by its name',
      openVex(about({ '@id': `pkg:oci/app?${REPOSITORY}&tag=1`, subcomponents: [{ '@id': PURL }] })),
    ],
    [
      'OpenVEX about the package in every tag of the image',
      openVex(about({ '@id': 'cgr.dev/acme/app', subcomponents: [{ '@id': PURL }] })),
    ],
    [
      'OpenVEX by the id of the vulnerability',
      openVex({ ...about({ '@id': PURL }), vulnerability: { name: 'x', aliases: ['cve-2026-1'] } }),
    ],
    [
      'OpenVEX of its first version',
      openVex({
        ...about(),
        vulnerability: 'CVE-2026-1',
        products: ['cgr.dev/acme/app'],
        subcomponents: [PURL],
      }),
    ],
    ['OpenVEX that says fixed', openVex({ status: 'fixed', products: [{ '@id': PURL }] })],
    [
      'OpenVEX whose later statement says so',
      openVex(
        { ...about({ '@id': PURL }), status: 'affected' },
        { ...about({ '@id': PURL }), timestamp: '2026-02-01T00:00:00Z' },
      ),
    ],
    [
      'CycloneDX, not affected',
      cycloneDx({ state: 'not_affected', justification: 'code_not_reachable' }, PURL),
    ],
    ['CycloneDX, a false positive', cycloneDx({ state: 'false_positive' }, PURL)],
    [
      'CycloneDX, resolved',
      cycloneDx({ state: 'resolved' }, `urn:cdx:f08a6ccd-4dce-4759-bd84-c626675d60a7/1#${PURL}`),
    ],
    [
      'CycloneDX about a component of the image',
      cycloneDx({ state: 'not_affected' }, 'a', {
        metadata: { component: { type: 'container', name: 'cgr.dev/acme/app', version: '1' } },
        components: [{ 'bom-ref': 'a', type: 'library', name: 'openssl', purl: PURL }],
      }),
    ],
    [
      'CycloneDX in XML',
      `<bom xmlns="http://cyclonedx.org/schema/bom/1.6"><vulnerabilities><vulnerability><id>CVE-2026-1</id><analysis><state>resolved</state></analysis><affects><target><ref>${PURL}</ref></target></affects></vulnerability></vulnerabilities></bom>`,
    ],
    ['CSAF about the package', csaf({ known_not_affected: ['openssl'] })],
    ['CSAF about the package in the image', csaf({ fixed: ['image:openssl'] })],
  ])('ignores what it calls not affected or fixed: %s', async (_, document) => {
    world.write('vex.json', document);
    const run = await world.run({ sbom: 'sbom.json', vex: 'vex.json' });
    expect([run.code, run.outputs['count'], run.outputs['ignored-count']], run.log.visible).toEqual([
      0,
      '0',
      '1',
    ]);
  });

  it.each([
    ['another vulnerability', openVex({ ...about({ '@id': PURL }), vulnerability: { name: 'CVE-2026-2' } })],
    ['another version', openVex(about({ '@id': 'pkg:apk/wolfi/openssl@3.3.0-r1' }))],
    ['another architecture', openVex(about({ '@id': `${PURL}?arch=aarch64` }))],
    ['another distribution', openVex(about({ '@id': 'pkg:apk/alpine/openssl@3.3.0-r0' }))],
    ['a package whose name begins alike', openVex(about({ '@id': 'pkg:apk/wolfi/open' }))],
    ['the image without a subcomponent', openVex(about({ '@id': 'cgr.dev/acme/app' }))],
    ['another image', openVex(about({ '@id': 'cgr.dev/acme/other', subcomponents: [{ '@id': PURL }] }))],
    [
      'another digest of an image with the same name',
      openVex(
        about({
          '@id': `pkg:oci/app@sha256%3A${'b'.repeat(64)}?${REPOSITORY}`,
          subcomponents: [{ '@id': PURL }],
        }),
      ),
    ],
    ['another tag', openVex(about({ '@id': 'cgr.dev/acme/app:2', subcomponents: [{ '@id': PURL }] }))],
    ['no product', openVex(about())],
    ['a part of the package', openVex(about({ '@id': PURL, subcomponents: { '@id': 'pkg:generic/a' } }))],
    ['under investigation', openVex({ ...about({ '@id': PURL }), status: 'under_investigation' })],
    [
      'what a later statement takes back',
      openVex(about({ '@id': PURL }), {
        ...about({ '@id': PURL }),
        status: 'affected',
        timestamp: '2026-02-01T00:00:00Z',
      }),
    ],
    ['in triage', cycloneDx({ state: 'in_triage' }, PURL)],
    ['exploitable', cycloneDx({ state: 'exploitable' }, PURL)],
    [
      'a component of another image',
      cycloneDx({ state: 'not_affected' }, 'a', {
        metadata: { component: { type: 'container', name: 'cgr.dev/acme/other', version: '1' } },
        components: [{ 'bom-ref': 'a', type: 'library', name: 'openssl', purl: PURL }],
      }),
    ],
    ['a product that is known to be affected', csaf({ known_affected: ['openssl'] })],
  ])('leaves everything else as it is: %s', async (_, document) => {
    world.write('vex.json', document);
    const run = await world.run({ sbom: 'sbom.json', vex: 'vex.json' });
    expect([run.code, run.outputs['count'], run.outputs['ignored-count']], run.log.visible).toEqual([
      1,
      '1',
      '0',
    ]);
  });

  it('has to cover every package that is affected', async () => {
    world.write('other.json', {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      components: [{ type: 'library', name: 'openssl', purl: 'pkg:apk/wolfi/openssl@3.2.0-r0' }],
    });
    world.write('vex.json', openVex(about({ '@id': PURL })));
    const run = await world.run({ sbom: '{sbom,other}.json', vex: 'vex.json' });
    expect([run.code, run.outputs['ignored-count']]).toEqual([1, '0']);
  });

  it('shows its justification, and hands it on', async () => {
    world.write('vex.json', openVex({ ...about({ '@id': PURL }), impact_statement: 'never called' }));
    const run = await world.run({ sbom: 'sbom.json', vex: 'vex.json', 'vex-file': 'out.vex.json' });
    expect(run.summary).toMatch(
      /VEX vex\.json: not.*affected .*vulnerable.*code.*not.*in.*execute.*path.*: never called/,
    );
    expect(run.report.advisories).toMatchObject([
      {
        ignored: true,
        vex: {
          file: 'vex.json',
          status: 'not_affected',
          justification: 'vulnerable_code_not_in_execute_path',
          detail: 'never called',
        },
      },
    ]);
    expect(JSON.parse(world.read('out.vex.json'))).toMatchObject({
      statements: [
        {
          status: 'not_affected',
          justification: 'vulnerable_code_not_in_execute_path',
          impact_statement: 'never called',
        },
      ],
    });
  });

  it.each([
    [
      'an SBOM',
      { bomFormat: 'CycloneDX', specVersion: '1.6', components: [] },
      'has no `vulnerabilities` list',
    ],
    ['another document', { name: 'x' }, 'neither the `@context` of OpenVEX'],
    ['text', 'not affected', 'it is not JSON'],
    ['a list', '[]', 'but not an object'],
    [
      'a statement without a status',
      openVex({ products: [] }),
      '`statements[0]` has no vulnerability, or no status',
    ],
    ['CSAF without vulnerabilities', { document: { csaf_version: '2.0' } }, 'has no `vulnerabilities` list'],
    ['a vulnerability without an id', { bomFormat: 'CycloneDX', vulnerabilities: [{}] }, 'has no id'],
  ])('is refused where it is none: %s', async (_, document, reason) => {
    world.write('vex.json', document);
    const run = await world.run({ sbom: 'sbom.json', vex: 'vex.json' });
    expect(run.code).toBe(2);
    expect(run.log.visible).toContain('`vex`: `vex.json` is not a readable VEX document');
    expect(run.log.visible).toContain(reason);
    expect(world.double.requests.all()).toEqual([]);
  });

  it('is refused where a glob matches nothing', async () => {
    const run = await world.run({ sbom: 'sbom.json', vex: 'vex/*.json' });
    expect(run.code).toBe(2);
    expect(run.log.visible).toContain('`vex`: `vex/*.json` matches no file');
  });
});

describe('a VEX document of the change', () => {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...words], {
      cwd: world.folder,
      encoding: 'utf8',
    }).trim();
  const commitBase = (): string => trackAll(world.folder);
  const runChange = (sha: string, inputs: Readonly<Record<string, string>>) => {
    const eventFile = join(world.folder, '..', 'event.json');
    const base = { sha, ref: 'main', repo: { full_name: 'acme/app' } };
    const head = { ref: 'topic', repo: { full_name: 'acme/app' } };
    writeFileSync(eventFile, JSON.stringify({ pull_request: { number: 7, base, head } }));
    return world.run(
      { sbom: 'sbom.json', 'policy-from': 'base', ...inputs },
      { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: eventFile, GITHUB_REF: 'refs/pull/7/merge' },
    );
  };

  it('does not count under `policy-from: base`; that of the base does', async () => {
    world.write('vex/a.json', openVex());
    const base = commitBase();
    world.write('vex/a.json', openVex(about({ '@id': PURL })));
    world.write('vex/b.json', openVex(about({ '@id': PURL })));
    for (const vex of ['vex/a.json', 'vex/*.json'])
      expect((await runChange(base, { vex })).outputs).toMatchObject({ count: '1', 'ignored-count': '0' });
    const added = await runChange(base, { vex: 'vex/b.json' });
    expect(added.code).toBe(2);
    expect(added.log.visible).toContain('the base of the change has no such file');
    git('add', '-A');
    git('commit', '--quiet', '-m', 'head');
    expect((await runChange(git('rev-parse', 'HEAD'), { vex: 'vex/*.json' })).outputs).toMatchObject({
      'ignored-count': '1',
    });
  });

  it('counts without it', async () => {
    const base = commitBase();
    world.write('vex.json', openVex(about({ '@id': PURL })));
    const run = await runChange(base, { vex: 'vex.json', 'policy-from': 'head' });
    expect(run.outputs).toMatchObject({ count: '0', 'ignored-count': '1' });
  });
});

describe('a flag or an impact for a group of products', () => {
  const document = (group: string): string =>
    JSON.stringify({
      document: { csaf_version: '2.0' },
      product_tree: {
        product_groups: [{ group_id: 'all', product_ids: ['openssl'] }],
        full_product_names: [
          { product_id: 'openssl', name: 'x', product_identification_helper: { purl: PURL } },
        ],
      },
      vulnerabilities: [
        {
          cve: 'CVE-2026-1',
          product_status: { known_not_affected: ['openssl'] },
          flags: [{ label: 'component_not_present', group_ids: [group] }],
          threats: [{ category: 'impact', details: 'not shipped', group_ids: [group] }],
        },
      ],
    });

  it('is shown for each of them, and for no other', () => {
    const ours = { justification: 'component_not_present', detail: 'not shipped' };
    expect(parseVex(document('all'))).toMatchObject([ours]);
    expect(parseVex(document('others'))).not.toMatchObject([{ detail: 'not shipped' }]);
  });
});

describe('statements', () => {
  const untimed = (...statements: readonly object[]): object => ({
    ...openVex(...statements),
    timestamp: undefined,
  });
  const affected = { ...about({ '@id': PURL }), status: 'affected' };
  const at = (timestamp: string, statement: object): object => ({ ...statement, timestamp });
  const [first, second, third] = [
    at('2026-01-01T00:00:00Z', affected),
    at('2026-02-01T00:00:00Z', about({ '@id': PURL })),
    about({ '@id': PURL }),
  ];

  it.each([
    ['one without a time that leaves it affected counts', [affected, first, second], 1],
    ['one without a time that ends it gives way to dated ones', [third, second, first], 0],
  ])('are compared in whatever order they come: %s', async (_, given, code) => {
    for (const statements of [given, given.toReversed()]) {
      world.write('vex.json', untimed(...statements));
      expect((await world.run({ sbom: 'sbom.json', vex: 'vex.json' })).code).toBe(code);
    }
  });

  it.each([
    ['a version', [{ version: '3.3.0-r0', status: 'affected' }], 1],
    ['a version without a status, which is affected', [{ version: '3.3.0-r0' }], 1],
    ['a range', [{ range: 'vers:apk/<3.4.0-r0', status: 'affected' }], 1],
    ['a version of unknown status', [{ version: '3.3.0-r0', status: 'unknown' }], 1],
    ['another version', [{ version: '3.2.0-r0', status: 'affected' }], 0],
  ])('take back an earlier one for the versions that they list: %s', async (_, versions, code) => {
    const dated = (state: string, lastUpdated: string, more: object): object => ({
      bomFormat: 'CycloneDX',
      vulnerabilities: [
        { id: 'CVE-2026-1', analysis: { state, lastUpdated }, affects: [{ ref: PURL, ...more }] },
      ],
    });
    world.write('a.json', dated('not_affected', '2026-01-01T00:00:00Z', {}));
    world.write('b.json', dated('exploitable', '2026-02-01T00:00:00Z', { versions }));
    expect((await world.run({ sbom: 'sbom.json', vex: '{a,b}.json' })).code).toBe(code);
  });

  it.each([
    ['<version>3.3.0-r0</version><status>unaffected</status>', 0],
    ['<version>3.3.0-r0</version>', 1],
    ['<version>3.3.0-r0</version><status>affected</status>', 1],
    ['<version>3.2.0-r0</version><status>unaffected</status>', 1],
  ])('end an advisory only for the versions that they call unaffected, in XML too: %s', async (one, code) => {
    const versions = `<versions><version>${one}</version><version><version>3.1.0-r0</version></version></versions>`;
    world.write(
      'vex.xml',
      `<bom xmlns="http://cyclonedx.org/schema/bom/1.6"><vulnerabilities><vulnerability><id>CVE-2026-1</id><analysis><state>not_affected</state></analysis><affects><target><ref>pkg:apk/wolfi/openssl</ref>${versions}</target></affects></vulnerability></vulnerabilities></bom>`,
    );
    expect((await world.run({ sbom: 'sbom.json', vex: 'vex.xml' })).code).toBe(code);
  });

  it('have no time where the first one written cannot be read: another word then counts', () => {
    const analysis = { state: 'not_affected', lastUpdated: 'yesterday' };
    const dated = cycloneDx(analysis, PURL, { metadata: { timestamp: '2026-01-01T00:00:00Z' } });
    expect(parseVex(JSON.stringify(dated))).toMatchObject([{ timeMs: undefined }]);
  });
});
