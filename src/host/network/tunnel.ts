import type { Socket } from 'node:net';

interface TunnelTarget {
  readonly hostname: string;
  readonly port: number;
  readonly isTls: boolean;
}

/**
 * Connects to the server through the proxy, with TLS if the server requires it. The signal ends it, whatever the proxy
 * does.
 */
export async function openTunnel(
  proxy: URL,
  { hostname, isTls, port }: TunnelTarget,
  end: AbortSignal,
): Promise<Socket> {
  const host = hostname.includes(':') ? `[${hostname}]` : hostname;
  const socket = await askProxy(proxy, `${host}:${port}`, end);
  return isTls ? await startTls(socket, hostname, end) : socket;
}

/** Sends one CONNECT; its socket if the proxy answers 200. */
function askProxy(proxy: URL, target: string, end: AbortSignal): Promise<Socket> {
  const { request } = process.getBuiltinModule(proxy.protocol === 'https:' ? 'node:https' : 'node:http');
  const user = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
  const authorization =
    user === ':' ? {} : { 'proxy-authorization': `Basic ${Buffer.from(user).toString('base64')}` };
  const asked = request({
    method: 'CONNECT',
    host: proxy.hostname.replace(/^\[|\]$/g, ''),
    port: proxy.port === '' ? (proxy.protocol === 'https:' ? 443 : 80) : proxy.port,
    path: target,
    headers: { host: target, ...authorization },
    agent: false,
    signal: end,
  });
  return new Promise((resolve, reject) => {
    const refuse = (status: number | undefined): void => {
      reject(new Error(`Proxy response (${status}) !== 200`));
      asked.destroy();
    };
    asked.once('connect', (response, socket: Socket, head) => {
      if (head.length > 0) socket.unshift(head);
      if (response.statusCode === 200) resolve(socket);
      else {
        refuse(response.statusCode);
        socket.destroy();
      }
    });
    asked.once('response', ({ statusCode }) => refuse(statusCode));
    asked.on('error', reject);
    asked.once('close', () => reject(new Error('the proxy closed the connection')));
    asked.end();
  });
}

function startTls(socket: Socket, hostname: string, end: AbortSignal): Promise<Socket> {
  const { connect } = process.getBuiltinModule('node:tls');
  const { isIP } = process.getBuiltinModule('node:net');
  const name = isIP(hostname) === 0 ? { servername: hostname } : {};
  const secure = connect({ host: hostname, ...name, ALPNProtocols: ['http/1.1'], socket });
  const stop = (): void => void secure.destroy();
  end.addEventListener('abort', stop, { once: true });
  const ready = new Promise<Socket>((resolve, reject) => {
    secure.once('secureConnect', () => resolve(secure));
    secure.on('error', reject);
    secure.once('close', () => reject(new Error('the connection was closed before TLS was established')));
  });
  return ready.finally(() => end.removeEventListener('abort', stop));
}
