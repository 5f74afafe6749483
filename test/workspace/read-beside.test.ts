import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReadArea } from '../../src/host/files/read-workspace-file.ts';
import type { ChartFiles } from '../../src/images/chart/chart-files.ts';
import { createBesideReader } from '../../src/workspace/read-beside.ts';
import { writeFiles } from '../support/files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-actions-beside-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string): void => writeFiles(folder, { [path]: text });
const WANTED = {
  folder: 'chart',
  within: ['templates', 'schema.json'],
  wants: (path: string) => !path.endsWith('.png'),
};
const read = (): Promise<ChartFiles | undefined> =>
  createBesideReader(createReadArea(folder, folder))(WANTED);

describe('the files beside a file', () => {
  it('are the wanted ones of the named files and folders', async () => {
    write('chart/templates/a.yaml', 'a');
    write('chart/templates/deep/b.tpl', 'b');
    write('chart/templates/c.png', 'c');
    write('chart/schema.json', '{}');
    write('chart/values.yaml', 'not wanted');
    symlinkSync('a.yaml', join(folder, 'chart/templates/linked.yaml'));
    expect(await read()).toEqual(
      new Map([
        ['schema.json', '{}'],
        ['templates/a.yaml', 'a'],
        ['templates/deep/b.tpl', 'b'],
        ['templates/linked.yaml', 'a'],
      ]),
    );
  });

  it('are read once for each folder', async () => {
    write('chart/templates/a.yaml', 'a');
    const reader = createBesideReader(createReadArea(folder, folder));
    const first = await reader(WANTED);
    write('chart/templates/a.yaml', 'changed');
    expect(await reader(WANTED)).toBe(first);
    expect(await reader({ ...WANTED, folder: 'other' })).toBeUndefined();
  });

  it('are not known where nothing is there', async () => {
    expect(await read()).toBeUndefined();
  });

  it.each<[string, () => void]>([
    [
      'one leads out of the workspace',
      () => symlinkSync('/etc/hostname', join(folder, 'chart/templates/out.yaml')),
    ],
    ['one leads nowhere', () => symlinkSync('nowhere', join(folder, 'chart/templates/lost.yaml'))],
    [
      'they are too many',
      () => {
        for (let index = 0; index < 2000; index += 1) write(`chart/templates/${index}.yaml`, '');
      },
    ],
    [
      'they are too long',
      () => {
        for (let index = 0; index < 4; index += 1)
          write(`chart/templates/${index}.yaml`, 'x'.repeat(4_500_000));
      },
    ],
  ])('are not known in part: %s', async (_name, change) => {
    write('chart/templates/a.yaml', 'a');
    change();
    expect(await read()).toBeUndefined();
  });
});
