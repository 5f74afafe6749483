import { fingerprintOf } from '../base/fingerprint.ts';
import type { Place } from '../base/user-error.ts';
import type { Finding, FindingLevel, Location } from './finding.ts';
import type { RoleNotice, RolePlan, TrackedChange } from './role-binding.ts';
import { canonicalChange } from './role-plan-hash.ts';
import type { Refusal } from './role-refusal.ts';
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
  'repeated-entry': 'Entry stands twice',
  'unpruned-binding': 'Binding is not in the file',
};

function locationOf({ file, line, column }: Place): Location {
  return { file, line, ...(column === undefined ? {} : { column }) };
}

/** One error for each guard that blocks the plan, on the line of the first change at fault. */
export function refusalFindings(refusals: readonly Refusal[]): readonly Finding[] {
  return refusals.map(({ guard, message, fix, changes }) => {
    const [first] = changes;
    return {
      rule: `guard-${guard}`,
      level: 'error',
      title: `Blocked by ${guard}`,
      message,
      ...(first === undefined ? {} : { location: locationOf(first.place) }),
      fix,
      fingerprint: fingerprintOf('role-guard', guard, ...changes.map(canonicalChange).sort()),
    };
  });
}

/** Things to tell that are no change: duplicates, expired and repeated entries, bindings that `prune` would remove. */
export function noticeFindings({ organization, notices }: RolePlan): readonly Finding[] {
  return notices.map(({ kind, message, place }) => ({
    rule: kind,
    level: NOTICE_LEVELS[kind],
    title: NOTICE_TITLES[kind],
    message,
    location: locationOf(place),
    fingerprint: fingerprintOf('role-notice', organization.uid, kind, message.replace(/ on line \d+/, '')),
  }));
}

/** One error for each difference between file and organization: what `drift` fails on. */
export function driftFindings({ organization, changes }: RolePlan): readonly Finding[] {
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

/** One error for each change that could not be made. */
export function failureFindings(tracked: readonly TrackedChange[]): readonly Finding[] {
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
