import { dirname, join } from 'node:path';
import { isRecord } from '../../base/json-value.ts';
import { readTextFile, realFolder } from '../../host/files/files.ts';
import { majorTag, version } from '../../version.ts';
import type { OwnAction } from './github-workflow.ts';

const MAXIMUM_BYTES = 64 * 1024;
const COMMIT = /^[0-9a-f]{40}$/;

/**
 * The action as a workflow pins it: by the commit that the published package names, or by that of the action that runs.
 * Anything else is a development build, which has no commit that others could fetch.
 */
export async function ownAction(program: string): Promise<OwnAction> {
  const root = dirname(dirname(realFolder(program)));
  const text = await readTextFile(join(root, 'package.json'), MAXIMUM_BYTES).catch(() => undefined);
  const commit = [headOf(text ?? ''), root.split(/[\\/]/).at(-1)].find((one) => COMMIT.test(one ?? ''));
  return commit === undefined
    ? { ref: majorTag, comment: 'better: pin the commit SHA' }
    : { ref: commit, comment: `v${version}` };
}

/** The commit that the release workflow wrote into the package. */
function headOf(text: string): string | undefined {
  try {
    const described: unknown = JSON.parse(text);
    const head = isRecord(described) && described['name'] === 'platform-actions' ? described['gitHead'] : '';
    return typeof head === 'string' ? head : undefined;
  } catch {
    return undefined;
  }
}
