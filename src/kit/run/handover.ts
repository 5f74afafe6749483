import type { Location } from '../../base/location.ts';
import { assembleMarkdown } from '../../base/markdown.ts';
import type { HostEnding } from '../../host/host.ts';
import type { Finding } from '../findings/finding.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { coverageLine, renderAnswer, SUMMARY_LIMIT_BYTES } from '../report/answer.ts';
import { renderCodeQuality } from '../report/code-quality.ts';
import { renderJunit } from '../report/junit.ts';
import type { PlaceUrl } from '../report/place-links.ts';
import type { Outcome, Problem, Result } from './outcome.ts';
import { problemsMarkdown, uniqueProblems } from './problems.ts';
import { softenedFindings } from './soften.ts';

const LONGEST_PROBLEMS_BYTES = 100_000;

/** The summary of an outcome; may be empty. */
export function renderSummary(
  outcome: Outcome,
  { title }: Manifest,
  result: Result,
  placeUrl: PlaceUrl | undefined,
): string {
  const { coverage, problems, summary } = outcome;
  if (typeof summary !== 'string') {
    const softened = softenedFindings(outcome);
    return renderAnswer(
      {
        ...{ title, result, answer: summary(), problems, softened, coverage, placeUrl },
        ...namedByFindings(outcome),
      },
      SUMMARY_LIMIT_BYTES,
    );
  }
  // A summary of a command's own form has the message, and not what is to be copied out.
  const isMissing = ({ copy }: Problem): boolean =>
    copy?.split('\n').every((line) => summary.includes(line)) === false;
  const missing = uniqueProblems(problems.filter(isMissing));
  const parts = [
    summary.trimEnd(),
    ...(missing.length === 0 ? [] : [renderProblems(missing).trimEnd()]),
    ...(coverage === undefined || summary === '' ? [] : [coverageLine(coverage, coverage.noun)]),
  ];
  return parts.length === 1 ? summary : `${parts.join('\n\n')}\n`;
}

/** More findings are not made only to name their rules. */
const MAXIMUM_MADE = 200;
const MAXIMUM_PLACES = 10_000;

/** Ids of the rules of the findings, in the order of their first findings, and the places of findings and problems. */
export function namedByFindings({ findings, lazyFindings = [], problems }: Outcome): {
  readonly rules: readonly string[];
  readonly places: readonly Location[];
} {
  const rules = new Set<string>();
  const places: Location[] = problems.flatMap(({ location }) => location ?? []);
  const note = ({ location, rule }: Finding): void => {
    rules.add(rule);
    if (location !== undefined && places.length < MAXIMUM_PLACES) places.push(location);
  };
  let made = 0;
  for (const finding of lazyFindings) {
    if (made >= MAXIMUM_MADE) break;
    made += 1;
    note(finding.make());
  }
  for (const finding of findings) note(finding);
  return { rules: [...rules], places };
}

/**
 * The summary of a run that was stopped. An answer shows problems at its top anyway; only plain Markdown needs them in its
 * text.
 */
export function stoppedSummary(summary: Outcome['summary'], problem: Problem): Outcome['summary'] {
  if (typeof summary !== 'string') return summary;
  const text = renderProblems([problem]);
  return summary === '' ? text : `${text}\n\n${summary}`;
}

function renderProblems(problems: readonly Problem[]): string {
  return assembleMarkdown([problemsMarkdown(problems)], LONGEST_PROBLEMS_BYTES).text;
}

/** How a run ended, with the reports that hosts write of its findings. */
export function hostEnding(result: HostEnding['result'], findings: Iterable<Finding>): HostEnding {
  return {
    result,
    findings,
    reports: {
      codeQuality: (fallbackPath) => renderCodeQuality(findings, fallbackPath),
      junit: (command) => renderJunit(command, findings),
    },
  };
}
