import { fstatSync, writeSync } from 'node:fs';
import { errorCode } from './files.ts';

/** File descriptors of stdout and stderr. */
export type Descriptor = 1 | 2;

/** Streams that a slow reader has made us wait for: later texts must queue behind earlier ones. */
const queued = new Set<Descriptor>();

/**
 * Writes a text to stdout or stderr at once. Node's stream objects take longer to load than a refused input takes to
 * tell, so they are used only where a pipe is full and does not block. A reader that is gone is no failure.
 */
export function writeText(descriptor: Descriptor, text: string): void {
  const bytes = Buffer.from(text);
  let written = 0;
  while (written < bytes.length && !queued.has(descriptor)) {
    try {
      written += writeSync(descriptor, bytes, written);
    } catch (error) {
      if (errorCode(error) === 'EPIPE') return;
      if (errorCode(error) !== 'EAGAIN') throw error;
      queued.add(descriptor);
    }
  }
  if (written < bytes.length) streamOf(descriptor).write(bytes.subarray(written));
}

/** Whether a person looks at the stream: a terminal, not a file, a pipe or `/dev/null`. */
export function isTerminal(descriptor: Descriptor): boolean {
  try {
    return fstatSync(descriptor).isCharacterDevice() && streamOf(descriptor).isTTY === true;
  } catch {
    return false;
  }
}

function streamOf(descriptor: Descriptor): NodeJS.WriteStream {
  return descriptor === 1 ? process.stdout : process.stderr;
}
