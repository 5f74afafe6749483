import { counted, firstFew } from '../../base/counted.ts';
import { collectGarbage } from '../../base/memory.ts';
import { plainLine } from '../../base/plain-text.ts';
import { renderTime } from '../../base/time.ts';
import { UserError } from '../../base/user-error.ts';
import { writeAtomically } from '../../host/files/files.ts';
import { readBaseIgnores } from '../../kit/config/base-ignores.ts';
import type { Problem } from '../../kit/run/outcome.ts';
import { uniqueProblems } from '../../kit/run/problems.ts';
import { createWorkspacePath } from '../../kit/run/workspace-path.ts';
import { type Deps, type Work, withSession } from '../../session/command.ts';
import { toProblems, toProblemsOf } from '../../session/problems.ts';
import { version } from '../../version.ts';
import { withCommentList } from '../../workspace/comment-list.ts';
import { fillSeverities } from './add-metadata.ts';
import type { AdvisoryItem } from './advisory/advisory-item.ts';
import { type AskedAdvisories, askAdvisories } from './ask.ts';
import { decideGate, type GateDecision } from './decision/gate-decision.ts';
import { gateCoverage, unaccountedOf, unreadProblems } from './gate-coverage.ts';
import { gather, type Subjects } from './gather.ts';
import { imageChanges } from './images/image-records.ts';
import { createLocator, type Locate } from './locate.ts';
import { type GateInputs, manifest } from './manifest.ts';
import { gateOutcome } from './outcome.ts';
import { gateAnswer } from './report/gate-answer.ts';
import { renderOpenVex } from './report/open-vex.ts';
import type { GateRuleId } from './rules.ts';
import { createVexMatcher } from './vex/match-vex.ts';

const work: Work<GateInputs, GateRuleId> = async (inputs, deps) => {
  const now = deps.clock.now();
  const gathered = await gather(inputs, deps, now);
  const baseIgnores = await readBaseIgnores(inputs, deps, now);
  const asked = await ask(deps, gathered);
  const { collected } = asked;
  const isAnswered = asked.failure === undefined && asked.unread.length === 0;
  const isWhole = isAnswered && gathered.unreadImages.length === 0;
  const decided = decideGate({
    collected,
    policy: gathered.policy,
    ignores: gathered.ignores,
    baseIgnores,
    findVex: createVexMatcher(gathered.vex, digestsBySource(gathered)),
    hasBase: gathered.hasBase,
    nowMs: now,
    unaccounted: gathered.sboms.flatMap(unaccountedOf),
    incomplete: gathered.sboms.filter(({ gaps }) => gaps.length > 0),
    withoutAdvisories: isAnswered ? gathered.named.filter((name) => !collected.namesSeen.has(name)) : [],
  });
  // An ignore may be for something that an incomplete answer lacks, another shard judges or a change leaves alone.
  const isAll = isWhole && inputs.shard === undefined && gathered.unmoved === 0;
  const unused = isAll ? decided.unused : [];
  const decision = { ...decided, unused, movesNothing: isNothingMoved(gathered) };
  const problems = problemsOf(inputs, gathered, asked, decision);
  await collectGarbage();
  const { base, vexFile } = gathered;
  const { items } = decision;
  const changes = imageChanges(gathered.images, { base, items, replaced: collected.replaced });
  const images = changes.map(({ record }) => record);
  const locate = await locatorFor(inputs, deps, gathered, decision);
  const { repository, runUrl } = deps.host.context;
  const facts = {
    ...gathered,
    artifactCount: gathered.search.packages.size,
    rowCount: collected.rowCount,
    images,
    fixed: changes,
    rest: { runUrl, report: inputs['report-file'], html: inputs['html-file'] },
    isWhole: problems.length === 0,
    isAnswered,
    notes: gathered.findings,
  };
  const author = repository ?? inputs.organization ?? 'platform-actions advisory-gate';
  if (vexFile !== undefined && isWhole) await writeVex(vexFile, decision, { author, now, deps });
  else if (vexFile !== undefined)
    deps.host.log.info('No VEX file was written because the answer of the service is incomplete.');
  return gateOutcome({
    gathered,
    images,
    coverage: gateCoverage(gathered, asked),
    collected,
    decision,
    problems,
    locate,
    isWhole,
    isAnswered,
    sources: sourcesOf(inputs, deps),
    answer: withCommentList(gateAnswer(decision, facts), gathered.comments),
  });
};

/** Runs `advisory-gate`: gathers, requests, decides, writes VEX, and reports. */
export const run = withSession(work, manifest.capabilities);

/** Digests by which VEX documents may name what the SBOMs describe. */
function digestsBySource({ images, sboms }: Subjects): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ...sboms.map(({ file, subjects }) => [file, subjects] as const),
    ...images.map(({ digest, file, manifest, subjects }) => [file, [...subjects, digest, manifest]] as const),
  ]);
}

/** Whether the run was given only images of files that the change does not move. */
function isNothingMoved({ sboms, search, unmoved, unreadImages }: Subjects): boolean {
  return (
    unmoved > 0 &&
    sboms.length + unreadImages.length === 0 &&
    search.packages.size === 0 &&
    search.lookups.length === 0
  );
}

async function ask(deps: Deps, gathered: Subjects): Promise<AskedAdvisories> {
  const asked = await askAdvisories(gathered.search, deps);
  if (asked.failure !== undefined) return asked;
  try {
    return { ...asked, collected: await fillSeverities(asked.collected, deps) };
  } catch (failure) {
    return { ...asked, failure };
  }
}

/** The problem of an image that the change removes, and whose name its author therefore cannot correct. */
function ofReplaced({ fix, ...problem }: Problem): Problem {
  const way =
    'the change replaces this image: to check what it brings without comparing the two, set `scope: all`';
  return { ...problem, fix: fix === undefined ? way : `${fix}\n${way}` };
}

function problemsOf(
  inputs: GateInputs,
  { unreadImages }: Subjects,
  asked: AskedAdvisories,
  decision: GateDecision,
): readonly Problem[] {
  const images = unreadImages.flatMap(({ error, isReplaced, name }) => {
    // An error of the user names its image, or a setting that is wrong for all of them.
    const subject = error instanceof UserError ? '' : `\`${plainLine(name, 300)}\``;
    const found = toProblemsOf(error, inputs.identity, subject);
    return isReplaced === true ? found.map(ofReplaced) : found;
  });
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
  inputs: GateInputs,
  deps: Deps,
  gathered: Subjects,
  decision: GateDecision,
): Promise<Locate> {
  const { counts } = decision;
  const images = counts.count === 0 ? [] : gathered.sboms.flatMap((sbom) => sbom.image ?? []);
  const sources = gathered.sboms.filter((sbom) => sbom.inWorkspace).map((sbom) => sbom.file);
  return createLocator(inputs, deps, [...new Set(images)], new Set(sources));
}

/** The inputs that name the subjects. They stay the same from commit to commit, so new results replace those before them. */
function sourcesOf(inputs: GateInputs, deps: Deps): readonly string[] {
  const { advisories, artifacts, files, images, sbom } = inputs;
  const shown = createWorkspacePath(deps);
  const names = images.map((image) => image.replace(/@sha256:.*$/, ''));
  return [...sbom.map(shown), ...names, ...files.map(shown), ...artifacts, ...advisories];
}

/** Writes the OpenVEX file, loading its renderer only when needed. Throws `UserError`. */
async function writeVex(
  path: string,
  decision: GateDecision,
  { author, deps: { host }, now }: { readonly author: string; readonly now: number; readonly deps: Deps },
): Promise<void> {
  const tooling = `platform-actions advisory-gate ${version}`;
  const vex = renderOpenVex(decision, { author, timestamp: renderTime(now), tooling });
  if (vex !== undefined) writeAtomically(path, host.redact(vex));
  else
    host.log.info(
      'No OpenVEX file was written: there is no advisory to make a statement about, and an OpenVEX document cannot be empty.',
    );
}

/** Advisories in one message. */
const MAXIMUM_NAMES = 10;

/** Problems of affecting advisories whose rows lack what decides them; no result is a guess. */
function untoldProblems({ items, policy }: GateDecision): readonly Problem[] {
  const affecting = items
    .filter(({ effect }) => effect !== 'settled' && effect !== 'ignored')
    .map(({ item }) => item);
  const undated = affecting.filter(({ facts }) => facts.isUndated === true);
  const wordless = affecting.filter(({ facts }) => facts.word === undefined && facts.isUndated !== true);
  const fixless = wordless.filter(({ facts }) => facts.fixedVersion === undefined);
  const noEvents = 'cannot be applied: the service returns no events, or none of a known kind, for';
  return [
    ...problemOf(
      undated,
      'the status of advisories cannot be determined: the service does not return a readable time, or a known review state, for every event of',
      'run again; if it still fails, report these advisories to the vendor',
    ),
    ...problemOf(
      policy.failOnStatus === undefined ? [] : wordless,
      `\`fail-on-status\` ${noEvents}`,
      'remove `fail-on-status`, so that every affecting advisory fails',
    ),
    ...problemOf(
      policy.onlyFixed ? fixless : [],
      `\`only-fixed\` ${noEvents}`,
      'remove `only-fixed`, so that advisories without a known fix fail too',
    ),
  ];
}

function problemOf(items: readonly AdvisoryItem[], words: string, fix: string): readonly Problem[] {
  const ids = [...new Set(items.map(({ advisoryId }) => advisoryId))];
  const shown = firstFew(ids, MAXIMUM_NAMES, (id) => `\`${plainLine(id, 200)}\``);
  const message = `${words} ${counted(ids.length, 'advisory', 'advisories')} (${shown})`;
  return ids.length === 0 ? [] : [{ kind: 'service', message, fix }];
}
