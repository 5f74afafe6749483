import fc from 'fast-check';
import { UserError } from '../../../src/base/user-error.ts';
import { createIgnoreMatcher } from '../../../src/commands/advisory-gate/decision/gate-decision.ts';
import { manifests } from '../../../src/commands/commands.ts';
import { parseConfigFile } from '../../../src/kit/config/config-file.ts';
import { readYamlSource } from '../../../src/kit/config/yaml-source.ts';
import { parseIgnores } from '../../../src/kit/findings/ignore.ts';
import { parseSbom } from '../../support/parse-sbom.ts';
import { foreignText, longForeignText, mutated } from './hostile.ts';
import { mutatedJson } from './json-cases.ts';
import { hold, type Law, law } from './law.ts';

const CONFIGS = [
  `version: 1
files: ["**/*.yml", Dockerfile]
advisory-gate: { fail-on-severity: high, only-fixed: true }
check-deprecated:
  repos:
    - acme/*
ignore:
  - { id: CVE-2026-1234, artifact: openssl, reason: not reachable, owner: team-a, expires: "2026-12-31" }
  - image: "python:3.9*"
    reason: &r migrating
    expires: "2027-01-01"
  - { artifact: "{a,b}[c-d]*", reason: *r }
`,
  'version: 1\nignore:\n  - &x { id: a, reason: b }\n  - *x\n? [a]\n: b\n? &k ignore2\n: 1\n',
];
const ROLES = [
  `version: 1
organization: acme
identities:
  - name: release-bot
    description: pushes releases
    claimMatch: { issuer: https://token.actions.githubusercontent.com, subject: "repo:acme/app:ref:refs/heads/main" }
    roles: [viewer, registry.pull]
  - { name: gh, github: { repository: acme/app, environment: prod, ids: { owner: 1, repository: 2 } }, roles: [viewer] }
  - { name: old-bot, state: absent }
  - { uid: abc/def, roles: [viewer], owned: true }
bindings:
  - { identity: release-bot, role: editor, group: sub, expires: "2027-01-31" }
`,
];
const PURL = 'pkg:apk/wolfi/openssl@3.1.4-r5?arch=x86_64';
const SBOMS: readonly unknown[] = [
  {
    spdxVersion: 'SPDX-2.3',
    packages: [
      {
        name: 'openssl',
        versionInfo: '3',
        externalRefs: [{ referenceType: 'purl', referenceLocator: PURL }],
      },
    ],
  },
  {
    '@context': 'https://spdx.org/rdf/3.0.1/spdx-context.jsonld',
    '@graph': [
      { type: 'CreationInfo', specVersion: '3.0.1' },
      { type: 'SpdxDocument' },
      {
        type: 'software_Package',
        name: 'a',
        software_packageUrl: PURL,
        externalIdentifier: [{ externalIdentifierType: 'packageUrl', identifier: PURL }],
      },
    ],
  },
  {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: {
      component: { type: 'container', name: 'python', version: '3', purl: 'pkg:oci/python@sha256:ab?tag=3' },
    },
    components: [
      { type: 'library', name: 'openssl', version: '3', purl: PURL, components: [{ name: 'inner' }] },
    ],
  },
  { predicateType: 'https://spdx.dev/Document', predicate: { spdxVersion: 'SPDX-2.2', packages: [] } },
  { sbom: { spdxVersion: 'SPDX-2.3', packages: [] } },
];

const yaml = (corpus: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: mutated(corpus) },
    longForeignText,
    foreignText.map((text) => `version: 1\n${text}`),
  );

/** The result of a reader; `undefined` if it refuses the text, with problems that are right. */
function readOrHold<T>(text: string, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    holdProblems(text, error.problems);
    return undefined;
  }
}

/** Problems as they are reported: words, and a place in the file. */
function holdProblems(
  text: string,
  problems: readonly {
    readonly message: string;
    readonly place?: { readonly line: number; readonly column?: number } | undefined;
  }[],
): void {
  hold(problems.length > 0, 'it is refused without a reason');
  const lines = text.split(/\r\n|\n|\r/).length;
  for (const { message, place } of problems) {
    hold(message !== '' && message.length < 2000, 'a problem has no words, or too many');
    if (place !== undefined)
      hold(
        place.line >= 1 && place.line <= lines + 1 && (place.column ?? 1) >= 1,
        `a problem stands on line ${place.line} of ${lines}`,
      );
  }
}

const asText = (value: unknown): string => JSON.stringify(value) ?? '';

/** SBOMs that are not JSON: CycloneDX in XML, and SPDX in tags and values. */
const SBOM_TEXTS = [
  `<?xml version="1.0"?>
<bom xmlns="http://cyclonedx.org/schema/bom/1.6" version="1"><metadata><component type="container"><name>app</name></component></metadata>
<components><component type="library" bom-ref="a"><name>openssl</name><version>3.3.0-r0</version><purl>pkg:apk/wolfi/openssl@3.3.0-r0</purl>
<properties><property name="syft:metadata:originPackage"><![CDATA[openssl]]></property></properties></component></components>
<compositions><composition><aggregate>incomplete</aggregate></composition></compositions></bom>`,
  `SPDXVersion: SPDX-2.3
DocumentName: app
ExternalDocumentRef: DocumentRef-other https://example.test/other SHA1: d6a770ba38583ed4bb4525bd96e50461655d2759
PackageName: openssl
SPDXID: SPDXRef-openssl
PackageVersion: 3.3.0-r0
PackageComment: <text>two
lines</text>
ExternalRef: PACKAGE-MANAGER purl pkg:apk/wolfi/openssl@3.3.0-r0
Relationship: SPDXRef-DOCUMENT DESCRIBES SPDXRef-openssl`,
];

/** Files that a change may write: none may crash the reader, and a wrong one is reported with its place. */
export const fileLaws: readonly Law[] = [
  law('files/config files', 3000, yaml(CONFIGS), (text) => {
    const config = readOrHold(text, () => parseConfigFile(text, 'c.yml', manifests));
    if (config === undefined || config.problems.length > 0) return;
    const rules = { requireReason: true, maxDays: 400 };
    const { ignores } = parseIgnores(config.ignores, rules, Date.UTC(2026, 0, 1));
    const matches = createIgnoreMatcher(ignores);
    for (const image of ['python:3.9', 'cgr.dev/acme/x:1'])
      matches({ ids: ['CVE-2026-1234'], artifact: 'openssl', images: [image] });
  }),
  law('files/places in YAML', 2000, yaml([...CONFIGS, ...ROLES]), (text) => {
    const source = readOrHold(text, () => readYamlSource(text, 'x.yml', 'file'));
    if (source === undefined) return;
    const { data, placeOf, placeOfKey } = source;
    const keys = typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.keys(data) : [];
    for (const key of keys)
      holdProblems(text, [
        { message: 'x', place: placeOf([key]) },
        { message: 'x', place: placeOfKey([], key) },
      ]);
  }),
  law(
    'files/SBOMs',
    3000,
    fc.oneof(
      mutatedJson(SBOMS).map(asText),
      mutated(SBOMS.map(asText)),
      mutated(SBOM_TEXTS),
      longForeignText,
    ),
    (text) => {
      const sbom = parseSbom(text, 's.json', ['apk']);
      if (sbom.kind === 'unreadable')
        hold(sbom.message !== '' && sbom.message.length < 1000, 'no reason is given, or too much of one');
      else
        hold(
          sbom.packages.every(({ name, type }) => name !== '' && type === 'apk'),
          'a package has no name',
        );
    },
  ),
];
