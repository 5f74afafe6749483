import { getOrMake, once } from '../../../base/remember.ts';
import { isHostSegment } from '../../reference/image-reference.ts';
import { ANY_ESCAPE, anyOf, VARIABLE } from '../disguises.ts';
import { scanEmbedded } from '../embedded-text.ts';
import { type Dialect, expandedText, expandVariables } from '../expand-variables.ts';
import {
  addTextZones,
  type CodeToken,
  closesBracket,
  isMark,
  opensBracket,
  readCode,
} from '../formats/code-tokens.ts';
import type { Sink } from '../found.ts';
import { joinPlaced, type PlacedText, rangeOf } from '../placed-text.ts';
import { reportImage } from '../report-image.ts';
import type { TextSyntax } from '../syntax.ts';
import { argumentAt, createGroovyLookup, createRegistries, writtenValue } from './jenkins-registries.ts';
import { scanKubernetesText } from './kubernetes.ts';

/**
 * Jenkinsfile: `docker { image '…' }`, `agent { docker '…' }`, `docker.image('…')`, `withDockerContainer('…')`,
 * `containerTemplate(image: '…')`, and pods in `yaml '''…'''`.
 */
export const jenkinsfile: TextSyntax = {
  kind: 'text',
  name: 'jenkinsfile',
  words: ['jenkinsfile', '.groovy'],
  paths: [/\/jenkinsfile[^/]*$|\.jenkinsfile$|\.groovy$/],
  /** Sums of texts are not put together, so that only escapes and variables disguise one. */
  disguises: anyOf(ANY_ESCAPE, VARIABLE),
  scan: (source, sink) => {
    const { tokens, faults } = readCode(source, 'groovy');
    sink.faults.push(...faults);
    addTextZones(tokens, sink, 'script');
    const dialect: Dialect = { lookup: createGroovyLookup(source, tokens) };
    const registryAt = createRegistries(tokens, dialect);
    const isPushed = createPushedCheck(tokens);
    const brackets: string[] = [];
    for (const [index, token] of tokens.entries()) {
      trackBracket(brackets, token, tokens[index - 1]);
      if (token.kind !== 'name') continue;
      if (token.text === 'yaml') scanPod(argumentAt(tokens, index + 1), sink, dialect);
      else if (namesImage(tokens, index, brackets) && !isPushed(index))
        reportArgument(tokens, index + 1, sink, dialect, registryAt(index));
    }
  },
};

const SYNTAX = 'jenkinsfile';
/** Blocks in which `image` names the container of an agent. */
const AGENT_BLOCKS = new Set(['docker{', 'dockerContainer{']);
/** Calls with an `image` argument. */
const IMAGE_CALLS = new Set(['containerTemplate(', 'dockerNode(', 'withDockerContainer(']);

/** Tracks the open brackets, each with the name before it. */
function trackBracket(brackets: string[], token: CodeToken, previous: CodeToken | undefined): void {
  if (opensBracket(token)) brackets.push(`${previous?.kind === 'name' ? previous.text : ''}${token.text}`);
  if (closesBracket(token)) brackets.pop();
}

function namesImage(tokens: readonly CodeToken[], index: number, brackets: readonly string[]): boolean {
  const name = tokens[index]?.text;
  const inside = brackets.at(-1) ?? '';
  if (name === 'withDockerContainer') return true;
  if (name === 'docker') return inside === 'agent{' && tokens[index + 1]?.kind === 'text';
  if (name !== 'image') return false;
  const isMember = tokens[index - 1]?.text === '.' && tokens[index - 2]?.text === 'docker';
  return isMember || AGENT_BLOCKS.has(inside) || IMAGE_CALLS.has(inside);
}

function reportArgument(
  tokens: readonly CodeToken[],
  from: number,
  sink: Sink,
  dialect: Dialect,
  registry: PlacedText | undefined,
): void {
  const argument = argumentAt(tokens, from);
  const written = argument && writtenValue(argument, dialect);
  if (written === undefined) {
    reportSum(tokens, from, sink);
    return;
  }
  const { text } = written;
  const at = rangeOf(text);
  const isShort = registry !== undefined && text.value !== '' && !namesHost(text, written.dialect);
  reportImage(sink, SYNTAX, isShort ? joinPlaced([registry, text]) : text, written.dialect, { at });
}

/** Reports that `'cgr.dev/acme/' + name` is not known. */
function reportSum(tokens: readonly CodeToken[], from: number, sink: Sink): void {
  const first = tokens[from]?.kind === 'mark' ? from + 1 : from;
  const text = tokens[first];
  const plus = tokens[first + 1];
  if (text?.kind !== 'text' || plus?.text !== '+') return;
  const [start, end] = [text.start, plus.start];
  const reason = 'it is put together from several parts';
  sink.unknown.push({ syntax: SYNTAX, text: text.text, start, end, reason, uses: [] });
}

function namesHost(text: PlacedText, dialect: Dialect): boolean {
  const [first = '', ...path] = (expandedText(text, dialect) ?? text.value).split('/');
  return path.length > 0 && isHostSegment(first);
}

/** Scans a multi-line pod; the pod reader reports variables without a value. */
function scanPod(argument: CodeToken | undefined, sink: Sink, dialect: Dialect): void {
  if (argument?.kind !== 'text' || !argument.text.includes('\n')) return;
  const expanded = argument.interpolates ? expandVariables(argument.placed, dialect) : undefined;
  const pod = expanded?.kind === 'known' ? expanded.text : argument.placed;
  scanEmbedded(pod, sink, (source, inner) => scanKubernetesText(source, inner, SYNTAX));
}

/** Calls that run an image, so that it is more than the name of a pushed result. */
const RUNS = /^(?:inside|run|withRun)$/;
/** Tokens; the arguments of longer calls are not followed to their end. */
const LONGEST_CALL = 200;

/**
 * Finds calls `docker.image(…)` that only name what is pushed: `docker.image('…').push()`, or a variable that has one such
 * value, is pushed, and is never run.
 */
function createPushedCheck(tokens: readonly CodeToken[]): (index: number) => boolean {
  const known = once(() => readCalls(tokens));
  return (index) => {
    const called = memberAt(tokens, endOfCall(tokens, index + 1));
    if (called !== undefined) return called === 'push';
    const variable = tokens[index - 4];
    if (variable?.kind !== 'name' || tokens[index - 3]?.text !== '=') return false;
    const calls = known().get(variable.text);
    return calls?.assigned === 1 && calls.isPushed && !calls.isRun;
  };
}

/** Calls on every variable, and how often each is assigned. */
function readCalls(tokens: readonly CodeToken[]) {
  const calls = new Map<string, { assigned: number; isPushed: boolean; isRun: boolean }>();
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind !== 'name') continue;
    const own = getOrMake(calls, text, () => ({ assigned: 0, isPushed: false, isRun: false }));
    const called = memberAt(tokens, index + 1);
    if (called === 'push') own.isPushed = true;
    if (called !== undefined && RUNS.test(called)) own.isRun = true;
    if (tokens[index + 1]?.text === '=' && tokens[index + 2]?.text !== '=') own.assigned += 1;
  }
  return calls;
}

/** The index after the arguments of a call, with or without parentheses. */
function endOfCall(tokens: readonly CodeToken[], from: number): number {
  let depth = 0;
  for (let at = from; at < from + LONGEST_CALL; at += 1) {
    const token = tokens[at];
    if (isMark(token, '(')) depth += 1;
    if (isMark(token, ')')) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}

/** The name after a dot, which may be on the next line. */
function memberAt(tokens: readonly CodeToken[], from: number): string | undefined {
  let at = from;
  while (tokens[at]?.text === '\n') at += 1;
  const name = tokens[at + 1];
  return tokens[at]?.text === '.' && name?.kind === 'name' ? name.text : undefined;
}
