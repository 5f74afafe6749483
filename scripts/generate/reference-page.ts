import type { Manifest } from '../../src/kit/manifest/manifest.ts';
import { terminalBlock, workflowExample } from './examples.ts';
import { generatedNotice, type Renderer } from './generated.ts';
import { inlineMarkdown, markdownTable } from './markdown.ts';
import { capabilityTable, commonInputTable, outputTable, ownInputTable } from './tables.ts';

const exitCodes: readonly (readonly [string, string])[] = [
  ['0', 'Pass, possibly with warnings.'],
  ['1', 'There are findings, a guard blocks the plan, or the plan has changed since it was reviewed.'],
  ['2', 'Usage: a wrong input or file, an unknown image, tag or name, or no record at the given time.'],
  ['3', 'There is no token, the exchange was refused, or a renewed token was refused too (401).'],
  ['4', 'Forbidden (403).'],
  [
    '5',
    'The command timed out, used up its attempts, received an answer that it cannot decode, or got SIGTERM.',
  ],
  ['6', '`apply` stopped or partly failed after its first write.'],
];

function page(manifest: Manifest): string {
  return [
    `<!-- ${generatedNotice} -->`,
    `# ${manifest.name}`,
    inlineMarkdown(manifest.summary),
    '## In a workflow',
    workflowExample(manifest, 'root'),
    `Also available as a composite action: [actions/${manifest.name}](../../actions/${manifest.name}/README.md).`,
    '## In a terminal',
    terminalBlock(manifest),
    inlineMarkdown(`Standard output: ${manifest.stdout}`),
    '## Inputs',
    ownInputTable(manifest),
    '## Inputs of every command',
    commonInputTable(manifest),
    'An empty input counts as not given. Separate the entries of lists with newlines or commas.',
    '## Outputs',
    outputTable(manifest),
    '## Capabilities',
    capabilityTable(manifest),
    '## Exit codes',
    markdownTable(
      ['Code', 'Meaning'],
      exitCodes.map(([code, text]) => [`\`${code}\``, inlineMarkdown(text)]),
    ),
    'If there are several problems, the first of 2, 3, 4, 5 and 1 that occurred is the exit code.',
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
