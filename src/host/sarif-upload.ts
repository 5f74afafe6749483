import { gzipSync } from 'node:zlib';
import type { Clock } from '../base/clock.ts';
import { plainLine } from '../base/plain-text.ts';
import type { GithubApi } from './github-api.ts';

/** Largest compressed SARIF that code scanning takes. */
const MAXIMUM_BYTES = 10 * 1024 * 1024;
/** Waits between looks at the state of an upload, milliseconds. */
const WAITS_MS = [1000, 2000, 4000];

export interface SarifUpload {
  /** `owner/name`. */
  readonly repository: string;
  /** Commit and full reference that the results are about. */
  readonly commit: string;
  readonly ref: string;
  /** SARIF text with its category in `automationDetails`. */
  readonly sarif: string;
}

/** What became of an upload; `pending` was taken and is still being read. */
export type SarifUploadResult =
  | { readonly kind: 'complete' | 'pending'; readonly id: string }
  | { readonly kind: 'failed'; readonly why: string };

/** Uploads SARIF to code scanning (`POST …/code-scanning/sarifs`) and looks for some seconds what it made of it. */
export async function uploadSarif(
  api: GithubApi,
  upload: SarifUpload,
  clock: Clock,
  signal: AbortSignal,
): Promise<SarifUploadResult> {
  const packed = gzipSync(upload.sarif);
  if (packed.length > MAXIMUM_BYTES)
    return { kind: 'failed', why: 'it is larger than the 10 MB that code scanning takes' };
  const path = `/repos/${upload.repository}/code-scanning/sarifs`;
  const body = { commit_sha: upload.commit, ref: upload.ref, sarif: packed.toString('base64') };
  const answer = await api({ method: 'POST', path, body });
  if (answer.kind === 'failed') return { kind: 'failed', why: answer.why };
  const id: unknown = Reflect.get(Object(answer.body), 'id');
  if (typeof id !== 'string') return { kind: 'failed', why: 'the answer has no id' };
  for (const wait of [0, ...WAITS_MS]) {
    if (wait > 0) await clock.sleep(wait, signal);
    const state = await api({ method: 'GET', path: `${path}/${encodeURIComponent(id)}` });
    const status: unknown =
      state.kind === 'ok' ? Reflect.get(Object(state.body), 'processing_status') : undefined;
    if (status === 'complete') return { kind: 'complete', id };
    if (status === 'failed')
      return { kind: 'failed', why: errorsOf(state.kind === 'ok' ? state.body : undefined) };
    if (signal.aborted) break;
  }
  return { kind: 'pending', id };
}

function errorsOf(body: unknown): string {
  const errors: unknown = Reflect.get(Object(body), 'errors');
  const lines = Array.isArray(errors) ? errors.filter((line) => typeof line === 'string') : [];
  return lines.length === 0 ? 'code scanning refused it' : plainLine(lines.join('; '), 500);
}
