import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainLine } from '../base/plain-text.ts';
import { type Host, IdTokenError } from './host.ts';
import type { HostOptions } from './host-options.ts';
import { createSecrets, harmless } from './log-writer.ts';

/** A person's terminal, or any CI without a host of its own: plain lines, inputs from flags and variables. */
export function createTerminalHost(options: HostOptions): Host {
  const { environment, log: write } = options;
  const secrets = createSecrets();
  const debug = ['1', 'true'].includes(environment['PLATFORM_DEBUG'] ?? '');
  let live = false;
  const clear = (): void => {
    if (live) write('\r\u001b[K');
    live = false;
  };
  const line = (label: string) => (text: string) => {
    clear();
    write(`${label}${harmless(secrets.redact(text))}\n`);
  };
  const event = environment['PLATFORM_CHANGE_EVENT'];
  return {
    name: 'terminal',
    context: {
      workspace: options.workingDirectory,
      tempDirectory: tmpdir(),
      repository: environment['PLATFORM_REPOSITORY'] || undefined,
      ref: environment['PLATFORM_REF'] || undefined,
      commit: environment['PLATFORM_COMMIT'] || undefined,
      event: undefined,
      changeRequest: changeOf(environment),
      untrustedHead: false,
      changeEvent: event === 'true',
      runUrl: environment['PLATFORM_RUN_URL'] || undefined,
      workflow: undefined,
      job: undefined,
      serverUrl: undefined,
      apiUrl: undefined,
    },
    capabilities: {
      idToken: 'none',
      mask: 'own-writer',
      outputs: 'none',
      annotations: 'log',
      summary: 'none',
      groups: false,
      cache: 'folder',
    },
    limitations: [],
    log: {
      debug: debug ? line('debug: ') : () => undefined,
      info: line(''),
      notice: line('notice: '),
      warning: line('warning: '),
      error: line('error: '),
    },
    input: options.nativeInput,
    idToken: async () => {
      throw new IdTokenError(
        'a terminal has no ID token of its own',
        'set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token, or PLATFORM_TOKEN and PLATFORM_REGISTRY_TOKEN to tokens',
        true,
      );
    },
    mask: (secret) => {
      for (const part of [secret, ...secret.split(/\r?\n/)]) secrets.add(part);
    },
    redact: secrets.redact,
    setOutput: () => undefined,
    annotate: ({ column, file, level, line: start, message, title }) => {
      const place =
        file === undefined ? '' : `${file}:${start ?? 1}${column === undefined ? '' : `:${column}`}: `;
      line('')(`${place}${level}: ${title}: ${message}`);
    },
    writeSummary: () => undefined,
    group: async (title, body) => {
      line('')(title);
      return body();
    },
    quote: (text) => {
      clear();
      write(`${harmless(secrets.redact(text)).trimEnd()}\n`);
    },
    progress: (text) => {
      if (!options.interactive) return;
      clear();
      if (text === undefined) return;
      write(plainLine(secrets.redact(text), 100));
      live = true;
    },
    cacheDirectory: cacheFolder(environment),
  };
}

function changeOf(environment: HostOptions['environment']): Host['context']['changeRequest'] {
  const baseCommit = environment['PLATFORM_BASE_COMMIT'] || undefined;
  if (baseCommit === undefined) return undefined;
  return { number: undefined, baseCommit, baseRef: undefined, headRef: undefined, fork: false };
}

function cacheFolder(environment: HostOptions['environment']): string {
  return join(environment['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'platform-actions');
}
