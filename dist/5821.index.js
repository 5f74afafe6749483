"use strict";
exports.id = 5821;
exports.ids = [5821];
exports.modules = {

  65821:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    judgeMovedTags: () => (  judgeMovedTags)
  });
  var _check_tags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43748);

const judgeMovedTags = async (images, inputs, deps) => {
    if (inputs.identity === undefined && inputs.token === undefined)
        return images.map(() => undefined);
    const targets = images.map(({ repository, tag }) => ({
        repository,
        tag,
        digest: undefined,
        locations: [],
    }));
    const checked = await (0,_check_tags_js__WEBPACK_IMPORTED_MODULE_0__  .g)({ ...inputs, 'fail-days': undefined }, deps, targets);
    const known = new Map(checked.map((one) => [`${one.repository}:${one.tag ?? ''}`, one]));
    return images.map(({ repository, tag }) => {
        const found = known.get(`${repository}:${tag}`);
        return found === undefined
            ? undefined
            : { state: found.judged.state, until: found.judged.until, suggestion: found.suggestion };
    });
};


  })

};
;