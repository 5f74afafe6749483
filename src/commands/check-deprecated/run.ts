import { createGlobList } from '../../base/glob.ts';
import { groupBy } from '../../base/group-by.ts';
import { UserError } from '../../base/user-error.ts';
import { type JudgedTag, levelOf } from '../../domain/deprecation.ts';
import type { Finding } from '../../domain/finding.ts';
import { createImageGlob } from '../../domain/image-glob.ts';
import type { Run } from '../command.ts';
import { readIgnores } from '../config-ignores.ts';
import { gatherFileReferences } from '../file-references.ts';
import { readImages, readRegistryNames } from '../images-input.ts';
import { requireIdentity } from '../session.ts';
import { type CheckedTag, checkOrganization, checkReferenced, type Target } from './check-tags.ts';
import { decide } from './decide.ts';
import type { CheckDeprecatedInputs } from './manifest.ts';
import { renderOutcome } from './render.ts';

/** Runs `check-deprecated`: gathers tags by scope, asks the platform, judges, tells. */
export const run: Run<CheckDeprecatedInputs> = async (inputs, deps) => {
  const now = deps.clock.now();
  requireIdentity(inputs, 'end-of-life data is read from the platform, which needs a sign-in');
  if (inputs.repos.length > 0 && inputs.scope !== 'organization') {
    throw new UserError({ message: '`repos` is only used with `scope: organization`', input: 'repos' });
  }
  const ignores = readIgnores(deps.config, { requireReason: true, maxDays: undefined }, now);
  const policy = {
    failOnDeprecated: inputs['fail-on'] === 'deprecated',
    warnDays: inputs['warn-days'],
    failDays: inputs['fail-days'],
  };
  const isQuiet = (judged: JudgedTag): boolean =>
    judged.state === 'active' && levelOf(judged, policy, now) === undefined;
  const gathered =
    inputs.scope === 'organization'
      ? await ofOrganization(inputs, deps, isQuiet)
      : await ofReferences(inputs, deps);
  const isIgnored = createGlobList(inputs['ignore-images'], createImageGlob);
  const checked = gathered.checked.filter((tag) => !isIgnored(`${tag.repository}:${tag.tag ?? ''}`));
  const decided = decide({ checked, ignores, policy, now, quiet: gathered.quiet });
  return renderOutcome(decided, { warnings: gathered.warnings, log: gathered.log, now });
};

interface Gathered {
  readonly checked: readonly CheckedTag[];
  /** Active tags that were counted and not kept. */
  readonly quiet: number;
  readonly warnings: readonly Finding[];
  readonly log: readonly string[];
}

async function ofOrganization(
  inputs: CheckDeprecatedInputs,
  deps: Parameters<typeof run>[1],
  isQuiet: (judged: JudgedTag) => boolean,
): Promise<Gathered> {
  if (inputs.images.length > 0 || inputs.files.length > 0) {
    throw new UserError({
      message: '`images` and `files` are not used with `scope: organization`',
      input: 'scope',
    });
  }
  const matches = createGlobList(inputs.repos);
  const wanted = (name: string): boolean =>
    inputs.repos.length === 0 || matches(name) || matches(name.split('/').at(-1) ?? '');
  return { ...(await checkOrganization(inputs, deps, wanted, isQuiet)), warnings: [], log: [] };
}

async function ofReferences(
  inputs: CheckDeprecatedInputs,
  deps: Parameters<typeof run>[1],
): Promise<Gathered> {
  const names = readRegistryNames(inputs);
  const named = readImages(inputs.images, names);
  const isIgnored = createGlobList(inputs['ignore-images'], createImageGlob);
  const targets: Target[] = named.map(({ image, reference }) => ({
    repository: image.repository,
    tag: reference.tag ?? (reference.digest === undefined ? image.tag : undefined),
    digest: reference.digest,
    locations: [],
  }));
  const scanFiles = inputs.files.length > 0 || inputs.images.length === 0;
  const files = scanFiles ? await gatherFileReferences(inputs, deps, names) : undefined;
  for (const { image, location, reference } of files?.references ?? []) {
    targets.push({
      repository: image.repository,
      tag: reference.tag ?? (reference.digest === undefined ? image.tag : undefined),
      digest: reference.digest,
      locations: [location],
    });
  }
  const merged = mergeTargets(
    targets.filter((target) => !isIgnored(`${target.repository}:${target.tag ?? ''}`)),
  );
  return {
    checked: await checkReferenced(inputs, deps, merged),
    quiet: 0,
    warnings: files?.warnings ?? [],
    log: files?.log ?? [],
  };
}

/** One target for each tag, with all the places that name it; a digest counts only where there is no tag. */
function mergeTargets(targets: readonly Target[]): readonly Target[] {
  const key = (target: Target): string => `${target.repository} ${target.tag ?? target.digest ?? ''}`;
  return [...groupBy(targets, key).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ ...first, locations: same.flatMap((target) => target.locations) }];
  });
}
