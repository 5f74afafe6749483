import { expect, it } from 'vitest';
import { withNames } from '../../../../src/commands/sync-rolebindings/plan/world-names.ts';
import { binding, SUB, world } from '../../../support/role-world.ts';

it('gives groups and roles without a name one from elsewhere, else their uid', () => {
  const [nameless, role] = [
    { uid: 'org', name: '' },
    { uid: 'role-viewer', name: '' },
  ];
  const row = binding('a', 'viewer', SUB);
  const now = withNames(
    world({
      organization: nameless,
      groups: [{ uid: SUB.uid, name: '' }, nameless],
      roles: [role],
      bindings: [row, { ...row, uid: 'org/sub/2', role, group: { uid: SUB.uid, name: '' } }],
    }),
  );
  expect(now.organization).toEqual({ uid: 'org', name: 'org' });
  expect(now.groups).toEqual([SUB, { uid: 'org', name: 'org' }]);
  expect(now.roles).toEqual([row.role]);
  expect(now.bindings).toEqual([row, { ...row, uid: 'org/sub/2' }]);
});
