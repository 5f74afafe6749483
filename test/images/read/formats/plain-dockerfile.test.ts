import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInstructions } from '../../../../src/images/read/formats/dockerfile-instructions.ts';
import { readPlainDockerfile } from '../../../../src/images/read/formats/plain-dockerfile.ts';
import { syntaxFor } from '../../../../src/images/read/syntax-for.ts';
import { readCorpus } from '../golden.ts';

const sources = readCorpus()
  .filter(({ path, source }) => syntaxFor(path) === 'dockerfile' && !/[\r\uFEFF]/.test(source))
  .map(({ source }) => source);

const PIECES = [
  ' ',
  '\t',
  '\n',
  '\n\n',
  '\\',
  '\\\n',
  '\\ \n',
  '\\\\',
  '\\\\\n',
  ' \\ ',
  '#',
  '# ',
  '\n#',
  '\n  # a\\\n',
];
PIECES.push(
  '--',
  '<<',
  '<<EOF',
  '<<-EOF\n',
  "<<'EOF' ",
  '3<<EOF',
  '\nEOF',
  '\nEOF\n',
  '\n\tEOF\n',
  '<<<',
  'EOF',
  '"',
  "'",
);
PIECES.push(
  '\nFROM a',
  '\nRUN <<EOF\nFROM b\nEOF\n',
  '\nONBUILD RUN ',
  '[',
  '{',
  '$',
  '=',
  '# escape=`\n',
  '`\n',
  '` \n',
  '``',
  '# syntax=a\n',
  '#syntax = b\n',
);
PIECES.push(
  '\r',
  '\r\n',
  '\0',
  '\uFEFF',
  '\u2028',
  '\u00A0',
  'é',
  '🙂',
  '`',
  'COPY <<a <<b /c\n',
  'RUN',
  '\nCOPY --from=a <<E /b\n',
);

/** Reads a text in both ways; what the plain reader leaves to the library is not compared. */
function expectSame(source: string): void {
  const read = readPlainDockerfile(source);
  if (read !== undefined) expect(read).toEqual(readInstructions(source));
}

describe('Dockerfiles as most people write them', () => {
  it('are most of the corpus', () => {
    const plain = sources.filter((source) => readPlainDockerfile(source) !== undefined);
    expect(plain.length).toBeGreaterThan(sources.length / 2);
  });

  it('are read as the library reads them', () => {
    for (const source of sources) expectSame(source);
  });

  it('are read as the library reads them, or left to it, however they are changed', () => {
    const changed = fc
      .tuple(
        fc.constantFrom(...sources),
        fc.array(fc.tuple(fc.nat(), fc.nat(6), fc.constantFrom(...PIECES)), { minLength: 1, maxLength: 4 }),
      )
      .map(([source, changes]) =>
        changes.reduce((text, [place, length, piece]) => {
          const at = place % (text.length + 1);
          return text.slice(0, at) + piece + text.slice(at + length);
        }, source),
      );
    fc.assert(fc.property(changed, expectSame), { numRuns: 1000 });
  });

  it('are read as the library reads them, or left to it, whatever is put together', () => {
    const lines = ['FROM a', 'RUN b', 'COPY c d', 'x', ...PIECES];
    const text = fc
      .tuple(
        fc.constantFrom('', '# escape=`\n', '# escape=\\\n'),
        fc.array(fc.constantFrom(...lines), { maxLength: 12 }),
      )
      .map(([directive, parts]) => directive + parts.join(''));
    fc.assert(fc.property(text, expectSame), { numRuns: 1000 });
  });

  it.each([
    ['nothing but comments', '# a\n\n# b\n'],
    ['no line break at the end', 'FROM a'],
    ['blanks before and behind an instruction', '  FROM a  \n\tRUN b\t\n'],
    ['a comment and a blank line among continued lines', 'RUN a \\\n  # b \\\n\n  c\nFROM d\n'],
    ['blanks behind the mark of a continued line', 'RUN a \\  \n  b\nFROM d\n'],
    ['another escape character', '# escape=`\nFROM a\nRUN b `\n  # c\n  d\\\nFROM e\n'],
    ['the escape character that it has anyway', '#ESCAPE = \\ \nFROM a\nRUN b \\\n  c\n'],
    ['a frontend', '# syntax=docker/dockerfile:1\nFROM a\n'],
    ['a heredoc', 'RUN <<EOF\nFROM b\nEOF\nFROM c\n'],
    ['a heredoc at the end', "COPY <<-'EOF' /a\n\tFROM b\n\tEOF"],
    ['a heredoc with a target', 'RUN cat <<EOF > /a\nFROM b\nEOF\nFROM c\n'],
  ])('may have %s', (_name, source) => {
    expect(readPlainDockerfile(source)).toEqual(readInstructions(source));
  });

  it.each([
    ['CRLF', 'FROM a\r\n'],
    ['a byte order mark', '\uFEFFFROM a\n'],
    ['an escape character that does not exist', '# escape=x\nFROM a\n'],
    ['a frontend and another escape character', '# syntax=a\n# escape=`\nFROM a\n'],
    ['a doubled backtick at the end of a line', '# escape=`\nCOPY a C:``\nFROM b\n'],
    ['an escaped blank behind a backtick', '# escape=`\nRUN a` b\n'],
    ['another directive', '# syntax=a\n# check=skip=all\nFROM a\n'],
    ['a directive that has a blank in its value', '# syntax=a b\nFROM a\n'],
    ['a doubled escape character at the end of a line', 'COPY a C:\\\\\nFROM b\n'],
    ['an escaped blank', 'RUN a\\ b\n'],
    ['a continued line at the end', 'RUN a \\\n'],
    ['a continued keyword', 'FR\\\nOM a\n'],
    ['an instruction without a word behind it', 'RUN\nFROM a\n'],
    ['a line without a keyword', '&& a\n'],
    ['a here-string', 'RUN a <<<b\n'],
    ['the number of a descriptor', 'RUN cat 3<<EOF\nEOF\n'],
    ['two heredocs', 'COPY <<a <<b /c\na\nb\n'],
    ['a heredoc behind a text in quotes', 'RUN "a" <<EOF\nEOF\n'],
    ['a heredoc behind ONBUILD', 'ONBUILD RUN <<EOF\nEOF\n'],
    ['a heredoc that is not closed', 'RUN <<EOF\nFROM a\n'],
    ['very many instructions', 'RUN a\n'.repeat(5001)],
    ['a very long text', `RUN ${'a'.repeat(500_000)}\n`],
  ])('leave %s to the library', (_name, source) => {
    expect(readPlainDockerfile(source)).toBeUndefined();
  });

  it.each([
    ['blanks behind a heredoc', `RUN <<EOF${' '.repeat(100_000)};\nEOF\n`],
    ['targets behind a heredoc', `RUN <<EOF${' > a'.repeat(30_000)};\nEOF\n`],
    ['words before a heredoc', `RUN a${' a'.repeat(100_000)} <<;\n`],
    ['lines that go on', `RUN a ${'a\\\n'.repeat(100_000)}b\n`],
  ])('take linear time for many %s', (_name, source) => {
    const started = performance.now();
    readPlainDockerfile(source);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
