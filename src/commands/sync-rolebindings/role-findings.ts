import { fingerprintOf } from '../../base/sha256.ts';
import type { FindingLevel } from '../../kit/findings/finding.ts';
import type { GuardRefusal } from './guards/role-refusal.ts';
import type { Named } from './plan/observed-world.ts';
import type { Change, RoleNotice, RolePlan, TrackedChange } from './plan/role-change.ts';
import { canonicalChange } from './plan/role-plan-file.ts';
import { changeSentence, signedSentence } from './plan/role-words.ts';
import type { AccessPicture } from './plan/unmanaged.ts';
import type { RoleFinding as Finding } from './rules.ts';

const NOTICES: Readonly<Record<RoleNotice['kind'], readonly [level: FindingLevel, title: string]>> = {
  'duplicate-binding': ['warning', 'Binding given twice'],
  'expired-binding': ['warning', 'Binding is past its expiry date'],
  'expired-entry': ['notice', 'Entry has expired'],
  'repeated-entry': ['notice', 'Entry is repeated'],
  'unpruned-binding': ['notice', 'Binding is not in the file'],
  'wildcard-claim': ['warning', 'Claims are compared exactly'],
};

/** One error for each guard that blocks the plan, on the line of the first change at fault. */
export function refusalFindings(refusals: readonly GuardRefusal[]): readonly Finding[] {
  return refusals.map(({ guard, message, fix, changes, place }) => {
    const counts = / \([^(]*; 0 are allowed\)/;
    const reason = place === undefined ? [] : [place.file, message.replace(counts, '')];
    return {
      rule: `guard-${guard}`,
      level: 'error',
      title: `Blocked by ${guard}`,
      message,
      location: place ?? changes[0]?.place,
      fix,
      fingerprint: fingerprintOf('role-guard', guard, ...reason, ...changes.map(canonicalChange).sort()),
    };
  });
}

/** Findings that are not changes: duplicates, expired and repeated entries, bindings that `prune` would remove. */
export function noticeFindings({ organization, notices }: RolePlan): readonly Finding[] {
  return notices.map(({ kind, message, place }) => {
    const [level, title] = NOTICES[kind];
    const reason = message.replace(/ on line \d+(?: of `[^`]*`)?/, '');
    const fingerprint = fingerprintOf('role-notice', organization.uid, kind, reason);
    return { rule: kind, level, title, message, location: place, fingerprint };
  });
}

function changeFinding(
  rule: 'drift' | 'left-change' | 'failed-change' | 'twin-identity',
  title: string,
  message: string,
  change: Change,
  ...fingerprint: readonly string[]
): Finding {
  return {
    rule,
    level: 'error',
    title,
    message,
    artifact: change.identity.name,
    location: change.place,
    fingerprint: fingerprintOf(...fingerprint, canonicalChange(change)),
  };
}

/** One error for each difference between file and organization, on which `drift` fails. */
export function driftFindings({ organization: { uid }, changes }: RolePlan): readonly Finding[] {
  return changes.map((change) => {
    const message = `${signedSentence(change)}.`;
    return changeFinding('drift', 'Organization and file differ', message, change, 'role-drift', uid);
  });
}

/** One error for each change that is still needed after `apply`. */
export function leftFindings({ uid }: Named, left: readonly Change[]): readonly Finding[] {
  return left.map((change) => {
    const message = `Still needed after \`apply\`: ${signedSentence(change)}.`;
    return changeFinding('left-change', 'Change still needed', message, change, 'role-left', uid);
  });
}

/** One error for each change that could not be made. */
export function failureFindings(tracked: readonly TrackedChange[]): readonly Finding[] {
  return tracked
    .filter(({ status }) => status === 'failed')
    .map(({ change, note }) => {
      const message = `Could not ${changeSentence(change)}: ${note ?? 'no reason is known'}.`;
      return changeFinding('failed-change', 'Change failed', message, change, 'role-failure');
    });
}

/** One warning for each identity that another run created at the same time: no token of this command may delete it. */
export function twinFindings(tracked: readonly TrackedChange[]): readonly Finding[] {
  return tracked.flatMap(({ change, uid, unused = [] }) =>
    unused.map((twin): Finding => {
      const message = `Another run created identity \`${change.identity.name}\` at the same time: this run uses ${uid}, and nothing uses ${twin}.`;
      const fix = `Delete the identity ${twin}; until then, the next plan cannot tell the two apart.`;
      const title = 'Identity created twice';
      const finding = changeFinding('twin-identity', title, message, change, 'role-twin', twin);
      return { ...finding, level: 'warning', fix };
    }),
  );
}

/** One finding for each identity, binding or mapping that no entry names. */
export function unmanagedFindings(
  { organization }: RolePlan,
  { unmanaged }: AccessPicture,
  level: FindingLevel,
): readonly Finding[] {
  return unmanaged.map(({ identity, kind, message, uid }) => ({
    rule: 'unmanaged',
    level,
    title: 'Access that no entry names',
    message: `${message}.`,
    artifact: identity,
    fix:
      kind === 'mapping'
        ? 'Check that it is still needed, or remove it from the organization.'
        : 'Add an entry for it, with its `uid` if `mode: dump` leaves it out, or remove it from the organization.',
    fingerprint: fingerprintOf('role-unmanaged', organization.uid, uid),
  }));
}

/** One notice for everyone who can give access, whatever `unmanaged` says. */
export function holderFindings({ organization }: RolePlan, { holders }: AccessPicture): readonly Finding[] {
  return holders.map(({ message, uid }) => ({
    rule: 'power-holder',
    level: 'notice',
    title: 'Can give access',
    message: `${message}.`,
    fingerprint: fingerprintOf('role-holder', organization.uid, uid),
  }));
}

/** The notice of a change whose base cannot be compared. */
export function unreadBaseFinding(why: string): Finding {
  return {
    rule: 'unread-base',
    level: 'notice',
    title: 'Deleted entries are unknown',
    message: `The role files of the base could not be read, so entries that this change deletes are not listed: ${why}`,
    fix: 'Check out the base commit too (`fetch-depth: 0`), or allow the job to read the contents of the repository.',
    fingerprint: 'unread-base',
  };
}
