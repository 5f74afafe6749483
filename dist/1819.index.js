export const id = 1819;
export const ids = [1819];
export const modules = {

/***/ 1819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openProxied: () => (/* binding */ openProxied)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24371);
/* harmony import */ var _base_http_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67661);
/* harmony import */ var _direct_http_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24611);



/** Connections by proxies, by undici: Node 20 has none of its own. */
function openProxied(proxies, connections) {
    const agent = new undici__WEBPACK_IMPORTED_MODULE_0__/* .EnvHttpProxyAgent */ .J2({ ...proxies, connections, pipelining: 1, keepAliveTimeout: 10_000 });
    return {
        send: async (url, request) => {
            try {
                return await send(agent, url, request);
            }
            catch (error) {
                return (0,_base_http_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFailure */ .I)(error, request);
            }
        },
        close: () => agent.destroy(),
    };
}
async function send(agent, url, request) {
    const response = await (0,undici__WEBPACK_IMPORTED_MODULE_0__/* .request */ .Em)(url, {
        dispatcher: agent,
        method: request.method,
        headers: request.headers,
        body: request.body ?? null,
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(request.timeoutMs)]),
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
        if (bytes > _direct_http_js__WEBPACK_IMPORTED_MODULE_2__/* .MAXIMUM_BODY_BYTES */ .Ew) {
            response.body.destroy();
            return (0,_direct_http_js__WEBPACK_IMPORTED_MODULE_2__/* .tooLarge */ .g$)();
        }
        chunks.push(buffer);
    }
    const headers = Object.entries(response.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]);
    return {
        kind: 'response',
        status: response.statusCode,
        headers: Object.fromEntries(headers),
        body: Buffer.concat(chunks).toString('utf8'),
    };
}


/***/ })

};
