"use strict";
exports.id = 6696;
exports.ids = [6696];
exports.modules = {

  16696:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    renderOpenVex: () => (  renderOpenVex)
  });
  var _base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8224);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38086);
  var _decision_gate_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92356);
  var _sbom_purl_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35127);




const JUSTIFICATIONS = {
    TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED: 'vulnerable_code_not_present',
    TYPE_COMPONENT_VULNERABILITY_MISMATCH: 'component_not_present',
    TYPE_VULNERABLE_CODE_VERSION_NOT_USED: 'vulnerable_code_not_present',
    TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE: 'vulnerable_code_not_present',
    TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH: 'vulnerable_code_not_in_execute_path',
    TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY: 'vulnerable_code_cannot_be_controlled_by_adversary',
    TYPE_INLINE_MITIGATIONS_EXIST: 'inline_mitigations_already_exist',
};
const componentOf = (purl) => ({ '@id': purl, identifiers: { purl } });
function purlOf({ artifact, type }, { purl, type: own, version }) {
    const bare = purl === undefined ? undefined : (0,_sbom_purl_package_js__WEBPACK_IMPORTED_MODULE_2__  .oJ)(purl, version);
    return bare ?? (0,_sbom_purl_package_js__WEBPACK_IMPORTED_MODULE_2__  .dd)(own ?? type, artifact, version);
}
function imagePurl(image) {
    const [, name = '', digest] = /([^/@]+?)(?::[^/:@]*)?@(sha256:[0-9a-f]{64})$/.exec(image ?? '') ?? [];
    return digest === undefined ? undefined : (0,_sbom_purl_package_js__WEBPACK_IMPORTED_MODULE_2__  .dd)('oci', name, digest);
}
function productsOf(item) {
    if (item.packages.length === 0)
        return [componentOf((0,_sbom_purl_package_js__WEBPACK_IMPORTED_MODULE_2__  .dd)(item.type, item.artifact, item.version))];
    const packages = new Set(item.packages.map((entry) => purlOf(item, entry)));
    const images = new Map();
    for (const entry of item.packages) {
        const image = imagePurl(entry.image);
        if (image !== undefined)
            images.set(image, (images.get(image) ?? new Set()).add(purlOf(item, entry)));
    }
    return [
        ...Array.from(packages, componentOf),
        ...Array.from(images, ([image, within]) => ({
            ...componentOf(image),
            subcomponents: Array.from(within, componentOf),
        })),
    ];
}
function notAffectedWords(item) {
    const justification = JUSTIFICATIONS[item.facts.falsePositiveType ?? ''];
    return justification === undefined
        ? { status: 'not_affected', impact_statement: 'The advisory is a false positive for this package.' }
        : { status: 'not_affected', justification };
}
function ignoredWords(item, ignore) {
    const { justification, owner, reason = 'no reason given' } = ignore ?? {};
    const until = ignore?.expires === undefined ? '' : ` Valid until ${ignore.expires.text}.`;
    const by = owner === undefined ? '' : ` Owner: ${owner}.`;
    const words = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__  .h0)(`Ignored by policy: ${reason}.${by}${until}`, 2000);
    if (justification !== undefined)
        return { status: 'not_affected', justification, impact_statement: words };
    const { action_statement: action = '' } = affectedWords(item);
    return { status: 'affected', action_statement: `${words} ${action}` };
}
function affectedWords(item) {
    const { fixedVersion } = item.facts;
    return {
        status: 'affected',
        action_statement: fixedVersion === undefined
            ? 'No fixed version is known.'
            : (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__  .h0)(`Update to ${fixedVersion} or later.`, 2000),
    };
}
function wordsOf({ item, effect, ignore }) {
    if (effect === 'ignored')
        return ignoredWords(item, ignore);
    if (item.facts.status === 'not-affected')
        return notAffectedWords(item);
    return item.facts.status === 'fixed' ? { status: 'fixed' } : affectedWords(item);
}
function renderStatement(judged) {
    const { item } = judged;
    const name = (0,_decision_gate_findings_js__WEBPACK_IMPORTED_MODULE_1__  .$G)(item);
    const aliases = [item.advisoryId, ...item.aliases].filter((alias) => alias !== name);
    return {
        vulnerability: { name, ...(aliases.length === 0 ? {} : { aliases: [...new Set(aliases)] }) },
        products: productsOf(item),
        ...wordsOf(judged),
    };
}
function renderOpenVex(decision, options) {
    const statements = decision.items
        .filter(({ item }) => item.facts.status !== 'withdrawn')
        .map(renderStatement);
    if (statements.length === 0)
        return undefined;
    const id = (0,_base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__  .a)(options.author, options.timestamp, JSON.stringify(statements));
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


  })

};
;