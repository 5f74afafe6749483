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
  for (const name of FREE_OF_SIDE_EFFECTS) {
    const staged = join(root, 'build', 'node_modules', '@actions', name);
    cpSync(join(root, 'node_modules', '@actions', name), staged, { recursive: true });
    const file = join(staged, 'package.json');
    const description: object = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...description, sideEffects: false }));
  }
}
