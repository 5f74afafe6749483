import type { Manifest } from '../../src/kit/manifest/manifest.ts';
import { terminalBlock, workflowExample } from './examples.ts';
import { generatedNotice, type Renderer } from './generated.ts';
import { inlineMarkdown } from './markdown.ts';
import {
  capabilityTable,
  commonInputTable,
  commonOutputTable,
  inputsText,
  outputsText,
  reportInputTable,
} from './tables.ts';

const COMMON_PAGE = 'common.md';

function page(manifest: Manifest): string {
  return [
    `<!-- ${generatedNotice} -->`,
    `# ${manifest.name}`,
    inlineMarkdown(manifest.summary),
    ...workflowsOf(manifest),
    `As a composite action: [actions/${manifest.name}](../../actions/${manifest.name}/README.md). In a terminal:`,
    terminalBlock(manifest),
    inlineMarkdown(`Standard output: ${manifest.stdout}`),
    '## Inputs',
    inputsText(manifest, COMMON_PAGE),
    '## Outputs',
    outputsText(manifest, COMMON_PAGE),
    '## Capabilities',
    capabilityTable(manifest),
  ].join('\n\n');
}

/** Commands with a guide have their workflows there, and those with a composite action only in its README. */
function workflowsOf(manifest: Manifest): readonly string[] {
  if (manifest.face === 'gate') return [`For workflows, see the [guide](../${manifest.name}.md).`];
  return manifest.compositeOnly === true ? [] : [workflowExample(manifest, 'root')];
}

function commonPage(): string {
  return [
    `<!-- ${generatedNotice} -->`,
    '# Inputs and outputs of every command',
    'An input comes from a flag (`--max-age 7d`), the inputs of the CI host (`with:` on GitHub), a variable (`PLATFORM_MAX_AGE`), the [config file](../config-file.md) or its default, in this order. An empty input counts as not given. An input that the chosen `mode` does not use is an error if a flag or the CI host sets it; a variable or a config-file key, which several steps share, is ignored then. Separate the entries of lists with newlines or commas. Booleans are `true` or `false`, durations `90s`, `15m`, `36h`, `7d` or `2w`, and times RFC 3339 or a date (its start in UTC). Secrets have no flag: set the variable, or name a file with `<input>-file`.',
    '## Inputs of every command',
    commonInputTable(),
    '## Inputs for findings',
    reportInputTable(),
    '## Outputs of every command',
    commonOutputTable(),
    'Exit codes are the same for all commands: see [the table](../troubleshooting.md#exit-codes).',
  ].join('\n\n');
}

/** One reference page for each command, and one for everything that they share. */
export const renderReferencePages: Renderer = (manifests) => [
  ...manifests.map((manifest) => ({
    kind: 'file' as const,
    path: `docs/reference/${manifest.name}.md`,
    text: `${page(manifest)}\n`,
  })),
  { kind: 'file', path: `docs/reference/${COMMON_PAGE}`, text: `${commonPage()}\n` },
];
