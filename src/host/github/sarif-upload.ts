import type { Clock } from '../../base/clock.ts';
import { fieldOf, isRecord, textOf } from '../../base/json-value.ts';
import { plainLine } from '../../base/plain-text.ts';
import { type Github, ownerAndRepo } from './octokit.ts';
import { mayLackPermission } from './pull-requests/refusal.ts';

/** Maximum size of compressed SARIF that code scanning accepts. */
const MAXIMUM_BYTES = 10 * 1024 * 1024;
/** Delays between checks of an upload's state, in milliseconds. */
const WAITS_MS = [1000, 2000, 4000];

export interface SarifUpload {
  /** `owner/name`. */
  readonly repository: string;
  /** Commit and full ref that the results are about. */
  readonly commit: string;
  readonly ref: string;
  /** SARIF text with its category in `automationDetails`. */
  readonly sarif: string;
}

/** The result of an upload; `pending` was accepted and is still being processed. */
export type SarifUploadResult =
  | { readonly kind: 'complete' | 'pending'; readonly id: string }
  /** `forbidden` if the token may lack a permission, or the repository code scanning. */
  | { readonly kind: 'failed'; readonly why: string; readonly forbidden?: true };

/** Uploads SARIF to code scanning (`POST …/code-scanning/sarifs`) and checks its state for some seconds. */
export async function uploadSarif(
  api: Github,
  upload: SarifUpload,
  clock: Clock,
  signal: AbortSignal,
): Promise<SarifUploadResult> {
  const { gzipSync } = process.getBuiltinModule('node:zlib');
  const packed = gzipSync(upload.sarif);
  if (packed.length > MAXIMUM_BYTES)
    return { kind: 'failed', why: 'it is larger than the 10 MB that code scanning accepts' };
  const place = ownerAndRepo(upload.repository);
  const body = { commit_sha: upload.commit, ref: upload.ref, sarif: packed.toString('base64') };
  const answer = await api(({ rest }) => rest.codeScanning.uploadSarif({ ...place, ...body }));
  if (answer.kind === 'failed')
    return { kind: 'failed', why: answer.why, ...(mayLackPermission(answer) ? { forbidden: true } : {}) };
  const id = textOf(fieldOf(answer.body, 'id'));
  if (id === undefined) return { kind: 'failed', why: 'the answer has no id' };
  for (const wait of [0, ...WAITS_MS]) {
    if (wait > 0) await clock.sleep(wait, signal);
    const answer = await api(({ rest }) => rest.codeScanning.getSarif({ ...place, sarif_id: id }));
    const state = answer.kind === 'ok' && isRecord(answer.body) ? answer.body : {};
    if (state['processing_status'] === 'complete') return { kind: 'complete', id };
    if (state['processing_status'] === 'failed') return { kind: 'failed', why: errorsOf(state['errors']) };
    if (signal.aborted) break;
  }
  return { kind: 'pending', id };
}

function errorsOf(errors: unknown): string {
  const lines = Array.isArray(errors) ? errors.filter((line) => typeof line === 'string') : [];
  return lines.length === 0 ? 'code scanning refused it' : plainLine(lines.join('; '), 500);
}
