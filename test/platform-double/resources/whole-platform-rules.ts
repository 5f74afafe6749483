import type { Call } from '../core.ts';
import { requireTerms } from './terms.ts';

/** Code 9 where a create's parent, the end of its path behind `/<domain>/v2/<noun>/`, lacks required terms. */
export function requireTermsOfPath(call: Call): void {
  if (call.method === 'POST') requireTerms(call, call.path.split('/').slice(4).join('/'));
}
