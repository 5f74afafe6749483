import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One call of the stub of `buildkite-agent`. */
export interface AgentCall {
  readonly words: readonly string[];
  readonly stdin: string;
}

/** The calls that a stub noted, in order. */
export function readAgentCalls(record: string): readonly AgentCall[] {
  return readdirSync(record)
    .filter((name) => name.endsWith('.words'))
    .sort()
    .map((name) => {
      const input = join(record, name.replace('.words', '.stdin'));
      return {
        words: readFileSync(join(record, name), 'utf8').trimEnd().split('\n'),
        stdin: existsSync(input) ? readFileSync(input, 'utf8') : '',
      };
    });
}
