// Compares what charts render before and after a pin: every image of ours has the digest of its tag, and nothing else changed.
// check-helm.js <rendered before> <rendered after> <report of the pin>
import { readFileSync } from 'node:fs';

const [before = '', after = '', reportFile = ''] = process.argv.slice(2);
const { references } = JSON.parse(readFileSync(reportFile, 'utf8'));
const digests = new Map(references.map(({ digest, image, tag }) => [`${image}:${tag}`, digest]));
const linesOf = (path) => readFileSync(path, 'utf8').split('\n');
const [old, now] = [linesOf(before), linesOf(after)];
const problems = [];
let pinned = 0;

if (old.length !== now.length) problems.push(`${old.length} lines before, ${now.length} after`);
for (const [index, line] of old.entries()) {
  const [start = '', image] = /^(\s*(?:- )?image:\s+)"?([^"\s]+)"?$/.exec(line)?.slice(1) ?? [];
  const other = now[index] ?? '';
  if (image === undefined) {
    if (other !== line) problems.push(`line ${index + 1} changed: ${line} → ${other}`);
    continue;
  }
  const digest = digests.get(image);
  const name = image.replace(/:[^:/]*$/, '');
  const shown = /^"?([^"\s]+)"?$/.exec(other.slice(start.length))?.[1];
  if (digest !== undefined && [`${image}@${digest}`, `${name}@${digest}`].includes(shown)) pinned += 1;
  else problems.push(`line ${index + 1}: ${image} became ${shown ?? other}, not @${digest}`);
}
if (pinned === 0) problems.push('no image was pinned');
for (const problem of problems) process.stdout.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
else process.stdout.write(`${pinned} rendered as pinned\n`);
