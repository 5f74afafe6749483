import type { Annotation } from './host.ts';

/** Annotations of one level that a step may have before the host drops the rest. */
export const ANNOTATIONS_PER_LEVEL = 10;

/** Counts annotations by level; false once a level has all that the host shows. */
export function createAnnotationBudget(): (level: Annotation['level']) => boolean {
  const used = { error: 0, warning: 0, notice: 0 };
  return (level) => {
    used[level] += 1;
    return used[level] <= ANNOTATIONS_PER_LEVEL;
  };
}
