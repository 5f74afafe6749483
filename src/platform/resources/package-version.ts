import { message, text } from '../decode.ts';

/** A version of a package as v1 tells it; dates are `YYYY-MM-DD`. */
export const packageVersion = message({
  version: text,
  eolDate: text,
  releaseDate: text,
  latestVersion: text,
});
