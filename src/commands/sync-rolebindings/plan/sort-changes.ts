import { compareText } from '../../../base/plain-text.ts';
import type { Change } from './role-binding.ts';

/** Order of changes: claim changes, identities, additions, other changes, removals. */
function phaseOf(change: Change): number {
  switch (change.action) {
    case 'update':
      return change.claims === undefined ? 3 : 0;
    case 'create':
      return 1;
    case 'add':
      return 2;
    case 'remove':
      return 4;
  }
}

/** Changes in the order in which they are made, and within it by names and uids. */
export function sortChanges(changes: readonly Change[]): readonly Change[] {
  const key = (change: Change): readonly string[] => {
    const { identity } = change;
    const names = [identity.name, identity.uid ?? ''];
    if (change.kind === 'identity') return names;
    const { role, group } = change;
    return [...names, group.uid, role.name, role.uid, change.action === 'remove' ? change.uid : ''];
  };
  return changes
    .map((change) => ({ change, phase: phaseOf(change), key: JSON.stringify(key(change)) }))
    .sort((a, b) => a.phase - b.phase || compareText(a.key, b.key))
    .map(({ change }) => change);
}
