import { isToken } from '../base/plain-text.ts';
import { UserError } from '../base/user-error.ts';
import { createAzureHost } from './azure/azure.ts';
import { createBuildkiteHost } from './buildkite/buildkite.ts';
import { readTextFile } from './files/files.ts';
import { isObjectId } from './git/git-objects.ts';
import { createGitlabHost } from './gitlab/gitlab.ts';
import { type Host, IdTokenError } from './host.ts';
import type { HostOptions } from './host-options.ts';
import { createTerminalHost } from './terminal/terminal.ts';

/** A CI with a host of its own. */
interface Candidate {
  /** Variable that only this CI sets, and its value there in lower case. */
  readonly sign: readonly [name: string, value: string];
  /** Variable that every job has, unless its environment was not passed on; and what to do then. */
  readonly needs: readonly [name: string, remedy: string];
  readonly load: () => Promise<(options: HostOptions) => Host>;
}

/** Every CI with a host of its own; the first whose sign is set counts. */
const CANDIDATES: readonly Candidate[] = [
  {
    sign: ['GITHUB_ACTIONS', 'true'],
    needs: ['GITHUB_WORKSPACE', 'run inside a job of a workflow'],
    // `@actions/core` brings Node's `crypto`, which would cost every other start 5 ms.
    load: async () => (await import('./github/github.ts')).createGithubHost,
  },
  {
    sign: ['GITLAB_CI', 'true'],
    needs: [
      'CI_PROJECT_DIR',
      'pass the variables of the job on to this process, for example with `docker run --env-file`',
    ],
    load: async () => createGitlabHost,
  },
  {
    sign: ['BUILDKITE', 'true'],
    needs: [
      'BUILDKITE_JOB_ID',
      'pass the variables of the job on to this process, for example with `propagate-environment`',
    ],
    load: async () => createBuildkiteHost,
  },
  {
    sign: ['TF_BUILD', 'true'],
    needs: ['BUILD_BUILDID', 'run this in a job of a pipeline, and pass its variables on into containers'],
    load: async () => createAzureHost,
  },
];

/** Detects and creates the host; the override variables take precedence on every host. */
export async function createHost(options: HostOptions): Promise<Host> {
  const { environment } = options;
  return withIdTokenOverride(withBaseCommit(await detectHost(options), environment), environment);
}

async function detectHost(options: HostOptions): Promise<Host> {
  const { environment } = options;
  const found = CANDIDATES.find(({ sign: [name, value] }) => environment[name]?.toLowerCase() === value);
  if (found === undefined) return createTerminalHost(options);
  const host = (await found.load())(options);
  const [needed, remedy] = found.needs;
  if ((environment[needed] ?? '') === '') host.log.warning(`${needed} is not set: ${remedy}`);
  return host;
}

/** `PLATFORM_BASE_COMMIT` provides the base of a change if the host does not. */
function withBaseCommit(host: Host, environment: HostOptions['environment']): Host {
  const baseCommit = environment['PLATFORM_BASE_COMMIT']?.trim() ?? '';
  const { changeRequest } = host.context;
  if (baseCommit === '' || changeRequest?.baseCommit !== undefined) return host;
  if (!isObjectId(baseCommit)) {
    host.log.warning(
      'PLATFORM_BASE_COMMIT is not the full hexadecimal name of a commit (40 or 64 digits), so it is ignored',
    );
    return host;
  }
  const unknown = { number: undefined, baseRef: undefined, headRef: undefined, fork: false };
  return {
    ...host,
    context: { ...host.context, changeRequest: { ...(changeRequest ?? unknown), baseCommit } },
  };
}

const MAXIMUM_BYTES = 64 * 1024;

/**
 * Lets `PLATFORM_ID_TOKEN` or `PLATFORM_ID_TOKEN_FILE` override the host's own ID token. The file is read again each time,
 * because its writer may renew the token.
 */
function withIdTokenOverride(host: Host, environment: HostOptions['environment']): Host {
  const token = environment['PLATFORM_ID_TOKEN']?.trim() ?? '';
  const file = environment['PLATFORM_ID_TOKEN_FILE']?.trim() ?? '';
  if (token === '' && file === '') return host;
  return {
    ...host,
    capabilities: { ...host.capabilities, idToken: 'declared-audience' },
    person: undefined,
    idToken: async () => (token === '' ? readToken(file) : whole('PLATFORM_ID_TOKEN', token)),
  };
}

async function readToken(file: string): Promise<string> {
  const source = `PLATFORM_ID_TOKEN_FILE: \`${file}\``;
  const text = await readTextFile(file, MAXIMUM_BYTES).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    throw new IdTokenError(`PLATFORM_ID_TOKEN_FILE: ${error.message}`, WRITE_IT);
  });
  const token = text?.trim() ?? '';
  if (token !== '') return whole(source, token);
  throw new IdTokenError(`${source} is missing or empty`, WRITE_IT);
}

const WRITE_IT = 'write the ID token to that file before this step';

function whole(source: string, token: string): string {
  if (isToken(token)) return token;
  throw new IdTokenError(
    `${source} is not a token: it contains a space, a line break or another character that tokens do not contain`,
    'provide only the ID token',
  );
}
