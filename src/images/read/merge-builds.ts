import { groupBy } from '../../base/group-by.ts';
import type { Build } from './syntax.ts';

/**
 * Adds to builds without a context what they are where the file is merged with others of its folder, as
 * `compose.override.yaml` is with `compose.yaml`: the build of the same name there, with their arguments and target. Used by
 * itself, such a file builds in its own folder.
 */
export function mergeBuilds(builds: readonly Build[]): readonly Build[] {
  const keyOf = ({ calledAt, name }: Build): string => JSON.stringify([calledAt.replace(/[^/]*$/, ''), name]);
  const whole = groupBy(
    builds.filter(({ isPart }) => !isPart),
    keyOf,
  );
  return builds.flatMap((build) => {
    const others = build.isPart ? (whole.get(keyOf(build)) ?? []) : [];
    const merged = others.map((other) => ({
      ...other,
      calledAt: build.calledAt,
      target: build.target ?? other.target,
      args: new Map([...other.args, ...build.args]),
    }));
    return [build, ...merged];
  });
}
