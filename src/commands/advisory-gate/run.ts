import { plainLine } from '../../base/plain-text.ts';
import { readBaseIgnores } from '../../kit/config/base-ignores.ts';
import type { Problem } from '../../kit/run/outcome.ts';
import { uniqueProblems } from '../../kit/run/problems.ts';
import { type Deps, type Run, withSession } from '../../session/command.ts';
import { toProblems, toProblemsOf } from '../../session/problems.ts';
import { withCommentList } from '../../workspace/ignore-comments.ts';
import { fillSeverities } from './add-metadata.ts';
import { type AskedAdvisories, askAdvisories } from './ask.ts';
import { decideGate, type GateDecision } from './decision/gate-decision.ts';
import { gateCoverage, unaccountedName, unreadProblems } from './gate-coverage.ts';
import { type Gathered, gather } from './gather.ts';
import { imageRecords } from './images/image-records.ts';
import { createLocator, type Locate } from './locate.ts';
import { type AdvisoryGateInputs, manifest } from './manifest.ts';
import { gateOutcome } from './outcome.ts';
import { gateAnswer } from './report/gate-answer.ts';
import type { AdvisoryGateRuleId } from './rules.ts';
import { untoldProblems } from './untold-problems.ts';
import { writeVex } from './write-vex.ts';

const work: Run<AdvisoryGateInputs, AdvisoryGateRuleId> = async (inputs, deps) => {
  const now = deps.clock.now();
  const gathered = await gather(inputs, deps, now);
  const baseIgnores = await readBaseIgnores(inputs, deps, now);
  const asked = await ask(inputs, deps, gathered);
  const { collected } = asked;
  const { unreadImages } = gathered;
  const isWhole = asked.failure === undefined && asked.unread.length + unreadImages.length === 0;
  const decided = decideGate({
    collected,
    policy: gathered.policy,
    ignores: gathered.ignores,
    baseIgnores,
    hasBase: gathered.hasBase,
    nowMs: now,
    unaccounted: gathered.sboms.flatMap(({ file, inWorkspace, unaccounted }) =>
      unaccounted.length === 0 ? [] : [{ file, inWorkspace, packages: unaccounted.map(unaccountedName) }],
    ),
    withoutAdvisories: isWhole ? gathered.named.filter((name) => !collected.namesSeen.has(name)) : [],
  });
  // What an incomplete answer lacks, other shards look at or a change leaves alone may be what an ignore is for.
  const isAll = isWhole && inputs.shard === undefined && gathered.unmoved === 0;
  const unused = isAll ? decided.unused : [];
  const decision = { ...decided, unused, movesNothing: isNothingMoved(gathered) };
  const problems = problemsOf(inputs, gathered, asked, decision);
  const { base } = gathered;
  const images = imageRecords(gathered.images, { base, items: decision.items, replaced: collected.replaced });
  const locate = await locatorFor(inputs, deps, gathered, decision);
  const facts = {
    sboms: gathered.sboms,
    artifactCount: gathered.search.packages.size,
    rowCount: collected.rowCount,
    images,
    unmoved: gathered.unmoved,
    indexes: gathered.indexes,
    isWhole: problems.length === 0,
  };
  if (gathered.vexFile !== undefined) {
    const author = deps.host.context.repository ?? inputs.organization ?? 'platform-actions advisory-gate';
    if (isWhole) await writeVex(gathered.vexFile, { decision, author, now }, deps);
    else deps.host.log.info('No VEX file was written because the answer of the service is incomplete.');
  }
  return gateOutcome({
    gathered,
    images,
    coverage: gateCoverage(gathered, asked),
    collected,
    decision,
    problems,
    locate,
    isWhole,
    sources: sourcesOf(inputs, gathered),
    answer: withCommentList(
      gateAnswer(decision, { ...facts, notes: gathered.notes.findings }),
      gathered.notes.comments,
    ),
  });
};

/** Runs `advisory-gate`: gathers, requests, decides, writes VEX, and reports. */
export const run = withSession(work, manifest.capabilities);

/** Whether all that was given are images of files that the change does not move. */
function isNothingMoved({ sboms, search, unmoved, unreadImages }: Gathered): boolean {
  return (
    unmoved > 0 &&
    sboms.length + unreadImages.length === 0 &&
    search.packages.size === 0 &&
    search.lookups.length === 0
  );
}

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
  { unreadImages }: Gathered,
  asked: AskedAdvisories,
  decision: GateDecision,
): readonly Problem[] {
  const images = unreadImages.flatMap(({ error, name }) =>
    toProblemsOf(error, inputs.identity, `\`${plainLine(name, 300)}\``),
  );
  const stopped =
    asked.failure === undefined
      ? unreadProblems(asked.unread)
      : toProblems(asked.failure, inputs.identity, 'the advisories could not be read completely');
  const unknown = decision.unknownLookups.map(
    (lookup): Problem => ({
      kind: 'service',
      message: `\`advisories\`: \`${plainLine(lookup, 200)}\` cannot be looked up: no advisory has this id, and the service does not return aliases`,
      fix: "use the service's own id of the advisory",
    }),
  );
  return uniqueProblems([...images, ...stopped, ...unknown, ...untoldProblems(decision)]);
}

/** Locations are computed only if something will be shown at them. */
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

/** What the gate checks: images if the SBOMs name them, else the files, else the names. */
function sourcesOf(inputs: AdvisoryGateInputs, gathered: Gathered): readonly string[] {
  const sources = gathered.sboms.map((sbom) => sbom.image?.replace(/@sha256:.*$/, '') ?? sbom.file);
  return sources.length > 0 ? sources : [...inputs.artifacts, ...inputs.advisories];
}
