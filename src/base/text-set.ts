export interface TextSet {
  readonly size: number;
  /** Adds a text; false if it was already present. */
  add(text: string): boolean;
}

/** Size of a text's header: its hash and its length. */
const HEAD_BYTES = 8;

/** Maximum number of slots to probe for one text; only deliberately chosen texts need more. */
const MAXIMUM_PROBES = 64;

/**
 * A set of texts as bytes outside of the heap: for the uids of a long list a `Set` takes twice the memory, and the
 * garbage collector copies it. Exact, whatever the hashes; texts that do not fit, such as those beyond Latin-1, are in
 * a `Set`.
 */
export function createTextSet(): TextSet {
  const others = new Set<string>();
  let texts = new DataView(new ArrayBuffer(4096));
  let end = 0;
  /** Open addressing, at most half full: the offset of a text plus one, or 0. */
  let slots = new DataView(new ArrayBuffer(512));
  let count = 0;

  const slotOf = (hash: number): number => (hash * 4) & (slots.byteLength - 1);
  const nextSlot = (slot: number): number => (slot + 4) & (slots.byteLength - 1);
  const growTexts = (least: number): void => {
    const larger = new Uint8Array(Math.max(least, Math.ceil(texts.byteLength * 1.5)));
    larger.set(new Uint8Array(texts.buffer));
    texts = new DataView(larger.buffer);
  };
  const growSlots = (): void => {
    const old = slots;
    slots = new DataView(new ArrayBuffer(old.byteLength * 2));
    for (let index = 0; index < old.byteLength; index += 4) {
      const entry = old.getUint32(index);
      if (entry === 0) continue;
      let slot = slotOf(texts.getInt32(entry - 1));
      while (slots.getUint32(slot) !== 0) slot = nextSlot(slot);
      slots.setUint32(slot, entry);
    }
  };
  /** Writes a text after the others; returns its hash, or `undefined` if it does not fit. */
  const write = (text: string): number | undefined => {
    const start = end + HEAD_BYTES;
    if (start + text.length > texts.byteLength) growTexts(start + text.length);
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > 255) return undefined;
      texts.setUint8(start + index, code);
      // FNV-1a, whose low bits are good enough to use directly.
      hash = Math.imul(hash ^ code, 0x01000193);
    }
    texts.setInt32(end, hash);
    texts.setUint32(end + 4, text.length);
    return hash;
  };
  /** Whether the text at an offset equals the one just written. */
  const isWritten = (place: number): boolean => {
    const bytes = HEAD_BYTES + texts.getUint32(place + 4);
    for (let index = 0; index < bytes; index += 1)
      if (texts.getUint8(place + index) !== texts.getUint8(end + index)) return false;
    return true;
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
      const hash = write(text);
      if (hash === undefined) return addOther(text);
      let slot = slotOf(hash);
      for (let probes = 0; ; probes += 1) {
        const entry = slots.getUint32(slot);
        if (entry === 0) break;
        if (isWritten(entry - 1)) return false;
        if (probes === MAXIMUM_PROBES) return addOther(text);
        slot = nextSlot(slot);
      }
      slots.setUint32(slot, end + 1);
      end += HEAD_BYTES + text.length;
      count += 1;
      if (count * 8 > slots.byteLength) growSlots();
      return true;
    },
  };
}
