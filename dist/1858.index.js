"use strict";
exports.id = 1858;
exports.ids = [1858];
exports.modules = {

  67661:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  describeFailure)
  });
const NEVER_SENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL',
    'UND_ERR_CONNECT_TIMEOUT',
]);
const PROXY_ANSWER = /^Proxy response \((\d{3})\) !== 200/;
function describeFailure(error, request) {
    const failure = (reason, message, sent) => ({
        kind: 'failure',
        reason,
        message,
        sent,
    });
    const host = URL.canParse(request.url) ? new URL(request.url).host : 'the server';
    const from = request.proxy === undefined ? host : `${host} through the proxy ${request.proxy}`;
    if (request.signal.aborted)
        return failure('aborted', 'the request was stopped', true);
    const { code, message, name } = describe(error);
    if (name === 'TimeoutError')
        return failure('timeout', `no complete answer from ${from} within ${request.timeoutMs / 1000} s`, true);
    if (code.startsWith('ERR_TLS') || /CERT|SIGNATURE|ISSUER/.test(code)) {
        const hint = 'set NODE_EXTRA_CA_CERTS to the file of your certificate authority';
        return failure('certificate', `the certificate of ${host} is not trusted (${code}): ${hint}`, false);
    }
    const proxyStatus = PROXY_ANSWER.exec(message)?.[1];
    if (proxyStatus !== undefined) {
        const hint = proxyStatus === '407' ? ': set its user name and password in HTTPS_PROXY' : '';
        return failure('connection', `the proxy${request.proxy === undefined ? '' : ` ${request.proxy}`} refused the connection to ${host} with HTTP status ${proxyStatus}${hint}`, false);
    }
    return failure('connection', `no answer from ${from} (${code === '' ? message : code})`, !NEVER_SENT.has(code));
}
function describe(error) {
    if (!(error instanceof Error))
        return { code: '', name: '', message: String(error) };
    const own = Reflect.get(error, 'code');
    const { message, name } = error;
    if (typeof own === 'string')
        return { code: own, name, message };
    const behind = error instanceof AggregateError ? error.errors[0] : error.cause;
    return behind === undefined ? { code: '', name, message } : { ...describe(behind), name };
}


  }),

  30612:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    O: () => (  collectText)
  });
const FIRST_BYTES = 64 * 1024;
const LARGEST_SPARE_BYTES = 1024 * 1024;
const MOST_SPARE = 16;
const spare = [];
function collectText(limit) {
    let memory;
    let end = 0;
    return {
        add: (bytes) => {
            const size = end + bytes.length;
            if (size > limit)
                return false;
            memory = memoryOf(size, memory, end);
            memory.set(bytes, end);
            end = size;
            return true;
        },
        take: () => {
            const text = memory?.toString('utf8', 0, end) ?? '';
            release(memory);
            memory = undefined;
            return text;
        },
    };
}
function memoryOf(size, before, end) {
    const memory = before ?? spare.pop() ?? Buffer.allocUnsafeSlow(FIRST_BYTES);
    if (size <= memory.length)
        return memory;
    const larger = Buffer.allocUnsafeSlow(Math.max(size, 2 * memory.length));
    larger.set(memory.subarray(0, end));
    return larger;
}
function release(memory) {
    if (memory === undefined || memory.length > LARGEST_SPARE_BYTES || spare.length === MOST_SPARE)
        return;
    spare.push(memory);
}


  }),

  91390:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    GS: () => (  IDLE_MS),
    Jw: () => (  joinHeaders),
    LF: () => (  limitOf),
    OG: () => (  openDirect),
    g$: () => (  tooLarge)
  });
  var _answer_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30612);
  var _flight_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43178);


const MAXIMUM_BODY_BYTES = 128 * 1024 * 1024;
function limitOf({ maximumBytes = MAXIMUM_BODY_BYTES }) {
    return Math.min(maximumBytes, MAXIMUM_BODY_BYTES);
}
function tooLarge(limit) {
    const message = `the answer is larger than ${limit >> 20} MiB`;
    return { kind: 'failure', reason: 'too-large', message, sent: true };
}
function joinHeaders(headers) {
    const joined = Object.entries(headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]);
    return Object.fromEntries(joined);
}
const IDLE_MS = 10_000;
function openDirect(connections) {
    const { Agent, request } = process.getBuiltinModule('node:http');
    const options = { keepAlive: true, maxSockets: connections, scheduling: 'lifo', timeout: IDLE_MS };
    const plain = { request, agent: new Agent(options), ready: 'connect' };
    let tls;
    const openTls = () => {
        const { Agent, request } = process.getBuiltinModule('node:https');
        return { request, agent: new Agent(options), ready: 'secureConnect' };
    };
    const protocolFor = (url) => {
        if (url.protocol !== 'https:')
            return plain;
        tls ??= openTls();
        return tls;
    };
    return {
        send: (url, request) => sendOnce(url, request, protocolFor(url)),
        close: async () => {
            plain.agent.destroy();
            tls?.agent.destroy();
        },
    };
}
function sendOnce(url, request, protocol) {
    const { body, headers, method } = request;
    return (0,_flight_js__WEBPACK_IMPORTED_MODULE_0__  ._)(request, ({ connected, fail, onStop, settle }) => {
        const outgoing = protocol.request(url, { method, headers, agent: protocol.agent });
        onStop((why) => outgoing.destroy(why));
        outgoing.once('socket', (socket) => {
            if (socket.connecting)
                socket.once(protocol.ready, connected);
            else
                connected();
        });
        outgoing.on('error', fail);
        outgoing.once('response', (response) => readResponse(response, limitOf(request), settle, fail));
        outgoing.end(body);
    });
}
function readResponse(response, limit, settle, fail) {
    const body = (0,_answer_text_js__WEBPACK_IMPORTED_MODULE_1__  .O)(limit);
    const refuse = () => {
        settle(tooLarge(limit));
        response.destroy();
    };
    if (Number(response.headers['content-length'] ?? '') > limit) {
        refuse();
        return;
    }
    response.on('data', (chunk) => {
        if (!body.add(chunk))
            refuse();
    });
    response.on('error', fail);
    response.once('end', () => {
        settle({
            kind: 'response',
            status: response.statusCode ?? 0,
            headers: joinHeaders(response.headers),
            body: body.take(),
        });
    });
}


  }),

  43178:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _: () => (  fly)
  });
  var _base_http_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67661);

function stopperOf(links) {
    return () => {
        const { end, stopped } = links;
        const why = new Error('stopped');
        end?.(why);
        stopped?.(why);
    };
}
function fly(request, start, proxy) {
    return new Promise((resolve) => {
        const { signal, timeoutMs } = request;
        const links = { end: undefined, stopped: undefined };
        let [isConnected, isLate] = [false, false];
        const stop = stopperOf(links);
        const timer = setTimeout(() => {
            isLate = true;
            stop();
        }, timeoutMs);
        const settle = (result) => {
            clearTimeout(timer);
            links.end = undefined;
            links.stopped = undefined;
            signal.removeEventListener('abort', stop);
            resolve(result);
        };
        const fail = (error) => {
            const failure = (0,_base_http_failure_js__WEBPACK_IMPORTED_MODULE_0__  .I)(isLate ? new DOMException('too late', 'TimeoutError') : error, {
                ...request,
                proxy,
            });
            settle(isConnected ? failure : { ...failure, sent: false });
        };
        links.stopped = fail;
        signal.addEventListener('abort', stop);
        const connected = () => {
            isConnected = true;
        };
        const onStop = (end) => {
            links.end = end;
        };
        try {
            start({ connected, onStop, settle, fail });
            if (signal.aborted)
                stop();
        }
        catch (error) {
            fail(error);
        }
    });
}


  }),

  11858:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  openNetwork: () => (  openNetwork)
});

var http_failure = __webpack_require__(67661);
var loopback = __webpack_require__(68475);
var user_error = __webpack_require__(45794);
var direct_http = __webpack_require__(91390);
;// CONCATENATED MODULE: ./build/host/network/proxy-variables.js
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
function namesProxy(environment) {
    return PROXY_VARIABLES.some((name) => (environment[name] ?? '') !== '');
}

;// CONCATENATED MODULE: ./build/host/network/network.js





function openNetwork(environment, connections) {
    const direct = (0,direct_http .OG)(connections);
    const hasProxy = namesProxy(environment);
    let proxied;
    const openProxy = async () => {
        const [{ openProxied }, { readProxies }] = await Promise.all([
            Promise.all( [__webpack_require__.e(7405), __webpack_require__.e(6464)]).then(__webpack_require__.bind(__webpack_require__, 76464)),
            __webpack_require__.e(  8154).then(__webpack_require__.bind(__webpack_require__, 68154)),
        ]);
        return openProxied(readProxies(environment), connections, direct);
    };
    const senderFor = async (url) => {
        if (!hasProxy || (0,loopback .U)(url.hostname))
            return direct;
        proxied ??= openProxy();
        return proxied;
    };
    return {
        http: async (request) => {
            try {
                const url = new URL(request.url);
                return await (await senderFor(url)).send(url, request);
            }
            catch (error) {
                if (error instanceof user_error .y)
                    throw error;
                return (0,http_failure .I)(error, request);
            }
        },
        close: async () => {
            await direct.close();
            await (await proxied?.catch(() => undefined))?.close();
        },
    };
}


  })

};
;