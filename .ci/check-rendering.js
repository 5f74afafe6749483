// Compares what a tool renders before and after a pin, object by object: every image has the digest of its tag, and nothing
// else changed.
// check-rendering.js <rendered before> <rendered after> <report of the pin>
import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

const [before = '', after = '', reportFile = ''] = process.argv.slice(2);
const { references } = JSON.parse(readFileSync(reportFile, 'utf8'));
const digests = new Map(references.map(({ digest, image, tag }) => [`${image}:${tag}`, digest]));
const objectsIn = (path) => parseAllDocuments(readFileSync(path, 'utf8')).map((document) => document.toJS());
const problems = [];
let pinned = 0;

const nameOf = (object) => [object?.kind, object?.metadata?.name].filter(Boolean).join(' ') || 'document';

function compareText(old, now, path) {
  const digest = digests.get(old);
  const name = old.replace(/:[^:/]*$/, '');
  const isPinned = digest !== undefined && [`${old}@${digest}`, `${name}@${digest}`].includes(now);
  if (isPinned) pinned += 1;
  else if (/\.(?:image|source)$/.test(path)) problems.push(`${path}: ${old} became ${now}, not @${digest}`);
  else if (old !== now) problems.push(`${path} changed: ${old} → ${now}`);
}

function compare(old, now, path) {
  if (typeof old === 'string' && typeof now === 'string') return compareText(old, now, path);
  if (typeof old !== 'object' || typeof now !== 'object' || old === null || now === null) {
    if (old !== now) problems.push(`${path} changed: ${old} → ${now}`);
    return undefined;
  }
  const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
  for (const key of keys) compare(old[key], now[key], `${path}.${key}`);
  return undefined;
}

const [old, now] = [objectsIn(before), objectsIn(after)];
if (old.length !== now.length) problems.push(`${old.length} objects before, ${now.length} after`);
for (const [index, object] of old.entries()) compare(object, now[index], nameOf(object));
if (pinned === 0) problems.push('no image was pinned');
for (const problem of problems) process.stdout.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
else process.stdout.write(`${pinned} rendered as pinned\n`);
