"use strict";
exports.id = 8154;
exports.ids = [8154];
exports.modules = {

  68154:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    readProxies: () => (  readProxies)
  });
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _host_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97286);


function readProxies(environment) {
    const read = (0,_host_options_js__WEBPACK_IMPORTED_MODULE_1__  .Ch)(environment);
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
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y({
        message: `${name} is not the address of an HTTP proxy`,
        fix: `write \`http://host:port\`, or \`http://user:password@host:port\` with both percent-encoded`,
    });
}


  })

};
;