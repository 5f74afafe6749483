import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files by their paths below a folder, with the folders between; an object as JSON. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array | object>>,
): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(join(folder, path), isRaw ? content : JSON.stringify(content));
  }
}
