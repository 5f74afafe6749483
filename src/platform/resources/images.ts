import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { count, listOf, message, text } from '../decode.ts';
import { path } from '../path.ts';
import { readCall } from './resource-calls.ts';

const architectures = message({ architectures: listOf(z.string()) });
const size = message({ size: count, architecture: text });

/** Architectures of an image, addressed by repository and digest of its index. */
export function getArchitectures(repoUid: string, digest: string): Call<z.output<typeof architectures>> {
  return readCall(path`/registry/v2/repos/${repoUid}/digests/${digest}/architectures`, architectures);
}

/** Compressed size of an image in bytes, for one architecture (`amd64` where none is named). */
export function getSize(repoUid: string, digest: string, architecture?: string): Call<z.output<typeof size>> {
  return readCall(path`/registry/v2/repos/${repoUid}/digests/${digest}/size`, size, { architecture });
}
