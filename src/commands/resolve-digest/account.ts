import { plainLine } from '../../base/plain-text.ts';
import {
  malformedFinding,
  toUnread,
  toUnresolved,
  unreadFinding,
  unresolvedFinding,
} from '../../images/read/file-findings.ts';
import { accountOf, type Unread } from '../../kit/run/coverage.ts';
import type { Outcome, Problem } from '../../kit/run/outcome.ts';
import type { GatheredReferences } from './gather.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import { isTagless, type PinnedReference, tagKey, writtenName } from './pinned-reference.ts';
import type { ResolveDigestFinding } from './rules.ts';

/** The coverage of a run; `failed` are the tags whose request failed. */
export function coverageOf(
  gathered: GatheredReferences,
  failed: ReadonlyMap<string, readonly Problem[]>,
): NonNullable<Outcome['coverage']> {
  let judged = gathered.malformed.length;
  let tagless = 0;
  const unread: Unread[] = gathered.unread.map(toUnread);
  for (const reference of gathered.references) {
    const isWithout = isTagless(reference);
    const problems = isWithout || failed.size === 0 ? undefined : failed.get(tagKey(reference));
    if (isWithout) tagless += 1;
    else if (problems === undefined) judged += 1;
    else unread.push(notAsked(reference, problems));
  }
  const why = 'with a digest but no tag to check it against';
  const skipped = [...gathered.skipped, { what: 'references', why, count: tagless }];
  const account = accountOf(judged, skipped, unread, gathered.unresolved.map(toUnresolved));
  const { fileAccount: files } = gathered;
  return { ...account, ...(files === undefined ? {} : { files }), noun: 'reference' };
}

function notAsked(reference: PinnedReference, problems: readonly Problem[]): Unread {
  const { location } = reference;
  const place = location === undefined ? '' : ` (${plainLine(location.file, 300)}:${location.line})`;
  return {
    what: `${writtenName(reference)}${place}`,
    why: problems.map(({ message }) => plainLine(message, 500)).join('; '),
  };
}

/** Findings for unread, unresolved and malformed parts. `pin` only warns about references, which it leaves unchanged. */
export function unjudgedFindings(
  { malformed, unread, unresolved }: Pick<GatheredReferences, 'malformed' | 'unread' | 'unresolved'>,
  inputs: Pick<ResolveDigestInputs, 'fail-on' | 'mode'>,
): readonly ResolveDigestFinding[] {
  const levelOf = (rule: 'unread' | 'unresolved' | 'unverified'): ResolveDigestFinding['level'] =>
    inputs['fail-on'].includes(rule) ? 'error' : 'warning';
  const isPin = inputs.mode === 'pin';
  return [
    ...unread.map((part) => unreadFinding(part, levelOf('unread'))),
    ...unresolved.map((part) =>
      unresolvedFinding(part, inputs.mode === 'check' ? levelOf('unresolved') : 'warning'),
    ),
    ...malformed.map((one) => malformedFinding(one, isPin ? 'warning' : levelOf('unverified'))),
  ];
}

export function verdictOf(findings: readonly ResolveDigestFinding[]): Outcome['verdict'] {
  if (findings.some((finding) => finding.level === 'error')) return 'fail';
  return findings.some((finding) => finding.level === 'warning') ? 'warn' : 'pass';
}
