import { plainLine } from '../../base/plain-text.ts';
import { checkWritable, writeAtomically } from '../../host/files/files.ts';
import { type SarifUploadResult, uploadSarif } from '../../host/github/sarif-upload.ts';
import { repository, version } from '../../version.ts';
import type { Finding } from '../findings/finding.ts';
import type { PublishInputs } from '../manifest/common-inputs.ts';
import { renderHtml } from '../report/html.ts';
import { renderJunit } from '../report/junit.ts';
import { renderSarif } from '../report/sarif.ts';
import type { Machine } from './command.ts';
import type { CommandRow } from './command-row.ts';
import { openGithub } from './open-github.ts';
import type { DrillDown, Outcome } from './outcome.ts';
import { placeUrlOf } from './place-url.ts';
import { endingOf, soften } from './soften.ts';
import { madeFindings } from './tell-findings.ts';

const INFORMATION_URI = `https://github.com/${repository}`;
const CATEGORY_LENGTH = 200;

/** A run that ended, and what to publish of it. */
export interface EndedRun {
  readonly command: CommandRow;
  readonly inputs: PublishInputs;
  readonly outcome: Outcome;
  readonly deps: Machine;
}

/**
 * Writes the findings of any command to the requested files, and uploads them; returns the outcome with the results.
 * If the answer is incomplete, only the page is written, which says so; the other formats would suggest that everything
 * was judged. Add further formats here. Throws `MachineError` for a file that cannot be written.
 */
export async function publishReports(run: EndedRun): Promise<Outcome> {
  const { deps, inputs, outcome } = run;
  const { manifest, rules } = run.command;
  const { log, redact } = deps.host;
  const outputs =
    'sarif-file' in manifest.outputs ? { ...outcome.outputs, 'sarif-file': '' } : outcome.outputs;
  const html = inputs['html-file'];
  if (html !== undefined) writeAtomically(checkWritable(html, deps.area, 'html-file'), renderPage(run));
  if (!(outcome.reports?.isWhole ?? outcome.problems.length === 0)) {
    if (wantsMachineReports(inputs))
      log.info('No SARIF or JUnit file was written, because not everything could be judged.');
    return { ...outcome, outputs };
  }
  const left = new Set<string>(rules.filter((rule) => rule.isAboutPolicy === true).map(({ id }) => id));
  const findings = { [Symbol.iterator]: () => reported(outcome, left) };
  if (inputs['junit-file'] !== undefined) {
    const path = checkWritable(inputs['junit-file'], deps.area, 'junit-file');
    writeAtomically(path, redact(renderJunit(manifest.name, findings, outcome.reports?.quiet)));
  }
  if (inputs['sarif-file'] === undefined && inputs['upload-sarif'] !== true) return { ...outcome, outputs };
  const text = await sarifText(run, findings);
  const file =
    inputs['sarif-file'] === undefined ? '' : checkWritable(inputs['sarif-file'], deps.area, 'sarif-file');
  if (file !== '') writeAtomically(file, text);
  const upload = inputs['upload-sarif'] === true ? await uploadReport(run, text) : undefined;
  return {
    ...outcome,
    outputs: 'sarif-file' in outputs ? { ...outputs, 'sarif-file': file } : outputs,
    report: upload === undefined ? outcome.report : { ...outcome.report, upload },
  };
}

/** Whether a format was asked for that has no words for an incomplete answer. */
export function wantsMachineReports(inputs: PublishInputs): boolean {
  const isFile = inputs['sarif-file'] !== undefined || inputs['junit-file'] !== undefined;
  return isFile || inputs['upload-sarif'] === true;
}

async function sarifText(run: EndedRun, findings: Iterable<Finding>): Promise<string> {
  const { deps } = run;
  const { manifest, rules } = run.command;
  const { omitted, text } = renderSarif(findings, {
    command: manifest.name,
    rules,
    category: categoryOf(run),
    toolVersion: version,
    informationUri: INFORMATION_URI,
    fallbackFile: deps.host.context.workflowFile ?? '.github/workflows',
  });
  if (omitted > 0)
    deps.host.log.info(`The SARIF omits ${omitted} results, because code scanning accepts no more.`);
  return deps.host.redact(text);
}

function* reported(outcome: Outcome, left: ReadonlySet<string>): Generator<Finding> {
  for (const finding of madeFindings(outcome, Number.POSITIVE_INFINITY))
    if (!left.has(finding.rule)) yield finding;
}

/** One category per source and matrix leg, so that runs about different things do not close each other's results. */
function categoryOf({ command, deps, inputs, outcome }: EndedRun): string {
  const { matrix } = deps.host.context;
  const sources =
    outcome.reports?.sources ?? [inputs['working-directory'] ?? ''].filter((text) => text !== '');
  const text = [command.manifest.name, ...new Set(sources), ...(matrix === undefined ? [] : [matrix])].join(
    '/',
  );
  return plainLine(text, CATEGORY_LENGTH).replace(/\s+/g, ' ');
}

async function uploadReport({ deps, inputs }: EndedRun, sarif: string): Promise<SarifUploadResult> {
  const { context, log } = deps.host;
  const fail = (why: string, fix: string): SarifUploadResult => {
    log.warning(`The SARIF was not uploaded to code scanning: ${why}${fix === '' ? '' : `\n${fix}`}`);
    return { kind: 'failed', why };
  };
  if (context.untrustedHead) {
    const why = `under \`${context.event ?? ''}\` the results would count for the base branch`;
    return fail(why, 'upload them in a workflow that runs on `pull_request`');
  }
  const opened = await openGithub(inputs['github-token'], deps);
  if (opened.kind === 'closed') return fail(opened.why, '');
  const { commit, ref } = context;
  if (commit === undefined || ref === undefined)
    return fail('the host does not report the commit and the ref', '');
  const upload = { repository: opened.repository, commit, ref, sarif };
  const result = await uploadSarif(opened.api, upload, deps.clock, deps.signal);
  if (result.kind === 'failed') {
    const fix = context.changeRequest?.fork
      ? 'pull requests from forks get a read-only token'
      : 'the job needs `permissions: security-events: write`, and the repository needs code scanning';
    return fail(result.why, result.forbidden === true ? fix : '');
  }
  const state = result.kind === 'complete' ? '' : ', which is still processing it';
  log.info(`The SARIF was uploaded to code scanning${state}.`);
  return result;
}

/** The HTML page of an outcome, in pieces. Secrets are removed from every text before it is cut and escaped. */
function renderPage({ command, deps, inputs, outcome }: EndedRun): Iterable<string> {
  const { manifest, rules } = command;
  const { clock, host } = deps;
  const ended = soften(inputs, outcome);
  const { title, words } = outcome.summary();
  const { commit, ref, repository, runUrl } = host.context;
  const about = [repository, refWords(ref), commit?.slice(0, 12)];
  const subject = about.filter((text) => text !== undefined).join(' · ');
  return renderHtml({
    title: title ?? manifest.title,
    words: host.redact(words),
    result: endingOf(ended).result,
    findings: {
      [Symbol.iterator]: () => cleanFindings(madeFindings(ended, Number.POSITIVE_INFINITY), host.redact),
    },
    rules,
    problems: ended.problems.map((problem) => redactAll(problem, host.redact)),
    coverage: redactAll(ended.coverage, host.redact),
    drillDown: cleanDrillDown(outcome, host.redact),
    finishedAt: clock.now(),
    toolVersion: version,
    subject: subject === '' ? undefined : host.redact(subject),
    placeUrl: placeUrlOf(host),
    runUrl: runUrl === undefined ? undefined : host.redact(runUrl),
  });
}

function refWords(ref: string | undefined): string | undefined {
  return ref
    ?.replace(/^refs\/(?:heads|tags)\//, '')
    .replace(/^refs\/pull\/(\d+)\/(?:merge|head)$/, 'pull request $1');
}

type Redact = (text: string) => string;

/** Findings of places are cleaned while they are written, one at a time. */
function cleanDrillDown({ drillDown }: Outcome, redact: Redact): DrillDown | undefined {
  if (drillDown === undefined) return undefined;
  const { places, tables, ...nouns } = drillDown();
  return {
    ...nouns,
    tables: redactAll(tables, redact),
    places: places.map(({ findings, name, why, ...rest }) => ({
      ...rest,
      name: redact(name),
      why: redact(why),
      findings: { [Symbol.iterator]: () => cleanFindings(findings, redact) },
    })),
  };
}

function* cleanFindings(findings: Iterable<Finding>, redact: Redact): Generator<Finding> {
  for (const { detail: _, ...finding } of findings) yield redactAll(finding, redact);
}

function redactAll<T>(value: T, redact: Redact): T {
  // Each branch returns the shape it was given; only texts change.
  if (typeof value === 'string') return redact(value) as T;
  if (Array.isArray(value)) return value.map((entry: unknown) => redactAll(entry, redact)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, redactAll(entry, redact)]),
  ) as T;
}
