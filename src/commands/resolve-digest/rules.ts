import { type FindingOf, type RuleIdOf, rulesOf } from '../../kit/findings/rule.ts';
import { changeRules, fileRules, ignoreRules } from '../../kit/findings/shared-rules.ts';

/** The rules of `resolve-digest`. */
export const rules = [
  ...rulesOf('error', {
    unpinned: ['A reference has no digest.', 'Pin it with `mode: pin`.'],
    stale: ['The tag has had another digest for longer than `max-age`.', 'Refresh it with `mode: pin`.'],
    unverified: [
      "The tag never had this digest, or the reference is malformed: a mistake, or someone else's image.",
      'Find out where it comes from; `pin` replaces the digest with a warning, but does not correct names.',
    ],
  }),
  ...rulesOf('warning', {
    'not-editable': [
      'No edit is certain to change only this reference, so `pin` leaves it unchanged.',
      'Write it in one piece, or pin it by hand.',
    ],
    'foreign-commit': [
      'The branch of the pull request has a commit that is not from this command, or that changes too much to be checked, so nothing was changed.',
      'Tick the box in the text of the pull request, or close it and delete its branch; the next run continues.',
    ],
    'workflow-left-out': [
      'The token may not change workflow files, so the pull request does not contain them.',
      'Set `github-token` to a GitHub App token with the permission `workflows: write`, or pin these files by hand.',
    ],
    'not-as-committed': [
      'The file differs from the checked-out commit, so the pull request does not contain it.',
      'Run this command before the steps that change files, and commit files that are not tracked.',
    ],
    'pull-request-incomplete': [
      'Labels, assignees, reviews or a comment could not be added to the pull request.',
      'The message quotes GitHub and says what to do; then tick the box in the text of the pull request.',
    ],
  }),
  ...fileRules,
  ...ignoreRules,
  ...changeRules,
];

export type DigestRuleId = RuleIdOf<typeof rules>;
export type DigestFinding = FindingOf<typeof rules>;
