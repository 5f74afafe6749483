import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A service in a process of its own, so that it takes nothing of the measured one. */
export interface ListService {
  /** Origin of a list of so many advisories, so many milliseconds away. */
  readonly origin: (latencyMs: number, size: number) => string;
  readonly requests: (origin: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Starts the service of `list-server.ts`. */
export async function startListService(
  latencies: readonly number[],
  sizes: readonly number[],
): Promise<ListService> {
  const script = fileURLToPath(new URL('list-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, latencies.join(','), sizes.join(',')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const [line] = await once(child.stdout, 'data');
  const origins: Readonly<Record<string, string>> = JSON.parse(String(line));
  return {
    origin: (latencyMs, size) => {
      const origin = origins[`${latencyMs}/${size}`];
      if (origin === undefined) throw new Error(`no list of ${size} at ${latencyMs} ms`);
      return origin;
    },
    requests: async (origin) => {
      const stats = await (await fetch(`${origin}/stats`)).text();
      return JSON.parse(stats).requests;
    },
    close: async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
