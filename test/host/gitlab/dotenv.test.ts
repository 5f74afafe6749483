import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteLength } from '../../../src/base/plain-text.ts';
import { renderDotenv } from '../../../src/host/files/dotenv.ts';

const limits = { prefix: 'X_', maximumBytes: 120, maximumCount: 20 };

function render(outputs: Readonly<Record<string, string>>, more: Partial<typeof limits> = {}) {
  return renderDotenv(new Map(Object.entries(outputs)), { ...limits, ...more });
}

describe('a file of variables', () => {
  it('has one line an output, in order, the mark of a cut last', () => {
    expect(
      render({ digest: 'sha256:1', 'tag-updated-at': '', result: 'pass', 'outputs-truncated': 'false' }),
    ).toEqual({
      text: 'X_DIGEST=sha256:1\nX_TAG_UPDATED_AT=\nX_RESULT=pass\nX_OUTPUTS_TRUNCATED=false\n',
      cut: [],
      leftOut: [],
    });
  });

  it('says that outputs were cut before', () => {
    expect(render({ 'outputs-truncated': 'true' }).text).toBe('X_OUTPUTS_TRUNCATED=true\n');
    expect(render({}).text).toBe('X_OUTPUTS_TRUNCATED=false\n');
  });

  it.each(['two\nlines', 'two\rlines'])('leaves out %j, which would be another variable', (value) => {
    expect(render({ comment: value, result: 'pass' })).toEqual({
      text: 'X_RESULT=pass\nX_OUTPUTS_TRUNCATED=true\n',
      cut: [],
      leftOut: ['comment'],
    });
  });

  it('cuts a list at a whole entry, after the short values and the smaller lists had their room', () => {
    const large = JSON.stringify(['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc', 'dddddddddd', 'eeeeeeeeee']);
    const { cut, leftOut, text } = render({ large, small: '["s"]', result: 'fail' }, { maximumBytes: 110 });
    expect(text).toBe(
      'X_LARGE=["aaaaaaaaaa","bbbbbbbbbb","cccccccccc"]\nX_SMALL=["s"]\nX_RESULT=fail\nX_OUTPUTS_TRUNCATED=true\n',
    );
    expect({ cut, leftOut }).toEqual({ cut: ['large'], leftOut: [] });
  });

  it('leaves out what has no room at all, lists and texts', () => {
    const filler = 'f'.repeat(80);
    expect(render({ filler, list: '["abc","def"]', text: 'x'.repeat(50) })).toMatchObject({
      cut: [],
      leftOut: ['list', 'text'],
    });
  });

  it('has at most so many lines', () => {
    const { leftOut, text } = render({ a: '1', b: '2', c: '3' }, { maximumCount: 3 });
    expect(text).toBe('X_A=1\nX_B=2\nX_OUTPUTS_TRUNCATED=true\n');
    expect(leftOut).toEqual(['c']);
  });

  it.each(['[not json', '["a"', '[1] x'])('takes %s for text', (value) => {
    expect(render({ a: value }).text).toContain(`X_A=${value}\n`);
  });

  it('is never larger than allowed and always of the form that the reader takes', () => {
    const value = fc.oneof(
      fc.string(),
      fc.array(fc.string(), { maxLength: 9 }).map((list) => JSON.stringify(list)),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z][a-z-]{0,8}$/), value), (outputs) => {
        const { text } = render(outputs);
        expect(byteLength(text)).toBeLessThanOrEqual(limits.maximumBytes);
        expect(text).toMatch(/^(X_[A-Z0-9_]+=[^\r\n]*\n)+$/);
      }),
    );
  });
});
