import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { PlatformDouble } from '../../platform-double/start.ts';
import type { Seen } from '../laws.ts';
import { realCommand, runProcess } from '../real-run.ts';
import { emptyTraces, readTraces, stepVariables } from '../step.ts';
import { type Checkout, readAlarms, readTree, searchPath } from './checkout.ts';
import type { CheckoutJob } from './checkout-jobs.ts';

/** The `timeout` of a run, and how long after it a run that does not end is given up. */
const CHECKOUT_TIMEOUT_MS = 20_000;
const GIVEN_UP_MS = CHECKOUT_TIMEOUT_MS + 5000;

/** All that is judged of a run on a checkout. */
export interface CheckoutRun extends Seen {
  /** The workspace and the folder outside of it, before and after. */
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  readonly outsideBefore: Readonly<Record<string, string>>;
  readonly outsideAfter: Readonly<Record<string, string>>;
  /** Planted programs that ran, with what they saw. */
  readonly alarms: readonly string[];
}

type End = Pick<CheckoutRun, 'accidents' | 'code' | 'milliseconds' | 'stderr' | 'stdout'>;

/** Starts a command with these words and variables. */
export type Starter = (
  checkout: Checkout,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
) => Promise<End>;

/** Runs a job on a checkout that is as hostile as it will be. */
export async function runCheckout(
  checkout: Checkout,
  job: CheckoutJob,
  {
    double,
    identity,
    start,
  }: { readonly double: PlatformDouble; readonly identity: string; readonly start: Starter },
): Promise<CheckoutRun> {
  const known = double.secrets().length;
  const environment = environmentOf(checkout, double);
  emptyTraces(checkout.root);
  const [before, outsideBefore] = [readTree(checkout.workspace), readTree(checkout.outside)];
  const limits = [
    '--timeout',
    `${CHECKOUT_TIMEOUT_MS / 1000}s`,
    '--max-attempts',
    '1',
    '--identity',
    identity,
  ];
  const end = await start(checkout, [...job.words, ...checkout.words, ...limits], environment);
  const plain = (some: string): string =>
    some.replaceAll(checkout.root, '/place').replaceAll(double.registryAudience, 'registry.test');
  return {
    ...end,
    stdout: plain(end.stdout),
    stderr: plain(end.stderr),
    ...readTraces(checkout.root, plain),
    ...{ before, after: readTree(checkout.workspace) },
    ...{ outsideBefore, outsideAfter: readTree(checkout.outside) },
    alarms: readAlarms(checkout),
    timeoutMs: CHECKOUT_TIMEOUT_MS,
    secrets: [double.idTokenRequestToken, ...double.secrets().slice(known)],
  };
}

/** Variables of a step for a pull request. */
function environmentOf(checkout: Checkout, double: PlatformDouble): Readonly<Record<string, string>> {
  const { base, environment, head, root } = checkout;
  const repository = { repo: { full_name: 'acme/app' } };
  const event = {
    pull_request: {
      number: 1,
      base: { sha: base, ref: 'main', ...repository },
      head: { sha: head, ref: 'change', ...repository },
    },
  };
  writeFileSync(join(root, 'event.json'), JSON.stringify(event));
  return {
    PATH: searchPath(checkout),
    ...stepVariables(root, double),
    HOME: join(root, 'home'),
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: join(root, 'event.json'),
    GITHUB_SHA: head,
    GITHUB_REF: 'refs/pull/1/merge',
    ...environment,
  };
}

/** Runs the command in this process, which takes over the variables meanwhile: one run at a time. */
export const startHere: Starter = async (checkout, words, environment) => {
  const kept = { ...process.env };
  replaceVariables(environment);
  try {
    return await realCommand({ environment, words, workingDirectory: checkout.workspace }, GIVEN_UP_MS);
  } finally {
    replaceVariables(kept);
  }
};

function replaceVariables(variables: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(process.env)) if (variables[name] === undefined) delete process.env[name];
  for (const [name, value] of Object.entries(variables)) if (value !== undefined) process.env[name] = value;
}

/** Acts as a composite action: looks for a Node.js and starts the bundle with it. */
const SCRIPT = 'node=$(/bin/sh "$0") || exit; exec "$node" "$@"';

/** Runs the shipped bundle as the composite actions start it. */
export const startBundled =
  (entry: string): Starter =>
  (checkout, words, environment) => {
    const finder = [join(dirname(entry), '../actions/find-node.sh'), resolve('actions/find-node.sh')].find(
      existsSync,
    );
    const cwd = existsSync(checkout.workspace) ? checkout.workspace : checkout.root;
    const script = ['-c', SCRIPT, finder ?? '', entry, ...words];
    return runProcess('/bin/sh', script, { cwd, environment, givenUpMs: GIVEN_UP_MS });
  };

/** Removes what a checkout left, whatever its owners and modes. */
export function removeCheckout({ root }: Checkout): void {
  rmSync(root, { recursive: true, force: true });
}
