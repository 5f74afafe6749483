import { describe, expect, it } from 'vitest';
import { fixedToken, mintedToken, type TokenSource } from '../../src/platform/token-source.ts';
import { createTestClock, type TestClock } from '../support/test-clock.ts';

const HOUR_MS = 3_600_000;

interface Minting {
  readonly source: TokenSource;
  readonly clock: TestClock;
  minted(): number;
}

function minting(lifetimeMs = HOUR_MS, fail?: Error): Minting {
  const clock = createTestClock();
  let count = 0;
  const mint = async (): Promise<{ token: string; expiresAt: number }> => {
    count += 1;
    if (fail !== undefined) throw fail;
    return { token: `token-${count}`, expiresAt: clock.now() + lifetimeMs };
  };
  return { source: mintedToken(mint, clock), clock, minted: () => count };
}

describe('fixedToken', () => {
  it('gives the token that was given, and no other', async () => {
    const source = fixedToken('given');
    expect(await source.get()).toBe('given');
    expect(await source.renew('given')).toBeUndefined();
  });
});

describe('mintedToken', () => {
  it('mints nothing before somebody asks, and once for all who ask', async () => {
    const { minted, source } = minting();
    expect(minted()).toBe(0);
    expect(await Promise.all([source.get(), source.get(), source.get()])).toEqual(Array(3).fill('token-1'));
    expect(await source.get()).toBe('token-1');
    expect(minted()).toBe(1);
  });

  it('mints anew under a minute of life, once for all who ask', async () => {
    const { clock, minted, source } = minting();
    await source.get();
    clock.advance(HOUR_MS - 60_000);
    expect(await source.get()).toBe('token-1');
    clock.advance(1);
    expect(await Promise.all([source.get(), source.get(), source.get()])).toEqual(Array(3).fill('token-2'));
    expect(minted()).toBe(2);
  });

  it('renews a refused token once for all who were refused', async () => {
    const { minted, source } = minting();
    const stale = await source.get();
    const renewed = await Promise.all([source.renew(stale), source.renew(stale), source.renew(stale)]);
    expect(renewed).toEqual(Array(3).fill('token-2'));
    expect(await source.renew(stale)).toBe('token-2');
    expect(await source.get()).toBe('token-2');
    expect(minted()).toBe(2);
  });

  it('takes the refusal of a renewed token as final', async () => {
    const { minted, source } = minting();
    const renewed = await source.renew(await source.get());
    expect(await source.renew(renewed ?? '')).toBeUndefined();
    expect(minted()).toBe(2);
  });

  it('may renew again after the time of the renewed token is over', async () => {
    const { clock, source } = minting();
    await source.renew(await source.get());
    clock.advance(HOUR_MS);
    expect(await source.get()).toBe('token-3');
    expect(await source.renew('token-3')).toBe('token-4');
  });

  it('mints when the first thing it hears is a refusal', async () => {
    const { source } = minting();
    expect(await source.renew('a token of somebody else')).toBe('token-1');
  });

  it('asks once for a sign-in that is refused', async () => {
    const { minted, source } = minting(HOUR_MS, new Error('refused'));
    const asked = await Promise.allSettled([source.get(), source.get()]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(source.get()).rejects.toThrow('refused');
    await expect(source.renew('token-1')).rejects.toThrow('refused');
    expect(minted()).toBe(1);
  });

  it('asks again for later callers where it may, once for all who ask at the same time', async () => {
    let count = 0;
    const mint = async (): Promise<{ token: string; expiresAt: number }> => {
      count += 1;
      if (count === 1 || count === 3) throw new Error('out of order');
      return { token: `token-${count}`, expiresAt: clock.now() + HOUR_MS };
    };
    const clock = createTestClock();
    const source = mintedToken(mint, clock, true);
    const asked = await Promise.allSettled([source.get(), source.get()]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await source.get()).toBe('token-2');
    await expect(source.renew('token-2')).rejects.toThrow('out of order');
    expect(await source.get()).toBe('token-4');
    expect(count).toBe(4);
  });

  it('uses a token that is over on arrival until it is refused: a clock is wrong', async () => {
    const { minted, source } = minting(-HOUR_MS);
    for (let times = 0; times < 5; times += 1) expect(await source.get()).toBe('token-1');
    expect(minted()).toBe(1);
    expect(await source.renew('token-1')).toBe('token-2');
  });
});
