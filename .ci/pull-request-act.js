// prepare <folder>: clones the GitHub double's repository and writes what the job is given. check <folder>: looks at the log, at
// the pull request, and at the requests that the double answered.
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [step = '', folder = ''] = process.argv.slice(2);
const read = (name) => readFileSync(join(folder, name), 'utf8');
const { controlUrl, directory, environment } = JSON.parse(read('github.json'));
const { GITHUB_TOKEN: token, ...variables } = environment;

function prepare() {
  const words = [
    'clone',
    '--quiet',
    '--depth=1',
    '--branch=main',
    `file://${directory}`,
    join(folder, 'app'),
  ];
  execFileSync('git', words, { stdio: 'inherit' });
  const given = { ...variables, CONTROL_URL: controlUrl, GITHUB_REF: 'refs/heads/main' };
  for (const [name, value] of Object.entries(given))
    appendFileSync(join(folder, 'environment'), `${name}=${value}\n`);
  writeFileSync(join(folder, 'secrets'), `GITHUB_TOKEN=${token}\n`, { mode: 0o600 });
}

async function check() {
  const log = read('log');
  const platform = JSON.parse(read('platform.json'));
  const control = async (base, name) => await (await fetch(new URL(name, base))).json();
  const expected = {
    'a dry run sends nothing': /dry was none and would change \[.*"Dockerfile"/,
    'its text is in the log': /This pull request pins these \d+ images/,
    'the first run opens': /open was created as 1/,
    'workflows are left out with a warning': /ci\.yml` is not in the pull request/,
    'a base that moved elsewhere changes nothing': /quiet was unchanged/,
    "somebody else's commit stays": /foreign was unchanged and warn/,
    'the box overwrites it': /ticked was updated/,
    'a run follows the pinned file on main': /update was updated/,
    'the last one closes': /close was closed/,
  };
  const problems = Object.entries(expected).flatMap(([what, pattern]) =>
    pattern.test(log) ? [] : [`not seen: ${what}`],
  );
  const [pull, ...others] = await control(controlUrl, 'pulls');
  if (others.length > 0 || pull?.state !== 'closed' || !pull.labels.includes('dependencies'))
    problems.push(`one closed pull request was expected: ${JSON.stringify([pull, ...others])}`);
  const branches = execFileSync('git', ['-C', directory, 'for-each-ref', '--format=%(refname)'], {
    encoding: 'utf8',
  });
  if (/refs\/heads\/platform-actions/.test(branches)) problems.push('a branch was left behind');
  // The double answers 422 to fields and 400 to queries that GitHub does not publish, and 500 to its own mistakes.
  const requests = await control(controlUrl, 'requests');
  const refused = requests.filter(({ path, status }) => status >= 400 && !isExpected(path, status));
  for (const { method, path, status } of refused) problems.push(`${method} ${path} was answered ${status}`);
  const secrets = await control(platform.controlUrl, 'secrets');
  const values = [...secrets, platform.environment.ACTIONS_ID_TOKEN_REQUEST_TOKEN, token];
  const texts = values.filter((value) => typeof value === 'string' && value.length >= 8);
  if (texts.length < 3) problems.push('the doubles gave out no secrets: were they asked at all?');
  if (texts.some((text) => log.includes(text))) problems.push('the log shows a secret');
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  else
    process.stdout.write(
      `act: ${Object.keys(expected).length} things seen, ${requests.length} requests as GitHub publishes them, none of ${texts.length} secrets shown\n`,
    );
}

/** Requests for things that do not exist or that a job's token may not read, and the check of permissions. */
function isExpected(path, status) {
  const what = path.split('?')[0];
  return (
    (status === 404 && what.includes('/git/ref/')) ||
    (status === 403 && what === '/user') ||
    // A tree with workflow files, which is tried.
    (status === 403 && what.endsWith('/git/trees')) ||
    (status === 422 && what.endsWith('/pulls'))
  );
}

await { prepare, check }[step]();
