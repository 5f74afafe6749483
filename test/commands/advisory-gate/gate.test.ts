import { linkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CRITICAL,
  fixedIn,
  type GateWorld,
  HIGH,
  LOW,
  scored,
  spdx,
  startGateWorld,
} from '../../support/gate-world.ts';

let world: GateWorld;
beforeAll(async () => {
  world = await startGateWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const advisoriesAsked = (): readonly URLSearchParams[] =>
  world.double.requests
    .all('GET /vulnerabilities/v2/advisories')
    .map((request) => new URLSearchParams(request.query));

describe('what is looked at', () => {
  it('is the packages of an SBOM with the wanted types; names of others are never sent', async () => {
    world.write('sbom.json', spdx('openssl@3.1.4-r5', 'pkg:npm/left-pad@1.0.0', 'pkg:pypi/secret-name@2.0'));
    world.advisory({ artifactName: 'openssl', aliases: ['CVE-2026-1'], severities: scored(HIGH) });
    world.advisory({ artifactName: 'left-pad', artifactType: 'npm', severities: scored(CRITICAL) });
    const run = await world.run({ sbom: 'sbom.json' });
    expect(run.code).toBe(1);
    expect(run.outputs).toMatchObject({
      result: 'fail',
      count: '1',
      'new-count': '1',
      'ignored-count': '0',
      'expired-ignores': '0',
      'highest-severity': 'high',
      'outputs-truncated': 'false',
    });
    expect(JSON.parse(run.outputs['advisories'] ?? '')).toEqual([
      {
        advisoryId: expect.stringMatching(/^CGA-/),
        aliases: ['CVE-2026-1'],
        artifact: 'openssl',
        version: '3.1.4-r5',
        severity: 'high',
        status: 'affecting',
        isNew: true,
        ignored: false,
      },
    ]);
    expect(advisoriesAsked().flatMap((query) => query.getAll('artifactNames'))).toEqual(['openssl']);
    const sent = JSON.stringify(world.double.requests.all());
    for (const name of ['left-pad', 'secret-name']) expect(sent).not.toContain(name);
    expect(run.log.visible).toContain('1 package checked, 2 skipped (npm 1, pypi 1)');
    expect(run.log.annotations).toContainEqual({
      level: 'error',
      message: expect.stringContaining('openssl 3.1.4-r5 is affected by CVE-2026-1'),
      properties: expect.objectContaining({
        file: 'sbom.json',
        line: '1',
        title: 'high: CVE-2026-1 in openssl',
      }),
    });
    expect(run.summary).toContain('### ❌ Advisory gate: 1 advisory fails (1 high)');
  });

  it('may be names, several SBOMs of either format, and globs over generated files', async () => {
    world.write('.gitignore', '*.json\n');
    world.write('out/a.spdx.json', spdx('openssl@3.1.4-r5'));
    world.write('out/b.cdx.json', {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      components: [
        { type: 'library', name: 'curl', version: '8.0.0-r0', purl: 'pkg:apk/wolfi/curl@8.0.0-r0' },
      ],
    });
    for (const artifactName of ['openssl', 'curl', 'zlib'])
      world.advisory({ artifactName, severities: scored(LOW) });
    const run = await world.run({ sbom: 'out/*.json', artifacts: 'zlib' });
    expect(run.outputs['count']).toBe('3');
    expect(run.report.advisories.map(({ artifact }) => artifact).sort()).toEqual(['curl', 'openssl', 'zlib']);
  });

  it('is an advisory by its id or an alias, whatever the case of its letters', async () => {
    world.advisory({ advisoryId: 'CGA-aaaa-bbbb-cccc', artifactName: 'openssl', severities: scored(LOW) });
    world.advisory({ aliases: ['CVE-2026-7777'], artifactName: 'curl', severities: scored(LOW) });
    const run = await world.run({ advisories: 'cga-AAAA-bbbb-cccc, cve-2026-7777, CVE-2026-404' });
    expect(run.outputs['count']).toBe('2');
    expect(run.report.findings).toContainEqual(
      expect.objectContaining({ rule: 'unknown-advisory', title: 'Unknown advisory' }),
    );
  });
});

describe('the base', () => {
  it('lets pass what it has, and lists it', async () => {
    world.write('base.json', spdx('openssl@3.1.4-r5'));
    world.write('sbom.json', spdx('openssl@3.1.4-r5', 'curl@8.0.0-r0'));
    world.advisory({ artifactName: 'openssl', severities: scored(CRITICAL) });
    world.advisory({ artifactName: 'curl', severities: scored(LOW) });
    const changed = await world.run({ sbom: 'sbom.json', 'base-sbom': 'base.json' });
    expect(changed.code).toBe(1);
    expect(changed.outputs).toMatchObject({ count: '2', 'new-count': '1', 'highest-severity': 'critical' });
    expect(changed.report.advisories.map(({ artifact, isNew }) => [artifact, isNew])).toEqual([
      ['curl', true],
      ['openssl', false],
    ]);
    world.write('copy.json', world.read('base.json'));
    const same = await world.run({ sbom: 'copy.json', 'base-sbom': 'base.json' });
    expect(same.outputs).toMatchObject({ result: 'pass', count: '1', 'new-count': '0' });
    const all = await world.run({ sbom: 'copy.json', 'base-sbom': 'base.json', scope: 'all' });
    expect(all.outputs).toMatchObject({ result: 'fail', 'new-count': '0' });
  });
});

describe('a base that hides', () => {
  const described = (name: string): object => {
    const { packages, ...document } = Object.fromEntries(Object.entries(spdx('zlib@1.3-r0')));
    const root = { SPDXID: 'SPDXRef-root', name, versionInfo: '1', primaryPackagePurpose: 'CONTAINER' };
    const list = Array.isArray(packages) ? packages : [];
    return { ...document, documentDescribes: ['SPDXRef-root'], packages: [root, ...list] };
  };
  const cycloneDx = (name: string): object => ({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'container', name } },
    components: [{ type: 'library', name: 'zlib', purl: 'pkg:apk/wolfi/zlib@1.3-r0' }],
  });
  const [ONE, TWO] = ['cgr.dev/acme/one', 'cgr.dev/acme/two'];

  it.each([
    ['SPDX', described(ONE), described(TWO)],
    ['CycloneDX and SPDX', cycloneDx(ONE), described(TWO)],
    ['SPDX and CycloneDX', described(ONE), cycloneDx(TWO)],
  ])('is one of another image, known without a purl: %s', async (_, head, other) => {
    world.write('head.json', head);
    world.write('other.json', other);
    const run = await world.run({ sbom: 'head.json', 'base-sbom': 'other.json' });
    expect(run.code).toBe(2);
    expect(run.log.visible).toContain('another image than the SBOMs of the change');
    world.write('old.json', described(ONE));
    expect((await world.run({ sbom: 'head.json', 'base-sbom': 'old.json' })).code).toBe(0);
  });

  it('is a hard link of the SBOM', async () => {
    world.write('head.json', spdx('openssl@3.1.4-r5'));
    linkSync(join(world.folder, 'head.json'), join(world.folder, 'linked.json'));
    const run = await world.run({ sbom: 'head.json', 'base-sbom': 'linked.json' });
    expect(run.code).toBe(2);
    expect(run.log.visible).toContain('`base-sbom`: `linked.json` is also a file of `sbom`');
  });
});

describe('an entry that calls itself a file, but has a version', () => {
  it('is unread, warns, and fails if asked to', async () => {
    const { packages, ...document } = Object.fromEntries(Object.entries(spdx('curl@8.0.0-r0')));
    const hidden = { name: 'openssl', versionInfo: '3.0.0-r0', primaryPackagePurpose: 'FILE' };
    world.write('sbom.json', {
      ...document,
      packages: [...(Array.isArray(packages) ? packages : []), hidden],
    });
    const warned = await world.run({ sbom: 'sbom.json' });
    expect([warned.code, warned.outputs['result']]).toEqual([0, 'warn']);
    const run = await world.run({ sbom: 'sbom.json', 'fail-on-unaccounted': 'true' });
    expect([run.code, run.outputs['result']]).toEqual([1, 'fail']);
    expect(run.report.coverage.unread).toMatchObject([{ what: 'openssl 3.0.0-r0' }]);
  });
});

describe('what fails', () => {
  it.each([
    [{}, 1, 'fail'],
    [{ 'warn-only': 'true' }, 0, 'warn'],
    [{ 'fail-on-severity': 'critical' }, 0, 'pass'],
    [{ 'fail-on-severity': 'critical', 'only-fixed': 'true' }, 0, 'pass'],
    [{ 'only-fixed': 'true' }, 1, 'fail'],
  ])('depends on the policy %j', async (policy, code, result) => {
    world.write('sbom.json', spdx('openssl@3.1.4-r5'));
    world.advisory({ artifactName: 'openssl', severities: scored(HIGH), events: fixedIn('3.1.4-r6') });
    const run = await world.run({ sbom: 'sbom.json', ...policy });
    expect([run.code, run.outputs['result']]).toEqual([code, result]);
    expect(run.outputs['count']).toBe('1');
    expect(run.report.advisories[0]).toMatchObject({ status: 'affecting', fixedVersion: '3.1.4-r6' });
  });

  it('is not what is fixed in the version in hand', async () => {
    world.write('sbom.json', spdx('openssl@3.1.4-r6'));
    world.advisory({ artifactName: 'openssl', severities: scored(HIGH), events: fixedIn('3.1.4-r6') });
    const run = await world.run({ sbom: 'sbom.json' });
    expect([run.code, run.outputs['count']]).toEqual([0, '0']);
    expect(run.report.advisories[0]?.status).toBe('fixed');
  });

  it('is not what an ignore silences; an expired one is reported and silences nothing', async () => {
    world.write('sbom.json', spdx('openssl@3.1.4-r5', 'curl@8.0.0-r0'));
    world.advisory({ artifactName: 'openssl', aliases: ['CVE-2026-1'], severities: scored(HIGH) });
    world.advisory({ artifactName: 'curl', aliases: ['CVE-2026-2'], severities: scored(HIGH) });
    const entry = (id: string, expires: string): string =>
      `  - { id: ${id}, reason: not reachable, expires: "${expires}" }\n`;
    world.write(
      '.github/platform-actions.yml',
      `version: 1\nignore:\n${entry('CVE-2026-1', '2999-01-01')}${entry('CVE-2026-2', '2020-01-01')}`,
    );
    const run = await world.run({ sbom: 'sbom.json' });
    expect(run.outputs).toMatchObject({
      result: 'fail',
      count: '1',
      'ignored-count': '1',
      'expired-ignores': '1',
    });
    const strict = await world.run({ sbom: 'sbom.json', 'max-ignore-days': '30' });
    expect(strict.code).toBe(2);
    expect(strict.log.annotations[0]).toMatchObject({
      level: 'error',
      properties: { file: '.github/platform-actions.yml', line: '3' },
    });
  });
});

describe('severities that advisories lack', () => {
  it('come from public metadata where there is any, asked without a credential', async () => {
    world.write('sbom.json', spdx('openssl@3.1.4-r5'));
    world.advisory({ artifactName: 'openssl', aliases: ['CVE-2026-9'], severities: [] });
    world.double.world.addVulnerability('CVE-2026-9', { summary: 'A flaw', severities: scored(CRITICAL) });
    const run = await world.run({ sbom: 'sbom.json', 'fail-on-unknown-severity': 'false' });
    expect(run.outputs).toMatchObject({ result: 'fail', 'highest-severity': 'critical' });
    const [asked] = world.double.requests.all('GET /advisory/v2/metadata');
    expect(asked?.credential.scheme).toBe('none');
  });

  it.each([404, 501, 403, 500])(
    'stay unknown where it answers with %d, and the log says so',
    async (status) => {
      world.write('sbom.json', spdx('openssl@3.1.4-r5'));
      world.advisory({ artifactName: 'openssl', aliases: ['CVE-2026-9'], severities: [] });
      world.double.faults.add({ on: 'GET /advisory/**', times: 'always', fault: { kind: 'status', status } });
      const run = await world.run({ sbom: 'sbom.json', 'max-attempts': '1' });
      expect(run.outputs).toMatchObject({ result: 'fail', 'highest-severity': 'unknown' });
      expect(run.log.visible).toContain('some severities stay unknown');
      const lenient = await world.run({
        sbom: 'sbom.json',
        'max-attempts': '1',
        'fail-on-unknown-severity': 'false',
      });
      expect(lenient.outputs).toMatchObject({ result: 'pass', count: '1' });
    },
  );
});

describe('the floor of four fields', () => {
  it('is enough to gate on, and what it cannot tell is said', async () => {
    world.double.configure({ floor: true });
    world.write('sbom.json', spdx('openssl@3.1.4-r5'));
    world.advisory({ artifactName: 'openssl', severities: scored(LOW), events: fixedIn('1.0.0-r0') });
    const run = await world.run({ sbom: 'sbom.json' });
    expect(run.outputs).toMatchObject({ result: 'fail', count: '1', 'highest-severity': 'unknown' });
    expect(run.report.reasons.join('\n')).toContain('The service does not return severities');
    expect(run.report.reasons.join('\n')).toContain('The service does not return events');
    const fixed = await world.run({ sbom: 'sbom.json', 'only-fixed': 'true' });
    expect([fixed.code, fixed.outputs['result']]).toEqual([5, 'error']);
    expect(fixed.report.problems[0]?.message).toContain('`only-fixed` cannot be applied');
  });

  it('finds ids, and never passes an alias that it cannot tell', async () => {
    world.double.configure({ floor: true });
    for (let index = 0; index < 450; index += 1)
      world.advisory({ artifactName: `package-${index}`, advisoryId: `CGA-aaaa-bbbb-${index}` });
    const known = await world.run({ advisories: 'CGA-aaaa-bbbb-7' });
    expect(known.outputs).toMatchObject({ result: 'fail', count: '1' });
    world.double.requests.reset();
    const alias = await world.run({ advisories: 'CVE-2026-1' });
    expect(alias.code).toBe(5);
    expect(alias.outputs['result']).toBe('error');
    expect(alias.report.problems[0]?.message).toContain('the service does not return aliases');
    expect(alias.summary).toContain('⛔ Advisory gate could not finish');
    // One page shows that the filter is not known; the rest of the service is not read for it.
    expect(advisoriesAsked().length).toBeLessThan(6);
  });
});

describe('an answer that stops half way', () => {
  const PACKAGES = Array.from({ length: 900 }, (_, index) => `package-with-a-long-name-${index}`);

  it('is an error and never a pass, and reports what was seen', async () => {
    world.write('sbom.json', spdx(...PACKAGES.map((name) => `${name}@1.0.0-r0`)));
    world.double.world.addAdvisories(900, (index) => ({
      artifactName: PACKAGES[index] ?? '',
      aliases: [`CVE-2026-${index}`],
      severities: scored(HIGH),
    }));
    const whole = await world.run({ sbom: 'sbom.json', 'fail-on-severity': 'critical' });
    expect(whole.outputs).toMatchObject({ result: 'pass', count: '900' });
    for (const query of advisoriesAsked()) expect(query.toString().length).toBeLessThan(8000);
    expect(advisoriesAsked().length).toBeGreaterThan(4);
    world.double.faults.add({
      on: 'GET /vulnerabilities/**',
      nth: 5,
      times: 'always',
      fault: { kind: 'status', status: 503 },
    });
    const half = await world.run({
      sbom: 'sbom.json',
      'fail-on-severity': 'critical',
      'max-attempts': '1',
      concurrency: '1',
      'sarif-file': 'x.sarif',
    });
    expect(half.code).toBe(5);
    expect(half.outputs).toMatchObject({ result: 'error', 'sarif-file': '' });
    expect(Number(half.outputs['count'])).toBeGreaterThan(0);
    expect(half.report.complete).toBe(false);
    expect(half.summary).toContain('⛔ Advisory gate could not finish: 1 error');
    expect(half.summary).toContain('**So far:** no advisory fails;');
    expect(half.summary).not.toContain('✅');
    expect(half.log.visible).toContain('No SARIF or JUnit file was written');
    expect(() => world.read('x.sarif')).toThrow();
    const failing = await world.run({ sbom: 'sbom.json', 'max-attempts': '1' });
    expect(failing.code).toBe(5);
    const soft = await world.run({
      sbom: 'sbom.json',
      'max-attempts': '1',
      'on-error': 'warn',
      'fail-on-severity': 'none',
    });
    expect([soft.code, soft.outputs['result']]).toEqual([0, 'warn']);
  });

  it.each([
    ['a truncated page', { kind: 'truncate' } as const, 5],
    ['a page of a proxy', { kind: 'html', status: 200 } as const, 5],
    ['rows without a name', { kind: 'body', text: '{"advisories":[{"uid":"x"}]}' } as const, 5],
    ['no permission', { kind: 'status', status: 403 } as const, 4],
    ['a token that is not accepted', { kind: 'status', status: 401 } as const, 3],
  ])('%s ends with its own exit code', async (_, fault, code) => {
    world.write('sbom.json', spdx('openssl@3.1.4-r5'));
    world.double.faults.add({ on: 'GET /vulnerabilities/**', times: 'always', fault });
    const run = await world.run({ sbom: 'sbom.json', 'max-attempts': '1' });
    expect([run.code, run.outputs['result']]).toEqual([code, 'error']);
    expect(run.summary).not.toContain('✅');
  });

  it('reads the list again when rows move meanwhile, and counts each once', async () => {
    world.write('sbom.json', spdx('openssl@3.1.4-r5'));
    world.double.world.addAdvisories(700, (index) => ({
      artifactName: 'openssl',
      aliases: [`CVE-2026-${index}`],
      severities: scored(HIGH),
    }));
    world.double.faults.add({ on: 'GET /vulnerabilities/**', nth: 3, fault: { kind: 'duplicate-rows' } });
    const run = await world.run({ sbom: 'sbom.json' });
    expect(run.outputs['count']).toBe('700');
  });
});
