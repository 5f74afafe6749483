import type { Socket } from 'node:net';

export interface TunnelTarget {
  readonly hostname: string;
  readonly port: number;
  readonly isTls: boolean;
}

type Done = (error: Error | null, socket?: Socket) => void;

/**
 * Connects to the server through the proxy, with TLS if the server requires it. The signal ends it, whatever the proxy
 * does.
 */
export function openTunnel(proxy: URL, target: TunnelTarget, end: AbortSignal, done: Done): void {
  const host = target.hostname.includes(':') ? `[${target.hostname}]` : target.hostname;
  askProxy(proxy, `${host}:${target.port}`, end, (error, socket) => {
    if (socket === undefined || !target.isTls) done(error, socket);
    else startTls(socket, target.hostname, end, done);
  });
}

/** Sends one CONNECT; its socket if the proxy answers 200. */
function askProxy(proxy: URL, target: string, end: AbortSignal, done: Done): void {
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
  });
  let isDone = false;
  const finish: Done = (error, socket) => {
    if (isDone) return;
    isDone = true;
    end.removeEventListener('abort', stop);
    if (error !== null) asked.destroy();
    done(error, socket);
  };
  const stop = (): void => finish(new Error('stopped'));
  const refused = (status: number | undefined): Error => new Error(`Proxy response (${status}) !== 200`);
  end.addEventListener('abort', stop, { once: true });
  asked.once('connect', (response, socket, head) => {
    if (response.statusCode !== 200) {
      socket.destroy();
      finish(refused(response.statusCode));
      return;
    }
    if (head.length > 0) socket.unshift(head);
    finish(null, socket);
  });
  asked.once('response', (response) => finish(refused(response.statusCode)));
  asked.on('error', (error) => finish(error));
  asked.once('close', () => finish(new Error('the proxy closed the connection')));
  asked.end();
  if (end.aborted) stop();
}

function startTls(socket: Socket, hostname: string, end: AbortSignal, done: Done): void {
  const { connect } = process.getBuiltinModule('node:tls');
  const { isIP } = process.getBuiltinModule('node:net');
  const name = isIP(hostname) === 0 ? { servername: hostname } : {};
  const secure = connect({ host: hostname, ...name, ALPNProtocols: ['http/1.1'], socket });
  const settle: Done = (error, ready) => {
    end.removeEventListener('abort', stop);
    secure.off('secureConnect', onReady);
    secure.off('error', onError);
    secure.off('close', onClose);
    if (error !== null) {
      secure.on('error', () => undefined);
      secure.destroy();
      socket.destroy();
    }
    done(error, ready);
  };
  const onReady = (): void => settle(null, secure);
  const onError = (error: Error): void => settle(error);
  const onClose = (): void => settle(new Error('the connection was closed before it was secure'));
  const stop = (): void => settle(new Error('stopped'));
  secure.once('secureConnect', onReady);
  secure.once('error', onError);
  secure.once('close', onClose);
  end.addEventListener('abort', stop, { once: true });
  if (end.aborted) stop();
}
