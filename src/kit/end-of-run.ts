import type { Host } from '../host/host.ts';
import type { Manifest } from './manifest/manifest.ts';
import type { Result } from './outcome.ts';

/** Writes the last line of a run. */
export function conclude(host: Host, result: Result, text: string): void {
  if (host.conclude === undefined) host.log.info(text);
  else host.conclude(result, text);
}

/** The next command: the outcome's own, or what helps with refused inputs and with signing in. */
export function suggest(
  host: Host,
  { name }: Manifest,
  next: string | undefined,
  { exitCode, isRefused }: { readonly exitCode: number; readonly isRefused: boolean },
): void {
  const isStranger = (exitCode === 3 || exitCode === 4) && name !== 'doctor';
  const words = isRefused ? `${name} --help` : isStranger ? 'doctor' : next;
  if (words !== undefined) host.suggest?.(words);
}
