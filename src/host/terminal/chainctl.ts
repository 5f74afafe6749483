import { plainLine } from '../../base/plain-text.ts';
import { findProgram } from '../git/git.ts';
import type { Log } from '../host.ts';
import { IdTokenError, type Person } from '../host.ts';
import type { HostOptions } from '../host-options.ts';

/** Variables that are not for other programs: our own inputs, and credentials. */
const OURS = /^(?:INPUT_|ACTIONS_|PLATFORM_)|(?:TOKEN|SECRET|PASSWORD)$/i;

/** The person at a terminal, whose tokens come from `chainctl` where it is on PATH outside of the workspace. */
export function personOf({ environment, workingDirectory }: HostOptions, log: Log): Person {
  const program = findProgram('chainctl', workingDirectory, environment);
  if (program === undefined) return { token: undefined };
  const { path, searchPath } = program;
  const others = Object.entries(environment).filter(([name]) => !OURS.test(name));
  const env = { ...Object.fromEntries(others), PATH: searchPath };
  return {
    token: async (audience, signal) => {
      const words = ['auth', 'token', '--audience', audience];
      log.info(`No token is set, so you sign in as yourself with \`chainctl ${words.join(' ')}\`.`);
      const { execFile } = process.getBuiltinModule('node:child_process');
      const text = await new Promise<string>((resolve, reject) => {
        const options = {
          env,
          signal,
          killSignal: 'SIGKILL',
          windowsHide: true,
          maxBuffer: 1024 * 1024,
        } as const;
        const child = execFile(path, words, options, (error, stdout, stderr) => {
          if (error === null) resolve(stdout.trim());
          else reject(failed(audience, stderr.trim().split('\n').at(-1) || error.message));
        });
        child.stdin?.on('error', () => undefined);
        child.stdin?.end();
      });
      if (/^[\x21-\x7e]+$/.test(text)) return text;
      throw failed(audience, text === '' ? 'it printed nothing' : 'it printed something that is not a token');
    },
  };
}

function failed(audience: string, why: string): IdTokenError {
  return new IdTokenError(
    `no token from chainctl for \`${audience}\`: ${plainLine(why, 300)}`,
    'run `chainctl auth login`, then run this again',
    true,
  );
}
