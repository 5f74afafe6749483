import type { Manifest } from './manifest.ts';

/** The example of a manifest as a command line; a workflow variable becomes an environment variable of that name. */
export function terminalExample({
  example,
  inputs,
  name,
}: Pick<Manifest, 'example' | 'inputs' | 'name'>): string {
  const flags = Object.entries(example).map(([input, value]) => {
    if (value === 'true' && inputs[input]?.kind === 'boolean') return `--${input}`;
    const variable = /^\$\{\{ vars\.(\w+) \}\}$/.exec(value)?.[1];
    return `--${input} ${variable === undefined ? shellWord(value) : `"$${variable}"`}`;
  });
  return ['platform-actions', name, ...flags].join(' ');
}

function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
