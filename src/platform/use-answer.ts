import type { Call } from './call.ts';
import type { Client } from './client.ts';

type Used<T> =
  | { readonly kind: 'used'; readonly value: T }
  | { readonly kind: 'thrown'; readonly error: unknown };

/**
 * Sends a call and makes something of its answer while it is decoded. What has waited for the answer is in the old
 * generation of the heap by then, and would keep a large answer that passes through it until the next full collection.
 * An error from `use` says nothing about the answer and is thrown unchanged; otherwise throws like `send`.
 */
export async function useAnswer<Answer, T>(
  client: Client,
  call: Call<Answer>,
  use: (answer: Answer) => T,
): Promise<T> {
  const decode = (json: unknown): Used<T> => {
    const answer = call.decode(json);
    try {
      return { kind: 'used', value: use(answer) };
    } catch (error) {
      return { kind: 'thrown', error };
    }
  };
  const used = await client.send({ ...call, decode });
  if (used.kind === 'thrown') throw used.error;
  return used.value;
}
