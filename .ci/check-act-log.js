// Checks what act printed: every expected line is there, and no secret that the platform double gave out.
import { readFileSync } from 'node:fs';

const [logFile = '', platformFile = ''] = process.argv.slice(2);
const log = readFileSync(logFile, 'utf8');
const { controlUrl, environment } = JSON.parse(readFileSync(platformFile, 'utf8'));

const digest = 'cgr\\.dev/chainguard/python(:latest)?@sha256:[0-9a-f]{64}';
const expected = {
  'the root action gives an output to the next step': new RegExp(`root action gave ${digest}`),
  'the composite gives an output to the next step': new RegExp(`composite gave ${digest}`),
  'the summary was written': /Summary - [\s\S]{0,2000}?python/,
  'the token is masked': /token is \[\*\*\*\]/,
  'a wrong input fails the step': /refused input gave outcome failure, result error/,
};

const secrets = await (await fetch(new URL('secrets', controlUrl))).json();
const values = [...secrets, environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN];
const texts = values.filter((value) => typeof value === 'string' && value.length >= 8);
const problems = Object.entries(expected).flatMap(([what, pattern]) =>
  pattern.test(log) ? [] : [`not seen: ${what}`],
);
if (texts.length < 2) problems.push('the platform double gave out no secrets: was it asked at all?');
if (texts.some((text) => log.includes(text))) problems.push('the log shows a secret');
for (const problem of problems) process.stdout.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
else
  process.stdout.write(
    `act: ${Object.keys(expected).length} things seen, none of ${texts.length} secrets shown\n`,
  );
