import { describe, expect, it } from 'vitest';
import { mergeRoleFiles, parseRoleFile } from '../../../../src/commands/sync-rolebindings/file/role-file.ts';
import type { ObservedWorld } from '../../../../src/commands/sync-rolebindings/plan/observed-world.ts';
import {
  collectDump,
  type DumpFile,
  splitDump,
} from '../../../../src/commands/sync-rolebindings/plan/role-dump.ts';
import { planRoles } from '../../../../src/commands/sync-rolebindings/plan/role-plan.ts';
import { binding, identity, ORG, SUB, world } from '../../../support/role-world.ts';

/** Changes of a plan with `prune` of all files together. */
function changesAfter(files: readonly DumpFile[], now: ObservedWorld): unknown {
  const merged = mergeRoleFiles(files.map(({ name, text }) => parseRoleFile(text, name)));
  return planRoles(merged, now, { prune: true, nowMs: 0 }).plan.changes;
}

const DEEP = { uid: 'org/sub/deep', name: 'deep' };
const ODD = { uid: 'org/odd', name: '..Ünder/lined' };
const bots = Array.from({ length: 12 }, (_, index) => identity(`bot-${index}`));
const now = world({
  groups: [ORG, SUB, DEEP, ODD, { uid: 'org/none', name: '' }, { uid: 'org/twin', name: 'acme' }],
  identities: [
    ...bots,
    identity('inner', { uid: 'org/sub/inner' }),
    identity('token', { kind: 'static-keys' }),
  ],
  bindings: [
    ...bots.flatMap(({ name }) => [binding(name, 'viewer'), binding(name, 'editor', SUB)]),
    binding('bot-0', 'viewer', DEEP),
    binding('bot-1', 'viewer', ODD),
    binding('bot-2', 'viewer', { uid: 'org/none', name: '' }),
    binding('bot-3', 'viewer', { uid: 'org/twin', name: 'acme' }),
    binding('token', 'viewer'),
  ],
});
const split = (bytes?: number): readonly DumpFile[] =>
  splitDump(collectDump(now), now, 'https://schema', bytes);

describe('a dump that is split', () => {
  it('has one file for the organization and one for each top-level group', () => {
    expect(split().map(({ name }) => name)).toEqual([
      'acme.yml',
      'none.yml',
      'nder-lined.yml',
      'sub.yml',
      'acme-2.yml',
    ]);
    const texts = new Map(split().map(({ name, text }) => [name, text]));
    expect(texts.get('acme.yml')).toContain('Omitted: 1 binding');
    expect(texts.get('sub.yml')).toContain('name: inner');
    expect(texts.get('sub.yml')).toContain('group: deep');
    expect(texts.get('sub.yml')).not.toContain('Omitted');
  });

  it.each([undefined, 2000, 600, 1])('is the same state, with files of at most %s bytes', (bytes) => {
    const files = split(bytes);
    expect(changesAfter(files, now)).toEqual([]);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
    if (bytes !== undefined && bytes < 1000) expect(files.length).toBeGreaterThan(5);
    if (bytes === 2000)
      for (const { text } of files) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bytes);
  });
});
