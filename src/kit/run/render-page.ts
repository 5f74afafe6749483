import { version } from '../../version.ts';
import type { Finding } from '../findings/finding.ts';
import type { PublishInputs } from '../manifest/common-inputs.ts';
import { renderHtml } from '../report/html.ts';
import type { Machine } from './command.ts';
import type { CommandRow } from './command-row.ts';
import type { DrillDown, Outcome } from './outcome.ts';
import { placeUrlOf } from './place-url.ts';
import { endingOf, soften } from './soften.ts';
import { madeFindings } from './tell-findings.ts';

/** The HTML page of an outcome, in pieces. Secrets are removed from every text before it is cut and escaped. */
export function renderPage(
  { manifest, rules }: CommandRow,
  inputs: PublishInputs,
  outcome: Outcome,
  { clock, host }: Pick<Machine, 'clock' | 'host'>,
): Iterable<string> {
  const ended = soften(inputs, outcome);
  const answer = typeof outcome.summary === 'string' ? undefined : outcome.summary();
  const { commit, ref, repository, runUrl } = host.context;
  const about = [repository, refWords(ref), commit?.slice(0, 12)];
  const subject = about.filter((text) => text !== undefined).join(' · ');
  return renderHtml({
    title: answer?.title ?? manifest.title,
    words: answer === undefined ? undefined : host.redact(answer.words),
    result: endingOf(ended).result,
    findings: {
      [Symbol.iterator]: () => cleanFindings(madeFindings(ended, Number.POSITIVE_INFINITY), host.redact),
    },
    rules,
    problems: ended.problems.map((problem) => redactAll(problem, host.redact)),
    coverage: redactAll(ended.coverage, host.redact),
    drillDown: cleanDrillDown(outcome, host.redact),
    finishedAt: clock.now(),
    toolVersion: version,
    subject: subject === '' ? undefined : host.redact(subject),
    placeUrl: placeUrlOf(host),
    runUrl: runUrl === undefined ? undefined : host.redact(runUrl),
  });
}

/** A ref as people call it: a branch, a tag or a pull request. */
function refWords(ref: string | undefined): string | undefined {
  return ref
    ?.replace(/^refs\/(?:heads|tags)\//, '')
    .replace(/^refs\/pull\/(\d+)\/(?:merge|head)$/, 'pull request $1');
}

type Redact = (text: string) => string;

/** Findings of places are cleaned while they are written, one at a time. */
function cleanDrillDown({ drillDown }: Outcome, redact: Redact): DrillDown | undefined {
  if (drillDown === undefined) return undefined;
  const { places, tables, ...nouns } = drillDown();
  return {
    ...nouns,
    tables: redactAll(tables, redact),
    places: places.map(({ findings, name, why, ...rest }) => ({
      ...rest,
      name: redact(name),
      why: redact(why),
      findings: { [Symbol.iterator]: () => cleanFindings(findings, redact) },
    })),
  };
}

function* cleanFindings(findings: Iterable<Finding>, redact: Redact): Generator<Finding> {
  for (const { detail: _, ...finding } of findings) yield redactAll(finding, redact);
}

/** A copy of plain data with every text redacted. */
function redactAll<T>(value: T, redact: Redact): T {
  // Each branch returns the shape it was given; only texts change.
  if (typeof value === 'string') return redact(value) as T;
  if (Array.isArray(value)) return value.map((entry: unknown) => redactAll(entry, redact)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, redactAll(entry, redact)]),
  ) as T;
}
