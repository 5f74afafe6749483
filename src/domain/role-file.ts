import type { Place, UserProblem } from '../base/user-error.ts';
import { type ClaimMatch, type GithubContext, type GithubWorkload, githubClaimMatch } from './claim-match.ts';
import { type RoleFileProblem, shapeProblems } from './role-file-problems.ts';
import {
  bindingEntrySchema,
  identityEntrySchema,
  type RawBindingEntry,
  type RawIdentityEntry,
} from './role-file-schema.ts';
import { readYaml, type YamlSource } from './role-file-source.ts';

/** A name or uid in the file, and where it stands. */
export interface Located {
  readonly text: string;
  readonly place: Place;
}

/** What an identity accepts, as the file says it: the claims, or a GitHub workload that makes them. */
export type ClaimWish =
  | { readonly kind: 'claims'; readonly claimMatch: ClaimMatch }
  | { readonly kind: 'github'; readonly claimMatch: ClaimMatch; readonly workload: GithubWorkload };

/** One entry of `identities`; `name` or `uid` is present. */
export interface IdentityEntry {
  readonly place: Place;
  readonly uid: string | undefined;
  readonly name: string | undefined;
  /** `undefined`: left as it is. */
  readonly description: string | undefined;
  readonly claim: ClaimWish | undefined;
  /** Names or uids of roles on the organization. */
  readonly roles: readonly Located[];
  readonly absent: boolean;
  /** Whether bindings of this identity that the file lacks may be pruned. */
  readonly owned: boolean;
  /** `YYYY-MM-DD`: counts as absent from 00:00 UTC on. */
  readonly expires: string | undefined;
}

/** One entry of `bindings`; names or uids. */
export interface BindingEntry {
  readonly place: Place;
  readonly identity: Located;
  readonly role: Located;
  /** `undefined`: the organization. */
  readonly group: Located | undefined;
  readonly expires: string | undefined;
}

/** The role file (contract §7), read and checked in itself. */
export interface RoleFile {
  readonly file: string;
  readonly organization: Located | undefined;
  readonly identities: readonly IdentityEntry[];
  readonly bindings: readonly BindingEntry[];
}

export type ParsedRoleFile =
  | { readonly kind: 'file'; readonly file: RoleFile }
  | { readonly kind: 'problems'; readonly problems: readonly UserProblem[] };

/** Parses the role file; every problem is reported with its place. `file` is the path to show. Never throws. */
export function parseRoleFile(text: string, file: string): ParsedRoleFile {
  const read = readYaml(text, file);
  if (read.kind === 'problems') return read;
  const { source } = read;
  const identities = entriesOf(source, 'identities').flatMap((raw, index) => {
    const parsed = identityEntrySchema.safeParse(raw);
    return parsed.success ? [{ raw: parsed.data, path: ['identities', index] }] : [];
  });
  const bindings = entriesOf(source, 'bindings').flatMap((raw, index) => {
    const parsed = bindingEntrySchema.safeParse(raw);
    return parsed.success ? [{ raw: parsed.data, path: ['bindings', index] }] : [];
  });
  const found = [
    ...shapeProblems(source),
    ...identities.flatMap(({ raw, path }) => identityProblems(raw, path)),
    ...repeatedProblems(identities),
  ];
  if (found.length > 0) return { kind: 'problems', problems: inOrder(found, source) };
  const organization = located(source, topLevel(source, 'organization'), ['organization']);
  return {
    kind: 'file',
    file: {
      file,
      organization,
      identities: identities.map(({ raw, path }) => identityEntry(raw, path, source)),
      bindings: bindings.map(({ raw, path }) => bindingEntry(raw, path, source)),
    },
  };
}

type RawPath = readonly (string | number)[];
interface Raw<T> {
  readonly raw: T;
  readonly path: RawPath;
}

function topLevel(source: YamlSource, key: string): unknown {
  const { data } = source;
  return typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
}

function entriesOf(source: YamlSource, key: string): readonly unknown[] {
  const entries = topLevel(source, key);
  return Array.isArray(entries) ? entries : [];
}

/** Rules between the keys of one entry. */
function identityProblems(raw: RawIdentityEntry, path: RawPath): readonly RoleFileProblem[] {
  const problems: RoleFileProblem[] = [];
  const tell = (message: string, fix: string, at: RawPath = path) =>
    problems.push({ path: at, message, fix });
  if (raw.name === undefined && raw.uid === undefined) {
    tell('An entry of `identities` has neither `name` nor `uid`.', 'Give one of them.');
  }
  if (raw.claimMatch !== undefined && raw.github !== undefined) {
    tell('`claimMatch` and `github` exclude each other.', 'Keep one of them.', [...path, 'github']);
  }
  if (raw.github !== undefined) {
    const { ref, environment, pull_request } = raw.github;
    const given = [ref, environment, pull_request].filter((value) => value !== undefined).length;
    if (given !== 1) {
      tell(
        `\`github\` has ${given === 0 ? 'none' : 'several'} of \`ref\`, \`environment\` and \`pull_request\`.`,
        'Give exactly one of them.',
        [...path, 'github'],
      );
    }
  }
  return problems;
}

/** Two entries with the same name, uid or claims. */
function repeatedProblems(entries: readonly Raw<RawIdentityEntry>[]): readonly RoleFileProblem[] {
  const first = new Map<string, number>();
  return entries.flatMap(({ raw, path }, index) => {
    const claim = claimWish(raw)?.claimMatch;
    const keys: readonly (readonly [key: string, shown: string, at: string])[] = [
      ...(raw.name === undefined ? [] : [['name', `name \`${raw.name}\``, raw.name] as const]),
      ...(raw.uid === undefined ? [] : [['uid', `uid \`${raw.uid}\``, raw.uid] as const]),
      ...(claim === undefined
        ? []
        : [
            ['claim', `subject \`${claim.subject}\``, JSON.stringify([claim.issuer, claim.subject])] as const,
          ]),
    ];
    return keys.flatMap(([kind, shown, value]) => {
      const key = JSON.stringify([kind, value]);
      if (!first.has(key)) {
        first.set(key, index);
        return [];
      }
      return [
        {
          path,
          message: `Two entries of \`identities\` have the ${shown}.`,
          fix: 'Merge them into one entry.',
        },
      ];
    });
  });
}

function inOrder(problems: readonly RoleFileProblem[], source: YamlSource): readonly UserProblem[] {
  return problems
    .map(({ path, key, message, fix }) => ({
      message,
      ...(fix === undefined ? {} : { fix }),
      input: 'file',
      place: key === undefined ? source.placeOf(path) : source.placeOfKey(path, key),
    }))
    .sort((a, b) => a.place.line - b.place.line || Number(a.place.column) - Number(b.place.column));
}

function located(source: YamlSource, text: unknown, path: RawPath): Located | undefined {
  return typeof text === 'string' ? { text, place: source.placeOf(path) } : undefined;
}

function claimWish(raw: RawIdentityEntry): ClaimWish | undefined {
  if (raw.claimMatch !== undefined) return { kind: 'claims', claimMatch: raw.claimMatch };
  if (raw.github === undefined) return undefined;
  const { repository, ref, environment, ids } = raw.github;
  const context: GithubContext =
    ref !== undefined
      ? { kind: 'ref', ref }
      : environment !== undefined
        ? { kind: 'environment', environment }
        : { kind: 'pull_request' };
  const slash = repository.indexOf('/');
  const workload: GithubWorkload = {
    owner: repository.slice(0, slash),
    repository: repository.slice(slash + 1),
    ids: ids === undefined ? undefined : { owner: String(ids.owner), repository: String(ids.repository) },
    context,
  };
  return { kind: 'github', claimMatch: githubClaimMatch(workload), workload };
}

function identityEntry(raw: RawIdentityEntry, path: RawPath, source: YamlSource): IdentityEntry {
  return {
    place: source.placeOf(path),
    uid: raw.uid,
    name: raw.name,
    description: raw.description,
    claim: claimWish(raw),
    roles: (raw.roles ?? []).map((text, index) => ({
      text,
      place: source.placeOf([...path, 'roles', index]),
    })),
    absent: raw.state === 'absent',
    owned: raw.owned ?? raw.uid === undefined,
    expires: raw.expires,
  };
}

function bindingEntry(raw: RawBindingEntry, path: RawPath, source: YamlSource): BindingEntry {
  const at = (key: string, text: string): Located => ({ text, place: source.placeOf([...path, key]) });
  return {
    place: source.placeOf(path),
    identity: at('identity', raw.identity),
    role: at('role', raw.role),
    group: raw.group === undefined ? undefined : at('group', raw.group),
    expires: raw.expires,
  };
}
