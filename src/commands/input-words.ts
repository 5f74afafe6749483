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

/** What stands for the value in `--input <value>`: the choices, the bounds, or a word for the kind. */
export function valueWord(spec: InputSpec): string {
  if (spec.kind === 'choice' && spec.choices !== undefined) return spec.choices.join('|');
  if (spec.min !== undefined && spec.max !== undefined) return `${spec.min}-${spec.max}`;
  return valueWords[spec.kind];
}

/** Kind of an input in words, for tables: `list of globs`, `1 to 64`, `one of …`. */
export function kindWords(spec: InputSpec): string {
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
      return 'one a line';
    default:
      return valueWords[spec.kind];
  }
}

/** The default as text with backticks, or the words for a computed one; `undefined` where there is none. */
export function defaultWords(spec: InputSpec): string | undefined {
  return spec.default === undefined ? spec.defaultText : `\`${spec.default}\``;
}
