// Prints, as lines of an environment file, what a job needs to reach the platform double.
import { readFileSync } from 'node:fs';

const { environment } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
for (const [name, value] of Object.entries(environment))
  if (name !== 'PLATFORM_ID_TOKEN') process.stdout.write(`${name}=${value}\n`);
