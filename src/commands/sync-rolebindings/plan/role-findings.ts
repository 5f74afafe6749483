import type { Location } from '../../../base/location.ts';
import { fingerprintOf } from '../../../base/sha256.ts';
import type { Place } from '../../../base/user-error.ts';
import type { FindingLevel } from '../../../kit/findings/finding.ts';
import type { Refusal } from '../guards/role-refusal.ts';
import type { SyncRolebindingsFinding } from '../rules.ts';
import type { Change, Named, RoleNotice, RolePlan, TrackedChange } from './role-binding.ts';
import { canonicalChange } from './role-plan-hash.ts';
import { changeSentence, changeSign } from './role-words.ts';

const NOTICE_LEVELS: Readonly<Record<RoleNotice['kind'], FindingLevel>> = {
  'duplicate-binding': 'warning',
  'expired-entry': 'notice',
  'repeated-entry': 'notice',
  'unpruned-binding': 'notice',
};
const NOTICE_TITLES: Readonly<Record<RoleNotice['kind'], string>> = {
  'duplicate-binding': 'Binding given twice',
  'expired-entry': 'Entry has expired',
  'repeated-entry': 'Entry is repeated',
  'unpruned-binding': 'Binding is not in the file',
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

/** One error for each difference between file and organization, on which `drift` fails. */
export function driftFindings({ organization, changes }: RolePlan): readonly SyncRolebindingsFinding[] {
  return changes.map((change) => ({
    rule: 'drift',
    level: 'error',
    title: 'Organization and file differ',
    message: `${changeSign(change)} ${changeSentence(change)}.`,
    artifact: change.identity.name,
    location: locationOf(change.place),
    fingerprint: fingerprintOf('role-drift', organization.uid, canonicalChange(change)),
  }));
}

/** One error for each change that is still needed after `apply`. */
export function leftFindings(
  organization: Named,
  left: readonly Change[],
): readonly SyncRolebindingsFinding[] {
  return left.map((change) => ({
    rule: 'left-change',
    level: 'error',
    title: 'Change still needed',
    message: `Still needed after \`apply\`: ${changeSign(change)} ${changeSentence(change)}.`,
    artifact: change.identity.name,
    location: locationOf(change.place),
    fingerprint: fingerprintOf('role-left', organization.uid, canonicalChange(change)),
  }));
}

/** One error for each change that could not be made. */
export function failureFindings(tracked: readonly TrackedChange[]): readonly SyncRolebindingsFinding[] {
  return tracked
    .filter(({ status }) => status === 'failed')
    .map(({ change, note }) => ({
      rule: 'failed-change',
      level: 'error',
      title: 'Change failed',
      message: `Could not ${changeSentence(change)}: ${note ?? 'no reason is known'}.`,
      artifact: change.identity.name,
      location: locationOf(change.place),
      fingerprint: fingerprintOf('role-failure', canonicalChange(change)),
    }));
}
