export const id = 1900;
export const ids = [1900];
export const modules = {

/***/ 67661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ describeFailure)
/* harmony export */ });
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
/** undici's words for a CONNECT that was refused; the error has the status nowhere else. */
const PROXY_ANSWER = /^Proxy response \((\d{3})\) !== 200/;
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
    const proxyStatus = PROXY_ANSWER.exec(message)?.[1];
    if (proxyStatus !== undefined) {
        const hint = proxyStatus === '407' ? ': it wants a user name and a password in HTTPS_PROXY' : '';
        return {
            kind: 'failure',
            reason: 'connection',
            message: `the proxy refused the connection with HTTP status ${proxyStatus}${hint}`,
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


/***/ }),

/***/ 24611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ MAXIMUM_BODY_BYTES),
/* harmony export */   OG: () => (/* binding */ openDirect),
/* harmony export */   g$: () => (/* binding */ tooLarge)
/* harmony export */ });
/* harmony import */ var _base_http_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67661);

/** Largest answer that is read, in bytes, or in characters where they are counted. */
const MAXIMUM_BODY_BYTES = 128 * 1024 * 1024;
/** An answer that was cut off because it is larger than anything that the service gives. */
function tooLarge() {
    const message = `the answer is larger than ${MAXIMUM_BODY_BYTES >> 20} MiB`;
    return { kind: 'failure', reason: 'too-large', message, sent: true };
}
/** How long an idle connection is kept: routers on the way drop them without a word. */
const IDLE_MS = 10_000;
/**
 * Connections straight to the servers, `connections` to each at most, by Node's own client: it loads in a third of the time
 * of any other. Idle ones do not keep the process.
 */
function openDirect(connections) {
    // Not imported, since the library is loaded where there is no Node too.
    const { Agent, request } = process.getBuiltinModule('node:http');
    const options = { keepAlive: true, maxSockets: connections, scheduling: 'lifo', timeout: IDLE_MS };
    const plain = { request, agent: new Agent(options), ready: 'connect' };
    let tls;
    const openTls = () => {
        // Loaded when it is needed: TLS takes as long as all of plain HTTP.
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
/**
 * Made apart from all else of the request: a signal's listeners stay linked to each other for a while after they are
 * removed, and through one that knew more the collector would keep the answer of every request of a long run.
 */
function stopperOf(flight) {
    return () => void flight.outgoing?.destroy(new Error('stopped'));
}
function sendOnce(url, request, protocol) {
    return new Promise((resolve) => {
        const { body, headers, method, signal, timeoutMs } = request;
        const flight = { outgoing: undefined };
        let [isConnected, isLate] = [false, false];
        const stop = stopperOf(flight);
        const timer = setTimeout(() => {
            isLate = true;
            stop();
        }, timeoutMs);
        const settle = (result) => {
            clearTimeout(timer);
            flight.outgoing = undefined;
            signal.removeEventListener('abort', stop);
            resolve(result);
        };
        const fail = (error) => {
            const failure = (0,_base_http_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFailure */ .I)(isLate ? new DOMException('too late', 'TimeoutError') : error, request);
            // Without a connection nothing can have been sent.
            settle(isConnected ? failure : { ...failure, sent: false });
        };
        signal.addEventListener('abort', stop);
        try {
            const outgoing = protocol.request(url, { method, headers, agent: protocol.agent });
            flight.outgoing = outgoing;
            outgoing.once('socket', (socket) => {
                isConnected = !socket.connecting;
                if (isConnected)
                    return;
                socket.once(protocol.ready, () => {
                    isConnected = true;
                });
            });
            outgoing.on('error', fail);
            outgoing.once('response', (response) => readResponse(response, settle, fail));
            outgoing.end(body);
            if (signal.aborted)
                stop();
        }
        catch (error) {
            fail(error);
        }
    });
}
function readResponse(response, settle, fail) {
    let body = '';
    // As text at once: buffers lie beside the heap, where a hundred megabytes of them do not hurry the collector.
    response.setEncoding('utf8');
    response.on('data', (chunk) => {
        body += chunk;
        if (body.length <= MAXIMUM_BODY_BYTES)
            return;
        settle(tooLarge());
        response.destroy();
    });
    response.on('error', fail);
    response.once('end', () => {
        const headers = Object.entries(response.headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? value.join(', ') : (value ?? ''),
        ]);
        settle({
            kind: 'response',
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(headers),
            body,
        });
    });
}


/***/ }),

/***/ 11900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openNetwork: () => (/* binding */ openNetwork)
});

// EXTERNAL MODULE: ./build/base/http-failure.js
var http_failure = __webpack_require__(67661);
// EXTERNAL MODULE: ./build/base/loopback.js
var loopback = __webpack_require__(68475);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(45794);
// EXTERNAL MODULE: ./build/host/direct-http.js
var direct_http = __webpack_require__(24611);
;// CONCATENATED MODULE: ./build/host/proxy-variables.js
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
/** Whether the environment names a proxy. */
function namesProxy(environment) {
    return PROXY_VARIABLES.some((name) => (environment[name] ?? '') !== '');
}

;// CONCATENATED MODULE: ./build/host/network.js





/**
 * Opens the network. `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` are followed, but loopback never goes through a proxy;
 * `NODE_EXTRA_CA_CERTS` is read by Node itself. A proxy that is none is a `UserError` of the first request that needs it.
 */
function openNetwork(environment, connections) {
    const direct = (0,direct_http/* openDirect */.OG)(connections);
    const hasProxy = namesProxy(environment);
    let proxied;
    const openProxy = async () => {
        const [{ openProxied }, { readProxies }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(1819)]).then(__webpack_require__.bind(__webpack_require__, 1819)),
            __webpack_require__.e(/* import() */ 803).then(__webpack_require__.bind(__webpack_require__, 90803)),
        ]);
        return openProxied(readProxies(environment), connections);
    };
    const senderFor = async (url) => {
        if (!hasProxy || (0,loopback/* isLoopback */.U)(url.hostname))
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
                // A wrong variable is the user's to mend: another try would not help.
                if (error instanceof user_error/* UserError */.y)
                    throw error;
                return (0,http_failure/* describeFailure */.I)(error, request);
            }
        },
        close: async () => {
            await direct.close();
            await (await proxied?.catch(() => undefined))?.close();
        },
    };
}


/***/ })

};
