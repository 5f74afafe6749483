import { breakCommands, breakHashes, plainLine, showInvisible } from '../base/plain-text.ts';
import type { Redactor } from '../base/redactor.ts';
import type { Annotation, Host } from './host.ts';

/**
 * Breaks up text that CI log readers take for commands, namely `::`, `##[` and `##vso[` anywhere, and
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

export interface LogOptions {
  readonly write: (text: string) => void;
  readonly secrets: Redactor;
}

/** Creates a log of lines `level: text`, for hosts without commands; `guard` changes what the host would take for one. */
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
      const place = paint('faint', clean(annotationPlace(annotation)));
      const words = `${paint(level, `${level}:`)} ${paint('strong', clean(`${title}:`))} ${clean(message)}`;
      write(`${guard(place + words)}\n`);
    },
    quote: (foreign) => write(`${guard(breakCommands(quotable(secrets.redact(foreign))))}\n`),
  };
}

/** Where an annotation is, as the start of a line, which the name of the file does not break; empty without a file. */
export function annotationPlace({ column, file, line }: Annotation): string {
  return file === undefined
    ? ''
    : `${plainLine(file, Number.POSITIVE_INFINITY)}:${line ?? 1}${column === undefined ? '' : `:${column}`}: `;
}

/**
 * Foreign text of many lines between a host's own stop marks: makes invisible characters visible, and breaks up what no
 * mark stops (`##[`, `##vso[`).
 */
export function quotable(text: string): string {
  return breakHashes(showInvisible(text.replace(/\r\n?/g, '\n'))).trimEnd();
}

/** Annotations of one level that a step may have before the host drops the rest. */
const ANNOTATIONS_PER_LEVEL = 10;

/**
 * Creates a log for hosts that show annotations: `issue` writes one of the levels that the host shows, up to the number
 * that it keeps; every other one is a line.
 */
export function createCommandLog(
  options: LogOptions & {
    readonly levels: readonly Annotation['level'][];
    readonly issue: (annotation: Annotation) => void;
    readonly debug: (text: string) => void;
  },
): HostLog {
  const { debug, issue, levels, secrets } = options;
  const { line, quote } = createLabeledLog({ ...options, debug: false });
  const used = { error: 0, warning: 0, notice: 0 };
  const tell = (annotation: Annotation, text: string): void => {
    const { level } = annotation;
    const isShown = levels.includes(level) && used[level] < ANNOTATIONS_PER_LEVEL;
    if (isShown) used[level] += 1;
    if (isShown) issue(annotation);
    else line(text);
  };
  const levelled = (level: Annotation['level']) => (message: string) =>
    tell({ level, title: '', message }, `${level}: ${message}`);
  return {
    line,
    quote,
    log: {
      debug: (text) => debug(harmless(secrets.redact(text))),
      info: line,
      notice: levelled('notice'),
      warning: levelled('warning'),
      error: levelled('error'),
    },
    // As one line: `file:line:column: level: title: message`.
    annotate: (annotation) => {
      const { level, message, title } = annotation;
      tell(annotation, `${annotationPlace(annotation)}${level}: ${title}: ${message}`);
    },
  };
}
