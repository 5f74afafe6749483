import { plainLine } from '../../base/plain-text.ts';
import { renderDate } from '../../base/time.ts';
import type { Finding } from '../../domain/finding.ts';
import type { LoosenedIgnore } from '../../domain/ignore-use.ts';
import { nameOf, plainName } from './checked-tag.ts';
import type { DecidedTag, UsedIgnore } from './decide.ts';

/** State in words, with its date. */
export function stateWords(tag: DecidedTag): string {
  const { state, until } = tag.judged;
  const date = until === undefined ? '' : renderDate(until);
  switch (state) {
    case 'deprecated':
      // The date may be one that is still to come: the tag is called deprecated all the same.
      return date === '' ? 'at its end of life' : `at its end of life (${date})`;
    case 'grace':
      return date === '' ? 'in grace' : `in grace until ${date}`;
    case 'not-found':
      return 'not found';
    case 'unknown':
      return 'unknown';
    default:
      return date === '' ? 'active' : `active until ${date}`;
  }
}

const TITLES = {
  deprecated: 'Deprecated tag',
  grace: 'Tag in grace',
  'not-found': 'Tag not found',
  active: 'Tag near its end of life',
  unknown: 'Tag not known',
} as const;

/** Findings of a tag, one for each place that names it. */
export function findingsOf(tag: DecidedTag): readonly Finding[] {
  const { level } = tag;
  if (level === undefined) return [];
  const rule = {
    deprecated: 'deprecated-tag',
    grace: 'tag-in-grace',
    'not-found': 'tag-not-found',
    active: 'tag-near-end-of-life',
    unknown: 'tag-unknown',
  }[tag.judged.state];
  const name = nameOf(tag);
  const base = {
    rule,
    level,
    title: TITLES[tag.judged.state],
    message: `${name} ${tag.judged.state === 'not-found' ? 'was' : 'is'} ${stateWords(tag)}.`,
    artifact: plainName(tag),
    ...(tag.suggestion === undefined ? {} : { fix: `Move to \`${tag.repository}:${tag.suggestion}\`.` }),
  };
  if (tag.locations.length === 0) return [{ ...base, fingerprint: `${rule} ${name}` }];
  return tag.locations.map((location) => ({
    ...base,
    location,
    fingerprint: `${rule} ${name} ${location.file}`,
  }));
}

/** What there is to say about an ignore: it has ended, it will soon, or nothing needed it. */
export function ignoreFindings({ ignore, state, uses }: UsedIgnore): readonly Finding[] {
  const what = `the ignore for image \`${plainLine(ignore.image ?? '', 200)}\``;
  const location = { file: ignore.place.file, line: ignore.place.line };
  const finding = (rule: string, level: Finding['level'], message: string): readonly Finding[] => [
    { rule, level, title: 'Ignore', message, location, fingerprint: `${rule} ${ignore.image ?? ''}` },
  ];
  if (state === 'expired')
    return finding(
      'ignore-expired',
      uses > 0 ? 'warning' : 'notice',
      `${what} has expired on ${ignore.expires?.text ?? ''} and does not ignore.`,
    );
  if (state === 'expiring')
    return finding('ignore-expiring', 'warning', `${what} expires on ${ignore.expires?.text ?? ''}.`);
  return uses === 0 ? finding('ignore-unused', 'notice', `${what} matched nothing.`) : [];
}

/** An ignore that a change brings in, or that it lets stand longer (contract §8). */
export function loosenedFinding({ before, ignore, kind }: LoosenedIgnore): Finding {
  const what = `the ignore for image \`${plainLine(ignore.image ?? '', 200)}\``;
  const end = ignore.expires === undefined ? 'without an end' : `until ${ignore.expires.text}`;
  const message =
    kind === 'added'
      ? `This change adds ${what}, ${end}: ${plainLine(ignore.reason ?? '', 300)}.`
      : `This change extends ${what} from ${before ?? ''}: ${end}.`;
  const { file, line } = ignore.place;
  const rule = `ignore-${kind}`;
  return {
    rule,
    level: 'notice',
    title: 'Ignore',
    message,
    location: { file, line },
    fingerprint: `${rule} ${ignore.image ?? ''}`,
  };
}
