import type { Rule } from '../../src/kit/findings/rule.ts';
import { commonRules } from '../../src/kit/findings/shared-rules.ts';
import type { CommandRow } from '../../src/kit/run/command-row.ts';
import { type Generated, generatedNotice } from './generated.ts';

/** The page with every rule, each below its own anchor, from the rules of all commands. */
export function renderFindingsPage(commands: readonly CommandRow[]): readonly Generated[] {
  const named = new Map<string, { readonly rule: Rule; readonly commands: readonly string[] }>();
  for (const { manifest, rules } of commands)
    for (const rule of rules) {
      const known = named.get(rule.id)?.commands ?? [];
      if (manifest.name !== 'fleet')
        named.set(rule.id, { rule, commands: [...known, `\`${manifest.name}\``] });
    }
  for (const rule of commonRules) named.set(rule.id, { rule, commands: ['every command'] });
  const part = (docs: Rule['docs']): readonly Rule[] =>
    [...named.values()].filter(({ rule }) => rule.docs === docs).map(({ rule }) => rule);
  const entry = ({ help, id, title }: Rule): string => `### ${id}\n\n${title} ${help}`;
  const findings = part('findings');
  const ownersOf = ({ id }: Rule): string => named.get(id)?.commands.join(', ') ?? '';
  const ofOwners = (owners: string): readonly string[] => [
    `## Of ${owners}`,
    ...findings.filter((rule) => ownersOf(rule) === owners).map(entry),
  ];
  const text = [
    `<!-- ${generatedNotice.replace('manifest.ts', 'rules.ts')} -->`,
    '# Findings',
    'Each finding has a rule, which the log, the annotation, the summary and all report files name. `platform-actions help <rule>` prints the same. SARIF and JUnit files leave out the rules about ignores and `unknown-advisory`, and are not written when something could not be asked: see [reports](reports.md). `fleet` passes on the findings of the commands that it runs.',
    ...[...new Set(findings.map(ownersOf))].flatMap(ofOwners),
    '## Guards',
    'A guard blocks the whole plan of `sync-rolebindings` before the first write. Its rule is `guard-` followed by its name, which in most cases is that of the input that sets it.',
    ...part('guards').map(entry),
  ].join('\n\n');
  return [{ kind: 'file', path: 'docs/findings.md', text: `${text}\n` }];
}
