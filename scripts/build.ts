import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Builds `dist/`: TypeScript to JavaScript first (ncc cannot load TypeScript 7), then one entry with lazy chunks. */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const target = resolve(root, process.argv[2] ?? 'dist');
const bin = join(root, 'node_modules', '.bin');
const shell = process.platform === 'win32';

rmSync(join(root, 'build'), { recursive: true, force: true });
execFileSync(join(bin, 'tsc'), ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit', shell });
const out = mkdtempSync(join(tmpdir(), 'platform-actions-build-'));
execFileSync(
  join(bin, 'ncc'),
  ['build', 'build/main.js', '-o', out, '--license', 'licenses.txt', '--no-cache', '-q'],
  {
    cwd: root,
    stdio: 'inherit',
    shell,
  },
);
// undici looks for HTTP/2 at its start, which is never used here and takes as long as all of its other parts: it is told
// that there is none, as on a Node without it.
withText(
  join(out, 'index.js'),
  'module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");',
  'throw new Error("HTTP/2 is not used");',
);
// A shebang makes the entry a command of its own; the rest is as ncc wrote it.
const entry = join(out, 'index.js');
writeFileSync(entry, `#!/usr/bin/env node\n${readFileSync(entry, 'utf8')}`);
chmodSync(entry, 0o755);
rmSync(target, { recursive: true, force: true });
chmodSync(out, 0o755);
try {
  renameSync(out, target);
} catch {
  cpSync(out, target, { recursive: true });
  rmSync(out, { recursive: true, force: true });
}
for (const name of readdirSync(target)) console.log(name);

/** Replaces one text that has to be there exactly once. */
function withText(path: string, before: string, after: string): void {
  const text = readFileSync(path, 'utf8');
  if (text.split(before).length !== 2) throw new Error(`${path} does not have exactly once: ${before}`);
  writeFileSync(path, text.replace(before, after));
}
