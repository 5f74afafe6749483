import { afterAll, beforeAll, expect, it } from 'vitest';
import { digestOf, records } from '../support/file-world.ts';
import { type PullWorld, startPullWorld } from '../support/pull-world.ts';

const [A, B] = ['a', 'b'].map(digestOf) as [string, string]; // two in, two out
const BRANCH = 'platform-actions/pins';
const PYTHON = `FROM cgr.dev/acme/python:3.12@${A}\n`;
const NGINX = 'services:\n  web:\n    image: cgr.dev/acme/nginx:1.27\n';

let here: PullWorld;
beforeAll(async () => {
  here = await startPullWorld();
  const { acme, double, now } = here.world;
  const add = double.world;
  add.addTag(add.addRepo(acme, 'python'), '3.12', {}, records(now, [40, 'a'], [10, 'b']));
  add.addTag(add.addRepo(acme, 'nginx'), '1.27', {}, records(now, [400, 'a']));
});
afterAll(() => here.close());

const show = (path: string): Promise<string> => here.github.git('acme/app', 'show', `${BRANCH}:${path}`);

async function operation(
  inputs: Readonly<Record<string, string>> = {},
  run: PullWorld['run'] = here.run,
): Promise<string | undefined> {
  const step = await run(here.checkout(), inputs);
  expect(step.exitCode, step.log.visible).toBe(0);
  return step.outputs['pull-request-operation'];
}

it('a pull request of pins is opened, left unchanged, updated, not taken from somebody else, and closed', async () => {
  await here.addApp({ Dockerfile: PYTHON, 'compose.yaml': NGINX });
  expect(await operation({ title: 'Pins', labels: 'images' }, here.start)).toBe('created');
  expect(here.pulls()).toMatchObject([
    { title: 'Pins', headRef: BRANCH, baseRef: 'main', labels: ['images'] },
  ]);
  expect(await show('Dockerfile')).toBe(PYTHON.replace(A, B).trimEnd());
  expect(await show('compose.yaml')).toBe(NGINX.replace('1.27', `1.27@${A}`).trimEnd());

  here.github.requests.reset();
  expect(await operation({ title: 'Pins', labels: 'images' })).toBe('unchanged');
  expect(here.writes()).toEqual([]);

  await here.github.commit('acme/app', { files: { Dockerfile: `${PYTHON}RUN true\n` } });
  expect(await operation()).toBe('updated');
  expect(await show('Dockerfile')).toBe(`${PYTHON.replace(A, B)}RUN true`);

  const pinned = { Dockerfile: PYTHON.replace(A, B), 'compose.yaml': NGINX.replace('1.27', `1.27@${A}`) };
  const base = await here.github.git('acme/app', 'rev-parse', `refs/heads/${BRANCH}`);
  const theirs = await here.github.commit('acme/app', { branch: BRANCH, files: { 'mine.txt': 'x\n' } });
  await here.github.commit('acme/app', { files: pinned });
  expect(await operation()).toBe('unchanged');
  expect(await here.github.git('acme/app', 'rev-parse', `refs/heads/${BRANCH}`)).toBe(theirs);

  await here.github.git('acme/app', 'update-ref', `refs/heads/${BRANCH}`, base);
  expect(await operation()).toBe('closed');
  expect(here.pulls()).toMatchObject([{ state: 'closed', mergedAtMs: undefined }]);
});

it('with `group-by: image` there is one for each image, and none while one image fails', async () => {
  await here.addApp({ Dockerfile: PYTHON, 'compose.yaml': NGINX });
  expect(await operation({ 'group-by': 'image', title: 'Pins' })).toBe('created');
  expect(here.pulls()).toMatchObject([{ title: 'Pins: acme/python' }, { title: 'Pins: acme/nginx' }]);
  await here.github.commit('acme/app', { files: { 'b/Dockerfile': 'FROM cgr.dev/acme/python:nope\n' } });
  here.github.requests.reset();
  const step = await here.run(here.checkout());
  expect(step.exitCode).toBe(2);
  expect(step.outputs).toMatchObject({ result: 'error', 'pull-request-operation': 'none' });
  expect(here.writes()).toEqual([]);
});
