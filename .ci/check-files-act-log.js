// Checks what act printed of test/act/files.yml: every expected line is there, and no secret that the platform double gave out.
import { readFileSync } from 'node:fs';

const [logFile = '', platformFile = ''] = process.argv.slice(2);
const log = readFileSync(logFile, 'utf8');
const { controlUrl, environment } = JSON.parse(readFileSync(platformFile, 'utf8'));

const files = String.raw`\[.*"test/fixtures/messy/app with space/Dockerfile".*"test/fixtures/messy/odd/Containerfile"\]`;
const expected = {
  'check fails and counts': /check was failure with 17 unpinned/,
  'check-deprecated fails and tells': /deprecated was failure: 17 image tags checked: 2 deprecated/,
  'a dry run says what would change': new RegExp(`dry run would change ${files}`),
  'pin changes the same': new RegExp(`pin changed ${files}`),
  'a second pin changes nothing': /again changed false/,
  'the diff is in the log': /\+ARG PYTHON=3\.10-dev@sha256:[0-9a-f]{64}/,
  'the summary was written': /Summary - [\s\S]*?Pin images: 10 files changed/,
  'the command line finds the pins in order': /the command line ended with 0/,
  'the command line gives JSON': /"command": "check-deprecated"/,
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
