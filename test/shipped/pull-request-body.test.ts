import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { spdxOf, statementOf } from '../platform-double/oci-store.ts';
import { signWithKey } from '../platform-double/sigstore-instance.ts';
import { DAY_MS, digestOf, records } from '../support/file-world.ts';
import { fixedIn } from '../support/gate-world.ts';
import { type PullWorld, startPullWorld } from '../support/pull-world.ts';

const SPDX = 'https://spdx.dev/Document';
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const KEY = publicKey.export({ format: 'pem', type: 'spki' }).toString();
const CONFIG = 'version: 1\nadvisory-gate: { attestation-key: key.pem }\n';
const [A, B] = ['a', 'b'].map(digestOf) as [string, string]; // two in, two out
/** Names of many tags, more than a pull request has room for. */
const MANY = Array.from({ length: 700 }, (_, index) => `v${index}`);

let here: PullWorld;
let zlib: string;
let moved: { readonly from: string; readonly to: string };
const day = (ago: number): string => new Date(here.world.now - ago * DAY_MS).toISOString().slice(0, 10);

beforeAll(async () => {
  here = await startPullWorld();
  const { acme, double, now } = here.world;
  const add = double.world;
  moved = {
    from: addImage('3.11-old', { openssl: '3.3.0-r0', curl: '8.9.0-r0', gone: '1-r0' }),
    to: addImage('3.11', { openssl: '3.3.2-r0', curl: '8.9.0-r0', zlib: '1.2-r0' }),
  };
  const python = add.addRepo(acme, 'python');
  const history = [
    { at: now - 40 * DAY_MS, digest: moved.from },
    { at: now - 10 * DAY_MS, digest: moved.to },
  ];
  const life = (tagStatus: string, days: number) => ({
    eol: {
      tagStatus,
      mainPackageVersion: { version: '', eolDate: day(-days) },
      gracePeriodExpiryDate: day(-days),
    },
  });
  add.addTag(python, '3.11', { deprecated: true, ...life('TAG_INACTIVE', -5) }, history);
  add.addTag(python, '3.12', life('TAG_IN_GRACE', 20), records(now, [3, 'a']));
  add.addTag(python, '3.13', life('TAG_ACTIVE', 300), records(now, [2, 'b']));
  const many = add.addRepo(acme, 'many');
  for (const tag of MANY) add.addTag(many, tag, {}, records(now, [2, 'b']));
  const advise = (artifactName: string, more: Parameters<typeof add.addAdvisory>[0] = {}) =>
    add.addAdvisory({ advisoryId: `CGA-${artifactName}`, artifactName, artifactType: 'apk', ...more });
  for (const name of ['curl', 'gone']) advise(name);
  zlib = advise('zlib', { severities: severities('N', 'H') }).uid;
  advise('openssl', {
    aliases: ['CVE-2026-9'],
    severities: severities('N', 'N'),
    events: fixedIn('3.3.2-r0'),
  });
});
afterAll(() => here.close());

/** An image with a signed SBOM; gives the digest of its index. */
function addImage(tag: string, packages: Readonly<Record<string, string>>): string {
  const { images } = here.world.double;
  const { index, manifests } = images.addImage('acme/python', tag, ['linux/amd64']);
  const manifest = manifests['linux/amd64'] ?? '';
  const payload = statementOf(manifest, SPDX, spdxOf(packages));
  images.attach('acme/python', manifest, signWithKey(payload, privateKey), 'tag', SPDX);
  return index;
}

const config = { '.github/platform-actions.yml': CONFIG, 'key.pem': KEY };
const severities = (privileges: 'N' | 'H', integrity: 'N' | 'H') => [
  {
    type: 'TYPE_CVSS_V3',
    score: `CVSS:3.1/AV:N/AC:L/PR:${privileges}/UI:N/S:U/C:H/I:${integrity}/A:${integrity}`,
  },
];
const short = (digest: string): string => `\`${digest.slice(7, 19)}\``;
const bodyOf = (): string => here.pulls()[0]?.body ?? '';

describe('the text of the pull request', { timeout: 180_000 }, () => {
  beforeEach(async () => {
    here.world.double.requests.reset();
    await here.addApp({
      ...config,
      Dockerfile: `FROM cgr.dev/acme/python:3.11@${moved.from}\nFROM cgr.dev/acme/python:3.12\n`,
      'b/Dockerfile': `FROM cgr.dev/acme/python:3.11@${moved.from}\nFROM cgr.dev/acme/python:3.13@${A}\n`,
    });
  });

  it('has a row for each image: digests, ages, advisories by both SBOMs, the life of the tag; and the places', async () => {
    const step = await here.run(here.checkout());
    expect(step.exitCode, step.log.visible).toBe(0);
    const body = bodyOf();
    expect(body).toContain('This pull request pins these 3 images to the digests that their tags have now.');
    expect(body).toContain(
      '| Image | From → to | Age&nbsp;and&nbsp;date | Advisories | Packages | State&nbsp;of&nbsp;the&nbsp;tag |',
    );
    expect(body).toContain(
      '**The new images fix 2 advisories (1 high, 1 unknown) and bring 1 advisory (1 critical).** Packages: 1 added, 1 removed, 1 updated. Compared: 1 of 3 images.',
    );
    expect(body).toContain(
      '| ⚠️ brings | CGA-zlib | critical | `zlib` |  | `cgr.dev/acme/python:3.11` |\n| fixes | CVE-2026-9 &#x28;CGA-openssl&#x29; | high | `openssl` | `3.3.2-r0` | `cgr.dev/acme/python:3.11` |\n| fixes | CGA-gone | unknown | `gone` |  |',
    );
    expect(body).toContain(`Written by [this run](${here.github.serverUrl}/acme/app/actions/runs/`);
    // Left: openssl, which is fixed, and the package that is gone; come: zlib.
    expect(body).toContain(
      `| \`cgr.dev/acme/python:3.11\` | ${short(moved.from)} →&nbsp;${short(moved.to)} | 10 days<br>${day(10)} | fixes 2, brings 1 | +1 −1 ~1 | ❌ end of life<br>${day(5)}; move to \`3.13\` |`,
    );
    expect(body).toContain(
      `| \`cgr.dev/acme/python:3.12\` | not pinned →&nbsp;${short(A)} | 3 days<br>${day(3)} | not compared |  | ⚠️ in its grace period until<br>${day(-20)}; move to \`3.13\` |`,
    );
    expect(body).toContain(
      `| \`cgr.dev/acme/python:3.13\` | ${short(A)} ⚠️ the tag never had it →&nbsp;${short(B)} | 2 days<br>${day(2)} | not compared |  | active until<br>${day(-300)} |`,
    );
    expect(body).toContain(`| \`cgr.dev/acme/python:3.11\` | \`${moved.from}\` | \`${moved.to}\` |`);
    expect(body).toContain('- `Dockerfile:1`: `cgr.dev/acme/python:3.11`\n');
    expect(body).toContain('- `b/Dockerfile:1`: `cgr.dev/acme/python:3.11`\n');
    expect(body).toContain('⚠️ 2 tags are past end of life or in a grace period.');
    expect(body).not.toContain('Not in this pull request');
    expect(body).toContain('To skip an image, write `# platform-actions: ignore` on its line');
  });

  it('counts the same advisories where the service ignores the filter of its list', async () => {
    here.world.double.configure({ ignoredFilters: ['artifact_names'] });
    const step = await here
      .run(here.checkout())
      .finally(() => here.world.double.configure({ ignoredFilters: [] }));
    expect(step.exitCode, step.log.visible).toBe(0);
    expect(bodyOf()).toContain('| fixes 2, brings 1 |');
    // The first page shows that the filter is ignored; all rows follow once.
    expect(here.world.double.requests.count('GET /advisory/v2/advisories')).toBeLessThanOrEqual(2);
  });

  it('compares nothing by an answer that is not complete', async () => {
    here.world.double.configure({ poisoned: [zlib] });
    const step = await here.run(here.checkout()).finally(() => here.world.double.configure({ poisoned: [] }));
    expect(step.exitCode, step.log.visible).toBe(0);
    expect(bodyOf()).not.toContain('fixes');
    expect(step.log.visible).toContain('Advisories were not compared: ');
  });

  it('is what a dry run prints, which asks GitHub for nothing', async () => {
    const folder = here.checkout();
    const dry = await here.run(folder, { 'dry-run': 'true' });
    expect(dry.exitCode, dry.log.visible).toBe(0);
    expect(here.github.requests.count()).toBe(0);
    expect(dry.outputs).toMatchObject({
      'pull-request-operation': 'none',
      'pull-request-number': '',
      changed: 'true',
      'changed-files': '["Dockerfile","b/Dockerfile"]',
    });
    await here.run(folder);
    expect(dry.summary).toContain(bodyOf());
    expect(dry.log.visible).toContain(bodyOf().trimEnd());
    expect(dry.log.visible).toContain('Branch: platform-actions/pins');
  });

  it('leaves out what the config file ignores for the gate', async () => {
    const ignore = 'ignore:\n  - { id: CGA-zlib, reason: not reachable }\n';
    const files = { '.github/platform-actions.yml': `${CONFIG}${ignore}` };
    await here.github.commit('acme/app', { files });
    const step = await here.run(here.checkout());
    expect(step.exitCode, step.log.visible).toBe(0);
    expect(bodyOf()).toContain('and bring no advisory.**');
    expect(bodyOf()).not.toContain('CGA-zlib');
  });

  it('is the same for the next run, whose link and ages differ', async () => {
    await here.run(here.checkout());
    const body = bodyOf();
    here.github.requests.reset();
    const [pull] = here.pulls();
    if (pull !== undefined) pull.body = body.replaceAll('10 days', '9 days').replace('/runs/', '/runs/1');
    const step = await here.run(here.checkout());
    expect(step.outputs, step.log.visible).toMatchObject({ 'pull-request-operation': 'unchanged' });
    expect(here.writes()).toEqual([]);
    // Changes that people make to it are overwritten.
    if (pull !== undefined) pull.body = body.replace('fixes 2', 'fixes 3');
    const next = await here.run(here.checkout());
    expect(next.outputs).toMatchObject({ 'pull-request-operation': 'updated' });
    expect(bodyOf()).toContain('fixes 2, brings 1');
  });

  it('has no columns for advisories and tags without an identity, and names the cooldown', async () => {
    const { double, identity } = here.world;
    await here.addApp({ Dockerfile: `FROM cgr.dev/acme/python:3.11@${moved.from}\n` });
    const audiences = [new URL(double.registryUrl).host];
    const token = await double.platformToken(identity.uid, { audiences });
    const inputs = { identity: '', 'registry-token': token, 'min-age': '7d' };
    const step = await here.run(here.checkout(), inputs);
    expect(step.exitCode, step.log.visible).toBe(0);
    expect(bodyOf()).toContain('pins this image to the newest digest that its tag has had for at least 7d.');
    expect(bodyOf()).toContain('| Image | From → to | Age&nbsp;and&nbsp;date |\n');
    expect(double.requests.count('GET /advisory/**')).toBe(0);
  });
});

describe('a text that GitHub would not take', { timeout: 180_000 }, () => {
  it('is cut at whole rows to 65,536 characters', async () => {
    await here.addApp({ Dockerfile: MANY.map((tag) => `FROM cgr.dev/acme/many:${tag}\n`).join('') });
    const step = await here.run(here.checkout());
    expect(step.exitCode, step.log.visible.slice(-2000)).toBe(0);
    const body = bodyOf();
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body.length).toBeGreaterThan(50_000);
    expect(body).toMatch(/more rows? (?:is|are) omitted here to limit the size/);
    expect(body.match(/<details>/g)?.length).toBe(body.match(/<\/details>/g)?.length);
  });

  it('shows names of files as text: no markup, mention, link or comment of theirs gets in', async () => {
    const hostile = '@octocat `x` <img src=x> --> ::error:: [a](http:evil) | #1';
    await here.addApp({ [`${hostile}/Dockerfile`]: 'FROM cgr.dev/acme/python:3.13\n' });
    const step = await here.run(here.checkout());
    expect(step.exitCode, step.log.visible).toBe(0);
    const body = bodyOf();
    const [, ...parts] = body.replace(/^Written by .*$/m, '').split(/<!-- platform-actions .* -->/);
    const rest = parts.join('');
    expect(rest).toContain('<code>');
    expect(rest).not.toMatch(/<img|@octocat|-->|::error|\]\(|(?<!&)#1/);
  });
});
