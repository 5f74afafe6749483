import { describe, expect, it } from 'vitest';
import type { AdvisoryStatus } from '../../../../src/commands/advisory-gate/advisory/advisory.ts';
import { SEVERITIES } from '../../../../src/commands/advisory-gate/advisory/severity.ts';
import {
  type GateFacts,
  type GatePolicy,
  judgeItem,
} from '../../../../src/commands/advisory-gate/decision/gate-effect.ts';
import { POLICY } from '../../../support/advisory-builders.ts';

const STATUSES: readonly AdvisoryStatus[] = ['affecting', 'fixed', 'not-affected', 'withdrawn'];
const THRESHOLDS = ['low', 'medium', 'high', 'critical', 'none'] as const;
const BOTH = [true, false];

/** The rule of the contract (§6) as a list of excuses: an item fails the run when it has none of them. */
const WORTH = { none: 0, low: 1, medium: 2, high: 3, critical: 4 };
const excuses = (facts: GateFacts, policy: GatePolicy): readonly string[] => {
  const found: string[] = [];
  if (facts.status !== 'affecting') found.push('does not affect');
  if (facts.isIgnored) found.push('ignored');
  if (policy.warnOnly || policy.failOnSeverity === 'none') found.push('only warns');
  if (policy.scope === 'changed' && !facts.isNew) found.push('base has it');
  if (policy.onlyFixed && !facts.hasFixedVersion && facts.word !== undefined) found.push('no fix known');
  const lowest = policy.failOnSeverity === 'none' ? 'low' : policy.failOnSeverity;
  if (facts.severity === 'unknown') {
    if (!policy.failOnUnknownSeverity) found.push('unknown is allowed');
  } else if (WORTH[facts.severity] < WORTH[lowest]) found.push('not severe enough');
  return found;
};

const rows = STATUSES.flatMap((status) =>
  SEVERITIES.flatMap((severity) =>
    (['all', 'changed'] as const).flatMap((scope) =>
      BOTH.flatMap((isIgnored) =>
        BOTH.flatMap((onlyFixed) =>
          BOTH.map((failOnUnknownSeverity) => ({
            status,
            severity,
            scope,
            isIgnored,
            onlyFixed,
            failOnUnknownSeverity,
          })),
        ),
      ),
    ),
  ),
);

describe('the decision table', () => {
  it.each(rows)(
    '$status $severity, scope $scope, ignored $isIgnored, only-fixed $onlyFixed, fail on unknown $failOnUnknownSeverity',
    ({ status, severity, scope, isIgnored, onlyFixed, failOnUnknownSeverity }) => {
      for (const failOnSeverity of THRESHOLDS) {
        for (const isNew of BOTH) {
          for (const hasFixedVersion of BOTH) {
            for (const warnOnly of BOTH) {
              const word = isNew ? undefined : ('affected' as const);
              const facts = { status, severity, isNew, isIgnored, hasFixedVersion, word };
              const policy = {
                ...POLICY,
                scope,
                failOnSeverity,
                failOnUnknownSeverity,
                onlyFixed,
                warnOnly,
              };
              const found = excuses(facts, policy);
              const effect = judgeItem(facts, policy);
              expect({ facts, policy, found, fails: effect === 'fails' }).toEqual({
                facts,
                policy,
                found,
                fails: found.length === 0,
              });
              expect(effect === 'warned').toBe(found.length === 1 && found[0] === 'only warns');
            }
          }
        }
      }
    },
  );
});

describe('judgeItem', () => {
  const FACTS: GateFacts = {
    status: 'affecting',
    severity: 'high',
    isNew: true,
    isIgnored: false,
    hasFixedVersion: true,
    word: 'affected',
  };

  it.each([
    ['fails by default', {}, {}, 'fails'],
    ['is settled when fixed, even if ignored', { status: 'fixed' as const, isIgnored: true }, {}, 'settled'],
    [
      'fails on a listed status',
      { word: 'detected' as const },
      { failOnStatus: ['detected' as const] },
      'fails',
    ],
    ['passes another status', {}, { failOnStatus: ['detected' as const] }, 'other-status'],
    [
      'fails where the service does not tell the status',
      { word: undefined },
      { failOnStatus: ['detected' as const] },
      'fails',
    ],
    [
      'is ignored before anything else is asked',
      { isIgnored: true, isNew: false },
      { scope: 'changed' as const },
      'ignored',
    ],
    [
      'is in the base, before its severity is asked',
      { isNew: false, severity: 'none' as const },
      { scope: 'changed' as const },
      'in-base',
    ],
    ['fails in scope all even if the base has it', { isNew: false }, {}, 'fails'],
    ['fails in scope changed when new', {}, { scope: 'changed' as const }, 'fails'],
    [
      'fails at the threshold',
      { severity: 'medium' as const },
      { failOnSeverity: 'medium' as const },
      'fails',
    ],
    [
      'is below the threshold, before a fix is asked',
      { severity: 'low' as const, hasFixedVersion: false },
      { failOnSeverity: 'medium' as const, onlyFixed: true },
      'below-severity',
    ],
    [
      'is below every threshold without a score above zero',
      { severity: 'none' as const },
      {},
      'below-severity',
    ],
    [
      'is let through when unknown is allowed',
      { severity: 'unknown' as const },
      { failOnUnknownSeverity: false },
      'below-severity',
    ],
    [
      'fails when unknown, whatever the threshold',
      { severity: 'unknown' as const },
      { failOnSeverity: 'critical' as const },
      'fails',
    ],
    [
      'is warned about when unknown and nothing fails',
      { severity: 'unknown' as const },
      { failOnSeverity: 'none' as const },
      'warned',
    ],
    ['is unfixed', { hasFixedVersion: false }, { onlyFixed: true }, 'unfixed'],
    [
      'is unfixed before warn-only is asked',
      { hasFixedVersion: false },
      { onlyFixed: true, warnOnly: true },
      'unfixed',
    ],
    ['fails with a fix', {}, { onlyFixed: true }, 'fails'],
    ['is warned about', {}, { warnOnly: true }, 'warned'],
  ])('%s', (_, facts, policy, effect) => {
    expect(judgeItem({ ...FACTS, ...facts }, { ...POLICY, ...policy })).toBe(effect);
  });
});
