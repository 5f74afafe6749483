import type { Clock } from '../../src/base/clock.ts';
import type { Http } from '../../src/base/http.ts';
import { chooseCommand, manifests } from '../../src/commands/commands.ts';
import { createHost } from '../../src/host/create-host.ts';
import { faceOf } from '../../src/host/face.ts';
import { runCommand } from '../../src/kit/run/run-command.ts';
import { isWrapped, readTexts } from '../../src/start.ts';
import { openThreadsHere } from './threads-here.ts';

/** The input of a command's process, and the machine that it runs on. */
export interface CommandRun {
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly workingDirectory: string;
  readonly http: Http;
  readonly clock: Clock;
  readonly random?: () => number;
  /** Tells the run to stop. */
  readonly stop?: AbortSignal | undefined;
}

/**
 * Runs a command in this process, as from a terminal, or as the action where the environment says so; adds what it prints to
 * `printed` and gives the exit code.
 */
export async function commandHere(
  {
    clock,
    environment,
    http,
    random = Math.random,
    stop = new AbortController().signal,
    words,
    workingDirectory,
  }: CommandRun,
  printed: { stdout: string; stderr: string },
): Promise<number> {
  const face = faceOf(words, environment);
  const isStep = face.kind !== 'command-line';
  const command = chooseCommand(face.command ?? words[0] ?? '', face);
  if (typeof command === 'string') throw new Error(command);
  const machine = { environment, http, clock, random };
  const host = await createHost({
    ...machine,
    log: (text) => {
      printed[isStep ? 'stdout' : 'stderr'] += text;
    },
    interactive: false,
    workingDirectory,
    command: command.manifest.name,
  });
  return runCommand({
    openThreads: openThreadsHere,
    command,
    manifests,
    host,
    texts: readTexts(
      command.manifest,
      face.command === undefined ? words.slice(1) : [],
      face,
      host,
      environment,
    ),
    ...{ clock, random, http, stop },
    stdout: (text) => {
      if (!isStep) printed.stdout += text;
    },
    stdoutIsDropped: isStep,
    stdoutIsPrivate: !isStep && !isWrapped(environment),
  });
}
