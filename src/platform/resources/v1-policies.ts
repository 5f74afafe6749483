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

/** Result of one pull policy for an image. */
export type PolicyResult = z.output<typeof result>;

/** Checks whether the pull policies of an organization allow an image; changes nothing. */
export function checkPolicies(repoUid: string, digest: string): Call<z.output<typeof results>> {
  return {
    ...postCall(path`/registry/v1/repos/${repoUid}:checkPolicies`, { digest }, results),
    idempotent: true,
  };
}
