import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { parseJsonObject } from './json.ts';

/** The flags that were given. */
export type Flags = { readonly [name: string]: string | boolean | undefined };

/** A double that has started: what to print of it, and how it ends. */
export interface StartedDouble {
  /** Lines: the name in the text, the key in the JSON, and the address or path. */
  readonly places: readonly (readonly [name: string, key: string, value: string])[];
  readonly environment: { readonly [name: string]: string };
  readonly close: () => Promise<void>;
}

const fail = (error: unknown): void =>
  void process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);

/** Starts a double from the command line, prints where it is, and lets it run until it is stopped. */
export function runCli(
  usage: string,
  options: NonNullable<ParseArgsConfig['options']>,
  start: (flags: Flags) => Promise<StartedDouble>,
): void {
  const main = async (): Promise<void> => {
    const own = {
      settings: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    } as const;
    // No flag is given more than once, so none is a list.
    const flags = parseArgs({ options: { ...options, ...own } }).values as Flags;
    if (flags['help'] === true) return void process.stdout.write(usage);
    const { close, environment, places } = await start(flags);
    const width = Math.max(...places.map(([name]) => name.length)) + 2;
    const lines = places.map(([name, , value]) => `${name.padEnd(width)}${value}\n`);
    const exports = Object.entries(environment).map(([name, value]) => `export ${name}='${value}'\n`);
    const json = { ...Object.fromEntries(places.map(([, key, value]) => [key, value])), environment };
    process.stdout.write(
      flags['json'] === true
        ? `${JSON.stringify(json)}\n`
        : `${lines.join('')}\n${exports.join('')}\nCtrl+C stops it.\n`,
    );
    const stop = (): void => void close().catch(fail);
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  };
  main().catch((error: unknown) => {
    fail(error);
    process.exitCode = 2;
  });
}

/** The settings in the file of `--settings`, whose names are checked at the start. */
export function readSettings(flags: Flags): object {
  const path = flags['settings'];
  if (typeof path !== 'string') return {};
  const settings = parseJsonObject(readFileSync(path, 'utf8'));
  if (!settings) throw new Error(`${path} is not a JSON object`);
  return settings;
}
