import { plainLine } from '../base/plain-text.ts';
import type { Change } from './role-binding.ts';

/** Longest name that is shown. */
const LONGEST = 120;

const short = (text: string): string => plainLine(text, LONGEST);

/** Sign of a change: something comes, changes or goes. */
export function changeSign(change: Change): '+' | '~' | '-' {
  if (change.action === 'update') return '~';
  return change.action === 'remove' ? '-' : '+';
}

/** Details of a change: what an identity accepts, which fields change, why a binding goes. Foreign text in one line. */
export function changeDetails(change: Change): string {
  switch (change.action) {
    case 'create':
      return `accepts ${short(change.claimMatch.subject)} of ${short(change.claimMatch.issuer)}`;
    case 'add':
      return '';
    case 'update': {
      const { name, description, claims } = change;
      const parts = [
        ...(claims === undefined
          ? []
          : [
              `accepts ${short(claims.to.subject)} of ${short(claims.to.issuer)}, not ${short(claims.from.subject ?? 'a pattern')} of ${short(claims.from.issuer ?? 'a pattern')}`,
            ]),
        ...(name === undefined ? [] : [`new name ${short(name.to)}`]),
        ...(description === undefined ? [] : [`new description "${short(description.to)}"`]),
      ];
      return parts.join('; ');
    }
    case 'remove':
      return change.reason;
  }
}

/** A change as one sentence without its sign, for findings. */
export function changeSentence(change: Change): string {
  const who = `identity \`${short(change.identity.name)}\``;
  switch (change.action) {
    case 'create':
      return `create ${who}, which ${changeDetails(change)}`;
    case 'add':
      return `add role \`${short(change.role.name)}\` on \`${short(change.group.name)}\` to ${who}`;
    case 'update':
      return `change ${who}: ${changeDetails(change)}`;
    case 'remove':
      return `remove role \`${short(change.role.name)}\` on \`${short(change.group.name)}\` from ${who} (${change.reason})`;
  }
}
