import { groupBy } from '../../base/group-by.ts';
import type { Build } from './syntax.ts';

/**
 * Completes builds without a context from those of the same name in files of the same folder: Compose and Bake merge such
 * files, as `compose.override.yaml` over `compose.yaml`.
 */
export function mergeBuilds(builds: readonly Build[]): readonly Build[] {
  const keyOf = ({ calledAt, name }: Build): string => JSON.stringify([calledAt.replace(/[^/]*$/, ''), name]);
  const whole = groupBy(
    builds.filter(({ isPart }) => !isPart),
    keyOf,
  );
  return builds.flatMap((build) => {
    const others = build.isPart ? (whole.get(keyOf(build)) ?? []) : [];
    if (others.length === 0) return build;
    return others.map((other) => ({
      ...other,
      calledAt: build.calledAt,
      target: build.target ?? other.target,
      args: new Map([...other.args, ...build.args]),
    }));
  });
}
