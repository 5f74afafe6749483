import type * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { message, text } from '../decode.ts';
import { readCall } from './resource-calls.ts';

const pong = message({ response: text });

/** Checks that the platform answers; needs no token. */
export function ping(): Call<z.output<typeof pong>> {
  return { ...readCall('/ping/v2/ping', pong), anonymous: true };
}
