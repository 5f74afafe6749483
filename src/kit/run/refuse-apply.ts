import type { UserProblem } from '../../base/user-error.ts';
import type { HostContext } from '../../host/host.ts';
import type { Manifest } from '../manifest/manifest.ts';

/** Why `apply` is refused here: a change must not take effect before it is merged (contract §7). */
export function applyProblem(
  manifest: Manifest,
  mode: string | undefined,
  { changeEvent, event }: HostContext,
): UserProblem | undefined {
  const isApply = mode === 'apply' && manifest.inputs['mode']?.choices?.includes(mode) === true;
  if (!isApply || !changeEvent) return undefined;
  return {
    message: `\`mode: apply\` is refused on pull-request and merge-request events${event === undefined ? '' : ` (this one is \`${event}\`)`}`,
    fix: 'use `mode: plan` here, and apply on a push to the protected branch',
    input: 'mode',
  };
}
