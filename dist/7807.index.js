"use strict";
exports.id = 7807;
exports.ids = [7807];
exports.modules = {

  17807:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    shareExchanges: () => (  shareExchanges)
  });
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63144);
  var _base_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22475);


const LEAST_LIFE_MS = 10 * 60_000;
const REFUSAL_MS = 60_000;
function shareExchanges(clock) {
    const held = new Map();
    return (http) => {
        const asked = new Set();
        return (request) => {
            const { method, url } = request;
            if (method !== 'POST' || new URL(url).pathname !== '/sts/exchange')
                return http(request);
            const known = held.get(url);
            const isAgain = asked.has(url);
            asked.add(url);
            if (known !== undefined && !isAgain && known.until > clock.now())
                return known.answer;
            const answer = http(request);
            const entry = { answer, until: Number.POSITIVE_INFINITY };
            held.set(url, entry);
            void answer.then((result) => {
                entry.until = usableUntil(result, clock.now());
            });
            return answer;
        };
    };
}
function usableUntil(result, now) {
    if (result.kind === 'failure' || result.status >= 500 || result.status === 429)
        return now;
    if (result.status !== 200)
        return now + REFUSAL_MS;
    return (expiryIn(result.body) ?? now) - LEAST_LIFE_MS;
}
function expiryIn(body) {
    try {
        const json = JSON.parse(body);
        const text = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__  .u4)(json) ? (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_0__  .b6)(json['expiry']) : undefined;
        return text === undefined ? undefined : (0,_base_time_js__WEBPACK_IMPORTED_MODULE_1__  .pe)(text);
    }
    catch {
        return undefined;
    }
}


  })

};
;