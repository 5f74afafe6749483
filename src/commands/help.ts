import { nearestNames } from '../base/nearest-names.ts';
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

/** The subject, the word and the choices of the error for a word that neither a command nor a rule has. */
export function unknownTopic(word: string): [what: string, word: string, known: readonly string[]] {
  const [rule] = nearestNames(word, commandNames, 1).length === 0 ? nearestNames(word, ruleIds, 1) : [];
  return rule === undefined ? ['the command', word, commandNames] : ['the rule', word, [rule]];
}
