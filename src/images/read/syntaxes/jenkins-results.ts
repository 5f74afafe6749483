import type { CodeToken } from '../formats/code-tokens.ts';

/** What runs an image, so that it is more than the name of what a push makes. */
const RUNS = /^(?:inside|run|withRun)$/;
/** Tokens; the arguments of longer calls are not followed to their end. */
const LONGEST_CALL = 200;

/**
 * Finds calls `docker.image(…)` that only name what is pushed: `docker.image('…').push()`, or a variable that has one such
 * value, is pushed, and is never run.
 */
export function createPushedCheck(tokens: readonly CodeToken[]): (index: number) => boolean {
  let known: ReturnType<typeof readCalls> | undefined;
  return (index) => {
    const called = memberAt(tokens, endOfCall(tokens, index + 1));
    if (called !== undefined) return called === 'push';
    const variable = tokens[index - 4];
    if (variable?.kind !== 'name' || tokens[index - 3]?.text !== '=') return false;
    known ??= readCalls(tokens);
    const calls = known.get(variable.text);
    return calls?.assigned === 1 && calls.isPushed && !calls.isRun;
  };
}

/** What is called on every variable, and how often each is assigned. */
function readCalls(tokens: readonly CodeToken[]) {
  const calls = new Map<string, { assigned: number; isPushed: boolean; isRun: boolean }>();
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind !== 'name') continue;
    const own = calls.get(text) ?? { assigned: 0, isPushed: false, isRun: false };
    calls.set(text, own);
    const called = memberAt(tokens, index + 1);
    if (called === 'push') own.isPushed = true;
    if (called !== undefined && RUNS.test(called)) own.isRun = true;
    if (tokens[index + 1]?.text === '=' && tokens[index + 2]?.text !== '=') own.assigned += 1;
  }
  return calls;
}

/** The index behind the arguments of a call, with or without parentheses. */
function endOfCall(tokens: readonly CodeToken[], from: number): number {
  let depth = 0;
  for (let at = from; at < from + LONGEST_CALL; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'mark' && token.text === '(') depth += 1;
    if (token?.kind === 'mark' && token.text === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}

/** The name behind a dot, which may stand on the next line. */
function memberAt(tokens: readonly CodeToken[], from: number): string | undefined {
  let at = from;
  while (tokens[at]?.text === '\n') at += 1;
  const name = tokens[at + 1];
  return tokens[at]?.text === '.' && name?.kind === 'name' ? name.text : undefined;
}
