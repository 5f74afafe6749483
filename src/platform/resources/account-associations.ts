import { type Call, path } from '../call.ts';
import {
  type Decoded,
  enumName,
  listOf,
  mapOf,
  maybe,
  message,
  type Open,
  required,
  text,
} from '../decode.ts';
import { requireEnumName } from '../enum-name.ts';
import type { ListOperation } from '../pages.ts';
import { type MaskOf, type Settable, values, type Writable } from '../write-body.ts';
import { deleteCall, listOperation, patchCall, postCall, readCall, type Scope } from './resource-calls.ts';

const installation = message({ installationId: text, name: text });
const accountAssociation = message({
  uid: required,
  name: text,
  description: text,
  amazon: maybe(message({ account: text })),
  google: maybe(message({ projectId: text, projectNumber: text })),
  azure: maybe(message({ tenantId: text, clientIds: mapOf(required) })),
  github: maybe(message({ appInstallations: mapOf(message({ installations: listOf(installation) })) })),
  chainguard: maybe(message({ serviceBindings: mapOf(required) })),
  createTime: text,
  updateTime: text,
});
const PROVIDER_TYPES = [
  'ACCOUNT_PROVIDER_TYPE_UNSPECIFIED',
  'ACCOUNT_PROVIDER_TYPE_GOOGLE',
  'ACCOUNT_PROVIDER_TYPE_AMAZON',
  'ACCOUNT_PROVIDER_TYPE_AZURE',
] as const;

const CHECK_STATUSES = ['CHECK_STATUS_UNSPECIFIED', 'CHECK_STATUS_READY', 'CHECK_STATUS_NOT_READY'] as const;
const check = message({ status: enumName(CHECK_STATUSES), reason: text, message: text });

/** Whether the platform can reach an account. */
export interface AccountAssociationCheck extends Decoded<typeof check> {}

/** A cloud whose accounts can be checked. */
export type AccountProviderType = Open<(typeof PROVIDER_TYPES)[number]>;

/** Accounts of clouds and code hosts that a group is tied to; its uid is the group's. */
export interface AccountAssociation extends Decoded<typeof accountAssociation> {}

interface AppInstallations {
  readonly installations: readonly {
    readonly installationId: string;
    readonly name?: string | undefined;
  }[];
}

/** Writable fields of an account association. */
export interface AccountAssociationFields
  extends Settable<
    Pick<AccountAssociation, 'name' | 'description' | 'amazon' | 'google' | 'azure' | 'chainguard'>
  > {
  /** By id of the app. */
  readonly github?: { readonly appInstallations: Readonly<Record<string, AppInstallations>> } | undefined;
}

const writable: Writable<AccountAssociationFields> = {
  ...values('name', 'description'),
  amazon: { fields: values('account') },
  google: { fields: values('projectId', 'projectNumber') },
  azure: { fields: values('tenantId', 'clientIds') },
  github: { fields: values('appInstallations') },
  chainguard: { fields: values('serviceBindings') },
};

/** Account associations that the caller can see; `name` is an exact match. */
export function listAccountAssociations(
  scope: Scope & { readonly name?: string } = {},
): ListOperation<AccountAssociation> {
  const { name } = scope;
  return listOperation('/iam/v2/accountAssociations', 'accountAssociations', accountAssociation, scope, {
    name,
  });
}

/** The account association of a group; `NOT_FOUND` when there is none. */
export function getAccountAssociation(groupUid: string): Call<AccountAssociation> {
  return readCall(path`/iam/v2/accountAssociations/${groupUid}`, accountAssociation);
}

/** Ties a group to accounts. */
export function createAccountAssociation(
  groupUid: string,
  fields: AccountAssociationFields & { readonly name: string },
): Call<AccountAssociation> {
  return postCall(path`/iam/v2/accountAssociations/${groupUid}`, fields, accountAssociation, writable);
}

/** Changes the accounts that a group is tied to. */
export function updateAccountAssociation(
  groupUid: string,
  fields: AccountAssociationFields,
  mask?: readonly MaskOf<AccountAssociationFields>[],
): Call<AccountAssociation> {
  return patchCall(path`/iam/v2/accountAssociations/${groupUid}`, fields, mask, accountAssociation, writable);
}

/** Unties a group from its accounts. */
export function deleteAccountAssociation(groupUid: string): Call<undefined> {
  return deleteCall(path`/iam/v2/accountAssociations/${groupUid}`);
}

/**
 * Checks whether the platform can reach the account of one provider, such as `ACCOUNT_PROVIDER_TYPE_AMAZON`. Throws `TypeError`
 * for an unknown one.
 */
export function checkAccountAssociation(
  groupUid: string,
  providerType: AccountProviderType,
): Call<AccountAssociationCheck> {
  requireEnumName('providerType', providerType, PROVIDER_TYPES);
  const address = path`/iam/v2/accountAssociations/${groupUid}:checkAccountAssociation`;
  return postCall(address, { providerType }, check);
}
