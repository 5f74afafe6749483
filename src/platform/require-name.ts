import { plainLine } from '../base/plain-text.ts';
import { PlatformError } from './errors.ts';

/**
 * Throws `PlatformError` (`UNDECODABLE`) for a row without a name: ignoring it could hide what is being looked for.
 * `kind` is the noun for the row, `call` the request that returned it.
 */
export function requireName(
  row: { readonly uid: string; readonly name: string },
  kind: string,
  call: string,
): void {
  if (row.name !== '') return;
  const message = `the ${kind} \`${plainLine(row.uid, 200)}\` has no name in the list, so it cannot be identified`;
  throw new PlatformError(message, { code: 'UNDECODABLE', call });
}
