import { commonInputs, commonOutputs, reportInputs } from '../../src/kit/manifest/common-inputs.ts';
import type { CapabilityNeed, InputSpec, Manifest, OutputSpec } from '../../src/kit/manifest/manifest.ts';
import { defaultWords, valueWord } from '../../src/kit/manifest/render-help.ts';
import { inlineMarkdown, markdownTable } from './markdown.ts';

/** Kind of an input in words, for tables: `list of globs`, `1 to 64`, `one of …`. */
function kindWords(spec: InputSpec): string {
  const choices = (spec.choices ?? []).map((choice) => `\`${choice}\``).join(', ');
  switch (spec.kind) {
    case 'choice':
      return `one of ${choices}`;
    case 'choices':
      return `list of ${choices}`;
    case 'integer':
      return spec.min !== undefined && spec.max !== undefined ? `${spec.min} to ${spec.max}` : 'number';
    case 'boolean':
      return 'boolean';
    case 'globs':
      return 'list of globs';
    case 'duration':
      return 'duration';
    case 'time':
      return 'time';
    case 'url':
      return 'URL';
    case 'lines':
      return 'one per line';
    default:
      return valueWord(spec);
  }
}

function inputTable(inputs: readonly (readonly [string, InputSpec])[]): string {
  return markdownTable(
    ['Input', 'Value', 'Default', 'Meaning'],
    inputs.map(([name, spec]) => [
      `\`${name}\``,
      inlineMarkdown(kindWords(spec)),
      inlineMarkdown(defaultWords(spec) ?? ''),
      inlineMarkdown(spec.description),
    ]),
  );
}

/** Inputs of a command, with links to `page` for those that it shares with others. */
export function inputsText(manifest: Manifest, page: string): string {
  const own = Object.entries(manifest.inputs).filter(
    ([name]) => !(name in commonInputs) && !(name in reportInputs),
  );
  const shared = [
    `the [inputs of every command](${page}#inputs-of-every-command)`,
    ...('sarif-file' in manifest.inputs ? [`the [inputs for findings](${page}#inputs-for-findings)`] : []),
  ].join(' and ');
  return own.length === 0 ? `This command has only ${shared}.` : `${inputTable(own)}\n\nAlso: ${shared}.`;
}

/** The inputs that every command has. */
export function commonInputTable(): string {
  return inputTable(Object.entries(commonInputs));
}

/** The inputs of commands that report findings. */
export function reportInputTable(): string {
  return inputTable(Object.entries(reportInputs));
}

/** Outputs of a command, with a link to `page` for those that every command has. */
export function outputsText(manifest: Manifest, page: string): string {
  const own = Object.entries(manifest.outputs).filter(([name]) => !(name in commonOutputs));
  const shared = `the [outputs of every command](${page}#outputs-of-every-command)`;
  return own.length === 0 ? `This command has only ${shared}.` : `${outputTable(own)}\n\nAlso: ${shared}.`;
}

/** The outputs that every command has. */
export function commonOutputTable(): string {
  return outputTable(Object.entries(commonOutputs));
}

function outputTable(outputs: readonly (readonly [string, OutputSpec])[]): string {
  return markdownTable(
    ['Output', 'Meaning'],
    outputs.map(([name, output]) => [`\`${name}\``, inlineMarkdown(output.description)]),
  );
}

/** Capabilities that a command asks the exchange for with `least-privilege`, for each audience. */
export function capabilityTable({ capabilities, inputs, name }: Manifest): string {
  const isFree = 'capabilities' in inputs;
  if (capabilities.length === 0)
    return isFree
      ? `\`${name}\` asks for a token that can do everything that the identity may do. The inputs \`capabilities\` and \`scopes\` limit it.`
      : `\`${name}\` does not sign in.`;
  const own = isFree ? ' The inputs `capabilities` and `scopes` take the place of this list.' : '';
  const rows = capabilities.map((need) => [
    need.audience,
    inlineMarkdown(whenWords(need)),
    need.capabilities.map((capability) => `\`${capability}\``).join(', '),
  ]);
  return [
    `With \`least-privilege\`, tokens are limited to the capabilities of the rows that apply.${own}`,
    markdownTable(['Token', 'When', 'Capabilities'], rows),
  ].join('\n\n');
}

function whenWords({ change, when = {} }: CapabilityNeed): string {
  const parts = Object.entries(when).map(([name, values]) => {
    const shown = values.filter((value, index) => index === 0 || value !== values[0]?.slice(1));
    if (values.includes('?*')) return `with \`${name}\``;
    return shown
      .map((value) => (value === '' ? `without \`${name}\`` : `\`${name}: ${value}\``))
      .join(' or ');
  });
  const second = change === undefined ? [] : [`the plan has ${change} (a second token)`];
  return parts.length === 0 ? 'always' : [...parts, ...second].join(' and ');
}
