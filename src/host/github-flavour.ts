import { IdTokenError } from './host.ts';
import type { HostOptions } from './host-options.ts';

type Environment = HostOptions['environment'];

/** A runner that speaks GitHub's language, and what it makes of it. */
export interface Flavour {
  readonly name: 'github' | 'forgejo' | 'gitea';
  /** Forgejo and Gitea show annotations in the log only, and no summary (their docs, "comparison with GitHub"). */
  readonly annotations: 'native' | 'log';
  readonly summary: 'native' | 'none';
  /** Variable with the number that a run's page has in its address. */
  readonly runNumber: string;
  /** Why a job without the variables of the token service has no ID token, with the remedy. */
  missingIdToken(environment: Environment): IdTokenError;
}

const FORK_HINT = '; pull requests from forks never get one: only public data can be read there';

const FROM_ELSEWHERE =
  'set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token from elsewhere, or `token` and `registry-token` to tokens from secrets';

const isPull = (environment: Environment): boolean =>
  (environment['GITHUB_EVENT_NAME'] ?? '').startsWith('pull_request');

const github: Flavour = {
  name: 'github',
  annotations: 'native',
  summary: 'native',
  runNumber: 'GITHUB_RUN_ID',
  missingIdToken: (environment) => {
    if (environment['ACT'] === 'true') return new IdTokenError('act has no ID tokens', FROM_ELSEWHERE, true);
    const hint = isPull(environment)
      ? '; pull requests from forks and from Dependabot never get one: only public data can be read there'
      : '';
    return new IdTokenError(
      'this job may not ask for an ID token: ACTIONS_ID_TOKEN_REQUEST_URL is not set',
      `add \`permissions: id-token: write\` to the job, and to the caller of a reusable workflow${hint}`,
      true,
    );
  },
};

const forgejo: Flavour = {
  name: 'forgejo',
  annotations: 'log',
  summary: 'none',
  runNumber: 'GITHUB_RUN_NUMBER',
  missingIdToken: (environment) =>
    new IdTokenError(
      'this job may not ask for an ID token: ACTIONS_ID_TOKEN_REQUEST_URL is not set',
      `add \`enable-openid-connect: true\` to the workflow or the job, on a Forgejo and a runner that know it${isPull(environment) ? FORK_HINT : ''}`,
      true,
    ),
};

const gitea: Flavour = {
  name: 'gitea',
  annotations: 'log',
  summary: 'none',
  runNumber: 'GITHUB_RUN_NUMBER',
  missingIdToken: () => new IdTokenError('Gitea Actions has no ID tokens', FROM_ELSEWHERE, true),
};

/** The flavour of a runner; Forgejo and Gitea set GitHub's variables too, and Forgejo may set Gitea's. */
export function flavourOf(environment: Environment): Flavour {
  if ((environment['FORGEJO_ACTIONS'] ?? '') !== '') return forgejo;
  return (environment['GITEA_ACTIONS'] ?? '') === '' ? github : gitea;
}
