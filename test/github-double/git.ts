import { spawn } from 'node:child_process';

/** git said no: `message` has its own words. */
export class GitError extends Error {}

export type GitOptions = {
  readonly input?: string | Buffer;
  readonly environment?: { readonly [name: string]: string };
};

/** git in one bare repository, free of the machine's configuration. */
export type Git = {
  readonly directory: string;
  bytes(args: readonly string[], options?: GitOptions): Promise<Buffer>;
  /** Output without the line break at its end. */
  text(args: readonly string[], options?: GitOptions): Promise<string>;
  /** Like `text`; undefined where git fails. */
  maybe(args: readonly string[], options?: GitOptions): Promise<string | undefined>;
};

/** Settings that keep a developer's own configuration out. */
export const GIT_ENVIRONMENT = {
  PATH: process.env['PATH'] ?? '',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  // No sample hooks in a new repository.
  GIT_TEMPLATE_DIR: '',
  LC_ALL: 'C',
};

/** Runs git and gives its output; throws GitError with its complaint. */
export function runGit(args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { env: { ...GIT_ENVIRONMENT, ...options.environment } });
    const out: Buffer[] = [];
    const complaint: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => complaint.push(chunk));
    // git may stop reading early; its exit code says what matters.
    child.stdin.on('error', () => undefined);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out));
      else reject(new GitError(`git ${args.join(' ')}: ${Buffer.concat(complaint).toString('utf8')}`));
    });
    child.stdin.end(options.input ?? '');
  });
}

/** git on the repository in `directory`. */
export function openGit(directory: string): Git {
  const bytes: Git['bytes'] = (args, options) => runGit([`--git-dir=${directory}`, ...args], options);
  const text: Git['text'] = async (args, options) =>
    (await bytes(args, options)).toString('utf8').replace(/\n$/, '');
  return {
    directory,
    bytes,
    text,
    maybe: (args, options) =>
      text(args, options).catch((error: unknown) => {
        if (error instanceof GitError) return undefined;
        throw error;
      }),
  };
}
