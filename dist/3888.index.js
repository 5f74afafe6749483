"use strict";
exports.id = 3888;
exports.ids = [3888];
exports.modules = {

  33888:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  readLibraryYaml: () => (  readLibraryYaml)
});

var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/images/scan/yaml-documents.js

const MAXIMUM_LEXEMES = 1_000_000;
const MAXIMUM_DOCUMENTS = 20_000;
const MAXIMUM_DEPTH = 400;
function parseYaml(text) {
    const documents = [];
    const faults = [];
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    try {
        for (const document of compose(text, documents, faults)) {
            const error = document.errors[0];
            if (error === undefined)
                documents.push(document);
            else
                faults.push({ offset: error.pos[0], message: firstLine(error.message) });
        }
    }
    finally {
        Error.stackTraceLimit = stackTraceLimit;
    }
    return { documents, faults };
}
function* compose(text, documents, faults) {
    const composer = new dist .Dk({
        schema: 'failsafe',
        resolveKnownTags: false,
        uniqueKeys: false,
        prettyErrors: false,
    });
    const parser = new dist .iX();
    let lexemes = 0;
    const give = (message) => faults.push({ offset: parser.offset, message });
    for (const lexeme of new dist .JG().lex(text)) {
        lexemes += 1;
        if (lexemes > MAXIMUM_LEXEMES)
            return give(`it has more than ${MAXIMUM_LEXEMES} tokens`);
        for (const token of parser.next(lexeme)) {
            if (token.type === 'error')
                return give(token.message);
            yield* composer.next(token);
        }
        if (documents.length >= MAXIMUM_DOCUMENTS)
            return give(`it has more than ${MAXIMUM_DOCUMENTS} documents`);
        if (parser.stack.length > MAXIMUM_DEPTH)
            return give('it is nested too deeply');
    }
    for (const token of parser.end())
        yield* composer.next(token);
    yield* composer.end();
}
function firstLine(message) {
    return message.split('\n', 1).join('').slice(0, 200);
}

var yaml_node = __webpack_require__(12779);
;// CONCATENATED MODULE: ./build/images/scan/yaml-tree.js


function buildYamlTree(contents) {
    const anchors = new Map();
    const faults = [];
    function build(node) {
        if (node === null)
            return undefined;
        if ((0,dist .Vj)(node))
            return anchors.get(node.source);
        const { anchor } = node;
        const keep = (made) => {
            if (anchor !== undefined)
                anchors.set(anchor, made);
            return made;
        };
        if ((0,dist .jn)(node)) {
            return keep({ kind: 'text', value: String(node.value), isPlain: node.type === 'PLAIN', scalar: node });
        }
        if ((0,dist .jh)(node)) {
            const own = new Map();
            const map = keep({ kind: 'map', own, isFlow: node.flow === true });
            for (const pair of node.items)
                addPair(map, own, pair);
            return map;
        }
        const items = [];
        const list = keep({ kind: 'list', items });
        for (const item of node.items) {
            const built = build(item);
            if (built !== undefined)
                items.push(built);
        }
        return list;
    }
    function addPair(map, own, pair) {
        const key = build(pair.key);
        const value = build(pair.value);
        if (key?.kind !== 'text')
            return;
        (0,yaml_node .A)(map, own, faults, key, value, pair.value?.range[1]);
    }
    return { root: build(contents), faults };
}

;// CONCATENATED MODULE: ./build/images/scan/library-yaml.js


function readLibraryYaml(source) {
    const { documents, faults } = parseYaml(source);
    return { documents: buildEach(documents), faults };
}
function* buildEach(documents) {
    for (const { contents } of documents)
        yield buildYamlTree(contents);
}


  })

};
;