import * as z from 'zod/mini';
import { listOf, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { listCall, type Scope } from './list-query.ts';

const role = z.looseObject({
  uid: z.string(),
  name: text,
  description: text,
  capabilities: listOf(z.string()),
});

/** A named set of capabilities; built-in ones live at the root. */
export type Role = z.output<typeof role>;

/** Roles that the caller can see; `name` is an exact match where the service has that filter. */
export function listRoles(scope: Scope & { readonly name?: string } = {}): ListOperation<Role> {
  return (position) => listCall('/iam/v2/roles', 'roles', role, scope, { name: scope.name }, position);
}
