import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRepositoriesFile } from '../../../src/commands/fleet/repositories-file.ts';

let workingDirectory: string;
beforeAll(() => {
  workingDirectory = mkdtempSync(join(tmpdir(), 'platform-actions-list-'));
});
afterAll(() => rmSync(workingDirectory, { recursive: true, force: true }));

const read = (url: string) => {
  const list = {
    version: 1,
    kind: 'platform-actions-fleet-list',
    shards: 1,
    requested: 1,
    repositories: [{ repository: 'acme/app', url, shard: 1 }],
    unchanged: [],
  };
  writeFileSync(join(workingDirectory, 'list.json'), JSON.stringify(list));
  return readRepositoriesFile('list.json', { workingDirectory }, 'https://github.com');
};

describe('a list of another job', () => {
  it('is read with its shards', async () => {
    expect(await read('https://github.com/acme/app.git')).toMatchObject({
      shards: 1,
      repositories: [{ repository: 'acme/app', shard: 1 }],
    });
  });

  it.each([
    'ext::sh -c "touch /tmp/x"',
    '--upload-pack=touch',
    'http://git.example/acme/app.git',
    'https://user:password@git.example/acme/app.git',
    'ssh://git.example/acme/app.git',
    'acme/app',
    '',
  ])('is refused with the URL %j', async (url) => {
    await expect(read(url)).rejects.toThrow('repositories-file');
  });
});

describe('a file of names', () => {
  it('names a repository once, however it is spelled, where the server compares names without case', async () => {
    writeFileSync(
      join(workingDirectory, 'names.txt'),
      'zep/a\nZep/A\nhttps://github.com/zep/a\nhttps://git.example/zep/a\nhttps://git.example/Zep/A\n',
    );
    const file = await readRepositoriesFile('names.txt', { workingDirectory }, 'https://github.com');
    expect(file).toMatchObject({
      unchanged: [],
      repositories: [
        { repository: 'zep/a' },
        { repository: 'https://git.example/zep/a' },
        { repository: 'https://git.example/Zep/A' },
      ],
    });
  });
});
