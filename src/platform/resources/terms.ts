import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { listOf, message, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { path } from '../path.ts';
import { listOperation } from './list-query.ts';
import { postCall } from './resource-calls.ts';

const acceptance = z.pipe(
  message({ docId: text, acceptedBy: text, orgUid: text, createTime: text }),
  // Acceptances have no uid; organization and document name one.
  z.transform((row) => ({ ...row, uid: `${row.orgUid}/${row.docId}` })),
);
const accepted = message({ group: text, documentIds: listOf(z.string()) });

/** That somebody accepted a document for an organization; `uid` is ours, of organization and document. */
export type TermsAcceptance = z.output<typeof acceptance>;

/** Documents that were accepted for a group and the groups above it. */
export function listTermsAcceptances(groupUid: string): ListOperation<TermsAcceptance> {
  return listOperation(path`/iam/v2/terms/${groupUid}`, 'termsAcceptances', acceptance, {}, {});
}

/** Accepts documents for a group; documents that are accepted already stay so. */
export function acceptTerms(
  groupUid: string,
  documentIds: readonly string[],
): Call<z.output<typeof accepted>> {
  return { ...postCall(path`/iam/v2/terms/${groupUid}`, { documentIds }, accepted), idempotent: true };
}
