import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  DAY_MS,
  type FileWorld,
  type Inputs,
  type RunEnd,
  startFileWorld,
} from '../../support/file-world.ts';

let world: FileWorld;
let first: string;
beforeAll(async () => {
  world = await startFileWorld();
  const add = world.double.world;
  const eolDate = new Date(world.now + 3 * DAY_MS).toISOString().slice(0, 10);
  const eol = { tagStatus: 'TAG_ACTIVE', mainPackageVersion: { version: '', eolDate } };
  const repo = add.addRepo(world.acme, 'first');
  first = repo.uid;
  add.addTag(repo, '1', { eol });
  add.addTag(repo, '0', { deprecated: true });
  add.addTag(add.addRepo(world.acme, 'second'), '1', { eol });
});
afterAll(() => world.close());
afterEach(() => world.double.faults.clear());

const run = (inputs: Inputs): Promise<RunEnd> =>
  world.run('check-deprecated', world.folder({}, false), { concurrency: '1', 'fail-on': 'none', ...inputs });
const referenced = { images: 'acme/first:1, acme/first:0, acme/second:1' };
const organization = { scope: 'organization' };
const statesOf = (end: RunEnd): readonly unknown[] =>
  end.json('results').map(({ image, state, tag }) => `${String(image)}:${String(tag)} ${String(state)}`);

/** Refuses the dates of the first repository. */
function refuse(status: number): void {
  const fault = { kind: 'status', status } as const;
  world.double.faults.add({
    on: 'GET /registry/v1/eoltags',
    query: first.split('/')[1] ?? '',
    times: 'always',
    fault,
  });
}

describe('end-of-life dates of one repository that cannot be read', () => {
  it.each([
    [403, 4],
    [404, 5],
  ])('do not switch `fail-days` off for the others: HTTP %i', async (status, code) => {
    refuse(status);
    const end = await run({ ...referenced, 'fail-days': '14' });
    expect(end.code).toBe(code);
    expect(statesOf(end)).toContain('acme/first:1 unknown');
    expect(end.json('results').at(-1)).toMatchObject({ image: 'acme/second', state: 'active' });
    expect(end.annotations.map(({ message }) => message).join()).toContain('acme/second:1');
    const all = await run({ ...organization, 'fail-days': '14' });
    expect(all.code).toBe(code);
    expect(statesOf(all)).toContain('acme/first: unknown');
    expect(statesOf(all)).not.toContain('acme/first:1 active');
  });

  it.each([403, 404, 500])('are a warning without `fail-days`: HTTP %i', async (status) => {
    refuse(status);
    for (const scope of [{ images: 'acme/first:1, acme/second:1' }, organization]) {
      const end = await run({ ...scope, 'max-attempts': '1', 'warn-days': '1' });
      expect([end.code, end.outputs['result']]).toEqual([0, 'warn']);
      expect(end.annotations.map(({ message }) => message).join()).toContain(
        'The end-of-life dates for 1 repository could not be read',
      );
    }
  });
});

describe('an empty answer about the end of life, which says that nothing is known', () => {
  function answerNothing(text: string): void {
    const query = first.split('/')[1] ?? '';
    world.double.faults.add({
      on: 'GET /registry/v1/eoltags',
      query,
      times: 'always',
      fault: { kind: 'body', text },
    });
  }

  it.each(['{}', '{"items":[],"nextPageToken":""}'])(
    'is no pass of `fail-days`, but a warning, or a notice where others have dates: %s',
    async (text) => {
      answerNothing(text);
      for (const [scope, result, level] of [
        [{ images: 'acme/first:1' }, 'warn', 'warning'],
        [{ images: 'acme/first:1, acme/second:1' }, 'pass', 'notice'],
        // It has a deprecated tag, too.
        [organization, 'warn', 'notice'],
      ] as const) {
        const end = await run({ ...scope, 'fail-days': '1', 'warn-days': '1' });
        expect([end.code, end.outputs['result'], end.outputs['unknown-count']]).toEqual([0, result, '0']);
        expect(end.annotations).toContainEqual(
          expect.objectContaining({
            level,
            message: 'The platform has no end-of-life dates for 1 repository. `fail-days` cannot be applied.',
          }),
        );
      }
    },
  );

  it('needs no word without `fail-days`, or about a repository without tags', async () => {
    world.double.world.addRepo(world.acme, 'empty');
    expect((await run({ ...organization, 'fail-days': '1' })).annotations.join()).not.toContain(
      'no end-of-life',
    );
    answerNothing('{}');
    expect((await run({ images: 'acme/first:1' })).outputs['result']).toBe('pass');
  });
});

describe('a list of end-of-life dates that ends before a page that it announced', () => {
  it.each([
    [{ 'fail-days': '1' }, 5, 'error'],
    [{}, 0, 'warn'],
  ] as const)('is not taken for a platform without them: %j', async (inputs, code, result) => {
    const on = 'GET /registry/v1/eoltags';
    const text = JSON.stringify({ items: [], nextPageToken: 'next' });
    world.double.faults.add({ on, nth: 1, fault: { kind: 'body', text } });
    world.double.faults.add({ on, nth: 1, times: 'always', fault: { kind: 'status', status: 404 } });
    const end = await run({ images: 'acme/first:1', ...inputs });
    expect([end.code, end.outputs['result']]).toEqual([code, result]);
  });
});
