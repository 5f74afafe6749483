import { describe, expect, it } from 'vitest';
import { PROXY_KINDS } from './hostile-proxy.ts';
import { judgeProxy } from './judge-proxy.ts';
import { proxies } from './proxies.ts';
import { PROXY_JOBS } from './proxy-jobs.ts';
import type { ProxyCase, ProxyMode, ProxyRun } from './run-proxy.ts';

const options = { seed: 1, bundle: 0, entry: '', print: () => undefined };

describe('a hostile proxy', () => {
  it.each([
    'proxy/resolve/closes',
    'proxy/gate/hangs~',
    'proxy/api/floods-1xx',
    'proxy/roles/echoes-407-in-header',
    'proxy/doctor/echoes-502-in-body',
    'proxy/token/echoes-403-in-reason',
  ])('keeps no run and learns nothing to tell: %s', async (id) => {
    expect(await proxies.tryCase?.(id, options)).toEqual({ id, problems: [] });
  });
});

describe('the judge of proxies', () => {
  const kindOf = (id: string) => PROXY_KINDS.find((kind) => kind.id === id) ?? PROXY_KINDS[0];
  const [job] = PROXY_JOBS;
  const caseOf = (id: string, mode: ProxyMode): ProxyCase => {
    const kind = kindOf(id);
    if (kind === undefined || job === undefined) throw new Error(`no kind ${id}`);
    return { id, job, kind, mode };
  };
  const run: ProxyRun = {
    code: 5,
    stdout: '',
    stderr: 'no answer',
    milliseconds: 3100,
    accidents: [],
    outputs: { result: 'error' },
    summary: 'x',
    report: {
      result: 'error',
      exitCode: 5,
      findings: [],
      problems: [{ kind: 'service', message: 'GET /token failed: no answer' }],
      requests: { count: 4, retried: 3 },
    },
    timeoutMs: 3000,
    stoppingMs: undefined,
    connections: 4,
    secrets: ['password-of-the-proxy-0123456789abcdef'],
  };

  it('takes an error with 5 in time', () => {
    expect(judgeProxy(caseOf('closes', 'always'), run)).toEqual([]);
  });

  it.each<[string, ProxyMode, Partial<ProxyRun>, string]>([
    ['a pass', 'always', { code: 0 }, 'exit 0 instead of 5'],
    [
      'a run that gives up though the third connection is right',
      'twice',
      {},
      'the third connection is right',
    ],
    ['a run past its time', 'always', { milliseconds: 5100 }, 'took 5100 ms with a time-out of 3000 ms'],
    ['a signal that is not heard', 'stopped', { stoppingMs: 2100 }, 'took 2100 ms to stop'],
    ['a loop', 'always', { connections: 8000 }, '8000 connections'],
    ['a proxy that was left aside', 'always', { connections: 0 }, 'never asked'],
    [
      'the password in the log',
      'always',
      { stderr: 'password-of-the-proxy-0123456789abcdef' },
      'a secret in log',
    ],
    ['a stack', 'always', { stderr: '\n    at work (/x/y.js:10:2)' }, 'internals'],
  ])('sees %s', (_, mode, tampered, told) => {
    const problems = judgeProxy(caseOf('closes', mode), { ...run, ...tampered });
    expect(problems).toContainEqual(expect.stringContaining(told));
  });
});
