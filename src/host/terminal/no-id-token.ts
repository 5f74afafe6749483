import { IdTokenError } from '../host.ts';

/** How each CI without a host of its own hands an ID token over. */
const RECIPES: Readonly<Record<string, string>> = {
  Jenkins:
    'bind an ID-token credential of the OpenID Connect Provider plugin to PLATFORM_ID_TOKEN with `withCredentials`',
  CircleCI:
    'set PLATFORM_ID_TOKEN="$(circleci run oidc get --claims \'{"aud":"…"}\')" in the step, with a context on the job',
  'Bitbucket Pipelines':
    'the subject of its ID tokens changes in every run, so no identity can match it: keep a token in the secured variable PLATFORM_TOKEN',
};

/** Why there is no ID token, and how to hand one over; `ci` is the name of a CI without a host of its own. */
export function noIdToken(ci: string | undefined): IdTokenError {
  const where = ci === undefined ? 'a terminal' : ci;
  const recipe = ci === undefined ? undefined : RECIPES[ci];
  const general =
    'set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token, or PLATFORM_TOKEN and PLATFORM_REGISTRY_TOKEN to tokens';
  return new IdTokenError(
    `${where} does not issue ID tokens`,
    recipe === undefined ? general : `${recipe}; or ${general}`,
    true,
  );
}
