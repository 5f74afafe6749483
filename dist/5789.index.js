export const id = 5789;
export const ids = [5789,7559,8892];
export const modules = {

/***/ 5789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pinReferences: () => (/* binding */ pinReferences)
});

// EXTERNAL MODULE: ./build/base/counted.js
var counted = __webpack_require__(34150);
// EXTERNAL MODULE: ./build/host/workspace-files.js
var workspace_files = __webpack_require__(8892);
// EXTERNAL MODULE: ./build/commands/problems.js
var commands_problems = __webpack_require__(61447);
// EXTERNAL MODULE: ./build/commands/resolve-digest/choose-targets.js
var choose_targets = __webpack_require__(60949);
// EXTERNAL MODULE: ./build/commands/resolve-digest/gather.js
var gather = __webpack_require__(66364);
// EXTERNAL MODULE: ./build/commands/resolve-digest/pinned-reference.js
var pinned_reference = __webpack_require__(28189);
// EXTERNAL MODULE: ./build/base/group-by.js
var group_by = __webpack_require__(77825);
// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
;// CONCATENATED MODULE: ./build/scan/apply-edits.js
/**
 * Applies edits, in any order, to the text that they were planned for; an edit given twice counts once.
 *
 * @throws RangeError when an edit lies outside the text or two different edits overlap or meet in one point.
 */
function applyEdits(text, edits) {
    const sorted = [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
    const parts = [];
    let done = 0;
    let previous;
    for (const edit of sorted) {
        if (previous !== undefined && isSame(previous, edit))
            continue;
        if (edit.start < 0 || edit.end < edit.start || edit.end > text.length)
            throw new RangeError(`edit ${edit.start}–${edit.end} lies outside the text of ${text.length} characters`);
        if (previous !== undefined && (edit.start < previous.end || edit.start === previous.start))
            throw new RangeError(`edits at ${previous.start} and ${edit.start} overlap`);
        parts.push(text.slice(done, edit.start), edit.text);
        done = edit.end;
        previous = edit;
    }
    parts.push(text.slice(done));
    return parts.join('');
}
function isSame(one, other) {
    return one.start === other.start && one.end === other.end && one.text === other.text;
}

// EXTERNAL MODULE: ./build/domain/image-reference.js
var image_reference = __webpack_require__(50880);
;// CONCATENATED MODULE: ./build/scan/plan-edit.js

/**
 * Plans the edit that gives a reference this digest (`sha256:…`): none where it has it already. The tag stays; a
 * reference without one gets `:latest`, which is what it meant, so that the pin can be refreshed later.
 */
function planEdit(reference, newDigest) {
    if (!(0,image_reference/* isDigest */.Bc)(newDigest))
        return { kind: 'impossible', reason: 'the new digest is not a `sha256` digest' };
    if (reference.image.digest === newDigest)
        return [];
    if (reference.editable.kind === 'no')
        return { kind: 'impossible', reason: reference.editable.reason };
    const { start, end, before, after, hexOnly } = reference.editable.site;
    const digest = hexOnly ? newDigest.slice('sha256:'.length) : newDigest;
    return [{ start, end, text: `${before}${digest}${after}` }];
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/base.js
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/line.js


class LineDiff extends Diff {
    constructor() {
        super(...arguments);
        this.tokenize = tokenize;
    }
    equals(left, right, options) {
        // If we're ignoring whitespace, we need to normalise lines by stripping
        // whitespace before checking equality. (This has an annoying interaction
        // with newlineIsToken that requires special handling: if newlines get their
        // own token, then we DON'T want to trim the *newline* tokens down to empty
        // strings, since this would cause us to treat whitespace-only line content
        // as equal to a separator between lines, which would be weird and
        // inconsistent with the documented behavior of the options.)
        if (options.ignoreWhitespace) {
            if (!options.newlineIsToken || !left.includes('\n')) {
                left = left.trim();
            }
            if (!options.newlineIsToken || !right.includes('\n')) {
                right = right.trim();
            }
        }
        else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
            if (left.endsWith('\n')) {
                left = left.slice(0, -1);
            }
            if (right.endsWith('\n')) {
                right = right.slice(0, -1);
            }
        }
        return super.equals(left, right, options);
    }
}
const lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
    return lineDiff.diff(oldStr, newStr, options);
}
function diffTrimmedLines(oldStr, newStr, options) {
    options = generateOptions(options, { ignoreWhitespace: true });
    return lineDiff.diff(oldStr, newStr, options);
}
// Exported standalone so it can be used from jsonDiff too.
function tokenize(value, options) {
    if (options.stripTrailingCr) {
        // remove one \r before \n to match GNU diff's --strip-trailing-cr behavior
        value = value.replace(/\r\n/g, '\n');
    }
    const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
    // Ignore the final empty token that occurs if the string ends with a new line
    if (!linesAndNewlines[linesAndNewlines.length - 1]) {
        linesAndNewlines.pop();
    }
    // Merge the content and line separators into single tokens
    for (let i = 0; i < linesAndNewlines.length; i++) {
        const line = linesAndNewlines[i];
        if (i % 2 && !options.newlineIsToken) {
            retLines[retLines.length - 1] += line;
        }
        else {
            retLines.push(line);
        }
    }
    return retLines;
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/patch/create.js

/**
 * Returns true if the filename contains characters that require C-style
 * quoting (as used by Git and GNU diffutils in diff output).
 */
function needsQuoting(s) {
    for (let i = 0; i < s.length; i++) {
        if (s[i] < '\x20' || s[i] > '\x7e' || s[i] === '"' || s[i] === '\\') {
            return true;
        }
    }
    return false;
}
/**
 * C-style quotes a filename, encoding special characters as escape sequences
 * and non-ASCII bytes as octal escapes. This is the inverse of
 * `parseQuotedFileName` in parse.ts.
 *
 * Non-ASCII bytes are encoded as UTF-8 before being emitted as octal escapes.
 * This matches the behaviour of both Git and GNU diffutils, which always emit
 * UTF-8 octal escapes regardless of the underlying filesystem encoding (e.g.
 * Git for Windows converts from NTFS's UTF-16 to UTF-8 internally).
 *
 * If the filename doesn't need quoting, returns it as-is.
 */
function quoteFileNameIfNeeded(s) {
    if (!needsQuoting(s)) {
        return s;
    }
    let result = '"';
    const bytes = new TextEncoder().encode(s);
    let i = 0;
    while (i < bytes.length) {
        const b = bytes[i];
        // See https://en.wikipedia.org/wiki/Escape_sequences_in_C#Escape_sequences
        if (b === 0x07) {
            result += '\\a';
        }
        else if (b === 0x08) {
            result += '\\b';
        }
        else if (b === 0x09) {
            result += '\\t';
        }
        else if (b === 0x0a) {
            result += '\\n';
        }
        else if (b === 0x0b) {
            result += '\\v';
        }
        else if (b === 0x0c) {
            result += '\\f';
        }
        else if (b === 0x0d) {
            result += '\\r';
        }
        else if (b === 0x22) {
            result += '\\"';
        }
        else if (b === 0x5c) {
            result += '\\\\';
        }
        else if (b >= 0x20 && b <= 0x7e) {
            // Just a printable ASCII character that is neither a double quote nor a
            // backslash; no need to escape it.
            result += String.fromCharCode(b);
        }
        else {
            // Either part of a non-ASCII character or a control character without a
            // special escape sequence; needs escaping as a 3-digit octal escape
            result += '\\' + b.toString(8).padStart(3, '0');
        }
        i++;
    }
    result += '"';
    return result;
}
const INCLUDE_HEADERS = {
    includeIndex: true,
    includeUnderline: true,
    includeFileHeaders: true
};
const FILE_HEADERS_ONLY = {
    includeIndex: false,
    includeUnderline: false,
    includeFileHeaders: true
};
const OMIT_HEADERS = {
    includeIndex: false,
    includeUnderline: false,
    includeFileHeaders: false
};
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
    let optionsObj;
    if (!options) {
        optionsObj = {};
    }
    else if (typeof options === 'function') {
        optionsObj = { callback: options };
    }
    else {
        optionsObj = options;
    }
    if (typeof optionsObj.context === 'undefined') {
        optionsObj.context = 4;
    }
    // We copy this into its own variable to placate TypeScript, which thinks
    // optionsObj.context might be undefined in the callbacks below.
    const context = optionsObj.context;
    // @ts-expect-error (runtime check for something that is correctly a static type error)
    if (optionsObj.newlineIsToken) {
        throw new Error('newlineIsToken may not be used with patch-generation functions, only with diffing functions');
    }
    if (!optionsObj.callback) {
        return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
    }
    else {
        const { callback } = optionsObj;
        diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
                const patch = diffLinesResultToPatch(diff);
                // TypeScript is unhappy without the cast because it does not understand that `patch` may
                // be undefined here only if `callback` is StructuredPatchCallbackAbortable:
                callback(patch);
            } }));
    }
    function diffLinesResultToPatch(diff) {
        // STEP 1: Build up the patch with no "\ No newline at end of file" lines and with the arrays
        //         of lines containing trailing newline characters. We'll tidy up later...
        if (!diff) {
            return;
        }
        diff.push({ value: '', lines: [] }); // Append an empty value to make cleanup easier
        function contextLines(lines) {
            return lines.map(function (entry) { return ' ' + entry; });
        }
        const hunks = [];
        let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
        for (let i = 0; i < diff.length; i++) {
            const current = diff[i], lines = current.lines || splitLines(current.value);
            current.lines = lines;
            if (current.added || current.removed) {
                // If we have previous context, start with that
                if (!oldRangeStart) {
                    const prev = diff[i - 1];
                    oldRangeStart = oldLine;
                    newRangeStart = newLine;
                    if (prev) {
                        curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
                        oldRangeStart -= curRange.length;
                        newRangeStart -= curRange.length;
                    }
                }
                // Output our changes
                for (const line of lines) {
                    curRange.push((current.added ? '+' : '-') + line);
                }
                // Track the updated file position
                if (current.added) {
                    newLine += lines.length;
                }
                else {
                    oldLine += lines.length;
                }
            }
            else {
                // Identical context lines. Track line changes
                if (oldRangeStart) {
                    // Close out any changes that have been output (or join overlapping)
                    if (lines.length <= context * 2 && i < diff.length - 2) {
                        // Overlapping
                        for (const line of contextLines(lines)) {
                            curRange.push(line);
                        }
                    }
                    else {
                        // end the range and output
                        const contextSize = Math.min(lines.length, context);
                        for (const line of contextLines(lines.slice(0, contextSize))) {
                            curRange.push(line);
                        }
                        const hunk = {
                            oldStart: oldRangeStart,
                            oldLines: (oldLine - oldRangeStart + contextSize),
                            newStart: newRangeStart,
                            newLines: (newLine - newRangeStart + contextSize),
                            lines: curRange
                        };
                        hunks.push(hunk);
                        oldRangeStart = 0;
                        newRangeStart = 0;
                        curRange = [];
                    }
                }
                oldLine += lines.length;
                newLine += lines.length;
            }
        }
        // Step 2: eliminate the trailing `\n` from each line of each hunk, and, where needed, add
        //         "\ No newline at end of file".
        for (const hunk of hunks) {
            for (let i = 0; i < hunk.lines.length; i++) {
                if (hunk.lines[i].endsWith('\n')) {
                    hunk.lines[i] = hunk.lines[i].slice(0, -1);
                }
                else {
                    hunk.lines.splice(i + 1, 0, '\\ No newline at end of file');
                    i++; // Skip the line we just added, then continue iterating
                }
            }
        }
        return {
            oldFileName: oldFileName, newFileName: newFileName,
            oldHeader: oldHeader, newHeader: newHeader,
            hunks: hunks
        };
    }
}
/**
 * creates a unified diff patch.
 *
 * @param patch either a single structured patch object (as returned by `structuredPatch`) or an
 *   array of them (as returned by `parsePatch`).
 * @param headerOptions behaves the same as the `headerOptions` option of `createTwoFilesPatch`.
 *   Ignored for patches where `isGit` is `true`.
 *
 * When a patch has `isGit: true`, `formatPatch` output is changed to more closely match Git's
 * output: it emits a `diff --git` header, emits Git extended headers as appropriate based on
 * properties like `isRename`, `isCreate`, `newMode`, etc, and will omit `---`/`+++` file
 * headers for patches with no hunks (e.g. renames without content changes).
 */
function formatPatch(patch, headerOptions) {
    var _a, _b, _c, _d, _e, _f;
    if (!headerOptions) {
        headerOptions = INCLUDE_HEADERS;
    }
    if (Array.isArray(patch)) {
        if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every(p => p.isGit)) {
            throw new Error('Cannot omit file headers on a multi-file patch. '
                + '(The result would be unparseable; how would a tool trying to apply '
                + 'the patch know which changes are to which file?)');
        }
        return patch.map(p => formatPatch(p, headerOptions)).join('\n');
    }
    const ret = [];
    // Git patches have a fixed header format (diff --git, extended headers,
    // and ---/+++ when hunks are present), so headerOptions is ignored.
    if (patch.isGit) {
        headerOptions = INCLUDE_HEADERS;
        // Emit Git-style diff --git header and extended headers.
        // Git never puts /dev/null in the "diff --git" line; for file
        // creations/deletions it uses the real filename on both sides.
        if (!patch.oldFileName) {
            throw new Error('oldFileName must be specified for Git patches');
        }
        if (!patch.newFileName) {
            throw new Error('newFileName must be specified for Git patches');
        }
        let gitOldName = patch.oldFileName;
        let gitNewName = patch.newFileName;
        if (patch.isCreate && gitOldName === '/dev/null') {
            gitOldName = gitNewName.replace(/^b\//, 'a/');
        }
        else if (patch.isDelete && gitNewName === '/dev/null') {
            gitNewName = gitOldName.replace(/^a\//, 'b/');
        }
        ret.push('diff --git ' + quoteFileNameIfNeeded(gitOldName) + ' ' + quoteFileNameIfNeeded(gitNewName));
        if (patch.isDelete) {
            ret.push('deleted file mode ' + ((_a = patch.oldMode) !== null && _a !== void 0 ? _a : '100644'));
        }
        if (patch.isCreate) {
            ret.push('new file mode ' + ((_b = patch.newMode) !== null && _b !== void 0 ? _b : '100644'));
        }
        if (patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate) {
            ret.push('old mode ' + patch.oldMode);
            ret.push('new mode ' + patch.newMode);
        }
        if (patch.isRename) {
            ret.push('rename from ' + quoteFileNameIfNeeded(((_c = patch.oldFileName) !== null && _c !== void 0 ? _c : '').replace(/^a\//, '')));
            ret.push('rename to ' + quoteFileNameIfNeeded(((_d = patch.newFileName) !== null && _d !== void 0 ? _d : '').replace(/^b\//, '')));
        }
        if (patch.isCopy) {
            ret.push('copy from ' + quoteFileNameIfNeeded(((_e = patch.oldFileName) !== null && _e !== void 0 ? _e : '').replace(/^a\//, '')));
            ret.push('copy to ' + quoteFileNameIfNeeded(((_f = patch.newFileName) !== null && _f !== void 0 ? _f : '').replace(/^b\//, '')));
        }
    }
    else {
        if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== undefined) {
            ret.push('Index: ' + patch.oldFileName);
        }
        if (headerOptions.includeUnderline) {
            ret.push('===================================================================');
        }
    }
    // Emit --- / +++ file headers. For Git patches with no hunks (e.g.
    // pure renames, mode-only changes), Git omits these, so we do too.
    const hasHunks = patch.hunks.length > 0;
    if (headerOptions.includeFileHeaders && patch.oldFileName !== undefined && patch.newFileName !== undefined
        && (!patch.isGit || hasHunks)) {
        ret.push('--- ' + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? '\t' + patch.oldHeader : ''));
        ret.push('+++ ' + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? '\t' + patch.newHeader : ''));
    }
    for (let i = 0; i < patch.hunks.length; i++) {
        const hunk = patch.hunks[i];
        // Unified Diff Format quirk: If the chunk size is 0,
        // the first number is one lower than one would expect.
        // https://www.artima.com/weblogs/viewpost.jsp?thread=164293
        const oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
        const newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
        ret.push('@@ -' + oldStart + ',' + hunk.oldLines
            + ' +' + newStart + ',' + hunk.newLines
            + ' @@');
        for (const line of hunk.lines) {
            ret.push(line);
        }
    }
    return ret.join('\n') + '\n';
}
function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
    if (typeof options === 'function') {
        options = { callback: options };
    }
    if (!(options === null || options === void 0 ? void 0 : options.callback)) {
        const patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
        if (!patchObj) {
            return;
        }
        return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
    }
    else {
        const { callback } = options;
        structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options), { callback: patchObj => {
                if (!patchObj) {
                    callback(undefined);
                }
                else {
                    callback(formatPatch(patchObj, options.headerOptions));
                }
            } }));
    }
}
function createPatch(fileName, oldStr, newStr, oldHeader, newHeader, options) {
    return createTwoFilesPatch(fileName, fileName, oldStr, newStr, oldHeader, newHeader, options);
}
/**
 * Split `text` into an array of lines, including the trailing newline character (where present)
 */
function splitLines(text) {
    const hasTrailingNl = text.endsWith('\n');
    const result = text.split('\n').map(line => line + '\n');
    if (hasTrailingNl) {
        result.pop();
    }
    else {
        result.push(result.pop().slice(0, -1));
    }
    return result;
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/render-diff.js


/** Longest line of a diff that is shown. */
const MAXIMUM_LINE = 2000;
/** Edits after which a diff is no longer worked out, for its time grows with their square. */
const MAXIMUM_EDITS = 2000;
/** The unified diff of a file, for people: very long lines are cut, and of a file that changes all over only its name is told. */
function renderFileDiff(name, before, after) {
    const options = { context: 2, maxEditLength: MAXIMUM_EDITS };
    const patch = createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, options);
    if (patch === undefined)
        return `--- a/${name}\n+++ b/${name}\n(too many lines change to be shown here)\n`;
    return patch.replace(/^=+\n/, '').split('\n').map(showLine).join('\n');
}
/** A line without its carriage return, and with what is invisible in it written out; tabs stay. */
function showLine(line) {
    return (0,plain_text/* clipText */.gL)(line.replace(/\r$/, ''), MAXIMUM_LINE).split('\t').map(plain_text/* showInvisible */.jQ).join('\t');
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/plan-changes.js






/** Plans the edits of all files; a reference that cannot be edited is a finding that says why. */
function planChanges(moves, files) {
    const changes = [];
    const findings = [];
    for (const [path, some] of (0,group_by/* groupBy */.$)(moves, ({ reference }) => reference.inFile?.file ?? '')) {
        const file = files.get(path);
        if (file === undefined)
            continue;
        const planned = planFile(file.text, some);
        findings.push(...planned.findings);
        if (planned.after === file.text)
            continue;
        const shown = some[0]?.reference.location?.file ?? path;
        const diff = renderFileDiff((0,plain_text/* plainLine */.h0)(shown), file.text, planned.after);
        changes.push({
            path,
            shown,
            before: file.text,
            after: planned.after,
            encoding: file.encoding,
            diff,
            moved: planned.moved,
        });
    }
    return { changes, findings };
}
function planFile(text, moves) {
    const findings = [];
    const moved = [];
    const edits = [];
    for (const move of moves) {
        const { reference, target } = move;
        if (reference.inFile === undefined)
            continue;
        const planned = planEdit(reference.inFile.scanned, target.record.digest);
        if ('kind' in planned) {
            findings.push(notEditable(reference, planned.reason));
            continue;
        }
        edits.push(...planned);
        moved.push(move);
        const { digest } = reference.reference;
        if (digest !== undefined && target.unverified.has(digest))
            findings.push(replaced(reference));
    }
    try {
        return { after: applyEdits(text, edits), moved, findings };
    }
    catch (error) {
        // Two references that want the same place: none of the file is touched.
        const why = `its edits exclude each other (${error instanceof Error ? error.message : String(error)})`;
        return {
            after: text,
            moved: [],
            findings: moves.map(({ reference }) => notEditable(reference, why)),
        };
    }
}
function notEditable(reference, reason) {
    const name = (0,pinned_reference/* writtenName */.lD)(reference);
    return placed(reference, {
        rule: 'not-editable',
        level: 'warning',
        title: 'Cannot be pinned here',
        message: `\`${name}\` was not pinned: ${(0,plain_text/* plainLine */.h0)(reason, 400)}.`,
        artifact: name,
    });
}
function replaced(reference) {
    const name = (0,pinned_reference/* writtenName */.lD)(reference);
    return placed(reference, {
        rule: 'unverified',
        level: 'warning',
        title: 'Unverified digest replaced',
        message: `\`${name}\`: the tag \`${reference.image.tag}\` never had this digest; it is replaced.`,
        artifact: name,
    });
}
function placed({ location }, finding) {
    const fingerprint = `${finding.rule} ${location?.file ?? ''} ${finding.artifact ?? ''}`;
    return { ...finding, ...(location === undefined ? {} : { location }), fingerprint };
}

// EXTERNAL MODULE: ./build/commands/resolve-digest/read-scope.js
var read_scope = __webpack_require__(65698);
// EXTERNAL MODULE: ./build/commands/resolve-digest/reference-rows.js
var reference_rows = __webpack_require__(8686);
// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(26963);
// EXTERNAL MODULE: ./build/base/time.js
var time = __webpack_require__(22475);
// EXTERNAL MODULE: ./build/commands/problems-markdown.js
var problems_markdown = __webpack_require__(48397);
// EXTERNAL MODULE: ./build/commands/resolve-digest/reference-markdown.js
var reference_markdown = __webpack_require__(28410);
;// CONCATENATED MODULE: ./build/commands/resolve-digest/render-pin.js






const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const MAXIMUM_DIFF_CHARACTERS = 200_000;
/** Job summary of `mode: pin`: what moved where, what failed, what could not be edited, and the diff. */
function renderPinSummary(pinned) {
    const { changes, dryRun, findings, problems } = pinned;
    const verb = dryRun ? 'would change' : 'changed';
    const title = changes.length === 0 ? 'nothing changed' : `${(0,counted/* counted */.h)(changes.length, 'file')} ${verb}`;
    const blocks = [`### Pin images: ${title}`];
    if (problems.length > 0)
        blocks.push((0,problems_markdown/* problemsMarkdown */.K)(problems));
    const warnings = findings.filter(({ level }) => level === 'warning');
    if (warnings.length > 0)
        blocks.push((0,markdown/* listMarkdown */.AX)(warnings.map(warningMarkdown)));
    const rows = changes.flatMap(({ moved }) => moved.map(({ reference, target }) => [
        (0,reference_markdown/* placeMarkdown */.B)(reference.location),
        (0,markdown/* codeMarkdown */.fl)((0,pinned_reference/* writtenName */.lD)({ reference: { ...reference.reference, digest: undefined } })),
        (0,reference_markdown/* shortDigest */.V)(reference.reference.digest),
        (0,reference_markdown/* shortDigest */.V)(target.record.digest),
        (0,time/* renderDate */.FM)(target.record.time),
    ]));
    if (rows.length > 0)
        blocks.push((0,markdown/* tableMarkdown */.oS)(['Where', 'Image', 'Was', 'Is', 'Since'], rows));
    const diff = changes.map((change) => change.diff).join('\n');
    if (diff.length > MAXIMUM_DIFF_CHARACTERS)
        blocks.push('The diff is too long to be shown here; the log has it.');
    else if (diff !== '')
        blocks.push((0,markdown/* detailsMarkdown */.GE)('Diff', (0,markdown/* fenceMarkdown */.hl)(diff, 'diff')));
    return (0,markdown/* assembleMarkdown */.Co)(blocks, MAXIMUM_SUMMARY_BYTES).text;
}
function warningMarkdown({ location, message, title }) {
    const place = (0,reference_markdown/* placeMarkdown */.B)(location);
    return `⚠️ ${(0,markdown/* escapeMarkdown */.FV)(title)}: ${(0,problems_markdown/* proseMarkdown */.R)(message)}${place === '' ? '' : ` (${place})`}`;
}

;// CONCATENATED MODULE: ./build/commands/resolve-digest/pin.js










/** `mode: pin`: writes digests into files, or shows what it would write; only the references change. */
async function pinReferences(inputs, deps) {
    const now = deps.clock.now();
    const scope = (0,read_scope/* readScope */.h)(inputs, now);
    const gathered = await (0,gather/* gatherReferences */.G)(inputs, deps, scope);
    const references = gathered.references.filter((reference) => !(0,pinned_reference/* isTagless */.sG)(reference));
    const answers = await (0,choose_targets/* chooseTargets */.u)(inputs, deps, references, { ...scope, now, verify: true });
    const moves = references.flatMap((reference) => {
        const target = answers.known.get((0,pinned_reference/* tagKey */.E4)(reference));
        return target === undefined || target.record.digest === reference.reference.digest
            ? []
            : [{ reference, target }];
    });
    const { changes, findings } = planChanges(moves, gathered.files);
    const { problems, written } = inputs['dry-run']
        ? { problems: [], written: changes }
        : await writeChanges(changes, deps, inputs);
    for (const change of written)
        deps.host.quote(change.diff);
    return outcomeOf(inputs, {
        references,
        answers,
        moves,
        written,
        findings: [...findings, ...gathered.findings],
        problems: [...problems, ...answers.problems],
        log: gathered.log,
    });
}
/** Writes file by file; one that cannot be written does not stop the others. */
async function writeChanges(changes, deps, inputs) {
    const problems = [];
    const written = [];
    for (const change of changes) {
        try {
            await (0,workspace_files/* replaceWorkspaceFile */.wo)(deps.workingDirectory, change.path, change);
            written.push(change);
        }
        catch (error) {
            problems.push(...(0,commands_problems/* toProblems */.e)(error, inputs.identity));
        }
    }
    return { problems, written };
}
function outcomeOf(inputs, pinned) {
    const { answers, findings, moves, problems, references, written } = pinned;
    const dryRun = inputs['dry-run'];
    const rows = (0,reference_rows/* referenceRows */.T)(references, {
        record: (key) => answers.known.get(key)?.record,
        problems: (key) => answers.failed.get(key) ?? [],
    });
    const files = written.map(({ shown }) => shown);
    const moved = written.flatMap((change) => change.moved);
    const isUnverified = (reference) => {
        const { digest } = reference.reference;
        return digest !== undefined && answers.known.get((0,pinned_reference/* tagKey */.E4)(reference))?.unverified.has(digest) === true;
    };
    return {
        findings,
        problems,
        verdict: findings.some((finding) => finding.level === 'warning') ? 'warn' : 'pass',
        outputs: {
            ...(0,reference_rows/* firstOutputs */.n)(rows),
            references: rows,
            changed: files.length > 0,
            'changed-files': files,
            'unpinned-count': references.filter(({ reference }) => reference.digest === undefined).length,
            'stale-count': moves.filter(({ reference }) => reference.reference.digest !== undefined && !isUnverified(reference)).length,
            'unverified-count': references.filter(isUnverified).length,
        },
        summary: renderPinSummary({ changes: written, findings, problems, dryRun }),
        report: { references: rows, changedFiles: files, dryRun },
        stdout: rows.flatMap((row) => ('digest' in row ? [row.reference] : [])),
        log: [
            ...pinned.log,
            `${(0,counted/* counted */.h)(files.length, 'file')} ${dryRun ? 'would change' : 'changed'}: ${moved.length} of ${(0,counted/* counted */.h)(references.length, 'reference')} ${dryRun ? 'would get' : 'got'} another digest.`,
        ],
    };
}


/***/ }),

/***/ 28410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ placeMarkdown),
/* harmony export */   V: () => (/* binding */ shortDigest)
/* harmony export */ });
/* harmony import */ var _base_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26963);

/** The place of a reference as Markdown; empty without one. */
function placeMarkdown(location) {
    return location === undefined ? '' : (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeMarkdown */ .fl)(`${location.file}:${location.line}`);
}
/** The first twelve digits, which tell digests apart for people; outputs and diff have them whole. */
function shortDigest(digest) {
    return digest === undefined ? '' : (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeMarkdown */ .fl)(digest.slice('sha256:'.length, 'sha256:'.length + 12));
}


/***/ }),

/***/ 77559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readFileAt: () => (/* binding */ readFileAt),
/* harmony export */   runGit: () => (/* binding */ runGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19036);


const MAXIMUM_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 60_000;
/** Runs git in a folder without hooks, prompts or the user's pager; never throws. `safe.directory` allows foreign owners. */
function runGit(folder, words) {
    const settings = [
        '-c',
        'safe.directory=*',
        '-c',
        'core.fsmonitor=false',
        '-c',
        'core.hooksPath=/dev/null',
        '-c',
        'core.quotePath=false',
    ];
    return new Promise((resolve) => {
        const options = {
            cwd: folder,
            maxBuffer: MAXIMUM_BYTES,
            timeout: TIMEOUT_MS,
            windowsHide: true,
            env: gitEnvironment(),
        };
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', [...settings, ...words], options, (error, stdout, stderr) => {
            if (error === null)
                resolve({ kind: 'output', text: stdout });
            else
                resolve({ kind: 'failed', why: stderr.trim().split('\n')[0] || (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) });
        });
    });
}
/** The present text of a file at a commit; `undefined` when the commit has no such file. Failed: no such commit, or no git. */
async function readFileAt(folder, commit, path) {
    const known = await runGit(folder, ['cat-file', '-e', `${commit}^{commit}`]);
    if (known.kind === 'failed')
        return { kind: 'failed', why: `commit ${commit.slice(0, 12)} cannot be read: ${known.why}` };
    const listed = await runGit(folder, ['ls-tree', '-z', '--full-tree', '--name-only', commit, '--', path]);
    if (listed.kind === 'failed')
        return listed;
    if (listed.text === '')
        return undefined;
    return runGit(folder, ['show', `${commit}:${path}`]);
}
function gitEnvironment() {
    return { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
}


/***/ }),

/***/ 8892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   Fv: () => (/* binding */ walkFiles),
/* harmony export */   isFolder: () => (/* binding */ isFolder),
/* harmony export */   sL: () => (/* binding */ readWorkspaceFile),
/* harmony export */   wo: () => (/* binding */ replaceWorkspaceFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38086);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45794);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19036);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77559);







/** Files larger than this are not read (contract: skipped with a debug line). */
const MAXIMUM_FILE_BYTES = 5 * 1024 * 1024;
/** Bytes in which a NUL marks a binary file. */
const PROBE_BYTES = 8000;
const MAXIMUM_FILES = 500_000;
/** Whether there is a folder at this path; links are followed. */
async function isFolder(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then((facts) => facts.isDirectory(), () => false);
}
/** Files that git tracks below the folder (and with `untracked` those that it does not ignore); without git, all but `.git`. */
async function listFiles(folder, untracked) {
    const words = ['ls-files', '-z', '--cached', ...(untracked ? ['--others', '--exclude-standard'] : [])];
    const answer = await (0,_git_js__WEBPACK_IMPORTED_MODULE_5__.runGit)(folder, words);
    if (answer.kind === 'output') {
        return { paths: [...new Set(answer.text.split('\0').filter((path) => path !== ''))].sort(), byGit: true };
    }
    return { paths: await walkFiles(folder), byGit: false };
}
/** Every file below a folder but those in `.git`; links are not followed. */
async function walkFiles(folder) {
    const found = [];
    const waiting = [''];
    for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true }).catch(() => []);
        for (const entry of entries) {
            const path = below === '' ? entry.name : `${below}/${entry.name}`;
            if (entry.isDirectory() && entry.name !== '.git')
                waiting.push(path);
            else if (entry.isFile())
                found.push(path);
        }
        if (found.length > MAXIMUM_FILES)
            break;
    }
    return found.sort();
}
/** Text of a file of the workspace; links, folders, files outside or in `.git`, large and binary ones are skipped with the reason. */
async function readWorkspaceFile(folder, path) {
    const skip = (reason) => ({ kind: 'skipped', reason });
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path);
    try {
        const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target);
        if (facts.isSymbolicLink())
            return skip('it is a link');
        if (!facts.isFile())
            return skip('it is not a file');
        if (facts.size > MAXIMUM_FILE_BYTES)
            return skip(`it is larger than ${MAXIMUM_FILE_BYTES >> 20} MB`);
        const [real, root] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(target), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder)]);
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, real);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside) || inside.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] === '..')
            return skip('it is outside the folder');
        if (inside.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).includes('.git'))
            return skip('it is inside `.git`');
        // It may have become a link meanwhile.
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(target, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
        try {
            const bytes = await handle.readFile();
            if (bytes.subarray(0, PROBE_BYTES).includes(0))
                return skip('it is binary');
            const encoding = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? 'utf8' : 'latin1';
            return { kind: 'text', text: bytes.toString(encoding), encoding };
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        return skip(`it cannot be read (${(0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)})`);
    }
}
/**
 * Replaces the text of a file that still has the text `before`, keeping its mode and, where possible, its owner: written
 * beside and renamed. Throws `UserError`.
 */
async function replaceWorkspaceFile(folder, path, change) {
    const refuse = (why) => new _base_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y({ message: `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(path)}\` was not changed: ${why}` });
    const present = await readWorkspaceFile(folder, path);
    if (present.kind === 'skipped')
        throw refuse(present.reason);
    if (present.text !== change.before)
        throw refuse('it has changed since it was read');
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path);
    const { gid, mode, uid } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target);
    await (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAtomically */ .vK)(target, Buffer.from(change.after, change.encoding), mode & 0o7777, { uid, gid });
}


/***/ })

};
