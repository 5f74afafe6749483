// Helpers that the checks of hosts share: values of the platform double for shells, and the search for secrets in what was printed.
// check-hosts.js value <platform.json> <name> | leaks <platform.json> <file or folder>...
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const [task = '', platformFile = '', ...rest] = process.argv.slice(2);
const { apiUrl, issuerUrl, registryUrl, controlUrl, environment } = JSON.parse(
  readFileSync(platformFile, 'utf8'),
);

function* filesOf(path) {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path)) if (name !== '.git') yield* filesOf(join(path, name));
}

if (task === 'value') {
  const values = {
    api: apiUrl,
    issuer: issuerUrl,
    registry: registryUrl,
    control: controlUrl,
    ...environment,
  };
  process.stdout.write(`${values[rest[0] ?? ''] ?? ''}\n`);
} else {
  const secrets = await (await fetch(new URL('secrets', controlUrl))).json();
  const texts = secrets.filter((value) => typeof value === 'string' && value.length >= 8);
  if (texts.length === 0) throw new Error('the platform double gave out no secrets: was it asked at all?');
  const shown = rest
    .flatMap((path) => [...filesOf(path)])
    .filter((file) => {
      const text = readFileSync(file, 'latin1');
      return texts.some((secret) => text.includes(secret));
    });
  for (const file of shown) process.stdout.write(`${file} holds a secret\n`);
  if (shown.length > 0) process.exitCode = 1;
  else process.stdout.write(`none of ${texts.length} secrets is shown\n`);
}
