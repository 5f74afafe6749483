/** Names are compared up to this length; hostile ones may be long. */
const COMPARED_LENGTH = 64;

/**
 * The names nearest to `wanted`, the nearest first, at most `limit`: those within a third of its length in single-letter
 * edits, letter case aside, or that contain it.
 */
export function nearestNames(wanted: string, names: Iterable<string>, limit = 3): readonly string[] {
  const target = wanted.slice(0, COMPARED_LENGTH).toLowerCase();
  const reach = Math.max(1, Math.floor(target.length / 3));
  const ranked: { readonly name: string; readonly distance: number }[] = [];
  for (const name of new Set(names)) {
    const other = name.slice(0, COMPARED_LENGTH).toLowerCase();
    const contained = target.length > 2 && other.includes(target);
    const edits = editDistance(target, other);
    const distance = contained ? Math.min(reach, edits) : edits;
    if (distance <= reach) ranked.push({ name, distance });
  }
  ranked.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
  return ranked.slice(0, limit).map(({ name }) => name);
}

/** Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const replaced = Number(row[j]) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(replaced, Number(row[j + 1]) + 1, Number(next[j]) + 1));
    }
    row = next;
  }
  return Number(row[b.length]);
}
