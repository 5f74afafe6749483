import { expect, it } from 'vitest';
import { coverageLine } from '../../../src/kit/report/answer.ts';
import { accountOf } from '../../../src/kit/run/coverage.ts';

it('adds up what was judged, skipped, unread and unresolved, and counts skipped things of one kind together', () => {
  const others = { what: 'references', why: 'of other registries' };
  const account = accountOf(
    3,
    [
      { ...others, count: 2 },
      { what: 'references', why: 'without a tag', count: 0 },
      { ...others, count: 1 },
    ],
    [{ what: 'Dockerfile', why: 'is a link' }],
    [{ what: 'cgr.dev/acme/app:$TAG', why: 'it has a variable' }],
  );
  expect(account).toEqual({
    seen: 8,
    judged: 3,
    skipped: [{ ...others, count: 3 }],
    unread: [{ what: 'Dockerfile', why: 'is a link' }],
    unresolved: [{ what: 'cgr.dev/acme/app:$TAG', why: 'it has a variable' }],
  });
});

it('says in one line, in plain digits, what was seen and judged', () => {
  const files = accountOf(1, [], [{ what: 'Dockerfile', why: 'is a link' }]);
  const coverage = {
    ...accountOf(
      1200,
      [{ what: 'references', why: 'of *other* registries', count: 2 }],
      [],
      [{ what: 'cgr.dev/acme/app:$TAG', why: 'it has a variable' }],
    ),
    files,
  };
  expect(coverageLine(coverage, 'reference')).toBe(
    'Coverage: 1203 references seen, 1200 judged, 2 skipped (2 of &#x2a;other&#x2a; registries), 1 unresolved; 2 files seen, 1 judged, 1 unread.',
  );
});

it('names only what there is', () => {
  expect(coverageLine(accountOf(1, []), 'package')).toBe('Coverage: 1 package seen, 1 judged.');
});
