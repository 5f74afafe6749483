// Runs packed tasks with azure-pipelines-task-lib's mock runners and judges what they printed: run-task.cjs <folder>,
// which holds `package` (the unpacked extension) and `platform.json` (of the platform double).
'use strict';
const assert = require('node:assert/strict');
const { spawnSync } = require('node:child_process');
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const folder = process.argv[2] ?? '';
const { apiUrl, issuerUrl, registryUrl, environment } = JSON.parse(
  readFileSync(join(folder, 'platform.json'), 'utf8'),
);
const urls = { apiUrl, issuerUrl, registryUrl };
const task = join(folder, 'package/ResolveDigest');

/** A script that the mock runner is: it sets inputs the way that an agent does and starts the task in its process. */
function runTask(name, inputs, variables) {
  const script = join(folder, `${name}.cjs`);
  const lines = Object.entries(inputs).map(
    ([key, value]) => `run.setInput(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(
    script,
    [
      "const { TaskMockRunner } = require('azure-pipelines-task-lib/mock-run');",
      `const run = new TaskMockRunner(${JSON.stringify(join(task, 'index.js'))});`,
      ...lines,
      'run.run(true);',
    ].join('\n'),
  );
  const temp = join(folder, `${name}-temp`);
  mkdirSync(temp);
  const agent = {
    PATH: process.env.PATH,
    NODE_PATH: process.env.NODE_PATH,
    TF_BUILD: 'True',
    BUILD_BUILDID: '7',
    BUILD_SOURCESDIRECTORY: temp,
    AGENT_TEMPDIRECTORY: temp,
    ...variables,
  };
  const child = spawnSync(process.execPath, [script], {
    cwd: temp,
    env: agent,
    encoding: 'utf8',
    timeout: 60_000,
  });
  const printed = `${child.stdout}${child.stderr}`;
  // Lines that an agent keeps from the log: masks take effect, and the commands themselves are not shown.
  appendFileSync(
    join(folder, 'printed'),
    printed.replace(/^##vso\[task\.set(secret|variable)[^\]]*\].*$/gm, ''),
  );
  return { code: child.status, printed };
}

const variables = (printed) =>
  Object.fromEntries(
    [...printed.matchAll(/^##vso\[task\.setvariable variable=([^;]+);[^\]]*\](.*)$/gm)].map((match) => [
      match[1],
      match[2],
    ]),
  );

const { version } = JSON.parse(readFileSync(join(task, 'task.json'), 'utf8'));
const [Major, Minor, Patch] = require('../../package.json').version.split('.').map(Number);
assert.deepEqual(version, { Major, Minor, Patch });

const passed = runTask('public', { ...urls, images: 'python\ngo' }, {});
assert.equal(passed.code, 0, passed.printed);
const { reference, result, tag_updated_at: updatedAt } = variables(passed.printed);
assert.match(reference ?? '', /^cgr\.dev\/chainguard\/python:latest@sha256:[0-9a-f]{64}$/);
assert.equal(result, 'pass');
assert.match(updatedAt ?? '', /^20\d\d-/);
assert.match(passed.printed, /##vso\[task\.uploadsummary\]/);
console.log('a task of the package gives outputs and a summary');

const wrong = runTask('wrong', { ...urls, images: 'python:latest@sha256:short', asOf: 'yesterday' }, {});
assert.equal(wrong.code, 2, wrong.printed);
assert.match(wrong.printed, /##vso\[task\.logissue type=error;\]`as-of`/);
console.log('a wrong input fails a task');

const mute = runTask(
  'mute',
  { ...urls, images: 'acme/python:latest', identity: environment.PLATFORM_IDENTITY },
  {
    SYSTEM_OIDCREQUESTURI: 'https://vstoken.example/oidc',
  },
);
assert.equal(mute.code, 3, mute.printed);
assert.match(mute.printed, /SYSTEM_ACCESSTOKEN: \$\(System\.AccessToken\)/);
console.log('a task without the access token of its job says so and ends with 3');
