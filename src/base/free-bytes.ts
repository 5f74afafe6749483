/** Smaller bytes may lie in memory that others share. */
const LEAST_BYTES = 64 * 1024;

/**
 * Gives back the memory of bytes that nobody reads any more. Outside of the heap it otherwise stays until a full
 * collection, so that several copies of a long text are held at once; a Node without the method waits for that.
 */
export function freeBytes({ buffer, length }: Uint8Array): void {
  const transfer: unknown = Reflect.get(buffer, 'transfer');
  if (length >= LEAST_BYTES && typeof transfer === 'function') Reflect.apply(transfer, buffer, [0]);
}
