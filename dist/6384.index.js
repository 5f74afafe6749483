export const id = 6384;
export const ids = [6384];
export const modules = {

/***/ 86384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseConfigFile: () => (/* binding */ parseConfigFile)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38086);
/* harmony import */ var _domain_role_file_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88204);
/* harmony import */ var _manifests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74064);



/** Parses a config file; unknown and forbidden keys, another version and wrong shapes are problems with file and line. */
function parseConfigFile(text, file) {
    const yaml = (0,_domain_role_file_source_js__WEBPACK_IMPORTED_MODULE_0__/* .readYaml */ .g)(text, file);
    if (yaml.kind === 'problems')
        return {
            kind: 'problems',
            problems: yaml.problems.map((problem) => ({ ...problem, input: 'config-file' })),
        };
    const { source } = yaml;
    // An empty file says nothing, not even which version it is.
    const data = source.data ?? {};
    const problems = [];
    const report = (message, place, fix) => {
        problems.push({
            message: `\`${file}\`: ${message}`,
            place,
            input: 'config-file',
            ...(fix === undefined ? {} : { fix }),
        });
    };
    if (!isRecord(data)) {
        report('it is not a mapping', source.placeOf([]), 'begin with `version: 1`');
        return { kind: 'problems', problems };
    }
    if (data['version'] !== 1)
        report('`version` must be 1', source.placeOf(['version']), 'begin with `version: 1`');
    const given = new Map();
    let ignores = [];
    for (const [key, value] of Object.entries(data)) {
        if (key === 'version')
            continue;
        // A key with nothing behind it is not given: what stood there may be commented out.
        if (value === null && isKnownKey(key))
            continue;
        if (key === 'ignore')
            ignores = readIgnores(value, source, report);
        else if (key === 'files')
            takeText(given, '*', 'files', value, source.placeOf(['files']), report);
        else if (isCommand(key))
            readSection(given, key, value, source, report);
        else
            report(`\`${shownKey(key)}\` is not allowed here`, source.placeOfKey([], key), forbiddenFix(key));
    }
    if (problems.length > 0)
        return { kind: 'problems', problems };
    return {
        kind: 'config',
        config: {
            given: (command, input) => given.get(`${command} ${input}`) ?? (input === 'files' ? given.get('* files') : undefined),
            ignores,
        },
    };
}
const isCommand = (key) => _manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .manifests */ .L.some((manifest) => manifest.name === key);
const isKnownKey = (key) => key === 'ignore' || key === 'files' || isCommand(key);
function readSection(given, command, section, source, report) {
    const inputs = _manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .manifests */ .L.find((manifest) => manifest.name === command)?.inputs ?? {};
    if (!isRecord(section)) {
        report(`\`${command}\` is not a mapping`, source.placeOf([command]));
        return;
    }
    for (const [key, value] of Object.entries(section)) {
        if (Object.hasOwn(inputs, key) && inputs[key]?.policy === true)
            takeText(given, command, key, value, source.placeOf([command, key]), report);
        else
            report(`\`${command}.${shownKey(key)}\` is not allowed here`, source.placeOfKey([command], key), forbiddenFix(key, Object.hasOwn(inputs, key)));
    }
}
function takeText(given, command, key, value, place, report) {
    if (value === null)
        return;
    const text = textOf(value);
    if (text === undefined)
        report(`\`${key}\` is neither text nor a list of texts`, place);
    else
        given.set(`${command} ${key}`, { text, place });
}
function textOf(value) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    if (!Array.isArray(value))
        return undefined;
    const parts = value.map(textOf);
    return parts.every((part) => part !== undefined) ? parts.join('\n') : undefined;
}
function readIgnores(value, source, report) {
    if (!Array.isArray(value)) {
        report('`ignore` is not a list', source.placeOf(['ignore']));
        return [];
    }
    return value.map((entry, index) => ({
        value: entry,
        place: source.placeOf(['ignore', index]),
        keyPlaces: Object.fromEntries((isRecord(entry) ? Object.keys(entry) : []).map((key) => [
            key,
            source.placeOfKey(['ignore', index], key),
        ])),
    }));
}
/** A key that somebody made up, in words. */
const shownKey = (key) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLine */ .h0)(key, 100);
function forbiddenFix(key, isInput = _manifests_js__WEBPACK_IMPORTED_MODULE_1__/* .manifests */ .L.some((manifest) => Object.hasOwn(manifest.inputs, key))) {
    return isInput
        ? 'a pull request can write this file: set this input in the workflow instead'
        : 'only `version`, `files`, `ignore` and the policy inputs under the name of a command are known';
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 88204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);


/** Longest role file that is read, in characters: 2,000 bindings take some 200,000. */
const MAXIMUM_LENGTH = 1_048_576;
/** Syntax problems that are told: one slip often causes many. */
const MAXIMUM_PROBLEMS = 10;
/** Words of the library that are told: they quote the file. */
const LONGEST_MESSAGE = 300;
/** Reads one YAML 1.2 document; duplicate keys, tags, several documents, and alias or nesting bombs are problems. Never throws. */
function readYaml(text, file) {
    if (text.length > MAXIMUM_LENGTH) {
        return refuse({ message: `\`${file}\` is longer than ${MAXIMUM_LENGTH} characters.`, input: 'file' });
    }
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const place = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { file, line, column: col };
    };
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        lineCounter: lines,
        prettyErrors: false,
        resolveKnownTags: false,
        logLevel: 'error',
    });
    const bomb = document.errors.some((error) => error.code === 'RESOURCE_EXHAUSTION');
    const problems = [...document.errors, ...document.warnings].slice(0, bomb ? 1 : MAXIMUM_PROBLEMS);
    if (problems.length > 0) {
        return refuse(...problems.map((error) => ({
            message: bomb ? 'The YAML is nested too deeply.' : yamlMessage(error.code, error.message),
            input: 'file',
            place: place(error.pos[0]),
        })));
    }
    try {
        return { kind: 'source', source: describe(document, document.toJS(), place) };
    }
    catch (error) {
        // An alias without an anchor, or a bomb of aliases; the words quote the file.
        const why = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(String(error), LONGEST_MESSAGE);
        return refuse({ message: `The YAML cannot be read: ${why}.`, input: 'file', place: place(0) });
    }
}
function refuse(...problems) {
    return { kind: 'problems', problems };
}
function yamlMessage(code, message) {
    if (code === 'MULTIPLE_DOCS')
        return 'The file has several YAML documents; it may have one.';
    if (code === 'DUPLICATE_KEY')
        return 'A key stands twice in one mapping.';
    return `The YAML is wrong: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(message, LONGEST_MESSAGE)}.`;
}
function describe(document, data, place) {
    // Parsed nodes have a range; only an empty file has no node.
    const placeOfNode = (node) => place((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? Number(node.range?.[0]) : 0);
    const nodeAt = (path) => path.reduce((node, part) => childOf(document, node, part) ?? node, document.contents);
    return {
        data,
        placeOf: (path) => placeOfNode(nodeAt(path)),
        placeOfKey: (path, key) => {
            const node = nodeAt(path);
            return placeOfNode(pairOf(followed(document, node), key)?.key ?? node);
        },
    };
}
function followed(document, node) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? node.resolve(document) : node;
}
function pairOf(node, key) {
    // Paths come from the data of this document: a text key leads out of a mapping, or out of an empty document.
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
        return undefined;
    return node.items.find((pair) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) && String(pair.key.value) === key);
}
function childOf(document, node, part) {
    const parent = followed(document, node);
    const child = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(parent) ? parent.items[Number(part)] : pairOf(parent, String(part))?.value;
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(child) ? child : undefined;
}


/***/ })

};
