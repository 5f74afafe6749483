export const id = 617;
export const ids = [617];
export const modules = {

/***/ 7617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openNetwork: () => (/* binding */ openNetwork)
/* harmony export */ });
/* harmony import */ var undici_lib_api_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6615);
/* harmony import */ var undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7405);
/* harmony import */ var _base_loopback_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8475);



const MAXIMUM_BODY_BYTES = 128 * 1024 * 1024;
const NEVER_SENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL',
    'UND_ERR_CONNECT_TIMEOUT',
]);
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
/**
 * Opens the network. `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` are followed, but loopback never goes through a proxy;
 * `NODE_EXTRA_CA_CERTS` is read by Node itself.
 */
function openNetwork(environment, connections) {
    const options = { connections, pipelining: 1, keepAliveTimeout: 10_000 };
    const direct = new undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_1__(options);
    let proxied;
    const hasProxy = PROXY_VARIABLES.some((name) => (environment[name] ?? '') !== '');
    const openProxy = async () => {
        const { default: EnvHttpProxyAgent } = await __webpack_require__.e(/* import() */ 518).then(__webpack_require__.t.bind(__webpack_require__, 3137, 19));
        return new EnvHttpProxyAgent(options);
    };
    const dispatcherFor = async (url) => {
        if (!hasProxy || (0,_base_loopback_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U)(url.hostname))
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
                return failure(error, request);
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
    const response = await undici_lib_api_index_js__WEBPACK_IMPORTED_MODULE_0__.request.call(dispatcher, {
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
function failure(error, request) {
    if (request.signal.aborted)
        return { kind: 'failure', reason: 'aborted', message: 'the request was stopped', sent: true };
    const { code, name, message } = describe(error);
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
function describe(error) {
    if (!(error instanceof Error))
        return { code: '', name: '', message: String(error) };
    // Node and undici put a string `code` on their errors; an AggregateError holds one for each address that was tried.
    const own = error.code;
    const first = error instanceof AggregateError ? error.errors[0] : undefined;
    const code = typeof own === 'string' ? own : first === undefined ? '' : describe(first).code;
    return { code, name: error.name, message: error.message };
}


/***/ })

};
