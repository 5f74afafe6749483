/** Mixes a counter into 32 well-spread bits; a bijection, so different counters never collide. */
function mix(counter: number): number {
  let value = counter | 0;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

function hex(counter: number, words: number): string {
  let text = '';
  for (let word = 0; word < words; word += 1) {
    text += mix(Math.imul(counter, 0x9e3779b1) + word * 0x632be5ab)
      .toString(16)
      .padStart(8, '0');
  }
  return text;
}

/** Makes uids in the platform's form: 40 hex digits for a root, `/` and 16 more for each level below. */
export type UidSource = {
  /** A new uid under `parent` (empty: a root). */
  next(parent: string): string;
  /** A well-spread, repeatable `sha256:<64 hex>`. */
  digest(): string;
  /** Gives how to begin again from here. */
  remember(): () => void;
};

/** A deterministic source: the same calls in the same order give the same uids. */
export function createUidSource(): UidSource {
  let counter = 0;
  return {
    next(parent) {
      counter += 1;
      return parent === '' ? hex(counter, 5) : `${parent}/${hex(counter, 2)}`;
    },
    digest() {
      counter += 1;
      return `sha256:${hex(counter, 8)}`;
    },
    remember() {
      const remembered = counter;
      return () => {
        counter = remembered;
      };
    },
  };
}

/** The uid without its last segment; empty for a root. */
export function parentOf(uid: string): string {
  const slash = uid.lastIndexOf('/');
  return slash < 0 ? '' : uid.slice(0, slash);
}

/** The first segment: the organization. */
export function rootOf(uid: string): string {
  return uid.split('/', 1)[0] ?? uid;
}

/** How many segments the uid has; 1 is a root. */
export function depthOf(uid: string): number {
  return uid.split('/').length;
}

/** Every proper ancestor, nearest first. */
export function ancestorsOf(uid: string): string[] {
  const parent = parentOf(uid);
  return parent === '' ? [] : [parent, ...ancestorsOf(parent)];
}

/** Whether `uid` is `ancestor` itself or lies below it. */
export function isWithin(uid: string, ancestor: string): boolean {
  return uid === ancestor || uid.startsWith(`${ancestor}/`);
}
