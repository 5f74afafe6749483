import { globProblem, splitNegation } from '../../base/glob.ts';
import { splitLines, splitList } from '../../base/list.ts';
import type { Location } from '../../base/location.ts';
import { chooseFrom, didYouMean } from '../../base/nearest-names.ts';
import { clipText, isToken } from '../../base/plain-text.ts';
import { parseDuration, parseTime, renderDuration, renderTime } from '../../base/time.ts';
import { isLoopback } from '../../base/uri.ts';
import type { UserProblem } from '../../base/user-error.ts';
import type { InputSpec, InputsOf } from '../manifest/manifest.ts';

/** Text of an input with its position in a file, for messages. */
export interface InputText {
  readonly text: string;
  readonly place?: Location;
}

/** The text of an input from the source with the highest precedence; `undefined` if no source has it. */
export type FindInput = (name: string) => InputText | undefined;

type ReadInputs<S extends Readonly<Record<string, InputSpec>>> =
  | { readonly kind: 'inputs'; readonly inputs: InputsOf<S> }
  /** `inputs` has only the valid ones. */
  | {
      readonly kind: 'problems';
      readonly problems: readonly UserProblem[];
      readonly inputs: Partial<InputsOf<S>>;
    };

type Value = string | number | boolean | readonly string[] | undefined;
type Parsed = { readonly value: Value } | { readonly problem: string; readonly fix?: string | undefined };

/** Reads all inputs of a manifest into one typed record, or reports all problems; `now` in milliseconds since 1970. */
export function readInputs<S extends Readonly<Record<string, InputSpec>>>(
  specs: S,
  given: FindInput,
  now: number,
): ReadInputs<S> {
  const problems: UserProblem[] = [];
  const values: Record<string, Value> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const source = given(name);
    const text = source?.text ?? spec.default ?? '';
    const parsed = unsetVariable(text) ?? parseInput(spec, text, now);
    if ('value' in parsed) {
      values[name] = parsed.value;
      continue;
    }
    const message = `\`${name}\` ${parsed.problem}`;
    problems.push({ message, fix: parsed.fix, input: name, place: source?.place });
  }
  // Each value was made by `parseInput` from the spec that `InputsOf` maps its type from.
  if (problems.length > 0) return { kind: 'problems', problems, inputs: values as Partial<InputsOf<S>> };
  return { kind: 'inputs', inputs: values as InputsOf<S> };
}

/** A CI leaves the reference as it is where the variable is not set: `$(NAME)`, `${NAME}`, `$NAME`, `%NAME%`. */
function unsetVariable(text: string): Parsed | undefined {
  const [, ...names] =
    /^\s*(?:\$\(([\w.]+)\)|\$\{([\w.]+)\}|\$([A-Za-z_]\w*)|%([A-Za-z_]\w*)%)\s*$/.exec(text) ?? [];
  const name = names.find((one) => one !== undefined);
  if (name === undefined) return undefined;
  return {
    problem: `is ${quote(text.trim())}: the variable \`${name}\` is not set`,
    fix: `set \`${name}\` in the variables of your CI, and check that this job may read it`,
  };
}

function parseInput(spec: InputSpec, text: string, now: number): Parsed {
  const trimmed = text.trim();
  switch (spec.kind) {
    case 'list':
      return parseEntries(spec, splitList(text));
    case 'lines':
      return parseEntries(spec, splitLines(text));
    case 'globs':
      return parseGlobs(splitList(text));
    case 'choices':
      return parseChoices(splitList(text), spec.choices ?? []);
    default:
      return trimmed === '' ? { value: undefined } : parseScalar(spec, trimmed, now);
  }
}

function parseScalar(spec: InputSpec, text: string, now: number): Parsed {
  switch (spec.kind) {
    case 'boolean':
      if (text === 'true' || text === 'false') return { value: text === 'true' };
      return { problem: `is ${quote(text)}, which is neither \`true\` nor \`false\``, ...meantBoolean(text) };
    case 'integer':
      return parseInteger(text, spec.min ?? 0, spec.max ?? Number.MAX_SAFE_INTEGER);
    case 'duration':
      return parsePeriod(text, spec.min ?? 0);
    case 'time':
      return parsePoint(text, spec.past === true ? now : Number.POSITIVE_INFINITY);
    case 'choice':
      return spec.choices?.includes(text) === true ? { value: text } : notAChoice(text, spec.choices ?? []);
    case 'url':
      return parseOrigin(text);
    case 'secret':
      return parseSecret(text);
    default:
      return parseText(spec, text);
  }
}

function parseText({ entryFix, entryProblem }: InputSpec, text: string): Parsed {
  const problem = entryProblem?.(text);
  if (problem === undefined) return { value: text };
  return { problem: `is ${quote(text)}, which is ${problem}`, fix: entryFix };
}

const YES: readonly string[] = ['yes', 'on', 'y', '1'];
const NO: readonly string[] = ['no', 'off', 'n', '0'];

function meantBoolean(text: string): { readonly fix: string } {
  const word = text.toLowerCase();
  const same = YES.includes(word) ? 'true' : NO.includes(word) ? 'false' : word;
  return { fix: didYouMean(same, ['true', 'false']) ?? 'write `true` or `false`' };
}

/** Never quoted. A value that a header cannot carry is often a file that contains more than the token. */
function parseSecret(text: string): Parsed {
  if (isToken(text)) return { value: text };
  const why = 'it contains a space, a line break or another character that tokens cannot contain';
  return { problem: `is not a token: ${why}`, fix: 'provide only the token' };
}

function parsePoint(text: string, latest: number): Parsed {
  const value = parseTime(text);
  if (value === undefined) {
    const fix = 'write `2026-01-31` or `2026-01-31T12:00:00Z`';
    return { problem: `is ${quote(text)}, which is neither a date nor an RFC 3339 time`, fix };
  }
  if (value <= latest) return { value };
  const fix = 'use a time in the past, or leave it out for now';
  return { problem: `is ${renderTime(value)}, which is in the future`, fix };
}

const MOST_ENTRIES = 20;

function parseEntries(spec: InputSpec, entries: readonly string[]): Parsed {
  const wrong = entries.flatMap((entry) => {
    const problem = spec.entryProblem?.(entry);
    return problem === undefined ? [] : [`has ${quote(entry)}, which is ${problem}`];
  });
  if (wrong.length === 0) return { value: entries };
  const more = wrong.length - MOST_ENTRIES;
  const problem = [...wrong.slice(0, MOST_ENTRIES), ...(more > 0 ? [`${more} more`] : [])].join('; and ');
  return { problem, fix: spec.entryFix };
}

function parseInteger(text: string, min: number, max: number): Parsed {
  const value = /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
  if (value !== undefined && value >= min && value <= max) return { value };
  return { problem: `is ${quote(text)}, which is not a whole number from ${min} to ${max}` };
}

function parsePeriod(text: string, min: number): Parsed {
  const value = parseDuration(text);
  const fix = 'use a number and a unit, such as `90s`, `15m`, `36h`, `7d` or `2w`';
  if (value === undefined) return { problem: `is ${quote(text)}, which is not a duration`, fix };
  if (value >= min) return { value };
  return { problem: `is ${quote(text)}, which is shorter than \`${renderDuration(min)}\``, fix };
}

function parseGlobs(globs: readonly string[]): Parsed {
  for (const entry of globs) {
    const problem = globProblem(splitNegation(entry).glob);
    if (problem !== undefined)
      return { problem: `has the glob ${quote(entry)}, which cannot be used: ${problem}` };
  }
  return { value: globs };
}

function parseChoices(words: readonly string[], choices: readonly string[]): Parsed {
  if (words.length > 1 && words.includes('none') && choices.includes('none'))
    return { problem: 'combines `none` with other values', fix: 'write `none` alone, or leave it out' };
  const wrong = words.find((word) => !choices.includes(word));
  return wrong === undefined ? { value: words } : notAChoice(wrong, choices);
}

function notAChoice(text: string, choices: readonly string[]): Parsed {
  return { problem: `is ${quote(text)}, which is not a valid value`, fix: chooseFrom(choices, text) };
}

function parseOrigin(text: string): Parsed {
  const refuse = (problem: string, fix: string): Parsed => ({ problem, fix });
  if (!URL.canParse(text))
    return refuse(
      `is ${quote(text)}, which is not a URL`,
      'write the origin only, such as `https://cgr.dev`',
    );
  const url = new URL(text);
  if (url.username !== '' || url.password !== '')
    return refuse('has a user name or password in its URL', 'write the origin only');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    return refuse(
      `is ${quote(text)}: only https is allowed, and http on loopback`,
      `write \`https://${url.host}\``,
    );
  // The text is checked too: a parsed URL drops an empty `?`, `#` or `@`.
  if (url.pathname !== '/' || !/^https?:\/\/[^/\\?#@]+\/?$/i.test(text))
    return refuse(`is ${quote(text)}: a path, query or fragment is not allowed`, `write \`${url.origin}\``);
  return { value: url.origin };
}

function quote(text: string): string {
  return `\`${clipText(text, 80)}\``;
}
