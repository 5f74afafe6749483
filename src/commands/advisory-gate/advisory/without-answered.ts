import type { AdvisoryItem } from './advisory-item.ts';

const idsOf = (item: AdvisoryItem): readonly string[] =>
  [item.advisoryId, ...item.aliases].map((id) => id.toLowerCase());

/** Whether an item says something about packages in hand: what was deleted says nothing. */
const isAnswer = ({ facts, packages, viaOrigin }: AdvisoryItem): boolean =>
  viaOrigin !== true && facts.status !== 'withdrawn' && packages.length > 0;

/**
 * Items without those that came by the origin package although the package itself has an advisory on the same
 * vulnerability: what is said about a package is more precise than what is said about its origin
 * (docs/decisions/packages.md).
 */
export function withoutAnswered(items: readonly AdvisoryItem[]): readonly AdvisoryItem[] {
  const viaOrigin = items.filter((item) => item.viaOrigin === true);
  if (viaOrigin.length === 0) return items;
  const names = new Set(viaOrigin.map(({ artifact }) => artifact));
  const answered = new Set<string>();
  for (const item of items) {
    if (!isAnswer(item) || !names.has(item.artifact)) continue;
    for (const id of idsOf(item)) answered.add(JSON.stringify([item.artifact, id]));
  }
  return items.filter(
    (item) =>
      item.viaOrigin !== true || !idsOf(item).some((id) => answered.has(JSON.stringify([item.artifact, id]))),
  );
}
