import { renderDate } from '../../base/time.ts';
import { nameOf, plainName, suggestedName } from './checked-tag.ts';
import type { DecidedTag } from './decide.ts';
import type { CheckDeprecatedFinding, CheckDeprecatedRuleId } from './rules.ts';

/** The state of a tag with its date. */
export function stateWords(tag: DecidedTag): string {
  const { state, until } = tag.judged;
  const date = until === undefined ? '' : renderDate(until);
  switch (state) {
    case 'deprecated':
      // The date may be in the future: the service already calls the tag deprecated.
      return date === '' ? 'deprecated' : `deprecated (end of life ${date})`;
    case 'grace':
      return date === '' ? 'in its grace period' : `in its grace period until ${date}`;
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
  grace: 'Tag in its grace period',
  'not-found': 'Tag not found',
  active: 'Tag near its end of life',
  unknown: 'Tag state unknown',
} as const;

const RULES = {
  deprecated: 'deprecated-tag',
  grace: 'tag-in-grace',
  'not-found': 'tag-not-found',
  active: 'tag-near-end-of-life',
  unknown: 'tag-unknown',
} as const;

/** One finding for each location of a tag. */
export function findingsOf(tag: DecidedTag): readonly CheckDeprecatedFinding[] {
  const { level } = tag;
  if (level === undefined) return [];
  const rule = RULES[tag.judged.state];
  const name = nameOf(tag);
  const base = {
    title: TITLES[tag.judged.state],
    message: `${name} ${tag.judged.state === 'not-found' ? 'was' : 'is'} ${stateWords(tag)}.`,
    artifact: plainName(tag),
    ...(tag.suggestion === undefined ? {} : { fix: `Move to \`${suggestedName(tag)}\`.` }),
  };
  if (tag.locations.length === 0) return [{ ...base, rule, level, fingerprint: `${rule} ${name}` }];
  return tag.locations.map((location) => {
    const inScript = tag.inScripts?.includes(location) === true;
    const own: CheckDeprecatedRuleId = inScript ? 'in-script' : rule;
    return {
      ...base,
      rule: own,
      level: inScript && level === 'error' ? 'warning' : level,
      location,
      fingerprint: `${own} ${name} ${location.file}`,
    };
  });
}
