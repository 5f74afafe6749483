import type { Manifest } from '../../src/commands/manifest.ts';
import { terminalExample, workflowExample } from './examples.ts';
import { generatedNotice, type Renderer } from './generated.ts';
import { inlineMarkdown, markdownTable } from './markdown.ts';
import { commonInputTable, outputTable, ownInputTable } from './tables.ts';

const exitCodes: readonly (readonly [string, string])[] = [
  ['0', 'Pass, or warnings only.'],
  ['1', 'Findings, a guard, or a refused hash.'],
  ['2', 'Usage: a wrong input or file, an unknown image, tag or name, no record at the bound.'],
  ['3', 'No token, a refused exchange, or a second 401.'],
  ['4', 'Forbidden (403).'],
  ['5', 'Time-out, all tries used up, an answer that cannot be decoded, or SIGTERM.'],
  ['6', '`apply` stopped, or failed in part, after its first write.'],
];

function page(manifest: Manifest): string {
  return [
    `<!-- ${generatedNotice} -->`,
    `# ${manifest.name}`,
    inlineMarkdown(manifest.summary),
    '## In a workflow',
    workflowExample(manifest, 'root'),
    `As a composite action of its own: [actions/${manifest.name}](../../actions/${manifest.name}/README.md).`,
    '## In a terminal',
    terminalExample(manifest),
    inlineMarkdown(`Standard output: ${manifest.stdout}`),
    '## Inputs',
    ownInputTable(manifest),
    '## Inputs of every command',
    commonInputTable(manifest),
    'An input that is empty counts as not given. Lists are separated by newlines or commas.',
    '## Outputs',
    outputTable(manifest),
    '## Exit codes',
    markdownTable(
      ['Code', 'Meaning'],
      exitCodes.map(([code, text]) => [`\`${code}\``, inlineMarkdown(text)]),
    ),
    'Of several, the first of 2, 3, 4, 5, 1 is taken.',
    '',
  ].join('\n\n');
}

/** One reference page for each command. */
export const renderReferencePages: Renderer = (manifests) =>
  manifests.map((manifest) => ({
    kind: 'file',
    path: `docs/reference/${manifest.name}.md`,
    text: `${page(manifest).trimEnd()}\n`,
  }));
