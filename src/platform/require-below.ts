import { plainLine } from '../base/plain-text.ts';
import { PlatformError } from './errors.ts';

/**
 * Throws `PlatformError` (`UNDECODABLE`) for a row that is not below the scope that was asked for: the answer is to
 * another question, and ignoring the row could hide what is being looked for. `kind` is the noun for the row, `call` the
 * request that returned it.
 */
export function requireBelow(row: { readonly uid: string }, scope: string, kind: string, call: string): void {
  if (row.uid.startsWith(`${scope}/`)) return;
  const message = `the ${kind} \`${plainLine(row.uid, 200)}\` in the list is not below \`${plainLine(scope, 200)}\`, which was asked for`;
  throw new PlatformError(message, { code: 'UNDECODABLE', call });
}
