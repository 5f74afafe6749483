export const id = 1966;
export const ids = [1966];
export const modules = {

/***/ 71966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gatherFileReferences: () => (/* binding */ gatherFileReferences)
});

// EXTERNAL MODULE: ./build/base/counted.js
var counted = __webpack_require__(34150);
// EXTERNAL MODULE: ./build/base/glob.js
var glob = __webpack_require__(56120);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
// EXTERNAL MODULE: ./build/base/pool.js
var pool = __webpack_require__(24344);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(45794);
// EXTERNAL MODULE: ./build/domain/image-name.js
var image_name = __webpack_require__(20270);
// EXTERNAL MODULE: ./build/host/workspace-files.js
var workspace_files = __webpack_require__(8892);
// EXTERNAL MODULE: ./build/platform/errors.js
var errors = __webpack_require__(34779);
// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(50880);
;// CONCATENATED MODULE: ./build/scan/complete-reference.js

/**
 * Whether a text that may be anything (a build argument, a value in an unknown YAML file) surely names an image: it has
 * a registry host and a tag or a digest.
 */
function isCompleteReference(text) {
    const parsed = (0,image_reference/* parseImageReference */.o_)(text);
    if (parsed.kind === 'malformed')
        return false;
    const { host, tag, digest } = parsed.reference;
    return host !== undefined && (tag !== undefined || digest !== undefined);
}

;// CONCATENATED MODULE: ./build/scan/placed-text.js
/** The source range as it is, without any decoding. */
function placeRange(source, start, end) {
    return placeDecoded(source.slice(start, end), start, end);
}
/** A decoded value that stands for the whole range and cannot be split. */
function placeDecoded(value, start, end) {
    return { value, pieces: value === '' ? [] : [{ text: value, start, end, from: undefined }] };
}
/** Puts texts one after the other; neighbours in the source become one piece. */
function joinPlaced(parts) {
    const pieces = [];
    for (const part of parts) {
        for (const piece of part.pieces) {
            const last = pieces.at(-1);
            if (last !== undefined &&
                isExact(last) &&
                isExact(piece) &&
                last.end === piece.start &&
                last.from === piece.from) {
                pieces[pieces.length - 1] = { ...last, text: last.text + piece.text, end: piece.end };
            }
            else {
                pieces.push(piece);
            }
        }
    }
    return { value: parts.map((part) => part.value).join(''), pieces };
}
/** The characters from index `from` up to index `to` of the decoded value. */
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
/** Without white space at both ends. */
function trimPlaced(placed) {
    const start = placed.value.length - placed.value.trimStart().length;
    return slicePlaced(placed, start, Math.max(start, placed.value.trimEnd().length));
}
/** Says that these characters come from a variable, unless an inner variable has already been noted. */
function markDefinition(placed, definition) {
    return {
        value: placed.value,
        pieces: placed.pieces.map((piece) => ({ ...piece, from: piece.from ?? definition })),
    };
}
/** The piece that holds the character at this index of the decoded value. */
function pieceAt(placed, index) {
    let at = 0;
    for (const piece of placed.pieces) {
        if (index < at + piece.text.length)
            return { piece, within: index - at };
        at += piece.text.length;
    }
    return undefined;
}
/** Source offset just before the character at this index; at the end of the text, just after the last one. */
function offsetOf(placed, index) {
    const hit = pieceAt(placed, index);
    if (hit === undefined)
        return placed.pieces.at(-1)?.end ?? 0;
    return isExact(hit.piece) ? hit.piece.start + hit.within : hit.piece.start;
}
/** Source offset just after the character before this index; `offsetOf` where there is none. */
function offsetAfter(placed, index) {
    const hit = index === 0 ? undefined : pieceAt(placed, index - 1);
    if (hit === undefined)
        return offsetOf(placed, index);
    return isExact(hit.piece) ? hit.piece.start + hit.within + 1 : hit.piece.end;
}
function isExact(piece) {
    return piece.text.length === piece.end - piece.start;
}

;// CONCATENATED MODULE: ./build/scan/dockerfile-words.js

/**
 * The first logical line of an instruction: lines that end with the escape character are joined, and comments and blank
 * lines between them go, as BuildKit does. A heredoc's body does not belong to it.
 */
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
        parts.push(placeRange(source, lineEnd - line.length, lineEnd - line.length + kept));
        if (!isContinued)
            break;
    }
    return joinPlaced(parts);
}
/** The words of a line as written, quotes and variables and all; a lazy list, since callers want the first ones. */
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
            yield slicePlaced(line, start, at);
            start = -1;
        }
    }
    if (start >= 0)
        yield slicePlaced(line, start);
}

;// CONCATENATED MODULE: ./build/scan/expand-variables.js

/** Longer texts are no image references: the grammar ends at 4096 characters. */
const MAXIMUM_LENGTH = 8192;
const MAXIMUM_DEPTH = 16;
const MAXIMUM_USES = 64;
const NOTHING = { value: '', pieces: [] };
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NO_VARIABLES = { lookup: () => undefined };
/**
 * Replaces `$NAME`, `${NAME}`, `${NAME:-default}`, `${NAME:=default}` and `${NAME:+other}` (colon optional), by the rules
 * that Dockerfile, Compose and `envsubst` share; `$$` is a dollar sign except in a Dockerfile.
 */
function expandVariables(text, dialect, depth = 0) {
    if (text.value.length > MAXIMUM_LENGTH || depth > MAXIMUM_DEPTH)
        return { kind: 'unknown', reason: 'it is too long to be an image reference', uses: [] };
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
                parts.push(slicePlaced(text, at + 1, end));
                at = end + 1;
                continue;
            }
            if (char === '"') {
                quoted = !quoted;
                at += 1;
                continue;
            }
            if (char === dialect.escape) {
                parts.push(slicePlaced(text, at + 1, at + 2));
                at += 2;
                continue;
            }
        }
        if (char !== '$') {
            parts.push(slicePlaced(text, at, at + 1));
            at += 1;
            continue;
        }
        const step = expandOne(text, at, dialect, depth);
        uses.push(...step.uses);
        if (step.kind === 'unknown')
            return { ...step, uses };
        if (uses.length > MAXIMUM_USES)
            return { kind: 'unknown', reason: 'it uses too many variables', uses: [] };
        parts.push(step.text);
        at = step.next;
    }
    return { kind: 'known', text: joinPlaced(parts), uses };
}
function expandOne(text, at, dialect, depth) {
    const { value } = text;
    const following = value.charAt(at + 1);
    if (following === '$' && dialect.escape === undefined)
        return { kind: 'known', text: slicePlaced(text, at + 1, at + 2), uses: [], next: at + 2 };
    if (following === '(')
        return expandParentheses(text, at, dialect);
    const braced = following === '{';
    const nameAt = braced ? at + 2 : at + 1;
    const name = nameFrom(value, nameAt);
    const end = braced ? closingBrace(value, nameAt) : nameAt + name.length;
    const written = value.slice(at, end < 0 ? value.length : end + (braced ? 1 : 0));
    if (written === '$')
        return { kind: 'known', text: slicePlaced(text, at, at + 1), uses: [], next: at + 1 };
    if (name === '' || end < 0)
        return unknown(written);
    const operator = value.slice(nameAt + name.length, end);
    const next = end + (braced ? 1 : 0);
    const variable = dialect.lookup(name);
    const uses = usesOf(variable, offsetOf(text, at));
    if (operator === '') {
        if (variable === undefined)
            return unknown(written);
        return { kind: 'known', text: markDefinition(variable.text, variable.definition), uses, next };
    }
    const match = /^(:?)([-=+])/.exec(operator);
    if (match === null)
        return unknown(written, uses);
    const isSet = variable !== undefined && (match[1] === '' || variable.text.value !== '');
    const takesOther = match[2] === '+' ? isSet : !isSet;
    if (takesOther) {
        const other = expandVariables(slicePlaced(text, nameAt + name.length + match[0].length, end), dialect, depth + 1);
        const all = [...uses, ...other.uses];
        return other.kind === 'unknown' ? { ...other, uses: all } : { ...other, uses: all, next };
    }
    const kept = match[2] === '+' || variable === undefined ? NOTHING : markDefinition(variable.text, variable.definition);
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
    const marked = markDefinition(variable.text, variable.definition);
    return { kind: 'known', text: marked, uses: usesOf(variable, offsetOf(text, at)), next: close + 1 };
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

;// CONCATENATED MODULE: ./build/scan/mentions.js
const MENTION = /\$\{?([A-Za-z_][A-Za-z0-9_]*)/g;
const PARAMETER = /\$\((?:inputs\.)?params(?:\.|\[["'])([\w.-]+?)(?:["']\])?\)/g;
/** How often a text mentions each variable as `$NAME` or `${NAME`. */
function countMentions(text) {
    return countMatches(text, MENTION);
}
/** How often a text mentions each Tekton parameter as `$(params.name)` or `$(params["name"])`. */
function countParameterMentions(text) {
    return countMatches(text, PARAMETER);
}
/** Puts off a count until a variable is found. */
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

;// CONCATENATED MODULE: ./build/scan/dockerfile-arguments.js




/** An instruction with more arguments is not read to its end. */
const MAXIMUM_ARGUMENTS = 64;
/** Notes what `ARG NAME=value …` before the first `FROM` defines; without a value, or with an unknown one, nothing is known. */
function defineArguments(line, escapeCharacter, dialect, mentions, globals) {
    for (const word of argumentsOf(line, escapeCharacter)) {
        const equals = word.value.indexOf('=');
        if (equals < 0)
            continue;
        const name = word.value.slice(0, equals);
        const value = slicePlaced(word, equals + 1);
        const expanded = expandVariables(value, dialect);
        globals.delete(name);
        if (expanded.kind === 'unknown')
            continue;
        const definition = {
            label: `ARG ${name}`,
            offset: offsetOf(word, equals + 1),
            mentions: mentions.get(name) ?? 0,
        };
        globals.set(name, { text: expanded.text, definition, uses: expanded.uses });
    }
}
/**
 * How often each global ARG is read: in the ARGs before the first `FROM`, in `FROM` itself, and once for each stage that
 * takes it over with `ARG NAME`.
 */
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
    return countMentions(readers.join('\n'));
}
function argumentsOf(line, escapeCharacter) {
    const words = [];
    for (const word of wordsOf(line, escapeCharacter)) {
        words.push(word);
        if (words.length === MAXIMUM_ARGUMENTS)
            break;
    }
    return words;
}

// EXTERNAL MODULE: ./node_modules/dockerfile-ast/lib/main.js
var main = __webpack_require__(78390);
;// CONCATENATED MODULE: ./build/scan/dockerfile-instructions.js



const MOST_INSTRUCTIONS = 20_000;
/**
 * Reads a Dockerfile into instructions; continued lines, comments, directives and heredocs are settled.
 *
 * @throws RangeError when there are too many of them.
 */
function readInstructions(source) {
    const { dockerfile, escapeCharacter } = parse(source);
    const offsetOf = createOffsets(source);
    const all = dockerfile.getInstructions();
    if (all.length > MOST_INSTRUCTIONS)
        throw new RangeError(`it has more than ${MOST_INSTRUCTIONS} instructions`);
    const instructions = all.map((instruction) => {
        const range = instruction.getRange();
        const start = offsetOf(range.start);
        const line = logicalLine(source, start, offsetOf(range.end), escapeCharacter);
        const [keyword = ''] = line.value.split(/\s/, 1);
        return { keyword: keyword.toUpperCase(), line: slicePlaced(line, keyword.length), start };
    });
    const syntax = dockerfile
        .getDirectives()
        .find((directive) => directive.getName().toLowerCase() === 'syntax');
    const range = syntax?.getValueRange();
    const frontend = range && placeRange(source, offsetOf(range.start), offsetOf(range.end));
    return { instructions, frontend, escapeCharacter };
}
/**
 * Finds the boundaries of instructions in a text of the same length: the library takes a doubled escape character at the
 * end of a line for a continuation, which BuildKit does not; it slows down with the square of the number of flags; and it
 * sees no heredoc behind the number of a descriptor (`3<<EOF`).
 */
function parse(source) {
    // Directives stand above the first instruction.
    const first = source.search(/^[ \t]*[^\s#]/m);
    const head = first < 0 ? source : source.slice(0, first);
    const escapeCharacter = main.DockerfileParser.parse(head).getEscapeCharacter();
    const plain = source
        .replaceAll(escapeCharacter + escapeCharacter, 'xx')
        .replaceAll('--', 'xx')
        .replace(/(?<=[ \t])\d{1,9}(?=<<[^<])/g, (descriptor) => ' '.repeat(descriptor.length));
    return { dockerfile: main.DockerfileParser.parse(plain), escapeCharacter };
}
/** Offsets of the library's 0-based positions; it counts a lone carriage return as a line break. */
function createOffsets(source) {
    const starts = [0];
    for (const match of source.matchAll(/\r\n|\r|\n/g))
        starts.push(match.index + match[0].length);
    // The library gives no line that the text does not have.
    return ({ line, character }) => Number(starts[line]) + character;
}

;// CONCATENATED MODULE: ./build/scan/report-image.js


/** A file that names more is no file that people write; what follows is left out, and that is a problem. */
const MOST_IMAGES = 20_000;
/**
 * Expands the variables of a text and reports it as an image, or as unknown where a variable has no value.
 *
 * @throws RangeError when the file names too many images.
 */
function reportImage(sink, syntax, written, dialect, details = {}) {
    if (written.value === '')
        return;
    if (sink.found.length + sink.unknown.length >= MOST_IMAGES)
        throw new RangeError(`it names more than ${MOST_IMAGES} images`);
    const place = details.at ?? {
        start: offsetOf(written, 0),
        end: offsetAfter(written, written.value.length),
    };
    const expanded = expandVariables(written, dialect);
    const uses = [...(details.uses ?? []), ...expanded.uses];
    if (expanded.kind === 'unknown') {
        sink.unknown.push({ syntax, text: written.value, ...place, reason: expanded.reason, uses });
        return;
    }
    const { site, remarksAt = [] } = details;
    sink.found.push({ syntax, text: expanded.text, ...place, uses, site, remarksAt });
}

;// CONCATENATED MODULE: ./build/scan/dockerfile.js






const FROM_FLAG = '--from=';
const MOUNT_FLAG = '--mount=';
/**
 * Dockerfile: `FROM`, `COPY --from=`, `RUN --mount=…,from=` and `# syntax=`. Stages, their numbers and `scratch` are no
 * images.
 */
function scanDockerfile(source, sink, syntax = 'dockerfile') {
    const { instructions, frontend, escapeCharacter } = readInstructions(source);
    const globals = new Map();
    const dialect = { lookup: (name) => globals.get(name), escape: escapeCharacter };
    const firstFrom = instructions.findIndex(({ keyword }) => keyword === 'FROM');
    const mentions = countArgMentions(instructions, firstFrom, escapeCharacter);
    const allStages = new Set(instructions.map((instruction) => stageName(instruction, escapeCharacter)));
    const earlierStages = new Set();
    if (frontend !== undefined)
        reportImage(sink, syntax, frontend, NO_VARIABLES);
    for (const [index, instruction] of instructions.entries()) {
        const { keyword, line, start } = instruction;
        const details = { remarksAt: [start] };
        if (keyword === 'ARG' && index < firstFrom) {
            defineArguments(line, escapeCharacter, dialect, mentions, globals);
        }
        else if (keyword === 'FROM') {
            const image = firstNoFlag(line, escapeCharacter);
            if (image !== undefined && !isStage(image, dialect, earlierStages))
                reportImage(sink, syntax, image, dialect, details);
            earlierStages.add(stageName(instruction, escapeCharacter));
        }
        else {
            // BuildKit refuses variables in these two places.
            for (const image of mountedImages(keyword, line, escapeCharacter))
                if (!/^\d+$/.test(image.value) && !isStage(image, NO_VARIABLES, allStages))
                    reportImage(sink, syntax, image, NO_VARIABLES, details);
        }
    }
}
function isStage(image, dialect, stages) {
    const expanded = expandVariables(image, dialect);
    if (expanded.kind === 'unknown')
        return false;
    const name = expanded.text.value;
    return name === 'scratch' || stages.has(name.toLowerCase());
}
/** The name in `FROM image AS name`, in lower case as names are compared; a word that names nothing where there is none. */
function stageName({ keyword, line }, escapeCharacter) {
    if (keyword !== 'FROM')
        return '';
    const words = [];
    for (const word of wordsOf(line, escapeCharacter)) {
        if (!word.value.startsWith('--'))
            words.push(word.value.toLowerCase());
        if (words.length === 3)
            break;
    }
    const [, as, name = ''] = words;
    return as === 'as' ? name : '';
}
function firstNoFlag(line, escapeCharacter) {
    for (const word of wordsOf(line, escapeCharacter))
        if (!word.value.startsWith('--'))
            return word;
    return undefined;
}
/** What `COPY --from=` and `RUN --mount=…,from=` name, also behind `ONBUILD`. */
function* mountedImages(keyword, line, escapeCharacter) {
    for (const word of wordsOf(line, escapeCharacter)) {
        if (keyword === 'ONBUILD') {
            const trigger = word.value.toUpperCase();
            const rest = slicePlaced(line, line.value.indexOf(word.value) + word.value.length);
            if (trigger !== 'ONBUILD')
                yield* mountedImages(trigger, rest, escapeCharacter);
            return;
        }
        if (!word.value.startsWith('--'))
            return;
        if (keyword === 'COPY' && word.value.startsWith(FROM_FLAG))
            yield slicePlaced(word, FROM_FLAG.length);
        if (keyword === 'RUN' && word.value.startsWith(MOUNT_FLAG))
            yield* mountOption(word);
    }
}
/** The value of `from` among the comma-separated options of a mount. */
function* mountOption(flag) {
    let at = MOUNT_FLAG.length;
    for (const option of flag.value.slice(at).split(',')) {
        if (option.startsWith('from='))
            yield slicePlaced(flag, at + 'from='.length, at + option.length);
        at += option.length + 1;
    }
}

;// CONCATENATED MODULE: ./build/scan/embedded-text.js
/**
 * Scans a text that stands inside another file (a Dockerfile in a Compose file, a pod in a Jenkinsfile) and reports what
 * it holds with the offsets of that file.
 */
function scanEmbedded(outer, into, scan) {
    const inner = { found: [], unknown: [], faults: [] };
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
    /** Number of the slot that holds this inner character. */
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

;// CONCATENATED MODULE: ./build/scan/bake.js






const DOCKER_IMAGE = 'docker-image://';
/** Attributes of a bake target that name images to build from; tags, outputs and caches name what comes out. */
const BAKE_ATTRIBUTES = new Set(['args', 'contexts', 'dockerfile-inline']);
/** Reports what one text in such an attribute names. */
function reportBakeText(sink, syntax, attribute, text, dialect) {
    const expanded = expandVariables(text, dialect);
    if (attribute === 'dockerfile-inline') {
        const dockerfile = expanded.kind === 'known' ? expanded.text : text;
        scanEmbedded(dockerfile, sink, (source, inner) => scanDockerfile(source, inner, syntax));
        return;
    }
    const prefix = attribute === 'contexts' ? DOCKER_IMAGE : '';
    if (expanded.kind === 'unknown') {
        if (prefix !== '' && text.value.startsWith(prefix))
            reportImage(sink, syntax, slicePlaced(text, prefix.length), dialect);
        return;
    }
    const { value } = expanded.text;
    if (!value.startsWith(prefix) || (prefix === '' && !isCompleteReference(value)))
        return;
    const skipped = text.value.startsWith(prefix) ? prefix.length : 0;
    const at = { start: offsetOf(text, skipped), end: offsetAfter(text, text.value.length) };
    reportImage(sink, syntax, slicePlaced(expanded.text, prefix.length), NO_VARIABLES, {
        at,
        uses: expanded.uses,
    });
}

;// CONCATENATED MODULE: ./build/scan/escaped-text.js

/** The single-character escapes of YAML, which hold those of JSON, HCL and Groovy; any other one stands for itself. */
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
/** Decodes backslash escapes in a source range; each escape becomes a piece of its own. */
function placeEscapes(source, start, end) {
    const raw = source.slice(start, end);
    const parts = [];
    let at = 0;
    for (let backslash = raw.indexOf('\\'); backslash >= 0; backslash = raw.indexOf('\\', at)) {
        parts.push(placeRange(source, start + at, start + backslash));
        const decoded = readEscape(raw, backslash);
        at = backslash + decoded.length;
        parts.push(placeDecoded(decoded.text, start + backslash, start + at));
    }
    parts.push(placeRange(source, start + at, end));
    return joinPlaced(parts);
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

;// CONCATENATED MODULE: ./build/scan/code-texts.js


const HEREDOC = /<<-?([A-Za-z_][\w-]*)[ \t]*\r?\n/y;
const code_texts_MAXIMUM_DEPTH = 32;
const UNCLOSED = -1;
const NOT_ON_LINE = -2;
/** An HCL text or heredoc at this offset; `undefined` where none begins, `unclosed` where it does not end. */
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
            return { text: placeRange(source, at + written.length, line), interpolates: true, end };
        line = end + 1;
    }
    return 'unclosed';
}
/** A Groovy text at this offset, of any of its six kinds; `opensSlashy` says whether a `/` can begin one here. */
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
function readRaw(source, at, open, close, length) {
    if (close < 0)
        return 'unclosed';
    return { text: placeRange(source, at + open, close), interpolates: true, end: close + length };
}
function readQuoted(source, at, quote, interpolates) {
    const start = at + quote.length;
    const close = closingQuote(source, start, quote, interpolates, 0);
    if (close === UNCLOSED)
        return 'unclosed';
    if (close === NOT_ON_LINE)
        return undefined;
    return { text: placeEscapes(source, start, close), interpolates, end: close + quote.length };
}
/** Offset of the quote that closes a text, past whole `${…}`; `NOT_ON_LINE` for a short quote that has none on its line. */
function closingQuote(source, from, quote, interpolates, depth) {
    for (let at = from; at < source.length && depth < code_texts_MAXIMUM_DEPTH;) {
        const char = source.charAt(at);
        if (source.startsWith(quote, at))
            return at;
        if (char === '\n' && quote.length === 1)
            return NOT_ON_LINE;
        if (interpolates && source.startsWith('${', at) && source.charAt(at - 1) !== '$') {
            at = code_texts_closingBrace(source, at + 2, depth + 1);
            if (at < 0)
                return UNCLOSED;
        }
        at += char === '\\' ? 2 : 1;
    }
    return UNCLOSED;
}
function code_texts_closingBrace(source, from, depth) {
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

;// CONCATENATED MODULE: ./build/scan/code-tokens.js

const HCL_NAME = /[A-Za-z_][\w-]*/y;
const GROOVY_NAME = /[A-Za-z_]\w*/y;
/** After a value a Groovy `/` divides; elsewhere it opens a text. */
const AFTER_VALUE = /^[)\]}]$/;
/** Splits HCL or Groovy into tokens; a text that does not end is a fault and ends the list. */
function readCode(source, language) {
    const tokens = [];
    const name = language === 'hcl' ? HCL_NAME : GROOVY_NAME;
    let at = 0;
    while (at < source.length) {
        const trivia = endOfTrivia(source, at, language);
        if (trivia > at) {
            at = trivia;
            continue;
        }
        const last = tokens.at(-1);
        const opensSlashy = last === undefined || (last.kind === 'mark' && !AFTER_VALUE.test(last.text));
        const literal = language === 'hcl' ? readHclText(source, at) : readGroovyText(source, at, opensSlashy);
        if (literal === 'unclosed')
            return { tokens, faults: [{ offset: at, message: 'the text that begins here does not end' }] };
        name.lastIndex = at;
        const word = literal === undefined ? name.exec(source)?.[0] : undefined;
        if (literal !== undefined) {
            const { text: placed, interpolates } = literal;
            tokens.push({ kind: 'text', text: placed.value, placed, interpolates, start: at });
            at = literal.end;
        }
        else {
            const text = word ?? source.charAt(at);
            tokens.push({ kind: word === undefined ? 'mark' : 'name', text, start: at });
            at += text.length;
        }
    }
    return { tokens, faults: [] };
}
/** Where white space or a comment that begins here ends; the offset itself where there is none. */
function endOfTrivia(source, at, language) {
    const char = source.charAt(at);
    if (char === ' ' || char === '\t' || char === '\r')
        return at + 1;
    const isLineComment = source.startsWith('//', at) || (char === '#' && language === 'hcl') || source.startsWith('#!', at);
    if (isLineComment)
        return orEnd(source, source.indexOf('\n', at), 0);
    if (source.startsWith('/*', at))
        return orEnd(source, source.indexOf('*/', at + 2), 2);
    return at;
}
function orEnd(source, found, length) {
    return found < 0 ? source.length : found + length;
}

;// CONCATENATED MODULE: ./build/scan/variable-table.js

const variable_table_MAXIMUM_DEPTH = 8;
/** Reads each variable once; one that refers to itself, or to something unknown, has no value. */
function createVariableTable({ text, label, mentions, expands }) {
    const known = new Map();
    let depth = 0;
    function read(name) {
        const written = text(name);
        if (written === undefined || depth > variable_table_MAXIMUM_DEPTH)
            return undefined;
        const dialect = expands ? { lookup } : NO_VARIABLES;
        depth += 1;
        const expanded = expandVariables(written, dialect);
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

;// CONCATENATED MODULE: ./build/scan/bake-hcl.js





const OPENING = /^[([{]$/;
const CLOSING = /^[)\]}]$/;
/** A name before one of these is a key, a function or an object. */
const AFTER_NO_VARIABLE = /^[=:(.]$/;
/** `docker-bake.hcl`: contexts, arguments and inline Dockerfiles of targets, with variables that have a default. */
function scanBakeHcl(source, sink) {
    const { tokens, faults } = readCode(source, 'hcl');
    sink.faults.push(...faults);
    const attributes = readAttributes(tokens);
    const lookup = createLookup(source, attributes);
    for (const { block, name, value } of attributes) {
        if (block !== 'target' || !BAKE_ATTRIBUTES.has(name))
            continue;
        for (const text of textsIn(value))
            reportBakeText(sink, 'docker-bake-hcl', name, text, { lookup });
    }
}
/** The texts of an expression; a variable counts as the text `${NAME}`. */
function textsIn(value) {
    return value.flatMap((token, index) => {
        if (token.kind === 'text')
            return [token.placed];
        if (!isVariable(value, index))
            return [];
        return [placeDecoded(`\${${token.text}}`, token.start, token.start + token.text.length)];
    });
}
function isVariable(value, index) {
    const next = value[index + 1];
    return value[index]?.kind === 'name' && !(next?.kind === 'mark' && AFTER_NO_VARIABLE.test(next.text));
}
function createLookup(source, attributes) {
    const defaults = new Map();
    const mentions = new Map(countMentions(source));
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
    return createVariableTable({
        text: (name) => defaults.get(name),
        label: (name) => `variable ${name}`,
        mentions: () => mentions,
        expands: true,
    });
}
/** The attributes of all blocks, in order; a block begins with `type label {`. */
function readAttributes(tokens) {
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
/** Up to the end of the line, or of the block, that is not inside brackets. */
function readExpression(tokens, from) {
    let depth = 0;
    let at = from;
    for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
        if (token.kind === 'mark') {
            if (depth === 0 && (token.text === '\n' || token.text === '}'))
                break;
            if (OPENING.test(token.text))
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

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var umd_main = __webpack_require__(99547);
;// CONCATENATED MODULE: ./build/scan/json-tree.js


/** Parses JSON with comments and trailing commas; the first error is a fault and then there is no root. */
function parseJson(source) {
    const errors = [];
    const root = (0,umd_main.parseTree)(source, errors, { allowTrailingComma: true, disallowComments: false });
    const [error] = errors;
    if (error === undefined)
        return { root, faults: [] };
    return { root: undefined, faults: [{ offset: error.offset, message: (0,umd_main.printParseErrorCode)(error.error) }] };
}
/** The pairs of an object; none for what is no object. */
function jsonEntries(node) {
    if (node?.type !== 'object')
        return [];
    return (node.children ?? []).flatMap((property) => {
        const [key, value] = property.children ?? [];
        return key === undefined || value === undefined ? [] : [{ key: String(key.value), value }];
    });
}
/** Follows keys from object to object. */
function jsonAt(node, ...path) {
    return path.reduce((at, key) => jsonEntries(at).findLast((entry) => entry.key === key)?.value, node);
}
/** Decodes a string and keeps where its characters stand; `undefined` for other nodes. */
function placeJsonString(source, node) {
    if (node?.type !== 'string')
        return undefined;
    return placeEscapes(source, node.offset + 1, node.offset + node.length - 1);
}

;// CONCATENATED MODULE: ./build/scan/bake-json.js




/** `docker-bake.json`: the same attributes as in HCL, with `${NAME}` in texts. */
function scanBakeJson(source, sink) {
    const { root, faults } = parseJson(source);
    sink.faults.push(...faults);
    const lookup = createVariableTable({
        text: (name) => placeJsonString(source, jsonAt(root, 'variable', name, 'default')),
        label: (name) => `variable ${name}`,
        mentions: countOnce(() => countMentions(source)),
        expands: true,
    });
    for (const { value: target } of jsonEntries(jsonAt(root, 'target')))
        for (const { key, value } of jsonEntries(target)) {
            if (!BAKE_ATTRIBUTES.has(key))
                continue;
            const values = key === 'dockerfile-inline' ? [value] : jsonEntries(value).map((entry) => entry.value);
            for (const node of values) {
                const text = placeJsonString(source, node);
                if (text !== undefined)
                    reportBakeText(sink, 'docker-bake-json', key, text, { lookup });
            }
        }
}

;// CONCATENATED MODULE: ./build/scan/devcontainer.js





/** `devcontainer.json`: `image`, and build arguments that surely are an image. Features are no images. */
function scanDevcontainer(source, sink) {
    const { root, faults } = parseJson(source);
    sink.faults.push(...faults);
    const image = placeJsonString(source, jsonAt(root, 'image'));
    if (image !== undefined)
        reportImage(sink, 'devcontainer', trimPlaced(image), NO_VARIABLES);
    for (const { value } of jsonEntries(jsonAt(root, 'build', 'args'))) {
        const text = placeJsonString(source, value);
        if (text !== undefined && isCompleteReference(text.value))
            reportImage(sink, 'devcontainer', text, NO_VARIABLES);
    }
}

;// CONCATENATED MODULE: ./build/scan/ignore-comment.js
const MARK = 'platform-actions:';
/** `#` in YAML, Dockerfile and HCL; `//` in JSONC, HCL and Groovy. */
const COMMENT = /(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b/;
const COMMENT_ONLY = /^[\s\uFEFF]*(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b/;
/** Tells whether a 1-based line is marked with `# platform-actions: ignore`, at its end or in a comment line just above. */
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

;// CONCATENATED MODULE: ./build/scan/line-index.js
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

;// CONCATENATED MODULE: ./build/scan/locate-digest.js

/** Where the digest of a reference stands, or is to be written: after the tag, in the place that holds the tag. */
function locateDigest(found, image) {
    if (found.site !== undefined)
        return { kind: 'yes', site: found.site, from: undefined, holdsAll: false };
    const { text } = found;
    const last = pieceAt(text, text.value.length - 1)?.piece;
    const from = last?.from;
    const holdsAll = text.pieces.every((piece) => piece.from === from);
    if (image.digest === undefined) {
        const at = offsetAfter(text, text.value.length);
        const before = image.tag === undefined ? ':latest@' : '@';
        return { kind: 'yes', site: { start: at, end: at, before, after: '', hexOnly: false }, from, holdsAll };
    }
    const digestAt = text.value.length - image.digest.length;
    if (pieceAt(text, digestAt)?.piece !== last)
        return { kind: 'no', reason: 'its digest is put together from several places' };
    const site = {
        start: offsetOf(text, digestAt),
        end: offsetAfter(text, text.value.length),
        before: '',
        after: '',
        hexOnly: false,
    };
    return { kind: 'yes', site, from, holdsAll };
}

;// CONCATENATED MODULE: ./build/scan/settle-edits.js

/**
 * Judges for each reference whether its digest can be written without touching another one: a place or a variable that
 * two different references share is never edited.
 */
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
            return { kind: 'no', reason: `line ${otherImage} takes its tag from the same place for another image` };
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
/** The line of the first answer that differs; at most two entries are looked at. */
function otherThan(answers, own) {
    for (const [answer, line] of answers)
        if (answer !== own)
            return line;
    return undefined;
}
function nameOf(image) {
    return (0,image_reference/* printImageReference */.Yk)({ ...image, digest: undefined });
}

;// CONCATENATED MODULE: ./build/scan/finish-scan.js





const LONGEST_SHOWN = 200;
const PLACEHOLDER = /\{\{|\$|<<|%%|@[A-Za-z_]+@|__[A-Z]/;
/** Turns what a syntax reported into references with positions, in the order of the file. */
function finishScan(text, sink, syntax) {
    const lines = createLineIndex(text);
    const isIgnored = createIgnoreCheck(text, lines);
    const lineOf = (offset) => lines.position(offset).line;
    const drafts = [];
    const unresolved = sink.unknown.map((unknown) => unresolvedFrom(unknown, lines));
    for (const found of sink.found) {
        const parsed = (0,image_reference/* parseImageReference */.o_)(found.text.value);
        if (parsed.kind === 'reference') {
            const image = parsed.reference;
            drafts.push({ found, image, located: locateDigest(found, image) });
        }
        else {
            const reason = PLACEHOLDER.test(found.text.value) ? 'it holds a placeholder' : parsed.reason;
            unresolved.push(unresolvedFrom({ ...found, text: found.text.value, reason }, lines));
        }
    }
    const settle = settleEdits(drafts, sink, lineOf);
    const references = drafts.map((draft) => {
        const { found, image } = draft;
        const marked = [found.start, ...found.remarksAt, ...found.text.pieces.map((piece) => piece.start)];
        return {
            image,
            text: found.text.value,
            place: placeFrom(found, lines),
            syntax: found.syntax,
            ignored: marked.some((offset) => isIgnored(lineOf(offset))),
            editable: settle(draft),
        };
    });
    return {
        references: references.sort(byPlace),
        unresolved: unresolved.sort(byPlace),
        problems: sink.faults
            .map((fault) => ({ line: lineOf(fault.offset), message: fault.message }))
            .sort((one, other) => one.line - other.line),
        syntax,
    };
}
function unresolvedFrom(unknown, lines) {
    return {
        text: unknown.text.slice(0, LONGEST_SHOWN),
        reason: unknown.reason,
        place: placeFrom(unknown, lines),
        syntax: unknown.syntax,
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

;// CONCATENATED MODULE: ./build/scan/found.js
function createSink() {
    return { found: [], unknown: [], faults: [] };
}

;// CONCATENATED MODULE: ./build/scan/groovy-variables.js


/** What may follow a value that stands alone. */
const END = /^[\n;,)\]}]$/;
/** Whether the token at this index ends a value: it is not concatenated, called or indexed. */
function endsValue(token) {
    return token === undefined || (token.kind === 'mark' && END.test(token.text));
}
/** Variables that are set exactly once, to a text: `def IMAGE = '…'`, `IMAGE = '…'` in `environment`. */
function createGroovyLookup(source, tokens) {
    const values = new Map();
    const mentions = new Map(countMentions(source));
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
    return createVariableTable({
        text: (name) => values.get(name),
        label: (name) => name,
        mentions: () => mentions,
        expands: true,
    });
}

;// CONCATENATED MODULE: ./build/scan/digest-key.js
/** Where the digest goes in a map that has a tag: into its empty `digest` key, else into a new pair after the tag. */
function digestKeySite(source, tag, digest, hexOnly) {
    if (digest === undefined)
        return newPairSite(source, tag);
    const value = digest.value?.kind === 'text' ? digest.value : undefined;
    if (value === undefined)
        return { start: digest.keyEnd, end: digest.keyEnd, before: ': ', after: '', hexOnly };
    return { ...emptyValueSite(source, value), hexOnly };
}
function emptyValueSite(source, { scalar, isPlain }) {
    const [start, end] = scalar.range;
    if (!isPlain && /^["']/.test(source.charAt(start)))
        return { start: start + 1, end: end - 1, before: '', after: '' };
    const written = source.slice(start, end).trimEnd();
    const before = written === '' && /\S/.test(source.charAt(start - 1)) ? ' ' : '';
    // The library puts an empty value right before a comment, which needs a blank before it.
    const after = source.charAt(start + written.length) === '#' ? ' ' : '';
    return { start, end: start + written.length, before, after };
}
function newPairSite(source, tag) {
    const written = source.slice(tag.keyStart, tag.valueEnd);
    const valueEnd = tag.keyStart + written.trimEnd().length;
    if (tag.map.isFlow) {
        const quote = written.startsWith('"') ? '"' : '';
        const before = `, ${quote}digest${quote}: ${quote}`;
        return { start: valueEnd, end: valueEnd, before, after: quote, hexOnly: false };
    }
    const newline = source.indexOf('\n', valueEnd);
    const lineEnd = newline < 0 ? source.length : newline;
    const isCrlf = newline < 0 ? source.includes('\r\n') : source.charAt(newline - 1) === '\r';
    const at = isCrlf && newline >= 0 ? lineEnd - 1 : lineEnd;
    const lineStart = source.lastIndexOf('\n', tag.keyStart - 1) + 1;
    const indent = source.slice(lineStart, tag.keyStart).replace(/\S/g, ' ');
    return {
        start: at,
        end: at,
        before: `${isCrlf ? '\r\n' : '\n'}${indent}digest: `,
        after: '',
        hexOnly: false,
    };
}

;// CONCATENATED MODULE: ./build/scan/yaml-lookup.js
const MERGE = '<<';
const MAXIMUM_MERGES = 64;
const NULL = /^(?:|~|null|Null|NULL)$/;
/** Answers for maps with merges, so that a chain of merges is walked once a key. */
const answers = new WeakMap();
/** The pair with this key: the map's own, else that of the first map merged with `<<`. */
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
/** Follows keys from map to map. */
function nodeAt(node, ...path) {
    return path.reduce((at, key) => entryOf(at, key)?.value, node);
}
/** All pairs of a map, its own before merged ones; a merged pair may come although the map's own hides it. */
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
function itemsOf(node) {
    return node?.kind === 'list' ? node.items : [];
}
/** A scalar that is written and is not null. */
function textOf(node) {
    if (node?.kind !== 'text')
        return undefined;
    return node.isPlain && NULL.test(node.value) ? undefined : node;
}
/** The value of a scalar; `undefined` for null and for what is none. */
function scalarValue(node) {
    return textOf(node)?.value;
}
/** Every map of the document in order, each once; `leaveOut` names the maps, with their keys, that are not entered. */
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

;// CONCATENATED MODULE: ./build/scan/yaml-scalar.js


/** Decodes a YAML scalar of any style and keeps where each of its characters stands. */
function placeScalar(source, scalar) {
    const [start, end] = scalar.range;
    switch (scalar.type) {
        case 'BLOCK_LITERAL':
        case 'BLOCK_FOLDED':
            return placeBlock(source, scalar);
        case 'QUOTE_DOUBLE':
            return placeFlow(source, start + 1, end - 1, placeEscapes);
        case 'QUOTE_SINGLE':
            return placeFlow(source, start + 1, end - 1, placeSingleQuoted);
        default:
            return placeFlow(source, start, end, placeRange);
    }
}
function placeSingleQuoted(source, start, end) {
    const raw = source.slice(start, end);
    const parts = [];
    let at = 0;
    for (let quote = raw.indexOf("''"); quote >= 0; quote = raw.indexOf("''", at)) {
        parts.push(placeRange(source, start + at, start + quote), placeDecoded("'", start + quote, start + quote + 2));
        at = quote + 2;
    }
    return joinPlaced([...parts, placeRange(source, start + at, end)]);
}
/** Plain and quoted scalars: a line break folds to a space, blank lines to line breaks, white space around them goes. */
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
        const content = isLast ? line : withoutTrailingBlanks(line, placeLine === placeEscapes);
        const first = isFirst ? at : Math.min(at + leadingBlanks(line), at + content.length);
        const last = at + content.length;
        at += line.length + 1;
        if (!isFirst && !isLast && first === last) {
            blankLines += 1;
            continue;
        }
        const fold = blankLines > 0 ? '\n'.repeat(blankLines) : isEscaped ? '' : ' ';
        if (!isFirst)
            parts.push(placeDecoded(fold, brokenAt, first));
        isEscaped = !isLast && placeLine === placeEscapes && endsInEscape(content);
        parts.push(placeLine(source, first, isEscaped ? last - 1 : last));
        brokenAt = last;
        blankLines = 0;
    }
    return joinPlaced(parts);
}
/** A blank behind a backslash stays. */
function withoutTrailingBlanks(line, hasEscapes) {
    const content = line.trimEnd();
    const keepsOne = hasEscapes && endsInEscape(content) && /[ \t]/.test(line.charAt(content.length));
    return keepsOne ? line.slice(0, content.length + 1) : content;
}
/** `|` and `>`: the indentation goes; how deep it is follows from the value that the parser found. */
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
            parts.push(placeRange(source, first, last));
        const folds = isFolded && first < last && /\S/.test(lines[index + 1]?.charAt(indent) ?? '');
        if (next <= end)
            parts.push(placeDecoded(folds ? ' ' : '\n', last, next));
        at = next;
    }
    return isFolded ? joinPlaced(parts) : slicePlaced(joinPlaced(parts), 0, value.length);
}
/** Leading spaces of the first line that is not blank; infinite where all are. */
function indentOf(lines) {
    const first = lines.find((line) => /\S/.test(line));
    return first === undefined ? Number.POSITIVE_INFINITY : leadingSpaces(first);
}
function leadingSpaces(line) {
    return line.length - line.replace(/^ +/, '').length;
}
/** How many spaces and tabs a line begins with. */
function leadingBlanks(line) {
    return line.length - line.replace(/^[ \t]+/, '').length;
}
/** Whether the last backslash of a line escapes the line break. */
function endsInEscape(line) {
    let backslashes = 0;
    while (line.charAt(line.length - 1 - backslashes) === '\\')
        backslashes += 1;
    return backslashes % 2 === 1;
}

;// CONCATENATED MODULE: ./build/scan/yaml-context.js







const LONGEST_TEXT = 8192;
/** Begins a file; each of its documents gets its own `root` and `syntax`. */
function createYamlContext(source, syntax, sink) {
    return {
        source,
        root: undefined,
        syntax,
        sink,
        dialect: NO_VARIABLES,
        onlyComplete: false,
        seen: new Set(),
        mentions: countOnce(() => countMentions(source)),
        parameterMentions: countOnce(() => countParameterMentions(source)),
    };
}
/** Reports a scalar that holds a whole reference; with `prefix`, only where the text begins with it, and without it. */
function addImage(context, node, prefix = '') {
    const text = textOf(node);
    if (text === undefined || context.seen.has(text) || isNoName(text))
        return;
    const placed = trimPlaced(placeScalar(context.source, text.scalar));
    if (!placed.value.startsWith(prefix))
        return;
    context.seen.add(text);
    addText(context, slicePlaced(placed, prefix.length));
}
/** Reports build arguments, values of a map or `NAME=value` texts, that surely are an image. */
function addImageArguments(context, nodes) {
    for (const node of nodes) {
        const text = textOf(node);
        if (text === undefined || context.seen.has(text) || isNoName(text))
            continue;
        context.seen.add(text);
        const placed = placeScalar(context.source, text.scalar);
        addText({ ...context, onlyComplete: true }, slicePlaced(placed, placed.value.indexOf('=') + 1));
    }
}
/** Reports an assembled text. */
function addText(context, text, details = {}) {
    if (context.onlyComplete) {
        const expanded = expandVariables(text, context.dialect);
        if (expanded.kind === 'unknown' || !isCompleteReference(expanded.text.value))
            return;
    }
    reportImage(context.sink, context.syntax, text, context.dialect, details);
}
/** A number, a truth value, or longer than any reference: not worth decoding. */
function isNoName(text) {
    if (text.value.length > LONGEST_TEXT)
        return true;
    return text.isPlain && /^(?:true|false|[-+.\d]+)$/i.test(text.value);
}

;// CONCATENATED MODULE: ./build/scan/split-image.js





/** Reports an image whose registry, name, tag and digest stand under keys of their own. */
function addSplitImage(context, split) {
    const name = placeEntry(context, split.name);
    if (name === undefined || name.value.includes('://'))
        return;
    for (const entry of [split.name, split.tag, split.digest])
        if (entry?.value)
            context.seen.add(entry.value);
    const tag = placeEntry(context, split.tag);
    const digest = placeEntry(context, split.digest);
    const registry = placeEntry(context, split.registry);
    const at = { start: offsetOf(name, 0), end: offsetAfter(name, name.value.length) };
    const separate = (mark, part) => part === undefined ? [] : [placeDecoded(mark, at.start, at.start), part];
    const text = joinPlaced([
        ...(registry === undefined ? [] : [registry]),
        ...(registry === undefined || registry.value.endsWith('/') ? [name] : separate('/', name)),
        ...separate(':', tag),
        ...separate(split.hexOnly ? '@sha256:' : '@', digest),
    ]);
    const reason = whyUnknown(split, name, tag, digest);
    if (reason === undefined) {
        const remarksAt = [split.tag, split.digest].flatMap((entry) => entry === undefined ? [] : [entry.keyStart]);
        addText(context, text, { at, remarksAt, site: siteOf(context.source, split, tag, digest) });
    }
    else if (!context.onlyComplete) {
        context.sink.unknown.push({ syntax: context.syntax, text: text.value, ...at, reason, uses: [] });
    }
}
/** Whether a name brings its own tag or digest. */
function hasOwnTag(name) {
    return name.includes('@') || name.lastIndexOf(':') > name.lastIndexOf('/');
}
function whyUnknown(split, name, tag, digest) {
    const number = lossyNumber(split.tag?.value);
    if (number !== undefined)
        return `the tag ${number} has no quotes and is read as the number ${Number(number)}`;
    if (split.digest?.value !== undefined && split.digest.value.kind !== 'text')
        return 'its digest is no text';
    if (tag === undefined && digest === undefined && !hasOwnTag(name.value))
        return split.withoutTag;
    return undefined;
}
/** `undefined` where the place follows from the text: a digest that is written out, or a tag that holds one. */
function siteOf(source, split, tag, digest) {
    if (digest === undefined) {
        if (tag === undefined || split.tag === undefined || tag.value.includes('@'))
            return undefined;
        // Beside a tag that a merge brings the digest would come to every map that merges it, whatever image that names.
        const isMerged = split.digest === undefined && split.tag.map !== split.name.map;
        return digestKeySite(source, isMerged ? split.name : split.tag, split.digest, split.hexOnly);
    }
    if (!split.hexOnly)
        return undefined;
    const range = { start: offsetOf(digest, 0), end: offsetAfter(digest, digest.value.length) };
    return { ...range, before: '', after: '', hexOnly: true };
}
function placeEntry(context, entry) {
    const text = textOf(entry?.value);
    const placed = text && trimPlaced(placeScalar(context.source, text.scalar));
    return placed?.value === '' ? undefined : placed;
}
/** YAML reads `1.10` without quotes as 1.1. */
function lossyNumber(node) {
    const text = textOf(node);
    if (text?.isPlain !== true || !/^[-+]?[\d.]+(?:e[-+]?\d+)?$/i.test(text.value))
        return undefined;
    const number = Number(text.value);
    return Number.isNaN(number) || String(number) === text.value ? undefined : text.value;
}

;// CONCATENATED MODULE: ./build/scan/helm-values.js




const IMAGE_KEY = /^image$|Image$|[-_]image$/;
const IMAGE_MAP_KEY = /^image$|Image$/;
const WITHOUT_TAG = 'its tag is not in this file: the chart gives it';
/**
 * Helm values, and any other YAML with `image` keys: maps with `registry`, `repository`, `tag`, `digest` (or `sha`, which
 * some charts have), and whole references. `global.imageRegistry` replaces `registry`, as in the charts that have both.
 */
function scanHelmValues(context) {
    const global = entryOf(nodeAt(context.root, 'global'), 'imageRegistry');
    for (const map of mapsOf(context.root))
        scanImageMap(context, map, global);
}
/** The rules for one map, wherever it stands. */
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
/** `{registry, repository, tag, digest}`. */
function addRepositoryImage(context, map, global) {
    const name = entryOf(map, 'repository') ?? entryOf(map, 'repo');
    const own = entryOf(map, 'registry');
    const tag = entryOf(map, 'tag');
    const { digest, hexOnly } = digestEntry(map);
    if (name === undefined || (own ?? tag ?? digest) === undefined)
        return;
    const registry = own !== undefined && scalarValue(global?.value) ? global : own;
    addSplitImage(context, { registry, name, tag, digest, hexOnly, withoutTag: WITHOUT_TAG });
}
/** `image: {name, tag}`. */
function addNamedImage(context, map) {
    const name = entryOf(map, 'name');
    if (name === undefined || entryOf(map, 'repository') !== undefined || context.seen.has(map))
        return;
    context.seen.add(map);
    const registry = entryOf(map, 'registry');
    addSplitImage(context, {
        registry,
        name,
        tag: entryOf(map, 'tag'),
        ...digestEntry(map),
        withoutTag: WITHOUT_TAG,
    });
}
/** `image: name:tag`, or `image: name` beside `tag` or `imageTag`. */
function addTextImage(context, map, entry) {
    const value = scalarValue(entry.value);
    if (value === undefined)
        return;
    const tag = entryOf(map, 'tag') ?? entryOf(map, `${entry.key}Tag`);
    const isSplit = tag !== undefined && textOf(tag.value) !== undefined && !hasOwnTag(value);
    if (isSplit)
        addSplitImage(context, {
            registry: entryOf(map, 'registry'),
            name: entry,
            tag,
            ...digestEntry(map),
            withoutTag: WITHOUT_TAG,
        });
    else if (entry.key === 'image' || isCompleteReference(value))
        addImage(context, entry.value);
}
function digestEntry(map) {
    const digest = entryOf(map, 'digest');
    const sha = digest === undefined ? entryOf(map, 'sha') : undefined;
    return { digest: digest ?? sha, hexOnly: sha !== undefined };
}

;// CONCATENATED MODULE: ./build/scan/kustomize-images.js


const kustomize_images_WITHOUT_TAG = 'its tag is not in this file: the manifests give it';
/** Kustomize's `images:` list, also in Flux: the image is `newName`, else `name`, with `newTag` and `digest`. */
function addKustomizeImages(context, list) {
    for (const item of itemsOf(list)) {
        if (context.seen.has(item))
            continue;
        context.seen.add(item);
        const newName = entryOf(item, 'newName');
        const tag = entryOf(item, 'newTag');
        const digest = entryOf(item, 'digest');
        const name = newName ?? entryOf(item, 'name');
        if (name === undefined || (newName ?? tag ?? digest) === undefined)
            continue;
        addSplitImage(context, {
            registry: undefined,
            name,
            tag,
            digest,
            hexOnly: false,
            withoutTag: kustomize_images_WITHOUT_TAG,
        });
    }
}

;// CONCATENATED MODULE: ./build/scan/kubernetes.js




/** Kinds whose texts are data or schemas, not images that run. */
const LEFT_OUT_KINDS = new Set(['ConfigMap', 'Secret', 'CustomResourceDefinition']);
const LEFT_OUT_KEYS = new Set(['annotations', 'labels', 'matchLabels', 'nodeSelector']);
/** Whether a document has the two keys that every Kubernetes object has. */
function isKubernetesObject(root) {
    return (scalarValue(nodeAt(root, 'apiVersion')) !== undefined && scalarValue(nodeAt(root, 'kind')) !== undefined);
}
/** Kubernetes objects of every kind, lists and custom resources: `image` wherever it stands. */
function scanKubernetes(context) {
    for (const map of mapsOf(context.root, leavesOut)) {
        addImage(context, nodeAt(map, 'image', 'reference'));
        addKustomizeImages(context, entryOf(map, 'images')?.value);
        addPatchedImage(context, map);
        scanImageMap(context, map);
    }
}
/** A JSON patch that replaces an image: `{op: replace, path: /spec/…/image, value: …}`. */
function addPatchedImage(context, patch) {
    if (scalarValue(nodeAt(patch, 'path'))?.endsWith('/image'))
        addImage(context, nodeAt(patch, 'value'));
}
function leavesOut(map, key) {
    return LEFT_OUT_KEYS.has(key) || LEFT_OUT_KINDS.has(scalarValue(nodeAt(map, 'kind')) ?? '');
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/scan/yaml-documents.js

/** About two microseconds each; files that people write have one in five characters. */
const MAXIMUM_LEXEMES = 1_000_000;
const MAXIMUM_DOCUMENTS = 20_000;
/** Open collections at once, flow and block together; the composer recurses this deep. */
const yaml_documents_MAXIMUM_DEPTH = 400;
/**
 * Parses a YAML stream with positions; a document with an error is left out and becomes a fault. Aliases are not
 * expanded here. Scalars stay texts (failsafe schema), since a tag `1.10` is no number.
 */
function parseYaml(text) {
    const documents = [];
    const faults = [];
    // A hostile file has a million errors, and V8 spends ten seconds on their stack traces.
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
    // Tags such as `!!omap` would change the shape of the nodes. Key uniqueness is checked in linear time by the reader; the library's own check is quadratic.
    const composer = new dist/* Composer */.Dk({
        schema: 'failsafe',
        resolveKnownTags: false,
        uniqueKeys: false,
        prettyErrors: false,
    });
    const parser = new dist/* Parser */.iX();
    let lexemes = 0;
    const give = (message) => faults.push({ offset: parser.offset, message });
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        lexemes += 1;
        if (lexemes > MAXIMUM_LEXEMES)
            return give('it has more tokens than a YAML file that people write');
        for (const token of parser.next(lexeme)) {
            if (token.type === 'error')
                return give(token.message);
            yield* composer.next(token);
        }
        if (documents.length >= MAXIMUM_DOCUMENTS)
            return give('it has more documents than a YAML file that people write');
        if (parser.stack.length > yaml_documents_MAXIMUM_DEPTH)
            return give('it is nested too deeply');
    }
    for (const token of parser.end())
        yield* composer.next(token);
    yield* composer.end();
}
function firstLine(message) {
    return message.split('\n', 1).join('').slice(0, 200);
}

;// CONCATENATED MODULE: ./build/scan/yaml-tree.js

/** Turns a parsed document into plain nodes, in one pass; a key that stands twice is a fault and its first pair counts. */
function buildYamlTree(contents) {
    const anchors = new Map();
    const faults = [];
    function build(node) {
        if (node === null)
            return undefined;
        if ((0,dist/* isAlias */.Vj)(node))
            return anchors.get(node.source);
        const { anchor } = node;
        const keep = (made) => {
            if (anchor !== undefined)
                anchors.set(anchor, made);
            return made;
        };
        if ((0,dist/* isScalar */.jn)(node)) {
            return keep({ kind: 'text', value: String(node.value), isPlain: node.type === 'PLAIN', scalar: node });
        }
        if ((0,dist/* isMap */.jh)(node)) {
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
        const [keyStart, keyEnd] = key.scalar.range;
        if (own.has(key.value)) {
            faults.push({ offset: keyStart, message: `the key \`${key.value.slice(0, 80)}\` is there twice` });
        }
        else {
            const valueEnd = pair.value?.range[1] ?? keyEnd;
            own.set(key.value, { key: key.value, keyStart, keyEnd, valueEnd, value, map });
        }
    }
    return { root: build(contents), faults };
}

;// CONCATENATED MODULE: ./build/scan/kubernetes-text.js





/** Kubernetes objects, patches of them and JSON patches that stand as a text in another file. */
function scanKubernetesText(source, sink, syntax) {
    const { documents, faults } = parseYaml(source);
    sink.faults.push(...faults);
    const file = createYamlContext(source, syntax, sink);
    for (const document of documents) {
        const { root } = buildYamlTree(document.contents);
        const context = { ...file, root };
        for (const operation of itemsOf(root))
            addPatchedImage(context, operation);
        scanKubernetes(context);
    }
}

;// CONCATENATED MODULE: ./build/scan/jenkinsfile.js







const SYNTAX = 'jenkinsfile';
/** Brackets in which `image '…'` names the container of an agent. */
const AGENT_BLOCKS = new Set(['docker{', 'dockerContainer{']);
/** Calls with an argument `image: '…'`. */
const IMAGE_CALLS = new Set(['containerTemplate(', 'dockerNode(', 'withDockerContainer(']);
/**
 * Jenkinsfile: `docker { image '…' }`, `agent { docker '…' }`, `docker.image('…')`, `withDockerContainer('…')`,
 * `containerTemplate(image: '…')`, and pods in `yaml '''…'''`.
 */
function scanJenkinsfile(source, sink) {
    const { tokens, faults } = readCode(source, 'groovy');
    sink.faults.push(...faults);
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
}
/** Keeps the open brackets, each with the name before it: `docker{`, `containerTemplate(`. */
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
/** The argument of a call with or without parentheses, or of a named argument. */
function argumentAt(tokens, from) {
    const opened = tokens[from]?.kind === 'mark' && /[(:]/.test(tokens[from].text) ? from + 1 : from;
    return endsValue(tokens[opened + 1]) ? tokens[opened] : undefined;
}
function reportArgument(argument, sink, dialect) {
    if (argument?.kind === 'text') {
        reportImage(sink, SYNTAX, trimPlaced(argument.placed), argument.interpolates ? dialect : NO_VARIABLES);
    }
    else if (argument?.kind === 'name') {
        const { text, start } = argument;
        reportImage(sink, SYNTAX, placeDecoded(`\${${text}}`, start, start + text.length), dialect);
    }
}
/** A pod in a text of several lines; variables that have no value stay for the reader of the pod to report. */
function scanPod(argument, sink, dialect) {
    if (argument?.kind !== 'text' || !argument.text.includes('\n'))
        return;
    const expanded = argument.interpolates ? expandVariables(argument.placed, dialect) : undefined;
    const pod = expanded?.kind === 'known' ? expanded.text : argument.placed;
    scanEmbedded(pod, sink, (source, inner) => scanKubernetesText(source, inner, SYNTAX));
}

;// CONCATENATED MODULE: ./build/scan/azure-pipelines.js


const PIPELINE_KEYS = ['trigger', 'pr', 'pool', 'stages', 'jobs', 'steps', 'extends', 'resources'];
/** Whether a document without a telling name is an Azure pipeline: it has `pool`, or containers among its resources. */
function isAzurePipeline(root) {
    if (nodeAt(root, 'resources', 'containers') !== undefined)
        return true;
    const keys = [...entriesOf(root)].map((entry) => entry.key);
    return keys.includes('pool') && keys.filter((key) => PIPELINE_KEYS.includes(key)).length > 1;
}
/**
 * Azure Pipelines: the containers among the resources, the `container` of jobs where it is no name of these, and defaults
 * of parameters that surely are an image.
 */
function scanAzurePipelines(context) {
    const resources = itemsOf(nodeAt(context.root, 'resources', 'containers'));
    const names = new Set(resources.map((resource) => scalarValue(nodeAt(resource, 'container'))));
    for (const resource of resources)
        addImage(context, nodeAt(resource, 'image'));
    for (const map of mapsOf(context.root)) {
        const container = entryOf(map, 'container')?.value;
        const image = container?.kind === 'map' ? nodeAt(container, 'image') : container;
        if (!names.has(scalarValue(image)))
            addImage(context, image);
    }
    const parameters = itemsOf(nodeAt(context.root, 'parameters'));
    addImageArguments(context, parameters.map((parameter) => nodeAt(parameter, 'default')));
}

;// CONCATENATED MODULE: ./build/scan/buildkite.js


/** Buildkite: the `image` of steps and of plugins (docker, kubernetes). */
function scanBuildkite(context) {
    for (const map of mapsOf(context.root))
        addImage(context, nodeAt(map, 'image'));
}

;// CONCATENATED MODULE: ./build/scan/circleci.js


/**
 * CircleCI: the items of every `docker:` list, in jobs, executors and inline orbs, and defaults of parameters that surely
 * are an image; a machine's `image` is no container.
 */
function scanCircleCi(context) {
    for (const map of mapsOf(context.root)) {
        for (const item of itemsOf(entryOf(map, 'docker')?.value))
            addImage(context, nodeAt(item, 'image'));
        const parameters = [...entriesOf(entryOf(map, 'parameters')?.value)];
        addImageArguments(context, parameters.map(({ value }) => nodeAt(value, 'default')));
    }
}

;// CONCATENATED MODULE: ./build/scan/compose.js







const compose_DOCKER_IMAGE = 'docker-image://';
/** Whether a document without a telling name is a Compose file: a service has an image or a build. */
function isCompose(root) {
    for (const { value } of entriesOf(nodeAt(root, 'services')))
        if ((entryOf(value, 'image') ?? entryOf(value, 'build')) !== undefined)
            return true;
    return false;
}
/** Compose: the images of services, and what builds start from. A service with a build names its result by `image`. */
function scanCompose(context) {
    const services = nodeAt(context.root, 'services') ?? context.root;
    for (const { value: service } of entriesOf(services)) {
        const build = nodeAt(service, 'build');
        if (build === undefined)
            addImage(context, nodeAt(service, 'image'));
        scanBuild(context, build);
        for (const volume of itemsOf(nodeAt(service, 'volumes')))
            if (scalarValue(nodeAt(volume, 'type')) === 'image')
                addImage(context, nodeAt(volume, 'source'));
    }
}
function scanBuild(context, build) {
    const additional = nodeAt(build, 'additional_contexts');
    for (const { value } of entriesOf(additional))
        addImage(context, value, compose_DOCKER_IMAGE);
    for (const item of itemsOf(additional))
        addNamedContext(context, item);
    const args = nodeAt(build, 'args');
    addImageArguments(context, [...[...entriesOf(args)].map((entry) => entry.value), ...itemsOf(args)]);
    const inline = textOf(nodeAt(build, 'dockerfile_inline'));
    if (inline === undefined || context.seen.has(inline))
        return;
    context.seen.add(inline);
    const written = placeScalar(context.source, inline.scalar);
    // Compose replaces its own variables before the builder sees the text.
    const expanded = expandVariables(written, context.dialect);
    const dockerfile = expanded.kind === 'known' ? expanded.text : written;
    scanEmbedded(dockerfile, context.sink, (text, sink) => scanDockerfile(text, sink, context.syntax));
}
/** `name=docker-image://reference`. */
function addNamedContext(context, item) {
    const text = textOf(item);
    if (text === undefined || context.seen.has(text))
        return;
    context.seen.add(text);
    const placed = placeScalar(context.source, text.scalar);
    const at = placed.value.indexOf(`=${compose_DOCKER_IMAGE}`);
    if (at >= 0)
        addText(context, slicePlaced(placed, at + 1 + compose_DOCKER_IMAGE.length));
}

;// CONCATENATED MODULE: ./build/scan/gitlab-ci.js




/** Top-level maps that are no jobs. */
const NO_JOBS = new Set(['cache', 'include', 'spec', 'variables', 'workflow']);
/** Whether a document without a telling name is GitLab CI: a job has a `script`. */
function isGitlabCi(root) {
    for (const { value } of entriesOf(root))
        if (entryOf(value, 'script') !== undefined)
            return true;
    return false;
}
/** GitLab CI: `image` and `services`, as text or `{name}`, of the file, of `default`, and of every job. */
function scanGitlabCi(context) {
    const { root } = context;
    const scan = (node, variables) => {
        const inner = { ...context, dialect: { lookup: gitlab_ci_createLookup(context, variables) } };
        const image = nodeAt(node, 'image');
        addImage(inner, image?.kind === 'map' ? nodeAt(image, 'name') : image);
        for (const service of itemsOf(nodeAt(node, 'services')))
            addImage(inner, service.kind === 'map' ? nodeAt(service, 'name') : service);
    };
    const global = nodeAt(root, 'variables');
    scan(root, [global]);
    for (const { key, value: job } of entriesOf(root))
        if (job?.kind === 'map' && !NO_JOBS.has(key))
            scan(job, [nodeAt(job, 'variables'), global]);
}
/** The variables of the job, then those of the file; a value is a text or `{value}`. */
function gitlab_ci_createLookup(context, scopes) {
    return createVariableTable({
        text: (name) => {
            const value = scopes.map((scope) => nodeAt(scope, name)).find((node) => node !== undefined);
            const text = textOf(value?.kind === 'map' ? nodeAt(value, 'value') : value);
            return text && placeScalar(context.source, text.scalar);
        },
        label: (name) => `variables: ${name}`,
        mentions: context.mentions,
        expands: true,
    });
}

;// CONCATENATED MODULE: ./build/scan/ko.js


/** `.ko.yaml`: the base image, and its overrides for single import paths. */
function scanKo(context) {
    addImage(context, nodeAt(context.root, 'defaultBaseImage'));
    for (const { value } of entriesOf(nodeAt(context.root, 'baseImageOverrides')))
        addImage(context, value);
}

;// CONCATENATED MODULE: ./build/scan/kustomize.js







/** A kustomization: its `images`, the images in inline patches, and the values of the charts that it inflates. */
function scanKustomize(context) {
    const { root } = context;
    addKustomizeImages(context, nodeAt(root, 'images'));
    for (const patch of [...itemsOf(nodeAt(root, 'patches')), ...itemsOf(nodeAt(root, 'patchesJson6902'))])
        scanPatch(context, nodeAt(patch, 'patch'));
    for (const patch of itemsOf(nodeAt(root, 'patchesStrategicMerge')))
        scanPatch(context, patch);
    for (const chart of itemsOf(nodeAt(root, 'helmCharts')))
        scanHelmValues({ ...context, root: nodeAt(chart, 'valuesInline') });
}
/** A patch is YAML in a text; a text of one line is the path of a file. */
function scanPatch(context, node) {
    const text = textOf(node);
    if (text === undefined || !text.value.includes('\n'))
        return;
    scanEmbedded(trimPlaced(placeScalar(context.source, text.scalar)), context.sink, (source, sink) => scanKubernetesText(source, sink, context.syntax));
}

;// CONCATENATED MODULE: ./build/scan/skaffold.js


/** Keys whose text is an image that a build starts from or runs in. */
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
/** Skaffold: base images, builders, and containers that are run. The `image` of an artifact is what gets built. */
function scanSkaffold(context) {
    for (const map of mapsOf(context.root)) {
        for (const key of IMAGE_KEYS)
            addImage(context, entryOf(map, key)?.value);
        addImage(context, nodeAt(map, 'kaniko', 'image'));
        addImage(context, nodeAt(map, 'container', 'image'));
        for (const container of itemsOf(entryOf(map, 'containers')?.value))
            addImage(context, nodeAt(container, 'image'));
        addImageArguments(context, [...entriesOf(entryOf(map, 'buildArgs')?.value)].map((entry) => entry.value));
    }
}

;// CONCATENATED MODULE: ./build/scan/tekton.js






/** `params.name`, `params["name"]`, `inputs.params.name`. */
const tekton_PARAMETER = /^(?:inputs\.)?params(?:\.|\[["'])([\w.-]+?)(?:["']\])?$/;
/** Tekton: as other Kubernetes objects, with parameters that have a default, and bundles. */
function scanTekton(context) {
    const inner = {
        ...context,
        dialect: { ...NO_VARIABLES, inParentheses: tekton_createLookup(context) },
    };
    scanKubernetes(inner);
    for (const map of mapsOf(context.root)) {
        addImage(inner, nodeAt(map, 'bundle'));
        if (scalarValue(nodeAt(map, 'resolver')) !== 'bundles')
            continue;
        for (const parameter of itemsOf(nodeAt(map, 'params')))
            if (scalarValue(nodeAt(parameter, 'name')) === 'bundle')
                addImage(inner, nodeAt(parameter, 'value'));
    }
}
/** Defaults of the parameters that the document declares; a name with two defaults has no known value. */
function tekton_createLookup(context) {
    const defaults = new Map();
    for (const map of mapsOf(context.root))
        for (const parameter of itemsOf(nodeAt(map, 'params'))) {
            const name = scalarValue(nodeAt(parameter, 'name'));
            const text = textOf(nodeAt(parameter, 'default'));
            if (name !== undefined && text !== undefined)
                defaults.set(name, defaults.has(name) ? undefined : text);
        }
    const lookup = createVariableTable({
        text: (name) => {
            const text = defaults.get(name);
            return text && placeScalar(context.source, text.scalar);
        },
        label: (name) => `params: ${name}`,
        mentions: context.parameterMentions,
        expands: false,
    });
    return (written) => lookup(tekton_PARAMETER.exec(written)?.[1] ?? '');
}

;// CONCATENATED MODULE: ./build/scan/workflow.js


const DOCKER = 'docker://';
const MATRIX_VALUE = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/;
/**
 * GitHub workflows, and those of Gitea and Forgejo: job containers, services, steps that are an image, and defaults of
 * inputs that surely are one.
 */
function scanWorkflow(context) {
    for (const { value: trigger } of entriesOf(nodeAt(context.root, 'on')))
        addImageArguments(context, [...entriesOf(nodeAt(trigger, 'inputs'))].map(({ value }) => nodeAt(value, 'default')));
    for (const { value: job } of entriesOf(nodeAt(context.root, 'jobs'))) {
        addContainer(context, nodeAt(job, 'container'), job);
        for (const { value: service } of entriesOf(nodeAt(job, 'services')))
            addContainer(context, service, job);
        scanSteps(context, nodeAt(job, 'steps'));
    }
}
/** `action.yml`: the image of a container action, and the steps of a composite one. */
function scanAction(context) {
    const runs = nodeAt(context.root, 'runs');
    addImage(context, nodeAt(runs, 'image'), DOCKER);
    scanSteps(context, nodeAt(runs, 'steps'));
}
function scanSteps(context, steps) {
    for (const step of itemsOf(steps))
        addImage(context, nodeAt(step, 'uses'), DOCKER);
}
/** A text or `{image}`; `${{ matrix.name }}` stands for each text that the job's matrix lists under that name. */
function addContainer(context, container, job) {
    const image = container?.kind === 'map' ? nodeAt(container, 'image') : container;
    const name = MATRIX_VALUE.exec(scalarValue(image) ?? '')?.[1];
    const matrix = nodeAt(job, 'strategy', 'matrix');
    const included = name === undefined ? [] : itemsOf(nodeAt(matrix, 'include')).map((item) => nodeAt(item, name));
    const values = name === undefined ? [] : [...itemsOf(nodeAt(matrix, name)), ...included];
    for (const value of values)
        addImage(context, value);
    if (values.length === 0)
        addImage(context, image);
}

;// CONCATENATED MODULE: ./build/scan/scan-yaml.js
















const SCANS = {
    'azure-pipelines': scanAzurePipelines,
    buildkite: scanBuildkite,
    circleci: scanCircleCi,
    compose: scanCompose,
    'github-action': scanAction,
    'github-workflow': scanWorkflow,
    'gitlab-ci': scanGitlabCi,
    'helm-values': scanHelmValues,
    ko: scanKo,
    kubernetes: scanKubernetes,
    kustomize: scanKustomize,
    skaffold: scanSkaffold,
    tekton: scanTekton,
};
/**
 * Every rule needs one of these words; a file without any of them holds no image. A key may also be written with
 * escapes, so a file that has some is always read.
 */
const NEEDED = /image|repo|registry|newTag|newName|docker|container|services|bundle|builder|args|\\[xuU\r\n]/i;
const TEMPLATE = /\{\{|\{%/;
/** Scans a YAML file; `named` is the syntax that its path tells, `yaml` where only its documents can tell. */
function scanYaml(source, named, sink) {
    let syntax = named === 'yaml' ? undefined : named;
    if (!NEEDED.test(source))
        return syntax;
    const { documents, faults } = parseYaml(source);
    // Templates of other tools are no YAML before they are rendered, and nothing is wrong with them.
    if (named !== 'yaml' || !TEMPLATE.test(source))
        sink.faults.push(...faults);
    const file = createYamlContext(source, named, sink);
    for (const document of documents) {
        const { root, faults: duplicates } = buildYamlTree(document.contents);
        sink.faults.push(...duplicates);
        const own = named === 'yaml' ? syntaxOfDocument(root) : named;
        const before = sink.found.length;
        const context = { ...file, root, syntax: own, onlyComplete: own === 'yaml' };
        const scan = SCANS[own] ?? scanAnyYaml;
        scan(context);
        if (own !== 'yaml' || sink.found.length > before)
            syntax ??= own;
    }
    return syntax;
}
function syntaxOfDocument(root) {
    if (isKubernetesObject(root)) {
        const group = String(scalarValue(nodeAt(root, 'apiVersion'))).replace(/\/.*$/s, '');
        if (group === 'skaffold')
            return 'skaffold';
        if (group === 'kustomize.config.k8s.io')
            return 'kustomize';
        return group === 'tekton.dev' || group.endsWith('.tekton.dev') ? 'tekton' : 'kubernetes';
    }
    if (isCompose(root))
        return 'compose';
    if (isGitlabCi(root))
        return 'gitlab-ci';
    return isAzurePipeline(root) ? 'azure-pipelines' : 'yaml';
}
/** YAML of no known tool: the rules of Helm values and JSON patches, for what surely is an image. */
function scanAnyYaml(context) {
    scanHelmValues(context);
    for (const operation of itemsOf(context.root))
        addPatchedImage(context, operation);
}

;// CONCATENATED MODULE: ./build/scan/syntax-for.js
/** Names that begin like a Dockerfile and are none. */
const NO_DOCKERFILE = /\.(?:c|cc|cpp|cs|css|dockerignore|go|h|html?|java|js|json|kt|lua|md|mjs|php|ps1|py|rb|rs|rst|sh|swift|toml|tsx?|txt|ya?ml)$/;
/** The first rule that fits counts; paths are in lower case and begin with `/`. */
const RULES = [
    { syntax: 'dockerfile', path: /\/(?:dockerfile|containerfile)[^/]*$/ },
    { syntax: 'dockerfile', path: /\.(?:dockerfile|containerfile)$/ },
    { syntax: 'github-workflow', path: /\/\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml$/ },
    { syntax: 'github-action', path: /\/action\.ya?ml$/ },
    { syntax: 'gitlab-ci', path: /\/[^/]*\.gitlab-ci\.ya?ml$/ },
    { syntax: 'gitlab-ci', path: /\/\.gitlab(?:-ci|\/ci|\/pipelines?)\/.*\.ya?ml$/ },
    { syntax: 'circleci', path: /\/\.circleci\/.*\.ya?ml$/ },
    { syntax: 'azure-pipelines', path: /\/[^/]*azure-pipelines?[^/]*\.ya?ml$/ },
    { syntax: 'azure-pipelines', path: /\/\.(?:azure-pipelines|azuredevops|azdo)\/.*\.ya?ml$/ },
    { syntax: 'buildkite', path: /\/\.buildkite\/.*\.ya?ml$/ },
    { syntax: 'compose', path: /\/(?:[^/]*[-_.])?compose(?:[-_.][^/]*)?\.ya?ml$/ },
    { syntax: 'kustomize', path: /\/kustomization(?:\.ya?ml)?$/ },
    { syntax: 'ko', path: /\/\.ko\.ya?ml$/ },
    { syntax: 'skaffold', path: /\/skaffold[^/]*\.ya?ml$/ },
    { syntax: 'helm-values', path: /\/(?:[^/]*[-_.])?values(?:[-_.][^/]*)?\.ya?ml$/ },
    { syntax: 'docker-bake-hcl', path: /\/(?:[^/]*[-_.])?docker-bake[^/]*\.hcl$/ },
    { syntax: 'docker-bake-json', path: /\/(?:[^/]*[-_.])?docker-bake[^/]*\.json$/ },
    { syntax: 'devcontainer', path: /\/\.?devcontainer\.json$/ },
    { syntax: 'jenkinsfile', path: /\/jenkinsfile[^/]*$|\.jenkinsfile$|\.groovy$/ },
    { syntax: 'helm-template', path: /\/templates\/.*\.tpl$/ },
    { syntax: 'yaml', path: /\.(?:ya?ml|json)$/ },
];
/**
 * The syntax that a path tells (relative, with forward slashes); `yaml` for YAML and JSON files of which only the
 * contents can tell more, `undefined` for what the scanner does not read.
 */
function syntaxFor(path) {
    const name = `/${path}`.toLowerCase();
    return RULES.find((rule) => rule.path.test(name) && !(rule.syntax === 'dockerfile' && NO_DOCKERFILE.test(name)))?.syntax;
}

;// CONCATENATED MODULE: ./build/scan/scan-file.js











/** Dockerfiles and code that people write are shorter; their parsers are slow with what is longer. */
const LONGEST_CODE = 1_000_000;
const BYTE_ORDER_MARK = '\uFEFF';
/** A Go template, but no `${{ }}` of a CI. */
const HELM_TEMPLATE = /(?:^|[^$])\{\{/;
const scan_file_SCANS = {
    devcontainer: scanDevcontainer,
    'docker-bake-hcl': scanBakeHcl,
    'docker-bake-json': scanBakeJson,
    dockerfile: scanDockerfile,
    jenkinsfile: scanJenkinsfile,
};
/**
 * Finds every image that a file names. Reads nothing but the text, and throws for no text: what cannot be read is among
 * the problems. The path (relative, forward slashes) chooses the syntax, and for a YAML file its contents do.
 */
function scanFile(path, text) {
    const sink = createSink();
    const named = syntaxFor(path);
    if (named === undefined)
        return finishScan('', sink, undefined);
    let syntax = named;
    const scan = (source, into) => {
        syntax = scanText(path, source, named, into);
    };
    try {
        if (text.startsWith(BYTE_ORDER_MARK))
            scanEmbedded(placeRange(text, 1, text.length), sink, scan);
        else
            scan(text, sink);
    }
    catch (error) {
        // The libraries recurse, so a hostile file can exhaust the stack; and a file can name too many images.
        sink.faults.push({ offset: 0, message: `it cannot be read to its end: ${String(error)}` });
    }
    return finishScan(text, sink, syntax);
}
function scanText(path, source, named, sink) {
    if (named === 'helm-template')
        return named;
    if (named === 'yaml' && `/${path}`.includes('/templates/') && HELM_TEMPLATE.test(source))
        return 'helm-template';
    if (named === 'yaml' && path.endsWith('.json') && !isKubernetesJson(source))
        return undefined;
    const scan = scan_file_SCANS[named];
    if (scan === undefined)
        return scanYaml(source, named, sink);
    if (source.length > LONGEST_CODE) {
        sink.faults.push({ offset: 0, message: `it is longer than ${LONGEST_CODE} characters` });
    }
    else {
        scan(source, sink);
    }
    return named;
}
/** Most JSON files are long and none of ours: a fast look before the YAML parser, which knows places, reads them. */
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

// EXTERNAL MODULE: ./build/commands/workspace-path.js
var workspace_path = __webpack_require__(15512);
;// CONCATENATED MODULE: ./build/commands/file-references.js











/** Files under way while one is scanned: reading one is a dozen short waits. */
const READ_AHEAD = 16;
/**
 * Scans the files that `files` names, by default every tracked one that the scanner understands. References to other
 * registries are counted and left alone; a file that does not parse is a warning and does not stop the others.
 */
async function gatherFileReferences(inputs, deps, names) {
    const folder = deps.workingDirectory;
    const { inFull, paths } = await choosePaths(inputs.files, deps);
    const references = [];
    const files = new Map();
    const findings = [];
    const shown = (path) => (0,workspace_path/* workspacePath */.X)(deps, path);
    const left = { foreign: 0, ignored: 0, unresolved: 0, scanned: 0, unknownSyntax: 0 };
    const read = (0,pool/* mapAhead */.MG)(paths, READ_AHEAD, (path) => (0,workspace_files/* readWorkspaceFile */.sL)(folder, path));
    for await (const [path, content] of read) {
        if (deps.signal.aborted)
            throw stopped(deps.signal);
        if (content.kind === 'skipped') {
            deps.host.log.debug(`${(0,plain_text/* plainLine */.h0)(path)} is skipped: ${content.reason}`);
            if (inFull.has(path))
                findings.push(notUnderstood(shown(path), `read: ${content.reason}`));
            continue;
        }
        const scan = scanFile(path, content.text);
        if (scan.syntax === undefined && scan.problems.length === 0) {
            left.unknownSyntax += 1;
            if (inFull.has(path))
                findings.push(notUnderstood(shown(path)));
            continue;
        }
        left.scanned += 1;
        for (const { line, message } of scan.problems)
            findings.push(unreadable(shown(path), line, message));
        left.unresolved += scan.unresolved.length;
        for (const unresolved of scan.unresolved) {
            if (isOurText(unresolved.text, names))
                findings.push(unknownReference(shown(path), unresolved));
            deps.host.log.debug(`${(0,plain_text/* plainLine */.h0)(path)}:${unresolved.place.line}: \`${(0,plain_text/* plainLine */.h0)(unresolved.text, 200)}\`: ${unresolved.reason}`);
        }
        for (const scanned of scan.references) {
            const located = (0,image_name/* locateImage */.kl)(scanned.image, names, 'foreign');
            if (located.kind === 'foreign')
                left.foreign += 1;
            else if (scanned.ignored)
                left.ignored += 1;
            else {
                files.set(path, { text: content.text, encoding: content.encoding });
                const location = locationOf(shown(path), scanned);
                references.push({ file: path, scanned, reference: scanned.image, image: located.image, location });
            }
        }
    }
    const isNothingRead = inputs.files.length > 0 && left.scanned === 0;
    if (isNothingRead && findings.length === 0)
        findings.push(notUnderstood());
    return { references, files, findings, log: logLines(references.length, left, inputs.files.length > 0) };
}
async function choosePaths(globs, deps) {
    const folder = deps.workingDirectory;
    if (!(await (0,workspace_files.isFolder)(folder))) {
        throw new user_error/* UserError */.y({
            message: `\`working-directory\`: \`${(0,plain_text/* plainLine */.h0)(folder)}\` is not a folder`,
            input: 'working-directory',
        });
    }
    const list = await (0,workspace_files/* listFiles */.CS)(folder, globs.length > 0);
    if (!list.byGit)
        deps.host.log.info('This is no git checkout, or git is missing: every file below the folder is looked at.');
    if (globs.length === 0)
        return { paths: list.paths.filter((path) => syntaxFor(path) !== undefined), inFull: new Set() };
    const matches = (0,glob/* createGlobList */.n)(globs.map((glob) => glob.replace(/^(!?)\.\//, '$1')));
    const listed = new Set(list.paths);
    // A file named in full counts even where git ignores it.
    const literal = globs.filter((glob) => !/[*?[\]{}!]/.test(glob)).map((glob) => glob.replace(/^\.\//, ''));
    const paths = [...list.paths.filter(matches), ...literal.filter((path) => !listed.has(path))];
    const present = await Promise.all(paths.map(async (path) => (listed.has(path) ? 'text' : (await (0,workspace_files/* readWorkspaceFile */.sL)(folder, path)).kind)));
    const chosen = paths.filter((_, index) => present[index] === 'text');
    if (chosen.length === 0) {
        throw new user_error/* UserError */.y({
            message: `\`files\` matches no file below \`${(0,plain_text/* plainLine */.h0)(folder)}\``,
            fix: 'globs are relative to `working-directory`, with `**` for any folder',
            input: 'files',
        });
    }
    return { paths: chosen, inFull: new Set(literal) };
}
function stopped({ reason }) {
    const why = reason instanceof Error ? reason.message : 'the command was stopped';
    return new errors/* PlatformError */.Wk(why, { code: 'CANCELLED', call: 'reading the files', cause: reason });
}
function locationOf(file, { place }) {
    return { file, line: place.line, column: place.column, endLine: place.endLine, endColumn: place.endColumn };
}
function unreadable(file, line, message) {
    return {
        rule: 'unreadable-file',
        level: 'warning',
        title: 'File not read',
        message: (0,plain_text/* plainLine */.h0)(message, 500),
        location: { file, line },
        fingerprint: `unreadable-file ${file} ${message}`,
    };
}
/** A file that somebody wants looked at and that is not, or all that `files` matches: green would look like checked. */
function notUnderstood(file, why = 'of a kind that is understood') {
    const what = file === undefined
        ? 'Nothing that `files` matches is'
        : `\`${(0,plain_text/* plainLine */.h0)(file)}\` is named by \`files\`, but is not`;
    return {
        rule: 'unknown-file',
        level: 'warning',
        title: 'File not read',
        message: `${what} ${why}.`,
        ...(file === undefined ? {} : { location: { file, line: 1 } }),
        fingerprint: `unknown-file ${file ?? ''}`,
    };
}
/** Whether a text that is no reference yet, such as `cgr.dev/acme/${NAME}`, begins with a registry of ours. */
function isOurText(text, { mappings, registryHost }) {
    const starts = [image_name/* PUBLIC_REGISTRY */.uD, registryHost, ...mappings.map(({ from }) => from.join('/'))];
    return starts.some((start) => text.startsWith(`${start}/`));
}
function unknownReference(file, { place, reason, text }) {
    const name = (0,plain_text/* plainLine */.h0)(text, 300);
    return {
        rule: 'unknown-reference',
        level: 'notice',
        title: 'Image not known from the file',
        message: `\`${name}\` was left alone: ${(0,plain_text/* plainLine */.h0)(reason, 300)}.`,
        artifact: name,
        location: { file, line: place.line, column: place.column },
        fingerprint: `unknown-reference ${file} ${name}`,
    };
}
function logLines(count, left, named) {
    const parts = [
        `${left.foreign} of other registries`,
        ...(left.ignored === 0 ? [] : [`${left.ignored} with an ignore comment`]),
        ...(left.unresolved === 0 ? [] : [`${left.unresolved} that cannot be known before they are built`]),
    ];
    const lines = [
        `${(0,counted/* counted */.h)(left.scanned, 'file')} scanned: ${(0,counted/* counted */.h)(count, 'reference')} of this registry; left alone: ${parts.join(', ')}.`,
    ];
    if (named && left.unknownSyntax > 0) {
        const are = left.unknownSyntax === 1 ? 'is' : 'are';
        lines.push(`${(0,counted/* counted */.h)(left.unknownSyntax, 'file')} named by \`files\` ${are} of no kind that is understood.`);
    }
    return lines;
}


/***/ }),

/***/ 15512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ workspacePath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * A path that a user gave, or one below `working-directory`, as one below the workspace with forward slashes, where
 * annotations, reports and outputs want it; as given where it is outside.
 */
function workspacePath({ host, workingDirectory }, path) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(host.context.workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path));
    const isInside = below !== '' && below.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep)[0] !== '..' && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(below);
    return isInside ? below.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/') : path;
}


/***/ })

};
