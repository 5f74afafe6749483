import { countBy } from '../../base/group-by.ts';
import { plainLine } from '../../base/plain-text.ts';
import { datedTime } from '../../base/time.ts';
import { createImageGlob, registryImageName } from '../../images/reference/image-glob.ts';
import { readBaseIgnores } from '../../kit/config/base-ignores.ts';
import { ignoreRulesOf, readIgnores } from '../../kit/config/config-ignores.ts';
import type { Ignore } from '../../kit/findings/ignore.ts';
import {
  createImageIgnores,
  findLoosenedIgnores,
  isImageIgnore,
  loosenedIgnoreFinding,
  usedIgnoreFindings,
} from '../../kit/findings/ignore-use.ts';
import type { Machine } from '../../kit/run/command.ts';
import type { Problem } from '../../kit/run/outcome.ts';
import { isInScript, type PinnedReference, skippedAs, writtenName, writtenTag } from './gather.ts';
import type { DigestInputs } from './manifest.ts';
import type { DigestFinding } from './rules.ts';

/** `tagless` is a digest in a file without a tag to check it against; `managed` is what another tool writes. */
export type CheckedState = (typeof ORDER)[number];

/** States in the order in which they are shown. */
const ORDER = [
  'unverified',
  'unknown',
  'unpinned',
  'stale',
  'superseded',
  'tagless',
  'managed',
  'pinned',
] as const;

/** Sorts the most important state first. */
export function compareStates(a: CheckedReference, b: CheckedReference): number {
  return ORDER.indexOf(a.state) - ORDER.indexOf(b.state);
}

/** `since` is when the pin was superseded (milliseconds since 1970). */
export interface CheckedReference extends PinnedReference {
  readonly state: CheckedState;
  readonly since: number | undefined;
  readonly problems: readonly Problem[];
  /** The entry of the config file that accepts what is wrong with it. */
  readonly ignoredBy: Ignore | undefined;
}

/** Whether a reference has a problem that an ignore can accept; an unknown state can never be ignored. */
export function isWrong({ state }: Pick<CheckedReference, 'state'>): boolean {
  return state === 'unpinned' || state === 'stale' || state === 'unverified';
}

/** Whether nothing is asked about a reference. */
export function isNotChecked({ state }: Pick<CheckedReference, 'state'>): boolean {
  return state === 'tagless' || state === 'managed';
}

/** Whether a reference only warns because it is in a script; a digest that the tag never had fails there too. */
export function isQuietInScript(checked: CheckedReference): boolean {
  return isInScript(checked) && checked.state !== 'unverified';
}

/** Whether a problem fails the run. */
export function failsOn(checked: CheckedReference, failOn: readonly string[]): boolean {
  const isLenient = checked.state === 'unpinned' && checked.staysUnpinned === true;
  return !isQuietInScript(checked) && !isLenient && failOn.includes(checked.state);
}

/** How many references of each state count: not the ignored ones, nor those in scripts that only warn. */
export function countStates(checked: readonly CheckedReference[]): (state: CheckedState) => number {
  const counts = countBy(checked, (one) => {
    const isCounted = one.ignoredBy === undefined && !(isWrong(one) && isQuietInScript(one));
    return isCounted ? one.state : undefined;
  });
  return (state) => counts.get(state) ?? 0;
}

/** Whether `pin` would change something that is not ignored. */
export function isPinnable(checked: readonly CheckedReference[]): boolean {
  return checked.some(
    (reference) =>
      reference.location !== undefined &&
      isWrong(reference) &&
      reference.ignoredBy === undefined &&
      whyNotEditable(reference) === undefined,
  );
}

function whyNotEditable({ editable }: CheckedReference): string | undefined {
  return editable?.kind === 'no' ? editable.reason : undefined;
}

/** Words for each state that is wrong; `tag` is the reference as written, without its digest. */
interface Words {
  readonly title: string;
  readonly message: (tag: string, checked: CheckedReference, now: number) => string;
  readonly fix: string;
}

const WORDS: Readonly<Record<'unpinned' | 'stale' | 'unverified', Words>> = {
  unpinned: {
    title: 'Image not pinned',
    message: (tag, checked) => `\`${tag}\` has no digest${remarkOf(checked)}.`,
    fix: 'Pin it with `mode: pin`.',
  },
  stale: {
    title: 'Pin is stale',
    message: (tag, { since }, now) =>
      `The digest of \`${tag}\` was superseded ${datedTime(since ?? now, now)}.`,
    fix: 'Refresh it with `mode: pin`.',
  },
  unverified: {
    title: 'Pin is unverified',
    message: (tag) => `\`${tag}\` never had the digest that it is pinned to.`,
    fix: 'Find out where the digest came from; `mode: pin` replaces it.',
  },
};

/** `pin` writes files only, so what `images` names is resolved anew. */
function fixOf(state: keyof typeof WORDS, checked: CheckedReference, tag: string): string {
  if (checked.location === undefined)
    return `Replace it with what \`platform-actions resolve-digest --images ${tag}\` prints.`;
  const reason = whyNotEditable(checked);
  return reason === undefined ? WORDS[state].fix : fixByHand(state, tag, reason);
}

/** The fix where `pin` cannot write. */
function fixByHand(state: CheckedState, tag: string, reason: string): string {
  const todo =
    state === 'unverified'
      ? `Find out where the digest came from, and replace it with one that the tag had (\`platform-actions resolve-digest --images ${tag}\` prints the current one), or run the tool that generates the file again.`
      : 'Replace it, or exclude it with a comment `platform-actions: ignore` on its line.';
  return `\`mode: pin\` does not edit it: ${plainLine(reason, 300)}. ${todo}`;
}

/** The finding of a reference, unless it is in order; `fail-on` makes it an error. */
export function checkFinding(
  checked: CheckedReference,
  failOn: readonly string[],
  now: number,
): readonly DigestFinding[] {
  const { location, state } = checked;
  if (state !== 'unpinned' && state !== 'stale' && state !== 'unverified') return [];
  if (checked.ignoredBy !== undefined) return [];
  const name = writtenName(checked);
  const tag = checked.reference.digest === undefined ? name : writtenTag(checked);
  const isQuiet = isQuietInScript(checked);
  const rule = isQuiet ? 'in-script' : state;
  const { message, title } = WORDS[state];
  return [
    {
      rule,
      level: failsOn(checked, failOn) ? 'error' : 'warning',
      title,
      message: message(tag, checked, now),
      fix: fixOf(state, checked, tag),
      artifact: name,
      urgency: ORDER.indexOf(state),
      location,
      fingerprint: `${rule} ${location?.file ?? ''} ${name}`,
    },
  ];
}

function remarkOf({ remark }: CheckedReference): string {
  return remark === undefined ? '' : ` that takes effect: ${plainLine(remark, 300)}`;
}

/** Applies the ignores of the config file to references with problems; malformed references cannot be ignored. */
export async function applyIgnores(
  inputs: DigestInputs,
  deps: Machine,
  references: readonly CheckedReference[],
  now: number,
): Promise<{
  readonly checked: readonly CheckedReference[];
  readonly findings: readonly DigestFinding[];
}> {
  const ignores = readIgnores(deps.config, ignoreRulesOf('resolve-digest', deps.config), now);
  const entries = createImageIgnores(ignores, createImageGlob, now);
  const checked = references.map((reference): CheckedReference => {
    if (entries.isEmpty) return reference;
    const { image } = reference;
    const tag = skippedAs(reference) === 'tagless' ? undefined : image.tag;
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
