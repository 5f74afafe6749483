import type { Call, QueryValue } from '../../../src/platform/call.ts';
import { exchangeToken, refreshToken } from '../../../src/platform/resources/sts.ts';
import type { Transport } from '../../../src/platform/transport.ts';

const ISSUER = 'https://issuer.example';

/**
 * The request that a function sends over a transport, as a call: the exchange goes to another origin with another
 * credential.
 */
function recorded(send: (transport: Transport) => Promise<unknown>): Call<unknown> {
  let call: Call<unknown> | undefined;
  const transport: Transport = (exchange) => {
    const url = new URL(exchange.url);
    const query: Record<string, QueryValue> = {};
    for (const name of url.searchParams.keys()) query[name] = url.searchParams.getAll(name);
    call = {
      method: exchange.method === 'POST' ? 'POST' : 'GET',
      path: url.pathname,
      query,
      decode: (json) => exchange.judge(JSON.stringify(json), {}),
      idempotent: exchange.idempotent,
    };
    // Nothing is answered: only what is sent counts here.
    return new Promise(() => undefined);
  };
  void send(transport);
  if (call === undefined) throw new Error('nothing was sent');
  return call;
}

/** The exchanges with every parameter. */
export function stsCalls(uid: string): Readonly<Record<string, Call<unknown>>> {
  const limits = { scopes: [uid, uid], capabilities: ['tag.list'] };
  return {
    SecurityTokenService_Exchange: recorded((transport) =>
      exchangeToken(
        transport,
        ISSUER,
        { idToken: 'id', audience: 'a', identity: uid, identityProvider: uid, ...limits },
        0,
      ),
    ),
    SecurityTokenService_ExchangeRefreshToken: recorded((transport) =>
      refreshToken(transport, ISSUER, { refreshToken: 'r', audience: 'a', ...limits }, 0),
    ),
  };
}
