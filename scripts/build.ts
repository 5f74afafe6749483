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
// A shebang makes the entry a command of its own; the rest is as ncc wrote it.
const entry = join(out, 'index.js');
writeFileSync(entry, `#!/usr/bin/env node\n${readFileSync(entry, 'utf8')}`, { mode: 0o755 });
rmSync(target, { recursive: true, force: true });
chmodSync(out, 0o755);
try {
  renameSync(out, target);
} catch {
  cpSync(out, target, { recursive: true });
  rmSync(out, { recursive: true, force: true });
}
for (const name of readdirSync(target)) console.log(name);
