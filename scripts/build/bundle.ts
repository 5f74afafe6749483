import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';

/**
 * Bundles a compiled file: `node bundle.ts ENTRY FOLDER STATS [TARGET]`. STATS gets the modules and their chunks, which are
 * all that the licenses need: the bundler's own command writes everything it knows, twenty times as much.
 */
const [entry = '', folder = '', statsFile = '', target] = process.argv.slice(2);

/** The part of the bundler that is used here; it ships no types. */
type Bundler = (
  entry: string,
  options: { readonly cache: false; readonly quiet: true; readonly target: string | undefined },
) => Promise<{
  readonly code: string;
  readonly assets: Readonly<
    Record<string, { readonly source: string | Buffer; readonly permissions: number }>
  >;
  readonly stats: { toJson(options: Readonly<Record<string, boolean | number>>): object };
}>;
const bundler: Bundler = createRequire(import.meta.url)('@vercel/ncc');

const { assets, code, stats } = await bundler(entry, { cache: false, quiet: true, target });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `index${extname(entry)}`), code);
for (const [name, { permissions, source }] of Object.entries(assets)) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source, { mode: permissions });
}
const wanted = { all: false, modules: true, nestedModules: true, ids: true, modulesSpace: Infinity };
const hidden = {
  cachedModules: true,
  dependentModules: true,
  orphanModules: true,
  nestedModulesSpace: Infinity,
};
writeFileSync(statsFile, JSON.stringify(stats.toJson({ ...wanted, ...hidden })));
