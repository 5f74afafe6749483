// Writes each workflow of the documents, parts of one made whole, and each block of shell as a file of its own into a folder, for
// the linters; the last line counts them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { documentBlocks, workflowOf } from '../test/support/document-blocks.ts';

const [folder = '.'] = process.argv.slice(2);
let count = 0;
let shell = 0;
for (const { language, number, path, text } of documentBlocks()) {
  const name = `${path.replace(/[^A-Za-z0-9]+/g, '-')}-${number}`;
  if (/^(?:sh|bash|shell)$/.test(language)) {
    writeFileSync(join(folder, `${name}.sh`), `#!/bin/${language === 'bash' ? 'bash' : 'sh'}\n${text}\n`);
    shell += 1;
  }
  // Forgejo has keys of its own, which the linter for GitHub does not know.
  if (!/^ya?ml$/.test(language) || path === 'docs/hosts/forgejo.md') continue;
  const value = parse(text);
  const workflow = workflowOf(value);
  if (workflow === undefined) continue;
  const isWhole = workflow === value || ('on' in Object(value) && 'jobs' in Object(value));
  writeFileSync(join(folder, `${name}.yml`), isWhole ? text : stringify(workflow));
  count += 1;
}
process.stdout.write(`${count} workflows and ${shell} blocks of shell in the documents\n`);
if (count === 0 || shell === 0) process.exitCode = 1;
