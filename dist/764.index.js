export const id = 764;
export const ids = [764];
export const modules = {

/***/ 14764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openNetwork: () => (/* binding */ openNetwork)
});

// EXTERNAL MODULE: ./node_modules/undici/lib/api/index.js
var api = __webpack_require__(56615);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/agent.js
var agent = __webpack_require__(57405);
;// CONCATENATED MODULE: ./build/base/http-failure.js
/** System errors of a connection that was never made. */
const NEVER_SENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL',
    'UND_ERR_CONNECT_TIMEOUT',
]);
/** What a thrown error of a request says about it: stopped, too slow, a certificate, or no connection. */
function describeFailure(error, request) {
    if (request.signal.aborted)
        return { kind: 'failure', reason: 'aborted', message: 'the request was stopped', sent: true };
    const { code, message, name } = describe(error);
    if (name === 'TimeoutError') {
        return {
            kind: 'failure',
            reason: 'timeout',
            message: `no complete answer within ${request.timeoutMs / 1000} s`,
            sent: true,
        };
    }
    if (code.startsWith('ERR_TLS') || /CERT|SIGNATURE|ISSUER/.test(code)) {
        const hint = 'set NODE_EXTRA_CA_CERTS to the file of your certificate authority';
        return {
            kind: 'failure',
            reason: 'certificate',
            message: `the certificate is not trusted (${code}): ${hint}`,
            sent: false,
        };
    }
    return {
        kind: 'failure',
        reason: 'connection',
        message: `no answer (${code === '' ? message : code})`,
        sent: !NEVER_SENT.has(code),
    };
}
/** The error's own code, else that of what is behind it: `fetch` wraps it, and an AggregateError holds one an address. */
function describe(error) {
    if (!(error instanceof Error))
        return { code: '', name: '', message: String(error) };
    const own = Reflect.get(error, 'code');
    const { message, name } = error;
    // A DOMException's code is a number.
    if (typeof own === 'string')
        return { code: own, name, message };
    const behind = error instanceof AggregateError ? error.errors[0] : error.cause;
    return behind === undefined ? { code: '', name, message } : { ...describe(behind), name };
}

// EXTERNAL MODULE: ./build/base/loopback.js
var loopback = __webpack_require__(68475);
;// CONCATENATED MODULE: ./build/host/network.js




const MAXIMUM_BODY_BYTES = 128 * 1024 * 1024;
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
/**
 * Opens the network. `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` are followed, but loopback never goes through a proxy;
 * `NODE_EXTRA_CA_CERTS` is read by Node itself.
 */
function openNetwork(environment, connections) {
    const options = { connections, pipelining: 1, keepAliveTimeout: 10_000 };
    const direct = new agent(options);
    let proxied;
    const hasProxy = PROXY_VARIABLES.some((name) => (environment[name] ?? '') !== '');
    const openProxy = async () => {
        const { default: EnvHttpProxyAgent } = await __webpack_require__.e(/* import() */ 137).then(__webpack_require__.t.bind(__webpack_require__, 53137, 19));
        return new EnvHttpProxyAgent(options);
    };
    const dispatcherFor = async (url) => {
        if (!hasProxy || (0,loopback/* isLoopback */.U)(url.hostname))
            return direct;
        proxied ??= openProxy();
        return proxied;
    };
    return {
        http: async (request) => {
            try {
                const url = new URL(request.url);
                return await send(await dispatcherFor(url), url, request);
            }
            catch (error) {
                return describeFailure(error, request);
            }
        },
        close: async () => {
            await direct.destroy();
            await (await proxied)?.destroy();
        },
    };
}
async function send(dispatcher, url, request) {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(request.timeoutMs)]);
    const response = await api.request.call(dispatcher, {
        origin: url.origin,
        path: url.pathname + url.search,
        method: request.method,
        headers: request.headers,
        body: request.body ?? null,
        signal,
        // The signal above is the only clock.
        headersTimeout: 0,
        bodyTimeout: 0,
    });
    const chunks = [];
    let bytes = 0;
    for await (const chunk of response.body) {
        // undici gives Buffers from the body of a response.
        const buffer = chunk;
        bytes += buffer.length;
        if (bytes > MAXIMUM_BODY_BYTES) {
            response.body.destroy();
            return {
                kind: 'failure',
                reason: 'too-large',
                message: `the answer is larger than ${MAXIMUM_BODY_BYTES >> 20} MiB`,
                sent: true,
            };
        }
        chunks.push(buffer);
    }
    return {
        kind: 'response',
        status: response.statusCode,
        headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? value.join(', ') : (value ?? ''),
        ])),
        body: Buffer.concat(chunks).toString('utf8'),
    };
}


/***/ })

};
