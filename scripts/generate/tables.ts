import { commonInputs, commonOutputs } from '../../src/commands/common-inputs.ts';
import { defaultWords, kindWords } from '../../src/commands/input-words.ts';
import type { InputSpec, Manifest } from '../../src/commands/manifest.ts';
import { inlineMarkdown, markdownTable } from './markdown.ts';

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
  return own.length === 0 ? 'None of its own.' : inputTable(own);
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
