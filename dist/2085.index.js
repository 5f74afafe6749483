"use strict";
exports.id = 2085;
exports.ids = [2085];
exports.modules = {

  86367:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    p: () => (  giveTurn)
  });
  var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42030);

const LONGEST_STRETCH_MS = 50;
let lastTurn = 0;
async function giveTurn() {
    if ((0,_clock_js__WEBPACK_IMPORTED_MODULE_0__  .d5)() - lastTurn < LONGEST_STRETCH_MS)
        return;
    await new Promise((resolve) => setImmediate(resolve));
    lastTurn = (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__  .d5)();
}


  }),

  2085:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    parseConfigFile: () => (  parseConfigFile)
  });
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63144);
  var _base_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38707);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38086);
  var _yaml_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98330);




function parseConfigFile(text, file, manifests) {
    const yaml = (0,_yaml_source_js__WEBPACK_IMPORTED_MODULE_0__  .g)(text, file);
    if (yaml.kind === 'problems')
        return {
            kind: 'problems',
            problems: yaml.problems.map((problem) => ({ ...problem, input: 'config-file' })),
        };
    const { source } = yaml;
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
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(data)) {
        report('it is not a mapping', source.placeOf([]), 'begin with `version: 1`');
        return { kind: 'problems', problems };
    }
    if (data['version'] !== 1)
        report('`version` must be 1', source.placeOf(['version']), 'begin with `version: 1`');
    const given = new Map();
    const sections = new Map(manifests.map(({ inputs, name }) => [name, inputs]));
    let ignores = [];
    for (const [key, value] of Object.entries(data)) {
        if (key === 'version')
            continue;
        const inputs = sections.get(key);
        if (value === null && (key === 'ignore' || key === 'files' || inputs !== undefined))
            continue;
        if (key === 'ignore')
            ignores = readIgnores(value, source, report);
        else if (key === 'files')
            takeText(given, '*', 'files', value, source.placeOf(['files']), report);
        else if (inputs !== undefined)
            readSection(given, { command: key, inputs }, value, source, report);
        else
            report(`\`${shownKey(key)}\` is not allowed here`, source.placeOfKey([], key), fixOf(key, [...sections.keys(), 'version', 'ignore', 'files'], [...sections.values()].some((known) => Object.hasOwn(known, key))));
    }
    if (problems.length > 0)
        return { kind: 'problems', problems };
    return {
        kind: 'config',
        config: {
            given: (command, input) => given.get(`${command} ${input}`) ??
                (input === 'files' && sections.get(command)?.['files']?.policy === true
                    ? given.get('* files')
                    : undefined),
            ignores,
        },
    };
}
function readSection(given, { command, inputs }, section, source, report) {
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(section)) {
        report(`\`${command}\` is not a mapping`, source.placeOf([command]));
        return;
    }
    for (const [key, value] of Object.entries(section)) {
        if (Object.hasOwn(inputs, key) && inputs[key]?.policy === true)
            takeText(given, command, key, value, source.placeOf([command, key]), report);
        else
            report(`\`${command}.${shownKey(key)}\` is not allowed here`, source.placeOfKey([command], key), fixOf(key, policyKeys(inputs), Object.hasOwn(inputs, key)));
    }
}
function policyKeys(inputs) {
    return Object.keys(inputs).filter((name) => inputs[name]?.policy === true);
}
function fixOf(key, known, isInput) {
    const [near] = isInput ? [] : (0,_base_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__  .L)(key, known, 1);
    return near === undefined ? forbiddenFix(isInput) : `did you mean \`${near}\`?`;
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
        keyPlaces: Object.fromEntries(((0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(entry) ? Object.keys(entry) : []).map((key) => [
            key,
            source.placeOfKey(['ignore', index], key),
        ])),
    }));
}
const shownKey = (key) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__  .h0)(key, 100);
function forbiddenFix(isInput) {
    return isInput
        ? 'a pull request can change this file: set this input in the workflow instead'
        : 'only `version`, `files`, `ignore`, and the policy inputs under the name of a command are allowed';
}


  }),

  98330:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Q: () => (  readLongYaml),
  g: () => (  readYaml)
});

var dist = __webpack_require__(38815);
var give_turn = __webpack_require__(86367);
var plain_text = __webpack_require__(38086);
;// CONCATENATED MODULE: ./build/kit/config/parse-yaml.js

const TOKENS_PER_STEP = 5000;
const OPTIONS = { prettyErrors: false, resolveKnownTags: false, logLevel: 'error' };
function* parseYaml(text, lines, tokensPerStep = TOKENS_PER_STEP) {
    const parser = new dist .iX(lines.addNewLine);
    const tokens = [];
    lines.addNewLine(0);
    let count = 0;
    for (const lexeme of new dist .JG().lex(text)) {
        for (const token of parser.next(lexeme))
            tokens.push(token);
        count += 1;
        if (count % tokensPerStep === 0)
            yield;
    }
    for (const token of parser.end())
        tokens.push(token);
    yield;
    const composed = new dist .Dk(OPTIONS).compose(tokens, true, text.length);
    const [first, second] = [...composed];
    const document = first;
    if (second !== undefined)
        document.errors.push(new dist .XT([second.range[0], second.range[1]], 'MULTIPLE_DOCS', ''));
    return document;
}

;// CONCATENATED MODULE: ./build/kit/config/yaml-source.js




const MAXIMUM_LENGTH = 1_048_576;
const MAXIMUM_PROBLEMS = 10;
const LONGEST_MESSAGE = 300;
function readYaml(text, file) {
    const steps = readSteps(text, file);
    for (;;) {
        const step = steps.next();
        if (step.done === true)
            return step.value;
    }
}
async function readLongYaml(text, file) {
    const steps = readSteps(text, file);
    for (;;) {
        const step = steps.next();
        if (step.done === true)
            return step.value;
        await (0,give_turn .p)();
    }
}
function* readSteps(text, file) {
    if (text.length > MAXIMUM_LENGTH) {
        return refuse({ message: `\`${file}\` is longer than ${MAXIMUM_LENGTH} characters.`, input: 'file' });
    }
    const lines = new dist .HN();
    const place = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { file, line, column: col };
    };
    const document = yield* parseYaml(text, lines);
    const bomb = document.errors.some((error) => error.code === 'RESOURCE_EXHAUSTION');
    const problems = [...document.errors, ...document.warnings].slice(0, bomb ? 1 : MAXIMUM_PROBLEMS);
    if (problems.length > 0) {
        return refuse(...problems.map((error) => ({
            message: bomb ? 'The YAML is nested too deeply.' : yamlMessage(error.code, error.message),
            input: 'file',
            place: place(error.pos[0]),
        })));
    }
    yield;
    const refused = ownProblems(text, document, place);
    if (refused.length > 0)
        return refuse(...refused.slice(0, MAXIMUM_PROBLEMS));
    try {
        return { kind: 'source', source: describe(document, document.toJS(), place) };
    }
    catch (error) {
        const why = (0,plain_text .h0)(String(error), LONGEST_MESSAGE);
        return refuse({ message: `The YAML cannot be read: ${why}.`, input: 'file', place: place(0) });
    }
}
function refuse(...problems) {
    return { kind: 'problems', problems };
}
function ownProblems(text, document, place) {
    const problems = [];
    const tell = (message, fix, offset) => problems.push({ message, fix, input: 'file', place: place(offset) });
    const { version } = document.directives.yaml;
    if (version !== '1.2') {
        const message = `The file asks for YAML ${version}; only YAML 1.2 is supported.`;
        tell(message, 'Remove the line that begins with `%YAML`.', text.search(/^%YAML/m));
    }
    (0,dist .YR)(document, {
        Map: (_key, { items }) => {
            const seen = new Set();
            for (const { key } of items) {
                const name = (0,dist .jn)(key) ? String(key.value) : undefined;
                if (name === undefined)
                    tell('A key is not plain text.', 'Write the key itself, not an alias, a list or a mapping.', offsetOf(key));
                else if (seen.has(name))
                    tell('A key appears twice in one mapping.', 'Keep one of them.', offsetOf(key));
                else
                    seen.add(name);
            }
        },
    });
    return problems;
}
function offsetOf(node) {
    return (0,dist .Ll)(node) ? Number(node.range?.[0]) : 0;
}
function yamlMessage(code, message) {
    if (code === 'MULTIPLE_DOCS')
        return 'The file has several YAML documents; only one is allowed.';
    if (code === 'DUPLICATE_KEY')
        return 'A key appears twice in one mapping.';
    return `The YAML is invalid: ${(0,plain_text .h0)(message, LONGEST_MESSAGE)}.`;
}
function describe(document, data, place) {
    const placeOfNode = (node) => place(offsetOf(node));
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
    return (0,dist .Vj)(node) ? node.resolve(document) : node;
}
function pairOf(node, key) {
    if (!(0,dist .jh)(node))
        return undefined;
    return node.items.find((pair) => (0,dist .jn)(pair.key) && String(pair.key.value) === key);
}
function childOf(document, node, part) {
    const parent = followed(document, node);
    const child = (0,dist .oP)(parent) ? parent.items[Number(part)] : pairOf(parent, String(part))?.value;
    return (0,dist .Ll)(child) ? child : undefined;
}


  })

};
;