/** Why a file that was looked at is counted as skipped. */
export const NOT_OURS = 'not naming this registry';

const OWN_FILES = /\/\.github\/(?:platform-actions|rolebindings)\.ya?ml$/i;

/** Whether a path is that of the config file or a role file of this product. */
export function isOwnFile(path: string): boolean {
  return OWN_FILES.test(`/${path}`);
}
