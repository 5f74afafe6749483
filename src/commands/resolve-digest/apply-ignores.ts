import { createImageGlob, registryImageName } from '../../images/reference/image-glob.ts';
import { readBaseIgnores } from '../../kit/config/base-ignores.ts';
import { ignoreRulesOf, readIgnores } from '../../kit/config/config-ignores.ts';
import { findLoosenedIgnores } from '../../kit/findings/ignore-use.ts';
import {
  createImageIgnores,
  isImageIgnore,
  loosenedIgnoreFinding,
  usedIgnoreFindings,
} from '../../kit/findings/image-ignores.ts';
import type { Deps } from '../../kit/run/command.ts';
import { type CheckedReference, isWrong } from './check-findings.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import { isTagless } from './pinned-reference.ts';
import type { ResolveDigestFinding } from './rules.ts';

export interface AppliedIgnores {
  readonly checked: readonly CheckedReference[];
  readonly findings: readonly ResolveDigestFinding[];
}

/** Lets the ignores of the config file accept what is wrong with their images; a malformed reference has none. */
export async function applyIgnores(
  inputs: ResolveDigestInputs,
  deps: Deps,
  references: readonly CheckedReference[],
  now: number,
): Promise<AppliedIgnores> {
  const ignores = readIgnores(deps.config, ignoreRulesOf('resolve-digest', deps.config), now);
  const entries = createImageIgnores(ignores, createImageGlob, now);
  const checked = references.map((reference): CheckedReference => {
    if (entries.isEmpty) return reference;
    const { image } = reference;
    const tag = isTagless(reference) ? undefined : image.tag;
    const ignoredBy = entries.find(registryImageName(image.repository, tag));
    return isWrong(reference) ? { ...reference, ignoredBy } : reference;
  });
  const base = await readBaseIgnores(inputs, deps, now);
  const loosened = base === undefined ? [] : findLoosenedIgnores(base, ignores);
  return {
    checked,
    findings: [
      ...entries.used().flatMap(usedIgnoreFindings),
      ...loosened.filter(({ ignore }) => isImageIgnore(ignore)).map(loosenedIgnoreFinding),
    ],
  };
}
