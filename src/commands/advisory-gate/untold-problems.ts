import { counted } from '../../base/counted.ts';
import { plainLine } from '../../base/plain-text.ts';
import type { Problem } from '../../kit/run/outcome.ts';
import type { AdvisoryItem } from './advisory/advisory-item.ts';
import type { GateDecision } from './decision/gate-decision.ts';

/** Advisories in one message. */
const MAXIMUM_NAMES = 10;
const LONGEST_NAME = 200;

/**
 * Problems of affecting advisories whose rows do not say what decides: the order of their events, or the events that a
 * narrowed `fail-on-status` or `only-fixed` is about. Nothing passes or fails by a guess.
 */
export function untoldProblems({ items, policy }: GateDecision): readonly Problem[] {
  const affecting = items
    .filter(({ effect }) => effect !== 'settled' && effect !== 'ignored')
    .map(({ item }) => item);
  const undated = affecting.filter(({ facts }) => facts.isUndated === true);
  const wordless = affecting.filter(({ facts }) => facts.word === undefined && facts.isUndated !== true);
  const fixless = wordless.filter(({ facts }) => facts.fixedVersion === undefined);
  return [
    ...problemOf(undated, {
      subject: 'the status of advisories cannot be determined',
      why: 'the service does not return a readable time for every approved event of',
      fix: 'run again; if it fails again, report these advisories to the service',
    }),
    ...problemOf(policy.failOnStatus === undefined ? [] : wordless, {
      subject: '`fail-on-status` cannot be applied',
      why: 'the service returns no events, or none of a known kind, for',
      fix: 'remove `fail-on-status`, so that every affecting advisory fails',
    }),
    ...problemOf(policy.onlyFixed ? fixless : [], {
      subject: '`only-fixed` cannot be applied',
      why: 'the service returns no events, or none of a known kind, for',
      fix: 'remove `only-fixed`, so that advisories without a known fix fail too',
    }),
  ];
}

interface Words {
  readonly subject: string;
  readonly why: string;
  readonly fix: string;
}

function problemOf(items: readonly AdvisoryItem[], { fix, subject, why }: Words): readonly Problem[] {
  const ids = [...new Set(items.map(({ advisoryId }) => advisoryId))];
  if (ids.length === 0) return [];
  const shown = ids.slice(0, MAXIMUM_NAMES).map((id) => `\`${plainLine(id, LONGEST_NAME)}\``);
  const more = ids.length > shown.length ? ` and ${ids.length - shown.length} more` : '';
  const count = counted(ids.length, 'advisory', 'advisories');
  return [{ kind: 'service', message: `${subject}: ${why} ${count} (${shown.join(', ')}${more})`, fix }];
}
