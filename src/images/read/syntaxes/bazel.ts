import { ANY_ESCAPE } from '../disguises.ts';
import {
  addTextZones,
  type CodeToken,
  closesBracket,
  isMark,
  opensBracket,
  readCode,
} from '../formats/code-tokens.ts';
import type { Sink } from '../found.ts';
import { joinPlaced, offsetOf, type PlacedText, placeDecoded, rangeOf } from '../placed-text.ts';
import type { TextSyntax } from '../syntax.ts';

/** `oci.pull(…)` of rules_oci, `oci_pull(…)`, and `container_pull(…)` of rules_docker. */
export const bazel: TextSyntax = {
  kind: 'text',
  name: 'bazel',
  words: ['/workspace', '.bzl', '.bazel'],
  paths: [/\/workspace$/, /\.(?:bzl|bazel)$/],
  /** Texts are not put together to a host, so that only escapes disguise one. */
  disguises: ANY_ESCAPE,
  scan: (source, sink) => {
    // Starlark has the texts and comments of Python.
    const { tokens, faults } = readCode(source, 'starlark');
    sink.faults.push(...faults);
    addTextZones(tokens, sink, 'text');
    addTextZones([...resultsIn(tokens), ...argumentsOfPushes(tokens)], sink, 'quiet');
    for (const found of readPulls(tokens)) addPull(sink, found);
  },
};

type Text = Extract<CodeToken, { readonly kind: 'text' }>;
const BOTH = 'rules_oci accepts a tag or a digest, not both: replace `tag` with `digest` by hand';
const PULLS = new Set(['oci_pull', 'container_pull']);
const PUSHES = new Set(['oci_push', 'container_push', 'container_bundle', 'docker_push', 'image_push']);

function isPull(tokens: readonly CodeToken[], index: number, token: CodeToken): boolean {
  if (token.kind !== 'name' || tokens[index + 1]?.text !== '(') return false;
  if (token.text !== 'pull') return PULLS.has(token.text);
  return tokens[index - 1]?.text === '.' && /oci/.test(tokens[index - 2]?.text ?? '');
}

/** The tokens of the lists `repo_tags`, which name what `oci_load` and `oci_tarball` make. */
function resultsIn(tokens: readonly CodeToken[]): readonly CodeToken[] {
  let isResult = false;
  return tokens.filter((token, index) => {
    if (token.kind === 'name' && token.text === 'repo_tags') isResult = tokens[index + 2]?.text === '[';
    else if (token.kind === 'mark' ? token.text === ']' : tokens[index + 1]?.text === '=') isResult = false;
    return isResult;
  });
}

/** The tokens in the calls of `oci_push(…)` and `container_push(…)`, whose names are those of what is pushed. */
function argumentsOfPushes(tokens: readonly CodeToken[]): readonly CodeToken[] {
  let depth = 0;
  return tokens.filter((token, index) => {
    const isCall = isMark(token, '(') && PUSHES.has(tokens[index - 1]?.text ?? '');
    if (depth > 0 ? opensBracket(token) : isCall) depth += 1;
    else if (depth > 0 && closesBracket(token)) depth -= 1;
    return depth > 0;
  });
}

/** Reports `image` (or `registry` and `repository`) with `tag` and `digest`, which stand apart. */
function addPull(sink: Sink, found: ReadonlyMap<string, Text>): void {
  const [image, registry, repository] = ['image', 'registry', 'repository'].map((key) => found.get(key));
  const parts = registry && repository && [registry.placed, mark('/', repository.placed), repository.placed];
  const name = image?.placed ?? (parts && joinPlaced(parts));
  const first = image ?? repository;
  if (name === undefined || first === undefined) return;
  const tag = found.get('tag');
  const digest = found.get('digest');
  const text = joinPlaced([
    name,
    ...(tag === undefined ? [] : [mark(':', first.placed), tag.placed]),
    ...(digest === undefined ? [] : [mark('@', first.placed), digest.placed]),
  ]);
  sink.found.push({
    syntax: 'bazel',
    text,
    ...rangeOf(first.placed),
    uses: [],
    remarksAt: [tag, digest].flatMap((part) => (part === undefined ? [] : [part.start])),
    ...(digest === undefined && tag !== undefined ? { notEditable: BOTH } : {}),
  });
}

/** The arguments of each pull that are one text, by name. */
function readPulls(tokens: readonly CodeToken[]): readonly ReadonlyMap<string, Text>[] {
  const pulls: Map<string, Text>[] = [];
  const open: (Map<string, Text> | undefined)[] = [];
  for (const [index, token] of tokens.entries()) {
    if (opensBracket(token)) {
      const name = tokens[index - 1];
      const pull =
        name !== undefined && isPull(tokens, index - 1, name) ? new Map<string, Text>() : undefined;
      if (pull !== undefined) pulls.push(pull);
      open.push(pull);
    }
    if (closesBracket(token)) open.pop();
    const value = tokens[index + 2];
    const isArgument = token.kind === 'name' && tokens[index + 1]?.text === '=' && value?.kind === 'text';
    if (isArgument && /^[,)\n]$/.test(tokens[index + 3]?.text ?? ',')) open.at(-1)?.set(token.text, value);
  }
  return pulls;
}

/** A character that is not written. */
function mark(text: string, beside: PlacedText): PlacedText {
  const at = offsetOf(beside, 0);
  return placeDecoded(text, at, at);
}
