import { plainLine } from '../../base/plain-text.ts';
import { decideGate, type GateDecision } from '../../domain/gate-decision.ts';
import type { HostContext } from '../../host/host.ts';
import { keepNewSpaceSmall } from '../../host/memory.ts';
import { renderSarif } from '../../report/sarif.ts';
import { version } from '../../version.ts';
import { readBaseIgnores } from '../base-ignores.ts';
import type { Deps, Run } from '../command.ts';
import { isSoft } from '../exit-code.ts';
import type { Problem } from '../outcome.ts';
import { toProblems } from '../problems.ts';
import { publishComment } from '../publish-comment.ts';
import { fillSeverities } from './add-metadata.ts';
import { type AskedAdvisories, askAdvisories } from './ask.ts';
import { type Gathered, gather } from './gather.ts';
import { createLocator, type Locate } from './locate.ts';
import type { AdvisoryGateInputs } from './manifest.ts';
import { gateOutcome } from './outcome.ts';
import { publishSarif } from './publish.ts';
import { renderComment, renderSummary } from './summary.ts';
import { writeFiles } from './write-files.ts';

/** Page about the tool, for SARIF. */
const INFORMATION_URI = 'https://github.com/platform-actions/platform-actions';
const CATEGORY_LENGTH = 200;

/** Runs `advisory-gate`: gathers what to look for, asks, decides, writes files, upload and comment, tells. */
export const run: Run<AdvisoryGateInputs> = async (inputs, deps) => {
  const now = deps.clock.now();
  const gathered = await gather(inputs, deps, now);
  keepNewSpaceSmall();
  const baseIgnores = await readBaseIgnores(inputs, deps, now);
  const asked = await ask(inputs, deps, gathered);
  const { collected } = asked;
  const isWhole = asked.failure === undefined;
  const decided = decideGate({
    collected,
    policy: gathered.policy,
    ignores: gathered.ignores,
    baseIgnores,
    hasBase: gathered.hasBase,
    nowMs: now,
  });
  // Half an answer cannot tell that an ignore matches nothing.
  const decision = isWhole ? decided : { ...decided, unused: [] };
  const problems = problemsOf(inputs, asked, decision);
  const locate = await locatorFor(inputs, deps, gathered, decision);
  const facts = {
    sboms: gathered.sboms,
    artifactCount: gathered.search.packages.size,
    rowCount: collected.rowCount,
    runUrl: deps.host.context.runUrl,
  };
  const passesOnError =
    inputs['on-error'] === 'warn' && decision.verdict !== 'fail' && problems.every(isSoft);
  const shown = { decision, facts, problems, passesOnError };
  const marker = await markerFor(inputs, deps.host.context);
  const comment = renderComment(shown, marker);
  const upload = isWhole ? await publishFiles(inputs, deps, gathered, decision, locate, now) : undefined;
  if (!isWhole && Object.values(gathered.files).some((file) => file !== undefined))
    deps.host.log.info(
      'No SARIF, VEX or JUnit file was written: the answer of the service stopped half way.',
    );
  const failed = problems.length > 0 || decision.verdict === 'fail';
  await publishComment(inputs, deps, { marker, body: comment, failed });
  return gateOutcome({
    gathered,
    collected,
    decision,
    problems,
    locate,
    isWhole,
    comment,
    upload,
    summary: renderSummary(shown),
  });
};

async function ask(inputs: AdvisoryGateInputs, deps: Deps, gathered: Gathered): Promise<AskedAdvisories> {
  const asked = await askAdvisories(gathered.search, deps, inputs.concurrency);
  if (asked.failure !== undefined) return asked;
  try {
    return { ...asked, collected: await fillSeverities(asked.collected, deps) };
  } catch (failure) {
    return { ...asked, failure };
  }
}

function problemsOf(
  inputs: AdvisoryGateInputs,
  asked: AskedAdvisories,
  decision: GateDecision,
): readonly Problem[] {
  const stopped =
    asked.failure === undefined
      ? []
      : toProblems(asked.failure, inputs.identity, 'the advisories could not be read to their end');
  const unknown = decision.unknownLookups.map(
    (lookup): Problem => ({
      kind: 'service',
      message: `\`advisories\`: \`${plainLine(lookup, 200)}\` cannot be looked up: no advisory has this id, and the service tells no aliases`,
      fix: "write the service's own id of the advisory",
    }),
  );
  return [...stopped, ...unknown];
}

/** Places are looked for only where something will be shown on them. */
async function locatorFor(
  inputs: AdvisoryGateInputs,
  deps: Deps,
  gathered: Gathered,
  decision: GateDecision,
): Promise<Locate> {
  const { counts } = decision;
  const images = counts.count === 0 ? [] : gathered.sboms.flatMap((sbom) => sbom.image ?? []);
  const sources = gathered.sboms.filter((sbom) => sbom.inWorkspace).map((sbom) => sbom.file);
  return createLocator(inputs, deps, [...new Set(images)], new Set(sources));
}

async function publishFiles(
  inputs: AdvisoryGateInputs,
  deps: Deps,
  gathered: Gathered,
  decision: GateDecision,
  locate: Locate,
  now: number,
) {
  const { context } = deps.host;
  const wantsSarif = gathered.files.sarif !== undefined || inputs['upload-sarif'];
  const sarif = wantsSarif
    ? renderSarif(decision, {
        category: categoryOf(inputs, gathered, context),
        toolVersion: version,
        informationUri: INFORMATION_URI,
        fallbackFile: context.workflowFile ?? '.github/workflows',
        locate,
      })
    : undefined;
  if (sarif !== undefined && sarif.omitted > 0)
    deps.host.log.info(`The SARIF leaves out ${sarif.omitted} results: code scanning takes no more.`);
  const author = context.repository ?? inputs.organization ?? 'platform-actions advisory-gate';
  await writeFiles(gathered.files, { decision, sarif: sarif?.text, author, now }, deps);
  return sarif === undefined ? undefined : publishSarif(inputs, deps, sarif.text);
}

/** One category a source: images where the SBOMs name them, else the files, else the names; and the job's matrix. */
function categoryOf(inputs: AdvisoryGateInputs, gathered: Gathered, context: HostContext): string {
  const sources = gathered.sboms.map((sbom) => sbom.image?.replace(/@sha256:.*$/, '') ?? sbom.file);
  const named = sources.length > 0 ? sources : [...inputs.artifacts, ...inputs.advisories];
  const matrix = context.matrix === undefined ? [] : [context.matrix];
  const text = ['advisory-gate', ...new Set(named), ...matrix].join('/');
  return plainLine(text, CATEGORY_LENGTH).replace(/\s+/g, ' ');
}

/** Marker of this gate's comment: what it looks at tells it from others in the same job. */
async function markerFor(inputs: AdvisoryGateInputs, context: HostContext): Promise<string> {
  const { commentMarker } = await import('../../host/pull-request-comment.ts');
  const named = inputs.sbom.length > 0 ? inputs.sbom : [...inputs.artifacts, ...inputs.advisories];
  const config = [inputs['config-file'] ?? '', inputs['working-directory'] ?? '', ...named];
  return commentMarker('advisory-gate', context, config);
}
