import type { CommandRow } from '../../../kit/run/command-row.ts';
import { NOTHING } from '../../../kit/run/outcome.ts';

/** The output in which a run in a repository tells which images the repository references, as soon as it knows. */
export const IMAGES_OUTPUT = 'fleet-images';

/**
 * The row of a command whose run first tells which images the repository references, in the same threads in which the command
 * then reads the files. With `mayBeEmpty`, a repository that surely references none is not looked at any further.
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
        return mayBeEmpty && found?.isEmpty === true ? NOTHING : await run(inputs, deps);
      };
    },
  };
}
