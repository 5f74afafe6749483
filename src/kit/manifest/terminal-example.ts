import type { Manifest } from './manifest.ts';

/** The example of a manifest as a command line; a workflow variable becomes an environment variable of that name. */
export function terminalExample({ example, name }: Pick<Manifest, 'example' | 'name'>): string {
  const flags = Object.entries(example).map(([input, value]) => {
    const variable = /^\$\{\{ vars\.(\w+) \}\}$/.exec(value)?.[1];
    return `--${input} ${variable === undefined ? shellWord(value) : `"$${variable}"`}`;
  });
  return ['platform-actions', name, ...flags].join(' ');
}

function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
