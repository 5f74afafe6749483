import { describe, expect, it, vi } from 'vitest';
import { PlatformError } from '../../src/platform/errors.ts';
import { mintToken, type Narrowing, type SignInWays, tokensFor } from '../../src/platform/mint-token.ts';
import type { Exchange, Transport } from '../../src/platform/transport.ts';
import { createTestClock } from '../support/test-clock.ts';

const refusal = (code: PlatformError['code']): PlatformError =>
  new PlatformError('refused', { code, call: 'POST /sts/exchange' });

/** Ways to sign in at an issuer that answers each exchange in turn: a token, or an error. */
function waysTo(answers: readonly (string | PlatformError)[], narrowing?: Narrowing) {
  const asked: URLSearchParams[] = [];
  const mask = vi.fn();
  const left = [...answers];
  const transport: Transport = async <T>({ judge, url }: Exchange<T>) => {
    asked.push(new URL(url).searchParams);
    const answer = left.shift();
    if (answer instanceof PlatformError) throw answer;
    return judge(JSON.stringify({ token: answer, expiry: '2030-01-01T00:00:00Z' }), {});
  };
  const ways: SignInWays = {
    transport,
    clock: createTestClock(),
    issuerUrl: 'https://issuer.example',
    identity: 'ab'.repeat(20),
    idToken: async () => 'id-token',
    mask,
    narrowing,
  };
  return { ways, asked, mask };
}

function narrowingTo(capabilities: readonly string[], without: Narrowing['withoutCapabilities']) {
  const givenUp = vi.fn<Narrowing['givenUp']>();
  return { limitsOf: () => ({ capabilities }), withoutCapabilities: without, givenUp };
}

const mint = ({ ways }: ReturnType<typeof waysTo>) => mintToken(ways, 'audience');

it('needs an identity, or something to ask for its ID token', async () => {
  const { ways } = waysTo([]);
  await expect(mintToken({ ...ways, identity: undefined, idToken: undefined }, 'audience')).rejects.toThrow(
    'there is no identity to sign in as',
  );
});

describe('an exchange', () => {
  it('masks the ID token and the new token before their first use, and asks for everything without a limit', async () => {
    const issuer = waysTo(['minted']);
    expect(await mint(issuer)).toMatchObject({ token: 'minted' });
    expect(issuer.mask.mock.calls).toEqual([['id-token'], ['minted']]);
    expect(issuer.asked.map((query) => query.getAll('cap'))).toEqual([[]]);
  });

  it('asks once more without the capabilities that the service refuses', async () => {
    const narrowing = narrowingTo(['tag.list'], () => ({ scopes: ['scope'] }));
    const issuer = waysTo([refusal('INVALID_ARGUMENT'), 'minted'], narrowing);
    expect(await mint(issuer)).toMatchObject({ token: 'minted' });
    expect(issuer.asked.map((query) => query.getAll('cap'))).toEqual([['tag.list'], []]);
    expect(issuer.asked.map((query) => query.getAll('scopes'))).toEqual([[], ['scope']]);
    expect(narrowing.givenUp).toHaveBeenCalledOnce();
  });

  it('says nothing of a list given up if the second exchange fails too', async () => {
    const narrowing = narrowingTo(['tag.list'], () => ({}));
    const issuer = waysTo([refusal('INVALID_ARGUMENT'), refusal('PERMISSION_DENIED')], narrowing);
    await expect(mint(issuer)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    expect(narrowing.givenUp).not.toHaveBeenCalled();
  });

  it.each([
    ['another refusal', refusal('PERMISSION_DENIED'), narrowingTo(['tag.list'], () => ({}))],
    [
      'a list that must not be given up',
      refusal('INVALID_ARGUMENT'),
      narrowingTo(['tag.list'], () => undefined),
    ],
    ['no list at all', refusal('INVALID_ARGUMENT'), undefined],
  ])('does not ask again after %s', async (_, error, narrowing) => {
    const issuer = waysTo([error, 'minted'], narrowing);
    await expect(mint(issuer)).rejects.toBe(error);
    expect(issuer.asked).toHaveLength(1);
  });

  it('is not made for the person at a terminal, whose token is masked', async () => {
    const { asked, mask, ways } = waysTo([]);
    const personal = async (audience: string) => ({ token: `own of ${audience}`, expiresAt: 7 });
    expect(await mintToken({ ...ways, personal }, 'audience')).toEqual({
      token: 'own of audience',
      expiresAt: 7,
    });
    expect(mask.mock.calls).toEqual([['own of audience']]);
    expect(asked).toEqual([]);
  });

  it('needs an ID token', async () => {
    const { asked, ways } = waysTo(['minted']);
    await expect(mintToken({ ...ways, idToken: undefined }, 'audience')).rejects.toThrow(
      'there is no identity to sign in as',
    );
    expect(asked).toEqual([]);
  });

  it('fails with the explanation of its error, where there is one', async () => {
    const { ways } = waysTo([refusal('UNAUTHENTICATED')]);
    const explained = new Error('explained');
    const explain = vi.fn(() => explained);
    await expect(mintToken({ ...ways, explain }, 'audience')).rejects.toBe(explained);
    expect(explain).toHaveBeenCalledWith(expect.any(PlatformError), 'audience', 'id-token');
  });
});

describe('the source of tokens', () => {
  it('is the given token, masked; else an exchange; else there is none', async () => {
    const { mask, ways } = waysTo(['minted']);
    expect(await tokensFor(ways, 'audience', 'given')?.get()).toBe('given');
    expect(mask.mock.calls).toEqual([['given']]);
    expect(await tokensFor(ways, 'audience', undefined)?.get()).toBe('minted');
    expect(tokensFor({ ...ways, idToken: undefined }, 'audience', undefined)).toBeUndefined();
  });
});
