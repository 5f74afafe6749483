import { renderDuration } from '../../base/duration.ts';
import { renderTime } from '../../base/time.ts';
import type { Finding } from '../../domain/finding.ts';
import type { CheckedReference } from './check.ts';
import { writtenName } from './pinned-reference.ts';

/** The finding of a reference, where its state is worth a word; one that `fail-on` names is an error. */
export function checkFinding(
  checked: CheckedReference,
  failOn: readonly string[],
  now: number,
): readonly Finding[] {
  const { location, since = now, state } = checked;
  if (state !== 'unpinned' && state !== 'stale' && state !== 'unverified') return [];
  const name = writtenName(checked);
  const words = {
    unpinned: {
      title: 'Image not pinned',
      message: `\`${name}\` has no digest.`,
      fix: 'Pin it with `mode: pin`.',
    },
    stale: {
      title: 'Pin is stale',
      message: `\`${name}\` was superseded ${renderDuration(now - since)} ago (${renderTime(since)}).`,
      fix: 'Refresh it with `mode: pin`.',
    },
    unverified: {
      title: 'Pin is unverified',
      message: `\`${name}\`: the tag \`${checked.image.tag}\` never had this digest.`,
      fix: 'Find out where the digest came from; `mode: pin` replaces it.',
    },
  }[state];
  return [
    {
      rule: state,
      level: failOn.includes(state) ? 'error' : 'warning',
      ...words,
      artifact: name,
      ...(location === undefined ? {} : { location }),
      fingerprint: `${state} ${location?.file ?? ''} ${name}`,
    },
  ];
}
