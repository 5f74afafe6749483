import { isDeepStrictEqual } from 'node:util';
import { judgeLaws } from '../laws.ts';
import type { CheckoutJob } from './checkout-jobs.ts';
import type { CheckoutRun } from './run-checkout.ts';
import type { Right, Trait } from './trait.ts';

/** Effects of hostile names on log readers and terminals. */
const COMMANDS = /^::error title=pwned|^::error::pwned|^::[^\n]*%0A::error::pwned|##vso\[|\u001b\]0;/m;

/** The faults of a run on a checkout with these traits, in words; empty if there are none. */
export function judgeCheckout(
  job: CheckoutJob,
  traits: readonly Trait[],
  plain: CheckoutRun,
  run: CheckoutRun,
): readonly string[] {
  return [
    ...judgeLaws(run, madeBy(run)),
    ...run.alarms.map((alarm) => `a program of the checkout ran: ${alarm.slice(0, 100)}${rightsIn(alarm)}`),
    ...judgeCommands(run),
    ...judgeTrees(job, traits, run),
    ...judgeRight(job, traits, plain, run),
  ];
}

const rightsIn = (alarm: string): string =>
  /ACTIONS_ID_TOKEN_REQUEST_TOKEN/.test(alarm) ? ', with the right to ask for ID tokens' : '';

/** Nobody reads a summary for commands. */
function judgeCommands({ stderr, stdout }: CheckoutRun): readonly string[] {
  const command = COMMANDS.exec(`${stdout}\n${stderr}`);
  return command === null ? [] : [`shows ${JSON.stringify(command[0].trim())}`];
}

/** Files that the run made or changed. */
const madeBy = ({ after, before }: CheckoutRun): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(after).filter(([path, text]) => before[path] !== text));

/** Only files that are the job's may change; nothing outside the workspace does. */
function judgeTrees(job: CheckoutJob, traits: readonly Trait[], run: CheckoutRun): readonly string[] {
  const problems: string[] = [];
  if (!isDeepStrictEqual(run.outsideBefore, run.outsideAfter))
    problems.push('something outside the workspace changed');
  const own = new Set([...(job.edits ?? []), ...traits.flatMap(({ evades }) => evades ?? [])]);
  for (const path of new Set([...Object.keys(run.before), ...Object.keys(run.after)])) {
    const [before, after] = [run.before[path], run.after[path]];
    if (before === after) continue;
    // References that the file hides may be pinned only where it can be read.
    const isHidden =
      job.edits !== undefined && /^svc\/.*(?:Dockerfile|compose\.yml|hidden\/.*|real)$/s.test(path);
    if (!own.has(path) && !isHidden) problems.push(`${JSON.stringify(path)} changed`);
    else if (before?.startsWith('link to ')) problems.push(`the link ${path} was written through or over`);
  }
  return problems;
}

/** The strictest of several: what one of them must not lead to, the others do not excuse. */
function rightOf(traits: readonly Trait[]): Right {
  const order: readonly Right[] = ['usage', 'seen', 'bounded', 'kept', 'either', 'same'];
  return order.find((right) => traits.some((trait) => trait.right === right)) ?? 'same';
}

function judgeRight(
  job: CheckoutJob,
  traits: readonly Trait[],
  plain: CheckoutRun,
  run: CheckoutRun,
): readonly string[] {
  const right = rightOf(traits);
  if (right === 'bounded') return [];
  if (right === 'seen') return judgeSeen(job, traits, run);
  if (right === 'kept') return judgeKept(job, plain, run);
  const isUsage = run.code === 2 && run.report?.result === 'error';
  if (right === 'usage') return isUsage ? [] : [`exit ${run.code}, where it is a usage error: ${told(run)}`];
  if (right === 'either' && isUsage) return [];
  if (run.code !== job.exit) return [`exit ${run.code} instead of ${job.exit}: ${told(run)}`];
  const [one, other] = [decisionOf(job, plain), decisionOf(job, run)];
  return Object.entries(one).flatMap(([name, value]) =>
    isDeepStrictEqual(value, Reflect.get(other, name))
      ? []
      : [
          `${name} ${JSON.stringify(value).slice(0, 200)} became ${JSON.stringify(Reflect.get(other, name)).slice(0, 200)}`,
        ],
  );
}

const told = ({ report, stderr }: CheckoutRun): string =>
  (report?.problems[0]?.message ?? stderr.slice(-200)).slice(0, 200);

/** A reference that cannot be judged is reported, and a judging command does not pass. */
function judgeSeen(job: CheckoutJob, traits: readonly Trait[], run: CheckoutRun): readonly string[] {
  const problems: string[] = [];
  const isJudging = job.edits === undefined;
  if (isJudging && run.code === 0)
    problems.push(`${run.report?.result}, exit 0: what is hidden was not noticed`);
  if (run.code !== 0 && ![1, 2, 5].includes(run.code)) problems.push(`exit ${run.code}: ${told(run)}`);
  const words = `${JSON.stringify(run.report)} ${run.stderr}`;
  for (const { evades } of traits) {
    if (evades === undefined || run.before[evades] !== run.after[evades]) continue;
    // Reported paths begin at the workspace or at the working directory.
    const names = [evades, evades.replace(/^svc\//, '')];
    if (!names.some((name) => words.includes(name))) problems.push(`nothing says what became of ${evades}`);
  }
  return problems;
}

/** An obstacle for the scanner excuses no finding and no edit of the rest. */
function judgeKept(job: CheckoutJob, plain: CheckoutRun, run: CheckoutRun): readonly string[] {
  const problems: string[] = [];
  if (run.code !== job.exit && run.code !== 1)
    problems.push(`exit ${run.code}, neither ${job.exit} nor 1: ${told(run)}`);
  const [one, other] = [decisionOf(job, plain), decisionOf(job, run)];
  const lost = one.findings.filter((finding) => !other.findings.includes(finding));
  if (lost.length > 0) problems.push(`a finding is gone: ${lost.join(' / ').slice(0, 300)}`);
  if (!isDeepStrictEqual(one.files, other.files)) problems.push('files were not edited as without it');
  return problems;
}

/** The decision of a run, without times. */
function decisionOf(
  job: CheckoutJob,
  run: CheckoutRun,
): {
  readonly outputs: Readonly<Record<string, string | undefined>>;
  readonly findings: readonly string[];
  readonly files: readonly (string | undefined)[];
} {
  const { report: _, ...outputs } = run.outputs;
  const timeless = (text: string | undefined): string | undefined =>
    text?.replace(/\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?/g, 'a-time').replace(/vex-[0-9a-f]{64}/g, 'vex');
  const findings = run.report?.findings ?? [];
  return {
    outputs: Object.fromEntries(Object.entries(outputs).map(([name, value]) => [name, timeless(value)])),
    findings: findings.map(({ level, message, rule }) => `${level} ${rule} ${message}`).sort(),
    files: (job.edits ?? [])
      .filter((path) => path !== 'out/report.json')
      .map((path) => timeless(run.after[path])),
  };
}
