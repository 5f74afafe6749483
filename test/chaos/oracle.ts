import { isDeepStrictEqual } from 'node:util';
import type { Case, CleanRun } from './case.ts';
import { type Expectation, expectationOf, hasTotal } from './expectation.ts';
import type { Job } from './job.ts';
import { judgeLaws, type Report } from './laws.ts';
import type { Observation } from './stage.ts';

/** One fault that passes costs at most a time-out or a `Retry-After`, and the waits between tries. */
const ONE_FAULT_MS = 75_000;

/** The observations of a case: the run with the faults and, for writes, two more without any. */
export interface Observed {
  readonly run: Observation;
  /** The next two runs, both without faults; for jobs that write. */
  readonly after: readonly Observation[];
}

/** The faults of a case, in words; empty if there are none. */
export function judgeCase(tried: Case, clean: CleanRun, { after, run }: Observed): readonly string[] {
  const expected = expectationOf(tried, clean);
  const which = { ...tried, job: tried.job.hurries ?? tried.job };
  return [
    ...judgeEnd(which, clean, run, expected),
    ...judgeBounds(which, clean, run, expected),
    ...judgeTexts(which.job, run),
    ...judgeLaws(run, run.files, which.job.holdsToken),
    ...judgeFiles(which.job, clean, run),
    ...(which.job.writes === true ? judgeWrites(which, clean, run, after) : judgeNoWrite(run)),
    ...(run.struck === 0 && which.strikes.length === 1 ? ['the fault never struck'] : []),
  ];
}

function judgeEnd(
  { job }: Case,
  clean: CleanRun,
  run: Observation,
  { clean: cleanly, codes }: Expectation,
): readonly string[] {
  const isWarned = job.warns === true && run.code === 0 && run.report?.result === 'warn';
  // With `on-error: warn` what could not be asked is a warning, which is as right as the error would have been.
  if (isWarned) return codes.has(3) || codes.has(5) ? [] : ['a warning where nothing should be missing'];
  if (run.report?.result === 'error') {
    if (codes.has(run.code)) return [];
    if (cleanly === 'must') return [`exit ${run.code}, but the fault should be recovered from`];
    return [`exit ${run.code} is not one of ${[...codes].sort().join(', ')}`];
  }
  if (cleanly === 'free') return [];
  if (cleanly === 'no')
    return [`result ${run.report?.result}, exit ${run.code}, though what was asked was never answered`];
  const differences = differencesOf(job, clean.observation, run);
  if (differences.length === 0) return [];
  if (cleanly !== 'enriched') return [`not an error, and not as the clean run: ${differences.join('; ')}`];
  // Without an extra less may be known; a decision that went against the run has to stay.
  const wasError = clean.observation.report?.result === 'fail' && job.id !== 'old-tags-by-date';
  return wasError && run.code === 0 ? [`passes without an extra, but fails with it`] : [];
}

/** Names of what differs between two runs, times and tokens aside. */
export function differencesOf(job: Job, one: Observation, other: Observation): readonly string[] {
  const told = (run: Observation) => ({
    code: run.code,
    outputs: outputsOf(job, run),
    report: job.writes === true ? undefined : reportOf(run.report),
    findings: run.report?.findings.map(({ level, rule }) => `${level} ${rule}`).sort(),
    files: job.holdsToken === true ? Object.keys(run.files) : run.files,
    state: run.state,
    stdout: job.holdsToken === true ? run.stdout.length > 100 : run.stdout,
  });
  const plain = (run: Observation) => {
    const value = timeless(job, told(run));
    return job.isUnordered === true ? inOrder(value) : value;
  };
  return differences(plain(one), plain(other), '');
}

/** Where two values differ, with both. */
function differences(left: unknown, right: unknown, place: string): readonly string[] {
  if (isDeepStrictEqual(left, right)) return [];
  const [one, other] = [parsed(left), parsed(right)];
  if (!isObject(one) || !isObject(other)) return [`${place} ${short(left)} became ${short(right)}`];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names
    .flatMap((name) => differences(Reflect.get(one, name), Reflect.get(other, name), `${place}.${name}`))
    .slice(0, 4);
}

/** The value with every list in it sorted by its texts. */
function inOrder(value: unknown): unknown {
  const json = parsed(value);
  if (!isObject(json)) return json;
  if (Array.isArray(json))
    return json.map(inOrder).sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  return Object.fromEntries(Object.entries(json).map(([name, one]) => [name, inOrder(one)]));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** JSON outputs are compared by what is in them. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

/** `doctor` and `token` tell until when a token is good, which is later in a run that waited. */
function timeless(job: Job, value: unknown): unknown {
  if (value === undefined || (job.id !== 'doctor' && job.holdsToken !== true)) return value;
  return JSON.parse(JSON.stringify(value).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time'));
}

function outputsOf(job: Job, { outputs }: Observation): Readonly<Record<string, unknown>> {
  const { plan, report, token, ...rest } = outputs;
  // Uids of what a run makes depend on the order in which it makes it.
  const rows: unknown = plan === undefined ? undefined : JSON.parse(plan);
  const named = Array.isArray(rows) && job.writes === true ? rows.map((row) => ({ ...row, uid: '' })) : rows;
  return { ...rest, plan: named, report: report !== '', token: token !== '' };
}

function reportOf(report: Report | undefined): unknown {
  if (report === undefined) return undefined;
  const { finishedAt, inputs, requests, startedAt, ...rest } = report;
  return rest;
}

function judgeBounds(
  { strikes }: Case,
  { observation }: CleanRun,
  run: Observation,
  expected: Expectation,
): readonly string[] {
  const problems: string[] = [];
  const most = strikes.length * ONE_FAULT_MS;
  if (expected.clean === 'must' && run.milliseconds > most)
    problems.push(`took ${run.milliseconds} ms for what costs one wait`);
  const isOnce = strikes.every(({ scope }) => scope === 'once');
  // A list is read anew at most once, and each fault costs at most its tries; for ever, each request costs all its tries,
  // and each write its looks; a list of empty pages is given up after hundreds of them.
  const limit = isOnce ? 2 * observation.sent + 20 * strikes.length : 20 * observation.sent + 500;
  if (run.sent > limit) problems.push(`${run.sent} requests, where ${observation.sent} are the clean run's`);
  if (run.strangers.length > 0) problems.push(`asked ${run.strangers.join(', ')}`);
  return problems;
}

function judgeTexts(job: Job, run: Observation): readonly string[] {
  const problems: string[] = [];
  const { code, outputs, report } = run;
  if (report === undefined) return problems;
  if (outputs['report'] === undefined || outputs['outputs-truncated'] === undefined)
    problems.push('an output is missing');
  const expected = { pass: 0, warn: 0, fail: 1 }[report.result];
  if (expected !== undefined && expected !== code) problems.push(`${report.result} with exit ${code}`);
  if (report.result !== 'error') return problems;
  for (const { message } of report.problems) {
    // The failure: the request, the sign-in, what does not exist, or the changes that could not be made.
    const names =
      /(?:GET|POST|PATCH|DELETE) \/\S+ failed: .|sign(?:ing)? in|ID token|[Tt]here is no |had no digest|could not be (?:made|checked)|(?:is|are) still needed: |does not exist|an organization named|does not (?:tell|say)|is not a list|cannot be read past|it is unknown whether|the service returned /;
    if (!names.test(message)) problems.push(`a problem that does not say what failed: ${message}`);
  }
  if (run.summary === '' && job.holdsToken !== true) problems.push('no summary');
  return problems;
}

/** Only the files that are the job's may change, and each line of them is as before or as after a clean run. */
function judgeFiles(job: Job, { observation }: CleanRun, run: Observation): readonly string[] {
  const edits = new Set(job.edits ?? []);
  const problems: string[] = [];
  for (const path of new Set([...Object.keys(run.before), ...Object.keys(run.files)])) {
    const [before, now, clean] = [run.before[path], run.files[path], observation.files[path]];
    if (now === before || (edits.has(path) && (now === clean || job.holdsToken === true))) continue;
    if (!edits.has(path)) problems.push(`${path} changed`);
    else if (now === undefined) problems.push(`${path} is gone`);
    // A file with two images, one of which could not be looked up, has the other's digest (one failing image does not stop
    // the others). What a run writes anew has to be whole.
    else if (before === undefined) problems.push(...(isWholeText(path, now) ? [] : [`${path} is not whole`]));
    else if (!isMix(before, clean ?? before, now)) problems.push(`${path} is neither as before nor as after`);
  }
  return problems;
}

function isWholeText(path: string, text: string): boolean {
  if (!/\.(?:json|sarif)$/.test(path)) return /\n$/.test(text);
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isMix(before: string, after: string, now: string): boolean {
  const [old, fresh, lines] = [before, after, now].map((text) => text.split('\n'));
  return (
    lines?.length === old?.length &&
    lines?.every((line, index) => line === old?.[index] || line === fresh?.[index]) === true
  );
}

function judgeNoWrite(run: Observation): readonly string[] {
  return isDeepStrictEqual(run.state, run.stateBefore) ? [] : ['the platform was changed'];
}

/** Nothing doubled, nothing removed that the plan did not name, 6 after the first write, and a second run finishes. */
function judgeWrites(
  { strikes }: Case,
  clean: CleanRun,
  run: Observation,
  after: readonly Observation[],
): readonly string[] {
  const { state: goal, stateBefore: start } = clean.observation;
  const problems = start
    .filter((line) => count(run.state, line) < Math.min(count(goal, line), count(start, line)))
    .map((line) => `removed what the plan did not name: ${line}`);
  // A row that a list without a total lacks cannot be noticed, so it is created again. Nothing may be removed for it.
  if (strikes.some(({ position, variant }) => variant.effect === 'short' && !hasTotal(position, clean)))
    return problems;
  const allowed = new Set([...goal, ...start]);
  for (const line of new Set(run.state)) {
    if (!allowed.has(line)) problems.push(`made what nobody asked for: ${line}`);
    if (count(run.state, line) > Math.max(count(goal, line), count(start, line)))
      problems.push(`doubled: ${line}`);
  }
  const changed = !isDeepStrictEqual(run.state, start);
  const isDone = isDeepStrictEqual(run.state, goal);
  if (changed && run.code !== 0 && run.code !== 6) problems.push(`exit ${run.code} after a write`);
  const sentWrite = run.requests.some(({ method, path }) => method !== 'GET' && !path.startsWith('/sts/'));
  if (!sentWrite && run.code === 6) problems.push('exit 6 without a write');
  if (isDone && run.outputs['failed'] !== '0' && run.code === 0) problems.push('done, but told otherwise');
  const [second, third] = after;
  if (second === undefined || third === undefined) return [...problems, 'there is no second run'];
  if (second.code !== 0)
    problems.push(`the second run ends with ${second.code}: ${second.stderr.slice(-300)}`);
  if (!isDeepStrictEqual(second.state, goal))
    problems.push(`the second run does not finish: ${gap(goal, second.state)}`);
  if (third.code !== 0 || third.outputs['changes'] !== '0')
    problems.push(`the third run finds ${third.outputs['changes']} changes, exit ${third.code}`);
  return problems;
}

function count(lines: readonly string[], line: string): number {
  return lines.filter((candidate) => candidate === line).length;
}

function gap(goal: readonly string[], state: readonly string[]): string {
  const missing = goal.filter((line) => !state.includes(line));
  const more = state.filter((line) => !goal.includes(line));
  return `missing ${missing.join(' / ')}; more ${more.join(' / ')}`;
}
