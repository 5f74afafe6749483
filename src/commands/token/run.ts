import { renderTime } from '../../base/time.ts';
import { UserError, type UserProblem } from '../../base/user-error.ts';
import { checkWritable, writeAtomically } from '../../host/files.ts';
import type { Deps, Run } from '../command.ts';
import { mintToken, readClaims } from '../sign-in.ts';
import { NO_IDENTITY } from './find-problems.ts';
import type { TokenInputs } from './manifest.ts';

interface Held {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number | undefined;
}

/** `token`: a token of one audience as masked output, in a file of the owner's own, or on a stdout that is no terminal. */
export const run: Run<TokenInputs> = async (inputs, deps) => {
  const { host, session } = deps;
  const audience = inputs.audience === 'registry' ? session.registryAudience : inputs['api-url'];
  const file = await readTarget(inputs, deps);
  const { expiresAt, token } = await obtain(inputs, deps, audience);
  if (file !== undefined) await writeAtomically(file, token, 0o600);
  const until = expiresAt === undefined ? undefined : renderTime(expiresAt);
  const shown = deps.stdoutIsPrivate;
  const unseen = file === undefined && !shown && host.capabilities.outputs === 'none';
  return {
    findings: [],
    problems: [],
    verdict: 'pass',
    outputs: { token, ...(until === undefined ? {} : { 'expires-at': until }) },
    summary: '',
    report: {
      audience,
      ...(until === undefined ? {} : { expiresAt: until }),
      ...(file === undefined ? {} : { outputFile: file }),
    },
    stdout: shown ? [token] : [],
    log: [
      `Token for ${audience}${until === undefined ? '' : `, until ${until}`}${file === undefined ? '' : `, in ${file}`}.`,
      ...(unseen
        ? ['It is not shown on a terminal: send stdout to a pipe or a file, or set `output-file`.']
        : []),
    ],
  };
};

/** Checks everything that can be wrong before a request; gives the file to write. */
async function readTarget(inputs: TokenInputs, deps: Deps): Promise<string | undefined> {
  const problems: UserProblem[] = [];
  const given = inputs.audience === 'registry' ? 'registry-token' : 'token';
  if (inputs.identity === undefined && inputs[given] === undefined) {
    problems.push(NO_IDENTITY);
  }
  let file: string | undefined;
  if (inputs['output-file'] !== undefined) {
    const { tempDirectory, workspace } = deps.host.context;
    const area = { workspace, tempDirectory, workingDirectory: deps.workingDirectory };
    try {
      file = await checkWritable(inputs['output-file'], area, 'output-file');
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new UserError(...problems);
  return file;
}

/** The token that was given for the audience, else a fresh one. */
async function obtain(inputs: TokenInputs, deps: Deps, audience: string): Promise<Held> {
  const given = inputs.audience === 'registry' ? inputs['registry-token'] : inputs.token;
  if (given === undefined) return mintToken(deps.session.signIn, audience);
  return { token: given, expiresAt: readClaims(given)?.expiresAt };
}
