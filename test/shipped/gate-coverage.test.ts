import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedIn, HIGH, scored, spdx } from '../support/gate-world.ts';
import { type Loopback, serveLoopback } from '../support/loopback.ts';
import { type ShippedGate, startShippedGate } from '../support/shipped-gate.ts';
import { runCliHere } from '../support/shipped-run.ts';

let gate: ShippedGate;
beforeAll(async () => {
  gate = await startShippedGate();
});
beforeEach(() => gate.reset());
afterAll(() => gate.close());

const withoutPurl = (...names: readonly string[]): readonly object[] =>
  names.map((name) => ({ SPDXID: `SPDXRef-${name}`, name, versionInfo: '3.3.0-r0' }));
/** An SPDX document with entries of any shape. */
const document = (entries: readonly object[], more: object = {}): object => ({
  spdxVersion: 'SPDX-2.3',
  SPDXID: 'SPDXRef-DOCUMENT',
  name: 'sbom',
  packages: entries,
  ...more,
});
const entry = (purl: string, name = 'odd', referenceType = 'purl'): object => ({
  name,
  versionInfo: '3.3.0-r0',
  externalRefs: [{ referenceCategory: 'PACKAGE-MANAGER', referenceType, referenceLocator: purl }],
});
const GOOD = entry('pkg:apk/wolfi/zlib@1.3-r0', 'zlib');
const OPENSSL = { artifactName: 'openssl', artifactType: 'apk', severities: scored(HIGH) };

describe('an SBOM that does not say what its packages are', () => {
  it('alone is nothing to look at', async () => {
    gate.write('sbom.json', document(withoutPurl('libssl3', 'busybox')));
    const run = await gate.start({ sbom: 'sbom.json' });
    expect(run.exitCode).toBe(2);
    expect(run.log.visible).toContain('it lists 2 without a usable purl');
    expect(gate.asked()).toEqual([]);
  });

  it('beside others counts, lists and warns, and fails where that is asked for', async () => {
    gate.write('sbom.json', document([...withoutPurl('libssl3', 'busybox'), GOOD]));
    const warned = await gate.run({ sbom: 'sbom.json' });
    expect([warned.exitCode, warned.outputs['result']]).toEqual([0, 'warn']);
    expect(warned.report).toMatchObject({
      unaccounted: [{ file: 'sbom.json', packages: ['libssl3 3.3.0-r0', 'busybox 3.3.0-r0'] }],
      coverage: { seen: 3, judged: 1, unread: [{ what: 'libssl3 3.3.0-r0' }, { what: 'busybox 3.3.0-r0' }] },
    });
    expect(warned.summary).toContain('2 packages have no usable type or purl in sbom.json');
    expect(warned.log.annotations).toContainEqual(
      expect.objectContaining({ level: 'warning', message: expect.stringContaining('busybox 3.3.0-r0') }),
    );
    const failed = await gate.run({ sbom: 'sbom.json', 'fail-on-unaccounted': 'true' });
    expect([failed.exitCode, failed.outputs['result']]).toEqual([1, 'fail']);
    expect(failed.outputs['count']).toBe('0');
  });

  it.each([
    ['a broken escape', 'pkg:apk/wolfi/%zz@1'],
    ['a leading blank', ' pkg:apk/wolfi/openssl@3.3.0-r0'],
    ['no name', 'pkg:apk/'],
    ['no name under the former name of the type', 'pkg:alpine/'],
  ])('is refused with file and entry where a purl has %s', async (_, purl) => {
    gate.write('sbom.json', document([GOOD, entry(purl)]));
    const run = await gate.run({ sbom: 'sbom.json' });
    expect(run.exitCode).toBe(2);
    expect(run.log.visible).toContain('`sbom.json` has an entry `odd` whose purl');
  });

  it.each([
    ['capitals', 'PKG:APK/wolfi/openssl@3.3.0-r0', 'purl'],
    ['slashes', 'pkg://apk/wolfi/openssl@3.3.0-r0', 'purl'],
    ['a kind in capitals', 'pkg:apk/wolfi/openssl@3.3.0-r0', 'PURL'],
    ['the former name of the type', 'pkg:alpine/openssl@3.3.0-r0', 'purl'],
  ])('is read where the specification allows it: %s', async (_, purl, referenceType) => {
    gate.write('sbom.json', document([GOOD, entry(purl, 'odd', referenceType)]));
    gate.advisory(OPENSSL);
    const run = await gate.run({ sbom: 'sbom.json' });
    expect([run.exitCode, run.outputs['count']]).toEqual([1, '1']);
  });
});

describe('the number of packages', () => {
  it('must reach `min-packages` in each SBOM', async () => {
    gate.write('a.json', spdx('zlib@1.3-r0', 'curl@8-r0'));
    gate.write('b.json', spdx('zlib@1.3-r0', 'pkg:npm/left-pad@1'));
    const run = await gate.run({ sbom: '*.json', 'min-packages': '2' });
    expect(run.exitCode).toBe(2);
    expect(run.log.visible).toContain(
      '`b.json` has 1 package of the types in `artifact-types` (apk), fewer than `min-packages: 2`: it lists 1 of type npm',
    );
    gate.write('b.json', spdx('zlib@1.3-r0'));
    const alone = await gate.run({ sbom: 'b.json', 'min-packages': '2' });
    expect(alone.log.visible).toContain('`min-packages: 2`: it lists no other packages');
    expect(run.log.visible).not.toContain('`a.json` has');
  });

  const digest = (letter: string): string => `sha256:${letter.repeat(64)}`;
  const imageEntry = (id: string): object => ({
    ...entry(`pkg:oci/image@${encodeURIComponent(id)}?arch=amd64`, id),
    SPDXID: `SPDXRef-${id.slice(7, 11)}`,
  });
  const ofImage = (id: string, ...packages: readonly object[]): object =>
    document([imageEntry(id), ...packages], { documentDescribes: [`SPDXRef-${id.slice(7, 11)}`] });

  it('is not asked of an index whose images are given beside it, and is of one alone', async () => {
    const [index, one, other] = [digest('a'), digest('b'), digest('c')];
    gate.write('index.json', ofImage(index, imageEntry(one), imageEntry(other)));
    gate.write('one.json', ofImage(one, GOOD));
    const alone = await gate.run({ sbom: 'index.json' });
    expect(alone.exitCode).toBe(2);
    expect(alone.log.visible).toContain('it may be an index');
    const half = await gate.run({ sbom: 'index.json, one.json' });
    expect(half.exitCode).toBe(2);
    gate.write('other.json', ofImage(other, GOOD));
    const whole = await gate.run({ sbom: '*.json' });
    expect([whole.exitCode, whole.outputs['result']]).toEqual([0, 'pass']);
    expect(whole.report['indexes']).toEqual(['index.json']);
    const source = entry('pkg:github/acme/images@main', 'source');
    gate.write('index.json', ofImage(index, imageEntry(one), imageEntry(other), source));
    expect((await gate.run({ sbom: '*.json' })).report['indexes']).toEqual(['index.json']);
  });

  it('is asked of an image with packages of other types that is built from those beside it', async () => {
    const [built, from] = [digest('a'), digest('b')];
    gate.write('built.json', ofImage(built, imageEntry(from), entry('pkg:deb/debian/openssl@3', 'openssl')));
    gate.write('from.json', ofImage(from, GOOD));
    const run = await gate.run({ sbom: '*.json' });
    expect(run.exitCode).toBe(2);
    expect(run.log.visible).toContain('`built.json` has no package of the types in `artifact-types` (apk)');
  });
});

describe('`artifacts`', () => {
  it('takes a name, a name with a version, or a purl, and lists names without any advisory', async () => {
    gate.advisory({ ...OPENSSL, events: fixedIn('3.3.2-r0') });
    const run = await gate.run({
      artifacts: 'openssl@3.3.0-r0, pkg:apk/wolfi/openssl@3.3.2-r0?arch=x86_64, nothing-known',
    });
    expect([run.exitCode, run.outputs['count']]).toEqual([1, '1']);
    expect(run.report['withoutAdvisories']).toEqual(['nothing-known']);
    expect(run.log.visible).toContain('Without any advisory: nothing-known.');
    expect(run.summary).toContain('1 name without any advisory');
    const fixed = await gate.run({ artifacts: 'openssl@3.3.2-r0' });
    expect([fixed.exitCode, fixed.outputs['count']]).toEqual([0, '0']);
  });

  it.each([
    'openssl@',
    'openssl>=3',
    'openssl=3.3.0',
    'openssl:3.3',
    'so:libssl.so.3',
    'https://example.com/openssl',
    'pkg:apk/%zz',
    'pkg:npm/left-pad@1',
    'open ssl',
  ])('refuses `%s`', async (text) => {
    const run = await gate.run({ artifacts: `zlib, ${text}` });
    expect(run.exitCode).toBe(2);
    expect(run.log.visible).toContain(`\`${text}\` is not a package`);
    expect(gate.asked()).toEqual([]);
  });
});

describe('rows that cannot be distinguished', () => {
  it('stay in with a type that nobody knows, and are left out with another architecture', async () => {
    gate.write('sbom.json', spdx('openssl@3.3.0-r0', 'pkg:apk/wolfi/curl@8-r0?arch=x86_64'));
    gate.advisory({ ...OPENSSL, artifactType: 'melange' });
    gate.advisory({ artifactName: 'curl', artifactType: 'apk', artifactArchitecture: 'aarch64' });
    gate.advisory({ artifactName: 'curl', artifactType: 'image' });
    const run = await gate.run({ sbom: 'sbom.json' });
    expect(JSON.parse(run.outputs['advisories'] ?? '')).toMatchObject([{ artifact: 'openssl' }]);
  });

  it('have patched versions that are no floor', async () => {
    gate.advisory({
      ...OPENSSL,
      events: [
        { createTime: '2026-01-01T00:00:00.000Z', patched: { patchedVersions: ['3.1.0-r2', '3.3.0-r4'] } },
      ],
    });
    const statuses = async (version: string) =>
      (await gate.run({ artifacts: `openssl@${version}` })).exitCode;
    expect(await statuses('3.2.0-r0')).toBe(1);
    expect(await statuses('3.1.0-r3')).toBe(0);
    expect(await statuses('3.3.0-r4')).toBe(0);
  });
});

describe('the origin of a package', () => {
  const SUB = 'pkg:apk/wolfi/libssl3@3.3.0-r0?upstream=openssl';

  it('is asked about too: what is filed under it is found', async () => {
    gate.write('sbom.json', spdx(SUB));
    gate.advisory({ ...OPENSSL, aliases: ['CVE-2026-1'] });
    const run = await gate.run({ sbom: 'sbom.json' });
    expect(run.exitCode).toBe(1);
    expect(JSON.parse(run.outputs['advisories'] ?? '')).toMatchObject([
      { artifact: 'libssl3', version: '3.3.0-r0' },
    ]);
    expect(run.log.visible).toContain('libssl3 3.3.0-r0 (built from openssl) is affected by CVE-2026-1');
  });

  it('gives way to what is filed under the package itself', async () => {
    gate.write('sbom.json', spdx(SUB));
    gate.advisory({ ...OPENSSL, aliases: ['CVE-2026-1'] });
    gate.advisory({
      ...OPENSSL,
      artifactName: 'libssl3',
      aliases: ['CVE-2026-1'],
      events: [{ createTime: '2026-01-01T00:00:00.000Z', falsePositiveDetermination: { type: 'TYPE_X' } }],
    });
    const run = await gate.run({ sbom: 'sbom.json' });
    expect([run.exitCode, run.outputs['count']]).toEqual([0, '0']);
  });

  it('does not bring in what was built from it', async () => {
    gate.write('sbom.json', spdx('openssl@3.3.0-r0'));
    gate.advisory({ ...OPENSSL, artifactName: 'libssl3' });
    expect((await gate.run({ sbom: 'sbom.json' })).exitCode).toBe(0);
  });
});

describe('the base', () => {
  it('is never the SBOM itself, nor one of another image', async () => {
    const of = (image: string): object => ({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { type: 'container', name: image } },
      components: [{ type: 'library', name: 'zlib', purl: 'pkg:apk/wolfi/zlib@1.3-r0' }],
    });
    gate.write('head.json', of('cgr.dev/acme/nginx:1.28'));
    gate.write('old.json', of('cgr.dev/acme/nginx:1.27'));
    gate.write('other.json', of('cgr.dev/acme/python:3.12'));
    const same = await gate.run({ sbom: 'head.json', 'base-sbom': '*head.json' });
    expect(same.exitCode).toBe(2);
    expect(same.log.visible).toContain('is also a file of `sbom`');
    const other = await gate.run({ sbom: 'head.json', 'base-sbom': 'other.json' });
    expect(other.exitCode).toBe(2);
    expect(other.log.visible).toContain('another image than the SBOMs of the change');
    expect((await gate.run({ sbom: 'head.json', 'base-sbom': 'old.json' })).exitCode).toBe(0);
  });
});

describe('ignores', () => {
  const config = (...entries: readonly string[]): void =>
    gate.write(
      '.github/platform-actions.yml',
      `version: 1\nignore:\n${entries.map((one) => `  - ${one}\n`).join('')}`,
    );

  it('that name only an image ignore nothing here, and warn', async () => {
    gate.write(
      'sbom.json',
      spdx('openssl@3.3.0-r0', 'pkg:oci/nginx@sha256:1?repository_url=cgr.dev/acme/nginx'),
    );
    gate.advisory(OPENSSL);
    config('{ image: "acme/nginx*", reason: migrating }');
    const run = await gate.run({ sbom: 'sbom.json' });
    expect([run.exitCode, run.outputs['ignored-count']]).toEqual([1, '0']);
    expect(run.log.annotations).toContainEqual(
      expect.objectContaining({ level: 'warning', message: expect.stringContaining('ignores nothing here') }),
    );
  });

  it('have no globs in `id`', async () => {
    config('{ id: "CVE-2026-*", reason: all }');
    const run = await gate.run({ artifacts: 'openssl' });
    expect(run.exitCode).toBe(2);
    expect(run.log.visible).toContain('takes the id or an alias of one advisory, not a glob: `CVE-2026-*`');
  });
});

describe('a service that ignores the filters of the list', () => {
  const ROWS = Array.from({ length: 1200 }, (_, index) => ({
    uid: `${'ad'.repeat(20)}/${index.toString(16).padStart(16, '0')}`,
    advisoryId: `CGA-${index}`,
    artifactName: `package-${index}`,
    updateTime: '2026-01-03T00:00:00.000Z',
    aliases: [],
    events: [],
  }));
  const asked: URLSearchParams[] = [];
  let server: Loopback;
  beforeAll(async () => {
    server = await serveLoopback((request, response) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://x');
      asked.push(searchParams);
      const start = Number(searchParams.get('page_token') ?? searchParams.get('skip') ?? '0');
      const end = Math.min(ROWS.length, start + Number(searchParams.get('page_size') ?? '50'));
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          advisories: ROWS.slice(start, end),
          nextPageToken: end < ROWS.length ? String(end) : '',
          totalCount: String(ROWS.length),
          skipped: start,
        }),
      );
    });
  });
  afterAll(() => server.close());

  it('is noticed in the first page, and its catalog is read once', async () => {
    const names = Array.from({ length: 3000 }, (_, index) => `package-${index}@1.0.0-r0`);
    gate.write('sbom.json', spdx(...names));
    const words = ['advisory-gate', '--api-url', server.origin, '--sbom', 'sbom.json', '--json'];
    const run = await runCliHere(gate.place, words, { env: { PLATFORM_TOKEN: 'a-token' } });
    expect(run.exitCode, run.stderr).toBe(1);
    expect(JSON.parse(run.stdout)).toMatchObject({ rowCount: 1200, counts: { count: 1200 } });
    expect(run.stderr).toContain('ignores the filters');
    // One page to notice, then 1200 rows in pages of 200 that share a row with their neighbors.
    expect(asked.length).toBeLessThanOrEqual(9);
    expect(asked.filter((query) => query.has('artifactNames'))).toHaveLength(1);
  });
});
