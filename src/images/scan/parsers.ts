import { createLazyPart } from '../../base/lazy-part.ts';

/** Libraries that take longer to load than a small run takes; most files are read without them. */
export const yamlParser = createLazyPart(() => import('./library-yaml.ts'));
export const dockerfileParser = createLazyPart(() => import('./dockerfile-instructions.ts'));

/** Loads both, for callers that scan without waiting. */
export async function loadParsers(): Promise<void> {
  await Promise.all([yamlParser.load(), dockerfileParser.load()]);
}
