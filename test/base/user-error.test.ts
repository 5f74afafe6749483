import { expect, it } from 'vitest';
import { MachineError, problemsOf, UserError } from '../../src/base/user-error.ts';

it('says what failed on the machine, and what to do', () => {
  const error = new MachineError('the disk is full', 'free some space');
  expect(error).toMatchObject({ name: 'MachineError', message: 'the disk is full', fix: 'free some space' });
});

it('gives the problems of a user error, and throws every other', async () => {
  const problem = { message: 'the input is empty' };
  await expect(problemsOf(() => Promise.reject(new UserError(problem)))).resolves.toEqual([problem]);
  await expect(problemsOf(() => 1)).resolves.toEqual([]);
  await expect(problemsOf(() => Promise.reject(new Error('a defect')))).rejects.toThrow('a defect');
});
