import { expect, it } from 'vitest';
import { giveTurn } from '../../src/base/give-turn.ts';

it('lets a timer run once computing has taken long, and not before', async () => {
  let turns = 0;
  const compute = async (milliseconds: number): Promise<void> => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    await giveTurn();
  };
  await compute(60);
  setTimeout(() => {
    turns += 1;
  }, 0);
  await giveTurn();
  expect(turns).toBe(0);
  await compute(60);
  expect(turns).toBe(1);
});
