import { expect, it } from 'vitest';
import { tryRoleModel } from './role-model.ts';

it('several files, restrictions, people and simultaneous applies are as the contract says in any world', async () => {
  expect(await tryRoleModel(17, 300)).toBeUndefined();
});
