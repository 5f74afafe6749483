import type { Location } from '../../base/location.ts';
import { fingerprintOf } from '../../base/sha256.ts';
import type { Place } from '../../base/user-error.ts';
import type { FindingLevel } from '../../kit/findings/finding.ts';
import type { Account } from '../../kit/run/coverage.ts';
import type { Outcome, Problem } from '../../kit/run/outcome.ts';
import type { Verified } from './apply/apply.ts';
import type { Refusal } from './guards/role-refusal.ts';
import type { DeletedEntry } from './plan/deleted-entries.ts';
import type { Named } from './plan/observed-world.ts';
import {
  type Change,
  countChanges,
  type RoleNotice,
  type RolePlan,
  type TrackedChange,
} from './plan/role-change.ts';
import { canonicalChange, planHash, planRows } from './plan/role-plan-file.ts';
import { changeSentence, signedSentence } from './plan/role-words.ts';
import type { AccessPicture } from './plan/unmanaged.ts';
import { type RoleReport, renderRolePlan, roleAnswer } from './render-role-plan.ts';
import type { SyncRolebindingsFinding, SyncRolebindingsRuleId } from './rules.ts';

/** The result of `plan`, `apply` or `drift`. */
export interface RoleRun {
  readonly mode: RoleReport['mode'];
  readonly plan: RolePlan;
  readonly tracked: readonly TrackedChange[];
  readonly refusals: readonly Refusal[];
  readonly problems: readonly Problem[];
  readonly coverage: Account;
  /** Further findings, such as an incomplete list of bindings. */
  readonly warnings: readonly SyncRolebindingsFinding[];
  /** Result of reading the organization again after `apply`. */
  readonly verified: Verified;
  readonly access: AccessPicture;
  /** Entries that the change deletes. */
  readonly deleted: readonly DeletedEntry[];
  /** What an unmanaged identity, binding or mapping does. */
  readonly unmanaged: 'ignore' | 'warn' | 'fail';
  readonly log: readonly string[];
}

/** Everything that users see of a run. */
export function roleOutcome(run: RoleRun): Outcome<SyncRolebindingsRuleId> {
  const { mode, plan, problems, refusals, tracked, verified } = run;
  const hidden = run.unmanaged === 'ignore';
  const access = { ...run.access, unmanaged: hidden ? [] : run.access.unmanaged };
  const report: RoleReport = {
    mode,
    plan,
    tracked,
    refusals,
    access,
    deleted: run.deleted,
    planHash: planHash(plan),
  };
  const rows = planRows(tracked);
  const counts = countChanges(plan.changes);
  const findings = [
    ...refusalFindings(refusals),
    ...(mode === 'drift' ? driftFindings(plan) : []),
    ...failureFindings(tracked),
    ...twinFindings(tracked),
    ...leftFindings(plan.organization, verified.left),
    ...deletedFindings(run),
    ...(run.unmanaged === 'ignore' ? [] : unmanagedFindings(run)),
    ...noticeFindings(withLater(plan, verified)),
    ...holderFindings(run),
    ...run.warnings,
  ];
  const of = (status: TrackedChange['status']) => tracked.filter((change) => change.status === status).length;
  const outputs = {
    changes: counts.changes,
    'to-add': counts.toAdd,
    'to-change': counts.toChange,
    'to-remove': counts.toRemove,
    applied: of('done'),
    failed: of('failed'),
    blocked: refusals.length > 0,
    'plan-hash': report.planHash,
  };
  return {
    findings,
    problems,
    isGuarded: mode === 'apply' && refusals.length > 0,
    verdict: verdictOf(
      run,
      findings.some(({ level }) => level === 'warning'),
    ),
    outputs: { ...outputs, plan: rows },
    summary: () => roleAnswer(report),
    coverage: { ...run.coverage, noun: 'role binding' },
    report: {
      mode,
      organization: plan.organization,
      ...Object.fromEntries(Object.entries(outputs).map(([name, value]) => [camelCase(name), value])),
      plan: rows,
      ...(run.unmanaged === 'ignore' ? {} : { unmanaged: run.access.unmanaged }),
      ...(mode === 'apply'
        ? { left: planRows(verified.left.map((change) => ({ change, status: 'planned' }))) }
        : {}),
    },
    stdout: [],
    ...nextOf(run, report.planHash),
    log: [...renderRolePlan(report), ...run.log],
  };
}

/** The plan with the duplicates that appeared while it was applied. */
function withLater(plan: RolePlan, { notices }: Verified): RolePlan {
  const known = new Set(plan.notices.map(({ message }) => message));
  const later = notices.filter(({ kind, message }) => kind === 'duplicate-binding' && !known.has(message));
  return { ...plan, notices: [...plan.notices, ...later] };
}

/** Suggests the next command after a plan that may be applied, or after drift. */
function nextOf({ mode, plan, refusals }: RoleRun, hash: string): Pick<Outcome, 'next'> {
  if (plan.changes.length === 0 || refusals.length > 0) return {};
  if (mode === 'plan') return { next: { mode: 'apply', 'plan-hash': hash } };
  return mode === 'drift' ? { next: { mode: 'plan' } } : {};
}

/** Whether the run ends with an exit code other than 0. */
function isFailed({ access, mode, plan, problems, refusals, tracked, unmanaged }: RoleRun): boolean {
  if (unmanaged === 'fail' && access.unmanaged.length > 0) return true;
  if (tracked.some(({ status }) => status === 'failed')) return true;
  return problems.length > 0 || refusals.length > 0 || (mode === 'drift' && plan.changes.length > 0);
}

function verdictOf(run: RoleRun, hasWarnings: boolean): Outcome['verdict'] {
  if (isFailed(run)) return 'fail';
  return hasWarnings ? 'warn' : 'pass';
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const NOTICE_LEVELS: Readonly<Record<RoleNotice['kind'], FindingLevel>> = {
  'duplicate-binding': 'warning',
  'expired-binding': 'warning',
  'expired-entry': 'notice',
  'repeated-entry': 'notice',
  'unpruned-binding': 'notice',
  'wildcard-claim': 'warning',
};
const NOTICE_TITLES: Readonly<Record<RoleNotice['kind'], string>> = {
  'duplicate-binding': 'Binding given twice',
  'expired-binding': 'Binding has outlived its date',
  'expired-entry': 'Entry has expired',
  'repeated-entry': 'Entry is repeated',
  'unpruned-binding': 'Binding is not in the file',
  'wildcard-claim': 'Claims are compared exactly',
};

function locationOf({ file, line, column }: Place): Location {
  return { file, line, ...(column === undefined ? {} : { column }) };
}

/** One error for each guard that blocks the plan, on the line of the first change at fault. */
export function refusalFindings(refusals: readonly Refusal[]): readonly SyncRolebindingsFinding[] {
  return refusals.map(({ guard, message, fix, changes, place }) => {
    const at = place ?? changes[0]?.place;
    return {
      rule: `guard-${guard}`,
      level: 'error',
      title: `Blocked by ${guard}`,
      message,
      ...(at === undefined ? {} : { location: locationOf(at) }),
      fix,
      fingerprint: fingerprintOf(
        'role-guard',
        guard,
        ...(place === undefined ? [] : [place.file, message.replace(/ \([^(]*; 0 are allowed\)/, '')]),
        ...changes.map(canonicalChange).sort(),
      ),
    };
  });
}

/** Findings that are not changes: duplicates, expired and repeated entries, bindings that `prune` would remove. */
export function noticeFindings({ organization, notices }: RolePlan): readonly SyncRolebindingsFinding[] {
  return notices.map(({ kind, message, place }) => ({
    rule: kind,
    level: NOTICE_LEVELS[kind],
    title: NOTICE_TITLES[kind],
    message,
    location: locationOf(place),
    fingerprint: fingerprintOf(
      'role-notice',
      organization.uid,
      kind,
      message.replace(/ on line \d+(?: of `[^`]*`)?/, ''),
    ),
  }));
}

/** An error about one change, on the line that asks for it. */
function changeFinding(
  rule: 'drift' | 'left-change' | 'failed-change' | 'twin-identity',
  title: string,
  message: string,
  change: Change,
  ...fingerprint: readonly string[]
): SyncRolebindingsFinding {
  return {
    rule,
    level: 'error',
    title,
    message,
    artifact: change.identity.name,
    location: locationOf(change.place),
    fingerprint: fingerprintOf(...fingerprint, canonicalChange(change)),
  };
}

/** One error for each difference between file and organization, on which `drift` fails. */
export function driftFindings({ organization, changes }: RolePlan): readonly SyncRolebindingsFinding[] {
  return changes.map((change) =>
    changeFinding(
      'drift',
      'Organization and file differ',
      `${signedSentence(change)}.`,
      change,
      'role-drift',
      organization.uid,
    ),
  );
}

/** One error for each change that is still needed after `apply`. */
export function leftFindings(
  organization: Named,
  left: readonly Change[],
): readonly SyncRolebindingsFinding[] {
  return left.map((change) => {
    const message = `Still needed after \`apply\`: ${signedSentence(change)}.`;
    return changeFinding(
      'left-change',
      'Change still needed',
      message,
      change,
      'role-left',
      organization.uid,
    );
  });
}

/** One error for each change that could not be made. */
export function failureFindings(tracked: readonly TrackedChange[]): readonly SyncRolebindingsFinding[] {
  return tracked
    .filter(({ status }) => status === 'failed')
    .map(({ change, note }) => {
      const message = `Could not ${changeSentence(change)}: ${note ?? 'no reason is known'}.`;
      return changeFinding('failed-change', 'Change failed', message, change, 'role-failure');
    });
}

/** One warning for each identity that another run created at the same time: no token of this command may delete it. */
export function twinFindings(tracked: readonly TrackedChange[]): readonly SyncRolebindingsFinding[] {
  return tracked.flatMap(({ change, uid, unused = [] }) =>
    unused.map((twin) => ({
      ...changeFinding(
        'twin-identity',
        'Identity created twice',
        `Another run created identity \`${change.identity.name}\` at the same time: this run uses ${uid}, and nothing uses ${twin}.`,
        change,
        'role-twin',
        twin,
      ),
      level: 'warning' as const,
      fix: `Delete the identity ${twin}; until then, the next plan cannot tell the two apart.`,
    })),
  );
}

/** One finding for each identity, binding or mapping that no entry names. */
function unmanagedFindings({ access, plan, unmanaged }: RoleRun): readonly SyncRolebindingsFinding[] {
  return access.unmanaged.map(({ identity, message, uid }) => ({
    rule: 'unmanaged',
    level: unmanaged === 'fail' ? 'error' : 'warning',
    title: 'Access that no entry names',
    message: `${message}.`,
    ...(identity === undefined ? {} : { artifact: identity }),
    fix: 'Add an entry for it (`mode: dump` writes the present state), or remove it from the organization.',
    fingerprint: fingerprintOf('role-unmanaged', plan.organization.uid, uid),
  }));
}

/** One notice for everyone who can give access, whatever `unmanaged` says. */
function holderFindings({ access, plan }: RoleRun): readonly SyncRolebindingsFinding[] {
  return access.holders.map(({ message, uid }) => ({
    rule: 'power-holder',
    level: 'notice',
    title: 'Can give access',
    message: `${message}.`,
    fingerprint: fingerprintOf('role-holder', plan.organization.uid, uid),
  }));
}

/** One finding for each entry that a change deletes: a warning if bindings stay behind. */
function deletedFindings({ deleted, plan }: RoleRun): readonly SyncRolebindingsFinding[] {
  return deleted.map(({ fix, message, stays, uid }) => ({
    rule: 'deleted-entry',
    level: stays > 0 ? 'warning' : 'notice',
    title: 'Entry is deleted',
    message,
    ...(stays > 0 ? { fix } : {}),
    fingerprint: fingerprintOf('role-deleted', plan.organization.uid, uid),
  }));
}

/** The notice of a change whose base cannot be compared. */
export function unreadBaseFinding(why: string): SyncRolebindingsFinding {
  return {
    rule: 'unread-base',
    level: 'notice',
    title: 'Deleted entries are not known',
    message: `The role files of the base could not be read, so entries that this change deletes are not listed: ${why}`,
    fix: 'Check out the base commit too (`fetch-depth: 0`), or allow the job to read the contents of the repository.',
    fingerprint: 'unread-base',
  };
}
