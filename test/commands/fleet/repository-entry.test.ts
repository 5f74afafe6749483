import { describe, expect, it } from 'vitest';
import { parseEntry } from '../../../src/commands/fleet/repository-entry.ts';

describe('parseEntry', () => {
  it.each(['git@github.com:acme/app.git', 'ssh://git@github.com/acme/app.git'])(
    'says for the SSH URL %s which one to write',
    (text) => {
      expect(parseEntry(text, 'https://github.com')).toEqual({
        kind: 'problem',
        why: `\`${text}\` is an SSH URL; write the https URL`,
      });
    },
  );
});
