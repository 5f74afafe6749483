import { addTextZones, type CodeToken, readCode } from './code-tokens.ts';
import { scanEmbedded } from './embedded-text.ts';
import { type Dialect, expandVariables, NO_VARIABLES } from './expand-variables.ts';
import type { Sink } from './found.ts';
import { createGroovyLookup, endsValue } from './groovy-variables.ts';
import { scanKubernetesText } from './kubernetes.ts';
import { placeDecoded, trimPlaced } from './placed-text.ts';
import { reportImage } from './report-image.ts';
import type { TextSyntax } from './syntax.ts';

/**
 * Jenkinsfile: `docker { image '…' }`, `agent { docker '…' }`, `docker.image('…')`, `withDockerContainer('…')`,
 * `containerTemplate(image: '…')`, and pods in `yaml '''…'''`.
 */
export const jenkinsfile: TextSyntax = {
  kind: 'text',
  name: 'jenkinsfile',
  page: {
    title: 'Jenkins',
    files: '`Jenkinsfile*`, `*.groovy`',
    finds: 'agents, `docker.image(…)`, `containerTemplate`, pods, with variables',
    pin: 'behind the tag, or in the variable',
    alsoReadBy: 'nobody that we know of',
  },
  paths: [/\/jenkinsfile[^/]*$|\.jenkinsfile$|\.groovy$/],
  scan: (source, sink) => {
    const { tokens, faults } = readCode(source, 'groovy');
    sink.faults.push(...faults);
    addTextZones(tokens, sink, 'script');
    const dialect: Dialect = { lookup: createGroovyLookup(source, tokens) };
    const brackets: string[] = [];
    for (const [index, token] of tokens.entries()) {
      if (token.kind === 'mark') trackBracket(brackets, token.text, tokens[index - 1]);
      if (token.kind !== 'name') continue;
      if (token.text === 'yaml') scanPod(argumentAt(tokens, index + 1), sink, dialect);
      else if (namesImage(tokens, index, brackets))
        reportArgument(argumentAt(tokens, index + 1), sink, dialect);
    }
  },
};

const SYNTAX = 'jenkinsfile';
/** Blocks in which `image` names the container of an agent. */
const AGENT_BLOCKS = new Set(['docker{', 'dockerContainer{']);
/** Calls with an `image` argument. */
const IMAGE_CALLS = new Set(['containerTemplate(', 'dockerNode(', 'withDockerContainer(']);

/** Tracks the open brackets, each with the name before it. */
function trackBracket(brackets: string[], mark: string, previous: CodeToken | undefined): void {
  if (/[([{]/.test(mark)) brackets.push(`${previous?.kind === 'name' ? previous.text : ''}${mark}`);
  if (/[)\]}]/.test(mark)) brackets.pop();
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

/** The argument of a call, with or without parentheses, or of a named argument. */
function argumentAt(tokens: readonly CodeToken[], from: number): CodeToken | undefined {
  const opened = tokens[from]?.kind === 'mark' && /[(:]/.test(tokens[from].text) ? from + 1 : from;
  return endsValue(tokens[opened + 1]) ? tokens[opened] : undefined;
}

function reportArgument(argument: CodeToken | undefined, sink: Sink, dialect: Dialect): void {
  if (argument?.kind === 'text') {
    reportImage(sink, SYNTAX, trimPlaced(argument.placed), argument.interpolates ? dialect : NO_VARIABLES);
  } else if (argument?.kind === 'name') {
    const { text, start } = argument;
    reportImage(sink, SYNTAX, placeDecoded(`\${${text}}`, start, start + text.length), dialect);
  }
}

/** Scans a multi-line pod; the pod reader reports variables without a value. */
function scanPod(argument: CodeToken | undefined, sink: Sink, dialect: Dialect): void {
  if (argument?.kind !== 'text' || !argument.text.includes('\n')) return;
  const expanded = argument.interpolates ? expandVariables(argument.placed, dialect) : undefined;
  const pod = expanded?.kind === 'known' ? expanded.text : argument.placed;
  scanEmbedded(pod, sink, (source, inner) => scanKubernetesText(source, inner, SYNTAX));
}
