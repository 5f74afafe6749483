export const id = 1297;
export const ids = [1297];
export const modules = {

/***/ 71297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderGateJunit: () => (/* binding */ renderGateJunit)
/* harmony export */ });
/* harmony import */ var _domain_gate_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21173);
/* harmony import */ var _xml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96270);


const attribute = (name, text) => ` ${name}="${(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeXml */ .X)(text)}"`;
function renderCase({ item, effect, ignore }) {
    const head = `    <testcase${attribute('classname', item.artifact)}${attribute('name', (0,_domain_gate_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .fullName */ .fq)(item))}`;
    if (effect === 'fails') {
        const text = (0,_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeXml */ .X)((0,_domain_gate_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .itemMessage */ .hm)(item));
        return `${head}><failure message="${text}"${attribute('type', item.rating.severity)}>${text}</failure></testcase>\n`;
    }
    if (effect === 'ignored') {
        return `${head}><skipped${attribute('message', `Ignored: ${ignore?.reason ?? 'no reason given'}`)}/></testcase>\n`;
    }
    if (effect === 'settled')
        return `${head}/>\n`;
    return `${head}><system-out>${(0,_xml_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeXml */ .X)((0,_domain_gate_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .itemMessage */ .hm)(item))}</system-out></testcase>\n`;
}
/**
 * JUnit XML of a decision (the form that Jenkins, GitLab and Azure read): one case an item, failing ones as failures,
 * ignored ones skipped. Without items there is one passing case, since many readers refuse an empty suite.
 */
function renderGateJunit(decision) {
    const { items, counts } = decision;
    const total = Math.max(1, items.length);
    const totals = ` tests="${total}" failures="${counts.byEffect.fails}" errors="0" skipped="${counts.ignoredCount}"`;
    const cases = items.length === 0
        ? '    <testcase classname="advisory-gate" name="no advisories"/>\n'
        : items.map(renderCase).join('');
    return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="advisory-gate"${totals}>
  <testsuite name="advisory-gate"${totals}>
${cases}  </testsuite>
</testsuites>
`;
}


/***/ })

};
