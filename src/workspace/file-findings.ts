import { plainLine } from '../base/plain-text.ts';
import type { Finding } from '../kit/findings/finding.ts';

/** A file that somebody wants looked at and that is not, or all that `files` matches: green would look like checked. */
export function unknownFileFinding(file?: string): Finding<'unknown-file'> {
  const what =
    file === undefined
      ? 'Nothing that `files` matches is'
      : `\`${plainLine(file)}\` is named by \`files\`, but is not`;
  return {
    rule: 'unknown-file',
    level: 'warning',
    title: 'File not read',
    message: `${what} of a kind that is understood.`,
    ...(file === undefined ? {} : { location: { file, line: 1 } }),
    fingerprint: `unknown-file ${file ?? ''}`,
  };
}

/** One glob of several that matches nothing: most likely it is mistyped. */
export function unmatchedGlobFinding(glob: string): Finding<'unmatched-glob'> {
  const name = plainLine(glob, 300);
  return {
    rule: 'unmatched-glob',
    level: 'warning',
    title: 'Glob matches nothing',
    message: `\`${name}\` in \`files\` matches no file.`,
    fingerprint: `unmatched-glob ${name}`,
  };
}
