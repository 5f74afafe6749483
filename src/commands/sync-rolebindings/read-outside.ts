import { plainLine } from '../../base/plain-text.ts';
import { parseTime } from '../../base/time.ts';
import type { Unread } from '../../kit/run/coverage.ts';
import type { Problem } from '../../kit/run/outcome.ts';
import type { Client } from '../../platform/client.ts';
import { PlatformError } from '../../platform/errors.ts';
import type { ListOperation } from '../../platform/pages.ts';
import { readAll } from '../../platform/read-all.ts';
import { listExternalGroupRoleMappings } from '../../platform/resources/external-group-role-mappings.ts';
import { listGroupInvites } from '../../platform/resources/groups.ts';
import { toProblems } from '../../session/problems.ts';
import { isInOrganization } from './plan/observed-world.ts';
import type { OutsideAccess } from './plan/unmanaged.ts';
import type { RoleFinding } from './rules.ts';

/** Access that role bindings do not show, and the lists of it that could not be read. */
export interface Outside extends OutsideAccess {
  readonly unread: readonly (Unread & { readonly problem: Problem | undefined })[];
}

export const NOTHING_OUTSIDE: Outside = { mappings: [], invites: [], unread: [] };

/** Reads mappings and invites; lists that cannot be read are reported. Throws `PlatformError` where the run must end. */
export async function readOutside(client: Client, organizationUid: string, nowMs: number): Promise<Outside> {
  const unread: Outside['unread'][number][] = [];
  const read = async <Row extends { readonly uid: string }>(
    what: string,
    list: ListOperation<Row>,
  ): Promise<readonly Row[]> => {
    try {
      return await readAll(client, list, (row) =>
        isInOrganization(row.uid, organizationUid) ? row : undefined,
      );
    } catch (error) {
      if (!(error instanceof PlatformError) || error.code === 'UNAUTHENTICATED') throw error;
      // The run itself was stopped.
      if (error.code === 'CANCELLED' && error.httpStatus === 0) throw error;
      const [problem] = toProblems(error, undefined);
      unread.push({ what, why: plainLine(problem?.message ?? '', 300), problem });
      return [];
    }
  };
  const scope = { descendantsOf: organizationUid };
  const [mappings, invites] = await Promise.all([
    read(MAPPINGS, listExternalGroupRoleMappings(scope)),
    read('open invites', listGroupInvites(scope)),
  ]);
  const endOf = (time: string): number => parseTime(time) ?? Number.POSITIVE_INFINITY;
  const open = invites.filter(({ expirationTime }) => endOf(expirationTime) > nowMs);
  return { mappings, invites: open, unread };
}

const MAPPINGS = 'external group mappings';

/** One warning for each list that could not be read. */
export function unreadFindings({ unread }: Outside): readonly RoleFinding[] {
  return unread.map(({ what, why }) => ({
    rule: 'unread-access',
    level: 'warning',
    title: 'Part of the access could not be read',
    message: `The ${what} could not be read, so the access that they give is not known: ${why}`,
    fix: FIX,
    fingerprint: `unread-access ${what}`,
  }));
}

const FIX =
  'Give the identity a role with `identity_providers.list` and `group_invites.list`, such as `viewer`, or set `unmanaged: ignore`.';

/** The problem of mappings that could not be read where what is unmanaged must fail: exit code 4, or 5 for the service. */
export function unreadMappings({ unread }: Outside): readonly Problem[] {
  const mappings = unread.filter(({ what }) => what === MAPPINGS);
  return mappings.map(({ problem, what, why }) => {
    const message = `\`unmanaged: fail\`: the ${what} could not be read: ${why}`;
    return { kind: problem?.kind === 'service' ? 'service' : 'forbidden', message, fix: FIX };
  });
}
