import { type FindingOf, type RuleIdOf, rulesOf } from '../../kit/findings/rule.ts';
import { changeRules, fileRules, ignoreRules } from '../../kit/findings/shared-rules.ts';

/** The rules of `check-deprecated`. */
export const rules = [
  ...rulesOf('error', {
    'deprecated-tag': ['The tag has reached its end of life.', 'Move to the suggested tag.'],
  }),
  ...rulesOf('warning', {
    'dates-unread': [
      'The end-of-life dates of a repository could not be read, so only the `deprecated` flag of its tags was used. With `fail-days`, its tags are unknown instead.',
      'Check the permissions of the identity.',
    ],
    'no-dates': [
      'The platform has no end-of-life dates, or none for a repository, so `fail-days` could not be applied; only the `deprecated` flag of its tags was used.',
      'Remove `fail-days` if the platform has no dates, or ask the vendor for them.',
    ],
    'tag-in-grace': [
      'The tag has reached its end of life and is in its grace period.',
      'Move before the date shown.',
    ],
    'tag-near-end-of-life': ['The end of life is closer than `warn-days` or `fail-days`.', 'Plan the move.'],
    'tag-not-found': ['The tag does not exist.', 'Check the name; this is only a warning.'],
    'tag-unknown': [
      'The service did not report the state of the tag, which is then never assumed to be active (exit code 5).',
      'Check the permissions of the identity.',
    ],
  }),
  ...fileRules,
  ...ignoreRules,
  ...changeRules,
];

export type DeprecationRuleId = RuleIdOf<typeof rules>;
export type DeprecationFinding = FindingOf<typeof rules>;
