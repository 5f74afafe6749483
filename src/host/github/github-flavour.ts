import { IdTokenError } from '../host.ts';
import type { HostOptions } from '../host-options.ts';

type Environment = HostOptions['environment'];

/** A runner that is compatible with GitHub's, and its differences. */
export interface Flavour {
  readonly name: 'github' | 'forgejo' | 'gitea';
  /** Forgejo and Gitea show annotations only in the log, and no summary (their docs, "comparison with GitHub"). */
  readonly annotations: 'native' | 'log';
  readonly summary: 'native' | 'none';
  /** Variable with the run number in the address of the run's page. */
  readonly runNumber: string;
  /** Why a job without the variables of the token service cannot get an ID token, and what to do. */
  missingIdToken(environment: Environment): IdTokenError;
}

const FORK_HINT = '; pull requests from forks never get one and can read only public data';

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
    if (environment['ACT'] === 'true')
      return new IdTokenError('act does not issue ID tokens', FROM_ELSEWHERE);
    const hint = isPull(environment)
      ? '; pull requests from forks and from Dependabot never get one and can read only public data'
      : '';
    return new IdTokenError(
      'this job is not allowed to request an ID token: ACTIONS_ID_TOKEN_REQUEST_URL is not set',
      `add \`permissions: id-token: write\` to the job, and to the caller of a reusable workflow${hint}`,
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
      'this job is not allowed to request an ID token: ACTIONS_ID_TOKEN_REQUEST_URL is not set',
      `add \`enable-openid-connect: true\` to the workflow or the job, with versions of Forgejo and its runner that support it${isPull(environment) ? FORK_HINT : ''}`,
    ),
};

const gitea: Flavour = {
  name: 'gitea',
  annotations: 'log',
  summary: 'none',
  runNumber: 'GITHUB_RUN_NUMBER',
  missingIdToken: () => new IdTokenError('Gitea Actions does not issue ID tokens', FROM_ELSEWHERE),
};

/** The flavour of a runner; Forgejo and Gitea set GitHub's variables too, and Forgejo may set Gitea's. */
export function flavourOf(environment: Environment): Flavour {
  if ((environment['FORGEJO_ACTIONS'] ?? '') !== '') return forgejo;
  return (environment['GITEA_ACTIONS'] ?? '') === '' ? github : gitea;
}
