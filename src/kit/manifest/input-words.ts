import type { InputKind, InputSpec } from './manifest.ts';

const valueWords: Readonly<Record<InputKind, string>> = {
  text: 'text',
  list: 'list',
  lines: 'lines',
  boolean: 'true|false',
  integer: 'number',
  duration: 'duration',
  time: 'time',
  choice: 'choice',
  choices: 'list',
  url: 'url',
  globs: 'globs',
  path: 'path',
  secret: 'secret',
};

/** The placeholder in `--input <value>`: the choices, the bounds, or a word for the kind. */
export function valueWord(spec: InputSpec): string {
  if (spec.kind === 'choice' && spec.choices !== undefined) return spec.choices.join('|');
  if (spec.min !== undefined && spec.max !== undefined) return `${spec.min}-${spec.max}`;
  return valueWords[spec.kind];
}

/** The default in backticks, or a description of a computed one; `undefined` if there is none. */
export function defaultWords(spec: InputSpec): string | undefined {
  return spec.default === undefined ? spec.defaultText : `\`${spec.default}\``;
}
