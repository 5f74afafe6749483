import { Document, visit, YAMLMap, YAMLSeq } from 'yaml';
import { plainLine } from '../base/plain-text.ts';
import { isFoundByName } from './identity-match.ts';
import {
  compareText,
  grantKey,
  type Named,
  type ObservedBinding,
  type ObservedIdentity,
  type ObservedWorld,
  observedRows,
} from './role-binding.ts';
import { identityEntrySchema, type RawBindingEntry, type RawIdentityEntry } from './role-file-schema.ts';
import { knownNames, uniqueByUid } from './role-names.ts';
import { countOf } from './role-refusal.ts';

/** Text that any YAML tool reads as itself without quotes, unless it is one of the words. */
const TAME = /^[A-Za-z][A-Za-z0-9._-]*$/;
const WORDS = /^(?:y|yes|n|no|on|off|true|false|null|nan|inf)$/i;
/** Characters of a name in a comment. */
const LONGEST_NAME = 100;
/** Invisible or reordering characters and non-characters, and marks that CI hosts look for in what a step prints. */
const ESCAPED = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]|(?<=:):|(?<=#)[#[]/gu;

/**
 * The present state as a role file (contract §7, `dump`) that reads back to an empty plan, also with `prune`. Identities that
 * cannot be told apart by name and claims are written by uid, with their name as a comment; those with duplicate bindings are
 * not owned, so that nothing of them is pruned; those that only a uid can mean are left out. `schema` is the address of the JSON Schema for editors.
 */
export function dumpRoles(world: ObservedWorld, schema?: string): string {
  const rows = observedRows(world);
  const identities = uniqueByUid(world.identities).filter((identity) =>
    isFoundByName(identity, world.organization.uid),
  );
  const known = knownNames(world);
  const uids = new Set(identities.map(({ uid }) => uid));
  const written = rows.filter(({ identity }) => uids.has(identity.uid));
  const dumped = identities
    .map((identity) => dumpIdentity(identity, identities, written, world, known))
    .sort((a, b) => compareText(a.name, b.name));
  const bindings = dumped.flatMap((identity) => identity.bindings);
  const document = new Document({ version: 1, organization: world.organization.uid });
  const entries = new YAMLSeq();
  entries.items = dumped.map((identity) => entryNode(identity, document));
  document.set('identities', entries);
  if (bindings.length > 0) document.set('bindings', document.createNode(bindings));
  const left = rows.length - written.length;
  const comments = [
    ...(schema === undefined ? [] : [` yaml-language-server: $schema=${schema}`]),
    ...(left === 0
      ? []
      : [
          ` Left out: ${countOf(left, 'binding')} of people, pull tokens and others that only a uid can mean`,
        ]),
  ];
  if (comments.length > 0) document.commentBefore = comments.join('\n');
  quoteWildText(document);
  const text = document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER });
  return text.replace(ESCAPED, escapeQuoted);
}

interface DumpedIdentity {
  readonly name: string;
  readonly entry: RawIdentityEntry;
  readonly roles: readonly string[];
  readonly bindings: readonly RawBindingEntry[];
  readonly comment: string | undefined;
}

function dumpIdentity(
  identity: ObservedIdentity,
  all: readonly ObservedIdentity[],
  rows: readonly ObservedBinding[],
  world: ObservedWorld,
  known: ReturnType<typeof knownNames>,
): DumpedIdentity {
  const own = rows.filter((row) => row.identity.uid === identity.uid);
  const grants = [...new Map(own.map((row) => [grantKey(row), row])).values()];
  const hasDuplicates = grants.length < own.length;
  const head = hasDuplicates
    ? { uid: identity.uid }
    : (entryByName(identity, all, world) ?? { uid: identity.uid, owned: true });
  const { roles, groups } = known;
  const isHome = ({ group }: ObservedBinding) => group.uid === world.organization.uid;
  const bindings = grants
    .filter((row) => !isHome(row))
    .map(({ role, group }) => ({
      identity: head.name ?? identity.uid,
      role: nameOrUid(role, roles),
      group: nameOrUid(group, groups),
    }));
  return {
    name: identity.name,
    entry: head,
    roles: grants.filter(isHome).map(({ role }) => nameOrUid(role, roles)),
    bindings,
    comment: commentOf(identity, head.name === undefined, hasDuplicates),
  };
}

/** What the entry itself does not tell: the name of a uid, and why it is not owned. */
function commentOf({ name }: Named, isByUid: boolean, hasDuplicates: boolean): string | undefined {
  const shown = plainLine(name, LONGEST_NAME);
  const lines = [
    ...(isByUid && shown !== '' ? [` ${shown}`] : []),
    ...(hasDuplicates ? [' Has duplicate bindings; with `owned: true`, `prune` removes them.'] : []),
  ];
  return lines.length === 0 ? undefined : lines.join('\n');
}

/** The identity's entry by name and claims, where the file may say so and it means no other one. */
function entryByName(
  identity: ObservedIdentity,
  all: readonly ObservedIdentity[],
  world: ObservedWorld,
): RawIdentityEntry | undefined {
  const { uid, name, description, kind, issuer, subject } = identity;
  const isLike = (other: ObservedIdentity) =>
    other.uid !== uid &&
    (other.name === name || (kind !== 'unknown' && other.issuer === issuer && other.subject === subject));
  if (all.some(isLike) || world.identities.some((other) => other.uid === name)) return undefined;
  const words = description === '' ? {} : { description };
  const claims = kind === 'unknown' ? {} : { claimMatch: { issuer, subject } };
  const parsed = identityEntrySchema.safeParse({ name, ...words, ...claims });
  return parsed.success ? parsed.data : undefined;
}

/** The name where it means just this one, else the uid. */
function nameOrUid({ uid }: Named, all: readonly Named[]): string {
  const [name = ''] = all.flatMap((item) => (item.uid === uid ? item.name : []));
  const isClear =
    name !== '' && all.every((item) => item.uid === uid || (item.name !== name && item.uid !== name));
  return isClear ? name : uid;
}

/** An entry with its comment, and its roles on one line. */
function entryNode({ entry, roles, comment }: DumpedIdentity, document: Document): YAMLMap {
  const node = new YAMLMap();
  for (const [key, value] of Object.entries(entry)) node.set(key, document.createNode(value));
  node.set('roles', document.createNode(roles, { flow: true }));
  if (comment !== undefined) node.commentBefore = comment;
  return node;
}

function quoteWildText(document: Document): void {
  visit(document, {
    Scalar: (_key, node) => {
      const { value } = node;
      if (typeof value === 'string' && (!TAME.test(value) || WORDS.test(value))) node.type = 'QUOTE_DOUBLE';
    },
  });
}

/** Such characters stand in double quotes only, so YAML's escapes are at hand. */
function escapeQuoted(character: string): string {
  const code = Number(character.codePointAt(0)).toString(16);
  return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
}
