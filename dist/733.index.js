export const id = 733;
export const ids = [733];
export const modules = {

/***/ 733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderGateJunit: () => (/* binding */ renderGateJunit)
});

// EXTERNAL MODULE: ./build/domain/gate-findings.js
var gate_findings = __webpack_require__(1173);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(8086);
;// CONCATENATED MODULE: ./build/report/xml.js

/** Longest text of one attribute or element. */
const LONGEST_TEXT = 4000;
/** What XML 1.0 (§2.2) does not allow even as a reference: controls, lone surrogates, U+FFFE and U+FFFF. */
const NOT_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
/** Foreign text for XML attributes and elements; what XML cannot hold becomes U+FFFD. */
function escapeXml(text) {
    return (0,plain_text/* clipText */.gL)(text, LONGEST_TEXT)
        .replace(NOT_XML, '\ufffd')
        .replace(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

;// CONCATENATED MODULE: ./build/report/gate-junit.js


const attribute = (name, text) => ` ${name}="${escapeXml(text)}"`;
function renderCase({ item, effect, ignore }) {
    const head = `    <testcase${attribute('classname', item.artifact)}${attribute('name', `${(0,gate_findings/* knownName */.$G)(item)} (${item.advisoryId})`)}`;
    if (effect === 'fails') {
        const text = escapeXml((0,gate_findings/* itemMessage */.hm)(item));
        return `${head}><failure message="${text}"${attribute('type', item.rating.severity)}>${text}</failure></testcase>\n`;
    }
    if (effect === 'ignored') {
        return `${head}><skipped${attribute('message', `Ignored: ${ignore?.reason ?? 'no reason given'}`)}/></testcase>\n`;
    }
    if (effect === 'settled')
        return `${head}/>\n`;
    return `${head}><system-out>${escapeXml((0,gate_findings/* itemMessage */.hm)(item))}</system-out></testcase>\n`;
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
