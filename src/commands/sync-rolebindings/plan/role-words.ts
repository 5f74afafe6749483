import { plainLine } from '../../../base/plain-text.ts';
import type { Change, ClaimChange } from './role-binding.ts';

/** Longest name that is shown. */
const LONGEST = 120;

/** A foreign name as one visible line. */
export function shortName(text: string): string {
  return plainLine(text, LONGEST);
}

/** Sign of a change: something comes, changes or goes. */
export function changeSign(change: Change): '+' | '~' | '-' {
  if (change.action === 'update') return '~';
  return change.action === 'remove' ? '-' : '+';
}

/** Details of a change: what an identity accepts, which fields change, why a binding goes. Foreign text in one line. */
export function changeDetails(change: Change): string {
  switch (change.action) {
    case 'create':
      return `accepts ${shortName(change.claimMatch.subject)} of ${shortName(change.claimMatch.issuer)}`;
    case 'add':
      return '';
    case 'update': {
      const { name, description, claims } = change;
      const parts = [
        ...(claims === undefined ? [] : [claimWords(claims)]),
        ...(name === undefined ? [] : [`new name ${shortName(name.to)}`]),
        ...(description === undefined ? [] : [`new description "${shortName(description.to)}"`]),
      ];
      return parts.join('; ');
    }
    case 'remove':
      return change.reason;
  }
}

function claimWords({ from, to }: ClaimChange): string {
  const now = `accepts ${shortName(to.subject)} of ${shortName(to.issuer)}`;
  if (from === undefined) return now;
  return `${now}, not ${shortName(from.subject ?? 'a pattern')} of ${shortName(from.issuer ?? 'a pattern')}`;
}

/** A change as one sentence without its sign, for findings. */
export function changeSentence(change: Change): string {
  const who = `identity \`${shortName(change.identity.name)}\``;
  switch (change.action) {
    case 'create':
      return `create ${who}, which ${changeDetails(change)}`;
    case 'add':
      return `add role \`${shortName(change.role.name)}\` on \`${shortName(change.group.name)}\` to ${who}`;
    case 'update':
      return `change ${who}: ${changeDetails(change)}`;
    case 'remove':
      return `remove role \`${shortName(change.role.name)}\` on \`${shortName(change.group.name)}\` from ${who} (${change.reason})`;
  }
}
