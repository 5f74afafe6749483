import { type PlatformDouble, startPlatformDouble } from '../../platform-double/start.ts';
import type { FailedCase } from '../part.ts';
import { createTemplate, openCheckout, type Template } from './checkout.ts';
import type { CheckoutCase } from './checkout-cases.ts';
import { baseFiles, type CheckoutJob, fillWorld, headFiles } from './checkout-jobs.ts';
import { judgeCheckout } from './judge-checkout.ts';
import { type CheckoutRun, removeCheckout, runCheckout, type Starter } from './run-checkout.ts';

/** A platform and a repository that cases are tried on. */
export interface Ground {
  /** Runs one case and judges it; one at a time where it runs in this process. */
  tryCase(which: CheckoutCase, start: Starter): Promise<FailedCase>;
  close(): Promise<void>;
}

interface Parts {
  readonly double: PlatformDouble;
  readonly identity: string;
  readonly template: Template;
}

/** Opens a ground. */
export async function openGround(): Promise<Ground> {
  const double = await startPlatformDouble();
  const { identity, live } = fillWorld(double);
  const host = double.registryAudience;
  const template = createTemplate({ host, live }, baseFiles(host), headFiles());
  const parts: Parts = { double, identity, template };
  const plain = new Map<string, Promise<CheckoutRun>>();
  return {
    tryCase: async ({ id, job, traits }, start) => {
      const known = plain.get(job.id) ?? runPlain(parts, job, start);
      plain.set(job.id, known);
      const before = await known;
      const checkout = openCheckout(template);
      try {
        for (const trait of traits) trait.plant(checkout, job);
        const run = await runCheckout(checkout, job, { double, identity, start });
        return { id, problems: judgeCheckout(job, traits, before, run) };
      } finally {
        removeCheckout(checkout);
      }
    },
    close: async () => {
      template.remove();
      await double.close();
    },
  };
}

/** The job on the checkout as it is; throws where that does not end as the job says. */
async function runPlain(
  { double, identity, template }: Parts,
  job: CheckoutJob,
  start: Starter,
): Promise<CheckoutRun> {
  const checkout = openCheckout(template);
  try {
    const run = await runCheckout(checkout, job, { double, identity, start });
    if (run.code !== job.exit || run.accidents.length > 0)
      throw new Error(
        `the plain run of ${job.id} ends with ${run.code}: ${run.stderr} ${run.accidents.join()}`,
      );
    return run;
  } finally {
    removeCheckout(checkout);
  }
}
