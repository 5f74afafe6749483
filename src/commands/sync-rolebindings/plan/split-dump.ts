import { groupBy } from '../../../base/group-by.ts';
import { compareText } from '../../../base/plain-text.ts';
import type { ObservedWorld } from './observed-world.ts';
import { type PrintedFile, printRoleFile } from './print-role-file.ts';
import { type Dump, dumpComments } from './role-dump.ts';
import { knownNames } from './role-names.ts';

/** One file of a dump that is split. */
export type DumpFile = Readonly<Record<'name' | 'text', string>>;

/** Most bytes of one file: far below what is read, and short enough to be parsed in a moment. */
const MAXIMUM_BYTES = 400_000;

type Part = Pick<PrintedFile, 'identities' | 'bindings'>;

/** A dump as files: one for the organization, one for each top-level group; a long one continues in another. */
export function splitDump(
  dump: Dump,
  world: ObservedWorld,
  schema: string,
  maximumBytes = MAXIMUM_BYTES,
): readonly DumpFile[] {
  const { identities, organization } = dump;
  const top = (uid: string): string => uid.split('/').slice(0, 2).join('/');
  // An identity directly below the organization is not in a group.
  const homeOf = (uid: string): string => (uid.split('/').length > 2 ? top(uid) : organization.uid);
  const byHome = groupBy(identities, ({ uid }) => homeOf(uid));
  const bindings = identities.flatMap((identity) => identity.bindings);
  const byGroup = groupBy(bindings, ({ groupUid }) => top(groupUid));
  const places = [...new Set([organization.uid, ...byHome.keys(), ...byGroup.keys()])].sort(compareText);
  const groupNames = new Map(knownNames(world).groups.map(({ name, uid }) => [uid, name]));
  const taken = new Set<string>();
  return places.flatMap((place) => {
    const isHome = place === organization.uid;
    const comments = dumpComments(isHome ? dump.omitted : 0, schema);
    const whole: Part = {
      identities: byHome.get(place) ?? [],
      bindings: (byGroup.get(place) ?? []).map(({ entry }) => entry),
    };
    const print = (part: Part): string =>
      printRoleFile({ organization: organization.uid, comments, ...part });
    const slug = slugOf(isHome ? organization.name : (groupNames.get(place) ?? ''), place);
    return texts(whole, print, maximumBytes).map((text) => ({ name: freeName(slug, taken), text }));
  });
}

/** The texts of a part, cut in halves until each is short enough. */
function texts(part: Part, print: (part: Part) => string, maximumBytes: number): readonly string[] {
  const text = print(part);
  const { bindings, identities } = part;
  if (Buffer.byteLength(text) <= maximumBytes || bindings.length + identities.length < 2) return [text];
  const [half, middle] = [Math.ceil(identities.length / 2), Math.floor(bindings.length / 2)];
  const halves: readonly Part[] = [
    { identities: identities.slice(0, half), bindings: bindings.slice(0, middle) },
    { identities: identities.slice(half), bindings: bindings.slice(middle) },
  ];
  return halves.flatMap((one) => texts(one, print, maximumBytes));
}

/** A file's name for a group: what every file system takes, or the last part of its uid. */
function slugOf(name: string, uid: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[.-]+|(?<![.-])[.-]+$/g, '')
    .slice(0, 80);
  return slug === '' ? (uid.split('/').at(-1) ?? 'group') : slug;
}

function freeName(slug: string, taken: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${slug}.yml` : `${slug}-${number}.yml`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
