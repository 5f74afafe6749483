// Fails when a log shows a secret that the platform double gave out.
import { readFileSync } from 'node:fs';

const [logFile = '', platformFile = ''] = process.argv.slice(2);
const log = readFileSync(logFile, 'utf8');
const { controlUrl, environment } = JSON.parse(readFileSync(platformFile, 'utf8'));
const secrets = await (await fetch(new URL('secrets', controlUrl))).json();
const texts = [...secrets, environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN].filter(
  (value) => typeof value === 'string' && value.length >= 8,
);
const isShown = texts.some((text) => log.includes(text));
process.stdout.write(isShown ? 'the log shows a secret\n' : `none of ${texts.length} secrets shown\n`);
if (isShown || texts.length < 2) process.exitCode = 1;
