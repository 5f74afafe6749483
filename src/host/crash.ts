import { writeText } from './standard-streams.ts';

/** Reports an error that nobody expected, by its name and place only: its message could show a secret. */
export function tellCrash(error: unknown): void {
  const [name, place] =
    error instanceof Error ? [error.name, /^\s+at .*$/m.exec(error.stack ?? '')?.[0].trim()] : [typeof error];
  writeText(
    2,
    `error: the run broke off (${[name, place].join(' ').trim()}): this is a bug, please report it\n`,
  );
}
