import { marked, type Token, type Tokens } from 'marked';
import { readRepositoryFile, repositoryFiles } from './repository.ts';

/** A fenced block of a document. */
export interface DocumentBlock {
  readonly path: string;
  /** Number of the block in its document, from 1. */
  readonly number: number;
  readonly language: string;
  readonly text: string;
}

/** Markdown for users: not the corpora of tests. */
export function documentPaths(): readonly string[] {
  return repositoryFiles().filter(
    (path) => path.endsWith('.md') && !/\/(corpus|fixtures|golden)\//.test(path),
  );
}

/** All tokens of a document, those within others included, in order. */
export function tokensOf(path: string): readonly Token[] {
  const found: Token[] = [];
  void marked.walkTokens(marked.lexer(readRepositoryFile(path) ?? ''), (token) => {
    found.push(token);
  });
  return found;
}

/** Anchor of a heading as GitHub makes it. */
export function slug(heading: string): string {
  return heading
    .replace(/<[^>]*>/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** The fenced blocks of YAML below a heading of a document, up to the next heading; without an anchor, of the whole document. */
export function sectionYaml(path: string, anchor: string | undefined): readonly string[] {
  let isInside = anchor === undefined;
  return tokensOf(path).flatMap((token) => {
    if (token.type === 'heading' && anchor !== undefined) isInside = slug(token.text) === anchor;
    return isInside && token.type === 'code' && token.lang === 'yaml' ? [String(token.text)] : [];
  });
}

/** Every fenced block of every document. */
export function documentBlocks(): readonly DocumentBlock[] {
  return documentPaths().flatMap((path) => {
    // marked types tokens of any extension with them; the fenced block is its own.
    const found = tokensOf(path).flatMap((token) => (token.type === 'code' ? [token as Tokens.Code] : []));
    return found.map(({ lang, text }, index) => ({ path, number: index + 1, language: lang ?? '', text }));
  });
}

/** Whether a value is a mapping. */
function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isStep = (value: unknown): boolean =>
  isMapping(value) && (typeof value['uses'] === 'string' || typeof value['run'] === 'string');

/**
 * The workflow that a block of YAML is, or that it is a part of: steps and jobs are put into one. `undefined` for what is
 * for another tool.
 */
export function workflowOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (Array.isArray(value))
    return value.length > 0 && value.every(isStep) ? workflowOf({ steps: value }) : undefined;
  if (!isMapping(value) || 'version' in value || 'stages' in value || 'include' in value) return undefined;
  const { jobs, on, steps } = value;
  const start = { on: on ?? 'push' };
  if (isMapping(jobs)) return { ...value, ...start };
  if (!Array.isArray(steps) || !steps.every(isStep)) return undefined;
  return { ...start, jobs: { job: { 'runs-on': 'ubuntu-24.04', ...value } } };
}

/** Steps of a workflow, of all its jobs. */
export function stepsOf(
  workflow: Readonly<Record<string, unknown>>,
): readonly Readonly<Record<string, unknown>>[] {
  const jobs = isMapping(workflow['jobs']) ? Object.values(workflow['jobs']) : [];
  return jobs.flatMap((job) => {
    const steps: unknown = isMapping(job) ? job['steps'] : undefined;
    return Array.isArray(steps) ? steps.filter(isMapping) : [];
  });
}
