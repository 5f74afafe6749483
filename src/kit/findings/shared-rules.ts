import { rulesOf } from './rule.ts';

export const commonRules = [
  ...rulesOf('warning', {
    'could-not-ask': [
      'With `on-error: warn`: something could not be checked.',
      'Look up its error code above.',
    ],
  }),
];

/** Rules of the commands that read references in files. */
export const fileRules = [
  ...rulesOf('error', {
    unread: [
      'A file of a known syntax could not be read; the message says why.',
      'Correct it, make it a plain text file, or exclude it: see [what cannot be read](resolve-digest.md#what-cannot-be-read).',
    ],
  }),
  ...rulesOf('notice', {
    untagged: [
      'Names in your registry without a tag appear in text; they are counted, not checked.',
      'If an image is meant, add its tag; exclude others with `platform-actions: ignore` on the line.',
    ],
  }),
  ...rulesOf('warning', {
    'in-script': [
      'A reference is in something that is executed (`RUN`, `run:`, `args`), or in text that is compared or shown (a condition, a choice, a key).',
      'Edit it by hand: `pin` does not change it, and it fails a run only if its digest is unverified.',
    ],
    unresolved: [
      'The name, tag or digest of a reference to this registry is set outside of the file: by a variable of the shell, a placeholder, or a value given at deployment.',
      'Write it in full, or exclude the line with `platform-actions: ignore`; list `unresolved` in `fail-on` to fail on it.',
    ],
    'unmatched-glob': [
      'One glob of `files`, or of `repos` in `check-deprecated`, matches nothing, while others do.',
      'Correct it or remove it.',
    ],
    'unknown-file': [
      'A file that `files` names is not a supported file type, or no file that it matches is.',
      'Name another file, or rename it to what its tool expects.',
    ],
    'unreadable-file': [
      'Part of a file could not be parsed; the rest does not mention your registry.',
      'Correct the file, or exclude it from `files`.',
    ],
  }),
];

/** Rules on what a change takes away from the commands that read references in files. */
export const changeRules = [
  ...rulesOf(
    'notice',
    {
      'removed-reference': [
        'A file that the change edits or deletes no longer references an image that it referenced at the base.',
        'As a reviewer, check that the image is gone, and not only hidden from this check.',
      ],
    },
    { isAboutPolicy: true },
  ),
];

/** Rules of the commands that honor the ignores of the config file and ignore comments. */
export const ignoreRules = [
  ...rulesOf(
    'warning',
    {
      'ignore-expired': [
        'The entry has expired and no longer ignores anything.',
        'Fix what it ignored, or renew it.',
      ],
      'ignore-expiring': [
        'The entry expires within 14 days.',
        'Fix what it ignores, or renew it, before that date.',
      ],
    },
    { isAboutPolicy: true },
  ),
  ...rulesOf(
    'notice',
    {
      'ignore-unused': ['The entry matched nothing.', 'Remove it.'],
      'ignore-added': [
        'The change adds an entry, or a comment `platform-actions: ignore`.',
        'As a reviewer, check that this is intended.',
      ],
      'ignore-extended': [
        'The change postpones the expiry of an entry.',
        'As a reviewer, check that this is intended.',
      ],
    },
    { isAboutPolicy: true },
  ),
];
