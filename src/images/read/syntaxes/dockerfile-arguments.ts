import { isCompleteReference } from '../../reference/image-reference.ts';
import { type Dialect, expandVariables, type PartlyKnown, type Variable } from '../expand-variables.ts';
import { type Instruction, wordsIn } from '../formats/dockerfile-instructions.ts';
import { countMentions } from '../mentions.ts';
import { offsetOf, type PlacedText, placeDecoded, slicePlaced } from '../placed-text.ts';
import type { BuildArguments } from '../syntax.ts';

/** A limit for hostile files: the arguments of one instruction. */
const MAXIMUM_ARGUMENTS = 1000;

interface Arguments {
  readonly builds: readonly BuildArguments[];
  readonly escapeCharacter: string;
  readonly mentions: ReadonlyMap<string, number>;
}

/** The values of the global ARGs in each build that is known, or their defaults if none is. */
export function dialectsOf(
  declared: readonly PlacedText[],
  { builds, ...facts }: Arguments,
): readonly Dialect[] {
  const names = new Set(declared.map(argumentNameOf));
  const different = new Map<string, BuildArguments>();
  for (const build of builds) {
    const args = [...build.args].filter(([name]) => names.has(name));
    different.set(JSON.stringify(args.map(([name, value = null]) => [name, value])), {
      ...build,
      args: new Map(args),
    });
  }
  const calls =
    builds.length === 0 ? [{ args: new Map<string, string>(), calledAt: '' }] : different.values();
  return [...calls].map((call) => dialectOf(declared, call, { builds, ...facts }));
}

/** The values in one build: a default that cannot be expanded has none. */
function dialectOf(
  declared: readonly PlacedText[],
  { args, calledAt }: BuildArguments,
  { builds, escapeCharacter, mentions }: Arguments,
): Dialect {
  const globals = new Map<string, Variable>();
  const unknown = new Map<string, string>();
  const begun = new Map<string, PartlyKnown>();
  const dialect: Dialect = {
    lookup: (name) => globals.get(name),
    begun: (name) => begun.get(name),
    whyUnknown: (name) => unknown.get(name),
    escape: escapeCharacter,
  };
  for (const word of declared) {
    const name = argumentNameOf(word);
    const definition = { label: `ARG ${name}`, mentions: mentions.get(name) ?? 0 };
    if (args.has(name)) {
      const value = args.get(name);
      const offset = offsetOf(word, 0);
      const remedy = value?.includes('@')
        ? 'replace its digest'
        : 'write `@` and the digest behind its value';
      const fixed = `\`${name}\` is set in ${calledAt}: ${remedy} there`;
      if (value === undefined)
        unknown.set(name, `\`${name}\` is set in ${calledAt} to a value that is not known`);
      else
        globals.set(name, {
          text: placeDecoded(value, offset, offset),
          definition: { ...definition, offset, fixed },
          uses: [],
        });
      continue;
    }
    if (!word.value.includes('=')) continue;
    const expanded = expandVariables(slicePlaced(word, name.length + 1), dialect);
    globals.delete(name);
    if (expanded.kind === 'unknown') {
      // A name that is written here is found as text.
      if (expanded.uses.length > 0) begun.set(name, expanded);
      continue;
    }
    const offset = offsetOf(word, name.length + 1);
    const fixed = whyFixed(name, builds);
    globals.set(name, {
      text: expanded.text,
      definition: { ...definition, offset, fixed },
      uses: expanded.uses,
    });
  }
  return dialect;
}

/** The name that an `ARG` declares. */
export function argumentNameOf({ value }: PlacedText): string {
  return value.split('=', 1).join('');
}

/** Why a default stays as it is: a build that sets the argument would not get its digest. */
function whyFixed(name: string, builds: readonly BuildArguments[]): string | undefined {
  const other = builds.find(({ args }) => {
    const value = args.get(name) ?? '';
    return args.has(name) && !isCompleteReference(value) && !value.includes('@');
  });
  return (
    other && `${other.calledAt} sets \`${name}\` to another value: write \`@\` and the digest behind both`
  );
}

/** Whether no other build has the same image, and the image is not judged where a build is called with all of it. */
export function isNew(image: PlacedText, dialect: Dialect, seen: Set<string>): boolean {
  const expanded = expandVariables(image, dialect);
  const text = expanded.kind === 'unknown' ? expanded.partial : expanded.text.value;
  if (seen.has(text)) return false;
  seen.add(text);
  const [only, ...others] = expanded.kind === 'unknown' ? [] : expanded.text.pieces;
  const isGiven = only?.start === only?.end && others.length === 0;
  return only === undefined || !isGiven || !isCompleteReference(text);
}

/** Counts the reads of each global ARG: in global ARGs, in `FROM`, and in each stage that redeclares it. */
export function countArgMentions(
  instructions: readonly Instruction[],
  firstFrom: number,
  escapeCharacter: string,
): ReadonlyMap<string, number> {
  const readers: string[] = [];
  for (const [index, { keyword, line }] of instructions.entries()) {
    if (keyword === 'FROM' || (keyword === 'ARG' && index < firstFrom)) readers.push(line.value);
    else if (keyword === 'ARG')
      for (const { value } of argumentsOf(line, escapeCharacter))
        if (!value.includes('=')) readers.push(`$${value}`);
  }
  return countMentions(readers.join('\n'));
}

/** The words of an `ARG`; throws `RangeError` for too many. */
export function argumentsOf(line: PlacedText, escapeCharacter: string): readonly PlacedText[] {
  const words: PlacedText[] = [];
  for (const word of wordsIn(line, escapeCharacter)) {
    words.push(word);
    if (words.length > MAXIMUM_ARGUMENTS)
      throw new RangeError(`an instruction has more than ${MAXIMUM_ARGUMENTS} arguments`);
  }
  return words;
}
