import { expect, it } from 'vitest';
import { requireOwnBindings } from '../../../src/commands/sync-rolebindings/running-identity.ts';
import { binding, identity, planOf, world } from '../../support/role-world.ts';

const now = world({ identities: [identity('a')], bindings: [binding('a', 'viewer')] });
const self = { kind: 'known', uid: 'org/a' } as const;
const [change] = planOf('identities: [{ name: a }]', now).changes;

it.each([
  ['done', false],
  ['failed', true],
] as const)('own bindings may be missing only where their removal is done: %s', (status, throws) => {
  if (change === undefined) throw new Error('no change');
  const applied = { tracked: [{ change, status }], applied: 0, failed: 0, problems: [] };
  const check = () => requireOwnBindings(world(), now, applied, self);
  if (throws) expect(check).toThrow('does not contain those of the running identity');
  else expect(check).not.toThrow();
});
