export interface TextSet {
  readonly size: number;
  /** Adds a text; false if it was already present. */
  add(text: string): boolean;
}

/** Size of a text's header: its hash and its length. */
const HEAD_BYTES = 8;

/** Size of each piece of memory for texts; the first one grows to it. Pieces are never copied. */
const BLOCK_BYTES = 64 * 1024;

/** Maximum number of slots to probe for one text; only deliberately chosen texts need more. */
const MAXIMUM_PROBES = 64;

/**
 * A set of texts as bytes outside of the heap: for the uids of a long list a `Set` takes twice the memory, and the
 * garbage collector copies it. Exact, whatever the hashes; texts that do not fit, such as those beyond Latin-1, are in
 * a `Set`.
 */
export function createTextSet(): TextSet {
  const others = new Set<string>();
  const texts = createTexts();
  /** Open addressing, at most half full: the place of a text plus one, or 0. */
  let slots = new DataView(new ArrayBuffer(512));
  let count = 0;

  const slotOf = (hash: number): number => (hash * 4) & (slots.byteLength - 1);
  const nextSlot = (slot: number): number => (slot + 4) & (slots.byteLength - 1);
  const growSlots = (): void => {
    const old = slots;
    slots = new DataView(new ArrayBuffer(old.byteLength * 2));
    for (let index = 0; index < old.byteLength; index += 4) {
      const entry = old.getUint32(index);
      if (entry === 0) continue;
      let slot = slotOf(texts.hashAt(entry - 1));
      while (slots.getUint32(slot) !== 0) slot = nextSlot(slot);
      slots.setUint32(slot, entry);
    }
  };
  const addOther = (text: string): boolean => {
    const { size } = others;
    return others.add(text).size > size;
  };
  return {
    get size() {
      return count + others.size;
    },
    add: (text) => {
      if (others.size > 0 && others.has(text)) return false;
      const hash = texts.write(text);
      if (hash === undefined) return addOther(text);
      let slot = slotOf(hash);
      for (let probes = 0; ; probes += 1) {
        const entry = slots.getUint32(slot);
        if (entry === 0) break;
        if (texts.isWritten(entry - 1)) return false;
        if (probes === MAXIMUM_PROBES) return addOther(text);
        slot = nextSlot(slot);
      }
      slots.setUint32(slot, texts.keep() + 1);
      count += 1;
      if (count * 8 > slots.byteLength) growSlots();
      return true;
    },
  };
}

/** Texts as bytes, each at a place and after its hash and its length. */
interface Texts {
  /** Writes a text after those that are kept; returns its hash, or `undefined` if it does not fit. */
  write(text: string): number | undefined;
  keep(): number;
  /** Whether the text at a place equals the one just written. */
  isWritten(place: number): boolean;
  hashAt(place: number): number;
}

function createTexts(): Texts {
  let last = new DataView(new ArrayBuffer(4096));
  const blocks = [last];
  /** Bytes of the last block that are kept. */
  let end = 0;

  // Every place is in a block.
  const blockOf = (place: number): DataView => blocks[Math.floor(place / BLOCK_BYTES)] as DataView;
  const makeRoom = (bytes: number): void => {
    if (end + bytes > BLOCK_BYTES) {
      last = new DataView(new ArrayBuffer(BLOCK_BYTES));
      end = 0;
      blocks.push(last);
      return;
    }
    const larger = new Uint8Array(Math.min(BLOCK_BYTES, Math.max(end + bytes, 2 * last.byteLength)));
    larger.set(new Uint8Array(last.buffer));
    last = new DataView(larger.buffer);
    blocks[blocks.length - 1] = last;
  };
  return {
    write: (text) => {
      const bytes = HEAD_BYTES + text.length;
      if (bytes > BLOCK_BYTES) return undefined;
      if (end + bytes > last.byteLength) makeRoom(bytes);
      const start = end + HEAD_BYTES;
      let hash = 0x811c9dc5;
      for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        if (code > 255) return undefined;
        last.setUint8(start + index, code);
        // FNV-1a, whose low bits are good enough to use directly.
        hash = Math.imul(hash ^ code, 0x01000193);
      }
      last.setInt32(end, hash);
      last.setUint32(end + 4, text.length);
      return hash;
    },
    keep: () => {
      const place = (blocks.length - 1) * BLOCK_BYTES + end;
      end += HEAD_BYTES + last.getUint32(end + 4);
      return place;
    },
    isWritten: (place) => {
      const block = blockOf(place);
      const offset = place % BLOCK_BYTES;
      const bytes = HEAD_BYTES + block.getUint32(offset + 4);
      for (let index = 0; index < bytes; index += 1)
        if (block.getUint8(offset + index) !== last.getUint8(end + index)) return false;
      return true;
    },
    hashAt: (place) => blockOf(place).getInt32(place % BLOCK_BYTES),
  };
}
