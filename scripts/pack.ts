import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Packs what is published on npm into a folder: `package.json` without what only the development of this project needs.
 * Runs no script of a package.
 */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const target = resolve(process.argv[2] ?? '.');
const development = ['devDependencies', 'overrides', 'scripts', 'workspaces'];

const pack = (from: string, to: string): string =>
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', to], {
    cwd: from,
    encoding: 'utf8',
  }).trim();

const work = mkdtempSync(join(tmpdir(), 'platform-actions-pack-'));
try {
  execFileSync('tar', ['-xzf', join(work, pack(root, work)), '-C', work]);
  const described = join(work, 'package', 'package.json');
  const entries = Object.entries(JSON.parse(readFileSync(described, 'utf8')));
  const published = Object.fromEntries(entries.filter(([name]) => !development.includes(name)));
  // `init` pins the action by it; only a release is packed for a commit that others can fetch.
  const head = process.env['GITHUB_REF_TYPE'] === 'tag' ? process.env['GITHUB_SHA'] : undefined;
  writeFileSync(described, `${JSON.stringify({ ...published, gitHead: head }, null, 2)}\n`);
  process.stdout.write(`${join(target, pack(join(work, 'package'), target))}\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
