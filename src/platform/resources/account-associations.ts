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
  texts,
} from '../decode.ts';
import { enumNames, requireEnumName } from '../enum-name.ts';
import { type Settable, values } from '../write-body.ts';
import { postCall, resource } from './resource-calls.ts';

const installations = listOf(message(texts('installationId', 'name')));
const accountAssociation = message({
  uid: required,
  ...texts('name', 'description', 'createTime', 'updateTime'),
  amazon: maybe(message({ account: text })),
  google: maybe(message(texts('projectId', 'projectNumber'))),
  azure: maybe(message({ tenantId: text, clientIds: mapOf(required) })),
  github: maybe(message({ appInstallations: mapOf(message({ installations })) })),
  chainguard: maybe(message({ serviceBindings: mapOf(required) })),
});
const check = message({
  ...texts('reason', 'message'),
  status: enumName(enumNames('CHECK_STATUS_', 'UNSPECIFIED READY NOT_READY')),
});
const PROVIDER_TYPES = enumNames('ACCOUNT_PROVIDER_TYPE_', 'UNSPECIFIED GOOGLE AMAZON AZURE');

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

const associations = resource<AccountAssociation, AccountAssociationFields, 'name'>(
  '/iam/v2/accountAssociations',
  accountAssociation,
  {
    ...values('name', 'description'),
    amazon: { fields: values('account') },
    google: { fields: values('projectId', 'projectNumber') },
    azure: { fields: values('tenantId', 'clientIds') },
    github: { fields: values('appInstallations') },
    chainguard: { fields: values('serviceBindings') },
  },
);

/** Account associations that the caller can see; `name` is an exact match. */
export const listAccountAssociations = associations.list<{ readonly name?: string }>;
/** The account association of a group, by the group's uid; `NOT_FOUND` when there is none. */
export const getAccountAssociation = associations.get;
/** Ties a group to accounts. */
export const createAccountAssociation = associations.create;
/** Changes the accounts that a group is tied to. */
export const updateAccountAssociation = associations.update;
/** Unties a group from its accounts. */
export const deleteAccountAssociation = associations.remove;

/** Checks whether the platform can reach the account of a provider. Throws `TypeError` for an unknown one. */
export function checkAccountAssociation(
  groupUid: string,
  providerType: AccountProviderType,
): Call<AccountAssociationCheck> {
  requireEnumName('providerType', providerType, PROVIDER_TYPES);
  const address = path`/iam/v2/accountAssociations/${groupUid}:checkAccountAssociation`;
  return postCall(address, { providerType }, check);
}
