import type { Call } from './call.ts';
import type { Needed } from './decode.ts';
import type { Identified, ListOperation } from './pages.ts';

/** Fields that are read: `true` needs all of one, `{}` that it is a message; `false` is unset if of another type. */
export type NeededOf<T> = { readonly [K in keyof T]?: boolean | NeededOf<Item<NonNullable<T[K]>>> };
type Item<T> = T extends readonly (infer One)[] ? One : T;

/** A list of which a decision needs only some fields, so that the others may have any type. */
export function listNeeding<Row extends Identified, const N extends NeededOf<Row> & { readonly uid: true }>(
  list: ListOperation<Row>,
  needed: N,
): ListOperation<Pick<Row, keyof N & keyof Row>> {
  return (position) => ({ ...list(position), decode: (json) => list(position).decode(json, asTree(needed)) });
}

/** A read of which a decision needs only some fields, so that the others may have any type. */
export function readNeeding<T, const N extends NeededOf<T>>(
  call: Call<T>,
  needed: N,
): Call<Pick<T, keyof N & keyof T>> {
  return { ...call, decode: (json) => call.decode(json, asTree(needed)) };
}

/** The same tree: its leaves are `true` at any depth. */
const asTree = (needed: object): Needed => needed as Needed;
