import { dirname, join } from 'node:path';
import { fieldOf, parseJson, textOf } from '../../base/json-value.ts';
import { readTextFile, realFolder } from '../../host/files/files.ts';
import { majorTag, repository, version } from '../../version.ts';
import type { RepositoryFacts } from './repository-facts.ts';

/** https://github.com/actions/checkout/releases/tag/v7.0.1 */
const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';

/** Action of this project as a workflow names it, with a comment on its version. */
export interface OwnAction {
  /** Full commit of the release, or else the floating tag of the version. */
  readonly ref: string;
  readonly comment: string;
}

const MAXIMUM_BYTES = 64 * 1024;
const COMMIT = /^[0-9a-f]{40}$/;

/**
 * The action as a workflow pins it: by the commit that the published package names, or by that of the action that runs.
 * Anything else is a development build, which has no commit that others could fetch.
 */
export async function ownAction(program: string): Promise<OwnAction> {
  const root = dirname(dirname(realFolder(program)));
  const text = await readTextFile(join(root, 'package.json'), MAXIMUM_BYTES).catch(() => undefined);
  const commit = [headOf(text ?? ''), root.split(/[\\/]/).at(-1)].find((one) => COMMIT.test(one ?? ''));
  return commit === undefined
    ? { ref: majorTag, comment: 'better: pin the commit SHA' }
    : { ref: commit, comment: `v${version}` };
}

/** The commit that the release workflow wrote into the package. */
function headOf(text: string): string | undefined {
  const described = parseJson(text);
  return fieldOf(described, 'name') === 'platform-actions'
    ? textOf(fieldOf(described, 'gitHead'))
    : undefined;
}

/** The inputs of a soft start on every CI, with the line that says when they go. */
export const SOFT = {
  when: '# Remove the lines marked "soft" once you have dealt with the findings of the first runs.',
  mark: '# soft',
} as const;

/** Why nothing is checked yet; follows the name of the variable. */
export const UNSET =
  'is not set, so nothing was checked. Ask an administrator to create the identity that init printed.';

/** True, with the uid as its value, only if the variable for this event is set. */
const GITHUB_IDENTITY =
  "github.event_name == 'pull_request' && vars.PLATFORM_PR_IDENTITY || github.event_name != 'pull_request' && vars.PLATFORM_IDENTITY";

/** One check: pull requests that get no ID token, such as those by Dependabot, warn because of `on-error`. */
const githubCheck = (
  { comment, ref }: OwnAction,
  name: string,
  command: string,
  inputs: readonly string[],
): string => `      - name: ${name}
        if: \${{ !cancelled() && (${GITHUB_IDENTITY}) }}
        continue-on-error: true ${SOFT.mark}
        uses: ${repository}@${ref} # ${comment}
        with:
          command: ${command}
${inputs.map((line) => `          ${line}\n`).join('')}          warn-only: true ${SOFT.mark}
          on-error: warn ${SOFT.mark}
          identity: \${{ ${GITHUB_IDENTITY} }}
`;

const GITHUB_CHECKOUT = `    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      - name: Is there an identity to sign in as?
        if: \${{ !(${GITHUB_IDENTITY}) }}
        run: echo "$VARIABLE ${UNSET}" | tee -a "$GITHUB_STEP_SUMMARY"
        env:
          VARIABLE: \${{ github.event_name == 'pull_request' && 'PLATFORM_PR_IDENTITY' || 'PLATFORM_IDENTITY' }}
`;

/** The branch is quoted: names such as `on` or `1.0` are other types in YAML. */
export function githubText({ branch }: RepositoryFacts, hasImages: boolean, action: OwnAction): string {
  return `${SOFT.when}
name: platform

on:
  pull_request:
  push:
    branches: ['${branch}']
  schedule:
    - cron: '17 5 * * 1-5'
  workflow_dispatch:

permissions: {}

concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  images:
    name: Pins and end-of-life tags
    # Pull requests from forks get no ID token.
    if: \${{ !github.event.pull_request.head.repo.fork }}
    runs-on: ubuntu-24.04
    permissions:
      contents: read
      id-token: write # to sign in without a stored secret
${GITHUB_CHECKOUT}${githubCheck(action, 'Every image is pinned', 'resolve-digest', ['mode: check'])}${githubCheck(action, 'No image has reached its end of life', 'check-deprecated', [])}${hasImages ? githubGate(action) : ''}`;
}

const githubGate = (action: OwnAction): string => `
  advisories:
    name: Advisories
    if: \${{ github.event_name == 'pull_request' && !github.event.pull_request.head.repo.fork }}
    runs-on: ubuntu-24.04
    permissions:
      contents: read
      id-token: write # to sign in without a stored secret
      pull-requests: write # for the comment
${GITHUB_CHECKOUT}${githubCheck(action, 'This change brings in no new advisory', 'advisory-gate', ["files: '**'", 'policy-from: base', 'comment-summary-in-pr: on-failure'])}`;
