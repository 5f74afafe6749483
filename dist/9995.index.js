"use strict";
exports.id = 9995;
exports.ids = [9995];
exports.modules = {

  10646:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    m: () => (  encodeUriPart)
  });
function encodeUriPart(text) {
    return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}


  }),

  59995:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    renderSarif: () => (  renderSarif),
    u: () => (  sarifLine)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);
  var _base_uri_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10646);


const RESULT_LIMIT = 25_000;
const TEXT_LIMIT = 1024;
const sarifLine = (text, limit = TEXT_LIMIT) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(text, limit).replace(/\](?=\()/g, '] ');
const LEVELS = { error: 'error', warning: 'warning', notice: 'note' };
const PROBLEM_SEVERITY = {
    error: 'error',
    warning: 'warning',
    note: 'recommendation',
};
const securitySeverity = (score) => score === undefined || score <= 0 ? {} : { 'security-severity': score.toFixed(1) };
function renderOwnRule(id, own, level) {
    return {
        id,
        name: own.name,
        shortDescription: { text: sarifLine(own.title) },
        fullDescription: { text: sarifLine(own.description) },
        help: { text: sarifLine(own.help), markdown: own.helpMarkdown },
        properties: {
            tags: [...own.tags],
            precision: 'very-high',
            'problem.severity': PROBLEM_SEVERITY[level],
            ...securitySeverity(own.score),
        },
    };
}
const pascalCase = (id) => id.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
function renderRule(rule, informationUri) {
    return {
        id: rule.id,
        name: pascalCase(rule.id),
        shortDescription: { text: sarifLine(rule.title) },
        fullDescription: { text: sarifLine(rule.title) },
        helpUri: `${informationUri}/blob/main/docs/troubleshooting.md#${rule.docs}`,
        help: { text: sarifLine(rule.help) },
        properties: { precision: 'very-high', 'problem.severity': PROBLEM_SEVERITY[LEVELS[rule.level]] },
    };
}
const fileUri = (file) => file.replace(/\\/g, '/').split('/').map(_base_uri_js__WEBPACK_IMPORTED_MODULE_1__  .m).join('/');
function renderLocation({ artifact, location: place }, detail, fallbackFile) {
    const modules = detail?.modules ?? (artifact === undefined ? [] : [{ name: artifact }]);
    return {
        physicalLocation: {
            artifactLocation: { uri: fileUri(place?.file ?? detail?.file ?? fallbackFile) },
            region: {
                startLine: place?.line ?? 1,
                startColumn: place?.column ?? 1,
                endLine: place?.endLine ?? place?.line ?? 1,
                endColumn: place?.endColumn ?? (place?.column ?? 1) + 1,
            },
        },
        ...(modules.length === 0
            ? {}
            : {
                logicalLocations: modules.map(({ fullName, name }) => ({
                    name: sarifLine(name, 200),
                    ...(fullName === undefined ? {} : { fullyQualifiedName: sarifLine(fullName, 400) }),
                    kind: 'module',
                })),
            }),
    };
}
function createRules({ informationUri, rules }) {
    const indexes = new Map();
    const rendered = [];
    const known = new Map(rules.map((rule) => [rule.id, rule]));
    return {
        rendered,
        indexOf: (id, finding, detail) => {
            const index = indexes.get(id);
            if (index !== undefined)
                return index;
            const rule = known.get(finding.rule);
            const own = detail?.rule;
            if (own !== undefined)
                rendered.push(renderOwnRule(id, own, LEVELS[finding.level]));
            else
                rendered.push(rule === undefined ? { id } : renderRule(rule, informationUri));
            indexes.set(id, rendered.length - 1);
            return rendered.length - 1;
        },
    };
}
function renderSarif(findings, options) {
    const rules = createRules(options);
    const seen = new Map();
    const results = [];
    let omitted = 0;
    for (const finding of findings) {
        if (results.length >= RESULT_LIMIT) {
            omitted += 1;
            continue;
        }
        const detail = finding.detail?.();
        const ruleId = sarifLine(detail?.rule?.id ?? finding.rule, 200);
        const count = (seen.get(finding.fingerprint) ?? 0) + 1;
        seen.set(finding.fingerprint, count);
        results.push({
            ruleId,
            ruleIndex: rules.indexOf(ruleId, finding, detail),
            level: LEVELS[finding.level],
            message: { text: sarifLine(detail?.message ?? finding.message) },
            locations: [renderLocation(finding, detail, options.fallbackFile)],
            partialFingerprints: { primaryLocationLineHash: `${finding.fingerprint}:${count}` },
            ...(detail?.properties === undefined ? {} : { properties: detail.properties }),
        });
    }
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: `platform-actions ${options.command}`,
                        semanticVersion: options.toolVersion,
                        informationUri: options.informationUri,
                        rules: rules.rendered,
                    },
                },
                automationDetails: { id: `${options.category.replace(/\/+$/, '')}/` },
                columnKind: 'utf16CodeUnits',
                results,
            },
        ],
    };
    return { text: `${JSON.stringify(log)}\n`, omitted };
}


  })

};
;