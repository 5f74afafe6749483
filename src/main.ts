import { writeSync } from 'node:fs';
import { version } from './version.ts';

// The entry is small on purpose: what a run needs is loaded when it is needed.
const words = process.argv.slice(2);
if (words[0] === '--version' || words[0] === '-v') {
  writeSync(1, `${version}\n`);
} else {
  const { start } = await import('./start.ts');
  process.exitCode = await start(words);
}
