import type { Call } from '../call.ts';
import { type Decoded, message, text } from '../decode.ts';
import { readCall } from './resource-calls.ts';

const pong = message({ response: text });

/** The answer to a ping. */
export interface Pong extends Decoded<typeof pong> {}

/** Checks that the platform answers; needs no token. */
export function ping(): Call<Pong> {
  return { ...readCall('/ping/v2/ping', pong), anonymous: true };
}
