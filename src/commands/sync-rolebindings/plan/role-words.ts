import { firstFew } from '../../../base/counted.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { fingerprintOf } from '../../../base/sha256.ts';
import type { ClaimMatch } from '../../../session/claim-match.ts';
import type { Change, ClaimChange, IdentityReference } from './role-change.ts';

const LONGEST_NAME = 120;
/** Items of a list that a message names. */
const SHOWN = 5;

/** A foreign name as one visible line. */
export function shortName(text: string): string {
  return plainLine(text, LONGEST_NAME);
}

/** An identity as one visible line; a person with uid and known subject, too, as people choose their own names. */
export function identityText({ name, subject, uid }: IdentityReference, longest = LONGEST_NAME): string {
  const shown = plainLine(name, longest);
  if (uid === undefined || uid.includes('/')) return shown;
  const facts = [...(uid === name ? [] : [uid]), ...(subject === undefined ? [] : [claimText(subject)])];
  return facts.length === 0 ? shown : `${shown} (${facts.join(', ')})`;
}

/** Longest issuer or subject that is shown whole, and what is shown of both ends of a longer one. */
const LONGEST_CLAIM = 500;
const CLAIM_START = 300;
const CLAIM_END = 150;

/**
 * An issuer or subject as one visible line: whole, because any part of it decides who gets the roles. One that is longer
 * than 500 characters shows both ends. Its length and a fingerprint follow where it does not look as it is, such as one
 * that ends in a space, so that two of them never look the same.
 */
export function claimText(text: string): string {
  const shown = plainLine(text, LONGEST_CLAIM);
  if (shown === text) return shown;
  const facts = `(${text.length} characters, fingerprint ${fingerprintOf(text)})`;
  if (text.length <= LONGEST_CLAIM) return `${shown} ${facts}`;
  const [start, end] = [text.slice(0, CLAIM_START), text.slice(-CLAIM_END)].map((part) => plainLine(part));
  return `${start}…${end} ${facts}`;
}

/** Sign of a change: something comes, changes or goes. */
export function changeSign(change: Change): '+' | '~' | '-' {
  if (change.action === 'update') return '~';
  return change.action === 'remove' ? '-' : '+';
}

/** Details of a change: what an identity accepts, which fields change, when a binding expires, why one goes. Foreign text in one line. */
export function changeDetails(change: Change): string {
  switch (change.action) {
    case 'create':
      return acceptWords(change.claimMatch);
    case 'add':
      return change.expires === undefined ? '' : `expires ${change.expires}`;
    case 'update': {
      const { name, description, claims } = change;
      return [
        ...(claims === undefined ? [] : [claimWords(claims)]),
        ...(name === undefined ? [] : [`renamed from ${shortName(name.from)} to ${shortName(name.to)}`]),
        ...(description === undefined ? [] : [`new description "${shortName(description.to)}"`]),
      ].join('; ');
    }
    case 'remove':
      return change.reason;
  }
}

const acceptWords = ({ issuer, subject }: ClaimMatch) =>
  `accepts ${claimText(subject)} of ${claimText(issuer)}`;

/** The parts of a claim that change; the others stay as they are. */
function claimWords({ from, to }: ClaimChange): string {
  const now = acceptWords(to);
  if (from === undefined) return now;
  const changed = (part: 'issuer' | 'subject'): string =>
    `${part} ${claimText(from[part] ?? 'a pattern')} becomes ${claimText(to[part])}`;
  if (from.issuer === to.issuer) return `${changed('subject')} (still of ${claimText(to.issuer)})`;
  if (from.subject === to.subject) return `${changed('issuer')} (still ${claimText(to.subject)})`;
  return `${now}, not ${claimText(from.subject ?? 'a pattern')} of ${claimText(from.issuer ?? 'a pattern')}`;
}

/** A change as one sentence without its sign, for findings. */
export function changeSentence(change: Change): string {
  const who = `identity \`${identityText(change.identity)}\``;
  if (change.action === 'create') return `create ${who}, which ${changeDetails(change)}`;
  if (change.action === 'update') return `change ${who}: ${changeDetails(change)}`;
  const what = `role \`${shortName(change.role.name)}\` on \`${shortName(change.group.name)}\``;
  return change.action === 'add' ? `add ${what} to ${who}` : `remove ${what} from ${who} (${change.reason})`;
}

/** A change as one line that starts with its sign. */
export function signedSentence(change: Change): string {
  return `${changeSign(change)} ${changeSentence(change)}`;
}

/** The first five of a list, and how many more there are. */
export function firstOf(items: readonly string[]): string {
  return firstFew(items, SHOWN, (item) => item);
}
