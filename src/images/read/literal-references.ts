import type { RegistryMapping, RegistryNames } from '../reference/image-name.ts';
import { PUBLIC_REGISTRY, plainHost } from '../reference/image-name.ts';
import { parseImageReference } from '../reference/image-reference.ts';
import { createResultCheck, type IsResult } from './build-result.ts';
import { beforeBlockEnd } from './formats/template-blocks.ts';
import type { Range } from './range.ts';

/** A text that begins with one of our hosts, as written in a file of any syntax. */
export interface Literal extends Range {
  /**
   * `complete`: with a tag or a digest. `untagged`: a name alone. `variable`: parts of it are filled in later.
   * `malformed`: complete, but not a reference.
   */
  readonly kind: 'complete' | 'untagged' | 'variable' | 'malformed';
  /** More text follows it directly, as in `x:1@home`. */
  readonly goesOn: boolean;
  /** Whether it names what a build or push makes, such as the value of `docker build --tag`. */
  readonly isResult: () => boolean;
}

export interface LiteralOptions {
  /** Where nothing is looked for; asked in ascending order. */
  readonly isTaken?: (offset: number) => boolean;
  /** Written for people, so that `<name>` and `NAME` stand for names that they fill in. */
  readonly isDocument?: boolean;
}

/** Finds references that begin with one of our hosts. */
export type FindLiterals = (text: string, options?: LiteralOptions) => readonly Literal[];

/** A limit for hostile files; a file with more is cut. */
const MOST_LITERALS = 20_000;
const LONGEST = 4096;
const PUBLIC_NAMES: RegistryNames = { registryHost: PUBLIC_REGISTRY, mappings: [] };
/**
 * Marks of a text that is filled in later: shell, Make (which writes `$` twice in a command), templates, format strings and
 * interpolations of many languages.
 */
const PLACEHOLDER = String.raw`\$?\{\{[^{}\n]{0,200}\}\}|(?:\$\$?|[#%])?\{[^{}\n]{0,200}\}|(?:\$\$?|[%\\])\([^()\n]{0,200}\)|\$\[\[?[^[\]\n]{0,200}\]\]?|<%[^%\n]{0,200}%>|\$\$?\w+|<<[^<>\n]{0,200}>>|%%?\w+%%?|%[sdv]|\{%[^%\n]{0,200}%\}`;
/** The same in a document; a tag of HTML stands for nothing. */
const ANGLES = String.raw`<(?!br\b)[A-Za-z][\w. -]{0,80}>`;
const tokenWith = (placeholder: string): RegExp =>
  new RegExp(String.raw`(?:[\w./:@+~-]+|${placeholder}|\\(?:/|u00(?:2[fF]|3[aA]|40)))*`, 'y');
const TOKEN = tokenWith(PLACEHOLDER);
const TOKEN_OF_DOCUMENT = tokenWith(`${PLACEHOLDER}|${ANGLES}`);
const ESCAPE = /\\(?:\/|u00([0-7][\da-f]))/gi;
const HAS_PLACEHOLDER = new RegExp(`${PLACEHOLDER}|@[A-Za-z_]+@`);
/** A part of a name, or a tag, in capitals: `ORGANIZATION`, `YOUR_TAG`; or in angle brackets. */
const HAS_BLANK = new RegExp(String.raw`${ANGLES}|[/:](?=[A-Z_-]*[A-Z]{2})[A-Z][A-Z\d_-]*(?=[/:@]|\W*$)`);
/** An `@` that no digest follows, and a path behind a digest: both belong to the text around the reference. */
const NO_DIGEST = new RegExp(
  String.raw`(?:@|\u0040)(?!sha(?:256|512)(?::|\u003[aA])|${PLACEHOLDER}|[A-Za-z_]+@)|(?<=@sha256:[\da-f]{64})(?=/)`,
);
/** A digest that goes on elsewhere, or that is cut short for people: `name@sha256:`, `name@sha256:498...81ac`, `…:498…`. */
const UNFINISHED_DIGEST = /@sha(?:256|512):(?:$|[\da-f]{0,63}(?:…|\.{2,3}[\da-f]*\W*)$)/;
/** The end of a string to which code adds the digest: `"name:tag@" + digest`. */
const JOINED = /^["'`]\s{0,8}[+.]/;
const LONGEST_JOIN = 10;
/** The end of a string that goes on as the same word: in a variable, or in a text that can continue a tag. */
const CONTINUED =
  /^["'](?:"?\$[\w({]|[ \t]*(?:\r?\n[ \t]+)?(?:(?:\+|<>)\s{0,80}|(?:~(?=\s)|\.\.|(?<=\s)\.(?=\s)|\.(?=\$))[^\S\n]{0,80})(?:[\w$@(]|["'][\w.-]))/;
const LONGEST_CONTINUED = 200;
/** Schemes whose address is an image, unlike that of a URL. */
const IMAGE_SCHEME =
  /(?:^|[^A-Za-z0-9+.-])(?:docker|oci|docker-image|docker-daemon|containers-storage|ostree-unverified-registry):\/\/$/i;
const NOT_BEFORE = /[\w./%@-]$/;
/** An escaped line break or tab of a string, or the default of a shell variable. */
const STILL_BEFORE = /(?:\\[nrt]|\$\{\w{1,80}:?-)$/;
/** The variable that a default belongs to, and what makes the default a part of a longer text. */
const DEFAULT_BEFORE = /\$\{\w{1,80}:?-$/;
const JOINED_BEHIND = /^[^{}\s]{0,200}\}(?:[\w/:@$-]|\\\/)/;
const LONGEST_DEFAULT = 210;
const LOOK_BACK = 200;
const LONGEST_PATTERN = 100;

/** Creates a finder for the registry hosts and mapped prefixes of ours, in any case and with the default port. */
export function createLiteralFinder(names: RegistryNames = PUBLIC_NAMES): FindLiterals {
  const pattern = startPattern(names);
  return (text, { isDocument = false, isTaken = () => false } = {}) => {
    const start = new RegExp(pattern, 'gi');
    const isResult = createResultCheck(text);
    const literals: Literal[] = [];
    for (let match = start.exec(text); match !== null; match = start.exec(text)) {
      if (isTaken(match.index)) {
        start.lastIndex = endOfToken(text, start.lastIndex, TOKEN);
        continue;
      }
      if (!isStart(text, match.index)) continue;
      const at = startOfJoined(text, match.index);
      if (at === undefined ? text.charAt(start.lastIndex) === '}' : !isStart(text, at)) continue;
      const first = at ?? match.index;
      // One long token may have many starts.
      const rest = text.slice(first, first + LONGEST + 1);
      const from = at === undefined ? start.lastIndex - first : 0;
      const token = rest.slice(0, endOfToken(rest, from, isDocument ? TOKEN_OF_DOCUMENT : TOKEN));
      const literal = judge({ text, start: first, token, isDocument }, isResult);
      if (literal === undefined) continue;
      start.lastIndex = literal.end;
      literals.push(literal);
      if (literals.length > MOST_LITERALS) throw new RangeError(`it names more than ${MOST_LITERALS} images`);
    }
    return literals;
  };
}

function endOfToken(text: string, from: number, pattern: RegExp): number {
  pattern.lastIndex = from;
  return from + (pattern.exec(text)?.[0].length ?? 0);
}

function isStart(text: string, at: number): boolean {
  const before = withoutEscapes(text.slice(Math.max(0, at - LOOK_BACK), at));
  if (before.endsWith('://')) return IMAGE_SCHEME.test(before);
  return !NOT_BEFORE.test(before) || STILL_BEFORE.test(before);
}

/** Where the variable begins whose default, which begins here, is a part of a longer text: `${REGISTRY:-cgr.dev}/acme/app:1`. */
function startOfJoined(text: string, at: number): number | undefined {
  const variable = DEFAULT_BEFORE.exec(text.slice(Math.max(0, at - LOOK_BACK), at));
  if (variable === null || !JOINED_BEHIND.test(text.slice(at, at + LONGEST_DEFAULT))) return undefined;
  return at - variable[0].length;
}

function withoutEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replaceAll(ESCAPE, (_, hex: string | undefined) =>
    hex === undefined ? '/' : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

interface Candidate {
  readonly text: string;
  readonly start: number;
  /** Everything at `start` that may belong to a reference. */
  readonly token: string;
  readonly isDocument: boolean;
}

function judge({ isDocument, start, text, token }: Candidate, isResultAt: IsResult): Literal | undefined {
  const inBlock = beforeBlockEnd(token);
  const written = inBlock.split(NO_DIGEST, 1)[0] ?? '';
  const behind = text.slice(start + token.length, start + token.length + LONGEST_JOIN);
  const isJoined = inBlock === `${written}@` && JOINED.test(behind);
  const isVariable =
    isJoined ||
    HAS_PLACEHOLDER.test(written) ||
    UNFINISHED_DIGEST.test(withoutEscapes(behind.startsWith('…') ? `${written}…` : written)) ||
    (isDocument && HAS_BLANK.test(written));
  // A sentence or a list may continue after it.
  const word = isVariable ? written.replace(/(?<![.:-])[.:-]+$/, '') : written.replace(/(?<!\W)\W+$/, '');
  const end = start + word.length;
  const literal = (kind: Literal['kind']): Literal => ({
    start,
    end,
    kind,
    goesOn: written.length < inBlock.length,
    isResult: () => isResultAt(start),
  });
  if (isVariable) return literal('variable');
  const isPatternAt = (at: number): boolean =>
    written.length === token.length && goesOnAsPattern(text.slice(at, at + LONGEST_PATTERN));
  if (isPatternAt(end) || (word.length < written.length && isPatternAt(start + written.length)))
    return undefined;
  if (EXPRESSION_BEHIND.test(text.slice(end, end + 4))) return literal('variable');
  const plain = withoutEscapes(word);
  const parsed = parseImageReference(plain);
  const name = plain.replace(/^[^/]*\//, '');
  const isComplete = /[:@]/.test(name);
  const next = text.slice(start + written.length, start + written.length + LONGEST_CONTINUED);
  // A hyphen belongs to a longer tag, unless a blank, an arrow or the end of a comment follows.
  const isContinued = written === `${word}-` ? /^[^\s>]/.test(next) : CONTINUED.test(next);
  if (isComplete && isContinued) return literal('variable');
  if (parsed.kind === 'malformed') return isComplete ? literal('malformed') : undefined;
  if (isComplete) return literal('complete');
  // The left side of `old=new` is a name that is replaced.
  const isReplaced = text.charAt(end) === '=';
  return parsed.reference.path.length > 1 && !isReplaced ? literal('untagged') : undefined;
}

/** `cgr.dev/acme/*` and `cgr.dev/acme/<name>` are patterns and placeholders; a closing tag of XML or a comment is not. */
const PATTERN_BEHIND = /^(?:[*{]|<(?!br\b)[a-z][\w. -]{0,80}>)/i;
/** `cgr.dev/acme/app:v\d+`, `:1.[0-9]`, `:1.+`: a tag that goes on as a regular expression. */
const EXPRESSION_BEHIND = /^\.?(?:\\{1,2}[dws.]|\[|(?<=\.)\+)/i;

/** Whether a name that is followed by this is only the beginning of a pattern. */
function goesOnAsPattern(behind: string): boolean {
  return PATTERN_BEHIND.test(behind);
}

/**
 * Whether a policy compares names with this text: it has a `*`, or alternatives with ` | ` between them. One with an expression
 * (`{{ … }}`) may also be a name that is written into an object.
 */
export function isNamePattern(text: string): boolean {
  return !text.includes('{{') && /\*|\s\|\s/.test(text);
}

/** JSON may write a slash, and what else separates the parts of a reference, with an escape. */
const SLASH = String.raw`(?:\\?/|\\u002[fF])`;
/** The beginning of the tag or digest of a name. */
const VERSION_NEXT = String.raw`(?=[:@]|\\u00(?:3[aA]|40))`;
/** The end of a name: no character follows that would continue it. */
const NAME_END = String.raw`(?![\w-]|\.\w)`;
/** Behind a host or a folder: a path, or the end of the default of a variable. */
const FOLDER_NEXT = String.raw`(?:${SLASH}|(?=\}))`;
const DOCKER_HUB = String.raw`(?:(?:index|registry-1)\.)?docker\.io`;
/** A right side of a mapping with as many parts, such as `cgr.dev/acme/python`, is one image. */
const IMAGE_PARTS = 3;

/** A pattern of what begins a reference of ours: hosts with or without the default port, mapped folders and images. */
function startPattern({ mappings, registryHost }: RegistryNames): string {
  const hosts = [PUBLIC_REGISTRY, registryHost].map((host) => ({ words: [host], to: 0 }));
  const mapped = mappings.map(({ from, to }) => ({ words: from, to: to.length }));
  const starts = [...hosts, ...mapped].sort((one, other) => lengthOf(other.words) - lengthOf(one.words));
  return [...new Set(starts.flatMap(({ to, words }) => patternsOf(words, to)))].join('|');
}

function lengthOf(words: RegistryMapping['from']): number {
  return words.join('/').length;
}

/** Every form of one start; `to` is the number of parts that it is replaced with, 0 if it is not. */
function patternsOf([host = '', ...path]: RegistryMapping['from'], to: number): readonly string[] {
  const [first, ...others] = path.map(escaped);
  const start = hostPattern(host);
  const isLibrary = plainHost(host) === 'docker.io' && first === 'library';
  const folder =
    isLibrary && others.length > 0 ? [`(?:library${SLASH})?${others.join(SLASH)}`] : path.map(escaped);
  const whole = [start, ...folder].join(SLASH);
  const image = to >= IMAGE_PARTS ? NAME_END : VERSION_NEXT;
  return [
    `${whole}${FOLDER_NEXT}`,
    ...(path.length > 0 && to > 1 ? [`${whole}${image}`] : []),
    // Official images of Docker Hub are also written without `library`.
    ...(isLibrary && others.length === 0 ? [String.raw`${start}${SLASH}(?=[\w.-]+${VERSION_NEXT})`] : []),
  ];
}

function hostPattern(host: string): string {
  if (plainHost(host) === 'docker.io') return `${DOCKER_HUB}(?::443)?`;
  const port = /:\d+$/.test(host) || host.endsWith(']') ? '' : '(?::443)?';
  return `${escaped(host).replace(/:443$/, '(?::443)?')}${port}`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
