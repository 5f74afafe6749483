import { audiencesOf } from './auth.ts';
import type { Core } from './core.ts';
import { isJsonObject, type Json, type JsonObject, textOf, textsOf } from './json.ts';

/** The audiences that an ID token may carry for this issuer: its URL, its host, and those of the settings. */
export function acceptedAudiences(core: Core): string[] {
  const { issuer } = core.origins;
  return [issuer, new URL(issuer).host, ...core.settings.idTokenAudiences];
}

/** Whether exact text or whole-text pattern of a pair fits; a pair with neither fits nothing. */
function fits(match: JsonObject, name: string, value: string): boolean {
  const exact = textOf(match[name]);
  if (exact !== '') return exact === value;
  const pattern = textOf(match[`${name}Pattern`]);
  return pattern !== '' && new RegExp(`^(?:${pattern})$`).test(value);
}

function claimsFit(
  wanted: Json | undefined,
  claims: JsonObject,
  test: (want: string, have: string) => boolean,
) {
  if (!isJsonObject(wanted)) return true;
  return Object.entries(wanted).every(([name, want]) => test(textOf(want), textOf(claims[name])));
}

/** Why a token does not match an identity, or undefined where it does. */
export function mismatchOf(core: Core, identity: JsonObject, claims: JsonObject): string | undefined {
  const match = identity.claimMatch ?? identity.staticKeys;
  if (!isJsonObject(match)) return 'the identity does not match OIDC tokens';
  const issuer = textOf(claims.iss);
  const subject = textOf(claims.sub);
  if (!fits(match, 'issuer', issuer)) return `token issuer "${issuer}" does not match the identity`;
  if (!fits(match, 'subject', subject)) return `token subject "${subject}" does not match the identity`;
  const audiences = audiencesOf(claims);
  const own = textOf(match.audience) !== '' || textOf(match.audiencePattern) !== '';
  const pinned = textsOf(match.audiences);
  const accepted = pinned.length > 0 ? pinned : acceptedAudiences(core);
  const right = own
    ? audiences.some((audience) => fits(match, 'audience', audience))
    : audiences.some((audience) => accepted.includes(audience));
  if (!right) return `token audience "${audiences.join(', ')}" is not accepted`;
  if (!claimsFit(match.claims, claims, (want, have) => want === have)) return 'custom claims do not match';
  const byPattern = (want: string, have: string) => new RegExp(`^(?:${want})$`).test(have);
  return claimsFit(match.claimPatterns, claims, byPattern) ? undefined : 'custom claims do not match';
}
