import { counted } from '../../base/counted.ts';
import type { Location, UnreadPart } from '../../base/location.ts';
import { plainLine } from '../../base/plain-text.ts';

/** A complete reference of ours that no registry can know: its name, tag or digest is malformed. */
export interface MalformedReference {
  readonly text: string;
  /** One clause, such as `its digest has 63 hexadecimal digits, not 64`. */
  readonly reason: string;
  readonly location: Location;
}

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
      ? 'Make it a plain text file, or leave it out with a glob such as `!path` in `files`.'
      : 'Write it in full, or leave it out with a comment `platform-actions: ignore` on its line.';
  return {
    rule: 'unread',
    level,
    title: kind === 'file' ? 'File not read' : 'Image not known from the file',
    message: `\`${name}\` could not be judged: it ${plainLine(why, 500)}.`,
    fix,
    ...(kind === 'file' ? {} : { artifact: name }),
    location,
    fingerprint: `unread ${location.file} ${kind === 'file' ? '' : name}`,
  };
}

/** The end of a headline that counts what was not read, which no other count contains; empty if everything was. */
export function unreadWords(findings: readonly { readonly rule: string }[]): string {
  const count = findings.filter(({ rule }) => rule === 'unread').length;
  return count === 0 ? '' : `; ${counted(count, 'file or reference', 'files and references')} not read`;
}

/** The finding of a malformed reference, which no tag can ever have had. */
export function malformedFinding(malformed: MalformedReference, level: Level): FileFinding<'unverified'> {
  const name = plainLine(malformed.text, 300);
  return {
    rule: 'unverified',
    level,
    title: 'Reference is malformed',
    message: `\`${name}\` is not an image reference: ${plainLine(malformed.reason, 300)}.`,
    fix: 'Correct it: no registry can serve it.',
    artifact: name,
    location: malformed.location,
    fingerprint: `unverified ${malformed.location.file} ${name}`,
  };
}

/** An image in a script that cannot be judged, which never fails a run. */
export function inScriptFinding(text: string, reason: string, location: Location): FileFinding<'in-script'> {
  const name = plainLine(text, 300);
  return {
    rule: 'in-script',
    level: 'warning',
    title: 'Image in a script',
    message: `\`${name}\` stands in a script or a value and could not be judged: ${plainLine(reason, 300)}.`,
    artifact: name,
    location,
    fingerprint: `in-script ${location.file} ${name}`,
  };
}

/** A name of ours without a tag in a text of any kind. */
export function untaggedFinding(text: string, location: Location): FileFinding<'untagged'> {
  const name = plainLine(text, 300);
  return {
    rule: 'untagged',
    level: 'warning',
    title: 'Image without a tag',
    message: `\`${name}\` has no tag, so it is only reported: as an image it means \`latest\`.`,
    fix: 'Add a tag, so that it can be checked and pinned.',
    artifact: name,
    location,
    fingerprint: `untagged ${location.file} ${name}`,
  };
}

/** A parser refused some of a file in which no registry of ours is named. */
export function parseFinding(file: string, line: number, message: string): FileFinding<'unreadable-file'> {
  return {
    rule: 'unreadable-file',
    level: 'warning',
    title: 'File not read',
    message: plainLine(message, 500),
    location: { file, line },
    fingerprint: `unreadable-file ${file} ${message}`,
  };
}

/** An entry of an account for what could not be read. */
export function toUnread({ kind, location, what, why }: UnreadPart): {
  readonly what: string;
  readonly why: string;
} {
  const place = kind === 'file' ? '' : ` (${location.file}:${location.line})`;
  return { what: `${plainLine(what, 300)}${plainLine(place, 300)}`, why: plainLine(why, 500) };
}
