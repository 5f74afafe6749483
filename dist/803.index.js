export const id = 803;
export const ids = [803];
export const modules = {

/***/ 90803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readProxies: () => (/* binding */ readProxies)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
/* harmony import */ var _host_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97286);


/**
 * Proxies from `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`, in small letters first; an empty variable is none. `host:port`
 * is read as `http://host:port`, as curl does. Throws `UserError` for what is no proxy; its value, which may hold a
 * password, is not shown.
 */
function readProxies(environment) {
    const read = (0,_host_options_js__WEBPACK_IMPORTED_MODULE_1__/* .readVariables */ .C)(environment);
    const find = (name) => read(name.toLowerCase()) ?? read(name) ?? '';
    return {
        httpProxy: proxyUrl('HTTP_PROXY', find('HTTP_PROXY')),
        httpsProxy: proxyUrl('HTTPS_PROXY', find('HTTPS_PROXY')),
        noProxy: find('NO_PROXY'),
    };
}
function proxyUrl(name, text) {
    const given = text.trim();
    if (given === '')
        return '';
    const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(given) ? given : `http://${given}`;
    const protocol = URL.canParse(url) ? new URL(url).protocol : '';
    if (protocol === 'http:' || protocol === 'https:')
        return url;
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y({
        message: `${name} is no address of an HTTP proxy`,
        fix: `write \`http://host:port\`, or \`http://user:password@host:port\` with both percent-encoded`,
    });
}


/***/ })

};
