export const id = 3469;
export const ids = [3469];
export const modules = {

/***/ 83469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderOpenVex: () => (/* binding */ renderOpenVex)
/* harmony export */ });
/* harmony import */ var _base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8224);
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38086);
/* harmony import */ var _domain_gate_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21173);
/* harmony import */ var _domain_purl_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51241);




/** Justifications of OpenVEX by the service's types of false positive (its public API description gives the mapping). */
const JUSTIFICATIONS = {
    TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED: 'vulnerable_code_not_present',
    TYPE_COMPONENT_VULNERABILITY_MISMATCH: 'component_not_present',
    TYPE_VULNERABLE_CODE_VERSION_NOT_USED: 'vulnerable_code_not_present',
    TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE: 'vulnerable_code_not_present',
    TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH: 'vulnerable_code_not_in_execute_path',
    TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY: 'vulnerable_code_cannot_be_controlled_by_adversary',
    TYPE_INLINE_MITIGATIONS_EXIST: 'inline_mitigations_already_exist',
};
function productsOf(item) {
    const purls = new Set(item.packages.map((entry) => entry.purl ?? (0,_domain_purl_package_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPurl */ .d)(entry.type ?? item.type, item.artifact, entry.version)));
    if (purls.size === 0)
        purls.add((0,_domain_purl_package_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPurl */ .d)(item.type, item.artifact, item.version));
    return Array.from(purls, (purl) => ({ '@id': purl, identifiers: { purl } }));
}
/** The statement of the service that the package is not affected. */
function notAffectedWords(item) {
    const justification = JUSTIFICATIONS[item.facts.falsePositiveType ?? ''];
    return justification === undefined
        ? { status: 'not_affected', impact_statement: 'The advisory is a false positive for this package.' }
        : { status: 'not_affected', justification };
}
/** An ignore with a reason says that nothing has to be done; one without a reason says nothing yet. */
function ignoredWords(ignore) {
    if (ignore?.reason === undefined) {
        return { status: 'under_investigation', status_notes: 'Ignored by policy without a reason.' };
    }
    const owner = ignore.owner === undefined ? '' : ` Owner: ${ignore.owner}.`;
    const until = ignore.expires === undefined ? '' : ` Valid until ${ignore.expires.text}.`;
    return {
        status: 'not_affected',
        impact_statement: (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(`Ignored by policy: ${ignore.reason}.${owner}${until}`, 2000),
    };
}
/** OpenVEX asks for what to do about an affected product. */
function affectedWords(item) {
    const { fixedVersion } = item.facts;
    return {
        status: 'affected',
        action_statement: fixedVersion === undefined
            ? 'No fixed version is known.'
            : (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(`Update to ${fixedVersion} or later.`, 2000),
    };
}
function wordsOf({ item, effect, ignore }) {
    if (effect === 'ignored')
        return ignoredWords(ignore);
    if (item.facts.status === 'not-affected')
        return notAffectedWords(item);
    return item.facts.status === 'fixed' ? { status: 'fixed' } : affectedWords(item);
}
function renderStatement(judged) {
    const { item } = judged;
    const name = (0,_domain_gate_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .knownName */ .$G)(item);
    const aliases = [item.advisoryId, ...item.aliases].filter((alias) => alias !== name);
    return {
        vulnerability: { name, ...(aliases.length === 0 ? {} : { aliases: [...new Set(aliases)] }) },
        products: productsOf(item),
        ...wordsOf(judged),
    };
}
/**
 * OpenVEX 0.2.0 document (github.com/openvex/spec) of every advisory that was not withdrawn, with what the gate ignores
 * as not affected.
 * The document's id is a hash of its content. `undefined` when there is nothing to state: OpenVEX has no empty document.
 */
function renderOpenVex(decision, options) {
    const statements = decision.items
        .filter(({ item }) => item.facts.status !== 'withdrawn')
        .map(renderStatement);
    if (statements.length === 0)
        return undefined;
    const id = (0,_base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprintOf */ .a)(options.author, options.timestamp, JSON.stringify(statements));
    const document = {
        '@context': 'https://openvex.dev/ns/v0.2.0',
        '@id': `https://openvex.dev/docs/public/vex-${id}`,
        author: options.author,
        timestamp: options.timestamp,
        version: 1,
        tooling: options.tooling,
        statements,
    };
    return `${JSON.stringify(document, null, 2)}\n`;
}


/***/ })

};
