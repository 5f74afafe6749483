import type * as z from 'zod/mini';
import { fieldOf } from '../../../base/json-value.ts';
import type { Location } from '../../../base/location.ts';
import { giveTurn } from '../../../base/pool.ts';
import { UserError, type UserProblem } from '../../../base/user-error.ts';
import { type Path, readLongYaml, readYamlSource, type YamlSource } from '../../../kit/config/yaml-source.ts';
import {
  type ClaimMatch,
  type GithubContext,
  type GithubWorkload,
  githubClaimMatch,
} from '../../../session/claim-match.ts';
import { compareLocations, type LocatedProblem, shapeProblems, showPlace } from './role-file-problems.ts';
import {
  bindingEntrySchema,
  identityEntrySchema,
  type RawBindingEntry,
  type RawIdentityEntry,
} from './role-file-schema.ts';

/** A name or uid in the file, with its place. */
export interface LocatedName {
  readonly text: string;
  readonly place: Location;
}

/** Claims that an identity accepts according to the file: explicit ones, or a GitHub workload that determines them. */
export type WantedClaim =
  | { readonly kind: 'claims'; readonly claimMatch: ClaimMatch }
  | { readonly kind: 'github'; readonly claimMatch: ClaimMatch; readonly workload: GithubWorkload };

/** One entry of `identities`; `name`, `uid` or `lookup` is present. */
export interface IdentityEntry {
  readonly place: Location;
  readonly uid: string | undefined;
  /** A person whose uid the service looks up; `uid` is added before planning. */
  readonly lookup: ClaimMatch | undefined;
  readonly name: string | undefined;
  /** `undefined`: not changed. */
  readonly description: string | undefined;
  readonly claim: WantedClaim | undefined;
  readonly roles: readonly LocatedName[];
  readonly absent: boolean;
  /** Whether bindings that are not in the file may be pruned. */
  readonly owned: boolean;
  /** `YYYY-MM-DD`: counts as absent from 00:00 UTC on. */
  readonly expires: string | undefined;
}

export interface BindingEntry {
  readonly place: Location;
  /** A name or uid; for a person to look up the subject, which is replaced by the uid before planning. */
  readonly identity: LocatedName;
  readonly lookup: ClaimMatch | undefined;
  readonly role: LocatedName;
  readonly group: LocatedName | undefined;
  readonly expires: string | undefined;
}

/** A role file, or several of them as one, parsed and validated. */
export interface RoleFile {
  readonly organization: LocatedName | undefined;
  readonly identities: readonly IdentityEntry[];
  readonly bindings: readonly BindingEntry[];
}

/** Parses the role file; throws `UserError` with all problems and their places. `file` is the path to show. */
export function parseRoleFile(text: string, file: string): RoleFile {
  return judgeRoleFile(readYamlSource(text, file, 'file'));
}

/** The same for a file of any length: while it is parsed, signals get their turn. */
export async function parseLongRoleFile(text: string, file: string): Promise<RoleFile> {
  const source = await readLongYaml(text, file, 'file');
  await giveTurn();
  return judgeRoleFile(source);
}

function judgeRoleFile(source: YamlSource): RoleFile {
  const identities = entriesOf(source, 'identities', identityEntrySchema);
  const bindings = entriesOf(source, 'bindings', bindingEntrySchema);
  const entries = identities.map(({ raw, path }) => identityEntry(raw, path, source));
  const problems = [
    ...shapeProblems(source),
    ...identities.flatMap(({ raw, path }) => identityProblems(raw, path, source)),
    ...repeatedEntries(entries),
  ].sort((a, b) => compareLocations(a.place, b.place));
  if (problems.length > 0) throw new UserError(...problems);
  const text = fieldOf(source.data, 'organization');
  const organization =
    typeof text === 'string' ? { text, place: source.placeOf(['organization']) } : undefined;
  return {
    organization,
    identities: entries,
    bindings: bindings.map(({ raw, path }) => bindingEntry(raw, path, source)),
  };
}

function entriesOf<T>(source: YamlSource, key: string, schema: z.ZodMiniType<T>) {
  const entries = fieldOf(source.data, key);
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) => {
    const { data: raw, success } = schema.safeParse(entry);
    return success ? [{ raw, path: [key, index] }] : [];
  });
}

function identityProblems(
  raw: RawIdentityEntry,
  path: Path,
  { input, placeOf }: YamlSource,
): readonly LocatedProblem[] {
  const problems: LocatedProblem[] = [];
  const tell = (message: string, fix: string, at: Path = path) =>
    problems.push({ message, fix, input, place: placeOf(at) });
  // A person is managed elsewhere: an entry only gives them roles.
  const barred = (['uid', 'claimMatch', 'github', 'description'] as const).filter(
    (key) => raw.lookup !== undefined && raw[key] !== undefined,
  );
  for (const key of barred) {
    const remove = `Remove \`${key}\`: the file gives a person roles and changes nothing else.`;
    const fix = key === 'uid' ? 'Keep one of them.' : remove;
    tell(`\`lookup\` and \`${key}\` cannot be used together.`, fix, [...path, key]);
  }
  if (raw.name === undefined && raw.uid === undefined && raw.lookup === undefined)
    tell('An entry of `identities` has neither `name` nor `uid` nor `lookup`.', 'Set one of them.');
  if (raw.github === undefined) return problems;
  const atGithub = [...path, 'github'];
  if (raw.claimMatch !== undefined)
    tell('`claimMatch` and `github` cannot be used together.', 'Keep one of them.', atGithub);
  const { ref, environment, pull_request } = raw.github;
  const given = [ref, environment, pull_request].filter((value) => value !== undefined).length;
  const message = `\`github\` has ${given === 0 ? 'none' : 'several'} of \`ref\`, \`environment\` and \`pull_request\`.`;
  if (given !== 1) tell(message, 'Set exactly one of them.', atGithub);
  return problems;
}

function wantedClaim(raw: RawIdentityEntry): WantedClaim | undefined {
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

function identityEntry(raw: RawIdentityEntry, path: Path, source: YamlSource): IdentityEntry {
  const { description, expires, lookup, name, uid } = raw;
  const roles = (raw.roles ?? []).map((text, index) => ({
    text,
    place: source.placeOf([...path, 'roles', index]),
  }));
  const owned = raw.owned ?? (uid === undefined && lookup === undefined);
  const own = { place: source.placeOf(path), claim: wantedClaim(raw), absent: raw.state === 'absent', owned };
  return { ...own, uid, lookup, name, description, roles, expires };
}

function bindingEntry(raw: RawBindingEntry, path: Path, source: YamlSource): BindingEntry {
  const at = (key: string, text: string): LocatedName => ({ text, place: source.placeOf([...path, key]) });
  const { identity } = raw;
  const lookup = typeof identity === 'string' ? undefined : identity.lookup;
  return {
    place: source.placeOf(path),
    identity: at('identity', typeof identity === 'string' ? identity : identity.lookup.subject),
    lookup,
    role: at('role', raw.role),
    group: raw.group === undefined ? undefined : at('group', raw.group),
    expires: raw.expires,
  };
}

/**
 * Several role files as one: about the same organization, and each identity with one entry. Places keep their files. Throws
 * `UserError` with all problems.
 */
export function mergeRoleFiles(files: readonly RoleFile[]): RoleFile {
  const organizations = files.flatMap(({ organization }) => organization ?? []);
  const [first] = organizations;
  const identities = files.flatMap((file) => file.identities);
  const problems: readonly UserProblem[] = [
    ...organizations
      .filter(({ text }) => text !== first?.text)
      .map(({ place, text }) => ({
        message: `\`organization\` is \`${text}\` here and \`${first?.text}\` in ${first === undefined ? 'another file' : showPlace(first.place)}.`,
        fix: 'Run once for each organization, or write it the same way in all files.',
        input: 'file',
        place,
      })),
    ...repeatedEntries(identities),
  ];
  if (problems.length > 0) throw new UserError(...problems);
  return { organization: first, identities, bindings: files.flatMap((file) => file.bindings) };
}

/** A problem for each entry that has the name, uid, person or claims of an earlier one, in the same file or another. */
function repeatedEntries(entries: readonly IdentityEntry[]): readonly LocatedProblem[] {
  const first = new Map<string, Location>();
  return entries.flatMap(({ claim, lookup, name, place, uid }) => {
    const { claimMatch } = claim ?? {};
    // The noun and the text that a message shows, and the issuer of what has one.
    const keys = [
      ['name', name, undefined],
      ['uid', uid, undefined],
      ['person', lookup?.subject, lookup?.issuer],
      ['subject', claimMatch?.subject, claimMatch?.issuer],
    ] as const;
    return keys.flatMap(([noun, shown, issuer]) => {
      if (shown === undefined) return [];
      const key = JSON.stringify([noun, shown, issuer]);
      const earlier = first.get(key);
      first.set(key, earlier ?? place);
      if (earlier === undefined) return [];
      const where = earlier.file === place.file ? '' : ` (the other one is in ${showPlace(earlier)})`;
      const message = `Two entries of \`identities\` have the ${noun} \`${shown}\`${where}.`;
      return [{ message, fix: 'Merge them into one entry.', input: 'file', place }];
    });
  });
}
