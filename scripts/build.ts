import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { z } from 'zod';
import { bundledPackages } from './build/bundled-packages.ts';
import { renderLicenses } from './build/render-licenses.ts';
import { renderSbom } from './build/render-sbom.ts';
import { rollUpTypes } from './build/roll-up-types.ts';
import { shortenCode } from './build/shorten-code.ts';
import { stageToolkit } from './build/stage-toolkit.ts';

/**
 * Builds `dist/`: TypeScript to JavaScript first (ncc cannot load TypeScript 7), then one entry with lazy chunks, the
 * library, the licenses and the bill of materials of what was bundled. The same source gives the same bytes in any folder.
 */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const target = resolve(root, process.argv[2] ?? 'dist');
const product = z
  .looseObject({ name: z.string(), version: z.string(), license: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** Paths from the root; `.bin/tsc` may be the copy that a dependency brings. */
const TYPESCRIPT = 'node_modules/typescript/bin/tsc';
const run = async (program: string, words: readonly string[]): Promise<void> => {
  const child = spawn(process.execPath, [join(root, program), ...words], { cwd: root, stdio: 'inherit' });
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}`);
};
/** Bundles a compiled file into a folder of its own below `out`; returns the bundler's statistics. */
const bundle = async (entry: string, folder: string, target: readonly string[] = []): Promise<string> => {
  const stats = join(work, `${entry}.stats.json`);
  await run('scripts/build/bundle.ts', [join(root, 'build', entry), folder, stats, ...target]);
  return readFileSync(stats, 'utf8');
};

rmSync(join(root, 'build'), { recursive: true, force: true });
await run(TYPESCRIPT, ['-p', 'tsconfig.build.json']);
stageToolkit(root);
const work = mkdtempSync(join(tmpdir(), 'platform-actions-build-'));
const out = join(work, 'dist');
// The bundler writes CommonJS for a CommonJS entry; the sources stay ES modules.
writeFileSync(join(root, 'build', 'main.cjs'), "require('./main.js');\n");
// The library is a bundle of its own, so that a script can import it without an install; its types are one file beside it.
const library = async (): Promise<string> => {
  const folder = join(out, 'client');
  const clientStats = await bundle('client.js', folder);
  await run(TYPESCRIPT, ['-p', 'tsconfig.client.json', '--outDir', join(work, 'types')]);
  await rollUpTypes(join(work, 'types', 'client.d.ts'), join(folder, 'index.d.ts'));
  return clientStats;
};
// The bundler wraps each module in a function: Node.js 20 parses an arrow function there twice, and any other once.
const command = bundle('main.cjs', out, ['es5']);
const [stats, clientStats] = await Promise.all([command, library()]);
writeFileSync(join(out, 'package.json'), '{\n  "type": "commonjs"\n}\n');
for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
  if (!/\.c?js$/.test(name)) continue;
  const path = join(out, name);
  writeFileSync(path, shortenCode(path, readFileSync(path, 'utf8')));
}
// The entry stands before what the bundler wrote, which an old Node.js cannot parse.
const entry = join(out, 'index.js');
cpSync(join(root, 'build', 'index.cjs'), entry);
chmodSync(entry, 0o755);
const packages = bundledPackages(root, stats);
const known = new Set(packages.map(({ name }) => name));
const extra = bundledPackages(root, clientStats).find(({ name }) => !known.has(name));
if (extra !== undefined) throw new Error(`the library holds ${extra.name}, which the licenses leave out`);
writeFileSync(join(out, 'licenses.txt'), renderLicenses(packages));
writeFileSync(join(out, 'sbom.cdx.json'), renderSbom(product, packages));
rmSync(target, { recursive: true, force: true });
chmodSync(out, 0o755);
try {
  renameSync(out, target);
} catch {
  cpSync(out, target, { recursive: true });
}
rmSync(work, { recursive: true, force: true });
for (const name of readdirSync(target)) console.log(name);
