import type { FailedCase } from '../part.ts';
import { parseCheckoutCase } from './checkout-cases.ts';
import { openGround } from './ground.ts';
import { startHere } from './run-checkout.ts';

/** Runs the cases with these ids in this process, whose variables are its own. */
export async function runCheckoutCases(ids: readonly string[]): Promise<readonly FailedCase[]> {
  const ground = await openGround();
  const judged: FailedCase[] = [];
  try {
    for (const id of ids) {
      const which = parseCheckoutCase(id);
      if (which === undefined) throw new Error(`there is no case ${id}`);
      judged.push(await ground.tryCase(which, startHere));
    }
  } finally {
    await ground.close();
  }
  return judged;
}

process.on('message', async (ids: readonly string[]) => {
  process.send?.(await runCheckoutCases(ids));
});
