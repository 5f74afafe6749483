import type { Json, JsonObject } from './json.ts';
import { isJsonObject, textOf } from './json.ts';
import * as messages from './messages.ts';
import * as more from './more-messages.ts';
import { type Message, message } from './wire.ts';

/** A column copied out of a resource's JSON so that filters and orders can use an index. */
export type Column = {
  readonly name: string;
  readonly read: (body: JsonObject) => string | null;
  readonly indexed: boolean;
};

/** One kind of resource: its table, its names in answers and errors, and what of it is on the floor. */
export type Kind = {
  readonly table: string;
  /** Envelope key of its List operation. */
  readonly key: string;
  /** `resourceType` in ResourceInfo. */
  readonly type: string;
  /** Service area in ErrorInfo. */
  readonly area: string;
  readonly columns: readonly Column[];
  readonly sortable: readonly string[];
  /** Fields that the specification shows; others vanish while the extra `fields` is off. */
  readonly floorFields: readonly string[];
  /** Its message, by which unset fields are written. */
  readonly message: Message;
};

const TIMES = ['createTime', 'updateTime'] as const;
const NAMED = ['uid', 'name', 'created_at', 'updated_at'] as const;

const field = (name: string, key: string): Column => ({
  name,
  read: (body) => textOf(body[key]),
  indexed: true,
});

const plainField = (name: string, key: string): Column => ({ ...field(name, key), indexed: false });

function claim(name: string, key: string): Column {
  return {
    name,
    indexed: true,
    read(body) {
      const match: Json | undefined = body.claimMatch ?? body.staticKeys;
      return isJsonObject(match) ? textOf(match[key]) : '';
    },
  };
}

/** Which of the four ways an identity is recognized. */
export function relationshipOf(body: JsonObject): string {
  if (body.claimMatch) return 'RELATIONSHIP_TYPE_CLAIM_MATCH';
  if (body.staticKeys) return 'RELATIONSHIP_TYPE_STATIC';
  if (body.awsIdentity) return 'RELATIONSHIP_TYPE_AWS_IDENTITY';
  return body.servicePrincipal ? 'RELATIONSHIP_TYPE_SERVICE_PRINCIPAL' : 'RELATIONSHIP_TYPE_UNSPECIFIED';
}

/** The class by which a tag is hidden from plain lists. */
export function tagClassOf(name: string): 'plain' | 'referrer' | 'date' | 'epoch' {
  if (name.startsWith('sha256-')) return 'referrer';
  if (/-20\d{6}(?:\d{4}(?:\d\d)?)?$/.test(name)) return 'date';
  return /-r[0-9]+$/.test(name) ? 'epoch' : 'plain';
}

type Facts = Pick<Kind, 'type' | 'area' | 'message'> &
  Partial<Pick<Kind, 'columns' | 'sortable' | 'floorFields'>>;

/** Kinds by their keys in lists; their tables are named alike. */
function kindsOf<Name extends string>(kinds: Readonly<Record<Name, Facts>>): Readonly<Record<Name, Kind>> {
  const named = Object.entries<Facts>(kinds).map(([key, facts]): [string, Kind] => {
    const table = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const usual = { columns: [], sortable: ['uid', 'created_at'], floorFields: ['uid', ...TIMES] };
    return [key, { table, key, ...usual, ...facts }];
  });
  // Safe: the entries have the names of the argument.
  return Object.fromEntries(named) as Record<Name, Kind>;
}

/** Of what is kept as a test gives it and shown in other messages. */
const NONE = message('');

/** The kinds that issue the operations of the ground floor, and those beyond. */
export const KINDS = kindsOf({
  groups: {
    type: 'Group',
    area: 'iam',
    sortable: NAMED,
    floorFields: ['uid', 'name', 'description', ...TIMES],
    message: messages.GROUP,
  },
  identities: {
    type: 'Identity',
    area: 'iam',
    columns: [
      claim('issuer', 'issuer'),
      claim('subject', 'subject'),
      { name: 'relationship', read: relationshipOf, indexed: false },
    ],
    sortable: NAMED,
    floorFields: ['uid', 'name', 'description', 'claimMatch', 'lastSeenTime', ...TIMES],
    message: messages.IDENTITY,
  },
  roles: {
    type: 'Role',
    area: 'iam',
    sortable: NAMED,
    floorFields: ['uid', 'name', 'description', ...TIMES],
    message: messages.ROLE,
  },
  roleBindings: {
    type: 'RoleBinding',
    area: 'iam',
    columns: [field('identity_uid', 'identityUid'), field('role_uid', 'roleUid')],
    floorFields: ['uid', 'identity', 'group', 'role', 'createTime'],
    message: messages.ROLE_BINDING,
  },
  repos: {
    type: 'Repo',
    area: 'registry',
    sortable: NAMED,
    floorFields: ['uid', 'name', 'description', ...TIMES],
    message: messages.REPO,
  },
  tags: {
    type: 'Tag',
    area: 'registry',
    columns: [
      field('digest', 'digest'),
      { name: 'class', read: (body) => tagClassOf(textOf(body.name)), indexed: false },
    ],
    sortable: NAMED,
    floorFields: ['uid', 'name', 'digest', 'deprecated', ...TIMES],
    message: messages.TAG,
  },
  advisories: {
    type: 'Advisory',
    area: 'vulnerabilities',
    columns: [
      field('advisory_id', 'advisoryId'),
      field('artifact_name', 'artifactName'),
      plainField('artifact_type', 'artifactType'),
      plainField('artifact_architecture', 'artifactArchitecture'),
      plainField('component_name', 'componentName'),
      plainField('component_type', 'componentType'),
      plainField('component_location', 'componentLocation'),
      plainField('legacy_advisory_id', 'legacyAdvisoryId'),
    ],
    sortable: ['uid', 'created_at', 'updated_at', 'advisory_id', 'artifact_name'],
    floorFields: ['uid', 'advisoryId', 'artifactName', ...TIMES],
    message: messages.ADVISORY,
  },
  subscriptions: { type: 'Subscription', area: 'events', message: more.SUBSCRIPTION },
  identityProviders: {
    type: 'IdentityProvider',
    area: 'iam',
    message: more.IDENTITY_PROVIDER,
    sortable: NAMED,
  },
  accountAssociations: {
    type: 'AccountAssociation',
    area: 'iam',
    message: more.ACCOUNT_ASSOCIATION,
    sortable: NAMED,
  },
  groupInvites: {
    type: 'GroupInvite',
    area: 'iam',
    message: more.GROUP_INVITE,
    columns: [field('key_id', 'keyId')],
  },
  externalGroupRoleMappings: { type: 'ExternalGroupRoleMapping', area: 'iam', message: more.MAPPING },
  termsAcceptances: { type: 'TermsAcceptance', area: 'iam', message: more.TERMS_ACCEPTANCE },
  artifacts: {
    type: 'Artifact',
    area: 'libraries',
    message: more.ARTIFACT,
    columns: [field('ecosystem', 'ecosystem')],
    sortable: ['name', 'uid', 'created_at', 'updated_at'],
  },
  artifactVersions: {
    type: 'ArtifactVersion',
    area: 'libraries',
    message: more.ARTIFACT_VERSION,
    columns: [field('version', 'version')],
    sortable: ['version', 'uid', 'created_at'],
  },
  readmes: { type: 'RepoReadme', area: 'registry', message: message('uid content') },
  vulnScans: {
    type: 'VulnReport',
    area: 'registry',
    message: NONE,
    columns: [field('digest', 'digest'), field('tag', 'tag'), field('day', 'day')],
  },
  packageVersions: { type: 'PackageVersionMetadata', area: 'registry', message: NONE },
  policies: { type: 'Policy', area: 'registry', message: NONE },
});

export type KindName = keyof typeof KINDS;
