import { compareText, plainLine } from '../../../base/plain-text.ts';
import { type PlatformError, undecodable } from '../../../platform/errors.ts';
import type { Identity } from '../../../platform/resources/identities.ts';
import type { ClaimMatch } from '../../../session/claim-match.ts';

/** Something with a uid and a name, as the service has it; the name is foreign text. */
export interface Named {
  readonly uid: string;
  readonly name: string;
}

/** How an identity is authenticated. `unknown`: the answer had none of the four forms. */
export type IdentityKind = 'claim-match' | 'static-keys' | 'aws' | 'service-principal' | 'unknown';

export interface ObservedIdentity extends Named {
  readonly description: string;
  readonly kind: IdentityKind;
  /** Exact issuer; `undefined` if there is a pattern instead. */
  readonly issuer: string | undefined;
  readonly subject: string | undefined;
  /** The other keys of its claim match (`audience`, `claims` …), kept when issuer and subject change. */
  readonly otherClaims: Readonly<Record<string, unknown>>;
  /** True if only bindings show it: no list, answer or look-up of its own does. */
  readonly boundOnly?: true;
}

export interface ObservedRole extends Named {
  /** Names of what the role can do; absent or empty if the service does not say it. */
  readonly capabilities?: readonly string[];
}

/** The identity of a binding; a person's has the issuer and subject with which they sign in, if the service says it. */
export interface Holder extends Named {
  readonly issuer?: string;
  readonly subject?: string;
}

export interface ObservedBinding {
  readonly uid: string;
  readonly identity: Holder;
  readonly role: Named;
  readonly group: Named;
}

/** Everything that was read of one organization, in any order. */
export interface ObservedWorld {
  readonly organization: Named;
  /** Groups below the organization; the organization itself may be among them. */
  readonly groups: readonly Named[];
  /** Whether the list leaves out the name of a group, so that a file can refer to groups by uid only. */
  readonly hasNamelessGroups?: boolean;
  readonly roles: readonly ObservedRole[];
  /** Identities of the organization, and those that the file names by uid or look-up. */
  readonly identities: readonly ObservedIdentity[];
  readonly bindings: readonly ObservedBinding[];
  /** Uids of the people that the file refers to by issuer and subject, by `personKey`; several are candidates. */
  readonly people?: ReadonlyMap<string, readonly string[]>;
}

/** Identifies a person by issuer and subject. */
export function personKey({ issuer, subject }: ClaimMatch): string {
  return JSON.stringify([issuer, subject]);
}

/** Whether a uid is the organization's or below it (a child's uid starts with its parent's and a slash). */
export function isInOrganization(uid: string, organizationUid: string): boolean {
  return uid === organizationUid || uid.startsWith(`${organizationUid}/`);
}

/** Whether a binding may be left over from a deleted identity of the organization: the service then shows its uid only. */
export function mayBeGone({ identity }: Pick<ObservedBinding, 'identity'>, { uid }: Named): boolean {
  return identity.name === '' && isInOrganization(identity.uid, uid);
}

/** A uid of the service: 40 hexadecimal digits, and another segment for each level below. */
const UID = /^[0-9a-f]{40}(?:\/[0-9a-f]+)*$/;

/** Whether a text is the uid of a person outside of the organization, which is accepted as given. */
export function isForeignUid(text: string, organizationUid: string): boolean {
  return UID.test(text) && !isInOrganization(text, organizationUid);
}

/** The bindings of the organization, each uid once, in the order of uids. */
export function observedRows({ organization, bindings }: ObservedWorld): readonly ObservedBinding[] {
  const inside = bindings.filter(({ group }) => isInOrganization(group.uid, organization.uid));
  const byUid = new Map(inside.map((row) => [row.uid, row]));
  return [...byUid.values()].sort((a, b) => compareText(a.uid, b.uid));
}

/** An identity as returned by the service; absent texts may be empty, absent objects null. */
type IdentityRow = Named &
  Partial<Pick<Identity, 'description' | 'servicePrincipal'>> & {
    readonly [K in 'claimMatch' | 'staticKeys' | 'awsIdentity']?: object | null | undefined;
  };

const MATCHED: readonly string[] = ['issuer', 'issuerPattern', 'subject', 'subjectPattern'];

/** Converts an identity; the kind is `unknown` if the row does not show it. */
export function observeIdentity(row: IdentityRow): ObservedIdentity {
  const claims = Object.entries(row.claimMatch ?? {}).filter(([, value]) => !isEmpty(value));
  const exact = (key: string): string | undefined => {
    const value = claims.find(([name]) => name === key)?.[1];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    uid: row.uid,
    name: row.name,
    description: row.description ?? '',
    kind: kindOf(row, claims.length > 0),
    issuer: exact('issuer'),
    subject: exact('subject'),
    otherClaims: Object.fromEntries(claims.filter(([name]) => !MATCHED.includes(name))),
  };
}

/** The call that lists bindings. */
export const BINDINGS = 'GET /iam/v2/roleBindings';

/** Converts a binding, wherever it is; throws `PlatformError` for one without an identity, role or group: it cannot be checked. */
export function observeBinding(row: ObservedBinding): ObservedBinding {
  const { uid, identity, role, group } = row;
  // A binding is a child of its group, so its uid contains the group if the row does not.
  const groupUid = group.uid === '' ? uid.slice(0, Math.max(0, uid.lastIndexOf('/'))) : group.uid;
  if (uid === '' || identity.uid === '' || role.uid === '' || groupUid === '')
    throw undecodable(
      `role binding \`${plainLine(uid, 200)}\` does not say which identity has which role, so it cannot be checked`,
      BINDINGS,
    );
  const named = (of: Named): Named => ({ uid: of.uid, name: of.name });
  return { uid, identity: holderOf(identity), role: named(role), group: { uid: groupUid, name: group.name } };
}

function holderOf({ issuer = '', name, subject = '', uid }: Holder): Holder {
  // Identities of organizations are listed with their claims.
  const isPerson = !uid.includes('/') && issuer !== '' && subject !== '';
  return isPerson ? { uid, name, issuer, subject } : { uid, name };
}

/** A person, of whom no list exists; `boundOnly` unless a look-up knows them. */
export function observePerson(holder: Holder, isLookedUp: boolean): ObservedIdentity {
  const { issuer, name, subject, uid } = holder;
  const unknown = { description: '', kind: 'unknown', otherClaims: {} } as const;
  return { uid, name, issuer, subject, ...unknown, ...(isLookedUp ? {} : { boundOnly: true }) };
}

function kindOf(row: IdentityRow, hasClaims: boolean): IdentityKind {
  if (row.staticKeys) return 'static-keys';
  if (row.awsIdentity) return 'aws';
  // Unset, as a name or as the number of the enum's zero value.
  if (row.servicePrincipal && !/^(?:.*_UNSPECIFIED|0)$/.test(row.servicePrincipal))
    return 'service-principal';
  return hasClaims ? 'claim-match' : 'unknown';
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Whether a name can mean an identity: one of the organization with claims, or of no known form; others may share names. */
export function isFoundByName({ kind, uid }: ObservedIdentity, organizationUid: string): boolean {
  return (kind === 'claim-match' || kind === 'unknown') && isInOrganization(uid, organizationUid);
}

/** Whether an identity is known to exist: a list, an answer of its own, or a look-up shows it, not only a binding. */
export function createKnowledge({ identities }: Pick<ObservedWorld, 'identities'>): (uid: string) => boolean {
  const known = new Set(identities.flatMap(({ boundOnly, uid }) => (boundOnly === true ? [] : uid)));
  return (uid) => known.has(uid);
}

/**
 * The world with one name for every group and role: the one of its list, which guards and restrictions judge. Groups
 * may be listed without names, so a missing name comes from a binding, else from the uid. Throws
 * `PlatformError` (`UNDECODABLE`) where two rows name the same thing differently, apart from case.
 */
export function withNames(world: ObservedWorld): ObservedWorld {
  const { bindings, groups, organization, roles } = world;
  const names = new Map<string, string>();
  const learn = ({ name, uid }: Named): void => {
    if (name === '') return;
    const known = names.get(uid);
    if (known === undefined) names.set(uid, name);
    else if (known !== name && known.toLowerCase() !== name.toLowerCase())
      throw contradiction(uid, known, name);
  };
  // The lists first: their spelling counts.
  [organization, ...groups, ...roles].forEach(learn);
  for (const { group, role } of bindings) [group, role].forEach(learn);
  const named = <T extends Named>(thing: T): T => {
    const name = names.get(thing.uid) ?? thing.uid;
    return name === thing.name ? thing : { ...thing, name };
  };
  return {
    ...world,
    organization: named(organization),
    groups: groups.map(named),
    roles: roles.map(named),
    bindings: bindings.map((row) => ({ ...row, group: named(row.group), role: named(row.role) })),
  };
}

function contradiction(uid: string, known: string, name: string): PlatformError {
  const [shown, one, other] = [uid, known, name].map((text) => plainLine(text, 200));
  return undecodable(
    `\`${shown}\` is named \`${one}\` in one row and \`${other}\` in another, so what it is cannot be judged; run again if it was just renamed`,
    BINDINGS,
  );
}
