import fc from 'fast-check';
import { applyEdits, planEdit, type TextEdit } from '../../../src/images/edit/edit-text.ts';
import { scanFile as scanWithTraces } from '../../../src/images/read/read-file.ts';
import type { ScannedReference, ScanResult } from '../../../src/images/read/reading.ts';
import { printImageReference } from '../../../src/images/reference/image-reference.ts';
import { NEW_DIGEST, readCorpus } from '../../images/read/golden.ts';
import { longForeignText, mutatedOne } from './hostile.ts';
import { hold, holdSame, type Law, law } from './law.ts';

interface FileCase {
  readonly path: string;
  readonly text: string;
}

const corpus = readCorpus();
const areas = [...new Set(corpus.map(({ name }) => name.split('/', 1)[0] ?? ''))];

function mutatedFiles(area: string): fc.Arbitrary<FileCase> {
  const own = corpus.filter(({ name }) => name.startsWith(`${area}/`));
  return fc
    .tuple(fc.constantFrom(...own), fc.constantFrom(...corpus))
    .chain(([{ path, source }, other]) =>
      fc.record({ path: fc.constant(path), text: mutatedOne(source, other.source) }),
    );
}

/** Scans as the threads that read files do: the library makes an error for each wrong token, and most of its cost is the trace. */
function scanFile(path: string, text: string): ScanResult {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return scanWithTraces(path, text);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** A scanner's promises about any text under any name. */
export function holdScan({ path, text }: FileCase): void {
  const result = scanFile(path, text);
  holdPlaces(text, result);
  const edits = editsOf(result);
  const pinned = applyEdits(text, edits);
  hold(outside(text, edits) === outside(pinned, moved(edits)), 'a pin changed more than its ranges');
  const again = scanFile(path, pinned);
  holdSame(editsOf(again), [], 'a second pin changes something');
  holdSame(again.references.map(nameOf), result.references.map(nameOf), 'a pin changed what the file names');
  for (const [index, { editable, reason, reference }] of again.references.entries())
    if (reason === undefined && result.references[index]?.editable.kind === 'yes')
      hold(
        reference.digest === NEW_DIGEST,
        () => `reference ${index} has ${reference.digest} after the pin (${editable.kind})`,
      );
}

/** Where a reference stands; what it names may be put together from variables, escapes and other keys. */
function holdPlaces(text: string, result: ScanResult): void {
  const lines = text.split('\n');
  for (const { end, location, start, text: found } of [...result.references, ...result.unresolved]) {
    const { column, endLine = 0, line } = location;
    hold(
      start >= 0 && start <= end && end <= text.length,
      `its place is ${start} to ${end} of ${text.length}`,
    );
    hold(
      line >= 1 && endLine >= line && endLine <= lines.length,
      `it stands on line ${line} of ${lines.length}`,
    );
    const before = text.slice(0, start).split('\n');
    hold(
      line === before.length && column === (before.at(-1)?.length ?? 0) + 1,
      'line and column are not those of its place',
    );
    const written = text.slice(start, end);
    // Where no character has a meaning, what stands there is what it reads; a bare word may be a variable of code, and
    // an unresolved reference is reported with up to 200 characters.
    const isPlain = /^[\w.:/@-]*[.:/@-][\w.:/@-]*$/.test(written) && found.length < 200;
    if (isPlain && found !== '')
      hold(found.includes(written), () => `it reads ${found} where ${written} stands`);
  }
  for (const { line, message } of result.problems)
    hold(
      line >= 1 && line <= lines.length && message !== '' && message.length < 2000,
      `problem on line ${line}: ${message}`,
    );
}

const nameOf = ({ reference }: ScannedReference): string =>
  printImageReference({ ...reference, tag: reference.tag ?? 'latest', digest: undefined });

function editsOf(result: ScanResult): readonly TextEdit[] {
  // A malformed digest is replaced only after a second reading, which `editText` makes and its own tests hold.
  const wellFormed = result.references.filter(({ reason }) => reason === undefined);
  const edits = wellFormed.flatMap((reference) => {
    const plan = planEdit(reference, NEW_DIGEST);
    return 'kind' in plan ? [] : plan;
  });
  // Two references in one place give the same edit twice.
  return [...new Map(edits.map((edit) => [`${edit.start} ${edit.end} ${edit.text}`, edit])).values()].sort(
    (a, b) => a.start - b.start,
  );
}

/** The same ranges after the edits were made. */
function moved(edits: readonly TextEdit[]): readonly TextEdit[] {
  let shift = 0;
  return edits.map(({ end, start, text }) => {
    const from = start + shift;
    shift += text.length - (end - start);
    return { start: from, end: from + text.length, text: '' };
  });
}

const outside = (text: string, edits: readonly TextEdit[]): string =>
  applyEdits(
    text,
    edits.map((edit) => ({ ...edit, text: '\u0001' })),
  );

/** Words with a meaning in some syntax, for texts that repeat them. */
const PIECES = [
  ...' \t\n\r\\"\'`#$%|>-:,={}[]()/@aé',
  ...[
    '- ',
    'a: ',
    '? ',
    ': ',
    '&a ',
    '*a ',
    '<<',
    '<<EOF',
    '---\n',
    '\\\n',
    '`\n',
    '${',
    '$(',
    '{{',
    '}}',
    '{{ end }}',
    '```\n',
  ],
  ...[
    'FROM ',
    'FROM a\n',
    'RUN ',
    'ARG a=$a\n',
    '--mount=from=',
    'image: ',
    'image "',
    'tag: 1\n',
    '/*',
    '*/',
    '//',
    '\\u002f',
  ],
  ...[
    'cgr.dev/',
    'cgr.dev/a/b',
    'cgr.dev/a/b:1 ',
    '@sha256:',
    'oci://',
    'docker run ',
    '<image>',
    '</image>',
    'a = "b"\n',
  ],
];
const REPEATED = 200_000;

/** A few pieces again and again, between texts that have them looked at: whatever takes the square of its length shows. */
const repeated = fc
  .tuple(
    fc.constantFrom('', 'image: cgr.dev/a/b:1\n', 'FROM cgr.dev/a/b:1\n', '# escape=`\nFROM cgr.dev/a/b:1\n'),
    fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join('')),
    fc.constantFrom('', ' ;', '\nimage: cgr.dev/a/b:1'),
  )
  .map(([head, unit, tail]) => head + unit.repeat(Math.ceil(REPEATED / unit.length)) + tail);

const paths = [...new Set(corpus.map(({ path }) => path))];

/** Every syntax with hostile variants of its corpus, and any text under any name. */
export const scannerLaws: readonly Law[] = [
  ...areas.map((area) => law(`scanners/${area}`, 700, mutatedFiles(area), holdScan)),
  law(
    'scanners/any text under any name',
    3000,
    fc.record({ path: fc.constantFrom(...paths), text: longForeignText }),
    holdScan,
  ),
  law(
    'scanners/repeated texts',
    400,
    fc.record({ path: fc.constantFrom(...paths), text: repeated }),
    ({ path, text }) => void scanFile(path, text),
  ),
];
