import { describe, expect, it } from 'vitest';
import { commands } from '../../../src/commands/commands.ts';
import { ruleUrl } from '../../../src/kit/findings/rule.ts';
import { renderRuleHelp } from '../../../src/kit/manifest/render-help.ts';

describe('the help on a rule', () => {
  it.each([...new Map(commands.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule]))).values()])(
    'says what $id means and how to end it, in 80 columns of plain text',
    (rule) => {
      const text = renderRuleHelp(rule, ['resolve-digest']);
      expect(text).toContain(ruleUrl(rule.id));
      expect(text).not.toMatch(/\]\(/);
      for (const line of text.split('\n'))
        if (!line.startsWith('https://')) expect(line.length, line).toBeLessThanOrEqual(80);
      expect(text.replaceAll('\n', ' ')).toContain(rule.title);
    },
  );
});
