import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { listOf, text } from '../decode.ts';
import { readCall } from './resource-calls.ts';

const note = z.nullish(z.looseObject({ note: text }));
const event = z.looseObject({
  timestamp: text,
  detection: z.nullish(z.looseObject({})),
  fixed: z.nullish(z.looseObject({ fixedVersion: text })),
  truePositiveDetermination: note,
  falsePositiveDetermination: z.nullish(z.looseObject({ type: text, note: text })),
  analysisNotPlanned: note,
  fixNotPlanned: note,
  pendingUpstreamFix: note,
});
const entry = z.looseObject({
  id: text,
  aliases: listOf(z.string()),
  packageNamespace: text,
  events: listOf(event),
});
const document = z.looseObject({ id: text, advisories: listOf(entry) });
const documents = z.looseObject({ documents: listOf(document) });

/** All security advisories of one origin package. */
export type AdvisoryDocument = z.output<typeof document>;

/** Public advisory documents, all or by package name or vulnerability; needs no token, comes in one piece. */
export function listAdvisoryDocuments(
  filters: { readonly id?: string; readonly cves?: readonly string[] } = {},
): Call<z.output<typeof documents>> {
  const { cves, id } = filters;
  return { ...readCall('/advisory/v2/documents', documents, { id, cves }), anonymous: true };
}
