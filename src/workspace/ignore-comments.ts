import { plainLine } from '../base/plain-text.ts';
import { fingerprintOf } from '../base/sha256.ts';
import { UserError } from '../base/user-error.ts';
import type { RegistryNames } from '../images/reference/image-name.ts';
import { untaggedFindings } from '../images/resolve/file-findings.ts';
import {
  imageNameOf,
  type OurReference,
  type SortedReferences,
  sortReferences,
} from '../images/resolve/our-references.ts';
import { isFromBase } from '../kit/config/policy.ts';
import type { Finding } from '../kit/findings/finding.ts';
import type { RuleIdOf } from '../kit/findings/rule.ts';
import type { fileRules } from '../kit/findings/shared-rules.ts';
import type { Skipped } from '../kit/run/coverage.ts';
import type { IgnoreComment } from './comment-list.ts';
import { type BaseRun, resolveAtBase, unreadableError } from './read-base.ts';

/** References of the files of a run, before ignore comments are applied. */
interface ReadReferences extends SortedReferences {
  readonly findings: readonly Finding<RuleIdOf<typeof fileRules> | 'ignore-added'>[];
  readonly skipped: readonly Skipped[];
  readonly ignored: readonly OurReference[];
}

/** The same afterwards. */
export type WithComments<T> = Omit<T, 'findings'> & {
  readonly findings: ReadReferences['findings'];
  readonly comments: readonly IgnoreComment[];
};

/**
 * Applies the ignore comments of files. Where policy comes from the base, a comment counts only if the base has one on the
 * same image name in the same file, whatever the tag; the other references are judged as if they had none. Comments that
 * the change adds are findings. Throws `UserError` if policy comes from the base and the base cannot be read.
 */
export async function applyIgnoreComments<T extends ReadReferences>(
  read: T,
  run: BaseRun,
): Promise<WithComments<T>> {
  const known = await knownComments(read.ignored, run);
  const isNew = (one: OurReference): boolean => known !== undefined && !known.has(keyOf(one, run.names));
  const isBinding = policyIsFromBase(run);
  const refused = isBinding ? read.ignored.filter(isNew) : [];
  const counting = isBinding ? read.ignored.filter((one) => !isNew(one)) : read.ignored;
  const resolved = withRefused(read, refused);
  const why = 'with an ignore comment';
  return {
    ...resolved,
    findings: [
      ...resolved.findings,
      ...untaggedFindings(resolved.untagged),
      ...read.ignored.filter(isNew).map((one) => addedFinding(one, isBinding)),
    ],
    skipped: [...resolved.skipped, { what: 'references', why, count: counting.length }],
    comments: counting.map((one) => ({
      ...one.location,
      image: one.text,
      reason: one.ignore?.reason,
      ...(known === undefined ? {} : { added: isNew(one) }),
    })),
  };
}

/** Adds references whose comments do not count as what they are without them. */
function withRefused<T extends ReadReferences>(read: T, refused: readonly OurReference[]) {
  const { malformed, references, unresolved, untagged } = sortReferences(refused);
  return {
    ...read,
    references: [...read.references, ...references],
    malformed: [...read.malformed, ...malformed],
    unresolved: [...read.unresolved, ...unresolved],
    untagged: [...read.untagged, ...untagged],
    // References that are only reported are counted with those of their kind.
    skipped: [...read.skipped, { what: 'references', why: 'without a tag in text', count: untagged.length }],
  };
}

function policyIsFromBase({ deps, inputs }: BaseRun): boolean {
  const { host, workingDirectory } = deps;
  return isFromBase({ host, policyFrom: inputs['policy-from'], workingDirectory });
}

const keyOf = (one: OurReference, names: RegistryNames): string =>
  JSON.stringify([one.readBy, imageNameOf(one, names)]);

/** The comments of the base, by file and image name; `undefined` where there is nothing to compare with. */
async function knownComments(
  ignored: readonly OurReference[],
  run: BaseRun,
): Promise<ReadonlySet<string> | undefined> {
  const isBinding = policyIsFromBase(run);
  if (ignored.length === 0 || (!isBinding && !hasBase(run))) return undefined;
  try {
    const base = await resolveAtBase([...new Set(ignored.map(({ readBy }) => readBy))], {
      ...run,
      decides: isBinding,
    });
    const failed = base.unreadable.filter(({ kind }) => kind === 'failed');
    if (failed.length > 0) throw unreadableError(failed);
    const comments = [...base.resolved.values()].flatMap((file) => file.ignored);
    return new Set(comments.map((one) => keyOf(one, run.names)));
  } catch (error) {
    if (isBinding || !(error instanceof UserError)) throw error;
    const why = plainLine(error.problems[0]?.message ?? '', 400);
    run.deps.host.log.info(`Cannot determine which ignore comments this change adds: ${why}`);
    return undefined;
  }
}

/** Whether the host names a base to compare with. */
export function hasBase({ deps }: Pick<BaseRun, 'deps'>): boolean {
  const { changeRequest } = deps.host.context;
  return changeRequest?.baseCommit !== undefined || changeRequest?.baseRef !== undefined;
}

function addedFinding({ ignore, location, text }: OurReference, isRefused: boolean): Finding<'ignore-added'> {
  const reason = ignore?.reason;
  const name = plainLine(text, 300);
  const why = reason === undefined ? 'without a reason' : `with the reason: ${plainLine(reason, 300)}`;
  const effect = isRefused
    ? ' It has no effect, because the policy comes from the base, which has no such comment on this image in this file.'
    : '';
  return {
    rule: 'ignore-added',
    level: 'notice',
    title: 'Ignore comment',
    message: `This change adds an ignore comment on \`${name}\`, ${why}.${effect}`,
    artifact: name,
    location,
    fingerprint: fingerprintOf('ignore-added', location.file, name),
  };
}
