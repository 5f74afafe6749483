import { once } from '../../../base/remember.ts';
import type { YamlNode } from '../formats/yaml-node.ts';
import { itemsOf, nodeAt, scalarValue } from '../formats/yaml-node.ts';
import type { Range } from '../range.ts';

/** Whether an expression of the file compares a text. */
export type IsCompared = (value: string) => boolean;

/** Keys that list the values of a parameter: GitHub and GitLab, CircleCI and Tekton, Azure Pipelines. */
const CHOICES = ['options', 'enum', 'values'];
/** Where expressions compare texts; YAML doubles a quote inside of quotes. */
const COMPARISONS = [
  /[=!]=\s*('{1,2}[^'\n]{1,4096}')/g,
  /('[^'\n]{1,4096}')'?\s*[=!]=/g,
  /[=!]=\s*\\?("[^"\n]{1,4096}")/g,
  /("[^"\n]{1,4096}")\s*[=!]=/g,
  /\b(?:contains|containsvalue|endswith|eq|in|ne|notin|startswith)\(([^()\n]{1,4096})/gi,
  /\b(?:eq|ne)\s+([^(){}|\n]{1,4096})/g,
];
const QUOTED = /'([^'\n]+)'|"([^"\n]+?)\\?"/g;

/** A comparison counts also where one side is pinned already. */
const DIGEST = /@sha256:[0-9a-f]{64}$/;

/** The texts that expressions of a file compare, without their quotes. */
export function comparedTexts(source: string): readonly (Range & { readonly value: string })[] {
  const written = COMPARISONS.flatMap((comparison) => [...source.matchAll(comparison)]);
  return written.flatMap(({ 0: whole, 1: texts = '', index }) => {
    const from = index + whole.indexOf(texts);
    return [...texts.matchAll(QUOTED)].map(({ 1: single, 2: double = '', index: at }) => {
      const value = single ?? double;
      const start = from + at + 1;
      return { start, end: start + value.length, value };
    });
  });
}

/** Creates the check of a file, which is read when it is first asked. */
export function createComparedCheck(source: string): IsCompared {
  const compared = once(() => new Set(comparedTexts(source).map(({ value }) => value.replace(DIGEST, ''))));
  return (value) => compared().has(value.replace(DIGEST, ''));
}

/** Why the default of a parameter must keep its text; `undefined` if a digest may be written. */
export function whyFixedDefault(parameter: YamlNode | undefined, isCompared: IsCompared): string | undefined {
  const key = CHOICES.find((name) => itemsOf(nodeAt(parameter, name)).length > 0);
  if (key !== undefined) return `it must equal one of the \`${key}\` of its parameter`;
  if (nodeAt(parameter, 'regex') !== undefined) return 'it must match the `regex` of its parameter';
  return whyCompared(scalarValue(nodeAt(parameter, 'default')), isCompared);
}

/** Why a value of a matrix must keep its text, given those by which `include` and `exclude` select jobs. */
export function whyFixedInMatrix(
  text: string | undefined,
  selecting: ReadonlySet<string | undefined>,
  isCompared: IsCompared,
): string | undefined {
  return selecting.has(text) ? '`include` or `exclude` names the same value' : whyCompared(text, isCompared);
}

/** Why a text must keep its value: an expression of the file compares it. */
export function whyCompared(text: string | undefined, isCompared: IsCompared): string | undefined {
  return text !== undefined && isCompared(text) ? 'an expression compares it' : undefined;
}
