import { writeText } from './host/standard-streams.ts';
import { version } from './version.ts';

// The entry is small on purpose; everything else is loaded on demand.
const words = process.argv.slice(2);
if (words[0] === '--version' || words[0] === '-v') {
  writeText(1, `${version}\n`);
} else {
  const { start } = await import('./start.ts');
  process.exitCode = await start(words);
}
