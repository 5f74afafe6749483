import { describe, expect, it } from 'vitest';
import { ROUTES } from './answer.ts';
import { published, publishedOperations } from './openapi.ts';
import { OPERATIONS } from './published/operations.ts';

describe('the operations served', () => {
  it('are the ones extracted from the published description', () => {
    expect(ROUTES.map(({ on }) => on).sort()).toEqual([...OPERATIONS].sort());
    expect(publishedOperations().sort()).toEqual([...OPERATIONS].sort());
  });

  it.each(OPERATIONS.filter((on) => on.startsWith('GET')))('refuse an odd answer and status: %s', (on) => {
    const { answerProblems } = published(on);
    expect(answerProblems(299, {})).not.toEqual([]);
    expect(answerProblems(200, 'odd').join()).toMatch(/must be|must match/);
  });
});
