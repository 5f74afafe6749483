import type { Host } from '../../host/host.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { Outcome, Result } from './outcome.ts';

/** Writes the last line of a run. */
export function conclude(host: Host, result: Result, text: string): void {
  if (host.conclude === undefined) host.log.info(text);
  else host.conclude(result, text);
}

/** The next command: the outcome's own, or what helps with refused inputs and with signing in. */
export function suggest(
  host: Host,
  { name }: Manifest,
  { next, problems }: Outcome,
  { exitCode, requests }: { readonly exitCode: number; readonly requests: number },
): void {
  // Inputs were refused if nothing was asked of anyone, and no place in a file is to blame.
  const isRefused =
    exitCode === 2 && requests === 0 && problems.every(({ location }) => location === undefined);
  const isStranger = (exitCode === 3 || exitCode === 4) && name !== 'doctor';
  const words = isRefused ? `${name} --help` : isStranger ? 'doctor' : next;
  if (words !== undefined) host.suggest?.(words);
}
