import { describe, expect, it } from 'vitest';
import { CAPABILITIES, requireEnumName } from '../../src/platform/enum-name.ts';
import {
  checkAccountAssociation,
  createAccountAssociation,
} from '../../src/platform/resources/account-associations.ts';
import { createGroup, updateGroup } from '../../src/platform/resources/groups.ts';
import { createIdentity, updateIdentity } from '../../src/platform/resources/identities.ts';
import {
  createIdentityProvider,
  updateIdentityProvider,
} from '../../src/platform/resources/identity-providers.ts';
import { createRepo, updateRepo } from '../../src/platform/resources/repos.ts';
import { createRole, updateRole } from '../../src/platform/resources/roles.ts';

const UID = 'ab'.repeat(20);

describe('an enum in a body', () => {
  it.each([
    ['createRole', () => createRole(UID, { name: 'r', capabilities: ['tag.list'] }), 'CAP_TAG_LIST'],
    ['updateRole', () => updateRole(UID, { capabilities: ['CAP_TAG_LIST', 'tag.list'] }), 'CAP_TAG_LIST'],
    ['createGroup', () => createGroup(UID, { name: 'g', kind: 'CUSTOMER' }), 'ORG_KIND_CUSTOMER'],
    ['updateGroup', () => updateGroup(UID, { kind: 'ORG_KIND_CUSTOMERS' }), 'ORG_KIND_CUSTOMER'],
    [
      'createIdentity',
      () => createIdentity(UID, { name: 'i', servicePrincipal: 'cosigned' }),
      'SERVICE_PRINCIPAL_COSIGNED',
    ],
    [
      'updateIdentity',
      () => updateIdentity(UID, { servicePrincipal: 'SERVICE_PRINCIPAL_INGESTOR' }),
      'SERVICE_PRINCIPAL_INGESTER',
    ],
    [
      'createIdentityProvider',
      () =>
        createIdentityProvider(UID, {
          name: 'p',
          defaultRole: UID,
          oidc: { issuer: 'i', clientId: 'c', correlationRule: 'sub_equals_external_id' },
        }),
      'CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID',
    ],
    [
      'updateIdentityProvider',
      () =>
        updateIdentityProvider(UID, {
          oidc: { issuer: 'i', clientId: 'c', correlationRule: 'OID_EQUALS_EXTERNAL_ID' },
        }),
      'CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID',
    ],
    ['createRepo', () => createRepo(UID, { name: 'r', catalogTier: 'base' }), 'CATALOG_TIER_BASE'],
    ['updateRepo', () => updateRepo(UID, { catalogTier: 'CATALOG-TIER-FIPS' }), 'CATALOG_TIER_FIPS'],
    [
      'checkAccountAssociation',
      () => checkAccountAssociation(UID, 'AWS_AMAZON'),
      'ACCOUNT_PROVIDER_TYPE_AMAZON',
    ],
  ])('is refused by %s before anything is sent, with the nearest name', (_, make, nearest) => {
    expect(make).toThrow(TypeError);
    expect(make).toThrow(`did you mean \`${nearest}\`?`);
  });

  it('names its place, and says why it matters', () => {
    expect(() => updateRole(UID, { capabilities: ['CAP_TAG_LIST', 'tag.list'] })).toThrow(
      '`capabilities.1`: the service does not know `tag.list` and would silently ignore it; did you mean `CAP_TAG_LIST`?',
    );
  });

  it.each([
    ['role_bindings.create', 'CAP_IAM_ROLE_BINDINGS_CREATE'],
    ['groups.list', 'CAP_IAM_GROUPS_LIST'],
    ['repo.list', 'CAP_REPO_LIST'],
    ['CAP_TAG_LSIT', 'CAP_TAG_LIST'],
    ['REPO_LIST', 'CAP_REPO_LIST'],
  ])('is guessed from the spelling of tokens and from typing errors: %s', (written, meant) => {
    expect(() => requireEnumName('x', written, CAPABILITIES)).toThrow(`\`${meant}\``);
  });

  it('has no hint where nothing is near, and an empty text is not a name', () => {
    const refuse = (value: string) => () =>
      requireEnumName('kind', value, ['ORG_KIND_DEV', 'ORG_KIND_INFRA']);
    expect(refuse('something entirely different')).toThrow(/would silently ignore it$/);
    expect(refuse('')).toThrow('does not know ``');
    expect(() => requireEnumName('x', 'a', ['ONE', 'OTHER'])).toThrow(/would silently ignore it$/);
    expect(() => requireEnumName('x', 'a', [])).toThrow(/would silently ignore it$/);
  });

  it('is sent as it is where its name is known or it is left out', () => {
    const fields = { name: 'r', capabilities: ['CAP_TAG_LIST'] };
    expect(createRole(UID, fields).body).toEqual(fields);
    expect(updateRole(UID, { description: 'd' }).body).toEqual({ description: 'd' });
    expect(updateRepo(UID, { catalogTier: 'CATALOG_TIER_UNSPECIFIED' }).body).toEqual({
      catalogTier: 'CATALOG_TIER_UNSPECIFIED',
    });
    expect(createAccountAssociation(UID, { name: 'n' }).body).toEqual({ name: 'n' });
  });
});

it('names the nearest of names that begin alike up to another underscore', () => {
  const names = ['CATALOG_TIER_BASE', 'CATALOG_KIND_FIPS'];
  expect(() => requireEnumName('tier', 'tier_base', names)).toThrow('did you mean `CATALOG_TIER_BASE`?');
});
