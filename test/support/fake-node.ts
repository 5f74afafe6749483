import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes an executable script at `path`, with its folders. */
export function writeProgram(path: string, script: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** Writes a program that answers `--version` as a Node.js of that version does, and nothing else. */
export function writeNode(path: string, version: string): string {
  return writeProgram(path, `[ "$1" = --version ] && echo v${version}`);
}
