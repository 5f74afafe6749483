import { LIST_KINDS } from '../inputs/input-sources.ts';
import type { InputSpec, Manifest } from '../manifest/manifest.ts';
import { shellWord } from '../manifest/render-help.ts';

/** Flags that a next command has instead of those of this run; `undefined` removes one. */
export type NextFlags = Readonly<Record<string, string | undefined>>;

/** Words of a command to run next: changed flags, then those of this run that apply; quoted for a shell, without secrets. */
export function nextCommand(
  { inputs, name }: Manifest,
  given: ReadonlyMap<string, string>,
  changes: NextFlags = {},
): string {
  const mode = 'mode' in changes ? changes['mode'] : given.get('mode');
  const isUsed = (spec: InputSpec | undefined): boolean =>
    spec?.modes === undefined || mode === undefined || spec.modes.includes(mode);
  const isKnown = (flag: string): boolean =>
    Object.hasOwn(inputs, flag) || Object.hasOwn(inputs, flag.replace(/-file$/, ''));
  const kept = [...given].filter(([flag]) => !(flag in changes) && isKnown(flag) && isUsed(inputs[flag]));
  const flags = [...Object.entries(changes), ...kept].flatMap(([flag, text]) =>
    text === undefined ? [] : wordsOf(flag, text, inputs[flag]),
  );
  return [name, ...flags].join(' ');
}

function wordsOf(flag: string, text: string, spec: InputSpec | undefined): readonly string[] {
  if (spec?.kind === 'boolean' && text.trim() === 'true') return [`--${flag}`];
  const values = spec !== undefined && LIST_KINDS.has(spec.kind) ? text.split('\n') : [text];
  return values
    .filter((value) => value.trim() !== '')
    .map((value) => `--${flag}${value.startsWith('-') ? '=' : ' '}${shellWord(value)}`);
}
