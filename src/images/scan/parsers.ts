import { createLazyPart } from '../../base/lazy-part.ts';

/** What takes longer to load than a small run takes; most files are read without it. */
export const yamlParser = createLazyPart(() => import('./library-yaml.ts'));
export const dockerfileParser = createLazyPart(() => import('./dockerfile-instructions.ts'));
export const jsonParser = createLazyPart(() => import('./json-tree.ts'));
export const splitImages = createLazyPart(() => import('./report-split-image.ts'));
export const chartReader = createLazyPart(() => import('../chart/chart.ts'));
