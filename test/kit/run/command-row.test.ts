import { describe, expect, it } from 'vitest';
import { commands } from '../../../src/commands/commands.ts';
import { manifest } from '../../../src/commands/doctor/manifest.ts';
import type { Rule } from '../../../src/kit/findings/rule.ts';
import { commonRules } from '../../../src/kit/findings/shared-rules.ts';
import type { InputsOf } from '../../../src/kit/manifest/manifest.ts';
import type { Run } from '../../../src/kit/run/command.ts';
import { commandRow } from '../../../src/kit/run/command-row.ts';

const rules = [
  { id: 'known', level: 'error', title: 'A.', help: 'B.', docs: 'findings' },
] as const satisfies readonly Rule[];
const load =
  <RuleId extends string>(): (() => Promise<Run<InputsOf<typeof manifest.inputs>, RuleId>>) =>
  () =>
    expect.fail('is not run');

describe('the row of a command', () => {
  it('accepts only findings that have one of its rules, as the types check', () => {
    expect(commandRow({ manifest, rules, load: load<'known'>() }).rules).toBe(rules);
    // @ts-expect-error `unknown` is not a rule of this row
    expect(commandRow({ manifest, rules, load: load<'unknown'>() }).rules).toBe(rules);
    // @ts-expect-error a work that finds anything at all
    expect(commandRow({ manifest, rules, load: load<string>() }).rules).toBe(rules);
  });

  it.each(commands.map((row) => [row.manifest.name, row] as const))(
    'of %s has rules with ids of their own, a meaning and a remedy',
    (_, row) => {
      const all: readonly Rule[] = [...commonRules, ...row.rules];
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const { help, id, title } of all) {
        expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
        for (const text of [title, help]) expect(text, id).toMatch(/^\S.*\.$/);
      }
    },
  );
});
