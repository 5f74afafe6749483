import type { Rule } from '../../src/kit/findings/rule.ts';
import { commonRules } from '../../src/kit/findings/shared-rules.ts';
import type { CommandRow } from '../../src/kit/run/command-row.ts';
import type { Generated } from './generated.ts';
import { markdownTable } from './markdown.ts';
import { emptySection } from './sections.ts';

/** The tables of rules and guards on the troubleshooting page, from the rules of all commands. */
export function renderFindingsTables(commands: readonly CommandRow[]): readonly Generated[] {
  const named = new Map<string, { readonly rule: Rule; readonly commands: string[] }>();
  for (const { manifest, rules } of commands)
    for (const rule of rules) {
      const known = named.get(rule.id) ?? { rule, commands: [] };
      named.set(rule.id, { ...known, commands: [...known.commands, `\`${manifest.name}\``] });
    }
  const all = [...named.values()];
  const findings = all
    .filter(({ rule }) => rule.docs === 'findings')
    .map(
      ({ commands: named, rule }) => [rule, named.filter((name) => name !== '`fleet`').join(', ')] as const,
    );
  const common = commonRules.map((rule) => [rule, 'all'] as const);
  return [
    {
      kind: 'sections',
      path: 'docs/troubleshooting.md',
      scaffold: ['# Troubleshooting', emptySection('findings'), emptySection('guards'), ''].join('\n\n'),
      sections: {
        findings: markdownTable(
          ['Rule', 'Command', 'Meaning', 'What to do'],
          [...findings, ...common].map(([rule, who]) => [`\`${rule.id}\``, who, rule.title, rule.help]),
        ),
        guards: markdownTable(
          ['Rule', 'Why it blocks', 'What to do'],
          all
            .filter(({ rule }) => rule.docs === 'guards')
            .map(({ rule }) => [`\`${rule.id}\``, rule.title, rule.help]),
        ),
      },
    },
  ];
}
