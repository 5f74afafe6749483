import type { CommandRow } from '../../../kit/run/command-row.ts';
import { NO_FINDINGS } from '../../../kit/run/outcome.ts';

/** The output in which a run reports the images that its repository references, as soon as it knows them. */
export const IMAGES_OUTPUT = 'fleet-images';

/**
 * The row of a command whose run first reports the images that the repository references, in the same threads in which the
 * command then reads the files. With `mayBeEmpty`, a repository that certainly references none is not examined further.
 */
export function withImages(row: CommandRow, mayBeEmpty: boolean): CommandRow {
  return {
    ...row,
    load: async () => {
      const { findImages } = await import(/* webpackChunkName: "images" */ './find-images.ts');
      const run = await row.load();
      return async (inputs, deps) => {
        // Every command has the common inputs; one without `registry-map` has no mappings.
        const found = await findImages(deps, inputs as Parameters<typeof findImages>[1]);
        if (found !== undefined) deps.host.setOutput(IMAGES_OUTPUT, JSON.stringify(found));
        return mayBeEmpty && found?.isEmpty === true ? NO_FINDINGS : await run(inputs, deps);
      };
    },
  };
}
