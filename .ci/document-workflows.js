// Writes each workflow of the documents, parts of one made whole, as a file of its own into a folder, for the linter.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { documentBlocks, workflowOf } from '../test/support/document-blocks.ts';

const [folder = '.'] = process.argv.slice(2);
let count = 0;
for (const { language, number, path, text } of documentBlocks()) {
  // Forgejo has keys of its own, which the linter for GitHub does not know.
  if (!/^ya?ml$/.test(language) || path === 'docs/hosts/forgejo.md') continue;
  const value = parse(text);
  const workflow = workflowOf(value);
  if (workflow === undefined) continue;
  const isWhole = workflow === value || ('on' in Object(value) && 'jobs' in Object(value));
  const name = `${path.replace(/[^A-Za-z0-9]+/g, '-')}-${number}.yml`;
  writeFileSync(join(folder, name), isWhole ? text : stringify(workflow));
  count += 1;
}
process.stdout.write(`${count} workflows in the documents\n`);
if (count === 0) process.exitCode = 1;
