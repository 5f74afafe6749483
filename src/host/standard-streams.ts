/** File descriptors of stdout and stderr. */
type Descriptor = 1 | 2;

/** As Node made them: on GitHub, `process.stdout` is replaced for the duration of a call of `@actions/core`. */
const STREAMS = {
  1: Object.getOwnPropertyDescriptor(process, 'stdout'),
  2: Object.getOwnPropertyDescriptor(process, 'stderr'),
} as const;

const opened = new Map<Descriptor, NodeJS.WriteStream>();

function streamOf(descriptor: Descriptor): NodeJS.WriteStream {
  const known = opened.get(descriptor);
  if (known !== undefined) return known;
  const property = STREAMS[descriptor];
  // Node's own properties of that type.
  const stream = (property?.get?.call(process) ?? property?.value) as NodeJS.WriteStream;
  // If the reader is gone or the disk is full, further text is dropped and the exit code does not change.
  stream.on('error', () => undefined);
  opened.set(descriptor, stream);
  return stream;
}

/** Writes a text to stdout or stderr: at once or, if the reader is slow, as soon as it has read what is before it. */
export function writeText(descriptor: Descriptor, text: string): void {
  streamOf(descriptor).write(text);
}

/** True when all texts are written: a process that ends now loses none. */
export function isWritten(): boolean {
  return [...opened.values()].every(({ writableLength }) => writableLength === 0);
}

/** Longest time to wait for a slow reader when the process must end. */
const DRAIN_MS = 300;

/** Resolves when all texts are written, or after a moment: a reader that never reads must not hold the process. */
export async function drained(): Promise<void> {
  if (isWritten()) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, DRAIN_MS);
  });
  const all = Array.from(opened.values(), (stream) => new Promise((resolve) => stream.write('', resolve)));
  await Promise.race([late, Promise.all(all)]);
  clearTimeout(timer);
}

/** True for a stream that a person reads: a terminal, not a file, a pipe or `/dev/null`. */
export function isTerminal(descriptor: Descriptor): boolean {
  return streamOf(descriptor).isTTY === true;
}
