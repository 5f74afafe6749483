import type { InputSpec, Manifest } from '../../src/kit/manifest/manifest.ts';
import { defaultWords } from '../../src/kit/manifest/render-help.ts';

/** One input of an `action.yml`. */
export interface ActionInput {
  readonly description: string;
  readonly required: boolean;
  readonly default?: string;
}

/** The runner reads `${{` anywhere in an action file as an expression; no description may hold it. */
function checked(text: string, name: string): string {
  if (text.trim() === '') throw new Error(`\`${name}\` has an empty description`);
  if (text.includes('${{')) throw new Error(`the description of \`${name}\` holds an expression`);
  return text;
}

/** Description, choices and default of an input in one text: action files carry no `default:` of their own. */
export function inputSentences(spec: InputSpec, name: string): string {
  const choices = (spec.choices ?? []).map((choice) => `\`${choice}\``).join(', ');
  const bounds = spec.min === undefined || spec.max === undefined ? '' : ` From ${spec.min} to ${spec.max}.`;
  const choiceWords =
    choices === '' ? '' : spec.kind === 'choices' ? ` Any of ${choices}.` : ` One of ${choices}.`;
  const words = defaultWords(spec);
  const defaultSentence = words === undefined ? '' : ` Default: ${words}.`;
  return checked(`${spec.description}${choiceWords}${bounds}${defaultSentence}`, name);
}

/** An input as an action file declares it; only `github-token` has a default, which the runner fills in. */
export function actionInput(name: string, description: string): ActionInput {
  const input = { description, required: false };
  return name === 'github-token' ? { ...input, default: '${{ github.token }}' } : input;
}

/** Descriptions of one name in several commands, as one text: commands are named where not all say the same. */
export function unionDescription(
  entries: readonly (readonly [command: string, text: string])[],
  commandCount: number,
): string {
  const byText = new Map<string, string[]>();
  for (const [command, text] of entries) byText.set(text, [...(byText.get(text) ?? []), `\`${command}\``]);
  const [only] = byText.keys();
  if (only !== undefined && byText.size === 1 && entries.length === commandCount) return only;
  return [...byText].map(([text, commands]) => `For ${commands.join(', ')}: ${text}`).join(' ');
}

/** Every name that any manifest has in one part, in order of first appearance, with its text per command. */
export function unionOf<T>(
  manifests: readonly Manifest[],
  part: (manifest: Manifest) => Readonly<Record<string, T>>,
  words: (value: T, name: string) => string,
): ReadonlyMap<string, string> {
  const entries = new Map<string, (readonly [string, string])[]>();
  for (const manifest of manifests)
    for (const [name, value] of Object.entries(part(manifest)))
      entries.set(name, [...(entries.get(name) ?? []), [manifest.name, words(value, name)]]);
  return new Map(
    [...entries].map(([name, texts]) => [name, unionDescription(texts, manifests.length)] as const),
  );
}

/** Description of an output, checked. */
export function outputSentences(output: { readonly description: string }, name: string): string {
  return checked(output.description, name);
}
