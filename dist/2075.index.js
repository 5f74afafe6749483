"use strict";
exports.id = 2075;
exports.ids = [2075];
exports.modules = {

  12075:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    NO_IDENTITY: () => (  NO_IDENTITY),
    findProblems: () => (  findProblems),
    limitProblems: () => (  limitProblems)
  });
  var _host_files_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48636);
  var _kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10959);


const NO_IDENTITY = {
    message: '`identity` is required: the token is issued for that identity',
    fix: 'set `identity` to the uid of an identity that this job may assume',
    input: 'identity',
};
function limitProblems(inputs, given) {
    if (given === undefined)
        return [];
    return ['capabilities', 'scopes']
        .filter((name) => (inputs[name] ?? []).length > 0)
        .map((name) => ({
        message: `\`${name}\` has no effect on a token that was given in \`${given}\``,
        fix: `remove \`${name}\`, or sign in with \`identity\` instead of \`${given}\``,
        input: name,
    }));
}
const findProblems = async (inputs, { area, isGiven }) => {
    const given = inputs.audience === 'registry' ? 'registry-token' : 'token';
    const isNobody = !isGiven('identity') && !isGiven(given);
    const path = inputs['output-file'];
    return [
        ...(isNobody ? [NO_IDENTITY] : []),
        ...limitProblems(inputs, isGiven(given) ? given : undefined),
        ...(path === undefined ? [] : await (0,_kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__  .G)(() => (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_0__  .ZB)(path, area, 'output-file'))),
    ];
};


  })

};
;