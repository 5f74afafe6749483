import { showInvisible } from '../base/plain-text.ts';
import type { Annotation, Log } from './host.ts';

/** Known secrets of a run, longest first, so that none is left in part. */
export interface Secrets {
  add(secret: string): void;
  /** The text with every known secret replaced by `***`. */
  redact(text: string): string;
}

/** Parts shorter than this are not kept: they would blot out plain words. */
const SHORTEST_SECRET = 4;

/** Creates the run's list of secrets. */
export function createSecrets(): Secrets {
  const known: string[] = [];
  return {
    add: (secret) => {
      if (secret.length < SHORTEST_SECRET || known.includes(secret)) return;
      known.push(secret);
      known.sort((a, b) => b.length - a.length);
    },
    redact: (text) => known.reduce((redacted, secret) => redacted.replaceAll(secret, '***'), text),
  };
}

/**
 * Breaks up what CI log readers take for commands (contract §10): `::`, `##[` and `##vso[`, wherever they stand; and
 * shows controls and direction marks.
 */
export function harmless(text: string): string {
  return breakHashes(showInvisible(text.replace(/\r\n?/g, '\n')).replace(/:(?=:)/g, ': '));
}

/** A secret and its lines, since logs show text line by line; what is too short to be told from words is left out. */
export function secretParts(secret: string): readonly string[] {
  const parts = [secret, ...secret.split(/\r?\n/)].map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part.length >= SHORTEST_SECRET);
}

/** Lines for people, as hosts without commands of their own print them. */
export interface LabelledLog {
  readonly log: Log;
  /** One entry, made harmless. */
  line(text: string): void;
  /** The words of an annotation behind its place. */
  annotate(annotation: Annotation): void;
}

/** Creates a log of lines `level: text`. `guard` changes what the host would take for a command of its own. */
export function createLabelledLog(options: {
  readonly write: (text: string) => void;
  readonly secrets: Secrets;
  readonly debug: boolean;
  readonly guard?: (text: string) => string;
}): LabelledLog {
  const { debug, guard = (text) => text, secrets, write } = options;
  const labelled = (label: string) => (text: string) => {
    write(`${guard(`${label}${harmless(secrets.redact(text))}`)}\n`);
  };
  const line = labelled('');
  return {
    line,
    log: {
      debug: debug ? labelled('debug: ') : () => undefined,
      info: line,
      notice: labelled('notice: '),
      warning: labelled('warning: '),
      error: labelled('error: '),
    },
    annotate: (annotation) => line(annotationLine(annotation)),
  };
}

/** An annotation as one line of a log: `file:line:column: level: title: message`. */
export function annotationLine({ column, file, level, line, message, title }: Annotation): string {
  const place = file === undefined ? '' : `${file}:${line ?? 1}${column === undefined ? '' : `:${column}`}: `;
  return `${place}${level}: ${title}: ${message}`;
}

/**
 * Foreign text of many lines as it stands between a host's own marks: invisible characters shown, and broken up what no
 * mark stops (`##[`, `##vso[`).
 */
export function quotable(text: string): string {
  return breakHashes(showInvisible(text.replace(/\r\n?/g, '\n'))).trimEnd();
}

function breakHashes(text: string): string {
  return text.replace(/#(?=#(?:\[|vso\[))/gi, '# ');
}
