import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

/** Writes the declarations of an entry, with all that it refers to in this project, into one file. */
export async function rollUpTypes(entry: string, target: string): Promise<void> {
  const bundle = await rollup({
    input: entry,
    plugins: [dts()],
    // A declaration that cannot be resolved would be `any` to the user.
    onwarn: ({ message }) => {
      throw new Error(message);
    },
    external: [/^node:/, /^zod\//],
  });
  await bundle.write({ file: target, format: 'es' });
  await bundle.close();
}
