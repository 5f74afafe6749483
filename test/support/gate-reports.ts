import { quietCases } from '../../src/commands/advisory-gate/decision/exposure-finding.ts';
import type { GateDecision } from '../../src/commands/advisory-gate/decision/gate-decision.ts';
import type { Locate } from '../../src/commands/advisory-gate/locate.ts';
import { manifest } from '../../src/commands/advisory-gate/manifest.ts';
import { itemFindings } from '../../src/commands/advisory-gate/outcome.ts';
import { type GateScanFacts, gateAnswer } from '../../src/commands/advisory-gate/report/gate-answer.ts';
import { rules } from '../../src/commands/advisory-gate/rules.ts';
import { COMMENT_LIMIT_BYTES, renderAnswer, SUMMARY_LIMIT_BYTES } from '../../src/kit/report/answer.ts';
import { renderJunit } from '../../src/kit/report/junit.ts';
import { renderSarif, type SarifOptions } from '../../src/kit/report/sarif.ts';

/** Options of a SARIF test. */
export type GateSarifOptions = Omit<SarifOptions, 'command' | 'rules'> & { readonly locate: Locate };

/** The findings of a decision as the gate's SARIF. */
export function gateSarif(
  decision: GateDecision,
  { locate, ...options }: GateSarifOptions,
): ReturnType<typeof renderSarif> {
  const findings = Array.from(itemFindings({ decision, locate }), ({ make }) => make());
  return renderSarif(findings, { ...options, command: 'advisory-gate', rules });
}

/** The decision as the gate's JUnit file. */
export function gateJunit(decision: GateDecision): string {
  const findings = Array.from(itemFindings({ decision, locate: () => undefined }), ({ make }) => make());
  return renderJunit('advisory-gate', findings, quietCases(decision));
}

/** The decision as the gate's job summary. */
export function gateSummary(decision: GateDecision, facts: GateScanFacts): string {
  return renderAnswer(answerFacts(decision, facts), SUMMARY_LIMIT_BYTES);
}

/** The decision as the gate's comment on a pull request. */
export function gateComment(
  decision: GateDecision,
  facts: GateScanFacts,
  { marker, runUrl }: { readonly marker: string; readonly runUrl: string },
): string {
  return renderAnswer({ ...answerFacts(decision, facts), runUrl }, COMMENT_LIMIT_BYTES, marker);
}

const answerFacts = (decision: GateDecision, facts: GateScanFacts) => ({
  title: manifest.title,
  result: decision.verdict,
  answer: gateAnswer(decision, facts),
  problems: [],
  softened: [],
  coverage: undefined,
});
