import { commonInputs, commonOutputs } from '../../src/kit/manifest/common-inputs.ts';
import { defaultWords, valueWord } from '../../src/kit/manifest/input-words.ts';
import type { CapabilityNeed, InputSpec, Manifest } from '../../src/kit/manifest/manifest.ts';
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
      return '`true` or `false`';
    case 'globs':
      return 'list of globs';
    case 'duration':
      return 'duration, such as `90s` or `7d`';
    case 'time':
      return 'RFC 3339 time, or a date';
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

/** The inputs that a command has beside the common ones; says so where there are none. */
export function ownInputTable(manifest: Manifest): string {
  const own = Object.entries(manifest.inputs).filter(([name]) => !(name in commonInputs));
  return own.length === 0 ? 'This command has no inputs of its own.' : inputTable(own);
}

/** The inputs that every command has. */
export function commonInputTable(manifest: Manifest): string {
  return inputTable(Object.entries(manifest.inputs).filter(([name]) => name in commonInputs));
}

/** Every output of a command, its own ones first. */
export function outputTable(manifest: Manifest): string {
  const outputs = Object.entries(manifest.outputs);
  const isCommon = ([name]: readonly [string, unknown]): boolean => name in commonOutputs;
  return markdownTable(
    ['Output', 'Meaning'],
    [...outputs.filter((entry) => !isCommon(entry)), ...outputs.filter(isCommon)].map(([name, output]) => [
      `\`${name}\``,
      inlineMarkdown(output.description),
    ]),
  );
}

/** What a command asks the exchange for with `least-privilege`, for each audience. */
export function capabilityTable({ capabilities, inputs, name }: Manifest): string {
  const own =
    'capabilities' in inputs ? ' The inputs `capabilities` and `scopes` take the place of this list.' : '';
  if (capabilities.length === 0)
    return `\`${name}\` asks for a token that can do everything that the identity may do.${own === '' ? '' : ' The inputs `capabilities` and `scopes` limit it.'}`;
  const rows = capabilities.map((need) => [
    need.audience,
    inlineMarkdown(whenWords(need)),
    need.capabilities.map((capability) => `\`${capability}\``).join(', '),
  ]);
  return [
    `Unless \`least-privilege\` is \`false\`, the exchange asks for tokens that are limited to what the run needs. All rows that apply add up.${own}`,
    markdownTable(['Token', 'When', 'Capabilities'], rows),
  ].join('\n\n');
}

function whenWords({ when = {} }: CapabilityNeed): string {
  const parts = Object.entries(when).map(([name, values]) => {
    const shown = values.filter((value, index) => index === 0 || value !== values[0]?.slice(1));
    if (values.includes('?*')) return `with \`${name}\``;
    return shown.map((value) => `\`${name}: ${value}\``).join(' or ');
  });
  return parts.length === 0 ? 'always' : parts.join(' and ');
}
