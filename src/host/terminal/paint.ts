import type { HostOptions } from '../host-options.ts';
import type { Paint, Style } from '../log-writer.ts';

/** Select Graphic Rendition codes (ECMA-48) that are readable on light and dark backgrounds. */
const CODES: Readonly<Record<Style, string>> = {
  error: '1;31',
  warning: '1;33',
  notice: '1;36',
  good: '1;32',
  strong: '1',
  faint: '2',
};

const plain: Paint = (_, text) => text;
const colored: Paint = (style, text) => (text === '' ? '' : `\u001b[${CODES[style]}m${text}\u001b[0m`);

/**
 * Colors for a person's terminal. `FORCE_COLOR` decides where it is set, then `NO_COLOR` (no-color.org), then whether
 * the log is a terminal that can show them.
 */
export function createPaint(options: Pick<HostOptions, 'environment' | 'interactive'>): Paint {
  const { environment } = options;
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined) return forced === '0' || forced === 'false' ? plain : colored;
  if ((environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb') return plain;
  return options.interactive ? colored : plain;
}
