import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages of the toolkit that only define things when they load, but do not declare it. */
const FREE_OF_SIDE_EFFECTS = ['core', 'exec', 'github', 'http-client'];

/**
 * Copies those packages beside the compiled source, where the bundler finds them first, and declares them free of side
 * effects; their code stays as published. Without that, every step on GitHub would load the HTTP client behind
 * `@actions/core`, with all of undici, for ID tokens that nothing here asks it for: 3.5 instead of 1.8 times `node -e 0`.
 */
export function stageToolkit(root: string): void {
  for (const name of FREE_OF_SIDE_EFFECTS) stage(root, `@actions/${name}`, { sideEffects: false });
  stageCacheClient(root);
}

/**
 * The same for the cache client and the storage client below it, with the CommonJS form of one file. The other form declares
 * variables `require` and `__filename` and fills them from `import.meta.url`, for which the bundler writes code that reads
 * these very variables: the cache client could not be loaded.
 */
function stageCacheClient(root: string): void {
  for (const name of ['@actions/cache', '@azure/storage-blob', '@azure/storage-common'])
    stage(root, name, {});
  const file = join(root, 'build', 'node_modules', '@azure', 'storage-common', 'dist', 'esm', 'crc64.js');
  if (!readFileSync(file, 'utf8').includes('import.meta.url'))
    throw new Error(`${file} may be bundled as it is: \`stageCacheClient\` has become needless`);
  writeFileSync(file, "export { default } from '../commonjs/crc64.js';\n");
}

/** Copies a package beside the compiled source, with changes to its `package.json`. */
function stage(root: string, name: string, changes: object): void {
  const staged = join(root, 'build', 'node_modules', name);
  cpSync(join(root, 'node_modules', name), staged, { recursive: true });
  const file = join(staged, 'package.json');
  const description: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...description, ...changes }));
}
