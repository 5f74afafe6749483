import { counted } from '../../base/counted.ts';
import { createGlob, createGlobList } from '../../base/glob.ts';
import { groupBy } from '../../base/group-by.ts';
import { plainLine } from '../../base/plain-text.ts';
import { UserError, type UserProblem } from '../../base/user-error.ts';
import { type JudgedTag, levelOf } from '../../domain/deprecation.ts';
import type { Finding } from '../../domain/finding.ts';
import { findLoosenedIgnores } from '../../domain/ignore-use.ts';
import { createImageGlobList } from '../../domain/image-glob.ts';
import { keepNewSpaceSmall } from '../../host/memory.ts';
import { readBaseIgnores } from '../base-ignores.ts';
import type { Deps, Run } from '../command.ts';
import { ignoreRulesOf, readIgnores } from '../config-ignores.ts';
import { gatherFileReferences } from '../file-references.ts';
import { createImageFilter, type ImageInputs, readImageInputs } from '../images-input.ts';
import { requireIdentity } from '../session.ts';
import { checkOrganization, checkReferenced } from './check-tags.ts';
import type { CheckedTag, QuietTag, Target } from './checked-tag.ts';
import { decide, isImageIgnore } from './decide.ts';
import { SIGN_IN_REASON } from './find-problems.ts';
import type { CheckDeprecatedInputs } from './manifest.ts';
import { renderOutcome } from './render.ts';

/** Runs `check-deprecated`: gathers tags by scope, asks the platform, judges, tells. */
export const run: Run<CheckDeprecatedInputs> = async (inputs, deps) => {
  const now = deps.clock.now();
  const images = readImageInputs(inputs, scopeProblems(inputs, deps));
  const ignores = readIgnores(deps.config, ignoreRulesOf('check-deprecated', deps.config), now);
  const policy = {
    failOnDeprecated: inputs['fail-on'] === 'deprecated',
    warnDays: inputs['warn-days'],
    failDays: inputs['fail-days'],
  };
  const gathered =
    inputs.scope === 'organization'
      ? await ofOrganization(inputs, deps, (judged) => levelOf(judged, policy, now) === undefined)
      : await ofReferences(inputs, deps, images);
  const base = await readBaseIgnores(inputs, deps, now);
  const loosened = base === undefined ? [] : findLoosenedIgnores(base, ignores);
  const decided = decide({ checked: gathered.checked, ignores, policy, now });
  return renderOutcome(decided, {
    ...gathered,
    loosened: loosened.filter(({ ignore }) => isImageIgnore(ignore)),
  });
};

/** What does not go with `scope`; the config file may hold policy for the other scope. */
function scopeProblems(inputs: CheckDeprecatedInputs, deps: Deps): readonly UserProblem[] {
  const problems: UserProblem[] = [];
  try {
    requireIdentity(inputs, SIGN_IN_REASON);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    problems.push(...error.problems);
  }
  const isDirect = (name: 'images' | 'files' | 'repos'): boolean =>
    inputs[name].length > 0 && deps.config.given('check-deprecated', name) === undefined;
  if (inputs.scope !== 'organization') {
    if (isDirect('repos'))
      problems.push({ message: '`repos` is only used with `scope: organization`', input: 'repos' });
    return problems;
  }
  for (const name of ['images', 'files'] as const) {
    if (isDirect(name))
      problems.push({ message: `\`${name}\` is not used with \`scope: organization\``, input: name });
  }
  return problems;
}

interface Gathered {
  readonly checked: readonly CheckedTag[];
  readonly quiet: readonly QuietTag[];
  readonly findings: readonly Finding[];
  readonly log: readonly string[];
}

async function ofOrganization(
  inputs: CheckDeprecatedInputs,
  deps: Deps,
  isWell: (judged: JudgedTag) => boolean,
): Promise<Gathered> {
  keepNewSpaceSmall();
  const matches = createGlobList(inputs.repos, (glob) => {
    const fits = createGlob(glob);
    return (path) =>
      fits(path) || fits(path.split('/').at(-1) ?? '') || fits(path.slice(path.indexOf('/') + 1));
  });
  const { checked, quiet, repositories } = await checkOrganization(inputs, deps, {
    wanted: (path, organization) => inputs.repos.length === 0 || matches(`${organization}/${path}`),
    isQuiet: (judged) => judged.state === 'active' && isWell(judged),
  });
  if (repositories === 0 && inputs.repos.length > 0) {
    throw new UserError({
      message: `\`repos\` matches no repository: ${plainLine(inputs.repos.join(', '), 300)}`,
      fix: 'globs are on names such as `python` or `folder/python`, with `**` for any folder',
      input: 'repos',
    });
  }
  const isIgnored = createImageGlobList(inputs['ignore-images']);
  const isKept = ({ repository, tag }: { readonly repository: string; readonly tag: string | undefined }) =>
    inputs['ignore-images'].length === 0 || !isIgnored([`${repository}:${tag ?? ''}`]);
  const kept = { checked: checked.filter(isKept), quiet: quiet.filter(isKept) };
  const left = checked.length + quiet.length - kept.checked.length - kept.quiet.length;
  return {
    ...kept,
    findings: [],
    log: [
      `${counted(repositories, 'repository', 'repositories')} looked at.`,
      ...(left === 0 ? [] : [`${counted(left, 'tag')} left out by \`ignore-images\`.`]),
    ],
  };
}

async function ofReferences(
  inputs: CheckDeprecatedInputs,
  deps: Deps,
  { images, names }: ImageInputs,
): Promise<Gathered> {
  const scanFiles = inputs.files.length > 0 || inputs.images.length === 0;
  const files = scanFiles ? await gatherFileReferences(inputs, deps, names) : undefined;
  const references = [
    ...images.map(({ image, reference }) => ({ image, reference, locations: [] })),
    ...(files?.references ?? []).map(({ image, location, reference }) => ({
      image,
      reference,
      locations: [location],
    })),
  ];
  const isIgnored = createImageFilter(inputs['ignore-images']);
  const targets = references.flatMap(({ image, locations, reference }): readonly Target[] => {
    const { digest } = reference;
    const tag = reference.tag ?? (digest === undefined ? image.tag : undefined);
    return isIgnored(image, tag ?? '') ? [] : [{ repository: image.repository, tag, digest, locations }];
  });
  const left = references.length - targets.length;
  return {
    checked: await checkReferenced(inputs, deps, mergeTargets(targets)),
    quiet: [],
    findings: files?.findings ?? [],
    log: [
      ...(files?.log ?? []),
      ...(left === 0 ? [] : [`${counted(left, 'reference')} left out by \`ignore-images\`.`]),
    ],
  };
}

/** One target for each tag, with all the places that name it; a digest counts only where there is no tag. */
function mergeTargets(targets: readonly Target[]): readonly Target[] {
  const key = ({ digest, repository, tag }: Target): string => `${repository} ${tag ?? digest ?? ''}`;
  return [...groupBy(targets, key).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const digest = same.every((target) => target.digest === first.digest) ? first.digest : undefined;
    return [{ ...first, digest, locations: same.flatMap((target) => target.locations) }];
  });
}
