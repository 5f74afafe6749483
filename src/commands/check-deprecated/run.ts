import { counted } from '../../base/counted.ts';
import { createGlob, createGlobList } from '../../base/glob.ts';
import { plainLine } from '../../base/plain-text.ts';
import { renderShard } from '../../base/shard.ts';
import { UserError } from '../../base/user-error.ts';
import { type ImageInputs, readImageInputs } from '../../images/images-input.ts';
import {
  createImageFilter,
  createImageGlobList,
  registryImageName,
} from '../../images/reference/image-glob.ts';
import { unreadFinding, unresolvedFinding } from '../../images/resolve/file-findings.ts';
import { readBaseIgnores } from '../../kit/config/base-ignores.ts';
import { ignoreRulesOf, readIgnores } from '../../kit/config/config-ignores.ts';
import { findLoosenedIgnores, isImageIgnore } from '../../kit/findings/ignore-use.ts';
import { IN_OTHER_SHARDS, readShard } from '../../kit/run/shard-input.ts';
import { type Deps, type Work, withSession } from '../../session/command.ts';
import { unmatchedGlobFinding } from '../../workspace/choose-files.ts';
import { readReferences } from '../../workspace/read-references.ts';
import { checkOrganization, type OrganizationTags } from './check-organization.ts';
import { checkReferenced } from './check-tags.ts';
import { decideTags, type Target } from './checked-tag.ts';
import { type JudgedTag, levelOf } from './deprecation.ts';
import { type DeprecationInputs, manifest } from './manifest.ts';
import {
  type GatheredTags,
  mergeTargets,
  organizationCoverage,
  referenceCoverage,
  renderOutcome,
  unreadParts,
} from './render.ts';
import type { DeprecationFinding, DeprecationRuleId } from './rules.ts';

const work: Work<DeprecationInputs, DeprecationRuleId> = async (inputs, deps) => {
  const now = deps.clock.now();
  const ignores = readIgnores(deps.config, ignoreRulesOf('check-deprecated', deps.config), now);
  const policy = {
    failOnDeprecated: inputs['fail-on'] === 'deprecated',
    warnDays: inputs['warn-days'],
    failDays: inputs['fail-days'],
  };
  const gathered =
    inputs.scope === 'organization'
      ? await ofOrganization(inputs, deps, (judged) => levelOf(judged, policy, now) === undefined)
      : await ofReferences(inputs, deps, readImageInputs(inputs));
  const base = await readBaseIgnores(inputs, deps, now);
  const loosened = base === undefined ? [] : findLoosenedIgnores(base, ignores);
  const all = decideTags({ checked: gathered.checked, ignores, policy, now });
  // One of several shards cannot show that an ignore matches nothing.
  const isPart = inputs.scope === 'organization' && inputs.shard !== undefined;
  const isUsed = ({ state, uses }: (typeof all.ignores)[number]): boolean => uses > 0 || state !== 'live';
  const decided = isPart ? { ...all, ignores: all.ignores.filter(isUsed) } : all;
  return renderOutcome(decided, {
    ...gathered,
    now,
    byRepository: inputs.scope === 'organization',
    loosened: loosened.filter(({ ignore }) => isImageIgnore(ignore)),
  });
};

/** Runs `check-deprecated` for files and images, or for an organization. */
export const run = withSession(work, manifest.capabilities);

async function ofOrganization(
  inputs: DeprecationInputs,
  deps: Deps,
  isWell: (judged: JudgedTag) => boolean,
): Promise<GatheredTags> {
  const matches = createGlobList(inputs.repos, createRepositoryGlob);
  const shard = readShard(inputs.shard);
  const found = await checkOrganization(inputs, deps, {
    shard,
    wanted: (path, organization) => inputs.repos.length === 0 || matches(`${organization}/${path}`),
    isQuiet: (judged) => judged.state === 'active' && isWell(judged),
  });
  requireRepositories(inputs, found);
  const { checked, elsewhere, quiet, repositories } = found;
  const isIgnored = createImageGlobList(inputs['ignore-images']);
  const isKept = ({ repository, tag }: { readonly repository: string; readonly tag: string | undefined }) =>
    inputs['ignore-images'].length === 0 || !isIgnored([registryImageName(repository, tag)]);
  const kept = { checked: checked.filter(isKept), quiet: quiet.filter(isKept) };
  const left = checked.length + quiet.length - kept.checked.length - kept.quiet.length;
  return {
    ...kept,
    comments: [],
    findings: [...found.findings, ...unmatchedRepositories(inputs.repos, found.all)],
    coverage: organizationCoverage(kept, left, found),
    log: [
      `${counted(repositories, 'repository', 'repositories')} checked.`,
      ...(shard === undefined
        ? []
        : [`This is shard ${renderShard(shard)}; ${elsewhere} more are ${IN_OTHER_SHARDS}.`]),
      ...(left === 0 ? [] : [`${counted(left, 'tag')} excluded by \`ignore-images\`.`]),
    ],
  };
}

/** Matches the path of a repository with or without its organization, or its last name alone. */
function createRepositoryGlob(glob: string): (path: string) => boolean {
  const fits = createGlob(glob);
  return (path) => [path, path.split('/').at(-1) ?? '', path.slice(path.indexOf('/') + 1)].some(fits);
}

function unmatchedRepositories(
  globs: readonly string[],
  paths: readonly string[],
): readonly DeprecationFinding[] {
  return globs
    .filter((glob) => !glob.startsWith('!') && !paths.some(createRepositoryGlob(glob)))
    .map((glob) => unmatchedGlobFinding(glob, 'repos'));
}

/** Throws `UserError` if there is no repository to look at, in this shard or another. */
function requireRepositories(inputs: DeprecationInputs, found: OrganizationTags): void {
  if (found.all.length === 0) {
    throw new UserError({
      message: 'nothing to look at: this identity cannot see any repository in the organization',
      fix: 'check `organization`, and that the identity may list its repositories, with a role such as `registry.pull` or `viewer`',
      input: 'organization',
    });
  }
  if (found.repositories + found.elsewhere > 0) return;
  throw new UserError({
    message: `\`repos\` matches no repository: ${plainLine(inputs.repos.join(', '), 300)}`,
    fix: 'write globs for names such as `python` or `folder/python`; `**` matches any folder',
    input: 'repos',
  });
}

async function ofReferences(
  inputs: DeprecationInputs,
  deps: Deps,
  { images, names }: ImageInputs,
): Promise<GatheredTags> {
  const scanFiles = inputs.files.length > 0 || inputs.images.length === 0;
  const found = scanFiles ? await readReferences(inputs.files, { inputs, deps, names }) : undefined;
  const inFiles = (found?.references ?? []).map((one) => ({ ...one, locations: [one.location] }));
  const references = [...images.map((one) => ({ ...one, locations: [], isScript: false })), ...inFiles];
  const isIgnored = createImageFilter(inputs['ignore-images']);
  const targets = references.flatMap(({ image, isScript, locations, reference }): readonly Target[] => {
    const { digest } = reference;
    const tag = reference.tag ?? (digest === undefined ? image.tag : undefined);
    return isIgnored(image, tag ?? '')
      ? []
      : [{ repository: image.repository, tag, digest, locations, isScript }];
  });
  const left = references.length - targets.length;
  const { checked, findings } = await checkReferenced(inputs, deps, mergeTargets(targets));
  const unread = unreadParts(found?.unread ?? [], found?.malformed ?? []);
  return {
    checked,
    quiet: [],
    comments: found?.comments ?? [],
    findings: [
      ...unread.map((part) => unreadFinding(part, 'error')),
      ...(found?.unresolved ?? []).map((part) => unresolvedFinding(part, 'warning')),
      ...(found?.findings ?? []),
      ...(found?.removed ?? []),
      ...findings,
    ],
    coverage: referenceCoverage({
      targets,
      checked,
      unread,
      unresolved: found?.unresolved ?? [],
      files: found?.account,
      skipped: found?.skipped ?? [],
      ignored: left,
    }),
    log: [
      ...(found?.log ?? []),
      ...(left === 0 ? [] : [`${counted(left, 'reference')} excluded by \`ignore-images\`.`]),
    ],
  };
}
