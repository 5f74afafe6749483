import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, withOwner } from './ask.ts';
import { isJsonObject, parseJsonObject, textOf } from './json.ts';
import { type PlatformDouble, startPlatformDouble } from './start.ts';

let double: PlatformDouble;
let token: string;

beforeAll(async () => {
  double = await startPlatformDouble();
  ({ token } = await withOwner(double));
});
afterAll(() => double.close());

const control = (path: string, method = 'GET', json?: { [key: string]: never } | object) =>
  ask(`${double.controlUrl}${path}`, { method, ...(json ? { json: { ...json } } : {}) });
const groups = () => ask(`${double.apiUrl}/iam/v2/groups`, { token });

describe('the control endpoint', () => {
  it('shows and changes settings, and refuses unknown ones', async () => {
    expect((await control('settings')).json.latencyMs).toBe(0);
    expect(
      (await control('settings', 'PATCH', { oversizedPage: 'refused', floor: true })).json,
    ).toMatchObject({
      oversizedPage: 'refused',
      extras: { fields: false },
    });
    expect(double.settings.extras.batchCreate).toBe(false);
    await control('settings', 'PATCH', { oversizedPage: 'clamped', extras: { fields: true } });
    expect(double.settings.extras).toMatchObject({ fields: true, batchCreate: false });
    const wrong = await control('settings', 'PATCH', { latency: 5 });
    expect([wrong.status, wrong.text]).toEqual([400, '{"error":"unknown setting `latency`"}']);
    expect((await control('settings', 'PATCH', { extras: { everything: true } })).status).toBe(400);
    await control('settings', 'PATCH', { extras: true });
  });

  it('adds, lists and clears faults', async () => {
    await control('faults', 'POST', { on: 'GET /iam/**', fault: { kind: 'status', status: 500 } });
    expect((await groups()).status).toBe(500);
    expect((await control('faults')).text).toContain('"struck":1');
    expect((await control('faults', 'POST', { on: 'GET /x' })).status).toBe(400);
    await control('faults', 'DELETE');
    expect((await groups()).status).toBe(200);
  });

  it('shows and clears the request log, in which it does not appear itself', async () => {
    await control('requests', 'DELETE');
    await groups();
    expect(JSON.parse((await control('requests')).text)).toHaveLength(1);
  });

  it('mints tokens, and tells secrets and origins', async () => {
    const idToken = textOf((await control('id-tokens', 'POST', { sub: 'me' })).json.token);
    expect(decodeJwt(idToken).sub).toBe('me');
    const minted = textOf((await control('platform-tokens', 'POST', { identityUid: 'x' })).json.token);
    expect(decodeJwt(minted).aud).toEqual([double.apiUrl]);
    expect(JSON.parse((await control('secrets')).text)).toEqual(expect.arrayContaining([idToken, minted]));
    expect((await control('origins')).json.api).toBe(double.apiUrl);
    expect((await control('nothing')).status).toBe(400);
  });
});

describe('the command line', () => {
  it('serves the sample world until it is stopped', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'platform-double-'));
    const settings = join(folder, 'settings.json');
    writeFileSync(settings, '{"floor": true}');
    const script = new URL('./cli.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [script, '--json', '--one-port', '--settings', settings]);
    const [line] = await once(createInterface(child.stdout), 'line');
    const printed = parseJsonObject(String(line)) ?? {};
    const environment = isJsonObject(printed.environment) ? printed.environment : {};
    const { PLATFORM_ID_TOKEN, PLATFORM_IDENTITY, PLATFORM_API_URL } = environment;
    const aud = encodeURIComponent(textOf(PLATFORM_API_URL));
    const traded = await ask(
      `${textOf(printed.issuerUrl)}/sts/exchange?aud=${aud}&identity=${textOf(PLATFORM_IDENTITY)}`,
      {
        token: textOf(PLATFORM_ID_TOKEN),
      },
    );
    const url = `${textOf(PLATFORM_API_URL)}/registry/v2/repos?page_size=1`;
    const repos = await ask(url, { token: textOf(traded.json.token) });
    expect([repos.json.totalCount, repos.text.includes('catalogTier')]).toEqual(['36', false]);
    child.kill('SIGINT');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });
});
