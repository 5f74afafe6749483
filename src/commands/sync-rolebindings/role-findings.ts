import type { Location } from '../../base/location.ts';
import { fingerprintOf } from '../../base/sha256.ts';
import type { Place } from '../../base/user-error.ts';
import type { FindingLevel } from '../../kit/findings/finding.ts';
import type { Refusal } from './guards/role-refusal.ts';
import type { DeletedEntry } from './plan/deleted-entries.ts';
import type { Named } from './plan/observed-world.ts';
import type { Change, RoleNotice, RolePlan, TrackedChange } from './plan/role-change.ts';
import { canonicalChange } from './plan/role-plan-file.ts';
import { changeSentence, signedSentence } from './plan/role-words.ts';
import type { AccessPicture } from './plan/unmanaged.ts';
import type { SyncRolebindingsFinding } from './rules.ts';

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
export function unmanagedFindings(
  { organization }: RolePlan,
  { unmanaged }: AccessPicture,
  level: FindingLevel,
): readonly SyncRolebindingsFinding[] {
  return unmanaged.map(({ identity, message, uid }) => ({
    rule: 'unmanaged',
    level,
    title: 'Access that no entry names',
    message: `${message}.`,
    ...(identity === undefined ? {} : { artifact: identity }),
    fix: 'Add an entry for it (`mode: dump` writes the present state), or remove it from the organization.',
    fingerprint: fingerprintOf('role-unmanaged', organization.uid, uid),
  }));
}

/** One notice for everyone who can give access, whatever `unmanaged` says. */
export function holderFindings(
  { organization }: RolePlan,
  { holders }: AccessPicture,
): readonly SyncRolebindingsFinding[] {
  return holders.map(({ message, uid }) => ({
    rule: 'power-holder',
    level: 'notice',
    title: 'Can give access',
    message: `${message}.`,
    fingerprint: fingerprintOf('role-holder', organization.uid, uid),
  }));
}

/** One finding for each entry that a change deletes: a warning if bindings stay behind. */
export function deletedFindings(
  { organization }: RolePlan,
  deleted: readonly DeletedEntry[],
): readonly SyncRolebindingsFinding[] {
  return deleted.map(({ fix, message, stays, uid }) => ({
    rule: 'deleted-entry',
    level: stays > 0 ? 'warning' : 'notice',
    title: 'Entry is deleted',
    message,
    ...(stays > 0 ? { fix } : {}),
    fingerprint: fingerprintOf('role-deleted', organization.uid, uid),
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
