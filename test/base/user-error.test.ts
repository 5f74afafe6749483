import { expect, it } from 'vitest';
import { MachineError } from '../../src/base/user-error.ts';

it('says what failed on the machine, and what to do', () => {
  const error = new MachineError('the disk is full', 'free some space');
  expect(error).toMatchObject({ name: 'MachineError', message: 'the disk is full', fix: 'free some space' });
});
