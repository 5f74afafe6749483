import { compareText } from '../../../base/plain-text.ts';
import { comparePlaces } from '../file/role-file-problems.ts';
import type { MatchedEntry } from './identity-match.ts';
import type { RemoveBinding, RoleNotice } from './role-change.ts';
import { claimText, shortName } from './role-words.ts';

/** Claims are compared exactly, so a wildcard in them lets nobody in. */
export function wildcardNotice({ entry: { claim, lookup, place } }: MatchedEntry): readonly RoleNotice[] {
  const { issuer = '', subject = '' } = claim?.claimMatch ?? lookup ?? {};
  const wild = [subject, issuer].find((text) => /[*?]/.test(text));
  if (wild === undefined) return [];
  const message = `\`${claimText(wild)}\` is compared exactly, so its wildcard matches no token; write one identity for each subject.`;
  return [{ kind: 'wildcard-claim', message, place }];
}

/** The notice of a binding that no entry asks for: also of one that is removed, if its date has passed. */
export function surplusNotice(removal: RemoveBinding, prune: boolean): readonly RoleNotice[] {
  const { uid, identity, role, group, reason, place } = removal;
  const what = `\`${shortName(identity.name)}\` the role \`${shortName(role.name)}\` on \`${shortName(group.name)}\``;
  const notice = (kind: RoleNotice['kind'], message: string) => [{ kind, message, place }];
  if (reason === 'duplicate')
    return notice('duplicate-binding', `Binding ${uid} gives ${what} a second time; both count as one.`);
  if (reason === 'expired')
    return notice(
      'expired-binding',
      `Binding ${uid} still gives ${what}, although its entry has expired; \`apply\` with \`prune\` removes it.`,
    );
  return prune
    ? []
    : notice('unpruned-binding', `Binding ${uid} gives ${what}: ${reason}; kept without \`prune\`.`);
}

/** Notices by place, then by message. */
export function sortNotices(notices: readonly RoleNotice[]): readonly RoleNotice[] {
  return notices.toSorted((a, b) => comparePlaces(a.place, b.place) || compareText(a.message, b.message));
}
