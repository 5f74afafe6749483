import type { HostOptions } from '../host-options.ts';

/**
 * Lends our log and environment to `@actions/core`, which knows only `process`, for the length of a synchronous call. On
 * the command line in a GitHub job stdout carries the payload and the log is stderr; and loading Node's stream object for
 * stdout takes longer than reporting a refused input.
 */
export function createCoreSeam({
  environment,
  log,
}: Pick<HostOptions, 'environment' | 'log'>): (call: () => void) => void {
  const { stdout } = Object.getOwnPropertyDescriptors(process);
  const ours = { configurable: true, value: { write: log } };
  return (call) => {
    const { env } = process;
    process.env = environment;
    Object.defineProperty(process, 'stdout', ours);
    try {
      call();
    } finally {
      Object.defineProperty(process, 'stdout', stdout);
      process.env = env;
    }
  };
}
