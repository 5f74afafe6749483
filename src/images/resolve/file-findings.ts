import { counted, firstEntries } from '../../base/counted.ts';
import type { Location, UnreadPart } from '../../base/location.ts';
import { plainLine } from '../../base/plain-text.ts';
import type { UnresolvedReference, UntaggedName } from '../read/reading.ts';

type Level = 'error' | 'warning' | 'notice';

/** A finding of one of the rules on references in files. */
interface FileFinding<RuleId> {
  readonly rule: RuleId;
  readonly level: Level;
  readonly title: string;
  readonly message: string;
  readonly fix?: string;
  readonly artifact?: string;
  readonly location: Location;
  readonly fingerprint: string;
}

/** The finding of what could not be read; whether it fails is the command's to say. */
export function unreadFinding(
  { kind, location, what, why }: UnreadPart,
  level: Level,
): FileFinding<'unread'> {
  const name = plainLine(what, 300);
  const fix =
    kind === 'file'
      ? 'Make it a plain text file without syntax errors, or exclude it with a glob such as `!path` in `files`.'
      : 'Write it in full, or exclude it with a comment `platform-actions: ignore` on its line.';
  return {
    rule: 'unread',
    level,
    title: kind === 'file' ? 'Unread file' : 'Unread reference',
    message: `\`${name}\` could not be judged: it ${plainLine(why, 500)}.`,
    fix,
    ...(kind === 'file' ? {} : { artifact: name }),
    location,
    fingerprint: `unread ${location.file} ${kind === 'file' ? '' : name}`,
  };
}

/** The end of a headline that counts what was not read or resolved, which no other count contains. */
export function unreadWords(findings: readonly { readonly rule: string }[]): string {
  const count = findings.filter(({ rule }) => rule === 'unread').length;
  const unresolved = findings.filter(({ rule }) => rule === 'unresolved').length;
  return (
    (count === 0 ? '' : `; ${counted(count, 'file or reference', 'files and references')} unread`) +
    (unresolved === 0 ? '' : `; ${counted(unresolved, 'reference')} unresolved`)
  );
}

/** The beginning of a reference of which no part is known. */
const startOf = ({ column, file, line }: Location): Location => ({
  file,
  line,
  ...(column === undefined ? {} : { column }),
});

/** The finding of a malformed reference, which no tag can ever have had. */
export function malformedFinding(
  malformed: {
    readonly kind: string;
    readonly text: string;
    readonly reason: string;
    readonly location: Location;
  },
  level: Level,
): FileFinding<'unverified'> {
  const name = plainLine(malformed.text, 300);
  return {
    rule: 'unverified',
    level,
    title: 'Reference is malformed',
    message: `\`${name}\` is not an image reference: ${plainLine(malformed.reason, 300)}.`,
    fix: 'Correct it, because no registry can serve it, or exclude it with a comment `platform-actions: ignore` on its line.',
    artifact: name,
    location: malformed.kind === 'malformed' ? startOf(malformed.location) : malformed.location,
    fingerprint: `unverified ${malformed.location.file} ${name}`,
  };
}

/** The finding of a reference that is decided elsewhere; in a script it only warns. */
export function unresolvedFinding(
  { isScript, location, reason, text }: UnresolvedReference,
  level: Level,
): FileFinding<'unresolved'> {
  const name = plainLine(text, 300);
  return {
    rule: 'unresolved',
    level: isScript ? 'warning' : level,
    title: 'Unresolved reference',
    message: `\`${name}\` could not be judged: ${plainLine(reason, 500)}.`,
    fix: 'Write it in full, or exclude it with a comment `platform-actions: ignore` on its line.',
    artifact: name,
    location: startOf(location),
    fingerprint: `unresolved ${location.file} ${name}`,
  };
}

/** Places in one message; all are counted. */
const MOST_PLACES = 10;

/** One notice for all names without a tag; none if there are none. */
export function untaggedFindings(names: readonly UntaggedName[]): readonly FileFinding<'untagged'>[] {
  const [first] = names;
  if (first === undefined) return [];
  const show = ({ location: { file, line }, text }: UntaggedName): string =>
    `\`${plainLine(text, 200)}\` (${plainLine(file, 200)}:${line})`;
  return [
    {
      rule: 'untagged',
      level: 'notice',
      title: names.length === 1 ? 'Image without a tag' : 'Images without a tag',
      message: `Counted but not checked, because no tag is written: ${firstEntries(names, MOST_PLACES, show).join(', ')}.`,
      fix: 'If an image is meant, add its tag, so that it can be checked and pinned.',
      location: first.location,
      fingerprint: 'untagged',
    },
  ];
}

/** A parser refused some of a file in which no registry of ours is named. */
export function parseFinding(file: string, line: number, message: string): FileFinding<'unreadable-file'> {
  return {
    rule: 'unreadable-file',
    level: 'warning',
    title: 'Unread file',
    message: plainLine(message, 500),
    location: { file, line },
    fingerprint: `unreadable-file ${file} ${message}`,
  };
}

interface Entry {
  readonly what: string;
  readonly why: string;
}

/** An entry of an account for a reference that is decided elsewhere. */
export function toUnresolved({ location, reason, text }: UnresolvedReference): Entry {
  return { what: plainLine(`${text} (${location.file}:${location.line})`, 600), why: plainLine(reason, 500) };
}

/** An entry of an account for a file or a reference that could not be read. */
export function toUnread({ kind, location, what, why }: UnreadPart): Entry {
  const place = kind === 'file' ? '' : ` (${location.file}:${location.line})`;
  return { what: `${plainLine(what, 300)}${plainLine(place, 300)}`, why: plainLine(why, 500) };
}
