import { describe, expect, it } from 'vitest';
import { readRunnerLog } from './runner-log.ts';

describe('readRunnerLog', () => {
  it('masks from the command on, each line of a secret too', () => {
    const log = readRunnerLog('s3cret\n::add-mask::s3cret%0Aother\nx s3cret y other z');
    expect(log.visible).toBe('s3cret\nx *** y *** z');
    expect(log.masks).toEqual(['s3cret\nother', 's3cret', 'other']);
  });

  it('reads annotations with their properties', () => {
    const log = readRunnerLog('::error file=a%2Cb.yml,line=3,title=T%3A x::one%0Atwo 100%25');
    expect(log.annotations).toEqual([
      { level: 'error', message: 'one\ntwo 100%', properties: { file: 'a,b.yml', line: '3', title: 'T: x' } },
    ]);
  });

  it('carries out nothing between stop-commands and its token', () => {
    const log = readRunnerLog('::stop-commands::t0k\n::error::no\n::t0k::\n::warning::yes');
    expect(log.annotations).toMatchObject([{ level: 'warning', message: 'yes' }]);
    expect(log.visible).toContain('::error::no');
  });

  it('shows the titles of groups and hides debug lines', () => {
    const log = readRunnerLog('::group::Title\nline\n::endgroup::\n::debug::hidden');
    expect(log).toMatchObject({ visible: 'Title\nline', commands: ['group', 'endgroup', 'debug'] });
  });
});
