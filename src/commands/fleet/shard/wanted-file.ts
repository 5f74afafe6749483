import { createGlobList } from '../../../base/glob.ts';
import { splitList } from '../../../base/list.ts';
import { kindOfFile } from '../../../images/read/file-kind.ts';

/** The config file and the role file that commands read by default. */
const ALWAYS: ReadonlySet<string> = new Set(['.github/platform-actions.yml', '.github/rolebindings.yml']);
/** Inputs whose values are globs of files, beside those that name a single file. */
const GLOBS: readonly string[] = ['files', 'sbom', 'file'];

/**
 * Which files of a repository are fetched: those that the scanner reads, `.env` files, which Compose files refer to, and
 * those that the command's inputs name.
 */
export function createWantedFile(values: ReadonlyMap<string, string>): (path: string) => boolean {
  const named = new Set([...values.values()].flatMap((value) => splitList(value)));
  const globs = GLOBS.flatMap((name) => splitList(values.get(name) ?? ''));
  // `**` means what the scanner reads, not everything that there is.
  const own = globs.filter((glob) => glob !== '**' && glob !== '**/*');
  const matches = own.length === 0 ? () => false : createGlobList(own);
  return (path) =>
    kindOfFile(path) !== undefined ||
    ALWAYS.has(path) ||
    named.has(path) ||
    /(?:^|\/)\.env$/.test(path) ||
    matches(path);
}
