import { showInvisible } from '../base/plain-text.ts';

/** Known secrets of a run, longest first, so that none is left in part. */
export interface Secrets {
  add(secret: string): void;
  /** The text with every known secret replaced by `***`. */
  redact(text: string): string;
}

/** Creates the run's list of secrets; parts shorter than 4 characters are not kept: they would blot out plain words. */
export function createSecrets(): Secrets {
  const known: string[] = [];
  return {
    add: (secret) => {
      if (secret.length < 4 || known.includes(secret)) return;
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
  return showInvisible(text.replace(/\r\n?/g, '\n'))
    .replace(/::/g, ': :')
    .replace(/#(?=#(?:\[|vso\[))/gi, '# ');
}
