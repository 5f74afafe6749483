import type { UserProblem } from '../base/user-error.ts';
import { type CommonInputs, commonInputs } from '../kit/manifest/common-inputs.ts';
import type { InputPlace } from '../kit/run/command-row.ts';

/** An audience that tokens are for. */
export type Audience = 'platform' | 'registry';

type Credentials = Partial<
  Pick<CommonInputs, 'identity' | 'token' | 'registry-token' | 'api-url' | 'registry-url'>
>;

/** The problem of a command that requires a credential; an input with an invalid value is not missing. */
export function findMissingIdentity(
  inputs: Credentials,
  { host, isGiven }: Pick<InputPlace, 'isGiven' | 'host'>,
  why: string,
  audience: Audience = 'platform',
): readonly UserProblem[] {
  const token = audience === 'platform' ? 'token' : 'registry-token';
  if (isGiven('identity') || isGiven(token) || host.person?.token !== undefined) return [];
  const fix = `set \`identity\` to the uid of an identity that this job may assume, or \`${token}\` to a token of the ${audience}; if it comes from a CI variable, that variable is empty`;
  const remedy = host.person === undefined ? fix : exportFix([audience], inputs);
  return [{ message: `\`identity\` is required: ${why}`, fix: remedy, input: 'identity' }];
}

/** The commands that sign in a person at a terminal without `chainctl` on PATH. */
export function exportFix(audiences: readonly Audience[], inputs: Credentials): string {
  const commands = audiences.map((audience) => {
    const isPlatform = audience === 'platform';
    const input = isPlatform ? 'api-url' : 'registry-url';
    // Absent where its text is refused as well.
    const url = inputs[input] ?? commonInputs[input].default;
    const written = !isPlatform && URL.canParse(url) ? new URL(url).host : url;
    const name = isPlatform ? 'PLATFORM_TOKEN' : 'PLATFORM_REGISTRY_TOKEN';
    return `  export ${name}="$(chainctl auth token --audience ${written})"`;
  });
  const line = 'install `chainctl` to sign in as yourself, or sign in with it elsewhere and set:';
  return [line, ...commands].join('\n');
}
