import { type FindingOf, type RuleIdOf, rulesOf } from '../../kit/findings/rule.ts';
import { changeRules, fileRules, ignoreRules } from '../../kit/findings/shared-rules.ts';

/** Rules of `advisory-gate`. */
export const rules = [
  ...rulesOf('error', {
    'affecting-advisory': [
      'An advisory affects a package that is in use.',
      'Update to the fixed version; if none is known yet, wait for one, or ignore it with a reason and an expiry date.',
    ],
  }),
  ...rulesOf('warning', {
    'unaccounted-package': [
      'Packages of an SBOM have no usable type or purl, so nothing could be looked up for them; or no version, so every advisory on their names counts.',
      'Configure the build tool to write purls with versions. `fail-on-unaccounted: true` fails on them.',
    ],
    'incomplete-sbom': [
      'An SBOM says that it does not list everything: it calls its list incomplete, or refers to other documents.',
      'Add the SBOMs of the missing parts, or configure the build tool to list them.',
    ],
  }),
  ...rulesOf(
    'warning',
    {
      'unknown-advisory': ['No advisory has this id or alias.', 'Check `advisories`.'],
      'ignore-everything': [
        'The entry silences every advisory, including future ones.',
        'Name the advisory (`id`), or the packages that the reason is about.',
      ],
      'ignore-image-only': [
        'The entry names only an image, and ignores no advisories.',
        'Add `id` or `artifact`, or leave it to the other commands.',
      ],
    },
    { isAboutPolicy: true },
  ),
  ...fileRules,
  ...ignoreRules,
  ...changeRules,
];

export type GateRuleId = RuleIdOf<typeof rules>;
export type GateFinding = FindingOf<typeof rules>;
