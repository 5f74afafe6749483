/** The text of one answer, from its bytes as they arrive. */
export interface AnswerText {
  /** Adds bytes; false, and without effect, if the answer would be larger than allowed. */
  readonly add: (bytes: Uint8Array) => boolean;
  /** All of the answer as UTF-8, once. */
  readonly take: () => string;
}

const FIRST_BYTES = 64 * 1024;
/** Larger memory is given back, so that one long answer does not keep it for the rest of the run. */
const LARGEST_SPARE_BYTES = 1024 * 1024;
const MOST_SPARE = 16;

/** Memory of answers that were taken, for the next ones. */
const spare: Buffer[] = [];

/**
 * Collects an answer of at most `limit` bytes outside of the heap, in memory that is used again. As pieces of text, the
 * answers of a long list would be promoted to the old generation of the heap while others are decoded, and as buffers of
 * their own they would not trigger the garbage collector.
 */
export function collectText(limit: number): AnswerText {
  let memory: Buffer | undefined;
  let end = 0;
  return {
    add: (bytes) => {
      const size = end + bytes.length;
      if (size > limit) return false;
      memory = memoryOf(size, memory, end);
      memory.set(bytes, end);
      end = size;
      return true;
    },
    take: () => {
      const text = memory?.toString('utf8', 0, end) ?? '';
      release(memory);
      memory = undefined;
      return text;
    },
  };
}

/** Memory with room for `size` bytes; what `before` has up to `end` is in it. */
function memoryOf(size: number, before: Buffer | undefined, end: number): Buffer {
  const memory = before ?? spare.pop() ?? Buffer.allocUnsafeSlow(FIRST_BYTES);
  if (size <= memory.length) return memory;
  const larger = Buffer.allocUnsafeSlow(Math.max(size, 2 * memory.length));
  larger.set(memory.subarray(0, end));
  return larger;
}

function release(memory: Buffer | undefined): void {
  if (memory === undefined || memory.length > LARGEST_SPARE_BYTES || spare.length === MOST_SPARE) return;
  spare.push(memory);
}
