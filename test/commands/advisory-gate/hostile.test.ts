import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../../support/advisory-builders.ts';
import { type GateRun, type GateWorld, scored, spdx, startGateWorld } from '../../support/gate-world.ts';

let world: GateWorld;
let run: GateRun;
let warned: GateRun;
beforeAll(async () => {
  world = await startGateWorld();
  world.write('sbom.json', spdx('openssl@3.1.4-r5'));
  for (const [, text] of HOSTILE_TEXTS) {
    world.advisory({
      artifactName: 'openssl',
      advisoryId: text,
      aliases: [text],
      severities: scored(text),
      events: [{ createTime: '2026-01-01T00:00:00.000Z', fixed: { fixedVersion: text } }],
    });
  }
  world.advisory({
    artifactName: 'openssl',
    aliases: ['CVE-2026-1'],
    events: [{ falsePositiveDetermination: { type: String(HOSTILE_TEXTS[0]?.[1]), note: '' } }],
  });
  const files = { 'sarif-file': 'gate.sarif', 'vex-file': 'gate.vex.json', 'junit-file': 'gate.xml' };
  run = await world.run({ sbom: 'sbom.json', ...files });
  warned = await world.run({ sbom: 'sbom.json', 'warn-only': 'true' });
});
afterAll(() => world.close());

/** Texts that would be more than text where Markdown is shown. */
const LIVE_MARKDOWN = [
  /!\[img\]\(/,
  /\[click\]\(/,
  /<script/i,
  /<\/details><\/summary>/,
  /<h1>/,
  /--> <b>/,
  /(?<!&#x40;&#x200b;|\w)@octocat/,
  /@acme\/team/,
  /(?:^|\s)#1\b/,
  /\bGH-2\b/,
  /^::error/m,
  /##vso\[/,
];

describe('hostile advisories', () => {
  it('are counted like any other', () => {
    expect(run.code).toBe(1);
    expect(Number(run.outputs['count'])).toBe(HOSTILE_TEXTS.length);
    expect(run.report.complete).toBe(true);
  });

  it('give the log no command and no control character', () => {
    for (const { log } of [run, warned]) {
      const known = new Set(['add-mask', 'error', 'warning', 'notice', 'debug', 'group', 'endgroup']);
      expect(log.commands.filter((name) => !known.has(name))).toEqual([]);
      expect(log.visible).not.toMatch(/^::|##\[|##vso\[/m);
      expect(log.visible).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/);
    }
    expect(run.log.annotations.every(({ message }) => message.length < 4096)).toBe(true);
    expect(run.log.annotations.some(({ message }) => message.trim() === 'pwned')).toBe(false);
  });

  it.each(['summary', 'comment'] as const)('are plain text in the %s', (where) => {
    const markdown = where === 'summary' ? run.summary : (run.outputs['comment-content'] ?? '');
    for (const pattern of LIVE_MARKDOWN) expect(markdown).not.toMatch(pattern);
    expect(markdown.match(/<details>/g)?.length ?? 0).toBe(markdown.match(/<\/details>/g)?.length ?? 0);
    expect(markdown.length).toBeLessThan(65_536);
    expect(markdown.match(/^<!--/gm)?.length ?? 0).toBe(where === 'comment' ? 1 : 0);
  });

  it('keep SARIF, OpenVEX and JUnit whole and of a sane size', () => {
    const sarif = world.read('gate.sarif');
    expect(JSON.parse(sarif)).toMatchObject({ version: '2.1.0' });
    expect(sarif.length).toBeLessThan(200_000);
    expect(sarif).not.toContain('](');
    const vex = JSON.parse(world.read('gate.vex.json'));
    expect(vex.statements).toHaveLength(HOSTILE_TEXTS.length + 1);
    expect(vex.statements).toContainEqual(expect.objectContaining({ status: 'not_affected' }));
    const junit = world.read('gate.xml');
    expect(junit.match(/<testcase/g)).toHaveLength(HOSTILE_TEXTS.length + 1);
    expect(junit).not.toMatch(/<script|]]><\/failure>/);
  });

  it('are whole in the report, which is JSON', () => {
    const ids = new Set(run.report.advisories.map(({ advisoryId }) => advisoryId));
    expect(ids.has('x<'.repeat(500_000))).toBe(true);
    expect(run.outputs['outputs-truncated']).toBe('true');
  });
});
