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
import { z } from 'zod';
import { bundledPackages } from './build/bundled-packages.ts';
import { directExports } from './build/direct-exports.ts';
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
const bin = join(root, 'node_modules', '.bin');
const shell = process.platform === 'win32';
const product = z
  .looseObject({ name: z.string(), version: z.string(), license: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

const run = (program: string, words: readonly string[]): void => {
  execFileSync(join(bin, program), words, { cwd: root, stdio: 'inherit', shell });
};
const bundle = (entryFile: string, folder: string, stats: string): void => {
  run('ncc', ['build', entryFile, '-o', folder, '--stats-out', stats, '--no-cache', '-q']);
};

rmSync(join(root, 'build'), { recursive: true, force: true });
run('tsc', ['-p', 'tsconfig.build.json']);
stageToolkit(root);
const work = mkdtempSync(join(tmpdir(), 'platform-actions-build-'));
const out = join(work, 'dist');
const [stats, clientStats] = [join(work, 'stats.json'), join(work, 'client-stats.json')];
// CommonJS, which Node loads in less time: ncc writes what the first file is, and the sources stay ES modules.
const first = join(root, 'build', 'first.cjs');
writeFileSync(first, "require('./main.js');\n");
bundle('build/first.cjs', out, stats);
writeFileSync(join(out, 'package.json'), '{\n  "type": "commonjs"\n}\n');
// The library is a bundle of its own, so that a script can import it without an install; its types are one file beside it.
bundle('build/client.js', join(out, 'client'), clientStats);
run('tsc', ['-p', 'tsconfig.client.json', '--outDir', join(work, 'types')]);
await rollUpTypes(join(work, 'types', 'client.d.ts'), join(out, 'client', 'index.d.ts'));
// undici looks for HTTP/2 when it loads, which is never used here and takes as long to load as all of its other parts: it
// finds none, as on a Node without it.
renameSync(join(out, 'index.cjs'), join(out, 'main.js'));
withText(join(out, 'main.js'), '.index.cjs.js"', '.index.js"');
for (const name of readdirSync(out))
  if (name.endsWith('.index.cjs.js')) renameSync(join(out, name), join(out, name.replace('.cjs.js', '.js')));
withText(
  join(out, 'main.js'),
  'module.exports = require("node:http2");',
  'throw new Error("HTTP/2 is not used");',
);
for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.js')) continue;
  const path = join(out, name);
  const kind = name.startsWith('client') ? '.mjs' : '.cjs';
  const parsedAs = path.replace(/\.js$/, kind);
  writeFileSync(path, shortenCode(parsedAs, directExports(parsedAs, readFileSync(path, 'utf8'))));
}
// The entry stands before what ncc wrote, which an old Node.js cannot parse; a shebang makes it a command of its own.
const entry = join(out, 'index.js');
writeFileSync(
  entry,
  `#!/usr/bin/env node\n${shortenCode('index.mjs', readFileSync(join(root, 'build', 'index.js'), 'utf8'))}`,
);
withText(entry, 'void import("./main.js");', 'require("./main.js");');
withText(entry, 'export {};\n', '');
chmodSync(entry, 0o755);
const packages = bundledPackages(root, readFileSync(stats, 'utf8'));
const known = new Set(packages.map(({ name }) => name));
const extra = bundledPackages(root, readFileSync(clientStats, 'utf8')).find(({ name }) => !known.has(name));
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

/** Replaces one text that has to be there exactly once. */
function withText(path: string, before: string, after: string): void {
  const text = readFileSync(path, 'utf8');
  if (text.split(before).length !== 2) throw new Error(`${path} does not contain exactly once: ${before}`);
  writeFileSync(path, text.replace(before, after));
}
