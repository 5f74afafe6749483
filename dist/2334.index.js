export const id = 2334;
export const ids = [2334];
export const modules = {

  72334:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    SIGN_IN_REASON: () => (  SIGN_IN_REASON),
    findProblems: () => (  findProblems)
  });
  var _host_files_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48636);
  var _kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10959);
  var _session_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74364);



const SIGN_IN_REASON = 'role bindings are read from the platform, which needs a sign-in';
const inFolder = (path) => (path.endsWith('/') ? `${path}organization.yml` : path);
const findProblems = async (inputs, { area, isGiven }) => {
    const path = inputs.mode === 'plan' || inputs.mode === 'dump' ? inputs['plan-file'] : undefined;
    return [
        ...(0,_session_session_js__WEBPACK_IMPORTED_MODULE_2__  .mu)(isGiven, SIGN_IN_REASON),
        ...(path === undefined ? [] : await (0,_kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__  .G)(() => (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_0__  .ZB)(inFolder(path), area, 'plan-file'))),
    ];
};


  })

};
