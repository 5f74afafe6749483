"use strict";
exports.id = 6464;
exports.ids = [6464];
exports.modules = {

  76464:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  openProxied: () => (  openProxied)
});

var dispatcher_agent = __webpack_require__(57405);
var answer_text = __webpack_require__(30612);
var direct_http = __webpack_require__(91390);
var flight = __webpack_require__(43178);
;// CONCATENATED MODULE: ./build/host/network/no-proxy.js
function isExempt(noProxy, url) {
    const host = url.hostname.toLowerCase();
    const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
    return noProxy
        .toLowerCase()
        .split(/[,\s]+/)
        .filter((entry) => entry !== '')
        .some((entry) => {
        if (entry === '*')
            return true;
        const [, name = entry, only] = /^(.+):(\d+)$/.exec(entry) ?? [];
        if (only !== undefined && only !== port)
            return false;
        return /^[.*]/.test(name) ? host.endsWith(name.replace(/^\*/, '')) : host === name;
    });
}

;// CONCATENATED MODULE: ./build/host/network/tunnel.js
function openTunnel(proxy, target, end, done) {
    const host = target.hostname.includes(':') ? `[${target.hostname}]` : target.hostname;
    askProxy(proxy, `${host}:${target.port}`, end, (error, socket) => {
        if (socket === undefined || !target.isTls)
            done(error, socket);
        else
            startTls(socket, target.hostname, end, done);
    });
}
function askProxy(proxy, target, end, done) {
    const { request } = process.getBuiltinModule(proxy.protocol === 'https:' ? 'node:https' : 'node:http');
    const user = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
    const authorization = user === ':' ? {} : { 'proxy-authorization': `Basic ${Buffer.from(user).toString('base64')}` };
    const asked = request({
        method: 'CONNECT',
        host: proxy.hostname.replace(/^\[|\]$/g, ''),
        port: proxy.port === '' ? (proxy.protocol === 'https:' ? 443 : 80) : proxy.port,
        path: target,
        headers: { host: target, ...authorization },
        agent: false,
    });
    let isDone = false;
    const finish = (error, socket) => {
        if (isDone)
            return;
        isDone = true;
        end.removeEventListener('abort', stop);
        if (error !== null)
            asked.destroy();
        done(error, socket);
    };
    const stop = () => finish(new Error('stopped'));
    const refused = (status) => new Error(`Proxy response (${status}) !== 200`);
    end.addEventListener('abort', stop, { once: true });
    asked.once('connect', (response, socket, head) => {
        if (response.statusCode !== 200) {
            socket.destroy();
            finish(refused(response.statusCode));
            return;
        }
        if (head.length > 0)
            socket.unshift(head);
        finish(null, socket);
    });
    asked.once('response', (response) => finish(refused(response.statusCode)));
    asked.on('error', (error) => finish(error));
    asked.once('close', () => finish(new Error('the proxy closed the connection')));
    asked.end();
    if (end.aborted)
        stop();
}
function startTls(socket, hostname, end, done) {
    const { connect } = process.getBuiltinModule('node:tls');
    const { isIP } = process.getBuiltinModule('node:net');
    const name = isIP(hostname) === 0 ? { servername: hostname } : {};
    const secure = connect({ host: hostname, ...name, ALPNProtocols: ['http/1.1'], socket });
    const settle = (error, ready) => {
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
    const onReady = () => settle(null, secure);
    const onError = (error) => settle(error);
    const onClose = () => settle(new Error('the connection was closed before it was secure'));
    const stop = () => settle(new Error('stopped'));
    secure.once('secureConnect', onReady);
    secure.once('error', onError);
    secure.once('close', onClose);
    end.addEventListener('abort', stop, { once: true });
    if (end.aborted)
        stop();
}

;// CONCATENATED MODULE: ./build/host/network/proxied-http.js






function openProxied(proxies, connections, direct) {
    const opened = new Map();
    const senderFor = (url) => {
        const proxy = url.protocol === 'https:' ? proxies.httpsProxy || proxies.httpProxy : proxies.httpProxy;
        if (proxy === '' || isExempt(proxies.noProxy, url))
            return direct;
        let sender = opened.get(proxy);
        if (sender === undefined) {
            sender = openByProxy(new URL(proxy), connections);
            opened.set(proxy, sender);
        }
        return sender;
    };
    return {
        send: (url, request) => senderFor(url).send(url, request),
        close: async () => {
            for (const sender of opened.values())
                await sender.close();
        },
    };
}
function openByProxy(proxy, connections) {
    let making = new AbortController();
    let [requests, timeoutMs] = [0, 0];
    let unused = 0;
    const agent = new dispatcher_agent({
        connections,
        pipelining: 1,
        keepAliveTimeout: direct_http .GS,
        headersTimeout: 0,
        bodyTimeout: 0,
        connect: ({ hostname, port, protocol }, done) => {
            unused += 1;
            if (unused > 2 * requests) {
                done(new Error('no tunnel', { cause: new Error('the connection closes before a request can be sent') }), null);
                return;
            }
            const isTls = protocol === 'https:';
            const target = { hostname, port: Number(port) || (isTls ? 443 : 80), isTls };
            const end = AbortSignal.any([making.signal, AbortSignal.timeout(timeoutMs)]);
            openTunnel(proxy, target, end, (error, socket) => {
                if (socket !== undefined && !socket.destroyed)
                    done(null, socket);
                else
                    done(new Error('no tunnel', { cause: error ?? new Error('the proxy closed the connection') }), null);
            });
        },
    });
    return {
        send: async (url, request) => {
            requests += 1;
            unused = Math.max(0, unused - 2);
            timeoutMs = request.timeoutMs;
            const onStart = () => {
                unused = 0;
            };
            const result = await sendOnce(agent, url, request, { onStart, proxy: proxy.host });
            requests -= 1;
            if (requests === 0) {
                making.abort();
                making = new AbortController();
            }
            return result;
        },
        close: async () => {
            making.abort();
            await agent.destroy();
        },
    };
}
function sendOnce(agent, url, request, { onStart, proxy }) {
    const start = ({ connected, fail, onStop, settle }) => {
        const { body = null, headers, method } = request;
        const limit = (0,direct_http .LF)(request);
        const text = (0,answer_text .O)(limit);
        let status = 0;
        let received = {};
        let stopped;
        onStop((why) => {
            stopped = why;
        });
        const options = { origin: url.origin, path: url.pathname + url.search, method, headers, body };
        agent.dispatch(options, {
            onRequestStart: (controller) => {
                if (stopped !== undefined) {
                    controller.abort(stopped);
                    return;
                }
                onStart();
                connected();
                onStop((why) => controller.abort(why));
            },
            onResponseStart: (_, statusCode, incoming) => {
                [status, received] = [statusCode, (0,direct_http .Jw)(incoming)];
            },
            onResponseData: (controller, chunk) => {
                if (text.add(chunk))
                    return;
                settle((0,direct_http .g$)(limit));
                controller.abort(new Error('too large'));
            },
            onResponseEnd: () => {
                settle({ kind: 'response', status, headers: received, body: text.take() });
            },
            onResponseError: (_, error) => fail(error),
        });
    };
    return (0,flight ._)(request, start, proxy);
}


  })

};
;