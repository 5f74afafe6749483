import { expect, it } from 'vitest';
import type { Finding } from '../../../src/kit/findings/finding.ts';
import { NO_FINDINGS } from '../../../src/kit/run/outcome.ts';
import { tellFindings } from '../../../src/kit/run/tell-findings.ts';
import { createRecordingHost } from '../../support/recording-host.ts';

const NOWHERE = { workspace: '/nowhere', tempDirectory: '/nowhere' };

function tell(findings: readonly Finding[], annotations: 'log' | 'native') {
  const { host, recorded } = createRecordingHost(NOWHERE, async () => '');
  const capabilities = { ...host.capabilities, annotations };
  tellFindings({ ...host, capabilities }, { ...NO_FINDINGS, findings }, true);
  return recorded.annotations;
}

const at = (file: string, line: number, message = '`a:1` has no digest.'): Finding => ({
  rule: 'unpinned',
  level: 'error',
  title: 'Image not pinned',
  message,
  fix: 'Pin it.',
  location: { file, line },
  fingerprint: `${file}:${line}`,
});

it('equal errors are one block of the log, with a list of places', () => {
  const told = tell([at('a', 1), at('b', 2), at('a', 3, '`b:1` has no digest.'), at('c', 4)], 'log');
  expect(told.map(({ file, line, message }) => [file, line, message])).toEqual([
    ['a', 1, '`a:1` has no digest.\nAlso at b:2, c:4.\nPin it.'],
    ['a', 3, '`b:1` has no digest.\nPin it.'],
  ]);
});

it('every place keeps an annotation of its own where the host shows them in the files', () => {
  expect(tell([at('a', 1), at('b', 2)], 'native').map(({ file }) => file)).toEqual(['a', 'b']);
});

it('a list of many places ends with their number', () => {
  const [only] = tell(
    Array.from({ length: 30 }, (_, index) => at('a', index + 1)),
    'log',
  );
  expect(only?.message).toMatch(/Also at a:2, .*, a:21, and 9 more\.\n/);
});
