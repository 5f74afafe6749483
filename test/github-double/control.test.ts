import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { isJsonObject, parseJsonObject, textOf } from '../platform-double/json.ts';
import { askGithub } from './ask-github.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Starts the command line and gives what it prints. */
async function startCli(...args: string[]) {
  const script = new URL('./cli.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, '--json', ...args]);
  stops.push(() => child.kill('SIGKILL'));
  const [line] = await once(createInterface(child.stdout), 'line');
  const printed = parseJsonObject(String(line)) ?? {};
  const environment = isJsonObject(printed.environment) ? printed.environment : {};
  return { child, printed, token: textOf(environment.GITHUB_TOKEN), environment };
}

describe('the command line', () => {
  it('serves a repository to other processes until it is stopped, and clears up', async () => {
    const { child, environment, printed, token } = await startCli(
      '--prefix',
      '/api/v3',
      '--repository',
      'acme/shop',
    );
    expect(textOf(environment.GITHUB_API_URL)).toMatch(/\/api\/v3$/);
    const control = (method: string, name: string, json?: object) =>
      askGithub(`${textOf(printed.controlUrl)}${name}`, method, '', json ? { json: { ...json } } : {});
    const made = await control('POST', 'tokens', { kind: 'user', login: 'jane' });
    expect(made.object).toMatchObject({ login: 'jane' });
    const added = await control('POST', 'repositories', { name: 'acme/more', files: { a: 'b' } });
    expect(existsSync(textOf(added.object.directory))).toBe(true);
    expect((await control('POST', 'commits', { repository: 'acme/more', files: { c: 'd' } })).text).toMatch(
      /[0-9a-f]{40}/,
    );
    await control('POST', 'faults', { on: 'GET /api/v3/repos/**', fault: { kind: 'status', status: 502 } });
    const get = () => askGithub(`${textOf(environment.GITHUB_API_URL)}/repos/acme/more`, 'GET', token);
    expect([(await get()).status, (await get()).status]).toEqual([502, 200]);
    expect((await control('GET', 'faults')).rows).toMatchObject([{ struck: 1 }]);
    expect((await control('GET', 'requests')).rows).toHaveLength(2);
    expect((await control('PATCH', 'settings', { latencyMs: 1 })).object.latencyMs).toBe(1);
    expect((await control('PATCH', 'settings', { latency: 1 })).object.error).toBe(
      'unknown setting `latency`',
    );
    expect((await control('PATCH', 'settings', { links: 'no' })).status).toBe(400);
    expect((await control('GET', 'pulls')).json).toEqual([]);
    expect((await control('GET', 'nothing')).status).toBe(400);
    expect((await control('POST', 'commits', { repository: 'a/b' })).object.error).toBe(
      'there is no repository a/b',
    );
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(existsSync(textOf(printed.directory))).toBe(false);
  });
});
