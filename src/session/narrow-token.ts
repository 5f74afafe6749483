import { plainLine } from '../base/plain-text.ts';
import type { CapabilityNeed } from '../kit/manifest/manifest.ts';
import type { PlatformError } from '../platform/errors.ts';
import type { Narrowing } from '../platform/mint-token.ts';
import type { TokenLimits } from '../platform/resources/sts.ts';

/** Inputs that decide what a token is limited to; `capabilities` and `scopes` are those of `token` and `api`. */
export type NarrowingInputs = Readonly<Record<string, unknown>>;

/** Capabilities that these inputs and planned changes need for an audience, sorted; `undefined` if none are declared. */
export function neededCapabilities(
  needs: readonly CapabilityNeed[],
  audience: CapabilityNeed['audience'],
  inputs: NarrowingInputs,
  changes: readonly string[] = [],
): readonly string[] | undefined {
  const isPlanned = ({ change }: CapabilityNeed): boolean => change === undefined || changes.includes(change);
  const rows = needs.filter((need) => need.audience === audience && isPlanned(need) && counts(need, inputs));
  if (rows.length === 0) return undefined;
  return [...new Set(rows.flatMap(({ capabilities }) => capabilities))].sort();
}

function counts({ when = {} }: CapabilityNeed, inputs: NarrowingInputs): boolean {
  return Object.entries(when).every(([name, values]) => {
    const given = String(inputs[name] ?? '');
    return values.some((value) => {
      if (value === '?*') return given !== '';
      return value.endsWith('*') ? given.startsWith(value.slice(0, -1)) : given === value;
    });
  });
}

/** Limits tokens to what the user names, else to the command's needs; only the latter are given up, with a `notice`. */
export function createNarrowing(
  needs: readonly CapabilityNeed[],
  inputs: NarrowingInputs,
  registryAudience: string,
  notice: (text: string) => void,
  changes: readonly string[] = [],
): Narrowing & { readonly isGivenUp: () => boolean } {
  const named = textsOf(inputs['capabilities']);
  const scopes = textsOf(inputs['scopes']);
  const isLeast = inputs['least-privilege'] !== false;
  let isGivenUp = false;
  const capabilitiesOf = (audience: string): readonly string[] | undefined => {
    if (named.length > 0) return named;
    if (!isLeast || isGivenUp) return undefined;
    const of = audience === registryAudience ? 'registry' : 'platform';
    return neededCapabilities(needs, of, inputs, changes);
  };
  return {
    isGivenUp: () => isGivenUp,
    limitsOf: (audience): TokenLimits => {
      const capabilities = capabilitiesOf(audience);
      return {
        ...(capabilities === undefined ? {} : { capabilities }),
        ...(scopes.length === 0 ? {} : { scopes }),
      };
    },
    withoutCapabilities: () =>
      named.length > 0 ? undefined : { ...(scopes.length === 0 ? {} : { scopes }) },
    givenUp: (error: PlatformError) => {
      if (isGivenUp) return;
      isGivenUp = true;
      notice(
        `The service refused the list of capabilities (${plainLine(error.message, 300)}), so this run holds everything that its identity may do. Set \`least-privilege: false\` to skip the list.`,
      );
    },
  };
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
