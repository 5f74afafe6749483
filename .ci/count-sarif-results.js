// Prints how many results a SARIF file has, and on stderr the first of them.
import { readFileSync } from 'node:fs';

const log = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8').replace(/^\ufeff/, ''));
const results = log.runs.flatMap((run) => run.results ?? []);
for (const { level, ruleId, message, locations } of results.slice(0, 10))
  process.stderr.write(
    `${level} ${ruleId} ${JSON.stringify(message)} ${JSON.stringify(locations)?.slice(0, 300)}\n`,
  );
process.stdout.write(`${results.length}\n`);
