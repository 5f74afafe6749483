import { describe, expect, it } from 'vitest';
import { itemsOfRow, mergeItems } from '../../../../src/commands/advisory-gate/advisory/advisory-item.ts';
import type { LastWord } from '../../../../src/commands/advisory-gate/advisory/last-word.ts';
import { renderOpenVex } from '../../../../src/commands/advisory-gate/report/open-vex.ts';
import {
  advisory,
  collected,
  decide,
  HOSTILE_TEXTS,
  ignore,
  item,
  packageInHand,
} from '../../../support/advisory-builders.ts';

const OPTIONS = { author: 'acme', timestamp: '2026-11-21T00:00:00Z', tooling: 'platform-actions/1.0.0' };

interface Document {
  readonly '@id': string;
  readonly statements: readonly Record<string, unknown>[];
}

const read = (
  items: readonly ReturnType<typeof item>[],
  ignores: readonly ReturnType<typeof ignore>[] = [],
): Document => JSON.parse(renderOpenVex(decide({ collected: collected({ items }), ignores }), OPTIONS) ?? '');

const NOT_AFFECTED = item({
  facts: { status: 'not-affected', falsePositiveType: 'TYPE_INLINE_MITIGATIONS_EXIST' },
});

describe('renderOpenVex', () => {
  it('writes a whole document', () => {
    expect(read([NOT_AFFECTED])).toEqual({
      '@context': 'https://openvex.dev/ns/v0.2.0',
      '@id': expect.stringMatching(/^https:\/\/openvex\.dev\/docs\/public\/vex-[0-9a-f]{64}$/),
      author: 'acme',
      timestamp: '2026-11-21T00:00:00Z',
      version: 1,
      tooling: 'platform-actions/1.0.0',
      statements: [
        {
          vulnerability: { name: 'CVE-2026-1111', aliases: ['CGA-1111-1111-1111'] },
          products: [
            { '@id': 'pkg:apk/openssl@3.1.4-r5', identifiers: { purl: 'pkg:apk/openssl@3.1.4-r5' } },
          ],
          status: 'not_affected',
          justification: 'inline_mitigations_already_exist',
        },
      ],
    });
  });

  it.each([
    ['TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED', 'vulnerable_code_not_present'],
    ['TYPE_COMPONENT_VULNERABILITY_MISMATCH', 'component_not_present'],
    ['TYPE_VULNERABLE_CODE_VERSION_NOT_USED', 'vulnerable_code_not_present'],
    ['TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE', 'vulnerable_code_not_present'],
    ['TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH', 'vulnerable_code_not_in_execute_path'],
    [
      'TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY',
      'vulnerable_code_cannot_be_controlled_by_adversary',
    ],
    ['TYPE_INLINE_MITIGATIONS_EXIST', 'inline_mitigations_already_exist'],
    ['TYPE_OF_THE_FUTURE', undefined],
    [undefined, undefined],
  ])(
    'gives %s the justification %s, or an impact statement and never both',
    (falsePositiveType, justification) => {
      const facts = {
        status: 'not-affected' as const,
        ...(falsePositiveType === undefined ? {} : { falsePositiveType }),
      };
      const [statement = {}] = read([item({ facts })]).statements;
      expect(statement.justification).toBe(justification);
      expect('impact_statement' in statement).toBe(justification === undefined);
    },
  );

  it.each([
    [
      'reason, owner and end',
      ignore({ owner: 'team-a', expires: { text: '2026-12-31', timeMs: Date.UTC(2026, 11, 31) } }),
      {
        status: 'affected',
        action_statement:
          'Ignored by policy: not reachable. Owner: team-a. Valid until 2026-12-31. Update to 3.1.4-r6 or later.',
      },
    ],
    [
      'no reason',
      { id: 'CVE-2026-1111', place: ignore().place },
      {
        status: 'affected',
        action_statement: 'Ignored by policy: no reason given. Update to 3.1.4-r6 or later.',
      },
    ],
    [
      'a justification of OpenVEX',
      ignore({ justification: 'vulnerable_code_not_in_execute_path' }),
      {
        status: 'not_affected',
        justification: 'vulnerable_code_not_in_execute_path',
        impact_statement: 'Ignored by policy: not reachable.',
      },
    ],
  ])('states an ignore with %s', (_, entry, words) => {
    expect(read([item()], [entry]).statements[0]).toMatchObject(words);
  });

  it('states what was only detected as under investigation, unless somebody ignores it', () => {
    const words = ({ status, action_statement: action }: Record<string, unknown> = {}) => [status, action];
    const said = (word: LastWord) => item({ facts: { status: 'affecting', word } });
    const noFix = 'No fixed version is known.';
    expect(words(read([said('detected')]).statements[0])).toEqual(['under_investigation', undefined]);
    expect(words(read([said('pending-upstream')]).statements[0])).toEqual(['affected', noFix]);
    expect(words(read([item({ facts: { status: 'affecting' } })]).statements[0])).toEqual([
      'affected',
      noFix,
    ]);
    expect(words(read([said('detected')], [ignore()]).statements[0])).toEqual([
      'affected',
      `Ignored by policy: not reachable. ${noFix}`,
    ]);
  });

  const products = (given: ReturnType<typeof item>) =>
    read([given], [ignore({ id: given.advisoryId })]).statements[0]?.products;

  it('names every package once by its purl without qualifiers, and what has none by name', () => {
    const purl = 'pkg:apk/wolfi/openssl@3.1.4-r5';
    const packages = [
      packageInHand({ purl: `${purl}?arch=x86_64` }),
      packageInHand({ purl: `${purl}?arch=aarch64&distro=wolfi` }),
      packageInHand({ purl: 'PKG:apk/wolfi/openssl', version: '3.1.4-r5' }),
      packageInHand({ purl: 'pkg:%zz' }),
      { name: 'openssl' },
    ];
    expect(products(item({ packages }))).toEqual([
      { '@id': purl, identifiers: { purl } },
      { '@id': 'pkg:apk/openssl@3.1.4-r5', identifiers: { purl: 'pkg:apk/openssl@3.1.4-r5' } },
      { '@id': 'pkg:apk/openssl', identifiers: { purl: 'pkg:apk/openssl' } },
    ]);
    expect(products(item({ packages: [] }))).toMatchObject([{ '@id': 'pkg:apk/openssl@3.1.4-r5' }]);
  });

  it('names images that are known by digest, with the package as their subcomponent', () => {
    const digest = `sha256:${'a'.repeat(64)}`;
    const purl = 'pkg:apk/wolfi/openssl@3.1.4-r5';
    const packages = [
      packageInHand({ purl: `${purl}?arch=x86_64`, image: `cgr.dev/acme/nginx:1.27@${digest}` }),
      packageInHand({ purl, image: 'cgr.dev/acme/nginx:1.26' }),
    ];
    const image = `pkg:oci/nginx@${encodeURIComponent(digest)}`;
    expect(products(item({ packages }))).toEqual([
      { '@id': purl, identifiers: { purl } },
      {
        '@id': image,
        identifiers: { purl: image },
        subcomponents: [{ '@id': purl, identifiers: { purl } }],
      },
    ]);
  });

  it('has no aliases where the id is the name', () => {
    expect(
      read([item({ aliases: [], facts: { status: 'not-affected' } })]).statements[0]?.vulnerability,
    ).toEqual({
      name: 'CGA-1111-1111-1111',
    });
  });

  it('gives equal decisions equal ids, and others other ids', () => {
    expect(read([NOT_AFFECTED])['@id']).toBe(read([NOT_AFFECTED])['@id']);
    expect(read([NOT_AFFECTED])['@id']).not.toBe(read([item()], [ignore()])['@id']);
  });

  it.each([
    ['fixed', { status: 'fixed' as const }, { status: 'fixed' }],
    [
      'affecting, with what to do',
      { status: 'affecting' as const, fixedVersion: '3.1.4-r6' },
      { status: 'affected', action_statement: 'Update to 3.1.4-r6 or later.' },
    ],
    [
      'affecting without a fix',
      { status: 'affecting' as const },
      { status: 'affected', action_statement: 'No fixed version is known.' },
    ],
  ])('states what is %s', (_, facts, words) => {
    expect(read([item({ facts })]).statements[0]).toMatchObject(words);
  });

  const OLD = packageInHand({ version: '3.0.0-r0', arch: 'x86_64' });
  const NEW = packageInHand({ version: '3.3.0-r0', arch: 'aarch64' });
  const stated = (
    given: readonly ReturnType<typeof item>[],
    ...ignores: readonly ReturnType<typeof ignore>[]
  ) =>
    read(given, ignores).statements.map(({ products: some, status }) => [
      status,
      (some as readonly { readonly '@id': string }[]).map((product) => product['@id']),
    ]);
  const rowsOf = (...rows: readonly Parameters<typeof advisory>[0][]) => [
    rows.flatMap((row) => itemsOfRow(advisory(row), [OLD, NEW], undefined, false)).reduce(mergeItems),
  ];
  const FIX = [{ fixed: { fixedVersion: '3.2-r0' } }];

  it('states of each version what it is, also where another is ignored', () => {
    const mixed = rowsOf({ events: FIX });
    const fixed = ['fixed', ['pkg:apk/openssl@3.3.0-r0']];
    expect(stated(mixed)).toEqual([['affected', ['pkg:apk/openssl@3.0.0-r0']], fixed]);
    const entry = ignore({ id: 'CGA-1111-1111-1111', justification: 'component_not_present' });
    expect(stated(mixed, entry)).toEqual([['not_affected', ['pkg:apk/openssl@3.0.0-r0']], fixed]);
  });

  it('names the packages of all rows of an advisory', () => {
    const rows = rowsOf(
      { events: FIX, artifactArchitecture: 'x86_64' },
      { events: [], artifactArchitecture: 'aarch64' },
    );
    expect(stated(rows)).toEqual([['affected', ['pkg:apk/openssl@3.0.0-r0', 'pkg:apk/openssl@3.3.0-r0']]]);
  });

  it('says one thing of a product: the worst, where only qualifiers differ', () => {
    const image = `cgr.dev/acme/nginx:1@sha256:${'a'.repeat(64)}`;
    const [one, other] = ['x86_64', 'aarch64'].map((arch) => packageInHand({ arch, image }));
    const better = [
      { facts: { status: 'not-affected' as const }, packages: other === undefined ? [] : [other] },
    ];
    const given = item({ packages: one === undefined ? [] : [one], better });
    expect(stated([given])).toEqual([
      ['affected', ['pkg:apk/openssl@3.1.4-r5', `pkg:oci/nginx@sha256%3A${'a'.repeat(64)}`]],
    ]);
  });

  it('states one thing of a product on one vulnerability, whatever its advisories say: the worst', () => {
    const word = 'detected' as const;
    const affecting = item({ facts: { status: 'affecting', word } });
    const others = [
      item({ advisoryId: 'CGA-2222', facts: { status: 'fixed' } }),
      item({ advisoryId: 'CGA-3333', facts: { status: 'affecting', word }, artifact: 'libssl3' }),
    ];
    const document = read([...others, affecting], [ignore({ id: 'CGA-3333' })]);
    expect(document.statements.map(({ status }) => status)).toEqual(['affected', 'under_investigation']);
    expect(document.statements[1]?.vulnerability).toEqual({
      name: 'CVE-2026-1111',
      aliases: ['CGA-1111-1111-1111', 'CGA-2222'],
    });
  });

  it('states one thing of a package that advisories on itself and on its origin are about', () => {
    const packages = [packageInHand({ name: 'libssl3', purl: 'pkg:apk/wolfi/libssl3@3.1.4-r5' })];
    const own = item({ artifact: 'libssl3', advisoryId: 'CGA-2222', facts: { status: 'fixed' }, packages });
    expect(read([own, item({ packages })]).statements.map(({ status }) => status)).toEqual(['affected']);
  });

  it.each([
    ['a package without a version', { packages: [{ name: 'openssl' }] }],
    ['an advisory that was asked for', { packages: [] }],
  ])('does not call every version fixed for %s', (_, overrides) => {
    const { version: __, ...bare } = item({
      facts: { status: 'fixed', fixedVersion: '3.2-r0' },
      ...overrides,
    });
    expect(renderOpenVex(decide({ collected: collected({ items: [bare] }) }), OPTIONS)).toBeUndefined();
    const affected = { ...bare, facts: { status: 'affecting' as const } };
    expect(stated([affected])).toEqual([['affected', ['pkg:apk/openssl']]]);
  });

  it('writes nothing when there is nothing to state', () => {
    const items = [item({ facts: { status: 'withdrawn' } })];
    expect(renderOpenVex(decide({ collected: collected({ items }) }), OPTIONS)).toBeUndefined();
  });

  it.each(HOSTILE_TEXTS)('holds %s, with products that are URIs', (_, text) => {
    const hostile = item({
      advisoryId: text,
      aliases: [text],
      artifact: text,
      version: text,
      type: text,
      packages: [],
    });
    const [statement] = read([hostile], [ignore({ id: text, reason: text })]).statements;
    expect(JSON.stringify(statement?.products)).toMatch(/^\[\{"@id":"pkg:generic\/[\x21-\x7e]*"\}\}\]$/);
    expect(String(statement?.action_statement)).not.toMatch(/[\n\r\0\u001b\u202e]/);
  });
});
