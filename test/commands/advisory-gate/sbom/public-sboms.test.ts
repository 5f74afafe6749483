import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isRecord } from '../../../../src/base/json-value.ts';
import { parseSbom } from '../../../support/parse-sbom.ts';
import { repositoryRoot } from '../../../support/repository.ts';

/** An archive of public SBOM files and files that look like them, beside the repository or where the environment says. */
const ARCHIVE =
  process.env['PUBLIC_SBOMS'] ?? resolve(repositoryRoot, '..', 'shared', 'real', 'sboms', 'sboms.tar.xz');
const isThere = existsSync(ARCHIVE);
const folder = mkdtempSync(join(tmpdir(), 'public-sboms-'));
if (isThere) execFileSync('tar', ['-xJf', ARCHIVE, '-C', folder]);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Files that are refused, by the reason; every other file is read. */
const REFUSED: readonly (readonly [reason: RegExp, paths: RegExp])[] = [
  [
    /is CycloneDX, but has no `components`/,
    /\/(?:VEX\/.*\/(?:vex[\w-]*|(?<!Case-9\/)bom-\d)|SaaSBOM\/.*\/bom)\.json$/,
  ],
  [/is CycloneDX, but has no `components`/, /\/(?:valid-attestation|valid-service-empty|empty-metadata-c)/],
  [
    /neither `spdxVersion`/,
    /schema(?:-2\.3)?\.json$|csaf-vex|invalid_spdx|sbom-purl|-release\.json$|GithubDir/,
  ],
  [/`@context` is not that of SPDX 3/, /openvex/],
  [/is SPDX in YAML/, /\.spdx\.yaml$/],
  [/is XML, but not CycloneDX/, /SPDXXMLExample/],
  [/in protobuf, or another binary/, /\.textproto$|stereoscope-fixture/],
  [/has no `packages` list/, /with-file-as-relationship-parent/],
  [/`packages\[0\]` has no name/, /\/bad\/example7-/],
  [/payload is not a JSON object/, /alpine-tampered/],
  [
    /^it is not JSON/,
    /LICENSE$|\.yml$|cassettes\/.*\.yaml$|\.spdx-redis\.spdx$|sbom-x86_64|app\.(?:spdx|syft)\.json$|(?:TestFormatWith|Test_Enc|TestText).*golden$/,
  ],
];

const EVERY_TYPE =
  'alpm apk bitbucket bitnami cargo cocoapods composer conan conda cran deb docker gem generic github golang hackage hex k8s luarocks maven mlflow npm nuget oci otp pub pypi rpm swid swift'.split(
    ' ',
  );

const bare = (purl: string): string => purl.replace(/[?#].*$/s, '');

/** Texts of purls in the parsed JSON of any format, by their place; not those of tools, ancestors and services. */
function purlsInJson(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(purlsInJson);
  if (!isRecord(value)) return [];
  const own = [
    value['purl'],
    value['software_packageUrl'],
    ...(/purl$/i.test(String(value['referenceType'])) ? [value['referenceLocator']] : []),
    ...(value['externalIdentifierType'] === 'purl' || value['externalIdentifierType'] === 'packageUrl'
      ? [value['identifier']]
      : []),
  ];
  const inside = Object.entries(value).flatMap(([key, one]) =>
    ['tools', 'pedigree', 'services', 'vulnerabilities', 'annotations'].includes(key) ? [] : purlsInJson(one),
  );
  return [...own.filter((purl) => typeof purl === 'string'), ...inside];
}

/** The same from a text: of XML and of tags by expressions, of JSON after opening its envelope. */
function purlsInText(text: string): readonly string[] {
  if (/^\s*</.test(text)) {
    const main = text.replace(/<(tools|pedigree)>.*?<\/\1>/gs, '');
    return Array.from(main.matchAll(/<purl>(?:<!\[CDATA\[)?([^<\]]*)(?:\]\]>)?<\/purl>/g), ([, purl = '']) =>
      purl.replaceAll('&amp;', '&'),
    );
  }
  if (/^SPDXVersion:/m.test(text) && !/^\s*\{/.test(text))
    return Array.from(text.matchAll(/^ExternalRef: \S+ purl (\S+)/gm), ([, purl = '']) => purl);
  const opened: unknown = JSON.parse(text);
  const payload = isRecord(opened) ? opened['payload'] : undefined;
  return purlsInJson(
    typeof payload === 'string' ? JSON.parse(Buffer.from(payload, 'base64').toString()) : opened,
  );
}

describe.skipIf(!isThere)(`public SBOMs (skipped without ${relative(repositoryRoot, ARCHIVE)})`, () => {
  const files = isThere
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .sort()
    : [];

  it('are there', () => expect(files.length).toBeGreaterThan(190));

  it.each(files)('%s is read whole, or refused', (path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const read = parseSbom(text, path, EVERY_TYPE);
    const reason = REFUSED.find(([, paths]) => paths.test(path))?.[0];
    if (read.kind === 'unreadable' || reason !== undefined) {
      expect(read.kind === 'unreadable' ? read.message : 'it is read').toMatch(reason ?? /is not listed/);
      return;
    }
    const expected = purlsInText(text).filter((purl) => /^pkg:[a-z0-9]+\/./i.test(purl));
    const found = [
      ...read.packages.flatMap(({ purl }) => purl ?? []),
      ...read.unreadable.map(({ purl }) => purl),
    ];
    expect([...new Set(found.map(bare))].sort()).toEqual([...new Set(expected.map(bare))].sort());
  });
});
