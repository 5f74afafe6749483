import { minifySync } from 'rolldown/experimental';

/**
 * The same program without comments and with short names of variables, in ASCII. Functions and classes keep their names,
 * which errors show. The texts of the licenses are in `licenses.txt`.
 */
export function shortenCode(path: string, code: string): string {
  const { code: shorter, errors } = minifySync(path, code, {
    compress: false,
    mangle: { keepNames: { function: true, class: true } },
    codegen: { removeWhitespace: false, asciiOnly: true, legalComments: 'none' },
  });
  const first = errors[0];
  if (first !== undefined) throw new Error(`${path} cannot be parsed: ${first.message}`);
  return shorter;
}
