import { appendFileSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseNotes } from './release/release-notes.ts';

/** `node scripts/release-notes.ts <tag> [file]`: writes the notes of a tag, or exits with 1 where it is no release. */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const [tag = '', file] = process.argv.slice(2);

const notes = releaseNotes({
  tag,
  packageVersion: String(JSON.parse(read('package.json')).version),
  sourceVersion: /^export const version = '(.*)';$/m.exec(read('src/version.ts'))?.[1] ?? '',
  changelog: read('CHANGELOG.md'),
});
if (notes.kind === 'refused') {
  process.stderr.write(`${tag} is no release: ${notes.why}\n${notes.fix}\n`);
  process.exitCode = 1;
} else if (file === undefined) process.stdout.write(notes.text);
else appendFileSync(file, notes.text);
