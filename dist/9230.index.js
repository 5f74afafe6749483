export const id = 9230;
export const ids = [9230];
export const modules = {

/***/ 29230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadSarif: () => (/* binding */ uploadSarif)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);


/** Largest compressed SARIF that code scanning takes. */
const MAXIMUM_BYTES = 10 * 1024 * 1024;
/** Waits between looks at the state of an upload, milliseconds. */
const WAITS_MS = [1000, 2000, 4000];
/** Uploads SARIF to code scanning (`POST …/code-scanning/sarifs`) and looks for some seconds what it made of it. */
async function uploadSarif(api, upload, clock, signal) {
    const packed = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(upload.sarif);
    if (packed.length > MAXIMUM_BYTES)
        return { kind: 'failed', why: 'it is larger than the 10 MB that code scanning takes' };
    const path = `/repos/${upload.repository}/code-scanning/sarifs`;
    const body = { commit_sha: upload.commit, ref: upload.ref, sarif: packed.toString('base64') };
    const answer = await api({ method: 'POST', path, body });
    if (answer.kind === 'failed')
        return { kind: 'failed', why: answer.why };
    const id = Reflect.get(Object(answer.body), 'id');
    if (typeof id !== 'string')
        return { kind: 'failed', why: 'the answer has no id' };
    for (const wait of [0, ...WAITS_MS]) {
        if (wait > 0)
            await clock.sleep(wait, signal);
        const state = await api({ method: 'GET', path: `${path}/${encodeURIComponent(id)}` });
        const status = state.kind === 'ok' ? Reflect.get(Object(state.body), 'processing_status') : undefined;
        if (status === 'complete')
            return { kind: 'complete', id };
        if (status === 'failed')
            return { kind: 'failed', why: errorsOf(state.kind === 'ok' ? state.body : undefined) };
        if (signal.aborted)
            break;
    }
    return { kind: 'pending', id };
}
function errorsOf(body) {
    const errors = Reflect.get(Object(body), 'errors');
    const lines = Array.isArray(errors) ? errors.filter((line) => typeof line === 'string') : [];
    return lines.length === 0 ? 'code scanning refused it' : (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(lines.join('; '), 500);
}


/***/ })

};
