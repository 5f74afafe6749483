import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { mapPool } from '../../../src/base/pool.ts';
import { endOf, type FailedCase, type Part, type PartOptions, timed } from '../part.ts';
import { createRandom, sampled, shuffled } from '../random.ts';
import { CHECKOUT, type CheckoutCase, checkoutCases, parseCheckoutCase } from './checkout-cases.ts';
import { openGround } from './ground.ts';
import { startBundled, startHere } from './run-checkout.ts';

/** Processes at a time, and of the cases of the campaign's bundle how many more are tried here. */
const AT_ONCE = 3;
const SHARE_OF_BUNDLE = 0.8;
const BUNDLE = 'bundle:';

/** Commands that read a checkout in one way: a trait is tried on one of them. */
const READING: Readonly<Record<string, string>> = {
  'check-deprecated': 'images',
  'resolve-digest': 'images',
};

/** Each trait on each way to read, each right of one on each job, and each pair of rights on each way. */
function showsOf({ job: { id, words }, traits }: CheckoutCase): readonly string[] {
  const command = words[0] ?? '';
  const way = READING[command] ?? command;
  const rights = traits.map(({ right }) => right).join();
  if (traits.length > 1) return [`${way} ${rights}`];
  return [`${way} ${traits.map((trait) => trait.id).join()}`, `${id} ${rights}`];
}

const isAlone = ({ traits }: CheckoutCase): boolean => traits.some(({ alone }) => alone === true);

/** Hostile checkouts: every trait on every job in this process, and a share of them through the bundle. */
export const checkouts: Part = {
  run: async (options) => {
    const all = checkoutCases(options.seed);
    const cases = options.sample ? sampled(all, showsOf, options.seed) : all;
    const here = await timed('checkouts in process', options, () =>
      runHere(cases.filter((one) => !isAlone(one))),
    );
    const bundled = await timed('checkouts through the bundle', options, () => runBundled(cases, options));
    return endOf([...here, ...bundled]);
  },
  tryCase: async (id, { entry }) => {
    const plain = id.startsWith(BUNDLE) ? id.slice(BUNDLE.length) : id;
    if (!plain.startsWith(CHECKOUT)) return undefined;
    const which = parseCheckoutCase(plain);
    if (which === undefined) throw new Error(`there is no case ${id}`);
    const ground = await openGround();
    try {
      const { problems } = await ground.tryCase(which, plain === id ? startHere : startBundled(entry));
      return { id, problems };
    } finally {
      await ground.close();
    }
  },
};

/** A process for each core: each has its own variables, and runs one case at a time. */
async function runHere(cases: readonly CheckoutCase[]): Promise<readonly FailedCase[]> {
  const processes = Math.min(4, availableParallelism());
  const shares = Array.from({ length: processes }, (_, share) =>
    cases.filter((__, index) => index % processes === share).map(({ id }) => id),
  );
  return (await Promise.all(shares.map(runInProcess))).flat();
}

function runInProcess(ids: readonly string[]): Promise<readonly FailedCase[]> {
  const child = fork(new URL('./checkout-worker.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    child.once('message', (judged: readonly FailedCase[]) => {
      child.disconnect();
      resolve(judged);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the cases ended with ${code}`)));
    child.send(ids);
  });
}

async function runBundled(
  cases: readonly CheckoutCase[],
  { bundle, entry, seed }: PartOptions,
): Promise<readonly FailedCase[]> {
  if (bundle === 0) return [];
  const others = shuffled(
    cases.filter((one) => !isAlone(one)),
    createRandom(seed ^ 0xb0b),
  ).slice(0, Math.round(bundle * SHARE_OF_BUNDLE));
  const ground = await openGround();
  try {
    return await mapPool([...cases.filter(isAlone), ...others], AT_ONCE, async (which) => {
      const { id, problems } = await ground.tryCase(which, startBundled(entry));
      return { id: `${BUNDLE}${id}`, problems };
    });
  } finally {
    await ground.close();
  }
}
