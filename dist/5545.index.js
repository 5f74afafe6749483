"use strict";
exports.id = 5545;
exports.ids = [5545];
exports.modules = {

  5545:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    plannedText: () => (  plannedText),
    pullOutputs: () => (  pullOutputs),
    pullRows: () => (  pullRows),
    renderPullSummary: () => (  renderPullSummary)
  });
  var _base_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26963);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);


const MAXIMUM_SUMMARY_BYTES = 500_000;
const ORDER = ['created', 'updated', 'closed', 'unchanged', 'none'];
function pullOutputs(inputs, { kept }) {
    const [first] = [...kept].sort((a, b) => ORDER.indexOf(a.operation) - ORDER.indexOf(b.operation));
    return {
        'pull-request-number': first?.pull?.number ?? '',
        'pull-request-url': first?.pull?.url ?? '',
        'pull-request-operation': first?.operation ?? 'none',
        ...(inputs['group-by'] === 'image' ? { 'pull-requests': pullRows(kept) } : {}),
    };
}
function pullRows(kept) {
    return kept.map(({ operation, plan, pull }) => ({
        ...(plan.image === undefined ? {} : { image: plan.image }),
        ...(pull === undefined ? {} : { number: pull.number, url: pull.url }),
        operation,
        branch: plan.branch,
    }));
}
function renderPullSummary({ kept, planned }, dryRun) {
    if (dryRun)
        return planned.map(renderPlanned).join('\n\n');
    const lines = kept.map(({ note, operation, plan, pull }) => {
        const name = pull === undefined ? 'no pull request' : (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .k9)(`#${pull.number}`, pull.url);
        const image = plan.image === undefined ? '' : ` for ${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .fl)(plan.image)}`;
        return `${operation}: ${name}${image}${note === undefined ? '' : `. ${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .FV)(note)}`}`;
    });
    if (lines.length === 0)
        return '### Pull request: none';
    return (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Co)(['### Pull request', (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .AX)(lines)], MAXIMUM_SUMMARY_BYTES).text;
}
function renderPlanned({ body, plan }) {
    const title = `### Pull request (dry run): ${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .FV)(plan.title)}`;
    return `${title}\n\nFrom ${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .fl)(plan.branch)}. Its text:\n\n${body}`;
}
function plannedText({ body, plan }) {
    return `Pull request (dry run): ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .h0)(plan.title, 300)}\nBranch: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .h0)(plan.branch, 300)}\n\n${body}`;
}


  })

};
;