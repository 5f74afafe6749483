import { fstatSync, writeSync } from 'node:fs';
import { errorCode } from './files/files.ts';

/** File descriptors of stdout and stderr. */
export type Descriptor = 1 | 2;

/** Streams with a slow reader: later texts must queue behind earlier ones. */
const queued = new Set<Descriptor>();

/**
 * Writes a text to stdout or stderr at once. Node's stream objects take longer to load than a refused input takes to
 * report, so they are used only if a pipe is full and does not block. If the reader is gone or the disk is full, further
 * text is dropped and the exit code does not change.
 */
export function writeText(descriptor: Descriptor, text: string): void {
  const bytes = Buffer.from(text);
  let written = 0;
  while (written < bytes.length && !queued.has(descriptor)) {
    try {
      written += writeSync(descriptor, bytes, written);
    } catch (error) {
      if (errorCode(error) !== 'EAGAIN') return;
      queued.add(descriptor);
      // Without a listener, an error of the stream would end the process.
      streamOf(descriptor).on('error', () => undefined);
    }
  }
  if (written < bytes.length) streamOf(descriptor).write(bytes.subarray(written));
}

/** Whether all texts are written: a process that ends now loses none. */
export function isWritten(): boolean {
  return [...queued].every((descriptor) => streamOf(descriptor).writableLength === 0);
}

/** Longest time to wait for a slow reader when the process must end. */
const DRAIN_MS = 300;

/** Resolves when all texts are written, or after a moment: a reader that never reads must not hold the process. */
export async function drained(): Promise<void> {
  const streams = [...queued].map(streamOf).filter(({ writableLength }) => writableLength > 0);
  if (streams.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, DRAIN_MS);
  });
  const all = streams.map((stream) => new Promise<void>((resolve) => stream.write('', () => resolve())));
  await Promise.race([late, Promise.all(all)]);
  clearTimeout(timer);
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
