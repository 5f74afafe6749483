import { type AdvisoryItem, itemKey, mergeItems } from './advisory-item.ts';

/** Items, of which those with the same advisory, type and artifact are merged. */
export interface ItemIndex {
  add(item: AdvisoryItem): void;
  items(): readonly AdvisoryItem[];
}

/** Nearly every advisory has a single item, which is found by its id; keys for all would be a sixth of the memory. */
export function createItemIndex(): ItemIndex {
  const byId = new Map<string, AdvisoryItem>();
  const others = new Map<string, AdvisoryItem>();
  return {
    add: (item) => {
      const first = byId.get(item.advisoryId);
      if (first === undefined) byId.set(item.advisoryId, item);
      else if (isSame(first, item)) byId.set(item.advisoryId, mergeItems(first, item));
      else {
        const key = itemKey(item);
        const known = others.get(key);
        others.set(key, known === undefined ? item : mergeItems(known, item));
      }
    },
    items: () => [...byId.values(), ...others.values()],
  };
}

/** Whether two items of one advisory have the same key. */
function isSame(one: AdvisoryItem, other: AdvisoryItem): boolean {
  return one.artifact === other.artifact && (one.type ?? '') === (other.type ?? '');
}
