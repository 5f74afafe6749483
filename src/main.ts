import { isWritten, writeText } from './host/standard-streams.ts';
import { version } from './version.ts';

// The entry is small on purpose; everything else is loaded on demand.
const words = process.argv.slice(2);
if (words[0] === '--version' || words[0] === '-v') {
  writeText(1, `${version}\n`);
} else {
  // A run that waits for what can never come ends when nothing is left to do, and must not be a pass.
  process.exitCode = 5;
  const onIdle = (): void =>
    writeText(2, 'error: the run ended before its work: this is a bug, please report it\n');
  process.once('beforeExit', onIdle);
  const { start } = await import('./start.ts');
  process.exitCode = await start(words);
  process.off('beforeExit', onIdle);
  // What is still open then, such as a connection that nobody closed, must not hold the job.
  if (isWritten()) process.exit();
}
