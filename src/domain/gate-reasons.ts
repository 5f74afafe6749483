import type { GateEffect } from './advisory-gate.ts';
import type { GateDecision } from './gate-decision.ts';
import { SEVERITIES, type Severity } from './severity.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const advisories = (count: number): string => plural(count, 'advisory', 'advisories');

/** `2 critical, 1 unknown` of the items with each effect; all items are counted in one pass. */
function createSeverityWords(decision: GateDecision): (effect: GateEffect) => string {
  const counts = new Map<GateEffect, Map<Severity, number>>();
  for (const { effect, item } of decision.items) {
    const { severity } = item.rating;
    const same = counts.get(effect) ?? new Map<Severity, number>();
    counts.set(effect, same.set(severity, (same.get(severity) ?? 0) + 1));
  }
  return (effect) =>
    SEVERITIES.flatMap((severity) => {
      const count = counts.get(effect)?.get(severity);
      return count === undefined ? [] : [`${count} ${severity}`];
    }).join(', ');
}

const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);

const known = new WeakMap<GateDecision, readonly string[]>();

/**
 * Reasons for the verdict, one line each and the weightiest first; own words and numbers only, no foreign text. They are
 * told in several places, and found once.
 */
export function gateReasons(decision: GateDecision): readonly string[] {
  const reasons = known.get(decision) ?? findReasons(decision);
  known.set(decision, reasons);
  return reasons;
}

function findReasons(decision: GateDecision): readonly string[] {
  const { counts, policy } = decision;
  const bySeverity = createSeverityWords(decision);
  const { fails, warned, unfixed, 'below-severity': below, 'in-base': inBase } = counts.byEffect;
  const lines: (readonly [number, string])[] = [
    [fails, `${advisories(fails)} ${verb(fails, 'fails', 'fail')} this run: ${bySeverity('fails')}.`],
    [warned, `${advisories(warned)} would fail without \`warn-only\`: ${bySeverity('warned')}.`],
    [unfixed, `${advisories(unfixed)} ${verb(unfixed, 'has', 'have')} no known fix (\`only-fixed\`).`],
    [
      below,
      `${advisories(below)} ${verb(below, 'does', 'do')} not reach \`fail-on-severity: ${policy.failOnSeverity}\`: ` +
        `${bySeverity('below-severity')}.`,
    ],
    [inBase, `${advisories(inBase)} ${verb(inBase, 'is', 'are')} in the base too (\`scope: changed\`).`],
    [
      counts.ignoredCount,
      `${advisories(counts.ignoredCount)} ${verb(counts.ignoredCount, 'is', 'are')} ignored.`,
    ],
    ...listReasons(decision),
    ...gapReasons(decision),
  ];
  const told = lines.filter(([count]) => count > 0).map(([, line]) => line);
  if (counts.count > 0) return told;
  const nothing =
    counts.ignoredCount === 0
      ? 'No advisory affects what was looked at.'
      : 'No advisory is left that affects what was looked at.';
  return [nothing, ...told];
}

function listReasons(decision: GateDecision): readonly (readonly [number, string])[] {
  const { expired, expiring, unused, loosened, missingLookups, unknownLookups } = decision;
  const ignores = (count: number): string => plural(count, 'ignore', 'ignores');
  return [
    [expired.length, `${ignores(expired.length)} ${verb(expired.length, 'has', 'have')} expired.`],
    [
      expiring.length,
      `${ignores(expiring.length)} ${verb(expiring.length, 'expires', 'expire')} within 14 days.`,
    ],
    [unused.length, `${ignores(unused.length)} matched nothing.`],
    [
      loosened.length,
      `${ignores(loosened.length)} ${verb(loosened.length, 'is', 'are')} added or loosened by this change.`,
    ],
    [
      missingLookups.length,
      `${plural(missingLookups.length, 'id or alias is', 'ids or aliases are')} not known to the service.`,
    ],
    [
      unknownLookups.length,
      `${plural(unknownLookups.length, 'alias', 'aliases')} cannot be looked up: the service tells no aliases.`,
    ],
  ];
}

/** What this service cannot tell, said only where it matters. */
function gapReasons(decision: GateDecision): readonly (readonly [number, string])[] {
  const { counts, fieldsSeen, policy } = decision;
  const unknown = counts.bySeverity.unknown;
  return [
    [
      fieldsSeen.severities ? 0 : unknown,
      'The service gives no severities, so those without public metadata are unknown.',
    ],
    [
      fieldsSeen.events ? 0 : counts.count,
      policy.onlyFixed
        ? 'The service gives no events, so no fixed version is known and `only-fixed` lets all pass.'
        : 'The service gives no events, so every advisory counts as affecting.',
    ],
  ];
}
