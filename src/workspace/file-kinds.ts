/**
 * Loads what paths say about files. The parsers of all syntaxes come with it: the thread that reads files has them, and a run
 * needs them itself only to compare files with those of a base.
 */
export const loadFileKinds = () => import(/* webpackChunkName: "reading" */ '../images/read/file-kind.ts');
