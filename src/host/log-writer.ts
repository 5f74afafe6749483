import { breakCommands, breakHashes, showInvisible } from '../base/plain-text.ts';
import type { Redactor } from '../base/redactor.ts';
import type { Annotation, Host } from './host.ts';

/**
 * Breaks up text that CI log readers take for commands (contract §10), namely `::`, `##[` and `##vso[` anywhere, and
 * makes control characters and direction marks visible.
 */
export function harmless(text: string): string {
  return breakCommands(showInvisible(text.replace(/\r\n?/g, '\n')));
}

/** A host's log, and the ways into it that are made harmless. */
export interface HostLog extends Pick<Host, 'log' | 'annotate' | 'quote'> {
  /** One entry, made harmless. */
  line(text: string): void;
}

/** Roles of text that a terminal may color. */
export type Style = 'error' | 'warning' | 'notice' | 'good' | 'strong' | 'faint';

/** Colors text that is harmless already. */
export type Paint = (style: Style, text: string) => string;

/** What every log is made of. */
export interface LogOptions {
  readonly write: (text: string) => void;
  readonly secrets: Redactor;
}

/**
 * Creates a log of lines `level: text`, for hosts without commands of their own. `guard` changes what the host would take
 * for a command.
 */
export function createLabeledLog(
  options: LogOptions & {
    readonly debug: boolean;
    readonly guard?: (text: string) => string;
    readonly paint?: Paint;
  },
): HostLog {
  const { debug, guard = (text) => text, paint = (_, text) => text, secrets, write } = options;
  const clean = (text: string): string => harmless(secrets.redact(text));
  const labeled = (label: string, style: Style) => (text: string) => {
    write(`${guard(`${label === '' ? '' : `${paint(style, label)} `}${clean(text)}`)}\n`);
  };
  const line = labeled('', 'strong');
  return {
    line,
    log: {
      debug: debug ? labeled('debug:', 'faint') : () => undefined,
      info: line,
      notice: labeled('notice:', 'notice'),
      warning: labeled('warning:', 'warning'),
      error: labeled('error:', 'error'),
    },
    annotate: (annotation) => {
      const { level, message, title } = annotation;
      const place = paint('faint', clean(placeOf(annotation)));
      const words = `${paint(level, `${level}:`)} ${paint('strong', clean(`${title}:`))} ${clean(message)}`;
      write(`${guard(place + words)}\n`);
    },
    quote: (foreign) => write(`${guard(breakCommands(quotable(secrets.redact(foreign))))}\n`),
  };
}

/** Where an annotation is, as the start of a line; empty without a file. */
export function placeOf({ column, file, line }: Annotation): string {
  return file === undefined ? '' : `${file}:${line ?? 1}${column === undefined ? '' : `:${column}`}: `;
}

/**
 * Foreign text of many lines between a host's own stop marks: makes invisible characters visible, and breaks up what no
 * mark stops (`##[`, `##vso[`).
 */
export function quotable(text: string): string {
  return breakHashes(showInvisible(text.replace(/\r\n?/g, '\n'))).trimEnd();
}
