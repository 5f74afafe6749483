import { didYouMean } from '../base/nearest-names.ts';
import { plainLine } from '../base/plain-text.ts';
import type { Rule } from '../kit/findings/rule.ts';
import { commonRules } from '../kit/findings/shared-rules.ts';
import {
  renderCommandHelp,
  renderInputsHelp,
  renderProgramHelp,
  renderRuleHelp,
} from '../kit/manifest/render-help.ts';
import { commandNames, commands, manifests } from './commands.ts';

const allRules: readonly Rule[] = [...commonRules, ...commands.flatMap(({ rules }) => rules)];
const ruleIds: readonly string[] = [...new Set(allRules.map(({ id }) => id))];

/** Help on a command, on a rule, or on everything; `undefined` for another word. */
export function helpAbout(word: string | undefined): string | undefined {
  if (word === undefined) return renderProgramHelp(manifests);
  if (word === 'inputs') return renderInputsHelp();
  const command = manifests.find(({ name }) => name === word);
  if (command !== undefined) return renderCommandHelp(command);
  const rule = allRules.find(({ id }) => id === word);
  const owners = commands.filter(({ rules }) => rules.some(({ id }) => id === word));
  return rule === undefined
    ? undefined
    : renderRuleHelp(
        rule,
        owners.map(({ manifest }) => manifest.name).filter((name) => name !== 'fleet'),
      );
}

/** Error for a word that is the name of neither a command nor a rule. */
export function unknownTopic(word: string): string {
  const near = didYouMean(word, commandNames) ?? didYouMean(word, ruleIds);
  const fix = near ?? '`platform-actions help` lists the commands, and the log of a run names its rules';
  return `\`${plainLine(word)}\` is neither a command nor the rule of a finding\n${fix}`;
}
