import { plainLine } from '../../base/plain-text.ts';
import { problemsOf, type UserProblem } from '../../base/user-error.ts';
import type { FindProblems } from '../../kit/run/command-row.ts';
import { readShard } from '../../kit/run/shard-input.ts';
import type { FleetInputs } from './manifest.ts';
import { secretsIn, withProblems } from './with-inputs.ts';

type IsGiven = (name: string) => boolean;

/** Everything that is wrong with the inputs of `fleet` in combination. */
export const findProblems: FindProblems<FleetInputs> = async (inputs, place) => {
  const { host, isGiven, manifests, now } = place;
  // Messages may quote the lines.
  for (const secret of secretsIn(inputs.with ?? [])) host.mask(secret);
  const { mode } = inputs;
  if (mode === undefined) {
    if (isGiven('mode')) return [];
    return [{ message: '`mode` is required', fix: 'choose `list`, `run` or `merge`', input: 'mode' }];
  }
  const own = await { list: listProblems, run: runProblems, merge: mergeProblems }[mode](inputs, isGiven);
  const command = manifests.find(({ name }) => name === inputs.run);
  const wrong = command === undefined ? [] : await withProblems(inputs.with ?? [], command, now);
  return [...own, ...wrong];
};

function listProblems(inputs: Partial<FleetInputs>, isGiven: IsGiven): readonly UserProblem[] {
  const sources = ['organization-name', 'group', 'repositories-file'].filter(isGiven);
  const problems: UserProblem[] = [];
  if (sources.length !== 1)
    problems.push({
      message:
        sources.length === 0
          ? 'there is nothing to list: none of `organization-name`, `group` and `repositories-file` is set'
          : `only one of ${sources.map((name) => `\`${name}\``).join(' and ')} can be listed`,
      fix: 'set `organization-name` for GitHub, `group` for GitLab, or `repositories-file`',
      input: sources[0] ?? 'organization-name',
    });
  if (isGiven('organization-name') && !isGiven('github-token'))
    problems.push({
      message: '`github-token` is required with `organization-name`',
      fix: 'give the token of a GitHub App that is installed in the organization, with `metadata: read` and `contents: read`',
      input: 'github-token',
    });
  const owner = inputs['organization-name'];
  if (owner !== undefined && !/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(owner))
    problems.push({
      message: `\`organization-name\` is \`${plainLine(owner, 100)}\`, which is not a name on GitHub`,
      input: 'organization-name',
    });
  if ((inputs.with ?? []).length > 0 && inputs.run === undefined)
    problems.push({ message: '`with` is not used without `run`', input: 'with' });
  return problems;
}

async function runProblems(inputs: Partial<FleetInputs>, isGiven: IsGiven): Promise<readonly UserProblem[]> {
  const problems: UserProblem[] = [];
  if (!isGiven('run'))
    problems.push({
      message: '`run` is required with `mode: run`',
      fix: 'name the command, for example `run: check-deprecated`',
      input: 'run',
    });
  if (!isGiven('repositories') && !isGiven('repositories-file'))
    problems.push({
      message: 'there is nothing to run in: neither `repositories` nor `repositories-file` is set',
      fix: 'give the row of the matrix, or the `list-file` of `mode: list`',
      input: 'repositories',
    });
  return [...problems, ...(await problemsOf(() => readShard(inputs.shard)))];
}

function mergeProblems(_: Partial<FleetInputs>, isGiven: IsGiven): readonly UserProblem[] {
  if (isGiven('reports')) return [];
  return [
    {
      message: '`reports` is required with `mode: merge`',
      fix: 'set it to globs of the reports, for example `reports/*.json`',
      input: 'reports',
    },
  ];
}
