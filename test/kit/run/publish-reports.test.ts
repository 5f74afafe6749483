import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf, type FileWorld, readText, records, startFileWorld } from '../../support/file-world.ts';

let world: FileWorld;
beforeAll(async () => {
  world = await startFileWorld();
  const python = world.double.world.addRepo(world.chainguard, 'python');
  world.double.world.addTag(python, 'latest', {}, records(world.now, [100, 'a'], [10, 'b']));
});
afterAll(() => world.close());

const REPORTS = { 'sarif-file': 'out.sarif', 'junit-file': 'out.xml' };
const FILES = {
  Dockerfile: `FROM cgr.dev/chainguard/python:latest\nFROM cgr.dev/chainguard/python@${digestOf('a')}\n`,
};

describe('report files of any command', () => {
  it('have its findings with their rules, lines and fingerprints', async () => {
    const folder = world.folder(FILES);
    const end = await world.run(
      'resolve-digest',
      folder,
      { mode: 'check', ...REPORTS },
      { matrix: '{"a":1}' },
    );
    expect(end.code).toBe(1);
    const { automationDetails, results, tool } = JSON.parse(readText(folder, 'out.sarif')).runs[0];
    expect(tool.driver.name).toBe('platform-actions resolve-digest');
    expect(automationDetails.id).toBe('resolve-digest/{"a":1}/');
    expect(results).toMatchObject([
      {
        ruleId: 'unpinned',
        level: 'error',
        locations: [
          {
            physicalLocation: { artifactLocation: { uri: 'Dockerfile' }, region: { startLine: 1 } },
            logicalLocations: [{ name: 'cgr.dev/chainguard/python:latest' }],
          },
        ],
      },
    ]);
    expect(tool.driver.rules[results[0].ruleIndex]).toMatchObject({
      id: 'unpinned',
      shortDescription: { text: 'A reference has no digest.' },
    });
    expect(readText(folder, 'out.xml')).toContain('classname="unpinned"');
    // Only the gate has an output for it.
    expect(end.outputs).not.toHaveProperty('sarif-file');
  });

  it('are not written where something could not be asked, which would look as if all had been judged', async () => {
    const folder = world.folder({
      Dockerfile: `FROM cgr.dev/chainguard/python:latest@${digestOf('a')}
`,
    });
    const end = await world.run('resolve-digest', folder, {
      mode: 'check',
      ...REPORTS,
      'registry-url': 'http://127.0.0.1:1',
      'max-attempts': '1',
    });
    expect(end.code).toBe(5);
    expect(end.log.join('\n')).toContain('No SARIF or JUnit file was written');
    for (const file of Object.values(REPORTS)) expect(existsSync(join(folder, file))).toBe(false);
  });

  const unasked = { mode: 'check', ...REPORTS, 'registry-url': 'http://127.0.0.1:1', 'max-attempts': '1' };
  const EARLIER = {
    Dockerfile: `FROM cgr.dev/chainguard/python:latest@${digestOf('a')}\n`,
    'out.sarif': '{}',
    'out.xml': '<testsuites/>',
    'page.html': 'earlier',
  };

  it('do not stay from an earlier run where this one could not write them', async () => {
    for (const inputs of [{}, { 'on-error': 'warn' }]) {
      const folder = world.folder(EARLIER);
      const end = await world.run('resolve-digest', folder, {
        ...unasked,
        ...inputs,
        'html-file': 'page.html',
      });
      expect(end.code).toBe('on-error' in inputs ? 0 : 5);
      for (const file of Object.values(REPORTS)) expect(existsSync(join(folder, file))).toBe(false);
      expect(readText(folder, 'page.html')).toContain('<!doctype html>');
    }
  });

  it('do not stay from an earlier run where the time of this one is over', async () => {
    const folder = world.folder(EARLIER);
    world.double.faults.add({ on: 'GET /**', times: 'always', fault: { kind: 'hang' } });
    const end = await world.run('resolve-digest', folder, { mode: 'check', ...REPORTS, timeout: '1s' });
    world.double.faults.clear();
    expect(end.code).toBe(5);
    for (const file of Object.values(REPORTS)) expect(existsSync(join(folder, file))).toBe(false);
  });

  it('stay where the inputs are refused, which may name the wrong file', async () => {
    const folder = world.folder(EARLIER);
    const end = await world.run('resolve-digest', folder, { ...unasked, concurrency: '0' });
    expect(end.code).toBe(2);
    expect(readText(folder, 'out.sarif')).toBe('{}');
  });

  it('are removed by the run that does not replace them only if they may be written', async () => {
    const folder = world.folder({ ...EARLIER, 'kept/file': 'kept' });
    symlinkSync(join(folder, 'kept'), join(folder, 'link'));
    const end = await world.run('resolve-digest', folder, { ...unasked, 'sarif-file': 'link/file' });
    expect(end.code).toBe(2);
    expect(readText(folder, 'kept/file')).toBe('kept');
  });

  it('are refused before any request where they may not be written', async () => {
    const folder = world.folder(FILES);
    world.double.requests.reset();
    const away = { 'sarif-file': '/nonexistent/a.sarif', 'junit-file': '../b.xml' };
    const end = await world.run('check-deprecated', folder, away);
    expect(end.code).toBe(2);
    for (const name of Object.keys(away)) expect(end.log.join('\n')).toContain(`\`${name}\``);
    expect([...world.double.requests.all()]).toEqual([]);
  });

  it('are a problem beside the findings where they cannot be written after all', async () => {
    const folder = world.folder({ ...FILES, 'block/file': '' });
    // A folder where the file should go is noticed by the check; one that appears later only by the writer.
    const watchInputs = (inputs: Readonly<Record<string, unknown>>) => {
      let asked = 0;
      return new Proxy(inputs, {
        get: (target, name) => {
          if (name !== 'junit-file') return Reflect.get(target, name);
          asked += 1;
          return asked === 1 ? 'out.xml' : 'block';
        },
      });
    };
    const inputs = { mode: 'check', 'junit-file': 'out.xml' };
    const end = await world.run('resolve-digest', folder, inputs, {}, { watchInputs });
    expect(end.code).toBe(5);
    expect(end.outputs).toMatchObject({ 'unpinned-count': '1' });
    expect(end.log.join('\n')).toContain('`junit-file`');
  });

  it('are not uploaded where the host is not GitHub, and the log says so', async () => {
    const folder = world.folder(FILES);
    const end = await world.run('resolve-digest', folder, { mode: 'check', 'upload-sarif': 'true' });
    expect(end.log.join('\n')).toContain(
      'The SARIF was not uploaded to code scanning: this is not a GitHub Actions run',
    );
    expect(JSON.parse(readText('', end.outputs['report'] ?? ''))).toMatchObject({
      upload: { kind: 'failed' },
    });
  });
});
