/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the items. */
export function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}

/** The items in an order by chance. */
export function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** Items by chance that together show everything that all of them show; first those that show the most. */
export function sampled<T>(
  items: readonly T[],
  shows: (item: T) => readonly string[],
  seed: number,
): readonly T[] {
  const seen = new Set<string>();
  const chosen: T[] = [];
  let left = shuffled(items, createRandom(seed));
  for (let least = Math.max(0, ...items.map((item) => shows(item).length)); least > 0; least--) {
    left = left.filter((item) => {
      const fresh = new Set(shows(item).filter((what) => !seen.has(what)));
      if (fresh.size < least) return true;
      for (const what of fresh) seen.add(what);
      chosen.push(item);
      return false;
    });
  }
  return chosen;
}
