import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { listOf, maybe, message, text } from '../decode.ts';
import { readCall } from './resource-calls.ts';

const note = maybe(message({ note: text }));
const event = message({
  timestamp: text,
  detection: maybe(message({})),
  fixed: maybe(message({ fixedVersion: text })),
  truePositiveDetermination: note,
  falsePositiveDetermination: maybe(message({ type: text, note: text })),
  analysisNotPlanned: note,
  fixNotPlanned: note,
  pendingUpstreamFix: note,
});
const entry = message({
  id: text,
  aliases: listOf(z.string()),
  packageNamespace: text,
  events: listOf(event),
});
const document = message({ id: text, advisories: listOf(entry) });
const documents = message({ documents: listOf(document) });

/** All security advisories of one origin package. */
export type AdvisoryDocument = z.output<typeof document>;

/** Public advisory documents, all or by package name or vulnerability; needs no token, comes in one piece. */
export function listAdvisoryDocuments(
  filters: { readonly id?: string; readonly cves?: readonly string[] } = {},
): Call<z.output<typeof documents>> {
  const { cves, id } = filters;
  return { ...readCall('/advisory/v2/documents', documents, { id, cves }), anonymous: true };
}
