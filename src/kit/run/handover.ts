import type { Location } from '../../base/location.ts';
import type { HostEnding } from '../../host/host.ts';
import type { Finding } from '../findings/finding.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { AnswerFacts } from '../report/answer.ts';
import { renderCodeQuality } from '../report/code-quality.ts';
import { renderJunit } from '../report/junit.ts';
import type { PlaceUrl } from '../report/place-links.ts';
import type { Outcome, Result } from './outcome.ts';
import { softenedFindings } from './soften.ts';

/** Facts for the summary and the comment of an outcome. */
export function answerFacts(
  outcome: Outcome,
  { title }: Manifest,
  result: Result,
  placeUrl: PlaceUrl | undefined,
): AnswerFacts {
  const { coverage, problems } = outcome;
  const softened = softenedFindings(outcome);
  const named = namedByFindings(outcome);
  return { title, result, answer: outcome.summary(), problems, softened, coverage, placeUrl, ...named };
}

/** More findings are not made only to name their rules. */
const MAXIMUM_MADE = 200;
const MAXIMUM_PLACES = 10_000;

/** Ids of the rules of the findings, in the order of their first findings, and the places of findings and problems. */
function namedByFindings({ findings, lazyFindings = [], problems }: Outcome): {
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
