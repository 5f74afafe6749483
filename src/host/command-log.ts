import type { Annotation } from './host.ts';
import { createLabeledLog, type HostLog, harmless, type LogOptions, placeOf } from './log-writer.ts';

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
    annotate: (annotation) => tell(annotation, annotationLine(annotation)),
  };
}

/** An annotation as one line of a log: `file:line:column: level: title: message`. */
function annotationLine(annotation: Annotation): string {
  const { level, message, title } = annotation;
  return `${placeOf(annotation)}${level}: ${title}: ${message}`;
}
