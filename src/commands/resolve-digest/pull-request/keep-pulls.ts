import { groupBy } from '../../../base/group-by.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { withFallback } from '../../../host/git/tree-changes.ts';
import { type PullRequests, Refused } from '../../../host/pull-requests.ts';
import type { Deps } from '../../../session/command.ts';
import type { MovedImageFacts } from '../../../session/package-changes.ts';
import { branchesOfImages, LONGEST_TITLE } from '../find-problems.ts';
import type { DigestInputs } from '../manifest.ts';
import { type FileChange, planChanges } from '../plan-changes.ts';
import type { DigestFinding } from '../rules.ts';
import { type KnownRow, renderBody } from './body.ts';
import { branchKey, type Memory, NO_MEMORY, readBodyMark } from './body-mark.ts';
import { keepPull } from './keep-pull.ts';
import type { KeepOptions, KeptPull } from './kept-pull.ts';
import { type PullTarget, problemOf } from './open-target.ts';
import { createRewrite } from './own-commits.ts';
import {
  type CommittedFiles,
  digestsKey,
  type MovedRow,
  movedRows,
  type PinnedChanges,
  type PlannedFile,
  type PullPlan,
  plannedFiles,
  readCommittedFiles,
} from './pull-plan.ts';

/** One pull request as planned, for a dry run. */
export interface PlannedPull {
  readonly plan: PullPlan;
  readonly body: string;
}

export interface KeptPulls {
  readonly planned: readonly PlannedPull[];
  readonly kept: readonly KeptPull[];
  readonly findings: readonly DigestFinding[];
  readonly problems: readonly ReturnType<typeof problemOf>[];
  readonly log: readonly string[];
}

/** Keeps the pull requests of a run: one, or one for each image. A dry run plans only. */
export async function keepPulls(
  inputs: DigestInputs,
  deps: Deps,
  { checkedOut, base, pulls }: PullTarget,
  found: PinnedChanges,
  facts: MovedImageFacts,
): Promise<KeptPulls> {
  const committed = await readCommittedFiles(checkedOut, found.changes);
  const isComplete = found.isComplete && committed.findings.length === 0;
  const known = await knowRows(found.changes, inputs, deps, facts);
  const plans = await plansOf(inputs, found, committed.files);
  const now = deps.clock.now();
  const notes = [...found.leftOut, ...committed.findings].map(({ message }) => message);
  const render = (plan: PullPlan, left: readonly PlannedFile[], memory: Memory): string => {
    const changes = plan.files.map(({ change }) => change);
    const refused = left.map(({ change }) => change);
    const workflows = refused.map(
      ({ shown }) => `\`${plainLine(shown)}\`: the token may not change workflow files.`,
    );
    const digests = digestsKey(movedRows([...changes, ...refused]));
    return renderBody({
      mark: { key: branchKey(inputs.branch), digests, image: plan.image },
      memory,
      rows: movedRows(changes).map(known),
      leftOut: [...workflows, ...notes],
      now,
      minAgeMs: inputs['min-age'],
      runUrl: deps.host.context.runUrl,
    });
  };
  const planned = plans
    .filter(({ files }) => files.length > 0)
    .map((plan) => ({ plan, body: render(plan, [], NO_MEMORY) }));
  const { findings } = committed;
  const none: KeptPulls = { planned, kept: [], findings, problems: [], log: [] };
  if (pulls === undefined) return none;
  if (found.hasFailed)
    return { ...none, log: ['No pull request was opened, updated or closed, because an image failed.'] };
  const kept: KeptPull[] = [];
  const mayOpen = (): boolean =>
    kept.filter(({ operation }) => operation === 'created').length < inputs['max-pull-requests'];
  const trees = withFallback(checkedOut.trees, pulls.trees);
  const reader = { trees, rewrite: createRewrite(inputs, deps, found, checkedOut) };
  const start = checkedOut.commit;
  const options: KeepOptions = { pulls, inputs, base, start, isComplete, reader, mayOpen, render };
  try {
    const left = await leftovers(pulls, inputs.branch, plans);
    for (const plan of [...plans, ...left]) kept.push(await keepPull(plan, options));
  } catch (error) {
    if (error instanceof Refused) return { ...none, problems: [problemOf(error.refusal)] };
    throw error;
  }
  return {
    ...none,
    kept,
    findings: [...findings, ...kept.flatMap((one) => one.findings)],
    problems: kept.flatMap(({ refusals }) => refusals.map(problemOf)),
    log: kept.flatMap(logLines),
  };
}

const TITLE = 'Refresh image digests';

/** One plan, or one for each image; without any changes, one without files. */
async function plansOf(
  inputs: DigestInputs,
  { changes, files, moves, threads }: PinnedChanges,
  committed: CommittedFiles,
): Promise<readonly PullPlan[]> {
  const { branch, title } = inputs;
  if (inputs['group-by'] === 'all') {
    const planned = plannedFiles(changes, committed);
    return [{ image: undefined, branch, title: title ?? TITLE, files: planned }];
  }
  const byImage = groupBy(moves, ({ reference }) => reference.image.repository);
  const branches = branchesOfImages(branch, byImage.keys());
  const plans: PullPlan[] = [];
  for (const [image, some] of byImage)
    plans.push({
      image,
      branch: branches.get(image) ?? branch,
      title: (title === undefined ? `${TITLE} of ${image}` : `${title}: ${image}`).slice(0, LONGEST_TITLE),
      files: plannedFiles((await planChanges(some, files, threads)).changes, committed),
    });
  return plans;
}

/** Open pull requests of ours, from the same `branch`, that this run has no plan for. */
async function leftovers(pulls: PullRequests, branch: string, plans: readonly PullPlan[]) {
  const open = await pulls.openBelow(branch);
  const planned = new Set(plans.map((plan) => plan.branch));
  return open.flatMap((pull): readonly PullPlan[] => {
    const mark = readBodyMark(pull.body);
    if (planned.has(pull.branch) || mark?.key !== branchKey(branch)) return [];
    return [{ image: mark.image, branch: pull.branch, title: pull.title, files: [] }];
  });
}

/** Asks other commands about the images that move; returns a function that adds their answers to a row. */
async function knowRows(
  changes: readonly FileChange[],
  inputs: DigestInputs,
  deps: Deps,
  facts: MovedImageFacts,
): Promise<(row: MovedRow) => KnownRow> {
  const rows = movedRows(changes);
  const images = rows.map(({ image }) => image);
  const keyOf = ({ image }: MovedRow): string => `${image.name} ${image.from ?? ''} ${image.to}`;
  const [advisories, lives] =
    images.length === 0
      ? [[], []]
      : await Promise.all([
          facts.compareAdvisories(images, inputs, deps),
          facts.judgeTags(images, inputs, deps),
        ]);
  const known = new Map(
    rows.map((row, index) => [keyOf(row), { advisories: advisories[index], life: lives[index] }]),
  );
  return (row) => ({ ...row, ...(known.get(keyOf(row)) ?? { advisories: undefined, life: undefined }) });
}

function logLines({ note, operation, plan, pull, refusals }: KeptPull): readonly string[] {
  const where = plan.image === undefined ? '' : ` for \`${plan.image}\``;
  const url = pull === undefined ? '' : `: ${plainLine(pull.url)}`;
  const what =
    pull === undefined
      ? `${refusals.length === 0 ? 'There is no pull request' : 'No pull request was opened, updated or closed'}${where}.`
      : `Pull request #${pull.number}${where}: ${operation}${url}`;
  return [what, ...(note === undefined ? [] : [note])];
}
