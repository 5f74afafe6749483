"use strict";
exports.id = 8511;
exports.ids = [8511,2394];
exports.modules = {

  98196:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _h: () => (  createLazyPart),
    dK: () => (  withParts),
    j7: () => (  PartNeeded)
  });
class PartNeeded extends Error {
    load;
    constructor(load) {
        super('a part of the program is not loaded yet');
        this.load = load;
    }
}
function createLazyPart(importPart) {
    let part;
    const load = async () => {
        part = await importPart();
    };
    return {
        load,
        get: () => {
            if (part === undefined)
                throw new PartNeeded(load);
            return part;
        },
    };
}
async function withParts(work) {
    for (;;) {
        try {
            return work();
        }
        catch (error) {
            if (!(error instanceof PartNeeded))
                throw error;
            await error.load();
        }
    }
}


  }),

  84812:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  gw: () => (  CHART_PARTS),
  yf: () => (  chartFolderOf),
  Jk: () => (  isChartFile),
  VR: () => (  readChart)
});

var image_map_reader = __webpack_require__(8123);
;// CONCATENATED MODULE: ./build/images/chart/abstract-value.js
const NOTHING = [];
const ANY = '*';
const MAXIMUM_SIZE = 100;
class TooMuch extends Error {
}
function boxed(atom) {
    if (sizeOf([atom], MAXIMUM_SIZE) > MAXIMUM_SIZE)
        throw new TooMuch();
    return [atom];
}
function sizeOf(value, most) {
    let size = 0;
    for (const atom of value) {
        if (size > most)
            break;
        size += 1;
        if (atom.kind === 'list')
            size += sizeOf(atom.items, most - size);
        else if (atom.kind === 'dict')
            for (const inner of atom.entries.values())
                size += sizeOf(inner, most - size);
    }
    return size;
}
function joinValues(...values) {
    const joined = joinAll(values);
    if (joined.length > MAXIMUM_SIZE)
        throw new TooMuch();
    return joined;
}
function joinWritten(values) {
    const joined = joinAll(values);
    return joined.length > MAXIMUM_SIZE ? NOTHING : joined;
}
function joinAll(values) {
    const [only = NOTHING, ...others] = values.filter((value) => value.length > 0);
    if (others.length === 0)
        return only;
    const known = new Map();
    for (const value of [only, ...others])
        for (const atom of value)
            known.set(keyOfAtom(atom), atom);
    return [...known.values()];
}
function keyOfValue(value) {
    return JSON.stringify(value.map(keyOfAtom).sort());
}
function keyOfAtom(atom) {
    switch (atom.kind) {
        case 'root':
            return `root ${JSON.stringify(atom.base)}`;
        case 'path':
            return `path ${JSON.stringify(atom.path)}`;
        case 'list':
            return `list ${keyOfValue(atom.items)}`;
        case 'dict':
            return `dict ${JSON.stringify([...atom.entries].map(([key, value]) => [key, keyOfValue(value)]))}`;
    }
}
function pathsOf(value) {
    return value.flatMap((atom) => {
        if (atom.kind === 'path')
            return [atom.path];
        if (atom.kind === 'root')
            return [atom.base];
        return atom.kind === 'list' ? pathsOf(atom.items) : [...atom.entries.values()].flatMap(pathsOf);
    });
}
function fieldOf(value, name) {
    return joinValues(...value.map((atom) => {
        if (atom.kind === 'dict')
            return atom.entries.get(name) ?? NOTHING;
        if (atom.kind === 'list')
            return NOTHING;
        if (atom.kind === 'root')
            return rootField(atom.base, name);
        return longer(atom.path, name);
    }));
}
const MAXIMUM_DEPTH = 24;
function longer(path, key) {
    return path.length < MAXIMUM_DEPTH ? [{ kind: 'path', path: [...path, key] }] : NOTHING;
}
function rootField(base, name) {
    return name === 'Values' ? [{ kind: 'path', path: base }] : NOTHING;
}
function itemsOfValue(value) {
    return joinValues(...value.map((atom) => {
        if (atom.kind === 'list')
            return atom.items;
        if (atom.kind === 'dict')
            return joinValues(...atom.entries.values());
        return atom.kind === 'path' ? longer(atom.path, ANY) : NOTHING;
    }));
}

;// CONCATENATED MODULE: ./build/images/chart/template-functions.js

const TESTS = 'not empty hasKey kindIs kindOf typeIs typeOf typeIsLike len eq ne lt le gt ge contains hasSuffix regexMatch mustRegexMatch has fail'.split(' ');
const GIVE_ON = 'default coalesce ternary required and or quote squote toString trim lower upper deepCopy mustDeepCopy merge mustMerge mergeOverwrite mustMergeOverwrite nindent indent pick omit concat append prepend compact uniq'.split(' ');
const ITEMS = 'first last mustFirst mustLast'.split(' ');
const nothing = () => NOTHING;
const giveOn = (_use, args) => joinValues(...args.map(({ value }) => value));
const items = (_use, args) => itemsOfValue(joinValues(...args.map(({ value }) => value)));
const CALLS = new Map([
    ...TESTS.map((name) => [name, nothing]),
    ...GIVE_ON.map((name) => [name, giveOn]),
    ...ITEMS.map((name) => [name, items]),
    ['values', (use, args) => list(use, [{ value: items(use, args), operand: undefined }])],
    ['list', list],
    ['tuple', list],
    ['dict', dict],
    ['set', set],
    ['get', (use, [map, key]) => field(use, map, key === undefined ? [] : [key])],
    ['index', (use, [map, ...keys]) => field(use, map, keys)],
    ['dig', (use, args) => field(use, args.at(-1), args.slice(0, -2))],
    ['print', (use, args) => printed(use, args)],
    ['println', (use, args) => printed(use, args)],
    ['printf', formatted],
    ['tpl', rendered],
    ['hasPrefix', takesPrefix],
    ['trimPrefix', takesPrefix],
    ['semver', comparesVersion],
    ['semverCompare', comparesVersion],
]);
const LITERAL_TESTS = new Set([...TESTS, 'hasPrefix', 'trimPrefix']);
function list(_use, args) {
    return boxed({ kind: 'list', items: joinValues(...args.map(({ value }) => value)) });
}
function dict(use, args) {
    const entries = new Map();
    for (let at = 0; at < args.length; at += 2) {
        const value = args[at + 1]?.value ?? NOTHING;
        const key = args[at]?.operand;
        if (key?.kind === 'text')
            entries.set(key.value, value);
        else
            use.escape(value);
    }
    return boxed({ kind: 'dict', entries });
}
function set(use, [map, key, value]) {
    if (map === undefined || value === undefined)
        return NOTHING;
    const name = key?.operand;
    return map.value.flatMap((atom) => {
        if (atom.kind === 'dict' && name?.kind === 'text')
            return boxed({ kind: 'dict', entries: new Map([...atom.entries, [name.value, value.value]]) });
        use.escape([atom, ...value.value]);
        return atom;
    });
}
function field(use, map, keys) {
    let value = map?.value ?? NOTHING;
    for (const { operand } of keys) {
        if (operand?.kind === 'text')
            value = use.read(fieldOf(value, operand.value));
        else if (operand?.kind === 'number')
            value = itemsOfValue(value);
        else {
            use.escape(value);
            return NOTHING;
        }
    }
    return value;
}
function printed(use, args) {
    for (const [index, { value }] of args.entries()) {
        const before = args[index - 1]?.operand;
        use.write(value, before?.kind === 'text' ? before.value : '');
    }
    return joinValues(...args.map(({ value }) => value));
}
const VERB = /%[-+# 0-9.]*[a-zA-Z%]/g;
function formatted(use, [format, ...args]) {
    if (format?.operand?.kind === 'text') {
        const before = format.operand.value.split(VERB);
        for (const [index, { value }] of args.entries())
            use.write(value, before[index] ?? '');
    }
    return joinValues(...args.map(({ value }) => value));
}
function rendered(use, [text, ...data]) {
    const value = text?.value ?? NOTHING;
    if (value.length === 0)
        for (const one of data)
            use.escape(one.value);
    return value;
}
function takesPrefix(use, args) {
    const [prefix, text] = args;
    if (prefix?.operand?.kind === 'text' && prefix.operand.value.startsWith('sha256') && text !== undefined)
        use.write(text.value, '@');
    return NOTHING;
}
function comparesVersion(use, args) {
    for (const { value } of args)
        for (const path of pathsOf(value))
            use.refuse(path, 'the chart compares it as a version');
    return NOTHING;
}

;// CONCATENATED MODULE: ./build/images/chart/run-templates.js


const MAXIMUM_STEPS = 100_000;
const run_templates_MAXIMUM_DEPTH = 60;
function runTemplates(templates, use) {
    const run = createRun(collectDefinitions(templates), use);
    return templates.every(({ data, nodes }) => run(nodes, data));
}
function collectDefinitions(templates) {
    const definitions = new Map();
    const collect = (nodes) => {
        for (const node of nodes) {
            if (node.kind === 'define') {
                definitions.set(node.name, node.body);
                collect(node.body);
            }
            else if ('otherwise' in node) {
                collect(node.body);
                collect(node.otherwise);
            }
        }
    };
    for (const { nodes } of templates)
        collect(nodes);
    return definitions;
}
function createRun(definitions, use) {
    const results = new Map();
    let steps = 0;
    let depth = 0;
    let changes = 0;
    function step() {
        steps += 1;
        if (steps > MAXIMUM_STEPS)
            throw new TooMuch();
    }
    function runNodes(nodes, dot, scope) {
        const written = [];
        let before = '';
        for (const node of nodes) {
            step();
            if (node.kind === 'text')
                use.literal(node.text);
            else if (node.kind === 'output') {
                const value = evaluate(node.pipeline, dot, scope);
                if (node.pipeline.sets.length === 0) {
                    use.write(value, before);
                    written.push(value);
                }
            }
            else if (node.kind === 'template') {
                written.push(call(node.name, node.pipeline.commands[0]?.length === 0 ? NOTHING : evaluate(node.pipeline, dot, scope)));
            }
            else if (node.kind !== 'define')
                written.push(runBranch(node, dot, scope));
            before = node.kind === 'text' ? node.text : '';
        }
        return joinWritten(written);
    }
    function runBranch(node, dot, scope) {
        const value = evaluate(node.pipeline, dot, scope, node.kind === 'range');
        const inner = node.kind === 'if' ? dot : node.kind === 'with' ? value : itemsOfValue(value);
        const before = changes;
        let written = runNodes(node.body, inner, scope);
        if (node.kind === 'range' && changes > before)
            written = joinWritten([written, runNodes(node.body, inner, scope)]);
        return joinWritten([written, runNodes(node.otherwise, dot, scope)]);
    }
    function call(name, data) {
        const nodes = depth < run_templates_MAXIMUM_DEPTH ? definitions.get(name) : undefined;
        if (nodes === undefined) {
            use.escape(data);
            return NOTHING;
        }
        const key = `${name} ${keyOfValue(data)}`;
        const known = results.get(key);
        if (known !== undefined)
            return known;
        results.set(key, NOTHING);
        depth += 1;
        const value = runNodes(nodes, data, new Map([['$', data]]));
        depth -= 1;
        results.set(key, value);
        return value;
    }
    function evaluate({ commands, sets }, dot, scope, isRange = false) {
        let last;
        for (const command of commands)
            last = { value: runCommand(command, last, dot, scope), operand: undefined };
        const value = last?.value ?? NOTHING;
        for (const name of sets) {
            const known = scope.get(name) ?? NOTHING;
            const joined = joinValues(known, isRange ? itemsOfValue(value) : value);
            if (joined.length > known.length)
                changes += 1;
            scope.set(name, joined);
        }
        return value;
    }
    function runCommand([first, ...rest], last, dot, scope) {
        if (first === undefined)
            return last?.value ?? NOTHING;
        const args = rest.map((operand) => ({ operand, value: valueOf(operand, dot, scope) }));
        if (last !== undefined)
            args.push(last);
        if (first.kind !== 'word')
            return valueOf(first, dot, scope);
        if (!LITERAL_TESTS.has(first.name))
            for (const { operand } of args)
                if (operand?.kind === 'text')
                    use.literal(operand.value);
        return callFunction(first.name, args);
    }
    function callFunction(name, args) {
        if (name === 'include') {
            const [named, data] = args;
            if (named?.operand?.kind === 'text')
                return call(named.operand.value, data?.value ?? NOTHING);
            if (data?.value.every(({ kind }) => kind === 'root') === true)
                return NOTHING;
        }
        const known = CALLS.get(name);
        if (known !== undefined)
            return known(use, args);
        for (const { value } of args)
            use.escape(value);
        return NOTHING;
    }
    function valueOf(operand, dot, scope) {
        step();
        switch (operand.kind) {
            case 'text':
            case 'number':
                return NOTHING;
            case 'word':
                return callFunction(operand.name, []);
            case 'dot':
                return follow(dot, operand.path);
            case 'variable':
                return follow(scope.get(operand.name) ?? NOTHING, operand.path);
            case 'group':
                return follow(evaluate(operand.pipeline, dot, scope), operand.path);
        }
    }
    function follow(value, path) {
        return path.reduce((at, name) => use.read(fieldOf(at, name)), value);
    }
    return (nodes, data) => {
        try {
            runNodes(nodes, data, new Map([['$', data]]));
            return true;
        }
        catch {
            return false;
        }
    };
}

;// CONCATENATED MODULE: ./build/images/chart/template-tokens.js
const QUOTED = '"(?:\\\\.|[^"\\\\\\n])*"|`[^`]*`|\'(?:\\\\.|[^\'\\\\\\n])*\'';
const ACTION_END = new RegExp(`(?:${QUOTED}|(?!\\}\\}|["'\`])[\\s\\S])*?(?=\\}\\})`, 'y');
const TOKEN = new RegExp(`(?<space>\\s+)|(?<text>${QUOTED})|(?<variable>\\$\\w*(?:\\.\\w+)*)|(?<field>\\.(?:\\w+(?:\\.\\w+)*)?)` +
    '|(?<number>[-+]?\\d[\\w.]*)|(?<word>[A-Za-z_]\\w*)|(?<mark>:=|[()|,=])', 'y');
const COMMENT = /\{\{(?:-\s)?\s*\/\*[\s\S]*?\*\/\s*(?:\s-)?\}\}/y;
function readParts(source) {
    const parts = [];
    let trims = false;
    for (let at = 0; at < source.length;) {
        const open = source.indexOf('{{', at);
        const end = open < 0 ? source.length : open;
        const trimsEnd = /^\{\{-\s/.test(source.slice(end, end + 4));
        const text = trimText(source.slice(at, end), trims, trimsEnd);
        if (text !== '')
            parts.push({ kind: 'text', text });
        if (open < 0)
            break;
        COMMENT.lastIndex = open;
        ACTION_END.lastIndex = open + (trimsEnd ? 3 : 2);
        const isComment = COMMENT.test(source);
        const body = isComment ? '' : ACTION_END.exec(source)?.[0];
        if (body === undefined)
            return undefined;
        const close = isComment ? COMMENT.lastIndex : ACTION_END.lastIndex + 2;
        trims = /\s-\}\}$/.test(source.slice(close - 4, close));
        const tokens = isComment ? [] : readTokens(trims ? body.replace(/\s-$/, '') : body);
        if (tokens === undefined)
            return undefined;
        if (!isComment)
            parts.push({ kind: 'action', tokens });
        at = close;
    }
    return parts;
}
function trimText(text, start, end) {
    const first = start ? text.trimStart() : text;
    return end ? first.trimEnd() : first;
}
const KINDS = ['text', 'number', 'word', 'field', 'variable', 'mark'];
function readTokens(body) {
    const tokens = [];
    let isJoined = false;
    for (let at = 0; at < body.length; at = TOKEN.lastIndex) {
        TOKEN.lastIndex = at;
        const groups = TOKEN.exec(body)?.groups;
        if (groups === undefined)
            return undefined;
        const kind = KINDS.find((name) => groups[name] !== undefined);
        if (kind !== undefined) {
            const written = String(groups[kind]);
            tokens.push({ kind, value: kind === 'text' ? unquote(written) : written, isJoined });
        }
        isJoined = kind !== undefined;
    }
    return tokens;
}
function unquote(written) {
    const inner = written.slice(1, -1);
    return written.startsWith('`') ? inner : inner.replace(/\\(.)/g, '$1');
}

;// CONCATENATED MODULE: ./build/images/chart/template-tree.js

const template_tree_MAXIMUM_DEPTH = 100;
function parseTemplate(source) {
    const parts = readParts(source);
    if (parts === undefined)
        return undefined;
    try {
        const reader = createReader(parts);
        const { end, nodes } = reader.nodes(0);
        return end === undefined ? nodes : undefined;
    }
    catch {
        return undefined;
    }
}
class NotUnderstood extends Error {
}
function createReader(parts) {
    let at = 0;
    function nodes(depth) {
        if (depth > template_tree_MAXIMUM_DEPTH)
            throw new NotUnderstood();
        const found = [];
        for (let part = parts[at]; part !== undefined; part = parts[at]) {
            at += 1;
            if (part.kind === 'text') {
                found.push(part);
                continue;
            }
            const [first] = part.tokens;
            const word = first?.kind === 'word' ? first.value : '';
            if (word === 'end' || word === 'else')
                return { nodes: found, end: part.tokens };
            found.push(...action(word, part.tokens, depth));
        }
        return { nodes: found, end: undefined };
    }
    function action(word, tokens, depth) {
        switch (word) {
            case 'if':
            case 'with':
            case 'range':
                return [branch(word, tokens.slice(1), depth)];
            case 'define':
                return [{ kind: 'define', name: nameOf(tokens), body: closed(depth) }];
            case 'block':
                return [
                    { kind: 'define', name: nameOf(tokens), body: closed(depth) },
                    { kind: 'template', name: nameOf(tokens), pipeline: parsePipeline(tokens.slice(2)) },
                ];
            case 'template':
                return [{ kind: 'template', name: nameOf(tokens), pipeline: parsePipeline(tokens.slice(2)) }];
            case 'break':
            case 'continue':
                return [];
            default:
                return [{ kind: 'output', pipeline: parsePipeline(tokens) }];
        }
    }
    function branch(kind, tokens, depth) {
        const pipeline = parsePipeline(tokens);
        const body = nodes(depth + 1);
        if (body.end === undefined)
            throw new NotUnderstood();
        return { kind, pipeline, body: body.nodes, otherwise: otherwise(body.end, depth) };
    }
    function otherwise([first, second, ...rest], depth) {
        if (first?.value === 'end')
            return [];
        if (second === undefined)
            return closed(depth);
        if (second.value !== 'if' && second.value !== 'with')
            throw new NotUnderstood();
        return [branch(second.value, rest, depth + 1)];
    }
    function closed(depth) {
        const body = nodes(depth + 1);
        if (body.end?.[0]?.value !== 'end')
            throw new NotUnderstood();
        return body.nodes;
    }
    return { nodes };
}
function nameOf([, name]) {
    if (name?.kind !== 'text')
        throw new NotUnderstood();
    return name.value;
}
function isMark(token, value) {
    return token?.kind === 'mark' && token.value === value;
}
function parsePipeline(tokens) {
    const assigns = tokens.findIndex((token) => isMark(token, ':=') || isMark(token, '='));
    const sets = tokens
        .slice(0, Math.max(0, assigns))
        .flatMap(({ kind, value }) => (kind === 'variable' ? value : []));
    let at = assigns + 1;
    function pipeline(depth) {
        if (depth > template_tree_MAXIMUM_DEPTH)
            throw new NotUnderstood();
        const commands = [[]];
        for (let token = tokens[at]; token !== undefined && !isMark(token, ')'); token = tokens[at]) {
            at += 1;
            if (isMark(token, '|'))
                commands.push([]);
            else
                commands.at(-1)?.push(operand(token, depth));
        }
        return commands;
    }
    function operand(token, depth) {
        const { kind, value } = token;
        if (kind === 'text')
            return { kind, value };
        if (kind === 'number')
            return { kind };
        if (kind === 'word')
            return { kind, name: value };
        const [name = '', ...path] = value.split('.');
        if (kind === 'field')
            return { kind: 'dot', path: path.filter((part) => part !== '') };
        if (kind === 'variable')
            return { kind, name, path };
        if (!isMark(token, '('))
            throw new NotUnderstood();
        const commands = pipeline(depth + 1);
        if (!isMark(tokens[at], ')'))
            throw new NotUnderstood();
        at += 1;
        const next = tokens[at];
        const isField = next?.kind === 'field' && next.isJoined;
        if (isField)
            at += 1;
        const fields = isField ? next.value.split('.').filter((part) => part !== '') : [];
        return { kind: 'group', pipeline: { sets: [], commands }, path: fields };
    }
    const commands = pipeline(0);
    if (at < tokens.length)
        throw new NotUnderstood();
    return { sets, commands };
}

;// CONCATENATED MODULE: ./build/images/chart/value-use.js

const VERSION_FIELD = /version["']?:[ \t]*["']?$/i;
function createValueUse() {
    const reads = new Map();
    const escapes = new Map();
    const forms = new Map();
    const refusals = new Map();
    let namesAlgorithm = false;
    const isEscaped = (path) => [...escapes.values()].some((escaped) => startsWith(path, escaped));
    return {
        read: (value) => {
            for (const atom of value) {
                if (atom.kind !== 'path')
                    continue;
                reads.set(JSON.stringify(atom.path), atom.path);
                const shared = atom.path.slice(atom.path.lastIndexOf('global'));
                if (shared[0] === 'global')
                    reads.set(JSON.stringify(shared), shared);
            }
            return value;
        },
        escape: (value) => {
            for (const path of pathsOf(value))
                escapes.set(JSON.stringify(path), path);
        },
        write: (value, before) => {
            const form = /sha256:$/.test(before) ? 'hex' : before.endsWith('@') ? 'full' : undefined;
            for (const atom of value) {
                if (atom.kind !== 'path')
                    continue;
                const { path } = atom;
                if (form !== undefined)
                    forms.set(`${form} ${JSON.stringify(path)}`, { path, form });
                if (VERSION_FIELD.test(before))
                    refusals.set(JSON.stringify(path), { path, reason: 'the chart writes it into a version label' });
            }
        },
        refuse: (path, reason) => void refusals.set(JSON.stringify(path), { path, reason }),
        literal: (text) => {
            namesAlgorithm ||= text.includes('sha256');
        },
        reads: (path) => {
            const parent = path.slice(0, -1);
            const all = [...reads.values()];
            if (all.some((read) => read.length === path.length && startsWith(path, read)))
                return 'yes';
            if (isEscaped(parent))
                return 'unknown';
            return all.some((read) => read.length > parent.length && startsWith(read, parent)) ? 'no' : 'unknown';
        },
        form: (path) => {
            const found = new Set([...forms.values()].filter((one) => isSame(one.path, path)).map(({ form }) => form));
            const [only] = found;
            if (found.size > 1)
                return 'unknown';
            return only ?? (namesAlgorithm ? 'unknown' : 'full');
        },
        refusal: (path) => [...refusals.values()].find((one) => isSame(one.path, path))?.reason,
    };
}
function isSame(one, other) {
    return one.length === other.length && startsWith(one, other);
}
function startsWith(path, start) {
    if (path.length < start.length)
        return false;
    return start.every((key, index) => key === path[index] || key === ANY || path[index] === ANY);
}

;// CONCATENATED MODULE: ./build/images/chart/values-schema.js
const values_schema_MAXIMUM_DEPTH = 40;
const UNKNOWN_KEYWORDS = [
    'not',
    'if',
    'dependentSchemas',
    'dependencies',
    'propertyNames',
    'maxProperties',
    '$dynamicRef',
    '$recursiveRef',
];
function createSchemaCheck(text) {
    let root;
    try {
        root = JSON.parse(text);
    }
    catch {
        return () => 'unknown';
    }
    return (path, value) => accepts(root, { root, path, value, depth: 0 });
}
function accepts(schema, question) {
    if (schema === true)
        return 'yes';
    if (schema === false)
        return 'no';
    if (!isSchema(schema) || question.depth > values_schema_MAXIMUM_DEPTH)
        return 'unknown';
    const deeper = { ...question, depth: question.depth + 1 };
    const answers = [];
    if (UNKNOWN_KEYWORDS.some((keyword) => keyword in schema))
        answers.push('unknown');
    const ref = schema['$ref'];
    if (ref !== undefined)
        answers.push(accepts(targetOf(ref, question.root), deeper));
    for (const one of listOf(schema['allOf']))
        answers.push(accepts(one, deeper));
    for (const keyword of ['anyOf', 'oneOf']) {
        const some = listOf(schema[keyword]).map((one) => accepts(one, deeper));
        if (some.length > 0)
            answers.push(anyOf(some));
    }
    answers.push(question.path.length === 0 ? acceptsText(schema, question.value) : acceptsKey(schema, deeper));
    return allOf(answers);
}
function acceptsKey(schema, question) {
    const [key = '', ...rest] = question.path;
    const inner = { ...question, path: rest };
    if (key === '*')
        return schema['items'] === undefined ? 'yes' : accepts(schema['items'], inner);
    const { properties, patternProperties } = schema;
    const answers = [];
    if (isSchema(properties) && Object.hasOwn(properties, key))
        answers.push(accepts(properties[key], inner));
    for (const [pattern, one] of Object.entries(isSchema(patternProperties) ? patternProperties : {})) {
        const matches = test(pattern, key);
        if (matches !== 'no')
            answers.push(allOf([matches, accepts(one, inner)]));
    }
    if (answers.length > 0)
        return allOf(answers);
    const others = schema['additionalProperties'] ?? schema['unevaluatedProperties'];
    return others === undefined ? 'yes' : accepts(others, inner);
}
function acceptsText(schema, value) {
    const { const: only, enum: words, maxLength, minLength, pattern, type } = schema;
    const isRefused = (type !== undefined && ![type].flat().includes('string')) ||
        (only !== undefined && only !== value) ||
        (Array.isArray(words) && !words.includes(value)) ||
        (typeof maxLength === 'number' && value.length > maxLength) ||
        (typeof minLength === 'number' && value.length < minLength);
    if (isRefused)
        return 'no';
    return typeof pattern === 'string' ? test(pattern, value) : 'yes';
}
function test(pattern, text) {
    const isSlow = /\)[*+{]|\\\d|\\k/.test(pattern) || (pattern.match(/[*+{]/g) ?? []).length > 3;
    if (isSlow || pattern.length > 200)
        return 'unknown';
    try {
        return new RegExp(pattern, 'u').test(text) ? 'yes' : 'no';
    }
    catch {
        return 'unknown';
    }
}
function targetOf(ref, root) {
    if (typeof ref !== 'string' || !ref.startsWith('#'))
        return undefined;
    const keys = ref.slice(1).split('/').slice(1);
    return keys.reduce((at, key) => {
        const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
        return isSchema(at) && Object.hasOwn(at, name) ? at[name] : undefined;
    }, root);
}
function allOf(answers) {
    if (answers.includes('no'))
        return 'no';
    return answers.includes('unknown') ? 'unknown' : 'yes';
}
function anyOf(answers) {
    if (answers.includes('yes'))
        return 'yes';
    return answers.includes('unknown') ? 'unknown' : 'no';
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function isSchema(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./build/images/chart/chart.js






function chartFolderOf(path) {
    const folder = path.split('/').slice(0, -1);
    return (folder.at(-1) === 'ci' ? folder.slice(0, -1) : folder).join('/');
}
const CHART_PARTS = ['templates', 'charts', 'values.schema.json'];
function isChartFile(path) {
    return /^(?:charts\/[^/]+\/)*(?:templates\/.*\.(?:ya?ml|tpl|txt|json)|values\.schema\.json)$/.test(path);
}
const charts = new WeakMap();
function readChart(files) {
    if (!charts.has(files))
        charts.set(files, createChart(files));
    return charts.get(files);
}
const SAMPLE = `sha256:${'0123456789abcdef'.repeat(4)}`;
const BELOW = /^(?:charts\/[^/]+\/)*/;
function createChart(files) {
    const templates = [];
    const schemas = [];
    for (const [path, text] of files) {
        const file = path.replace(BELOW, '');
        const folders = path.slice(0, path.length - file.length).split('/');
        const base = folders.filter((_, index) => index % 2 === 1);
        if (file === 'values.schema.json')
            schemas.push({ base, accepts: createSchemaCheck(text) });
        else {
            const nodes = parseTemplate(text);
            if (nodes === undefined)
                return undefined;
            templates.push({ nodes, data: [{ kind: 'root', base }] });
        }
    }
    const use = createValueUse();
    if (!runTemplates(templates, use))
        return undefined;
    return { readersOf: (root) => createReaders(root, use, schemas) };
}
function createReaders(root, use, schemas) {
    const paths = pathsOfMaps(root);
    const accepts = (path, value) => {
        const answers = schemas
            .filter(({ base }) => base.every((key, index) => path[index] === key))
            .map((schema) => schema.accepts(path.slice(schema.base.length), value));
        if (answers.includes('no'))
            return 'no';
        return answers.includes('unknown') ? 'unknown' : 'yes';
    };
    return (map) => {
        const [first, ...others] = (paths.get(map) ?? []).map((path) => readerAt(path, use, accepts));
        return first === undefined ? image_map_reader .hq : others.reduce(agreement, first);
    };
}
function readerAt(path, use, accepts) {
    return {
        use: (key) => {
            const at = [...path, key];
            const reads = use.reads(at);
            const form = reads === 'yes' ? use.form(at) : 'unknown';
            const digest = form === 'hex' ? SAMPLE.slice('sha256:'.length) : SAMPLE;
            return { reads, form, mayAdd: form !== 'unknown' && accepts(at, digest) === 'yes' };
        },
        tagStays: (key, tag) => {
            const at = [...path, key];
            if (accepts(at, `${tag}@${SAMPLE}`) === 'no')
                return `the chart's \`values.schema.json\` does not allow a digest in \`${key}\``;
            const refusal = use.refusal(at);
            if (refusal !== undefined)
                return `its \`${key}\` cannot have a digest, because ${refusal}`;
            return use.reads(at) === 'no' ? `the chart does not read its \`${key}\`` : undefined;
        },
    };
}
function agreement(one, other) {
    return {
        use: (key) => {
            const [first, second] = [one.use(key), other.use(key)];
            return {
                reads: first.reads === second.reads ? first.reads : 'unknown',
                form: first.form === second.form ? first.form : 'unknown',
                mayAdd: first.mayAdd && second.mayAdd && first.form === second.form,
            };
        },
        tagStays: (key, tag) => one.tagStays(key, tag) ?? other.tagStays(key, tag),
    };
}
const MOST_PATHS = 10_000;
function pathsOfMaps(root) {
    const paths = new Map();
    let left = MOST_PATHS;
    const visit = (node, path) => {
        if (node === undefined || node.kind === 'text' || path.length > 50 || left <= 0)
            return;
        left -= 1;
        if (node.kind === 'list') {
            for (const item of node.items)
                visit(item, [...path, ANY]);
            return;
        }
        paths.set(node, [...(paths.get(node) ?? []), path]);
        for (const { key, value } of node.own.values())
            if (key !== '<<')
                visit(value, [...path, key]);
    };
    visit(root, []);
    return paths;
}


  }),

  62394:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    createFileFilter: () => (  createFileFilter),
    createHostMention: () => (  createHostMention),
    createOurNames: () => (  createOurNames),
    createReferenceMention: () => (  createReferenceMention),
    hasHiddenLetters: () => (  hasHiddenLetters)
  });
  var _image_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80708);
  var _scan_literal_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61704);


function createHostMention({ mappings, registryHost }) {
    const starts = [_image_name_js__WEBPACK_IMPORTED_MODULE_0__  .uD, registryHost, ...mappings.map(({ from }) => from.join('/'))];
    const words = starts.map((start) => start
        .split('/')
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('(?::443)?/'));
    const before = String.raw `(?:(?<=\b(?:docker|oci|docker-image):\/\/)|(?<=\$\{\w+:?-)|(?<![\w./-]))`;
    const pattern = new RegExp(`${before}(?:${words.join('|')})(?![\\w-]|\\.\\w)`, 'i');
    return (text) => pattern.test(text);
}
function createReferenceMention(names) {
    const namesOurs = createHostMention(names);
    const hasHub = (0,_image_name_js__WEBPACK_IMPORTED_MODULE_0__  .de)(names);
    return (text) => {
        if (namesOurs(text))
            return true;
        const [name = ''] = /^[a-z0-9][a-z0-9._/-]*/.exec(text) ?? [];
        if (!hasHub || name === '')
            return false;
        const [first = '', ...path] = name.split('/');
        const isHost = path.length > 0 && (first.includes('.') || first === 'localhost');
        return namesOurs((0,_image_name_js__WEBPACK_IMPORTED_MODULE_0__  .Jw)(isHost ? { host: first, path } : { host: undefined, path: [first, ...path] }).join('/'));
    };
}
function createOurNames(names) {
    return {
        names,
        namesOurs: createHostMention(names),
        referenceNamesOurs: createReferenceMention(names),
        find: (0,_scan_literal_references_js__WEBPACK_IMPORTED_MODULE_1__  .m)(names),
    };
}
function hasHiddenLetters(text) {
    return /\\(?:x[2-7]|u00[2-7]|U000000[2-7])[0-9A-Fa-f]/.test(text);
}
const VARIABLE_HOST = /^[ \t]*FROM[ \t][^\n]*?(?:\$[^\s/]*[$.]|\.[^\s/]*\$)[^\s/]*\//im;
const NEVER_ESCAPED = new Set(['text', 'markdown']);
function createFileFilter(names) {
    const { mappings, registryHost } = names;
    if ((0,_image_name_js__WEBPACK_IMPORTED_MODULE_0__  .de)(names))
        return () => true;
    const hosts = [_image_name_js__WEBPACK_IMPORTED_MODULE_0__  .uD, registryHost, ...mappings.map(({ from }) => String(from[0]))];
    const words = [...new Set(hosts.map((host) => host.replace(/:443$/, '').toLowerCase()))].map((host) => host.replace(/[a-z]|[^a-z\d-]/g, (char) => /[a-z]/.test(char) ? `[${char}${char.toUpperCase()}]` : `\\${char}`));
    const pattern = new RegExp(words.join('|'));
    return (syntax, text) => {
        if (pattern.test(text))
            return true;
        if (NEVER_ESCAPED.has(syntax))
            return false;
        if (syntax === 'dockerfile' && VARIABLE_HOST.test(text))
            return true;
        if (!/[\\`]/.test(text))
            return false;
        return hasHiddenLetters(text) || pattern.test(text.replaceAll(/[\\`][ \t]*\r?\n[ \t]*/g, ''));
    };
}


  }),

  38511:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  judgeText: () => (  judgeText)
});

var plain_text = __webpack_require__(38086);
var file_findings = __webpack_require__(83124);
var host_mention = __webpack_require__(62394);
var image_name = __webpack_require__(80708);
var lazy_part = __webpack_require__(98196);
var escaped_text = __webpack_require__(85654);
var placed_text = __webpack_require__(9486);
;// CONCATENATED MODULE: ./build/images/scan/zones.js
const RANK = { quiet: 3, script: 2, text: 1, value: 0 };
function createZoneCheck(zones, fallback) {
    const sorted = [...zones].sort((one, other) => one.start - other.start);
    let open = [];
    let next = 0;
    return (offset) => {
        for (let zone = sorted[next]; zone !== undefined && zone.start <= offset; zone = sorted[next]) {
            open.push(zone);
            next += 1;
        }
        open = open.filter(({ end }) => end > offset);
        const [first, ...others] = open;
        if (first === undefined)
            return fallback;
        return others.reduce((kind, zone) => (RANK[zone.kind] > RANK[kind] ? zone.kind : kind), first.kind);
    };
}

;// CONCATENATED MODULE: ./build/images/scan/add-literals.js



const TEXT = 'text';
const IN_SCRIPT = 'it stands in a script, which is not edited';
const A_RESULT = 'it names the result of a build, which is not edited';
const IN_VALUE = 'it stands in a value that does not name an image here';
function addLiterals(source, sink, find, fallback) {
    const literals = find(source);
    if (literals.length === 0)
        return;
    const isTaken = createOverlapCheck(rangesOf(sink));
    const zoneAt = createZoneCheck(sink.zones, fallback);
    for (const literal of literals) {
        const zone = zoneAt(literal.start);
        if (zone !== 'quiet' && !isTaken(literal))
            addLiteral(source, sink, literal, zone);
    }
}
function addLiteral(source, sink, literal, zone) {
    const { end, isResult, kind, start } = literal;
    const text = (source.slice(start, end).includes('\\') ? escaped_text .M : placed_text .zF)(source, start, end);
    const isScript = zone !== 'text' || isResult;
    if (kind === 'untagged' && (zone === 'value' || (isScript && isResult)))
        return;
    if (kind === 'untagged' && !isScript) {
        sink.mentions.push({ text: text.value, start, end });
        return;
    }
    if (kind === 'variable') {
        const reason = 'it contains a variable or a placeholder';
        sink.unknown.push({ syntax: TEXT, text: text.value, start, end, reason, uses: [], isScript });
        return;
    }
    const notEditable = isResult ? A_RESULT : zone === 'value' ? IN_VALUE : IN_SCRIPT;
    sink.found.push({
        syntax: TEXT,
        text,
        start,
        end,
        uses: [],
        site: undefined,
        remarksAt: [],
        ...(isScript ? { isScript, notEditable } : {}),
    });
}
function rangesOf({ found, unknown }) {
    const ofFound = ({ end, start, text, uses }) => [
        { start, end },
        ...text.pieces,
        ...uses.map(({ definition: { offset } }) => ({ start: offset, end: offset + 1 })),
    ];
    return [...found.flatMap(ofFound), ...unknown];
}
function createOverlapCheck(ranges) {
    const sorted = [...ranges].sort((one, other) => one.start - other.start);
    let next = 0;
    let reach = -1;
    return ({ end, start }) => {
        for (let range = sorted[next]; range !== undefined && range.start < end; range = sorted[next]) {
            reach = Math.max(reach, range.end);
            next += 1;
        }
        return reach > start;
    };
}

var embedded_text = __webpack_require__(1043);
;// CONCATENATED MODULE: ./build/images/edit/locate-digest.js

function locateDigest(found, image) {
    if (found.notEditable !== undefined)
        return { kind: 'no', reason: found.notEditable };
    if (found.site !== undefined)
        return { kind: 'yes', site: found.site, from: undefined, holdsAll: false };
    const { text } = found;
    const last = (0,placed_text .sH)(text, text.value.length - 1)?.piece;
    const from = last?.from;
    const holdsAll = text.pieces.every((piece) => piece.from === from);
    const mark = text.value.indexOf('@');
    if (mark < 0) {
        const at = (0,placed_text .i0)(text, text.value.length);
        const before = image.tag === undefined ? ':latest@' : '@';
        return { kind: 'yes', site: { start: at, end: at, before, after: '', hexOnly: false }, from, holdsAll };
    }
    const digestAt = mark + 1;
    if ((0,placed_text .sH)(text, digestAt)?.piece !== last)
        return { kind: 'no', reason: 'its digest is assembled from several places' };
    const site = {
        start: (0,placed_text .b4)(text, digestAt),
        end: (0,placed_text .i0)(text, text.value.length),
        before: '',
        after: '',
        hexOnly: false,
    };
    return { kind: 'yes', site, from, holdsAll };
}

var image_reference = __webpack_require__(63018);
;// CONCATENATED MODULE: ./build/images/edit/settle-edits.js

function settleEdits(drafts, sink, lineOf) {
    const imagesOfSite = new Map();
    const siteOf = new Map();
    for (const { found, image, located } of drafts) {
        if (located.kind === 'no')
            continue;
        siteOf.set(found, located.site.start);
        note(imagesOfSite, located.site.start, nameOf(image), lineOf(found.start));
    }
    const sitesOfVariable = new Map();
    const mentionsOfVariable = new Map();
    for (const item of [...sink.found, ...sink.unknown]) {
        const answer = String(siteOf.get(item) ?? `none at ${item.start}`);
        for (const { definition, at } of item.uses) {
            note(sitesOfVariable, definition.offset, answer, lineOf(item.start));
            note(mentionsOfVariable, definition.offset, String(at), at);
        }
    }
    return ({ image, located }) => {
        if (located.kind === 'no')
            return located;
        const { site, from, holdsAll } = located;
        const otherImage = otherThan(answersTo(imagesOfSite, site.start), nameOf(image));
        if (otherImage !== undefined)
            return {
                kind: 'no',
                reason: `line ${otherImage} uses the same ${image.digest === undefined ? 'tag' : 'digest'} for another image`,
            };
        if (from === undefined)
            return { kind: 'yes', site };
        const otherUse = otherThan(answersTo(sitesOfVariable, from.offset), String(site.start));
        if (otherUse !== undefined)
            return { kind: 'no', reason: `\`${from.label}\` is also part of the reference on line ${otherUse}` };
        if (!holdsAll && answersTo(mentionsOfVariable, from.offset).size < from.mentions)
            return { kind: 'no', reason: `\`${from.label}\` is also used where a digest would be wrong` };
        return { kind: 'yes', site };
    };
}
function answersTo(answers, key) {
    const known = answers.get(key) ?? new Map();
    answers.set(key, known);
    return known;
}
function note(answers, key, answer, line) {
    const known = answersTo(answers, key);
    if (!known.has(answer))
        known.set(answer, line);
}
function otherThan(answers, own) {
    for (const [answer, line] of answers)
        if (answer !== own)
            return line;
    return undefined;
}
function nameOf(image) {
    return (0,image_reference .Yk)({ ...image, digest: undefined });
}

var compose_environment = __webpack_require__(18361);
;// CONCATENATED MODULE: ./build/images/scan/companion-places.js

function createCompanionPlaces(text, lines) {
    const base = (0,compose_environment .S)(text);
    return (reference, { text: { pieces } }) => {
        const last = pieces.at(-1);
        if (last === undefined || last.start < base)
            return reference;
        const linesBefore = lines.position(base).line - 1;
        const start = lines.position(last.start);
        const end = lines.position(last.end);
        return {
            ...reference,
            place: {
                line: start.line - linesBefore,
                column: start.column,
                endLine: end.line - linesBefore,
                endColumn: end.column,
                start: last.start - base,
                end: last.end - base,
            },
            editable: moved(reference.editable, base),
            isInCompanion: true,
        };
    };
}
function moved(editable, base) {
    if (editable.kind === 'no')
        return editable;
    const { site } = editable;
    return { kind: 'yes', site: { ...site, start: site.start - base, end: site.end - base } };
}
function uniqueInCompanion(references) {
    const seen = new Set();
    return references.filter(({ isInCompanion, place, text }) => {
        const key = `${place.start} ${text}`;
        if (!isInCompanion || !seen.has(key)) {
            if (isInCompanion)
                seen.add(key);
            return true;
        }
        return false;
    });
}

;// CONCATENATED MODULE: ./build/images/scan/ignore-comment.js
const MARK = 'platform-actions:';
const COMMENT = /(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b/;
const COMMENT_ONLY = /^[\s\uFEFF]*(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b/;
function createIgnoreCheck(text, lines) {
    if (!text.includes(MARK))
        return () => false;
    const known = new Map();
    return (line) => {
        const answer = known.get(line) ?? (COMMENT.test(lines.lineText(line)) || COMMENT_ONLY.test(lines.lineText(line - 1)));
        known.set(line, answer);
        return answer;
    };
}

;// CONCATENATED MODULE: ./build/images/scan/line-index.js
function createLineIndex(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    const startOf = (line) => starts[line - 1] ?? text.length;
    return {
        position(offset) {
            let low = 1;
            let high = starts.length;
            while (low < high) {
                const middle = Math.ceil((low + high) / 2);
                if (startOf(middle) <= offset)
                    low = middle;
                else
                    high = middle - 1;
            }
            return { line: low, column: offset - startOf(low) + 1 };
        },
        lineText(line) {
            if (line < 1)
                return '';
            return text.slice(startOf(line), startOf(line + 1)).replace(/\r?\n$/, '');
        },
    };
}

;// CONCATENATED MODULE: ./build/images/scan/finish-scan.js






const LONGEST_SHOWN = 200;
const PLACEHOLDER = /\{\{|\$|<<|%%|@[A-Za-z_]+@|__[A-Z]/;
function finishScan(text, sink, syntax, environment) {
    const whole = environment === undefined ? text : `${text}\n${environment}`;
    const lines = createLineIndex(whole);
    const companion = createCompanionPlaces(text, lines);
    const isIgnored = createIgnoreCheck(whole, lines);
    const lineOf = (offset) => lines.position(offset).line;
    const drafts = [];
    const isMarked = (offset) => isIgnored(lineOf(offset));
    const unresolved = sink.unknown.map((unknown) => unresolvedFrom(unknown, lines, isMarked));
    for (const found of sink.found) {
        const { value } = found.text;
        const parsed = (0,image_reference .o_)(value);
        const isMalformed = !PLACEHOLDER.test(value);
        if (parsed.kind === 'reference') {
            drafts.push(draftOf(found, parsed.reference));
            continue;
        }
        const image = isMalformed ? (0,image_reference .gj)(value) : undefined;
        if (image !== undefined) {
            drafts.push(draftOf(found, image, parsed.reason));
            continue;
        }
        const reason = isMalformed ? parsed.reason : 'it contains a placeholder';
        const unknown = { ...found, text: value, reason };
        unresolved.push({ ...unresolvedFrom(unknown, lines, isMarked), isMalformed });
    }
    const settle = settleEdits(drafts, sink, lineOf);
    const references = drafts.map((draft) => {
        const { found, image, wrongDigest } = draft;
        const marked = [found.start, ...found.remarksAt, ...found.text.pieces.map((piece) => piece.start)];
        const reference = {
            image,
            wrongDigest,
            text: found.text.value,
            place: placeFrom(found, lines),
            syntax: found.syntax,
            ignored: marked.some(isMarked),
            editable: settle(draft),
            isScript: found.isScript === true,
            isInCompanion: false,
            remark: found.remark,
        };
        return companion(reference, found);
    });
    return {
        references: uniqueInCompanion(references).sort(byPlace),
        unresolved: unresolved.sort(byPlace),
        mentions: sink.mentions
            .map((mention) => ({
            text: mention.text,
            place: placeFrom(mention, lines),
            ignored: isMarked(mention.start),
        }))
            .sort(byPlace),
        problems: sink.faults
            .filter(({ kind }) => kind !== 'template')
            .map((fault) => ({ line: lineOf(fault.offset), message: fault.message }))
            .sort((one, other) => one.line - other.line),
        understood: understoodOf(sink),
        syntax,
    };
}
function draftOf(found, image, wrongDigest) {
    return { found, image, wrongDigest, located: locateDigest(found, image) };
}
function understoodOf({ faults }) {
    if (faults.some(({ kind }) => kind === 'cut'))
        return 'cut';
    return faults.length > 0 ? 'part' : 'all';
}
function unresolvedFrom(unknown, lines, isMarked) {
    return {
        text: unknown.text.slice(0, LONGEST_SHOWN),
        reason: unknown.reason,
        place: placeFrom(unknown, lines),
        syntax: unknown.syntax,
        expanded: (unknown.expanded ?? unknown.text).slice(0, LONGEST_SHOWN),
        isMalformed: false,
        ignored: isMarked(unknown.start),
        isScript: unknown.isScript === true,
    };
}
function placeFrom({ start, end }, lines) {
    const first = lines.position(start);
    const last = lines.position(end);
    return { ...first, endLine: last.line, endColumn: last.column, start, end };
}
function byPlace(one, other) {
    return one.place.start - other.place.start;
}

var foreign_data = __webpack_require__(78682);
var found = __webpack_require__(13493);
var literal_references = __webpack_require__(61704);
var chart_chart = __webpack_require__(84812);
var read_yaml = __webpack_require__(27860);
var syntaxes = __webpack_require__(30090);
var yaml = __webpack_require__(76694);
var yaml_context = __webpack_require__(86080);
var split_image = __webpack_require__(52584);
var yaml_lookup = __webpack_require__(71561);
;// CONCATENATED MODULE: ./build/images/scan/yaml-zones.js


const EXECUTED = /^(?:run|runs|script|scripts|before_script|after_script|pre-?commands?|post-?commands?|commands?|cmd|cmds|args|arguments|entry_?point|entrypoint|exec|sh|shell|bash|pwsh|powershell|test|inline_?script|setup|teardown|hooks?)$/i;
const RESULT = /^(?:tags?[-_]?list|tags|output|outputs|destinations?|push|cache[-_](?:from|to)|image[-_]?tags?|target_?image)$/i;
const NAME_KEY = /^(?:(?:.*\.)?repository|.*[a-z\d](?:Image|Repository))$/;
const IMAGE_SCHEME = /^(?:docker|oci):\/\//;
const ANSIBLE = /^(?:ansible\.\w+|community\.\w+)\./;
const DATA_KEYS = /^(?:data|stringData)$/;
const DATA_KINDS = new Set(['ConfigMap', 'Secret']);
function addYamlZones(context, syntax) {
    const { root, seen, sink } = context;
    const visited = new Set();
    const visit = (node, key, inherited) => {
        if (node === undefined || visited.has(node))
            return;
        visited.add(node);
        if (node.kind === 'list') {
            for (const item of node.items)
                visit(item, key, inherited);
        }
        else if (node.kind === 'map') {
            const place = placeOfCharts(node);
            if (place !== undefined && !(0,split_image .p)(place.value))
                addZone(place, 'value');
            const isData = DATA_KINDS.has((0,yaml_lookup .Um)((0,yaml_lookup .oB)(node, 'kind')) ?? '');
            for (const { key: name, value } of node.own.values())
                if (isData && DATA_KEYS.test(name))
                    visitData(value);
                else
                    visit(value, name, zoneOfKey(name, inherited));
        }
        else if (node.value.includes('/') && !seen.has(node)) {
            const isText = inherited === 'value' && (isBlock(node) || isNameAlone(node, key));
            addZone(node, isText ? 'text' : inherited);
        }
    };
    const addZone = (node, kind) => {
        visited.add(node);
        const [start, end] = node.scalar.range;
        sink.zones.push({ start, end, kind });
    };
    const visitData = (data) => {
        for (const { value } of data?.kind === 'map' ? data.own.values() : [])
            visit(value, '', 'text');
    };
    visit(root, '', syntax.values ?? 'value');
}
function placeOfCharts(map) {
    if ((0,yaml_lookup .Um)((0,yaml_lookup .oB)(map, 'kind')) === 'HelmRepository')
        return (0,yaml_lookup .b6)((0,yaml_lookup .oB)(map, 'spec', 'url'));
    if ((0,yaml_lookup .oB)(map, 'name') === undefined)
        return undefined;
    if ((0,yaml_lookup .Um)((0,yaml_lookup .oB)(map, 'oci')) === 'true')
        return (0,yaml_lookup .b6)((0,yaml_lookup .oB)(map, 'url'));
    const place = (0,yaml_lookup .b6)((0,yaml_lookup .oB)(map, 'repository'));
    const isOfChart = place?.value.startsWith('oci://') && (0,yaml_lookup .oB)(map, 'version') !== undefined;
    return isOfChart ? place : undefined;
}
function zoneOfKey(key, inherited) {
    if (RESULT.test(key))
        return 'quiet';
    if (EXECUTED.test(key.replace(ANSIBLE, '')))
        return 'script';
    return key === 'with' && inherited === 'value' ? 'text' : inherited;
}
function isNameAlone({ value }, key) {
    const name = value.replace(IMAGE_SCHEME, '');
    return (name !== value || NAME_KEY.test(key)) && !(0,split_image .p)(name);
}
function isBlock({ scalar }) {
    return scalar.type === 'BLOCK_LITERAL' || scalar.type === 'BLOCK_FOLDED';
}

;// CONCATENATED MODULE: ./build/images/scan/scan-yaml.js






const YAML_SYNTAXES = syntaxes .m.filter((syntax) => syntax.kind === 'yaml');
const MAY_NAME_AN_IMAGE = /image|repo|registry|\\[xuU\r\n]/i;
const TEMPLATE = /\{\{|\{%/;
function scanYaml(source, named, sink, { chart: files, environment, } = {}) {
    const isGeneral = named === yaml .o;
    let syntax = isGeneral ? undefined : named.name;
    const chart = files !== undefined && MAY_NAME_AN_IMAGE.test(source) ? (0,chart_chart .VR)(files) : undefined;
    const { documents, faults } = (0,read_yaml .g)(source);
    const isTemplate = isGeneral && TEMPLATE.test(source);
    sink.faults.push(...faults.map((fault) => (isTemplate ? { ...fault, kind: 'template' } : fault)));
    const file = (0,yaml_context .J4)(source, named.name, sink, environment);
    for (const { faults: duplicates, root } of documents) {
        sink.faults.push(...duplicates);
        const { own, others } = isGeneral ? recognize(root) : { own: named, others: [] };
        const before = sink.found.length;
        const readerOf = chart?.readersOf(root) ?? file.readerOf;
        const context = { ...file, root, readerOf, syntax: own.name };
        for (const { scan } of [own, ...others])
            scan(context);
        addYamlZones(context, own);
        if (own !== yaml .o || sink.found.length > before)
            syntax ??= own.name;
    }
    return syntax ?? yaml .o.name;
}
function recognize(root) {
    const judged = YAML_SYNTAXES.map((syntax) => ({ syntax, is: syntax.recognizes?.(root) }));
    const sure = judged.find(({ is }) => is === 'surely');
    if (sure !== undefined)
        return { own: sure.syntax, others: [] };
    const likely = judged.filter(({ is }) => is === 'likely').map(({ syntax }) => syntax);
    const [own = yaml .o, ...others] = likely;
    return { own, others: own === yaml .o ? [] : [...others, yaml .o] };
}

var syntax_for = __webpack_require__(63016);
;// CONCATENATED MODULE: ./build/images/scan/scan-file.js












const LONGEST_CODE = 1_000_000;
const BYTE_ORDER_MARK = '\uFEFF';
const FIND_PUBLIC = (0,literal_references .m)();
function scanFile(path, text, surroundings = {}) {
    const { chart, environment, find = FIND_PUBLIC } = surroundings;
    const sink = (0,found .O)();
    const named = (0,syntax_for .R)(path);
    let syntax = named.name;
    const scan = (source, into) => {
        syntax = scanText(path, source, { named, chart, environment, find }, into);
    };
    try {
        if ((0,foreign_data .x)(path, text))
            syntax = undefined;
        else if (text.startsWith(BYTE_ORDER_MARK))
            (0,embedded_text .K)((0,placed_text .zF)(text, 1, text.length), sink, scan);
        else
            scan(text, sink);
    }
    catch (error) {
        if (error instanceof lazy_part .j7)
            throw error;
        const message = `it cannot be read completely: ${String(error)}`;
        sink.faults.push({ offset: 0, message, kind: 'cut' });
    }
    return finishScan(text, sink, syntax, environment);
}
function scanText(path, source, means, sink) {
    const { find, named } = means;
    const syntax = named === yaml .o ? (scan_file_recognize(path, source) ?? named) : named;
    const name = scanSyntax(path, source, { ...means, named: syntax }, sink);
    addLiterals(source, sink, find, sink.faults.length > 0 ? 'text' : (syntax.rest ?? 'quiet'));
    return name;
}
function scanSyntax(path, source, { named: syntax, ...means }, sink) {
    if (syntax === yaml .o && path.endsWith('.json') && !isKubernetesJson(source)) {
        sink.zones.push({ start: 0, end: source.length, kind: 'text' });
        return syntax.name;
    }
    if (syntax.kind === 'yaml')
        return scanYaml(source, syntax, sink, means);
    const { longest = LONGEST_CODE } = syntax;
    if (source.length <= longest)
        syntax.scan(source, sink);
    else
        sink.faults.push({ offset: 0, message: `it is longer than ${longest} characters`, kind: 'cut' });
    return syntax.name;
}
function scan_file_recognize(path, source) {
    return syntaxes .m.find((syntax) => syntax.kind === 'text' && syntax.recognizes?.(path, source));
}
function isKubernetesJson(source) {
    if (!source.includes('"apiVersion"') || !source.includes('"kind"'))
        return false;
    try {
        const root = JSON.parse(source);
        return typeof root === 'object' && root !== null && 'apiVersion' in root && 'kind' in root;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/images/judge-text.js





function judgeText(file, ours) {
    const { companion } = file;
    const scanWith = (text, environment) => scanFile(file.path, text, { chart: file.beside, find: ours.find, environment });
    const rescan = (text) => scanWith(text, companion?.text);
    const beside = companion && { ...companion, rescan: (text) => scanWith(file.text, text) };
    const scan = rescan(file.text);
    const isScanned = scan.syntax !== undefined || scan.problems.length > 0;
    const unread = whyUnread(scan, file.text, ours);
    const found = scan.references.map((scanned) => judgeReference(scanned.isInCompanion && beside ? beside : { ...file, rescan }, scanned, ours));
    const loose = scan.unresolved.map((unresolved) => judgeUnresolved(file, unresolved, ours));
    const count = (why) => [...found, ...loose].filter((one) => one === why).length;
    const parts = loose.filter((one) => typeof one === 'object');
    const ofUs = found.filter((one) => typeof one === 'object');
    const notes = parts.filter((part) => 'rule' in part);
    const mentions = scan.mentions.filter(({ ignored }) => !ignored);
    return {
        end: unread ?? { kind: isScanned ? 'judged' : 'unknown-syntax' },
        isScanned,
        references: ofUs.filter(({ scanned }) => scanned.wrongDigest === undefined),
        unread: parts.filter((part) => 'kind' in part),
        malformed: [
            ...parts.flatMap((part) => ('kind' in part || 'rule' in part ? [] : [{ ...part, repair: undefined }])),
            ...ofUs.flatMap(wrongReference),
        ],
        findings: [
            ...notes,
            ...mentions.map(({ place, text }) => (0,file_findings .Rp)(text, locationOf(file, place))),
            ...(unread === undefined && isScanned
                ? scan.problems.map(({ line, message }) => (0,file_findings .jZ)(file.shown, line, message))
                : []),
        ],
        left: {
            foreign: count('foreign'),
            ignored: count('ignored') + scan.mentions.length - mentions.length,
            unresolved: count('unresolved'),
            untagged: mentions.length,
            script: notes.length,
        },
        debug: scan.unresolved.map((unresolved) => debugLine(file, unresolved)),
    };
}
function locationOf({ shown }, { column, endColumn, endLine, line }) {
    return { file: shown, line, column, endLine, endColumn };
}
function whyUnread(scan, text, { namesOurs }) {
    const [first = { line: 1, message: 'it is a template' }] = scan.problems;
    const why = `cannot be read in full (${first.message})`;
    const unread = { kind: 'unread', why, line: first.line };
    if (scan.understood === 'cut')
        return unread;
    if (scan.understood === 'all')
        return undefined;
    const written = scan.references.filter(({ isInCompanion }) => !isInCompanion);
    const rest = withoutPlaces(text, [...written, ...scan.unresolved]);
    return namesOurs(rest) || (scan.problems.length > 0 && (0,host_mention.hasHiddenLetters)(rest)) ? unread : undefined;
}
function judgeReference(file, found, { names }) {
    const located = (0,image_name .kl)(found.image, names, 'foreign');
    if (located.kind === 'foreign')
        return 'foreign';
    if (found.ignored)
        return 'ignored';
    const { linkedTo, path, rescan } = file;
    const scanned = linkedTo === undefined
        ? found
        : { ...found, editable: { kind: 'no', reason: `the file is a link to \`${linkedTo}\`` } };
    const location = locationOf(file, scanned.place);
    return { file: path, scanned, reference: scanned.image, image: located.image, location, rescan };
}
function wrongReference(repair) {
    const { location, scanned } = repair;
    const { text, wrongDigest: reason } = scanned;
    return reason === undefined ? [] : [{ text, reason, location, repair }];
}
function judgeUnresolved({ shown }, { expanded, ignored, isMalformed, isScript, place, reason, text }, { referenceNamesOurs }) {
    const location = { file: shown, line: place.line, column: place.column };
    if (!referenceNamesOurs(text) && !referenceNamesOurs(expanded))
        return 'unresolved';
    if (ignored)
        return 'ignored';
    if (isScript)
        return (0,file_findings .Yu)(text, reason, location);
    if (isMalformed)
        return { text, reason, location };
    return { kind: 'reference', what: text, why: `is not known here: ${reason}`, location };
}
function debugLine({ path }, { place, reason, text }) {
    return `${(0,plain_text .h0)(path)}:${place.line}: \`${(0,plain_text .h0)(text, 200)}\`: ${(0,plain_text .h0)(reason, 300)}`;
}
function withoutPlaces(text, found) {
    const parts = [];
    let at = 0;
    for (const { place } of [...found].sort((one, other) => one.place.start - other.place.start)) {
        if (place.start > at)
            parts.push(text.slice(at, place.start));
        at = Math.max(at, place.end);
    }
    return [...parts, text.slice(at)].join('\n');
}


  }),

  15327:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    PJ: () => (  addSettings),
    WX: () => (  addDataValues),
    pU: () => (  addChartSettings)
  });
  var _embedded_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1043);
  var _helm_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37992);
  var _image_map_digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32791);
  var _image_map_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8123);
  var _read_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27860);
  var _split_image_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52584);
  var _yaml_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86080);
  var _yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71561);
  var _yaml_scalar_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17395);









const DATA_KEYS = { ConfigMap: 'data', Secret: 'stringData' };
const OBJECT_WITH_DATA = /ConfigMap|Secret/;
const REPOSITORY = /(?:^|\.)repository$/;
const ESCAPED_LETTER = /\\(?:x|u00|U000000)[67]/;
function addDataValues(context) {
    if (!OBJECT_WITH_DATA.test(context.source))
        return;
    for (const map of (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .jQ)(context.root)) {
        const data = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .oB)(map, DATA_KEYS[(0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .Um)((0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .oB)(map, 'kind')) ?? ''] ?? '');
        for (const { key, value } of data?.kind === 'map' ? data.own.values() : []) {
            const isValues = _helm_values_js__WEBPACK_IMPORTED_MODULE_0__  .ld.paths.some((path) => path.test(`/${key.toLowerCase()}`));
            if (isValues)
                addValues(context, value, _helm_values_js__WEBPACK_IMPORTED_MODULE_0__  .ld.scan);
            else if (mayHaveParts((0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .b6)(value)?.value ?? ''))
                addValues(context, value, scanSplitNames);
        }
    }
}
function mayHaveParts(text) {
    return (text.includes('registry') && text.includes('repo')) || ESCAPED_LETTER.test(text);
}
function scanSplitNames(context) {
    for (const map of (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .jQ)(context.root))
        if ((0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .Ms)(map, 'registry') !== undefined)
            (0,_helm_values_js__WEBPACK_IMPORTED_MODULE_0__  .X9)(context, map);
}
function addValues(context, node, scan) {
    const text = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .b6)(node);
    if (text === undefined || context.seen.has(text))
        return;
    (0,_embedded_text_js__WEBPACK_IMPORTED_MODULE_8__  .K)((0,_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_7__  .c)(context.source, text.scalar), context.sink, (source, sink) => {
        const file = (0,_yaml_context_js__WEBPACK_IMPORTED_MODULE_5__  .J4)(source, context.syntax, sink);
        for (const { root } of (0,_read_yaml_js__WEBPACK_IMPORTED_MODULE_3__  .g)(source).documents)
            scan({ ...file, root });
    });
}
function addChartSettings(context, map) {
    addSettings(context, (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .oB)(map, 'helm', 'parameters'));
    if ((0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .oB)(map, 'chart') !== undefined)
        addSettings(context, (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .oB)(map, 'set'));
    if ((0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .Um)((0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .oB)(map, 'kind')) === 'HelmChart')
        addSettings(context, (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .oB)(map, 'spec', 'set'));
}
function addSettings(context, node) {
    if (node === undefined || context.seen.has(node))
        return;
    context.seen.add(node);
    const settings = settingsOf(node);
    for (const { value } of settings.values()) {
        if (value?.kind !== 'text')
            continue;
        const [start, end] = value.scalar.range;
        context.sink.zones.push({ start, end, kind: 'text' });
    }
    for (const [key, name] of settings)
        if (REPOSITORY.test(key))
            addSettingsImage(context, settings, key, name);
}
function settingsOf(node) {
    if (node.kind === 'map')
        return node.own;
    const named = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .S3)(node).flatMap((item) => {
        const name = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .Um)((0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .oB)(item, 'name'));
        const value = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .Ms)(item, 'value');
        return name === undefined || value === undefined ? [] : [[name, value]];
    });
    return new Map(named);
}
function addSettingsImage(context, settings, key, name) {
    const beside = (word) => settings.get(key.replace(/repository$/, word));
    const digests = _image_map_reader_js__WEBPACK_IMPORTED_MODULE_2__  .Ei.flatMap((word) => {
        const digest = beside(word);
        return digest === undefined ? [] : [[word, { ...digest, key: word }]];
    });
    const tag = beside('tag');
    if ((tag === undefined && digests.length === 0) || (0,_split_image_js__WEBPACK_IMPORTED_MODULE_4__  .p)((0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_6__  .Um)(name.value) ?? ''))
        return;
    const split = { map: name.map, name, registry: beside('registry'), tag, digests };
    (0,_split_image_js__WEBPACK_IMPORTED_MODULE_4__  .X)(context, { ...split, reader: _image_map_reader_js__WEBPACK_IMPORTED_MODULE_2__  .hq, withoutTag: _image_map_digests_js__WEBPACK_IMPORTED_MODULE_1__  .g });
}


  }),

  18361:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M: () => (  createEnvironment),
    S: () => (  environmentStart)
  });
  var _expand_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48341);
  var _mentions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23050);
  var _variable_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53020);



const LINE = /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*[=:][ \t]*(.*)$/;
function environmentStart(text) {
    return text.length + 1;
}
function createEnvironment({ environment, source, }) {
    if (environment === undefined)
        return _expand_variables_js__WEBPACK_IMPORTED_MODULE_0__  .s;
    const values = readEnvironment(environment, environmentStart(source));
    return {
        lookup: (0,_variable_table_js__WEBPACK_IMPORTED_MODULE_1__  .j)({
            text: (name) => values.get(name),
            label: (name) => `${name} in \`.env\``,
            mentions: (0,_mentions_js__WEBPACK_IMPORTED_MODULE_2__  .n3)(() => (0,_mentions_js__WEBPACK_IMPORTED_MODULE_2__  .H2)(`${source}\n${environment}`)),
            expands: true,
        }),
    };
}
function readEnvironment(text, base) {
    const values = new Map();
    let at = 0;
    for (const line of text.split('\n')) {
        const [, name = '', rest = ''] = LINE.exec(line.replace(/\r$/, '')) ?? [];
        if (name !== '') {
            const value = valueOf(rest);
            const start = base + at + line.lastIndexOf(rest) + value.skipped;
            const pieces = [{ text: value.text, start, end: start + value.text.length, from: undefined }];
            values.set(name, { value: value.text, pieces: value.text === '' ? [] : pieces });
        }
        at += line.length + 1;
    }
    return values;
}
function valueOf(rest) {
    const quote = /^["']/.exec(rest)?.[0];
    const close = quote === undefined ? -1 : rest.indexOf(quote, 1);
    if (close > 0)
        return { text: rest.slice(1, close), skipped: 1 };
    return { text: rest.replace(/(?:^|(?<![ \t])[ \t]+)#.*$/, '').trimEnd(), skipped: 0 };
}


  }),

  78082:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    s: () => (  instructionAt)
  });
  var _dockerfile_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4019);
  var _placed_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9486);


function instructionAt(source, start, end, escapeCharacter) {
    const line = (0,_dockerfile_words_js__WEBPACK_IMPORTED_MODULE_0__  .w)(source, start, end, escapeCharacter);
    const [keyword = ''] = line.value.split(/\s/, 1);
    return { keyword: keyword.toUpperCase(), line: (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_1__  .ao)(line, keyword.length), start, end };
}


  }),

  4019:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Z: () => (  wordsOf),
    w: () => (  logicalLine)
  });
  var _placed_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9486);

function logicalLine(source, start, end, escapeCharacter) {
    const parts = [];
    let at = start;
    while (at < end) {
        const newline = source.indexOf('\n', at);
        const lineEnd = newline < 0 || newline > end ? end : newline;
        const line = source.slice(at, lineEnd);
        const content = line.trimEnd();
        const isFirst = at === start;
        at = lineEnd + 1;
        if (!isFirst && (content === '' || /^[ \t]*#/.test(content)))
            continue;
        const isContinued = content.endsWith(escapeCharacter) && !content.endsWith(escapeCharacter + escapeCharacter);
        const kept = isContinued ? content.length - 1 : content.length;
        parts.push((0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .zF)(source, lineEnd - line.length, lineEnd - line.length + kept));
        if (!isContinued)
            break;
    }
    return (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .oL)(parts);
}
function* wordsOf(line, escapeCharacter) {
    const { value } = line;
    let start = -1;
    let quote = '';
    for (let at = 0; at < value.length; at += 1) {
        const char = value.charAt(at);
        const isBlank = char === ' ' || char === '\t';
        if (start < 0) {
            if (isBlank)
                continue;
            start = at;
        }
        if (char === escapeCharacter && quote !== "'")
            at += 1;
        else if (quote !== '')
            quote = char === quote ? '' : quote;
        else if (char === '"' || char === "'")
            quote = char;
        else if (isBlank) {
            yield (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .ao)(line, start, at);
            start = -1;
        }
    }
    if (start >= 0)
        yield (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .ao)(line, start);
}


  }),

  1043:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  scanEmbedded)
  });
  var _found_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13493);

function scanEmbedded(outer, into, scan) {
    const inner = (0,_found_js__WEBPACK_IMPORTED_MODULE_0__  .O)();
    scan(outer.value, inner);
    const map = createOffsetMap(outer);
    const mapDefinition = (definition) => ({
        ...definition,
        offset: map.start(definition.offset),
    });
    const mapUse = (use) => ({ definition: mapDefinition(use.definition), at: map.start(use.at) });
    const mapSite = (site) => site.start === site.end
        ? { ...site, start: map.end(site.start), end: map.end(site.start) }
        : { ...site, start: map.start(site.start), end: map.end(site.end) };
    for (const found of inner.found) {
        into.found.push({
            ...found,
            text: {
                value: found.text.value,
                pieces: found.text.pieces.flatMap((piece) => map.pieces(piece, mapDefinition)),
            },
            start: map.start(found.start),
            end: map.end(found.end),
            uses: found.uses.map(mapUse),
            site: found.site && mapSite(found.site),
            remarksAt: found.remarksAt.map(map.start),
        });
    }
    for (const unknown of inner.unknown) {
        const uses = unknown.uses.map(mapUse);
        into.unknown.push({ ...unknown, start: map.start(unknown.start), end: map.end(unknown.end), uses });
    }
    for (const { end, kind, start } of inner.zones)
        into.zones.push({ kind, start: map.start(start), end: map.end(end) });
    for (const fault of inner.faults)
        into.faults.push({ ...fault, offset: map.start(fault.offset) });
}
function createOffsetMap(outer) {
    const slots = [];
    let length = 0;
    let last = 0;
    for (const piece of outer.pieces) {
        slots.push({ begin: length, piece, isExact: piece.text.length === piece.end - piece.start });
        length += piece.text.length;
        last = piece.end;
    }
    function find(index) {
        let low = 0;
        let high = slots.length - 1;
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            const slot = slots[middle];
            if (slot !== undefined && slot.begin <= index)
                low = middle;
            else
                high = middle - 1;
        }
        return low;
    }
    function start(index) {
        const slot = slots[find(index)];
        if (slot === undefined || index >= length)
            return last;
        return slot.isExact ? slot.piece.start + index - slot.begin : slot.piece.start;
    }
    function end(index) {
        const slot = slots[find(index - 1)];
        if (index === 0 || slot === undefined)
            return start(index);
        return slot.isExact ? slot.piece.start + index - slot.begin : slot.piece.end;
    }
    function pieces(piece, mapDefinition) {
        const from = piece.from && mapDefinition(piece.from);
        if (piece.text.length !== piece.end - piece.start || piece.start === piece.end)
            return [{ text: piece.text, start: start(piece.start), end: end(piece.end), from }];
        const parts = [];
        for (let slot = slots[find(piece.start)], at = piece.start; slot !== undefined && at < piece.end;) {
            const stop = Math.min(piece.end, slot.begin + slot.piece.text.length);
            parts.push({
                text: piece.text.slice(at - piece.start, stop - piece.start),
                start: start(at),
                end: end(stop),
                from,
            });
            at = stop;
            slot = slots[find(at)];
        }
        return parts;
    }
    return { start, end, pieces };
}


  }),

  85654:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M: () => (  placeEscapes)
  });
  var _placed_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9486);

const SIMPLE = {
    '0': '\0',
    a: '\x07',
    b: '\b',
    e: '\x1b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
    N: '\x85',
    _: '\xa0',
    L: '\u2028',
    P: '\u2029',
};
const HEXADECIMAL = { x: 2, u: 4, U: 8 };
function placeEscapes(source, start, end) {
    const raw = source.slice(start, end);
    const parts = [];
    let at = 0;
    for (let backslash = raw.indexOf('\\'); backslash >= 0; backslash = raw.indexOf('\\', at)) {
        parts.push((0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .zF)(source, start + at, start + backslash));
        const decoded = readEscape(raw, backslash);
        at = backslash + decoded.length;
        parts.push((0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .E_)(decoded.text, start + backslash, start + at));
    }
    parts.push((0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .zF)(source, start + at, end));
    return (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .oL)(parts);
}
function readEscape(raw, at) {
    const char = raw.charAt(at + 1);
    const digits = HEXADECIMAL[char];
    if (digits !== undefined) {
        const hex = raw.slice(at + 2, at + 2 + digits);
        const code = /^[0-9a-fA-F]+$/.test(hex) && hex.length === digits ? Number.parseInt(hex, 16) : -1;
        if (code >= 0 && code <= 0x10ffff)
            return { text: String.fromCodePoint(code), length: 2 + digits };
    }
    return { text: SIMPLE[char] ?? char, length: 1 + char.length };
}


  }),

  48341:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    i: () => (  expandVariables),
    s: () => (  NO_VARIABLES)
  });
  var _placed_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9486);

const MAXIMUM_LENGTH = 8192;
const MAXIMUM_DEPTH = 16;
const MAXIMUM_USES = 64;
const TOO_LONG = { kind: 'unknown', reason: 'it is too long to be an image reference', uses: [] };
const NOTHING = { value: '', pieces: [] };
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NO_VARIABLES = { lookup: () => undefined };
function expandVariables(text, dialect, depth = 0) {
    if (text.value.length > MAXIMUM_LENGTH || depth > MAXIMUM_DEPTH)
        return { ...TOO_LONG, partial: text.value };
    if (!/[$'"\\`]/.test(text.value))
        return { kind: 'known', text, uses: [] };
    const parts = [];
    const uses = [];
    const { value } = text;
    let quoted = false;
    for (let at = 0; at < value.length;) {
        const char = value.charAt(at);
        if (dialect.escape !== undefined) {
            if (char === "'" && !quoted) {
                const close = value.indexOf("'", at + 1);
                const end = close < 0 ? value.length : close;
                parts.push((0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .ao)(text, at + 1, end));
                at = end + 1;
                continue;
            }
            if (char === '"') {
                quoted = !quoted;
                at += 1;
                continue;
            }
            if (char === dialect.escape) {
                parts.push((0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .ao)(text, at + 1, at + 2));
                at += 2;
                continue;
            }
        }
        if (char !== '$') {
            parts.push((0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .ao)(text, at, at + 1));
            at += 1;
            continue;
        }
        const step = expandOne(text, at, dialect, depth);
        uses.push(...step.uses);
        const partial = () => (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .oL)(parts).value + value.slice(at);
        if (step.kind === 'unknown')
            return { ...step, uses, partial: partial() };
        if (uses.length > MAXIMUM_USES)
            return { kind: 'unknown', reason: 'it uses too many variables', uses: [], partial: partial() };
        parts.push(step.text);
        at = step.next;
    }
    return { kind: 'known', text: (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .oL)(parts), uses };
}
function expandOne(text, at, dialect, depth) {
    const { value } = text;
    const following = value.charAt(at + 1);
    if (following === '$' && dialect.escape === undefined)
        return { kind: 'known', text: (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .ao)(text, at + 1, at + 2), uses: [], next: at + 2 };
    if (following === '(')
        return expandParentheses(text, at, dialect);
    const braced = following === '{';
    const nameAt = braced ? at + 2 : at + 1;
    const name = nameFrom(value, nameAt);
    const end = braced ? closingBrace(value, nameAt) : nameAt + name.length;
    const written = value.slice(at, end < 0 ? value.length : end + (braced ? 1 : 0));
    if (written === '$')
        return { kind: 'known', text: (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .ao)(text, at, at + 1), uses: [], next: at + 1 };
    if (name === '' || end < 0)
        return unknown(written);
    const operator = value.slice(nameAt + name.length, end);
    const next = end + (braced ? 1 : 0);
    const variable = dialect.lookup(name);
    const uses = usesOf(variable, (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .b4)(text, at));
    if (operator === '') {
        if (variable === undefined)
            return unknown(written);
        return { kind: 'known', text: (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .LD)(variable.text, variable.definition), uses, next };
    }
    const match = /^(:?)([-=+?])/.exec(operator);
    if (match === null)
        return unknown(written, uses);
    const isSet = variable !== undefined && (match[1] === '' || variable.text.value !== '');
    if (match[2] === '?' && !isSet)
        return unknown(written, uses);
    const takesOther = match[2] === '+' ? isSet : !isSet;
    if (takesOther) {
        const other = expandVariables((0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .ao)(text, nameAt + name.length + match[0].length, end), dialect, depth + 1);
        const all = [...uses, ...other.uses];
        return other.kind === 'unknown' ? { ...other, uses: all } : { ...other, uses: all, next };
    }
    const kept = match[2] === '+' || variable === undefined ? NOTHING : (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .LD)(variable.text, variable.definition);
    return { kind: 'known', text: kept, uses, next };
}
function usesOf(variable, at) {
    return variable === undefined ? [] : [{ definition: variable.definition, at }, ...variable.uses];
}
function expandParentheses(text, at, dialect) {
    const { value } = text;
    const close = value.indexOf(')', at);
    const written = value.slice(at, close < 0 ? value.length : close + 1);
    const variable = close < 0 ? undefined : dialect.inParentheses?.(value.slice(at + 2, close));
    if (variable === undefined)
        return unknown(written);
    const marked = (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .LD)(variable.text, variable.definition);
    return { kind: 'known', text: marked, uses: usesOf(variable, (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_0__  .b4)(text, at)), next: close + 1 };
}
function unknown(written, uses = []) {
    return { kind: 'unknown', reason: `\`${written.slice(0, 80)}\` has no value in this file`, uses };
}
function nameFrom(value, at) {
    NAME.lastIndex = at;
    return NAME.exec(value)?.[0] ?? '';
}
function closingBrace(value, from) {
    let depth = 1;
    for (let at = from; at < value.length; at += 1) {
        const char = value.charAt(at);
        if (char === '{')
            depth += 1;
        if (char === '}')
            depth -= 1;
        if (depth === 0)
            return at;
    }
    return -1;
}


  }),

  78682:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E: () => (  hasBillOfMaterialsName),
    x: () => (  isBillOfMaterials)
  });
const NAMES = /\.(?:spdx(?:\.(?:json|ya?ml|rdf|xml))?|cdx\.(?:json|xml)|syft\.json)$|\/(?:bom|sbom)\.(?:json|xml)$/;
const JSON_MARK = /"(?:spdxVersion|SPDXID)"\s*:\s*"SPDX|"bomFormat"\s*:\s*"CycloneDX"|"@context"\s*:\s*"https:\/\/spdx\.org/;
const OTHER_MARK = /^SPDXVersion: SPDX-|<bom\s[^>]*xmlns="http:\/\/cyclonedx\.org/m;
function hasBillOfMaterialsName(path) {
    return NAMES.test(`/${path}`.toLowerCase());
}
function isBillOfMaterials(path, text) {
    if (hasBillOfMaterialsName(path))
        return true;
    if (/^\s*\{/.test(text))
        return JSON_MARK.test(text);
    return OTHER_MARK.test(text.slice(0, 4096));
}


  }),

  13493:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    O: () => (  createSink)
  });
function createSink() {
    return { found: [], unknown: [], faults: [], mentions: [], zones: [] };
}


  }),

  37992:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    HJ: () => (  scanImageMap),
    X9: () => (  addRepositoryImage),
    ld: () => (  helmValues),
    sg: () => (  scanHelmValues)
  });
  var _image_reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63018);
  var _image_map_digests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32791);
  var _image_maps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20742);
  var _split_image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52584);
  var _yaml_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86080);
  var _yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71561);






const helmValues = {
    kind: 'yaml',
    name: 'helm-values',
    page: {
        title: 'Helm values',
        files: '`values*.yaml`, `*-values.yaml`',
        finds: '`image` maps and texts',
        pin: 'in the tag, or in a digest key that the chart reads',
        alsoReadBy: 'Renovate, Dependabot',
    },
    paths: [/\/(?:[^/]*[-_.])?values(?:[-_.][^/]*)?\.ya?ml$/],
    values: 'text',
    scan: (context) => {
        scanHelmValues(context);
        for (const map of (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .jQ)(context.root))
            (0,_image_maps_js__WEBPACK_IMPORTED_MODULE_1__  .H)(context, map);
    },
};
const IMAGE_KEY = /^image$|Image$|[-_]image$/;
const IMAGE_MAP_KEY = /^image$|Image$/;
function scanHelmValues(context) {
    const global = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .Ms)((0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .oB)(context.root, 'global'), 'imageRegistry');
    for (const map of (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .jQ)(context.root))
        scanImageMap(context, map, global);
}
function scanImageMap(context, map, global) {
    addRepositoryImage(context, map, global);
    for (const entry of map.own.values()) {
        if (!IMAGE_KEY.test(entry.key))
            continue;
        if (entry.value?.kind !== 'map')
            addTextImage(context, map, entry);
        else if (IMAGE_MAP_KEY.test(entry.key))
            addNamedImage(context, entry.value);
    }
}
function addRepositoryImage(context, map, global) {
    const name = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .Ms)(map, 'repository') ?? (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .Ms)(map, 'repo');
    const own = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .Ms)(map, 'registry');
    const tag = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .Ms)(map, 'tag');
    const digests = (0,_image_map_digests_js__WEBPACK_IMPORTED_MODULE_0__  .n)(context, map);
    if (name === undefined || (own ?? tag ?? digests.digests[0]) === undefined)
        return;
    const isReplaced = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .Um)(global?.value) && (own !== undefined || !(0,_image_maps_js__WEBPACK_IMPORTED_MODULE_1__  .O)(name.value));
    const registry = isReplaced ? global : own;
    (0,_split_image_js__WEBPACK_IMPORTED_MODULE_2__  .X)(context, { registry, name, tag, ...digests });
}
function addNamedImage(context, map) {
    const name = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .Ms)(map, 'name');
    if (name === undefined || (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .Ms)(map, 'repository') !== undefined || context.seen.has(map))
        return;
    context.seen.add(map);
    const registry = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .Ms)(map, 'registry');
    (0,_split_image_js__WEBPACK_IMPORTED_MODULE_2__  .X)(context, { registry, name, tag: (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .Ms)(map, 'tag'), ...(0,_image_map_digests_js__WEBPACK_IMPORTED_MODULE_0__  .n)(context, map) });
}
function addTextImage(context, map, entry) {
    const value = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .Um)(entry.value);
    if (value === undefined)
        return;
    const tag = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .Ms)(map, 'tag') ?? (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .Ms)(map, `${entry.key}Tag`);
    const isSplit = tag !== undefined && (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .b6)(tag.value) !== undefined && !(0,_split_image_js__WEBPACK_IMPORTED_MODULE_2__  .p)(value);
    if (isSplit)
        (0,_split_image_js__WEBPACK_IMPORTED_MODULE_2__  .X)(context, {
            registry: (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .Ms)(map, 'registry'),
            name: entry,
            tag,
            ...(0,_image_map_digests_js__WEBPACK_IMPORTED_MODULE_0__  .n)(context, map),
        });
    else if (entry.key === 'image' || (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_5__  .De)(value))
        (0,_yaml_context_js__WEBPACK_IMPORTED_MODULE_3__  .hk)(context, entry.value);
}


  }),

  32791:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    g: () => (  WITHOUT_TAG),
    n: () => (  digestsOf)
  });
  var _image_map_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8123);
  var _yaml_lookup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71561);


const WITHOUT_TAG = 'its tag is not in this file; the chart sets it';
function digestsOf(context, map) {
    const digests = _image_map_reader_js__WEBPACK_IMPORTED_MODULE_0__  .Ei.flatMap((key) => {
        const entry = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_1__  .Ms)(map, key);
        return entry === undefined ? [] : [[key, entry]];
    });
    return { map, digests, reader: context.readerOf(map), withoutTag: WITHOUT_TAG };
}


  }),

  8123:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ei: () => (  DIGEST_KEYS),
    c0: () => (  KUSTOMIZE_READER),
    hq: () => (  UNKNOWN_READER)
  });
const DIGEST_KEYS = ['digest', 'sha'];
const UNKNOWN_READER = {
    use: () => ({ reads: 'unknown', form: 'unknown', mayAdd: false }),
    tagStays: () => undefined,
};
const KUSTOMIZE_READER = {
    ...UNKNOWN_READER,
    use: () => ({ reads: 'yes', form: 'full', mayAdd: true }),
};


  }),

  20742:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    H: () => (  addNamedImages),
    O: () => (  isHosted)
  });
  var _image_reference_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63018);
  var _embedded_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1043);
  var _image_map_digests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32791);
  var _placed_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9486);
  var _split_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52584);
  var _yaml_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86080);
  var _yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71561);
  var _yaml_scalar_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17395);








const NAME_KEY = /^(?:.*[a-z\d])?[-_]?image[-_]?(?:name|repo(?:sitory)?|ref)$/i;
const LIST_KEY = /^images$|[a-z\d]Images$|[-_]images$/;
const MANIFEST_KEYS = new Set(['manifest', 'values', 'valuesContent']);
function addNamedImages(context, map, scanManifest) {
    addVersionedImage(context, map);
    for (const entry of map.own.values()) {
        if (NAME_KEY.test(entry.key))
            addImageName(context, map, entry);
        else if (LIST_KEY.test(entry.key))
            addImageList(context, entry.value);
        else if (scanManifest !== undefined && MANIFEST_KEYS.has(entry.key))
            addManifest(context, entry.value, scanManifest);
    }
}
function addVersionedImage(context, map) {
    const name = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__  .Ms)(map, 'repository');
    const tag = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__  .Ms)(map, 'version');
    if (name === undefined || tag === undefined || (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__  .Ms)(map, 'tag') !== undefined)
        return;
    if (!isHosted(name.value) || (0,_split_image_js__WEBPACK_IMPORTED_MODULE_1__  .p)((0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__  .Um)(name.value) ?? ''))
        return;
    (0,_split_image_js__WEBPACK_IMPORTED_MODULE_1__  .X)(context, { name, tag, ...(0,_image_map_digests_js__WEBPACK_IMPORTED_MODULE_0__  .n)(context, map) });
}
function addImageName(context, map, entry) {
    if (!isHosted(entry.value))
        return;
    const tag = ['tag', 'version']
        .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)])
        .map((word) => (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__  .Ms)(map, entry.key.replace(/(?:name|repo(?:sitory)?|ref)$/i, word)))
        .find((found) => (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__  .b6)(found?.value) !== undefined);
    if (tag === undefined || (0,_split_image_js__WEBPACK_IMPORTED_MODULE_1__  .p)((0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__  .Um)(entry.value) ?? ''))
        (0,_yaml_context_js__WEBPACK_IMPORTED_MODULE_2__  .hk)(context, entry.value);
    else
        (0,_split_image_js__WEBPACK_IMPORTED_MODULE_1__  .X)(context, { name: entry, tag, ...(0,_image_map_digests_js__WEBPACK_IMPORTED_MODULE_0__  .n)(context, map) });
}
function addImageList(context, list) {
    const values = list?.kind === 'map' ? [...list.own.values()].map(({ value }) => value) : (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__  .S3)(list);
    for (const item of values) {
        if (item?.kind === 'map')
            addListedMap(context, item);
        else
            addListedText(context, item);
    }
}
function addListedMap(context, item) {
    const name = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__  .Ms)(item, 'name');
    const tag = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__  .Ms)(item, 'tag');
    if (name === undefined || tag === undefined || context.seen.has(item) || !isHosted(name.value))
        return;
    context.seen.add(item);
    (0,_split_image_js__WEBPACK_IMPORTED_MODULE_1__  .X)(context, { name, tag, ...(0,_image_map_digests_js__WEBPACK_IMPORTED_MODULE_0__  .n)(context, item) });
}
function addListedText(context, node) {
    const text = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__  .b6)(node);
    if (text === undefined || context.seen.has(text))
        return;
    const placed = (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_5__  .K8)((0,_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_4__  .c)(context.source, text.scalar));
    const image = (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_5__  .ao)(placed, placed.value.indexOf('=') + 1);
    if (!(0,_image_reference_js__WEBPACK_IMPORTED_MODULE_6__  .ER)(image.value.split('/', 1).join('')) || !image.value.includes('/'))
        return;
    context.seen.add(text);
    (0,_yaml_context_js__WEBPACK_IMPORTED_MODULE_2__  .j)({ ...context, onlyComplete: false }, image);
}
function addManifest(context, node, scan) {
    const text = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__  .b6)(node);
    if (text === undefined || !text.value.includes(':') || context.seen.has(text))
        return;
    (0,_embedded_text_js__WEBPACK_IMPORTED_MODULE_7__  .K)((0,_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_4__  .c)(context.source, text.scalar), context.sink, (source, sink) => {
        scan(source, sink);
        sink.faults.length = 0;
    });
}
function isHosted(node) {
    const [first = '', ...others] = ((0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__  .Um)(node) ?? '').split('/');
    return others.length > 0 && (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_6__  .ER)(first) && !first.endsWith(':');
}


  }),

  17330:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  A9: () => (  addPatchedImage),
  nq: () => (  apiGroupOf),
  pm: () => (  kubernetes),
  WU: () => (  scanKubernetes),
  ng: () => (  scanKubernetesText)
});

var chart_settings = __webpack_require__(15327);
var helm_values = __webpack_require__(37992);
var image_maps = __webpack_require__(20742);
var kustomize_images = __webpack_require__(63573);
var image_map_digests = __webpack_require__(32791);
var image_map_reader = __webpack_require__(8123);
var split_image = __webpack_require__(52584);
var yaml_lookup = __webpack_require__(71561);
;// CONCATENATED MODULE: ./build/images/scan/oci-repository.js




function addOciRepository(context, map) {
    if ((0,yaml_lookup .Um)((0,yaml_lookup .oB)(map, 'kind')) !== 'OCIRepository')
        return;
    const name = (0,yaml_lookup .Ms)((0,yaml_lookup .oB)(map, 'spec'), 'url');
    const ref = (0,yaml_lookup .oB)(map, 'spec', 'ref');
    const tag = (0,yaml_lookup .Ms)(ref, 'tag');
    if (name === undefined || ref?.kind !== 'map' || (tag ?? (0,yaml_lookup .Ms)(ref, 'digest')) === undefined)
        return;
    (0,split_image .X)(context, {
        ...(0,image_map_digests .n)(context, ref),
        name,
        tag,
        prefix: 'oci://',
        reader: image_map_reader .c0,
    });
}

var read_yaml = __webpack_require__(27860);
var yaml_context = __webpack_require__(86080);
;// CONCATENATED MODULE: ./build/images/scan/kubernetes.js








const kubernetes = {
    kind: 'yaml',
    name: 'kubernetes',
    page: {
        title: 'Kubernetes',
        files: 'by `apiVersion` and `kind`, in YAML and JSON',
        finds: '`image` of objects, lists and custom resources; manifests and chart values inside them (Argo Workflows, Argo CD, Flux, k3s)',
        pin: 'behind the tag; in the tag where it stands apart',
        alsoReadBy: 'Renovate, Dependabot, frizbee, digestabot',
    },
    paths: [],
    recognizes: (root) => (apiGroupOf(root) === undefined ? undefined : 'surely'),
    scan: scanKubernetes,
};
const LEFT_OUT_KINDS = new Set(['ConfigMap', 'Secret', 'CustomResourceDefinition']);
const LEFT_OUT_KEYS = new Set(['annotations', 'labels', 'matchLabels', 'nodeSelector']);
function apiGroupOf(root) {
    const version = (0,yaml_lookup .Um)((0,yaml_lookup .oB)(root, 'apiVersion'));
    return (0,yaml_lookup .Um)((0,yaml_lookup .oB)(root, 'kind')) === undefined ? undefined : version?.replace(/\/.*$/s, '');
}
function scanKubernetes(context) {
    (0,chart_settings .WX)(context);
    for (const map of (0,yaml_lookup .jQ)(context.root, leavesOut)) {
        (0,yaml_context .hk)(context, (0,yaml_lookup .oB)(map, 'image', 'reference'));
        (0,kustomize_images .H)(context, (0,yaml_lookup .Ms)(map, 'images')?.value);
        addPatchedImage(context, map);
        (0,chart_settings .pU)(context, map);
        addOciRepository(context, map);
        (0,helm_values .HJ)(context, map);
        (0,image_maps .H)(context, map, (source, sink) => scanKubernetesText(source, sink, context.syntax));
    }
}
function addPatchedImage(context, patch) {
    if ((0,yaml_lookup .Um)((0,yaml_lookup .oB)(patch, 'path'))?.endsWith('/image'))
        (0,yaml_context .hk)(context, (0,yaml_lookup .oB)(patch, 'value'));
}
function leavesOut(map, key) {
    return LEFT_OUT_KEYS.has(key) || LEFT_OUT_KINDS.has((0,yaml_lookup .Um)((0,yaml_lookup .oB)(map, 'kind')) ?? '');
}
function scanKubernetesText(source, sink, syntax) {
    const { documents, faults } = (0,read_yaml .g)(source);
    sink.faults.push(...faults);
    const file = (0,yaml_context .J4)(source, syntax, sink);
    for (const { root } of documents) {
        const context = { ...file, root };
        for (const operation of (0,yaml_lookup .S3)(root))
            addPatchedImage(context, operation);
        scanKubernetes(context);
    }
}


  }),

  63573:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    H: () => (  addKustomizeImages)
  });
  var _image_map_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8123);
  var _split_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52584);
  var _yaml_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71561);



const WITHOUT_TAG = 'its tag is not in this file; the manifests set it';
function addKustomizeImages(context, list) {
    for (const item of (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_2__  .S3)(list)) {
        if (item.kind !== 'map' || context.seen.has(item))
            continue;
        context.seen.add(item);
        const newName = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_2__  .Ms)(item, 'newName');
        const tag = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_2__  .Ms)(item, 'newTag');
        const digest = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_2__  .Ms)(item, 'digest');
        const name = newName ?? (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_2__  .Ms)(item, 'name');
        if (name === undefined || (newName ?? tag ?? digest) === undefined)
            continue;
        (0,_split_image_js__WEBPACK_IMPORTED_MODULE_1__  .X)(context, {
            map: item,
            name,
            tag,
            digests: digest === undefined ? [] : [['digest', digest]],
            reader: _image_map_reader_js__WEBPACK_IMPORTED_MODULE_0__  .c0,
            withoutTag: WITHOUT_TAG,
        });
    }
}


  }),

  61704:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  m: () => (  createLiteralFinder)
});

var image_name = __webpack_require__(80708);
var image_reference = __webpack_require__(63018);
;// CONCATENATED MODULE: ./build/images/scan/template-blocks.js
const ACTION = /(?<!\$)\{\{-?([^{}]*?)-?\}\}|\{%[-+]?([^%]*?)[-+]?%\}/g;
function beforeBlockEnd(written) {
    if (!written.includes('{'))
        return written;
    let depth = 0;
    let isInOtherBranch = false;
    let at;
    for (const action of written.matchAll(ACTION)) {
        const kind = kindOf(action[1] ?? String(action[2]));
        const isAdded = !isInOtherBranch && at !== undefined && at < action.index;
        if (isAdded || (!isInOtherBranch && (kind === 'open' || kind === 'value')))
            return written;
        if (kind === 'open')
            depth += 1;
        else if (kind === 'else' && depth === 0)
            isInOtherBranch = true;
        else if (kind === 'end' && depth > 0)
            depth -= 1;
        else if (kind === 'end')
            isInOtherBranch = false;
        at = action.index + action[0].length;
    }
    if (isInOtherBranch || at !== written.length)
        return written;
    return written.slice(0, written.search(ACTION));
}
function kindOf(action) {
    const words = action.trim();
    if (words.startsWith('/*'))
        return 'comment';
    if (/^(?:if|with|range|define|block|for|macro|call|filter|set)\b/.test(words))
        return 'open';
    if (/^(?:else|elif)\b/.test(words))
        return 'else';
    return /^end(?:if|for|with|macro|call|filter|set|block)?$/.test(words) ? 'end' : 'value';
}

;// CONCATENATED MODULE: ./build/images/scan/literal-references.js



const MOST_LITERALS = 20_000;
const LONGEST = 4096;
const PLACEHOLDER = String.raw `\$?\{\{[^{}\n]{0,200}\}\}|[$#%]?\{[^{}\n]{0,200}\}|\$\([^()\n]{0,200}\)|\$\w+|<<[^<>\n]{0,200}>>|%%?\w+%%?|%[sdv]|\{%[^%\n]{0,200}%\}`;
const SLASH = String.raw `(?:\\?/|\\u002[fF])`;
const TOKEN = new RegExp(String.raw `(?:[\w./:@+~-]+|${PLACEHOLDER}|\\(?:/|u00(?:2[fF]|3[aA]|40)))*`, 'y');
const ESCAPE = /\\(?:\/|u00([0-7][\da-f]))/gi;
const HAS_PLACEHOLDER = new RegExp(`${PLACEHOLDER}|@[A-Za-z_]+@`);
const IMAGE_SCHEME = /(?:^|[^A-Za-z0-9+.-])(?:docker|oci|docker-image|docker-daemon|containers-storage|ostree-unverified-registry):\/\/$/i;
const NOT_BEFORE = /[\w./%@-]$/;
const STILL_BEFORE = /(?:\\[nrt]|\$\{\w{1,80}:?-)$/;
const PATTERN_BEHIND = /^(?:[*{]|<(?![/!?]|br\b))/i;
const RESULT_OPTION = /(?:^|[\s"'=,[(])(?:-t|--tag|--tags|--destination|--dest|--cache-to|--image-tag)(?:["']?[\s,=]+["']?)$/;
const RESULT_CALL = /(?:\.(?:build|push)|\b(?:docker|custom)_build(?:_with_restart)?)\(\s*["']$/;
const IN_ASSIGNMENT = /image(?:\s*=\s*["']|>)\s*$/;
const RESULT_OF_JIB = /(?:\bto\s*\{\s*image\s*=\s*["']|\bjib\.to\.image\s*=\s*["']|<to>\s*<image>\s*)$/;
const RESULT_COMMAND = /\b(?:docker|podman|nerdctl|buildah|crane|img|ko|pack)\s+(?:image\s+)?(?:push|tag|build\s+-t)\b[^\n;&|]*$/;
const LOOK_BACK = 200;
function createLiteralFinder(names) {
    const hosts = hostPattern(names);
    return (text) => {
        const start = new RegExp(`(?:${hosts})${SLASH}`, 'gi');
        const literals = [];
        for (let match = start.exec(text); match !== null; match = start.exec(text)) {
            if (!isStart(text, match.index))
                continue;
            TOKEN.lastIndex = start.lastIndex;
            const [rest = ''] = TOKEN.exec(text) ?? [];
            const literal = judge(text, match.index, `${match[0]}${rest}`.slice(0, LONGEST + 1));
            if (literal === undefined)
                continue;
            start.lastIndex = literal.end;
            literals.push(literal);
            if (literals.length > MOST_LITERALS)
                throw new RangeError(`it names more than ${MOST_LITERALS} images`);
        }
        return literals;
    };
}
function hostPattern(names) {
    const { mappings = [], registryHost = image_name .uD } = names ?? {};
    const starts = [image_name .uD, registryHost, ...mappings.map(({ from }) => from.join('/'))];
    const words = [...new Set(starts)].sort((one, other) => other.length - one.length);
    return words
        .map((word) => {
        const [host = '', ...path] = word.split('/').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
        const port = /:\d+$/.test(host) || host.endsWith(']') ? '' : '(?::443)?';
        return [`${host.replace(/:443$/, '(?::443)?')}${port}`, ...path].join(SLASH);
    })
        .join('|');
}
function isStart(text, at) {
    const before = withoutEscapes(text.slice(Math.max(0, at - LOOK_BACK), at));
    if (before.endsWith('://'))
        return IMAGE_SCHEME.test(before);
    return !NOT_BEFORE.test(before) || STILL_BEFORE.test(before);
}
function withoutEscapes(text) {
    if (!text.includes('\\'))
        return text;
    return text.replaceAll(ESCAPE, (_, hex) => hex === undefined ? '/' : String.fromCharCode(Number.parseInt(hex, 16)));
}
function judge(text, start, token) {
    const written = beforeBlockEnd(token);
    const isVariable = HAS_PLACEHOLDER.test(written);
    const word = isVariable ? written.replace(/(?<![.:-])[.:-]+$/, '') : written.replace(/(?<!\W)\W+$/, '');
    const end = start + word.length;
    const before = text.slice(Math.max(0, start - LOOK_BACK), start);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const isResult = (IN_ASSIGNMENT.test(line) && RESULT_OF_JIB.test(before)) ||
        [RESULT_OPTION, RESULT_CALL, RESULT_COMMAND].some((pattern) => pattern.test(line));
    const literal = (kind) => ({ start, end, kind, isResult });
    if (isVariable)
        return literal('variable');
    const goesOn = (at) => written.length === token.length && PATTERN_BEHIND.test(text.slice(at, at + 4));
    if (goesOn(end) || (word.length < written.length && goesOn(start + written.length)))
        return undefined;
    const plain = withoutEscapes(word);
    const parsed = (0,image_reference .o_)(plain);
    const name = plain.replace(/^[^/]*\//, '');
    const isComplete = /[:@]/.test(name);
    if (parsed.kind === 'malformed')
        return isComplete ? literal('malformed') : undefined;
    if (isComplete)
        return literal('complete');
    return parsed.reference.path.length > 1 ? literal('untagged') : undefined;
}


  }),

  23050:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    H2: () => (  countMentions),
    n3: () => (  countOnce),
    q8: () => (  countParameterMentions)
  });
const MENTION = /\$\{?([A-Za-z_][A-Za-z0-9_]*)/g;
const PARAMETER = /\$\((?:inputs\.)?params(?:\.|\[["'])([\w.-]+?)(?:["']\])?\)/g;
function countMentions(text) {
    return countMatches(text, MENTION);
}
function countParameterMentions(text) {
    return countMatches(text, PARAMETER);
}
function countOnce(count) {
    let counts;
    return () => {
        counts ??= count();
        return counts;
    };
}
function countMatches(text, pattern) {
    const counts = new Map();
    for (const match of text.matchAll(pattern)) {
        const name = String(match[1]);
        counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
}


  }),

  94705:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $z: () => (  yamlParser),
    MP: () => (  dockerfileParser)
  });
  var _base_lazy_part_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98196);

const yamlParser = (0,_base_lazy_part_js__WEBPACK_IMPORTED_MODULE_0__  ._h)(() => Promise.all( [__webpack_require__.e(8815), __webpack_require__.e(3888)]).then(__webpack_require__.bind(__webpack_require__, 33888)));
const dockerfileParser = (0,_base_lazy_part_js__WEBPACK_IMPORTED_MODULE_0__  ._h)(() => Promise.all( [__webpack_require__.e(5279), __webpack_require__.e(5345)]).then(__webpack_require__.bind(__webpack_require__, 65345)));
async function loadParsers() {
    await Promise.all([yamlParser.load(), dockerfileParser.load()]);
}


  }),

  9486:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E_: () => (  placeDecoded),
    K8: () => (  trimPlaced),
    LD: () => (  markDefinition),
    ao: () => (  slicePlaced),
    b4: () => (  offsetOf),
    i0: () => (  offsetAfter),
    oL: () => (  joinPlaced),
    sH: () => (  pieceAt),
    zF: () => (  placeRange)
  });
function placeRange(source, start, end) {
    return placeDecoded(source.slice(start, end), start, end);
}
function placeDecoded(value, start, end) {
    return { value, pieces: value === '' ? [] : [{ text: value, start, end, from: undefined }] };
}
function joinPlaced(parts) {
    const pieces = [];
    for (const part of parts) {
        for (const piece of part.pieces) {
            const last = pieces.at(-1);
            if (last?.end === piece.start && last.from === piece.from && isExact(last) && isExact(piece))
                pieces[pieces.length - 1] = { ...last, text: last.text + piece.text, end: piece.end };
            else
                pieces.push(piece);
        }
    }
    return { value: parts.map((part) => part.value).join(''), pieces };
}
function slicePlaced(placed, from, to = placed.value.length) {
    const pieces = [];
    let at = 0;
    for (const piece of placed.pieces) {
        const next = at + piece.text.length;
        const first = Math.max(from, at) - at;
        const last = Math.min(to, next) - at;
        if (first < last) {
            const text = piece.text.slice(first, last);
            const whole = !isExact(piece);
            pieces.push({
                text,
                start: whole ? piece.start : piece.start + first,
                end: whole ? piece.end : piece.start + last,
                from: piece.from,
            });
        }
        at = next;
        if (at >= to)
            break;
    }
    return { value: placed.value.slice(from, to), pieces };
}
function trimPlaced(placed) {
    const start = placed.value.length - placed.value.trimStart().length;
    return slicePlaced(placed, start, Math.max(start, placed.value.trimEnd().length));
}
function markDefinition(placed, definition) {
    return {
        value: placed.value,
        pieces: placed.pieces.map((piece) => ({ ...piece, from: piece.from ?? definition })),
    };
}
function pieceAt(placed, index) {
    let at = 0;
    for (const piece of placed.pieces) {
        if (index < at + piece.text.length)
            return { piece, within: index - at };
        at += piece.text.length;
    }
    return undefined;
}
function offsetOf(placed, index) {
    const hit = pieceAt(placed, index);
    if (hit === undefined)
        return placed.pieces.at(-1)?.end ?? 0;
    return isExact(hit.piece) ? hit.piece.start + hit.within : hit.piece.start;
}
function offsetAfter(placed, index) {
    const hit = index === 0 ? undefined : pieceAt(placed, index - 1);
    if (hit === undefined)
        return offsetOf(placed, index);
    return isExact(hit.piece) ? hit.piece.start + hit.within + 1 : hit.piece.end;
}
function isExact(piece) {
    return piece.text.length === piece.end - piece.start;
}


  }),

  27860:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  g: () => (  readYaml)
});

var parsers = __webpack_require__(94705);
;// CONCATENATED MODULE: ./build/images/scan/plain-lines.js
const SPECIAL = /[\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\uFEFF]/;
const LONGEST_LINE = 100_000;
function createLineReader(source) {
    if (hasLongLine(source) || SPECIAL.test(source))
        return undefined;
    let line;
    function moveTo(from) {
        let at = from;
        while (at < source.length) {
            let start = at;
            while (source.charCodeAt(start) === 32)
                start += 1;
            const found = source.indexOf('\n', start);
            const end = found < 0 ? source.length : found;
            if (start < end && source.charCodeAt(start) !== 35) {
                line = { start, end, indent: start - at };
                return;
            }
            at = end + 1;
        }
        line = undefined;
    }
    moveTo(0);
    return {
        get line() {
            return line;
        },
        moveTo,
        pass: ({ end }) => moveTo(end + 1),
        enter: ({ end, indent, start }, at) => {
            line = { start: at, end, indent: indent + at - start };
        },
    };
}
function hasLongLine(source) {
    for (let at = 0; at <= source.length;) {
        const found = source.indexOf('\n', at);
        const end = found < 0 ? source.length : found;
        if (end - at > LONGEST_LINE)
            return true;
        at = end + 1;
    }
    return false;
}

var yaml_node = __webpack_require__(12779);
;// CONCATENATED MODULE: ./build/images/scan/plain-values.js

const MAXIMUM_DEPTH = 50;
const LONGEST_KEY = 1000;
const NOT_FIRST = new Set('-?:,[]{}#&*!|>\'"%@` ');
const PLAIN_END = / #|:(?= |$)/;
const FLOW_PLAIN = /[^,[\]{}:#]*(?:(?::(?![ ,[\]{}]|$)|(?<! )#)[^,[\]{}:#]*)*/y;
function readText(source, start, end) {
    const first = source.charAt(start);
    if (first === '"' || first === "'")
        return readQuoted(source, start, end, first);
    if (NOT_FIRST.has(first))
        return undefined;
    const rest = source.slice(start, end);
    const found = PLAIN_END.exec(rest);
    if (found !== null && found[0] === ':')
        return undefined;
    const value = (found === null ? rest : rest.slice(0, found.index)).trimEnd();
    return textAt(start, start + value.length, value, 'PLAIN');
}
function readQuoted(source, start, end, quote) {
    const close = source.indexOf(quote, start + 1);
    if (close < 0 || close >= end)
        return undefined;
    const value = source.slice(start + 1, close);
    if (source.charAt(close + 1) === quote || (quote === '"' && value.includes('\\')))
        return undefined;
    return textAt(start, close + 1, value, quote === '"' ? 'QUOTE_DOUBLE' : 'QUOTE_SINGLE');
}
function textAt(start, end, value, type) {
    const scalar = { range: [start, end], type, value };
    return { node: { kind: 'text', value, isPlain: type === 'PLAIN', scalar }, end };
}
function readKey(source, start, end) {
    const first = source.charAt(start);
    const read = first === '"' || first === "'" ? readQuoted(source, start, end, first) : readPlainKey(source, start, end);
    if (read === undefined || read.end - start > LONGEST_KEY || source.charAt(read.end) !== ':')
        return undefined;
    const next = read.end + 1;
    return next === end || source.charAt(next) === ' ' ? { node: read.node, next } : undefined;
}
function readPlainKey(source, start, end) {
    if (NOT_FIRST.has(source.charAt(start)))
        return undefined;
    const rest = source.slice(start, end);
    const found = PLAIN_END.exec(rest);
    if (found === null || found[0] !== ':')
        return undefined;
    const value = rest.slice(0, found.index);
    return value.endsWith(' ') ? undefined : textAt(start, start + value.length, value, 'PLAIN');
}
function readFlow(source, start, end, faults, depth = 0) {
    if (depth > MAXIMUM_DEPTH)
        return undefined;
    const first = source.charAt(start);
    if (first === '[')
        return readFlowList(source, start, end, faults, depth);
    return first === '{' ? readFlowMap(source, start, end, faults, depth) : undefined;
}
function readFlowList(source, start, end, faults, depth) {
    const items = [];
    const node = { kind: 'list', items };
    let at = skipSpaces(source, start + 1, end);
    if (source.charAt(at) === ']')
        return { node, end: at + 1 };
    for (;;) {
        const item = readFlowValue(source, at, end, faults, depth);
        if (item === undefined)
            return undefined;
        items.push(item.node);
        at = skipSpaces(source, item.end, end);
        if (at >= end)
            return undefined;
        if (source.charAt(at) === ']')
            return { node, end: at + 1 };
        if (source.charAt(at) !== ',')
            return undefined;
        at = skipSpaces(source, at + 1, end);
    }
}
function readFlowMap(source, start, end, faults, depth) {
    const own = new Map();
    const node = { kind: 'map', own, isFlow: true };
    let at = skipSpaces(source, start + 1, end);
    if (source.charAt(at) === '}')
        return { node, end: at + 1 };
    for (;;) {
        const key = readFlowText(source, at, end);
        if (key === undefined || source.slice(key.end, key.end + 2) !== ': ')
            return undefined;
        const value = readFlowValue(source, skipSpaces(source, key.end + 1, end), end, faults, depth);
        if (value === undefined)
            return undefined;
        (0,yaml_node .A)(node, own, faults, key.node, value.node, value.end);
        at = skipSpaces(source, value.end, end);
        if (at >= end)
            return undefined;
        if (source.charAt(at) === '}')
            return { node, end: at + 1 };
        if (source.charAt(at) !== ',')
            return undefined;
        at = skipSpaces(source, at + 1, end);
    }
}
function readFlowValue(source, start, end, faults, depth) {
    return readFlow(source, start, end, faults, depth + 1) ?? readFlowText(source, start, end);
}
function readFlowText(source, start, end) {
    const first = source.charAt(start);
    if (first === '"' || first === "'")
        return readQuoted(source, start, end, first);
    if (start >= end || NOT_FIRST.has(first))
        return undefined;
    FLOW_PLAIN.lastIndex = start;
    const [word = ''] = FLOW_PLAIN.exec(source.slice(0, end)) ?? [];
    const value = word.trimEnd();
    return textAt(start, start + value.length, value, 'PLAIN');
}
function readBlockText(source, start, headerEnd, indent) {
    const [, style, chomp] = /^([|>])(-?) *$/.exec(source.slice(start, headerEnd)) ?? [];
    const lines = style === undefined ? undefined : readBlockLines(source, headerEnd + 1, indent);
    if (lines === undefined)
        return undefined;
    const { content, end, next } = lines;
    const isFolded = style === '>';
    if (isFolded && content.some((line) => line === '' || line.startsWith(' ')))
        return undefined;
    const value = content.join(isFolded ? ' ' : '\n') + (chomp === '' ? '\n' : '');
    const scalar = { range: [start, end], type: isFolded ? 'BLOCK_FOLDED' : 'BLOCK_LITERAL', value };
    return { node: { kind: 'text', value, isPlain: false, scalar }, end, next };
}
function readBlockLines(source, from, indent) {
    const content = [];
    let own = -1;
    let at = from;
    let end = at;
    while (at < source.length) {
        const found = source.indexOf('\n', at);
        const lineEnd = found < 0 ? source.length : found;
        const first = skipSpaces(source, at, lineEnd);
        if (first < lineEnd) {
            if (own < 0 && first - at > indent)
                own = first - at;
            if (own < 0 || first - at < own)
                break;
            if (found < 0)
                return undefined;
            content.push(source.slice(at + own, lineEnd));
            end = lineEnd + 1;
        }
        else {
            if (first > at)
                return undefined;
            content.push('');
        }
        at = lineEnd + 1;
    }
    if (own < 0)
        return undefined;
    while (content.at(-1) === '')
        content.pop();
    return { content, end, next: Math.min(at, source.length) };
}
function skipSpaces(source, from, end) {
    let at = from;
    while (at < end && source.charCodeAt(at) === 32)
        at += 1;
    return at;
}
function skipToEnd(source, from, end) {
    const at = skipSpaces(source, from, end);
    return at === end || (at > from && source.charCodeAt(at) === 35);
}

;// CONCATENATED MODULE: ./build/images/scan/plain-yaml.js



const plain_yaml_MAXIMUM_DEPTH = 50;
const MAXIMUM_DOCUMENTS = 1000;
class NotPlain extends Error {
}
function readPlainYaml(source) {
    try {
        return createDocumentReader(source)?.();
    }
    catch (error) {
        if (error instanceof NotPlain)
            return undefined;
        throw error;
    }
}
function createDocumentReader(source) {
    const lines = createLineReader(source);
    if (lines === undefined)
        return undefined;
    const reader = lines;
    let faults = [];
    let anchors = new Map();
    function documents() {
        const read = [];
        if (reader.line !== undefined && markOf(reader.line) === 'start')
            reader.pass(reader.line);
        for (;;) {
            const { line } = reader;
            if (line === undefined || markOf(line) !== undefined)
                throw new NotPlain();
            faults = [];
            anchors = new Map();
            const { node } = block(line.indent, 0);
            read.push({ root: node, faults });
            const mark = reader.line;
            if (mark === undefined)
                return read;
            if (markOf(mark) !== 'start' || read.length >= MAXIMUM_DOCUMENTS)
                throw new NotPlain();
            reader.pass(mark);
        }
    }
    function markOf({ end, indent, start }) {
        if (indent > 0)
            return undefined;
        const word = source.slice(start, start + 3);
        if (word !== '---')
            return word === '...' || word.startsWith('%') ? 'other' : undefined;
        return skipToEnd(source, start + 3, end) ? 'start' : 'other';
    }
    function lineAt(indent) {
        const { line } = reader;
        if (line === undefined || line.indent < indent || markOf(line) !== undefined)
            return undefined;
        if (line.indent > indent)
            throw new NotPlain();
        return line;
    }
    function block(indent, depth) {
        const { line } = reader;
        if (line === undefined || depth > plain_yaml_MAXIMUM_DEPTH)
            throw new NotPlain();
        return isItem(line) ? list(indent, depth) : map(indent, depth);
    }
    function isItem({ end, start }) {
        if (source.charCodeAt(start) !== 45)
            return false;
        return start + 1 === end || source.charCodeAt(start + 1) === 32;
    }
    function map(indent, depth) {
        const own = new Map();
        const node = { kind: 'map', own, isFlow: false };
        let end = 0;
        for (let line = lineAt(indent); line !== undefined; line = lineAt(indent)) {
            if (isItem(line)) {
                if (own.size === 0)
                    throw new NotPlain();
                break;
            }
            const { key, value } = source.charCodeAt(line.start) === 63 ? explicitPair(line) : pair(line, depth);
            end = value.end;
            (0,yaml_node .A)(node, own, faults, key, value.node, value.end);
        }
        return { node, end };
    }
    function pair(line, depth) {
        const key = readKey(source, line.start, line.end);
        if (key === undefined)
            throw new NotPlain();
        return { key: key.node, value: valueBehind(key.next, line, line.indent, depth) };
    }
    function explicitPair(line) {
        const key = readText(source, skipSpaces(source, line.start + 1, line.end), line.end);
        if (source.charCodeAt(line.start + 1) !== 32 || key?.end !== line.end)
            throw new NotPlain();
        reader.pass(line);
        const next = lineAt(line.indent);
        if (next?.start !== line.end + 1 + line.indent || source.slice(next.start, next.start + 2) !== ': ')
            throw new NotPlain();
        const start = skipSpaces(source, next.start + 1, next.end);
        if (start === next.end)
            throw new NotPlain();
        return { key: key.node, value: inline(start, next, line.indent) };
    }
    function valueBehind(at, line, indent, depth) {
        const anchor = anchorAt(at, line);
        const value = valueAt(anchor?.end ?? at, line, indent, depth);
        return anchor === undefined ? value : keep(anchor.name, value);
    }
    function anchorAt(at, line) {
        const start = skipSpaces(source, at, line.end);
        if (source.charCodeAt(start) !== 38)
            return undefined;
        const name = nameAt(start, line);
        const end = start + 1 + name.length;
        if (source.charCodeAt(skipSpaces(source, end, line.end)) === 42)
            throw new NotPlain();
        return { name, end };
    }
    function nameAt(start, { end }) {
        const [name] = /^[\w-]+(?= |$)/.exec(source.slice(start + 1, end)) ?? [];
        if (name === undefined)
            throw new NotPlain();
        return name;
    }
    function keep(name, made) {
        if ((made.node.kind === 'text' && made.node.value === '') || anchors.has(name))
            throw new NotPlain();
        anchors.set(name, made.node);
        return made;
    }
    function valueAt(at, line, indent, depth) {
        const start = skipSpaces(source, at, line.end);
        if (start < line.end && source.charCodeAt(start) !== 35)
            return inline(start, line, indent);
        const isCommented = start < line.end;
        if (isCommented && start === at)
            throw new NotPlain();
        reader.pass(line);
        const next = reader.line;
        if (next !== undefined && markOf(next) === undefined) {
            if (next.indent > indent)
                return block(next.indent, depth + 1);
            if (next.indent === indent && isItem(next))
                return list(indent, depth + 1);
        }
        if (isCommented || source.slice(line.end, next?.start ?? source.length).includes('#'))
            throw new NotPlain();
        const scalar = { range: [start, start], type: 'PLAIN', value: '' };
        return { node: { kind: 'text', value: '', isPlain: true, scalar }, end: start };
    }
    function list(indent, depth) {
        const items = [];
        let end = 0;
        for (let line = lineAt(indent); line !== undefined && isItem(line); line = lineAt(indent)) {
            const item = itemBehind(line, indent, depth);
            items.push(item.node);
            end = item.end;
        }
        return { node: { kind: 'list', items }, end };
    }
    function itemBehind(line, indent, depth) {
        const anchor = anchorAt(line.start + 1, line);
        const start = skipSpaces(source, anchor?.end ?? line.start + 1, line.end);
        const isKey = readKey(source, start, line.end) !== undefined;
        if (isKey && anchor !== undefined)
            throw new NotPlain();
        if (isKey) {
            reader.enter(line, start);
            return block(indent + start - line.start, depth + 1);
        }
        const item = itemAt(start, line, indent, depth);
        return anchor === undefined ? item : keep(anchor.name, item);
    }
    function itemAt(start, line, indent, depth) {
        if (start < line.end && source.charCodeAt(start) !== 35)
            return inline(start, line, indent);
        reader.pass(line);
        const next = reader.line;
        if (next === undefined || next.indent <= indent)
            throw new NotPlain();
        return block(next.indent, depth + 1);
    }
    function inline(start, line, indent) {
        const made = /[|>]/.test(source.charAt(start)) ? blockText(start, line, indent) : oneLine(start, line);
        const next = reader.line;
        if (next !== undefined && next.indent > indent)
            throw new NotPlain();
        return made;
    }
    function alias(start, line) {
        const name = nameAt(start, line);
        const node = anchors.get(name);
        if (node === undefined)
            throw new NotPlain();
        return { node, end: start + 1 + name.length };
    }
    function oneLine(start, line) {
        const isAlias = source.charCodeAt(start) === 42;
        const read = isAlias
            ? alias(start, line)
            : (readFlow(source, start, line.end, faults) ?? readText(source, start, line.end));
        if (read === undefined || !skipToEnd(source, read.end, line.end))
            throw new NotPlain();
        reader.pass(line);
        return read;
    }
    function blockText(start, { end: headerEnd }, indent) {
        const read = readBlockText(source, start, headerEnd, indent);
        if (read === undefined)
            throw new NotPlain();
        reader.moveTo(read.next);
        return read;
    }
    return documents;
}

;// CONCATENATED MODULE: ./build/images/scan/read-yaml.js


function readYaml(source) {
    const plain = readPlainYaml(source);
    if (plain !== undefined)
        return { documents: plain, faults: [] };
    return parsers .$z.get().readLibraryYaml(source);
}


  }),

  65079:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    o: () => (  reportImage)
  });
  var _expand_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48341);
  var _placed_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9486);


const MOST_IMAGES = 20_000;
function reportImage(sink, syntax, written, dialect, details = {}) {
    if (written.value === '')
        return;
    if (sink.found.length + sink.unknown.length >= MOST_IMAGES)
        throw new RangeError(`it names more than ${MOST_IMAGES} images`);
    const place = details.at ?? {
        start: (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_1__  .b4)(written, 0),
        end: (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_1__  .i0)(written, written.value.length),
    };
    const expanded = (0,_expand_variables_js__WEBPACK_IMPORTED_MODULE_0__  .i)(written, dialect);
    const uses = [...(details.uses ?? []), ...expanded.uses];
    if (expanded.kind === 'unknown') {
        const { partial, reason } = expanded;
        sink.unknown.push({ syntax, text: written.value, ...place, reason, uses, expanded: partial });
        return;
    }
    const { notEditable, remark, remarksAt = [], site } = details;
    sink.found.push({ syntax, text: expanded.text, ...place, uses, site, notEditable, remark, remarksAt });
}


  }),

  52584:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  X: () => (  addSplitImage),
  p: () => (  hasOwnTag)
});

var image_map_reader = __webpack_require__(8123);
var placed_text = __webpack_require__(9486);
;// CONCATENATED MODULE: ./build/images/edit/digest-key.js
function emptyPairSite(source, digest, hexOnly) {
    if (digest.value?.kind !== 'text')
        return { start: digest.keyEnd, end: digest.keyEnd, before: ': ', after: '', hexOnly };
    const { isPlain, scalar } = digest.value;
    const [start, end] = scalar.range;
    if (!isPlain && /^["']/.test(source.charAt(start)))
        return { start: start + 1, end: end - 1, before: '', after: '', hexOnly };
    const written = source.slice(start, end).trimEnd();
    const before = written === '' && /\S/.test(source.charAt(start - 1)) ? ' ' : '';
    const after = source.charAt(start + written.length) === '#' ? ' ' : '';
    return { start, end: start + written.length, before, after, hexOnly };
}
function newPairSite(source, beside, key, hexOnly) {
    const written = source.slice(beside.keyStart, beside.valueEnd);
    const valueEnd = beside.keyStart + written.trimEnd().length;
    if (beside.map.isFlow) {
        const quote = written.startsWith('"') ? '"' : '';
        const before = `, ${quote}${key}${quote}: ${quote}`;
        return { start: valueEnd, end: valueEnd, before, after: quote, hexOnly };
    }
    const newline = source.indexOf('\n', valueEnd);
    const lineEnd = newline < 0 ? source.length : newline;
    const isCrlf = newline < 0 ? source.includes('\r\n') : source.charAt(newline - 1) === '\r';
    const at = isCrlf && newline >= 0 ? lineEnd - 1 : lineEnd;
    const lineStart = source.lastIndexOf('\n', beside.keyStart - 1) + 1;
    const indent = source.slice(lineStart, beside.keyStart).replace(/\S/g, ' ');
    return { start: at, end: at, before: `${isCrlf ? '\r\n' : '\n'}${indent}${key}: `, after: '', hexOnly };
}

;// CONCATENATED MODULE: ./build/images/edit/split-digest.js



const IN_TEXT = { kind: 'in-text' };
function heldDigest(pairs) {
    for (const pair of pairs)
        if (pair.value !== undefined && pair.use.reads !== 'no')
            return { ...pair, value: pair.value };
    return undefined;
}
function isHexOnly({ entry, use, value: { value } }) {
    if (use.form !== 'unknown')
        return use.form === 'hex';
    return !value.startsWith('sha256:') && (entry.key === 'sha' || /^[0-9a-f]+$/i.test(value));
}
function placeOfDigest(source, parts) {
    const held = heldDigest(parts.pairs);
    if (held !== undefined)
        return isHexOnly(held) ? hexSite(held.value) : IN_TEXT;
    const { pairs, reader, tag, tagText } = parts;
    if (tag === undefined || tagText === undefined || tagText.value.includes('@'))
        return IN_TEXT;
    for (const { entry, use, value } of pairs) {
        if (value !== undefined || use.reads === 'no')
            continue;
        if (use.reads === 'unknown' || use.form === 'unknown')
            return { kind: 'none', reason: whyEmpty(entry) };
        return { kind: 'site', site: emptyPairSite(source, entry, use.form === 'hex') };
    }
    if (pairs.length === 0) {
        const key = image_map_reader .Ei.find((name) => reader.use(name).mayAdd);
        if (key !== undefined)
            return newPair(source, parts, tag, key);
    }
    const reason = reader.tagStays(tag.key, tagText.value);
    return reason === undefined ? IN_TEXT : { kind: 'none', reason };
}
function hexSite(value) {
    const range = { start: (0,placed_text .b4)(value, 0), end: (0,placed_text .i0)(value, value.value.length) };
    return { kind: 'site', site: { ...range, before: '', after: '', hexOnly: true } };
}
function whyEmpty({ key }) {
    return `its \`${key}\` key is empty, and it is not known whether the chart reads it or which form it expects`;
}
function newPair(source, { map, name, reader }, tag, key) {
    const beside = [tag, name].find((entry) => entry.map === map) ?? (tag.map === name.map ? tag : undefined);
    if (beside === undefined)
        return { kind: 'none', reason: 'its name and tag come from different anchors' };
    return { kind: 'site', site: newPairSite(source, beside, key, reader.use(key).form === 'hex') };
}

var yaml_context = __webpack_require__(86080);
var yaml_lookup = __webpack_require__(71561);
var yaml_scalar = __webpack_require__(17395);
;// CONCATENATED MODULE: ./build/images/scan/split-image.js





function addSplitImage(context, split) {
    const { digests, prefix = '', reader } = split;
    const written = placeEntry(context, split.name);
    if (written?.value.startsWith(prefix) !== true)
        return;
    const name = (0,placed_text .ao)(written, prefix.length);
    if (name.value.includes('://'))
        return;
    for (const entry of [split.name, split.tag, ...digests.map(([, digest]) => digest)])
        if (entry?.value)
            context.seen.add(entry.value);
    const tag = placeEntry(context, split.tag);
    const pairs = digests.map(([key, entry]) => ({
        entry,
        use: reader.use(key),
        value: placeEntry(context, entry),
    }));
    const held = heldDigest(pairs);
    const registry = placeEntry(context, split.registry);
    const isOwn = split.name.map === split.map || split.tag?.map !== split.map;
    const named = isOwn || tag === undefined ? name : tag;
    const at = { start: (0,placed_text .b4)(named, 0), end: (0,placed_text .i0)(named, named.value.length) };
    const separate = (mark, part) => part === undefined ? [] : [(0,placed_text .E_)(mark, at.start, at.start), part];
    const text = (0,placed_text .oL)([
        ...(registry === undefined ? [] : [registry]),
        ...(registry === undefined || registry.value.endsWith('/') ? [name] : separate('/', name)),
        ...separate(':', tag),
        ...separate(held !== undefined && isHexOnly(held) ? '@sha256:' : '@', held?.value),
    ]);
    const reason = whyUnknown(split, name, tag, held);
    if (reason !== undefined) {
        if (!context.onlyComplete)
            context.sink.unknown.push({ syntax: context.syntax, text: text.value, ...at, reason, uses: [] });
        return;
    }
    const place = placeOfDigest(context.source, { ...split, tagText: tag, pairs });
    (0,yaml_context .j)(context, text, {
        at,
        remarksAt: [split.tag, ...digests.map(([, digest]) => digest)].flatMap((entry) => entry?.keyStart ?? []),
        site: place.kind === 'site' ? place.site : undefined,
        notEditable: place.kind === 'none' ? place.reason : undefined,
        remark: idleRemark(pairs),
    });
}
function idleRemark(pairs) {
    const idle = pairs.find(({ use, value }) => value !== undefined && use.reads === 'no');
    return idle && `its \`${idle.entry.key}\` key has no effect, because the chart does not read it`;
}
function hasOwnTag(name) {
    return name.includes('@') || name.lastIndexOf(':') > name.lastIndexOf('/');
}
function whyUnknown(split, name, tag, held) {
    const number = lossyNumber(split.tag?.value);
    if (number !== undefined)
        return `the tag ${number} is not quoted, so YAML reads it as the number ${Number(number)}`;
    if (split.digests.some(([, { value }]) => value !== undefined && value.kind !== 'text'))
        return 'its digest is not a string';
    if (tag === undefined && held === undefined && !hasOwnTag(name.value))
        return split.withoutTag;
    return undefined;
}
function placeEntry(context, entry) {
    const text = (0,yaml_lookup .b6)(entry?.value);
    const placed = text && (0,placed_text .K8)((0,yaml_scalar .c)(context.source, text.scalar));
    return placed?.value === '' ? undefined : placed;
}
function lossyNumber(node) {
    const text = (0,yaml_lookup .b6)(node);
    if (text?.isPlain !== true || !/^[-+]?[\d.]+(?:e[-+]?\d+)?$/i.test(text.value))
        return undefined;
    const number = Number(text.value);
    return Number.isNaN(number) || String(number) === text.value ? undefined : text.value;
}


  }),

  63016:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    R: () => (  syntaxAt),
    v: () => (  syntaxFor)
  });
  var _syntaxes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30090);
  var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99102);


const recent = new Map();
const MOST_RECENT = 10_000;
function syntaxAt(path) {
    const known = recent.get(path);
    if (known !== undefined)
        return known;
    const name = `/${path}`.toLowerCase();
    const syntax = _syntaxes_js__WEBPACK_IMPORTED_MODULE_0__  .m.find(({ paths }) => paths.some((pattern) => pattern.test(name))) ?? _text_js__WEBPACK_IMPORTED_MODULE_1__  .Q;
    if (recent.size >= MOST_RECENT)
        recent.clear();
    recent.set(path, syntax);
    return syntax;
}
function syntaxFor(path) {
    return syntaxAt(path).name;
}


  }),

  30090:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  m: () => (  SYNTAXES)
});

var helm_values = __webpack_require__(37992);
var image_map_digests = __webpack_require__(32791);
var split_image = __webpack_require__(52584);
var yaml_context = __webpack_require__(86080);
var yaml_lookup = __webpack_require__(71561);
;// CONCATENATED MODULE: ./build/images/scan/ansible.js





const ansible = {
    kind: 'yaml',
    name: 'ansible',
    page: {
        title: 'Ansible',
        files: 'playbooks, files of roles, and plays by content',
        finds: 'modules for containers and images of Docker and Podman, variables that name images',
        pin: 'behind the tag; in the tag where it stands apart',
        alsoReadBy: 'Renovate, digestabot',
    },
    paths: [
        /\/(?:roles\/[^/]+|playbooks?|ansible)\/(?:.*\/)?[^/]+\.ya?ml$/,
        /\/(?:playbook|site)[^/]*\.ya?ml$/,
    ],
    values: 'text',
    recognizes: (root) => (isPlaybook(root) ? 'likely' : undefined),
    scan: (context) => {
        for (const map of (0,yaml_lookup .jQ)(context.root))
            for (const { key, value } of map.own.values()) {
                const [, image] = MODULE.exec(key) ?? [];
                if (value?.kind === 'map' && image !== undefined)
                    addModule(context, value, image === 'image');
            }
        (0,helm_values .sg)({ ...context, onlyComplete: true });
    },
};
const MODULE = /^(?:community\.docker\.|containers\.podman\.)?(?:docker|podman)_(container|image|swarm_service|image_pull|pod)$/;
function addModule(context, task, isImage) {
    (0,yaml_context .hk)(context, (0,yaml_lookup .Ms)(task, 'image')?.value);
    const name = isImage ? (0,yaml_lookup .Ms)(task, 'name') : undefined;
    if (name === undefined)
        return;
    if ((0,yaml_lookup .Um)((0,yaml_lookup .oB)(task, 'source')) === 'build') {
        (0,yaml_context .A3)(context, name.value);
        return;
    }
    const tag = (0,yaml_lookup .Ms)(task, 'tag');
    if ((0,yaml_lookup .b6)(tag?.value) === undefined || (0,split_image .p)((0,yaml_lookup .Um)(name.value) ?? ''))
        (0,yaml_context .hk)(context, name.value);
    else
        (0,split_image .X)(context, { name, tag, ...(0,image_map_digests .n)(context, task) });
}
function isPlaybook(root) {
    return (0,yaml_lookup .S3)(root).some((play) => (0,yaml_lookup .oB)(play, 'hosts') !== undefined && ((0,yaml_lookup .oB)(play, 'tasks') ?? (0,yaml_lookup .oB)(play, 'roles')) !== undefined);
}

;// CONCATENATED MODULE: ./build/images/scan/steps.js


function addStepImages(context) {
    for (const map of (0,yaml_lookup .jQ)(context.root)) {
        const image = (0,yaml_lookup .Ms)(map, 'image')?.value;
        (0,yaml_context .hk)(context, image?.kind === 'map' ? (0,yaml_lookup .oB)(image, 'name') : image);
    }
}

;// CONCATENATED MODULE: ./build/images/scan/apko.js



const apko = {
    kind: 'yaml',
    name: 'apko',
    page: {
        title: 'apko, melange',
        files: '`apko.yaml`, `melange.yaml`, `*.apko.yaml`',
        finds: 'the base image',
        pin: 'behind the tag',
        alsoReadBy: 'digestabot',
    },
    paths: [/\/(?:[^/]*[-_.])?(?:apko|melange)(?:[-_.][^/]*)?\.ya?ml$/],
    scan: (context) => {
        (0,yaml_context .hk)(context, (0,yaml_lookup .oB)(context.root, 'contents', 'baseimage', 'image'));
        addStepImages(context);
    },
};

;// CONCATENATED MODULE: ./build/images/scan/azure-pipelines.js


const azurePipelines = {
    kind: 'yaml',
    name: 'azure-pipelines',
    page: {
        title: 'Azure Pipelines',
        files: '`azure-pipelines*.yml`, `.azure-pipelines/*.yml`',
        finds: 'container resources, job containers, parameter defaults',
        pin: 'behind the tag',
        alsoReadBy: 'Renovate, digestabot',
    },
    paths: [/\/[^/]*azure-pipelines?[^/]*\.ya?ml$/, /\/\.(?:azure-pipelines|azuredevops|azdo)\/.*\.ya?ml$/],
    recognizes: (root) => (isAzurePipeline(root) ? 'likely' : undefined),
    scan: (context) => {
        const resources = (0,yaml_lookup .S3)((0,yaml_lookup .oB)(context.root, 'resources', 'containers'));
        const names = new Set(resources.map((resource) => (0,yaml_lookup .Um)((0,yaml_lookup .oB)(resource, 'container'))));
        for (const resource of resources)
            (0,yaml_context .hk)(context, (0,yaml_lookup .oB)(resource, 'image'));
        for (const map of (0,yaml_lookup .jQ)(context.root)) {
            const container = (0,yaml_lookup .Ms)(map, 'container')?.value;
            const image = container?.kind === 'map' ? (0,yaml_lookup .oB)(container, 'image') : container;
            if (!names.has((0,yaml_lookup .Um)(image)))
                (0,yaml_context .hk)(context, image);
        }
        (0,yaml_context .Kb)(context, (0,yaml_lookup .S3)((0,yaml_lookup .oB)(context.root, 'parameters')));
    },
};
const PIPELINE_KEYS = ['trigger', 'pr', 'pool', 'stages', 'jobs', 'steps', 'extends', 'resources'];
function isAzurePipeline(root) {
    if ((0,yaml_lookup .oB)(root, 'resources', 'containers') !== undefined)
        return true;
    const keys = [...(0,yaml_lookup .Mc)(root)].map((entry) => entry.key);
    return keys.includes('pool') && keys.filter((key) => PIPELINE_KEYS.includes(key)).length > 1;
}

var escaped_text = __webpack_require__(85654);
var placed_text = __webpack_require__(9486);
;// CONCATENATED MODULE: ./build/images/scan/code-texts.js


const HEREDOC = /<<-?([A-Za-z_][\w-]*)[ \t]*\r?\n/y;
const MAXIMUM_DEPTH = 32;
const UNCLOSED = -1;
const NOT_ON_LINE = -2;
function readHclText(source, at) {
    if (source.charAt(at) === '"')
        return readQuoted(source, at, '"', true);
    if (!source.startsWith('<<', at))
        return undefined;
    HEREDOC.lastIndex = at;
    const opening = HEREDOC.exec(source);
    if (opening === null)
        return undefined;
    const [written, name] = opening;
    for (let line = at + written.length; line < source.length;) {
        const newline = source.indexOf('\n', line);
        const end = newline < 0 ? source.length : newline;
        if (source.slice(line, end).trim() === name)
            return { text: (0,placed_text .zF)(source, at + written.length, line), interpolates: true, end };
        line = end + 1;
    }
    return 'unclosed';
}
function readGroovyText(source, at, opensSlashy) {
    for (const quote of ['"""', "'''", '"', "'"])
        if (source.startsWith(quote, at))
            return readQuoted(source, at, quote, quote.startsWith('"'));
    if (source.startsWith('$/', at))
        return readRaw(source, at, 2, source.indexOf('/$', at + 2), 2);
    if (!opensSlashy || source.charAt(at) !== '/')
        return undefined;
    let close = at + 1;
    while (close < source.length && !/[/\n]/.test(source.charAt(close)))
        close += source.charAt(close) === '\\' ? 2 : 1;
    return source.charAt(close) === '/' ? readRaw(source, at, 1, close, 1) : undefined;
}
function readStarlarkText(source, at) {
    for (const quote of ['"""', "'''", '"', "'"])
        if (source.startsWith(quote, at))
            return readQuoted(source, at, quote, false);
    return undefined;
}
function readRaw(source, at, open, close, length) {
    if (close < 0)
        return 'unclosed';
    return { text: (0,placed_text .zF)(source, at + open, close), interpolates: true, end: close + length };
}
function readQuoted(source, at, quote, interpolates) {
    const start = at + quote.length;
    const close = closingQuote(source, start, quote, interpolates, 0);
    if (close === UNCLOSED)
        return 'unclosed';
    if (close === NOT_ON_LINE)
        return undefined;
    return { text: (0,escaped_text .M)(source, start, close), interpolates, end: close + quote.length };
}
function closingQuote(source, from, quote, interpolates, depth) {
    for (let at = from; at < source.length && depth < MAXIMUM_DEPTH;) {
        const char = source.charAt(at);
        if (source.startsWith(quote, at))
            return at;
        if (char === '\n' && quote.length === 1)
            return NOT_ON_LINE;
        if (interpolates && source.startsWith('${', at) && source.charAt(at - 1) !== '$') {
            at = closingBrace(source, at + 2, depth + 1);
            if (at < 0)
                return UNCLOSED;
        }
        at += char === '\\' ? 2 : 1;
    }
    return UNCLOSED;
}
function closingBrace(source, from, depth) {
    let open = 1;
    for (let at = from; at < source.length; at += 1) {
        const char = source.charAt(at);
        if (char === '{')
            open += 1;
        if (char === '}')
            open -= 1;
        if (open === 0)
            return at;
        if (char === '"' || char === "'") {
            at = closingQuote(source, at + 1, char, char === '"', depth);
            if (at < 0)
                return UNCLOSED;
        }
    }
    return UNCLOSED;
}

;// CONCATENATED MODULE: ./build/images/scan/code-tokens.js

const HCL_NAME = /[A-Za-z_][\w-]*/y;
const GROOVY_NAME = /[A-Za-z_]\w*/y;
const AFTER_VALUE = /^[)\]}]$/;
const OPENING = /["'/]/;
const MOST_OPEN_TEXTS = 64;
function readCode(source, language) {
    const tokens = [];
    const name = language === 'hcl' ? HCL_NAME : GROOVY_NAME;
    let at = 0;
    let open = 0;
    while (at < source.length) {
        if (source.charAt(at) === '\n')
            open = 0;
        const trivia = endOfTrivia(source, at, language);
        if (trivia > at) {
            at = trivia;
            continue;
        }
        const last = tokens.at(-1);
        const opensSlashy = last === undefined || (last.kind === 'mark' && !AFTER_VALUE.test(last.text));
        const literal = open < MOST_OPEN_TEXTS ? readText(source, at, language, opensSlashy) : undefined;
        if (literal === 'unclosed')
            return { tokens, faults: [{ offset: at, message: 'the text that starts here is not terminated' }] };
        name.lastIndex = at;
        const word = literal === undefined ? name.exec(source)?.[0] : undefined;
        if (literal !== undefined) {
            const { text: placed, interpolates } = literal;
            tokens.push({ kind: 'text', text: placed.value, placed, interpolates, start: at });
            at = literal.end;
        }
        else {
            const text = word ?? source.charAt(at);
            if (OPENING.test(text) && (text !== '/' || opensSlashy))
                open += 1;
            tokens.push({ kind: word === undefined ? 'mark' : 'name', text, start: at });
            at += text.length;
        }
    }
    return { tokens, faults: [] };
}
function readText(source, at, language, opensSlashy) {
    if (language === 'hcl')
        return readHclText(source, at);
    return language === 'groovy' ? readGroovyText(source, at, opensSlashy) : readStarlarkText(source, at);
}
function addTextZones(tokens, sink, kind) {
    for (const token of tokens) {
        const last = token.kind === 'text' ? token.placed.pieces.at(-1) : undefined;
        if (last !== undefined)
            sink.zones.push({ start: token.start, end: last.end, kind });
    }
}
function endOfTrivia(source, at, language) {
    const char = source.charAt(at);
    if (char === ' ' || char === '\t' || char === '\r')
        return at + 1;
    if (startsComment(source, at, language))
        return orEnd(source, source.indexOf('\n', at), 0);
    if (language !== 'starlark' && source.startsWith('/*', at))
        return orEnd(source, source.indexOf('*/', at + 2), 2);
    return at;
}
function startsComment(source, at, language) {
    if (source.charAt(at) === '#')
        return language !== 'groovy' || source.charAt(at + 1) === '!';
    return language !== 'starlark' && source.startsWith('//', at);
}
function orEnd(source, found, length) {
    return found < 0 ? source.length : found + length;
}

;// CONCATENATED MODULE: ./build/images/scan/bazel.js


const bazel = {
    kind: 'text',
    name: 'bazel',
    page: {
        title: 'Bazel',
        files: '`MODULE.bazel`, `WORKSPACE`, `*.bzl`, `*.bazel`',
        finds: '`oci.pull`, `oci_pull`, `container_pull`, complete references in any text',
        pin: 'in `digest`; a `tag` without `digest` is only reported, because rules_oci does not accept both',
        alsoReadBy: 'Renovate',
    },
    paths: [/\/workspace$/, /\.(?:bzl|bazel)$/],
    scan: (source, sink) => {
        const { tokens, faults } = readCode(source, 'starlark');
        sink.faults.push(...faults);
        addTextZones(tokens, sink, 'text');
        for (const [index, token] of tokens.entries())
            if (isPull(tokens, index, token))
                addPull(sink, tokens, index);
    },
};
const BOTH = 'rules_oci accepts a tag or a digest, not both: replace `tag` with `digest` by hand';
const PULLS = new Set(['oci_pull', 'container_pull']);
function isPull(tokens, index, token) {
    if (token.kind !== 'name' || tokens[index + 1]?.text !== '(')
        return false;
    if (token.text !== 'pull')
        return PULLS.has(token.text);
    return tokens[index - 1]?.text === '.' && /oci/.test(tokens[index - 2]?.text ?? '');
}
function addPull(sink, tokens, index) {
    const found = readArguments(tokens, index + 2);
    const [image, registry, repository] = ['image', 'registry', 'repository'].map((key) => found.get(key));
    const name = image?.placed ?? (registry && repository && joinAt(registry.placed, '/', repository.placed));
    const first = image ?? repository;
    if (name === undefined || first === undefined)
        return;
    const tag = found.get('tag');
    const digest = found.get('digest');
    const text = (0,placed_text .oL)([
        name,
        ...(tag === undefined ? [] : [mark(':', first.placed), tag.placed]),
        ...(digest === undefined ? [] : [mark('@', first.placed), digest.placed]),
    ]);
    sink.found.push({
        syntax: 'bazel',
        text,
        start: (0,placed_text .b4)(first.placed, 0),
        end: (0,placed_text .i0)(first.placed, first.placed.value.length),
        uses: [],
        site: undefined,
        remarksAt: [tag, digest].flatMap((part) => (part === undefined ? [] : [part.start])),
        ...(digest === undefined && tag !== undefined ? { notEditable: BOTH } : {}),
    });
}
function readArguments(tokens, from) {
    const found = new Map();
    let depth = 1;
    for (let at = from; at < tokens.length && depth > 0; at += 1) {
        const token = tokens[at];
        if (token?.kind === 'mark' && /^[([{]$/.test(token.text))
            depth += 1;
        if (token?.kind === 'mark' && /^[)\]}]$/.test(token.text))
            depth -= 1;
        const value = tokens[at + 2];
        const isArgument = depth === 1 && token?.kind === 'name' && tokens[at + 1]?.text === '=';
        if (isArgument && value?.kind === 'text' && /^[,)\n]$/.test(tokens[at + 3]?.text ?? ','))
            found.set(token.text, value);
    }
    return found;
}
function joinAt(one, separator, other) {
    return (0,placed_text .oL)([one, mark(separator, other), other]);
}
function mark(text, beside) {
    const at = (0,placed_text .b4)(beside, 0);
    return (0,placed_text .E_)(text, at, at);
}

;// CONCATENATED MODULE: ./build/images/scan/bitbucket-pipelines.js



const bitbucketPipelines = {
    kind: 'yaml',
    name: 'bitbucket-pipelines',
    page: {
        title: 'Bitbucket Pipelines',
        files: '`*bitbucket-pipelines*.yml`',
        finds: '`image`, services, `pipe: docker://…`',
        pin: 'behind the tag',
        alsoReadBy: 'Renovate, digestabot',
    },
    paths: [/\/[^/]*bitbucket-pipelines?[^/]*\.ya?ml$/],
    scan: (context) => {
        addStepImages(context);
        for (const map of (0,yaml_lookup .jQ)(context.root))
            (0,yaml_context .hk)(context, (0,yaml_lookup .Ms)(map, 'pipe')?.value, 'docker://');
    },
};

;// CONCATENATED MODULE: ./build/images/scan/buildkite.js


const buildkite = {
    kind: 'yaml',
    name: 'buildkite',
    page: {
        title: 'Buildkite',
        files: '`.buildkite/*.yml`',
        finds: '`image` of steps and plugins',
        pin: 'behind the tag',
        alsoReadBy: 'digestabot',
    },
    paths: [/\/\.buildkite\/.*\.ya?ml$/],
    scan: (context) => {
        for (const map of (0,yaml_lookup .jQ)(context.root))
            (0,yaml_context .hk)(context, (0,yaml_lookup .oB)(map, 'image'));
    },
};

var expand_variables = __webpack_require__(48341);
var report_image = __webpack_require__(65079);
;// CONCATENATED MODULE: ./build/images/scan/buildpacks.js



const PAIR = /^[ \t]*#[^\n]*|(?<=^[ \t]*|[{,][ \t]*)(builder|image|build-image|run-image|lifecycle|uri|mirrors)([ \t]*=[ \t]*)(?:"([^"\n\\]*)"|'([^'\n]*)')/gm;
const SCHEME = /^docker:\/\//;
const buildpacks = {
    kind: 'text',
    name: 'buildpacks',
    page: {
        title: 'Buildpacks',
        files: '`project.toml`, `builder.toml`, `package.toml`',
        finds: 'builders, stack and run images, `docker://` buildpacks',
        pin: 'behind the tag',
        alsoReadBy: 'Renovate',
    },
    paths: [/\/(?:[^/]*[-_.])?(?:project|builder|package|buildpack)\.toml$/],
    rest: 'text',
    scan: (source, sink) => {
        for (const match of source.matchAll(PAIR)) {
            const [line, key, equals = '', double, single] = match;
            if (key === undefined) {
                sink.zones.push({ start: match.index, end: match.index + line.length, kind: 'quiet' });
                continue;
            }
            const value = double ?? single ?? '';
            const start = match.index + key.length + equals.length + 1;
            const placed = (0,placed_text .zF)(source, start, start + value.length);
            const isImage = SCHEME.test(value);
            if ((key === 'uri' && !isImage) || (!isImage && value.includes('://')))
                continue;
            (0,report_image .o)(sink, 'buildpacks', (0,placed_text .ao)(placed, isImage ? 'docker://'.length : 0), expand_variables .s);
        }
    },
};

;// CONCATENATED MODULE: ./build/images/scan/circleci.js


const circleci = {
    kind: 'yaml',
    name: 'circleci',
    page: {
        title: 'CircleCI',
        files: '`.circleci/*.yml`',
        finds: '`docker` lists, parameter defaults',
        pin: 'behind the tag',
        alsoReadBy: 'Renovate, digestabot',
    },
    paths: [/\/\.circleci\/.*\.ya?ml$/],
    scan: (context) => {
        for (const map of (0,yaml_lookup .jQ)(context.root)) {
            for (const item of (0,yaml_lookup .S3)((0,yaml_lookup .Ms)(map, 'docker')?.value))
                (0,yaml_context .hk)(context, (0,yaml_lookup .oB)(item, 'image'));
            (0,yaml_context .Kb)(context, (0,yaml_lookup .sm)((0,yaml_lookup .Ms)(map, 'parameters')?.value));
        }
    },
};

var variable_table = __webpack_require__(53020);
var yaml_scalar = __webpack_require__(17395);
;// CONCATENATED MODULE: ./build/images/scan/cloud-build.js




const cloudBuild = {
    kind: 'yaml',
    name: 'cloud-build',
    page: {
        title: 'Cloud Build',
        files: '`cloudbuild*.yaml`, `cloudbuild*.json`',
        finds: '`name` of each step, with `substitutions`',
        pin: 'behind the tag, or in the substitution',
        alsoReadBy: 'Renovate, digestabot',
    },
    paths: [/\/[^/]*cloudbuild[^/]*\.(?:ya?ml|json)$/],
    scan: (context) => {
        const inner = { ...context, dialect: { lookup: createLookup(context) } };
        for (const step of (0,yaml_lookup .S3)((0,yaml_lookup .oB)(context.root, 'steps')))
            (0,yaml_context .hk)(inner, (0,yaml_lookup .oB)(step, 'name'));
        for (const image of (0,yaml_lookup .S3)((0,yaml_lookup .oB)(context.root, 'images')))
            (0,yaml_context .A3)(context, image);
    },
};
function createLookup(context) {
    return (0,variable_table .j)({
        text: (name) => {
            const text = (0,yaml_lookup .b6)((0,yaml_lookup .oB)(context.root, 'substitutions', name));
            return text && (0,yaml_scalar .c)(context.source, text.scalar);
        },
        label: (name) => `substitutions: ${name}`,
        mentions: context.mentions,
        expands: true,
    });
}

var compose_environment = __webpack_require__(18361);
var dockerfile_words = __webpack_require__(4019);
var scan_mentions = __webpack_require__(23050);
;// CONCATENATED MODULE: ./build/images/scan/dockerfile-arguments.js




const MAXIMUM_ARGUMENTS = 64;
function defineArguments(line, escapeCharacter, dialect, mentions, globals) {
    for (const word of argumentsOf(line, escapeCharacter)) {
        const equals = word.value.indexOf('=');
        if (equals < 0)
            continue;
        const name = word.value.slice(0, equals);
        const value = (0,placed_text .ao)(word, equals + 1);
        const expanded = (0,expand_variables .i)(value, dialect);
        globals.delete(name);
        if (expanded.kind === 'unknown')
            continue;
        const definition = {
            label: `ARG ${name}`,
            offset: (0,placed_text .b4)(word, equals + 1),
            mentions: mentions.get(name) ?? 0,
        };
        globals.set(name, { text: expanded.text, definition, uses: expanded.uses });
    }
}
function countArgMentions(instructions, firstFrom, escapeCharacter) {
    const readers = [];
    for (const [index, { keyword, line }] of instructions.entries()) {
        if (keyword === 'FROM' || (keyword === 'ARG' && index < firstFrom))
            readers.push(line.value);
        else if (keyword === 'ARG')
            for (const { value } of argumentsOf(line, escapeCharacter))
                if (!value.includes('='))
                    readers.push(`$${value}`);
    }
    return (0,scan_mentions .H2)(readers.join('\n'));
}
function argumentsOf(line, escapeCharacter) {
    const words = [];
    for (const word of (0,dockerfile_words .Z)(line, escapeCharacter)) {
        words.push(word);
        if (words.length === MAXIMUM_ARGUMENTS)
            break;
    }
    return words;
}

var parsers = __webpack_require__(94705);
var dockerfile_instruction = __webpack_require__(78082);
;// CONCATENATED MODULE: ./build/images/scan/plain-dockerfile.js


const LONGEST = 500_000;
const MOST_INSTRUCTIONS = 5000;
const SPECIAL = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\uFEFF]/;
const BACKSLASH = {
    character: '\\',
    odd: /\\[ \t]+[^ \t\n]|\\\\[ \t]*(?:\n|$)/,
    continued: /\\[ \t]*$/,
};
const BACKTICK = {
    character: '`',
    odd: /`[ \t]+[^ \t\n]|``[ \t]*(?:\n|$)/,
    continued: /`[ \t]*$/,
};
const DIRECTIVE = /^[ \t]*#[ \t]*(?:syntax[ \t]*=[ \t]*(\S+)|escape[ \t]*=[ \t]*([`\\]))[ \t]*\n/i;
const ANOTHER = /[ \t]*#[^\n]*=/y;
const KEYWORD = /[A-Za-z]+(?=[ \t]+[^ \t\n])/y;
const COMMENT = /[ \t]*(?:#[^\n]*)?(?:\n|$)/y;
const plain_dockerfile_HEREDOC = /^(?:RUN|COPY|ADD)(?:[ \t]+[\w./:=@,+-]+)*[ \t]+<<(-?)(["']?)([A-Za-z_]\w*)\2(?:[ \t]+(?:>?[\w./:@,+-]+|>))*[ \t]*$/i;
class NotPlain extends Error {
}
function readPlainDockerfile(source) {
    if (source.length > LONGEST || SPECIAL.test(source))
        return undefined;
    try {
        const { end, escape, frontend } = readDirective(source);
        if (escape.odd.test(source))
            return undefined;
        return { instructions: readAll(source, end, escape), frontend, escapeCharacter: escape.character };
    }
    catch (error) {
        if (error instanceof NotPlain)
            return undefined;
        throw error;
    }
}
function readDirective(source) {
    const [line = '', syntax, character] = DIRECTIVE.exec(source) ?? [];
    const end = line.length;
    ANOTHER.lastIndex = end;
    if (ANOTHER.test(source))
        throw new NotPlain();
    const escape = character === BACKTICK.character ? BACKTICK : BACKSLASH;
    if (syntax === undefined)
        return { frontend: undefined, escape, end };
    const start = line.lastIndexOf(syntax);
    return { frontend: (0,placed_text .zF)(source, start, start + syntax.length), escape, end };
}
function readAll(source, from, escape) {
    const instructions = [];
    for (let at = skipComments(source, from); at < source.length;) {
        const start = skipBlanks(source, at);
        KEYWORD.lastIndex = start;
        if (!KEYWORD.test(source) || instructions.length >= MOST_INSTRUCTIONS)
            throw new NotPlain();
        const end = endOf(source, start, escape);
        instructions.push((0,dockerfile_instruction .s)(source, start, end, escape.character));
        at = skipComments(source, end + 1);
    }
    return instructions;
}
function endOf(source, start, { character, continued }) {
    let at = start;
    let end = lineEnd(source, at);
    while (continued.test(source.slice(at, end))) {
        at = skipComments(source, end + 1);
        if (at >= source.length || source.charAt(skipBlanks(source, at)) === character)
            throw new NotPlain();
        end = lineEnd(source, at);
    }
    const text = source.slice(start, end);
    return text.includes('<<') ? endOfHeredoc(source, text, end) : end;
}
function endOfHeredoc(source, text, end) {
    const [, dash, , name] = plain_dockerfile_HEREDOC.exec(text) ?? [];
    if (name === undefined)
        throw new NotPlain();
    const close = new RegExp(`\\n${dash === '-' ? '\\t*' : ''}${name}(?=\\n|$)`, 'g');
    close.lastIndex = end;
    const found = close.exec(source);
    if (found === null)
        throw new NotPlain();
    return found.index + found[0].length;
}
function skipComments(source, from) {
    let at = from;
    while (at < source.length) {
        COMMENT.lastIndex = at;
        if (!COMMENT.test(source))
            break;
        at = COMMENT.lastIndex;
    }
    return at;
}
function skipBlanks(source, from) {
    let at = from;
    while (source.charCodeAt(at) === 32 || source.charCodeAt(at) === 9)
        at += 1;
    return at;
}
function lineEnd(source, from) {
    const found = source.indexOf('\n', from);
    return found < 0 ? source.length : found;
}

;// CONCATENATED MODULE: ./build/images/scan/dockerfile.js







const dockerfile = {
    kind: 'text',
    name: 'dockerfile',
    page: {
        title: 'Dockerfiles, Containerfiles',
        files: '`Dockerfile*`, `Containerfile*`, `*.dockerfile`',
        finds: '`FROM`, `COPY --from`, `RUN --mount=from=`, `# syntax=`, with global `ARG`s',
        pin: 'behind the tag, or in the `ARG` that holds it',
        alsoReadBy: 'Renovate, Dependabot, frizbee, pindock, digestabot',
    },
    paths: [
        /\/(?:dockerfile|containerfile)(?![^/]*\.(?:c|cc|cpp|cs|css|dockerignore|go|h|html?|java|js|json|kt|lua|md|mjs|php|ps1|py|rb|rs|rst|sh|swift|toml|tsx?|txt|ya?ml)$)[^/]*$/,
        /\.(?:dockerfile|containerfile)$/,
    ],
    scan: scanDockerfile,
};
const FROM_FLAG = '--from=';
const EXECUTED = new Set(['RUN', 'CMD', 'ENTRYPOINT', 'HEALTHCHECK', 'ONBUILD', 'SHELL']);
const MOUNT_FLAG = '--mount=';
function scanDockerfile(source, sink, syntax = 'dockerfile') {
    const read = readPlainDockerfile(source) ?? parsers .MP.get().readInstructions(source);
    const { instructions, frontend, escapeCharacter } = read;
    const globals = new Map();
    const dialect = { lookup: (name) => globals.get(name), escape: escapeCharacter };
    const firstFrom = instructions.findIndex(({ keyword }) => keyword === 'FROM');
    const mentions = countArgMentions(instructions, firstFrom, escapeCharacter);
    const allStages = new Set(instructions.map((instruction) => stageName(instruction, escapeCharacter)));
    const earlierStages = new Set();
    if (frontend !== undefined)
        (0,report_image .o)(sink, syntax, frontend, expand_variables .s);
    for (const [index, instruction] of instructions.entries()) {
        const { end, keyword, line, start } = instruction;
        sink.zones.push({ start, end, kind: isExecuted(keyword, source.slice(start, end)) ? 'script' : 'value' });
        const details = { remarksAt: [start] };
        if (keyword === 'ARG' && index < firstFrom) {
            defineArguments(line, escapeCharacter, dialect, mentions, globals);
        }
        else if (keyword === 'FROM') {
            const image = firstNoFlag(line, escapeCharacter);
            if (image !== undefined && !isStage(image, dialect, earlierStages))
                (0,report_image .o)(sink, syntax, image, dialect, details);
            earlierStages.add(stageName(instruction, escapeCharacter));
        }
        else {
            for (const image of mountedImages(keyword, line, escapeCharacter))
                if (!/^\d+$/.test(image.value) && !isStage(image, expand_variables .s, allStages))
                    (0,report_image .o)(sink, syntax, image, expand_variables .s, details);
        }
    }
}
function isExecuted(keyword, text) {
    return EXECUTED.has(keyword) || text.includes('<<');
}
function isStage(image, dialect, stages) {
    const expanded = (0,expand_variables .i)(image, dialect);
    if (expanded.kind === 'unknown')
        return false;
    const name = expanded.text.value;
    return name === 'scratch' || stages.has(name.toLowerCase());
}
function stageName({ keyword, line }, escapeCharacter) {
    if (keyword !== 'FROM')
        return '';
    const words = [];
    for (const word of (0,dockerfile_words .Z)(line, escapeCharacter)) {
        if (!word.value.startsWith('--'))
            words.push(word.value.toLowerCase());
        if (words.length === 3)
            break;
    }
    const [, as, name = ''] = words;
    return as === 'as' ? name : '';
}
function firstNoFlag(line, escapeCharacter) {
    for (const word of (0,dockerfile_words .Z)(line, escapeCharacter))
        if (!word.value.startsWith('--'))
            return word;
    return undefined;
}
function* mountedImages(keyword, line, escapeCharacter) {
    for (const word of (0,dockerfile_words .Z)(line, escapeCharacter)) {
        if (keyword === 'ONBUILD') {
            const trigger = word.value.toUpperCase();
            const rest = (0,placed_text .ao)(line, line.value.indexOf(word.value) + word.value.length);
            if (trigger !== 'ONBUILD')
                yield* mountedImages(trigger, rest, escapeCharacter);
            return;
        }
        if (!word.value.startsWith('--'))
            return;
        if (keyword === 'COPY' && word.value.startsWith(FROM_FLAG))
            yield (0,placed_text .ao)(word, FROM_FLAG.length);
        if (keyword === 'RUN' && word.value.startsWith(MOUNT_FLAG))
            yield* mountOption(word);
    }
}
function* mountOption(flag) {
    let at = MOUNT_FLAG.length;
    for (const option of flag.value.slice(at).split(',')) {
        if (option.startsWith('from='))
            yield (0,placed_text .ao)(flag, at + 'from='.length, at + option.length);
        at += option.length + 1;
    }
}

var embedded_text = __webpack_require__(1043);
;// CONCATENATED MODULE: ./build/images/scan/compose.js








const DOCKER_IMAGE = 'docker-image://';
const compose = {
    kind: 'yaml',
    name: 'compose',
    page: {
        title: 'Compose',
        files: '`compose*.yml`, `docker-compose*.yml`',
        finds: '`image`, build arguments and contexts, inline Dockerfiles, with values of the `.env` beside the file',
        pin: 'behind the tag, or in the `.env`',
        alsoReadBy: 'Renovate, Dependabot, frizbee, pindock, digestabot',
    },
    paths: [/\/(?:[^/]*[-_.])?compose(?:[-_.][^/]*)?\.ya?ml$/],
    recognizes: (root) => (isCompose(root) ? 'likely' : undefined),
    scan: (outer) => {
        const context = { ...outer, dialect: (0,compose_environment .M)(outer) };
        const services = (0,yaml_lookup .oB)(context.root, 'services') ?? context.root;
        const built = [];
        for (const { value: service } of (0,yaml_lookup .Mc)(services)) {
            const build = (0,yaml_lookup .oB)(service, 'build');
            const image = (0,yaml_lookup .oB)(service, 'image');
            if (build === undefined)
                (0,yaml_context .hk)(context, image);
            else if (image !== undefined)
                built.push(image);
            scanBuild(context, build);
            for (const volume of (0,yaml_lookup .S3)((0,yaml_lookup .oB)(service, 'volumes')))
                if ((0,yaml_lookup .Um)((0,yaml_lookup .oB)(volume, 'type')) === 'image')
                    (0,yaml_context .hk)(context, (0,yaml_lookup .oB)(volume, 'source'));
        }
        for (const image of built) {
            context.seen.add(image);
            (0,yaml_context .A3)(context, image);
        }
    },
};
function isCompose(root) {
    for (const { value } of (0,yaml_lookup .Mc)((0,yaml_lookup .oB)(root, 'services')))
        if (((0,yaml_lookup .Ms)(value, 'image') ?? (0,yaml_lookup .Ms)(value, 'build')) !== undefined)
            return true;
    return false;
}
function scanBuild(context, build) {
    const additional = (0,yaml_lookup .oB)(build, 'additional_contexts');
    for (const { value } of (0,yaml_lookup .Mc)(additional))
        (0,yaml_context .hk)(context, value, DOCKER_IMAGE);
    for (const item of (0,yaml_lookup .S3)(additional))
        addNamedContext(context, item);
    const args = (0,yaml_lookup .oB)(build, 'args');
    (0,yaml_context .XS)(context, [...(0,yaml_lookup .sm)(args), ...(0,yaml_lookup .S3)(args)]);
    const inline = (0,yaml_lookup .b6)((0,yaml_lookup .oB)(build, 'dockerfile_inline'));
    if (inline === undefined || context.seen.has(inline))
        return;
    context.seen.add(inline);
    const written = (0,yaml_scalar .c)(context.source, inline.scalar);
    const expanded = (0,expand_variables .i)(written, context.dialect);
    const dockerfile = expanded.kind === 'known' ? expanded.text : written;
    (0,embedded_text .K)(dockerfile, context.sink, (text, sink) => scanDockerfile(text, sink, context.syntax));
}
function addNamedContext(context, item) {
    const text = (0,yaml_lookup .b6)(item);
    if (text === undefined || context.seen.has(text))
        return;
    context.seen.add(text);
    const placed = (0,yaml_scalar .c)(context.source, text.scalar);
    const at = placed.value.indexOf(`=${DOCKER_IMAGE}`);
    if (at >= 0)
        (0,yaml_context .j)(context, (0,placed_text .ao)(placed, at + 1 + DOCKER_IMAGE.length));
}

var kubernetes = __webpack_require__(17330);
;// CONCATENATED MODULE: ./build/images/scan/crossplane.js



const crossplane = {
    kind: 'yaml',
    name: 'crossplane',
    page: {
        title: 'Crossplane',
        files: 'by `apiVersion`',
        finds: '`spec.package` of providers, functions and configurations',
        pin: 'behind the tag',
        alsoReadBy: 'Renovate, digestabot',
    },
    paths: [],
    recognizes: (root) => ((0,kubernetes .nq)(root) === 'pkg.crossplane.io' ? 'surely' : undefined),
    scan: (context) => {
        (0,yaml_context .hk)(context, (0,yaml_lookup .oB)(context.root, 'spec', 'package'));
        (0,kubernetes .WU)(context);
    },
};

var image_reference = __webpack_require__(63018);
var main = __webpack_require__(99547);
;// CONCATENATED MODULE: ./build/images/scan/json-tree.js


function parseJson(source) {
    const errors = [];
    const root = (0,main.parseTree)(source, errors, { allowTrailingComma: true, disallowComments: false });
    const [error] = errors;
    if (error === undefined)
        return { root, faults: [] };
    return { root: undefined, faults: [{ offset: error.offset, message: (0,main.printParseErrorCode)(error.error) }] };
}
function jsonEntries(node) {
    if (node?.type !== 'object')
        return [];
    return (node.children ?? []).flatMap((property) => {
        const [key, value] = property.children ?? [];
        return key === undefined || value === undefined ? [] : [{ key: String(key.value), value }];
    });
}
function jsonKeys(node) {
    if (node?.type !== 'object')
        return [];
    return (node.children ?? []).flatMap(({ children: [key] = [] }) => key === undefined ? [] : [{ node: key }]);
}
function jsonAt(node, ...path) {
    return path.reduce((at, key) => jsonEntries(at).findLast((entry) => entry.key === key)?.value, node);
}
function placeJsonString(source, node) {
    if (node?.type !== 'string')
        return undefined;
    return (0,escaped_text .M)(source, node.offset + 1, node.offset + node.length - 1);
}

;// CONCATENATED MODULE: ./build/images/scan/devcontainer.js





const devcontainer = {
    kind: 'text',
    name: 'devcontainer',
    page: {
        title: 'Dev containers',
        files: '`devcontainer.json`',
        finds: '`image`, build arguments, features',
        pin: 'behind the tag; a feature with a tag is only reported',
        alsoReadBy: 'Renovate, Dependabot (features)',
    },
    paths: [/\/\.?devcontainer\.json$/],
    rest: 'value',
    scan: (source, sink) => {
        const { root, faults } = parseJson(source);
        sink.faults.push(...faults);
        const image = placeJsonString(source, jsonAt(root, 'image'));
        if (image !== undefined)
            (0,report_image .o)(sink, 'devcontainer', (0,placed_text .K8)(image), expand_variables .s);
        for (const { value } of jsonEntries(jsonAt(root, 'build', 'args'))) {
            const text = placeJsonString(source, value);
            if (text !== undefined && (0,image_reference .De)(text.value))
                (0,report_image .o)(sink, 'devcontainer', text, expand_variables .s);
        }
        for (const { node } of jsonKeys(jsonAt(root, 'features'))) {
            const text = placeJsonString(source, node);
            if (text !== undefined && (0,image_reference .De)(text.value))
                (0,report_image .o)(sink, 'devcontainer', text, expand_variables .s, text.value.includes('@') ? {} : { notEditable: TAG_ONLY });
        }
    },
};
const TAG_ONLY = 'a feature has a tag or a digest, not both: `devcontainer-lock.json` pins it, or replace the tag by hand';

;// CONCATENATED MODULE: ./build/images/scan/bake.js






const bake_DOCKER_IMAGE = 'docker-image://';
const BAKE_ATTRIBUTES = new Set(['args', 'contexts', 'dockerfile-inline']);
const BAKE_RESULTS = new Set(['tags', 'output', 'cache-from', 'cache-to']);
function reportBakeText(sink, syntax, attribute, text, dialect) {
    const expanded = (0,expand_variables .i)(text, dialect);
    if (attribute === 'dockerfile-inline') {
        const dockerfile = expanded.kind === 'known' ? expanded.text : text;
        (0,embedded_text .K)(dockerfile, sink, (source, inner) => scanDockerfile(source, inner, syntax));
        return;
    }
    const prefix = attribute === 'contexts' ? bake_DOCKER_IMAGE : '';
    if (expanded.kind === 'unknown') {
        if (prefix !== '' && text.value.startsWith(prefix))
            (0,report_image .o)(sink, syntax, (0,placed_text .ao)(text, prefix.length), dialect);
        return;
    }
    const { value } = expanded.text;
    if (!value.startsWith(prefix) || (prefix === '' && !(0,image_reference .De)(value)))
        return;
    const skipped = text.value.startsWith(prefix) ? prefix.length : 0;
    const at = { start: (0,placed_text .b4)(text, skipped), end: (0,placed_text .i0)(text, text.value.length) };
    (0,report_image .o)(sink, syntax, (0,placed_text .ao)(expanded.text, prefix.length), expand_variables .s, {
        at,
        uses: expanded.uses,
    });
}

;// CONCATENATED MODULE: ./build/images/scan/hcl-attributes.js
const hcl_attributes_OPENING = /^[([{]$/;
const CLOSING = /^[)\]}]$/;
function readHclAttributes(tokens) {
    const attributes = [];
    const blocks = [];
    let at = 0;
    for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
        at += 1;
        if (token.kind === 'mark' && token.text === '}')
            blocks.pop();
        if (token.kind !== 'name')
            continue;
        const current = blocks.at(-1);
        if (isMark(tokens[at], '=') && current !== undefined) {
            const value = readExpression(tokens, at + 1);
            attributes.push({ ...current, name: token.text, value });
            at += 1 + value.length;
            continue;
        }
        const labels = [];
        for (let label = tokens[at]; label !== undefined && label.kind !== 'mark'; label = tokens[at + labels.length])
            labels.push(label.text);
        at += labels.length;
        if (!isMark(tokens[at], '{'))
            continue;
        blocks.push({ block: token.text, label: labels.join(' ') });
        at += 1;
    }
    return attributes;
}
function readExpression(tokens, from) {
    let depth = 0;
    let at = from;
    for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
        if (token.kind === 'mark') {
            if (depth === 0 && (token.text === '\n' || token.text === '}'))
                break;
            if (hcl_attributes_OPENING.test(token.text))
                depth += 1;
            if (CLOSING.test(token.text))
                depth -= 1;
        }
        at += 1;
    }
    return tokens.slice(from, at);
}
function isMark(token, text) {
    return token?.kind === 'mark' && token.text === text;
}

;// CONCATENATED MODULE: ./build/images/scan/docker-bake-hcl.js






const dockerBakeHcl = {
    kind: 'text',
    name: 'docker-bake-hcl',
    page: {
        title: 'Bake (HCL)',
        files: '`docker-bake*.hcl`',
        finds: 'contexts, arguments and inline Dockerfiles, with variables',
        pin: 'behind the tag, or in the variable',
        alsoReadBy: 'nobody that we know of',
    },
    paths: [/\/(?:[^/]*[-_.])?docker-bake[^/]*\.hcl$/],
    scan: (source, sink) => {
        const { tokens, faults } = readCode(source, 'hcl');
        sink.faults.push(...faults);
        addTextZones(tokens, sink, 'value');
        const attributes = readHclAttributes(tokens);
        const lookup = docker_bake_hcl_createLookup(source, attributes);
        for (const { block, name, value } of attributes) {
            if (BAKE_RESULTS.has(name))
                addTextZones(value, sink, 'quiet');
            if (block !== 'target' || !BAKE_ATTRIBUTES.has(name))
                continue;
            for (const text of textsIn(value))
                reportBakeText(sink, 'docker-bake-hcl', name, text, { lookup });
        }
    },
};
const AFTER_NO_VARIABLE = /^[=:(.]$/;
function textsIn(value) {
    return value.flatMap((token, index) => {
        if (token.kind === 'text')
            return [token.placed];
        if (!isVariable(value, index))
            return [];
        return [(0,placed_text .E_)(`\${${token.text}}`, token.start, token.start + token.text.length)];
    });
}
function isVariable(value, index) {
    const next = value[index + 1];
    return value[index]?.kind === 'name' && !(next?.kind === 'mark' && AFTER_NO_VARIABLE.test(next.text));
}
function docker_bake_hcl_createLookup(source, attributes) {
    const defaults = new Map();
    const mentions = new Map((0,scan_mentions .H2)(source));
    for (const { block, label, name, value } of attributes) {
        for (const [index, { text }] of value.entries())
            if (isVariable(value, index))
                mentions.set(text, (mentions.get(text) ?? 0) + 1);
        if (block !== 'variable' || name !== 'default')
            continue;
        const [only, ...others] = value;
        const placed = only?.kind === 'text' && others.length === 0 ? only.placed : undefined;
        defaults.set(label, defaults.has(label) ? undefined : placed);
    }
    return (0,variable_table .j)({
        text: (name) => defaults.get(name),
        label: (name) => `variable ${name}`,
        mentions: () => mentions,
        expands: true,
    });
}

;// CONCATENATED MODULE: ./build/images/scan/docker-bake-json.js




const dockerBakeJson = {
    kind: 'text',
    name: 'docker-bake-json',
    page: {
        title: 'Bake (JSON)',
        files: '`docker-bake*.json`',
        finds: 'the same as in HCL',
        pin: 'the same',
        alsoReadBy: 'nobody that we know of',
    },
    paths: [/\/(?:[^/]*[-_.])?docker-bake[^/]*\.json$/],
    rest: 'value',
    scan: (source, sink) => {
        const { root, faults } = parseJson(source);
        sink.faults.push(...faults);
        const lookup = (0,variable_table .j)({
            text: (name) => placeJsonString(source, jsonAt(root, 'variable', name, 'default')),
            label: (name) => `variable ${name}`,
            mentions: (0,scan_mentions .n3)(() => (0,scan_mentions .H2)(source)),
            expands: true,
        });
        for (const { value: target } of jsonEntries(jsonAt(root, 'target')))
            for (const { key, value } of jsonEntries(target)) {
                const { length, offset: start } = value;
                if (BAKE_RESULTS.has(key))
                    sink.zones.push({ start, end: start + length, kind: 'quiet' });
                if (!BAKE_ATTRIBUTES.has(key))
                    continue;
                const values = key === 'dockerfile-inline' ? [value] : jsonEntries(value).map((entry) => entry.value);
                for (const node of values) {
                    const text = placeJsonString(source, node);
                    if (text !== undefined)
                        reportBakeText(sink, 'docker-bake-json', key, text, { lookup });
                }
            }
    },
};

;// CONCATENATED MODULE: ./build/images/scan/drone.js

const drone = {
    kind: 'yaml',
    name: 'drone',
    page: {
        title: 'Drone, Vela',
        files: '`.drone.yml`, `.vela.yml`',
        finds: '`image` of steps, services and stages',
        pin: 'behind the tag',
        alsoReadBy: 'Renovate, digestabot',
    },
    paths: [/\/\.(?:drone|vela)\.ya?ml$/, /\/\.vela\/.*\.ya?ml$/],
    scan: addStepImages,
};

;// CONCATENATED MODULE: ./build/images/scan/earthfile.js





const LINE = /^([ \t]*)([A-Z][A-Z ]*[A-Z]|#)([ \t]+|$)((?:[^\n\\]|\\\r?\n|\\.)*)/gm;
const ARGUMENT = /^(?:--\S+[ \t]+)*([A-Za-z_]\w*)=(\S+)/;
const FROM = /^(?:--\S+[ \t]+)*([^\s-]\S*)/;
const PULL = /--pull[= \t]+(\S+)/g;
const earthfile = {
    kind: 'text',
    name: 'earthfile',
    page: {
        title: 'Earthly',
        files: '`Earthfile`',
        finds: '`FROM`, `WITH DOCKER --pull`, with `ARG`s',
        pin: 'behind the tag, or in the `ARG`',
        alsoReadBy: 'nobody that we know of',
    },
    paths: [/\/earthfile$/],
    rest: 'quiet',
    scan: (source, sink) => {
        const dialect = { lookup: earthfile_createLookup(source) };
        for (const match of source.matchAll(LINE)) {
            const [line, indent = '', keyword = '', blank = '', rest = ''] = match;
            const start = match.index + indent.length + keyword.length + blank.length;
            const at = (offset, text) => (0,placed_text .zF)(source, start + offset, start + offset + text.length);
            if (keyword === '#' || keyword === 'SAVE IMAGE')
                continue;
            addZone(sink, keyword, match.index, match.index + line.length);
            if (keyword === 'FROM') {
                const image = FROM.exec(rest)?.[1];
                if (image !== undefined && !image.includes('+') && image !== 'scratch')
                    (0,report_image .o)(sink, 'earthfile', at(rest.indexOf(image), image), dialect);
            }
            if (keyword !== 'WITH DOCKER')
                continue;
            for (const pulled of rest.matchAll(PULL)) {
                const image = String(pulled[1]);
                (0,report_image .o)(sink, 'earthfile', at(pulled.index + pulled[0].length - image.length, image), dialect);
            }
        }
    },
};
function addZone(sink, keyword, start, end) {
    const isExecuted = /^(?:RUN|CMD|ENTRYPOINT|HEALTHCHECK)$/.test(keyword);
    sink.zones.push({ start, end, kind: isExecuted ? 'script' : 'value' });
}
function earthfile_createLookup(source) {
    const values = new Map();
    for (const match of source.matchAll(LINE)) {
        const [line, , keyword, , rest = ''] = match;
        const [whole, name = '', value = ''] = (keyword === 'ARG' && ARGUMENT.exec(rest)) || [];
        if (whole === undefined)
            continue;
        const quoted = /^(["'])(.*)\1$/.exec(value)?.[2];
        const end = match.index + line.length - rest.length + whole.length - (quoted === undefined ? 0 : 1);
        const text = quoted ?? value;
        values.set(name, values.has(name) ? undefined : (0,placed_text .zF)(source, end - text.length, end));
    }
    const table = (0,variable_table .j)({
        text: (name) => values.get(name),
        label: (name) => `ARG ${name}`,
        mentions: (0,scan_mentions .n3)(() => (0,scan_mentions .H2)(source)),
        expands: true,
    });
    return values.size === 0 ? expand_variables .s.lookup : table;
}

;// CONCATENATED MODULE: ./build/images/scan/github-workflow.js


const githubWorkflow = {
    kind: 'yaml',
    name: 'github-workflow',
    page: {
        title: 'GitHub, Gitea and Forgejo workflows',
        files: '`.github/workflows/*.yml`, and the same below `.gitea` and `.forgejo`',
        finds: 'job containers, services, `uses: docker://…`, matrix values, input defaults, inputs of steps (`with`)',
        pin: 'behind the tag',
        alsoReadBy: 'Renovate, frizbee',
    },
    paths: [/\/\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml$/],
    scan: (context) => {
        for (const { value: trigger } of (0,yaml_lookup .Mc)((0,yaml_lookup .oB)(context.root, 'on')))
            (0,yaml_context .Kb)(context, (0,yaml_lookup .sm)((0,yaml_lookup .oB)(trigger, 'inputs')));
        for (const { value: job } of (0,yaml_lookup .Mc)((0,yaml_lookup .oB)(context.root, 'jobs'))) {
            addContainer(context, (0,yaml_lookup .oB)(job, 'container'), job);
            for (const { value: service } of (0,yaml_lookup .Mc)((0,yaml_lookup .oB)(job, 'services')))
                addContainer(context, service, job);
            scanSteps(context, (0,yaml_lookup .oB)(job, 'steps'));
        }
    },
};
const DOCKER = 'docker://';
const MATRIX_VALUE = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/;
function scanSteps(context, steps) {
    for (const step of (0,yaml_lookup .S3)(steps))
        (0,yaml_context .hk)(context, (0,yaml_lookup .oB)(step, 'uses'), DOCKER);
}
function addContainer(context, container, job) {
    const image = container?.kind === 'map' ? (0,yaml_lookup .oB)(container, 'image') : container;
    const name = MATRIX_VALUE.exec((0,yaml_lookup .Um)(image) ?? '')?.[1];
    const matrix = (0,yaml_lookup .oB)(job, 'strategy', 'matrix');
    const included = name === undefined ? [] : (0,yaml_lookup .S3)((0,yaml_lookup .oB)(matrix, 'include')).map((item) => (0,yaml_lookup .oB)(item, name));
    const values = name === undefined ? [] : [...(0,yaml_lookup .S3)((0,yaml_lookup .oB)(matrix, name)), ...included];
    for (const value of values)
        (0,yaml_context .hk)(context, value);
    if (values.length === 0)
        (0,yaml_context .hk)(context, image);
}

;// CONCATENATED MODULE: ./build/images/scan/github-action.js



const githubAction = {
    kind: 'yaml',
    name: 'github-action',
    page: {
        title: 'GitHub actions',
        files: '`action.yml`',
        finds: '`runs.image: docker://…`, steps',
        pin: 'behind the tag',
        alsoReadBy: 'Renovate, frizbee',
    },
    paths: [/\/action\.ya?ml$/],
    scan: (context) => {
        const runs = (0,yaml_lookup .oB)(context.root, 'runs');
        (0,yaml_context .hk)(context, (0,yaml_lookup .oB)(runs, 'image'), DOCKER);
        scanSteps(context, (0,yaml_lookup .oB)(runs, 'steps'));
    },
};

;// CONCATENATED MODULE: ./build/images/scan/gitlab-ci.js




const gitlabCi = {
    kind: 'yaml',
    name: 'gitlab-ci',
    page: {
        title: 'GitLab CI',
        files: '`.gitlab-ci.yml`, `*.gitlab-ci.yml`, files below `.gitlab/ci`',
        finds: '`image` and `services` of the file, `default` and jobs, with `variables`',
        pin: 'behind the tag, or in the variable',
        alsoReadBy: 'Renovate, digestabot',
    },
    paths: [/\/[^/]*\.gitlab-ci\.ya?ml$/, /\/\.gitlab(?:-ci|\/ci|\/pipelines?)\/.*\.ya?ml$/],
    recognizes: (root) => (isGitlabCi(root) ? 'likely' : undefined),
    scan: (context) => {
        const { root } = context;
        const scan = (node, variables) => {
            const inner = { ...context, dialect: { lookup: gitlab_ci_createLookup(context, variables) } };
            const image = (0,yaml_lookup .oB)(node, 'image');
            (0,yaml_context .hk)(inner, image?.kind === 'map' ? (0,yaml_lookup .oB)(image, 'name') : image);
            for (const service of (0,yaml_lookup .S3)((0,yaml_lookup .oB)(node, 'services')))
                (0,yaml_context .hk)(inner, service.kind === 'map' ? (0,yaml_lookup .oB)(service, 'name') : service);
        };
        const global = (0,yaml_lookup .oB)(root, 'variables');
        scan(root, [global]);
        for (const { key, value: job } of (0,yaml_lookup .Mc)(root))
            if (job?.kind === 'map' && !NO_JOBS.has(key))
                scan(job, [(0,yaml_lookup .oB)(job, 'variables'), global]);
    },
};
const NO_JOBS = new Set(['cache', 'include', 'spec', 'variables', 'workflow']);
function isGitlabCi(root) {
    for (const { value } of (0,yaml_lookup .Mc)(root))
        if ((0,yaml_lookup .Ms)(value, 'script') !== undefined)
            return true;
    return false;
}
function gitlab_ci_createLookup(context, scopes) {
    return (0,variable_table .j)({
        text: (name) => {
            const value = scopes.map((scope) => (0,yaml_lookup .oB)(scope, name)).find((node) => node !== undefined);
            const text = (0,yaml_lookup .b6)(value?.kind === 'map' ? (0,yaml_lookup .oB)(value, 'value') : value);
            return text && (0,yaml_scalar .c)(context.source, text.scalar);
        },
        label: (name) => `variables: ${name}`,
        mentions: context.mentions,
        expands: true,
    });
}

;// CONCATENATED MODULE: ./build/images/scan/helm-template.js
const GO_TEMPLATE = /(?:^|[^$])\{\{/;
const helmTemplate = {
    kind: 'text',
    name: 'helm-template',
    page: {
        title: 'Helm templates',
        files: '`templates/*.tpl`, and YAML with `{{` below `templates`',
        finds: 'complete references',
        pin: 'behind the tag',
        alsoReadBy: 'digestabot',
    },
    paths: [/\/templates\/.*\.tpl$/],
    rest: 'text',
    longest: Number.POSITIVE_INFINITY,
    recognizes: (path, source) => `/${path}`.includes('/templates/') && GO_TEMPLATE.test(source),
    scan: (_source, sink) => void sink.faults.push({ offset: 0, message: 'it is a Helm template', kind: 'template' }),
};

;// CONCATENATED MODULE: ./build/images/scan/groovy-variables.js


const END = /^[\n;,)\]}]$/;
function endsValue(token) {
    return token === undefined || (token.kind === 'mark' && END.test(token.text));
}
function createGroovyLookup(source, tokens) {
    const values = new Map();
    const mentions = new Map((0,scan_mentions .H2)(source));
    for (const [index, token] of tokens.entries()) {
        if (token.kind !== 'name')
            continue;
        const value = tokens[index + 2];
        if (tokens[index + 1]?.text !== '=' || value?.text === '=') {
            mentions.set(token.text, (mentions.get(token.text) ?? 0) + 1);
            continue;
        }
        const placed = value?.kind === 'text' && endsValue(tokens[index + 3]) ? value.placed : undefined;
        values.set(token.text, values.has(token.text) ? undefined : placed);
    }
    return (0,variable_table .j)({
        text: (name) => values.get(name),
        label: (name) => name,
        mentions: () => mentions,
        expands: true,
    });
}

;// CONCATENATED MODULE: ./build/images/scan/jenkinsfile.js







const jenkinsfile = {
    kind: 'text',
    name: 'jenkinsfile',
    page: {
        title: 'Jenkins',
        files: '`Jenkinsfile*`, `*.groovy`',
        finds: 'agents, `docker.image(…)`, `containerTemplate`, pods, with variables',
        pin: 'behind the tag, or in the variable',
        alsoReadBy: 'nobody that we know of',
    },
    paths: [/\/jenkinsfile[^/]*$|\.jenkinsfile$|\.groovy$/],
    scan: (source, sink) => {
        const { tokens, faults } = readCode(source, 'groovy');
        sink.faults.push(...faults);
        addTextZones(tokens, sink, 'script');
        const dialect = { lookup: createGroovyLookup(source, tokens) };
        const brackets = [];
        for (const [index, token] of tokens.entries()) {
            if (token.kind === 'mark')
                trackBracket(brackets, token.text, tokens[index - 1]);
            if (token.kind !== 'name')
                continue;
            if (token.text === 'yaml')
                scanPod(argumentAt(tokens, index + 1), sink, dialect);
            else if (namesImage(tokens, index, brackets))
                reportArgument(argumentAt(tokens, index + 1), sink, dialect);
        }
    },
};
const SYNTAX = 'jenkinsfile';
const AGENT_BLOCKS = new Set(['docker{', 'dockerContainer{']);
const IMAGE_CALLS = new Set(['containerTemplate(', 'dockerNode(', 'withDockerContainer(']);
function trackBracket(brackets, mark, previous) {
    if (/[([{]/.test(mark))
        brackets.push(`${previous?.kind === 'name' ? previous.text : ''}${mark}`);
    if (/[)\]}]/.test(mark))
        brackets.pop();
}
function namesImage(tokens, index, brackets) {
    const name = tokens[index]?.text;
    const inside = brackets.at(-1) ?? '';
    if (name === 'withDockerContainer')
        return true;
    if (name === 'docker')
        return inside === 'agent{' && tokens[index + 1]?.kind === 'text';
    if (name !== 'image')
        return false;
    const isMember = tokens[index - 1]?.text === '.' && tokens[index - 2]?.text === 'docker';
    return isMember || AGENT_BLOCKS.has(inside) || IMAGE_CALLS.has(inside);
}
function argumentAt(tokens, from) {
    const opened = tokens[from]?.kind === 'mark' && /[(:]/.test(tokens[from].text) ? from + 1 : from;
    return endsValue(tokens[opened + 1]) ? tokens[opened] : undefined;
}
function reportArgument(argument, sink, dialect) {
    if (argument?.kind === 'text') {
        (0,report_image .o)(sink, SYNTAX, (0,placed_text .K8)(argument.placed), argument.interpolates ? dialect : expand_variables .s);
    }
    else if (argument?.kind === 'name') {
        const { text, start } = argument;
        (0,report_image .o)(sink, SYNTAX, (0,placed_text .E_)(`\${${text}}`, start, start + text.length), dialect);
    }
}
function scanPod(argument, sink, dialect) {
    if (argument?.kind !== 'text' || !argument.text.includes('\n'))
        return;
    const expanded = argument.interpolates ? (0,expand_variables .i)(argument.placed, dialect) : undefined;
    const pod = expanded?.kind === 'known' ? expanded.text : argument.placed;
    (0,embedded_text .K)(pod, sink, (source, inner) => (0,kubernetes .ng)(source, inner, SYNTAX));
}

;// CONCATENATED MODULE: ./build/images/scan/ko.js


const ko = {
    kind: 'yaml',
    name: 'ko',
    page: {
        title: 'ko',
        files: '`.ko.yaml`',
        finds: 'base images',
        pin: 'behind the tag',
        alsoReadBy: 'digestabot',
    },
    paths: [/\/\.ko\.ya?ml$/],
    scan: (context) => {
        (0,yaml_context .hk)(context, (0,yaml_lookup .oB)(context.root, 'defaultBaseImage'));
        for (const { value } of (0,yaml_lookup .Mc)((0,yaml_lookup .oB)(context.root, 'baseImageOverrides')))
            (0,yaml_context .hk)(context, value);
    },
};

var kustomize_images = __webpack_require__(63573);
;// CONCATENATED MODULE: ./build/images/scan/kustomize.js







const kustomize = {
    kind: 'yaml',
    name: 'kustomize',
    page: {
        title: 'Kustomize',
        files: '`kustomization.yaml`',
        finds: '`images`, inline patches, inline chart values',
        pin: '`digest` beside `newTag`',
        alsoReadBy: 'Renovate',
    },
    paths: [/\/kustomization(?:\.ya?ml)?$/],
    recognizes: (root) => ((0,kubernetes .nq)(root) === 'kustomize.config.k8s.io' ? 'surely' : undefined),
    scan: (context) => {
        const { root } = context;
        (0,kustomize_images .H)(context, (0,yaml_lookup .oB)(root, 'images'));
        for (const patch of [...(0,yaml_lookup .S3)((0,yaml_lookup .oB)(root, 'patches')), ...(0,yaml_lookup .S3)((0,yaml_lookup .oB)(root, 'patchesJson6902'))])
            scanPatch(context, (0,yaml_lookup .oB)(patch, 'patch'));
        for (const patch of (0,yaml_lookup .S3)((0,yaml_lookup .oB)(root, 'patchesStrategicMerge')))
            scanPatch(context, patch);
        for (const chart of (0,yaml_lookup .S3)((0,yaml_lookup .oB)(root, 'helmCharts')))
            (0,helm_values .sg)({ ...context, root: (0,yaml_lookup .oB)(chart, 'valuesInline') });
    },
};
function scanPatch(context, node) {
    const text = (0,yaml_lookup .b6)(node);
    if (text === undefined || !text.value.includes('\n'))
        return;
    (0,embedded_text .K)((0,placed_text .K8)((0,yaml_scalar .c)(context.source, text.scalar)), context.sink, (source, sink) => (0,kubernetes .ng)(source, sink, context.syntax));
}

;// CONCATENATED MODULE: ./build/images/scan/markdown.js
const FENCE = /^(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*(`{3,}|~{3,})([^\n]*)$/gm;
const markdown = {
    kind: 'text',
    name: 'markdown',
    page: {
        title: 'Markdown',
        files: '`*.md`, `*.markdown`, `*.mdx`',
        finds: 'complete references in fenced code',
        pin: 'behind the tag',
        alsoReadBy: 'nobody that we know of',
    },
    paths: [/\.(?:md|markdown|mdx|mdc|qmd|rmd)$/],
    longest: Number.POSITIVE_INFINITY,
    scan: (source, sink) => {
        let open;
        const push = (start, end) => sink.zones.push({ start, end, kind: 'text' });
        for (const match of source.replaceAll('\r', ' ').matchAll(FENCE)) {
            const [line, mark = '', info = ''] = match;
            if (open === undefined) {
                if (!(mark.startsWith('`') && info.includes('`')))
                    open = { mark, start: match.index + line.length };
            }
            else if (mark.startsWith(open.mark) && info.trim() === '') {
                push(open.start, match.index);
                open = undefined;
            }
        }
        if (open !== undefined)
            push(open.start, source.length);
    },
};

;// CONCATENATED MODULE: ./build/images/scan/hcl-images.js





const hcl_images_EXECUTED = new Set(['args', 'command', 'entrypoint', 'inline', 'script']);
const TEMPLATE = /[$%]\{/;
function scanHclImages(source, sink, syntax, namesImage) {
    const { tokens, faults } = readCode(source, 'hcl');
    sink.faults.push(...faults);
    addTextZones(tokens, sink, 'text');
    for (const attribute of readHclAttributes(tokens)) {
        const { name, value } = attribute;
        if (hcl_images_EXECUTED.has(name))
            addTextZones(value, sink, 'script');
        const text = onlyText(value);
        if (text !== undefined && namesImage(attribute) && !TEMPLATE.test(text.text))
            (0,report_image .o)(sink, syntax, (0,placed_text .K8)(text.placed), expand_variables .s);
    }
}
function onlyText(value) {
    const [only, ...others] = value;
    return only?.kind === 'text' && others.length === 0 ? only : undefined;
}

;// CONCATENATED MODULE: ./build/images/scan/nomad.js

const nomad = {
    kind: 'text',
    name: 'nomad',
    page: {
        title: 'Nomad',
        files: '`*.nomad`, `*.nomad.hcl`',
        finds: '`image` in the `config` of tasks',
        pin: 'behind the tag',
        alsoReadBy: 'Renovate',
    },
    paths: [/\.nomad(?:\.hcl)?$/],
    scan: (source, sink) => scanHclImages(source, sink, 'nomad', ({ block, name }) => block === 'config' && name === 'image'),
};

;// CONCATENATED MODULE: ./build/images/scan/quadlet.js



const quadlet_LINE = /^[ \t]*(?:([#;][^\n]*)|\[([^\]\n]*)\]|([A-Za-z]+)[ \t]*=[ \t]*([^\n]*))/gm;
const quadlet_SCHEME = /^docker:\/\//;
const SECTIONS = new Set(['Container', 'Image', 'Volume']);
const quadlet = {
    kind: 'text',
    name: 'quadlet',
    page: {
        title: 'Podman Quadlet',
        files: '`*.container`, `*.image`, `*.volume`, `*.build`, `*.kube`',
        finds: '`Image=`, unless it names another unit',
        pin: 'behind the tag',
        alsoReadBy: 'Renovate',
    },
    paths: [/\.(?:container|volume|build|kube|pod|image)$/],
    rest: 'text',
    scan: (source, sink) => {
        let section = '';
        for (const match of source.matchAll(quadlet_LINE)) {
            const [line, comment, title, key = '', rest = ''] = match;
            const end = match.index + line.length;
            if (title !== undefined)
                section = title;
            const [scheme = ''] = quadlet_SCHEME.exec(rest) ?? [];
            const value = rest.slice(scheme.length).trimEnd();
            const start = end - rest.length + scheme.length;
            if (comment !== undefined || key === 'ImageTag')
                sink.zones.push({ start: match.index, end, kind: 'quiet' });
            else if (/^(?:Exec|HealthCmd|Pull)/.test(key))
                sink.zones.push({ start, end, kind: 'script' });
            else if (key === 'Image' && SECTIONS.has(section) && !/\.(?:image|build)$/.test(value))
                (0,report_image .o)(sink, 'quadlet', (0,placed_text .zF)(source, start, start + value.length), expand_variables .s);
        }
    },
};

var chart_settings = __webpack_require__(15327);
;// CONCATENATED MODULE: ./build/images/scan/skaffold.js




const skaffold = {
    kind: 'yaml',
    name: 'skaffold',
    page: {
        title: 'Skaffold',
        files: '`skaffold*.yaml`',
        finds: 'builders, base images, containers, build arguments, `setValues`',
        pin: 'behind the tag',
        alsoReadBy: 'digestabot',
    },
    paths: [/\/skaffold[^/]*\.ya?ml$/],
    recognizes: (root) => ((0,kubernetes .nq)(root) === 'skaffold' ? 'surely' : undefined),
    scan: (context) => {
        for (const map of (0,yaml_lookup .jQ)(context.root)) {
            for (const key of IMAGE_KEYS)
                (0,yaml_context .hk)(context, (0,yaml_lookup .Ms)(map, key)?.value);
            (0,yaml_context .hk)(context, (0,yaml_lookup .oB)(map, 'kaniko', 'image'));
            (0,yaml_context .hk)(context, (0,yaml_lookup .oB)(map, 'container', 'image'));
            for (const container of (0,yaml_lookup .S3)((0,yaml_lookup .Ms)(map, 'containers')?.value))
                (0,yaml_context .hk)(context, (0,yaml_lookup .oB)(container, 'image'));
            (0,chart_settings .PJ)(context, (0,yaml_lookup .Ms)(map, 'setValues')?.value);
            (0,yaml_context .XS)(context, (0,yaml_lookup .sm)((0,yaml_lookup .Ms)(map, 'buildArgs')?.value));
        }
    },
};
const IMAGE_KEYS = [
    'builder',
    'dockerImage',
    'fromImage',
    'gradleImage',
    'initImage',
    'kanikoImage',
    'koImage',
    'mavenImage',
    'packImage',
    'runImage',
];

;// CONCATENATED MODULE: ./build/images/scan/tekton.js






const tekton = {
    kind: 'yaml',
    name: 'tekton',
    page: {
        title: 'Tekton',
        files: 'by `apiVersion`',
        finds: 'steps, sidecars, bundles, with parameter defaults',
        pin: 'behind the tag, or in the default',
        alsoReadBy: 'Renovate, digestabot',
    },
    paths: [],
    recognizes: (root) => (/^(?:.*\.)?tekton\.dev$/.test((0,kubernetes .nq)(root) ?? '') ? 'surely' : undefined),
    scan: (context) => {
        const inner = {
            ...context,
            dialect: { ...expand_variables .s, inParentheses: tekton_createLookup(context) },
        };
        (0,kubernetes .WU)(inner);
        for (const map of (0,yaml_lookup .jQ)(context.root)) {
            (0,yaml_context .hk)(inner, (0,yaml_lookup .oB)(map, 'bundle'));
            if ((0,yaml_lookup .Um)((0,yaml_lookup .oB)(map, 'resolver')) !== 'bundles')
                continue;
            for (const parameter of (0,yaml_lookup .S3)((0,yaml_lookup .oB)(map, 'params')))
                if ((0,yaml_lookup .Um)((0,yaml_lookup .oB)(parameter, 'name')) === 'bundle')
                    (0,yaml_context .hk)(inner, (0,yaml_lookup .oB)(parameter, 'value'));
        }
    },
};
const PARAMETER = /^(?:inputs\.)?params(?:\.|\[["'])([\w.-]+?)(?:["']\])?$/;
function tekton_createLookup(context) {
    const defaults = new Map();
    for (const map of (0,yaml_lookup .jQ)(context.root))
        for (const parameter of (0,yaml_lookup .S3)((0,yaml_lookup .oB)(map, 'params'))) {
            const name = (0,yaml_lookup .Um)((0,yaml_lookup .oB)(parameter, 'name'));
            const text = (0,yaml_lookup .b6)((0,yaml_lookup .oB)(parameter, 'default'));
            if (name !== undefined && text !== undefined)
                defaults.set(name, defaults.has(name) ? undefined : text);
        }
    const lookup = (0,variable_table .j)({
        text: (name) => {
            const text = defaults.get(name);
            return text && (0,yaml_scalar .c)(context.source, text.scalar);
        },
        label: (name) => `params: ${name}`,
        mentions: context.parameterMentions,
        expands: false,
    });
    return (written) => lookup(PARAMETER.exec(written)?.[1] ?? '');
}

;// CONCATENATED MODULE: ./build/images/scan/terraform.js

const terraform = {
    kind: 'text',
    name: 'terraform',
    page: {
        title: 'Terraform, OpenTofu',
        files: '`*.tf`, `*.tofu`, `*.tfvars`',
        finds: '`image` attributes, `name` of `docker_image`, complete references in any text',
        pin: 'behind the tag',
        alsoReadBy: 'Renovate, digestabot',
    },
    paths: [/\.(?:tf|tofu|tfvars)$/],
    scan: (source, sink) => scanHclImages(source, sink, 'terraform', ({ block, label, name }) => /^(?:image|image_uri|container_image|docker_image)$/.test(name) ||
        (name === 'name' && block === 'resource' && label.startsWith('docker_image '))),
};

var scan_text = __webpack_require__(99102);
;// CONCATENATED MODULE: ./build/images/scan/woodpecker.js

const woodpecker = {
    kind: 'yaml',
    name: 'woodpecker',
    page: {
        title: 'Woodpecker, Crow',
        files: '`.woodpecker.yml`, `.woodpecker/*.yml`, and the same with `.crow`',
        finds: '`image` of steps, services and clone steps',
        pin: 'behind the tag',
        alsoReadBy: 'Renovate, digestabot',
    },
    paths: [/\/\.(?:woodpecker|crow)\.ya?ml$/, /\/\.(?:woodpecker|crow)\/.*\.ya?ml$/],
    scan: addStepImages,
};

var yaml = __webpack_require__(76694);
;// CONCATENATED MODULE: ./build/images/scan/syntaxes.js



































const SYNTAXES = [
    dockerfile,
    githubWorkflow,
    githubAction,
    gitlabCi,
    circleci,
    azurePipelines,
    buildkite,
    woodpecker,
    drone,
    bitbucketPipelines,
    cloudBuild,
    compose,
    kustomize,
    ko,
    skaffold,
    tekton,
    crossplane,
    kubernetes .pm,
    helm_values .ld,
    apko,
    ansible,
    dockerBakeHcl,
    dockerBakeJson,
    devcontainer,
    jenkinsfile,
    terraform,
    nomad,
    quadlet,
    buildpacks,
    earthfile,
    bazel,
    helmTemplate,
    markdown,
    yaml .o,
    scan_text .Q,
];


  }),

  99102:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  text)
  });
const text = {
    kind: 'text',
    name: 'text',
    page: {
        title: 'Any other text',
        files: 'all other tracked files: Makefiles, scripts, `.env`, Go, TOML, …',
        finds: 'complete references (`host/organization/name:tag`)',
        pin: 'behind the tag',
        alsoReadBy: 'digestabot (Makefiles, scripts, Go and a few others)',
    },
    paths: [],
    rest: 'text',
    longest: Number.POSITIVE_INFINITY,
    scan: () => undefined,
};


  }),

  53020:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    j: () => (  createVariableTable)
  });
  var _expand_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48341);

const MAXIMUM_DEPTH = 8;
function createVariableTable({ text, label, mentions, expands }) {
    const known = new Map();
    let depth = 0;
    function read(name) {
        const written = text(name);
        if (written === undefined || depth > MAXIMUM_DEPTH)
            return undefined;
        const dialect = expands ? { lookup } : _expand_variables_js__WEBPACK_IMPORTED_MODULE_0__  .s;
        depth += 1;
        const expanded = (0,_expand_variables_js__WEBPACK_IMPORTED_MODULE_0__  .i)(written, dialect);
        depth -= 1;
        const [first] = written.pieces;
        if (expanded.kind === 'unknown' || first === undefined)
            return undefined;
        const definition = { label: label(name), offset: first.start, mentions: mentions().get(name) ?? 0 };
        return { text: expanded.text, definition, uses: expanded.uses };
    }
    function lookup(name) {
        if (!known.has(name)) {
            known.set(name, undefined);
            known.set(name, read(name));
        }
        return known.get(name);
    }
    return lookup;
}


  }),

  86080:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A3: () => (  addQuiet),
    J4: () => (  createYamlContext),
    Kb: () => (  addDefaults),
    XS: () => (  addImageArguments),
    hk: () => (  addImage),
    j: () => (  addText)
  });
  var _image_reference_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63018);
  var _expand_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48341);
  var _image_map_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8123);
  var _mentions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23050);
  var _placed_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9486);
  var _report_image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65079);
  var _yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71561);
  var _yaml_scalar_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17395);








const LONGEST_TEXT = 8192;
function createYamlContext(source, syntax, sink, environment) {
    return {
        source,
        root: undefined,
        syntax,
        sink,
        dialect: _expand_variables_js__WEBPACK_IMPORTED_MODULE_0__  .s,
        onlyComplete: false,
        seen: new Set(),
        mentions: (0,_mentions_js__WEBPACK_IMPORTED_MODULE_5__  .n3)(() => (0,_mentions_js__WEBPACK_IMPORTED_MODULE_5__  .H2)(source)),
        parameterMentions: (0,_mentions_js__WEBPACK_IMPORTED_MODULE_5__  .n3)(() => (0,_mentions_js__WEBPACK_IMPORTED_MODULE_5__  .q8)(source)),
        environment,
        readerOf: () => _image_map_reader_js__WEBPACK_IMPORTED_MODULE_1__  .hq,
    };
}
function addImage(context, node, prefix = '') {
    const text = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__  .b6)(node);
    if (text === undefined || context.seen.has(text) || isNoName(text))
        return;
    const placed = (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_6__  .K8)((0,_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_4__  .c)(context.source, text.scalar));
    if (!placed.value.startsWith(prefix))
        return;
    if (addText(context, (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_6__  .ao)(placed, prefix.length), {}, hasHost))
        context.seen.add(text);
}
function addImageArguments(context, nodes) {
    for (const node of nodes) {
        const text = (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__  .b6)(node);
        if (text === undefined || context.seen.has(text) || isNoName(text))
            continue;
        context.seen.add(text);
        const placed = (0,_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_4__  .c)(context.source, text.scalar);
        addText({ ...context, onlyComplete: true }, (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_6__  .ao)(placed, placed.value.indexOf('=') + 1));
    }
}
function addDefaults(context, parameters) {
    addImageArguments(context, parameters.map((parameter) => (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_3__  .oB)(parameter, 'default')));
}
function addText(context, text, details = {}, isSure = _image_reference_js__WEBPACK_IMPORTED_MODULE_7__  .De) {
    if (context.onlyComplete) {
        const expanded = (0,_expand_variables_js__WEBPACK_IMPORTED_MODULE_0__  .i)(text, context.dialect);
        if (expanded.kind === 'unknown' || !isSure(expanded.text.value))
            return false;
    }
    (0,_report_image_js__WEBPACK_IMPORTED_MODULE_2__  .o)(context.sink, context.syntax, text, context.dialect, details);
    return true;
}
function addQuiet(context, node) {
    if (node?.kind !== 'text')
        return;
    const [start, end] = node.scalar.range;
    context.sink.zones.push({ start, end, kind: 'quiet' });
}
function hasHost(name) {
    const parsed = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_7__  .o_)(name);
    if (parsed.kind === 'malformed')
        return (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_7__  .De)(name);
    return parsed.reference.host !== undefined;
}
function isNoName(text) {
    if (text.value.length > LONGEST_TEXT)
        return true;
    return text.isPlain && /^(?:true|false|[-+.\d]+)$/i.test(text.value);
}


  }),

  71561:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Mc: () => (  entriesOf),
    Ms: () => (  entryOf),
    S3: () => (  itemsOf),
    Um: () => (  scalarValue),
    b6: () => (  textOf),
    jQ: () => (  mapsOf),
    oB: () => (  nodeAt),
    sm: () => (  valuesOf)
  });
const MERGE = '<<';
const MAXIMUM_MERGES = 64;
const NULL = /^(?:|~|null|Null|NULL)$/;
const answers = new WeakMap();
function entryOf(node, key, depth = 0) {
    if (node?.kind !== 'map' || depth > MAXIMUM_MERGES)
        return undefined;
    const direct = node.own.get(key);
    if (direct !== undefined || !node.own.has(MERGE))
        return direct;
    const known = answers.get(node) ?? new Map();
    answers.set(node, known);
    if (!known.has(key)) {
        known.set(key, undefined);
        for (const base of mergedInto(node)) {
            const inherited = entryOf(base, key, depth + 1);
            if (inherited === undefined)
                continue;
            known.set(key, inherited);
            break;
        }
    }
    return known.get(key);
}
function nodeAt(node, ...path) {
    return path.reduce((at, key) => entryOf(at, key)?.value, node);
}
function* entriesOf(node, seen = new Set()) {
    if (node?.kind !== 'map' || seen.has(node) || seen.size > MAXIMUM_MERGES)
        return;
    seen.add(node);
    for (const entry of node.own.values())
        if (entry.key !== MERGE)
            yield entry;
    for (const base of mergedInto(node))
        yield* entriesOf(base, seen);
}
function valuesOf(node) {
    return [...entriesOf(node)].map(({ value }) => value);
}
function itemsOf(node) {
    return node?.kind === 'list' ? node.items : [];
}
function textOf(node) {
    if (node?.kind !== 'text')
        return undefined;
    return node.isPlain && NULL.test(node.value) ? undefined : node;
}
function scalarValue(node) {
    return textOf(node)?.value;
}
function mapsOf(root, leaveOut = () => false) {
    const maps = [];
    const seen = new Set();
    const visit = (node, key) => {
        if (node === undefined || node.kind === 'text' || seen.has(node))
            return;
        seen.add(node);
        if (node.kind === 'list') {
            for (const item of node.items)
                visit(item, key);
        }
        else if (!leaveOut(node, key)) {
            maps.push(node);
            for (const entry of node.own.values())
                visit(entry.value, entry.key);
        }
    };
    visit(root, '');
    return maps;
}
function mergedInto(map) {
    const value = map.own.get(MERGE)?.value;
    return value === undefined ? [] : value.kind === 'list' ? value.items : [value];
}


  }),

  12779:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  addEntry)
  });
function addEntry(map, own, faults, { scalar, value: key }, value, writtenEnd) {
    const [keyStart, keyEnd] = scalar.range;
    if (own.has(key)) {
        faults.push({ offset: keyStart, message: `the key \`${key.slice(0, 80)}\` appears twice` });
        return;
    }
    own.set(key, { key, keyStart, keyEnd, valueEnd: writtenEnd ?? keyEnd, value, map });
}


  }),

  17395:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    c: () => (  placeScalar)
  });
  var _escaped_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85654);
  var _placed_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9486);


function placeScalar(source, scalar) {
    const [start, end] = scalar.range;
    switch (scalar.type) {
        case 'BLOCK_LITERAL':
        case 'BLOCK_FOLDED':
            return placeBlock(source, scalar);
        case 'QUOTE_DOUBLE':
            return placeFlow(source, start + 1, end - 1, _escaped_text_js__WEBPACK_IMPORTED_MODULE_0__  .M);
        case 'QUOTE_SINGLE':
            return placeFlow(source, start + 1, end - 1, placeSingleQuoted);
        default:
            return placeFlow(source, start, end, _placed_text_js__WEBPACK_IMPORTED_MODULE_1__  .zF);
    }
}
function placeSingleQuoted(source, start, end) {
    const raw = source.slice(start, end);
    const parts = [];
    let at = 0;
    for (let quote = raw.indexOf("''"); quote >= 0; quote = raw.indexOf("''", at)) {
        parts.push((0,_placed_text_js__WEBPACK_IMPORTED_MODULE_1__  .zF)(source, start + at, start + quote), (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_1__  .E_)("'", start + quote, start + quote + 2));
        at = quote + 2;
    }
    return (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_1__  .oL)([...parts, (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_1__  .zF)(source, start + at, end)]);
}
function placeFlow(source, start, end, placeLine) {
    const lines = source.slice(start, end).split('\n');
    const parts = [];
    let at = start;
    let brokenAt = start;
    let blankLines = 0;
    let isEscaped = false;
    for (const [index, line] of lines.entries()) {
        const isFirst = index === 0;
        const isLast = index === lines.length - 1;
        const content = isLast ? line : withoutTrailingBlanks(line, placeLine === _escaped_text_js__WEBPACK_IMPORTED_MODULE_0__  .M);
        const first = isFirst ? at : Math.min(at + leadingBlanks(line), at + content.length);
        const last = at + content.length;
        at += line.length + 1;
        if (!isFirst && !isLast && first === last) {
            blankLines += 1;
            continue;
        }
        const fold = blankLines > 0 ? '\n'.repeat(blankLines) : isEscaped ? '' : ' ';
        if (!isFirst)
            parts.push((0,_placed_text_js__WEBPACK_IMPORTED_MODULE_1__  .E_)(fold, brokenAt, first));
        isEscaped = !isLast && placeLine === _escaped_text_js__WEBPACK_IMPORTED_MODULE_0__  .M && endsInEscape(content);
        parts.push(placeLine(source, first, isEscaped ? last - 1 : last));
        brokenAt = last;
        blankLines = 0;
    }
    return (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_1__  .oL)(parts);
}
function withoutTrailingBlanks(line, hasEscapes) {
    const content = line.trimEnd();
    const keepsOne = hasEscapes && endsInEscape(content) && /[ \t]/.test(line.charAt(content.length));
    return keepsOne ? line.slice(0, content.length + 1) : content;
}
function placeBlock(source, scalar) {
    const [start, end] = scalar.range;
    const value = String(scalar.value);
    const isFolded = scalar.type === 'BLOCK_FOLDED';
    const [header = '', ...lines] = source.slice(start, end).split('\n');
    const written = indentOf(lines);
    const indent = Number.isFinite(written) ? written - indentOf(value.split('\n')) : written;
    const parts = [];
    let at = start + header.length + 1;
    for (const [index, line] of lines.entries()) {
        const first = at + Math.min(indent, leadingSpaces(line));
        const last = at + (line.endsWith('\r') ? line.length - 1 : line.length);
        const next = at + line.length + 1;
        if (first < last)
            parts.push((0,_placed_text_js__WEBPACK_IMPORTED_MODULE_1__  .zF)(source, first, last));
        const folds = isFolded && first < last && /\S/.test(lines[index + 1]?.charAt(indent) ?? '');
        if (next <= end)
            parts.push((0,_placed_text_js__WEBPACK_IMPORTED_MODULE_1__  .E_)(folds ? ' ' : '\n', last, next));
        at = next;
    }
    return isFolded ? (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_1__  .oL)(parts) : (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_1__  .ao)((0,_placed_text_js__WEBPACK_IMPORTED_MODULE_1__  .oL)(parts), 0, value.length);
}
function indentOf(lines) {
    const first = lines.find((line) => /\S/.test(line));
    return first === undefined ? Number.POSITIVE_INFINITY : leadingSpaces(first);
}
function leadingSpaces(line) {
    return line.length - line.replace(/^ +/, '').length;
}
function leadingBlanks(line) {
    return line.length - line.replace(/^[ \t]+/, '').length;
}
function endsInEscape(line) {
    let backslashes = 0;
    while (line.charAt(line.length - 1 - backslashes) === '\\')
        backslashes += 1;
    return backslashes % 2 === 1;
}


  }),

  76694:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    o: () => (  yaml)
  });
  var _chart_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15327);
  var _helm_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37992);
  var _image_maps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20742);
  var _kubernetes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17330);
  var _yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71561);





const yaml = {
    kind: 'yaml',
    name: 'yaml',
    page: {
        title: 'Any other YAML and JSON',
        files: '`*.yaml`, `*.yml`, `*.json`',
        finds: '`image` and similar keys with a registry host, lists under `images`, complete references in any value (in JSON other than Kubernetes manifests, only those)',
        pin: 'behind the tag; in the tag where it stands apart',
        alsoReadBy: 'frizbee (`image`), digestabot',
    },
    paths: [/\.(?:ya?ml|json)$/],
    values: 'text',
    scan: (context) => {
        const careful = { ...context, onlyComplete: true };
        (0,_helm_values_js__WEBPACK_IMPORTED_MODULE_1__  .sg)(careful);
        for (const map of (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .jQ)(context.root)) {
            (0,_image_maps_js__WEBPACK_IMPORTED_MODULE_2__  .H)(careful, map, scanInner);
            (0,_chart_settings_js__WEBPACK_IMPORTED_MODULE_0__  .pU)(careful, map);
        }
        for (const operation of (0,_yaml_lookup_js__WEBPACK_IMPORTED_MODULE_4__  .S3)(context.root))
            (0,_kubernetes_js__WEBPACK_IMPORTED_MODULE_3__  .A9)(careful, operation);
    },
};
function scanInner(source, sink) {
    (0,_kubernetes_js__WEBPACK_IMPORTED_MODULE_3__  .ng)(source, sink, yaml.name);
}


  })

};
;