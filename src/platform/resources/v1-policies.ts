import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { listOf, mapOf, message, text } from '../decode.ts';
import { path } from '../path.ts';
import { postCall } from './resource-calls.ts';

const result = message({
  policyId: text,
  policyName: text,
  mode: text,
  result: text,
  bindingId: text,
  parameters: mapOf(z.unknown()),
});
const results = message({ results: listOf(result) });

/** What one pull policy says about an image. */
export type PolicyResult = z.output<typeof result>;

/** Whether the pull policies of an organization let an image through; asking changes nothing. */
export function checkPolicies(repoUid: string, digest: string): Call<z.output<typeof results>> {
  return {
    ...postCall(path`/registry/v1/repos/${repoUid}:checkPolicies`, { digest }, results),
    idempotent: true,
  };
}
