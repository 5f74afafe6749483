import { extname } from 'node:path';
import { minifySync } from 'rolldown/experimental';

/**
 * The same program with short names of variables, without comments and in ASCII, because Node compiles it in less time and
 * downloads of the action are smaller. Functions and classes keep their names, which errors show, and the code its lines:
 * neither costs time. The texts of the licenses are in `licenses.txt`. `path` ends with `.cjs` or `.mjs`.
 */
export function shortenCode(path: string, code: string): string {
  const { code: shorter, errors } = minifySync(path, code, {
    module: extname(path) === '.mjs',
    compress: false,
    mangle: { keepNames: { function: true, class: true } },
    codegen: { removeWhitespace: false, asciiOnly: true, legalComments: 'none' },
  });
  const first = errors[0];
  if (first !== undefined) throw new Error(`${path} cannot be parsed: ${first.message}`);
  return shorter;
}
