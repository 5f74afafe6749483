"use strict";
exports.id = 9194;
exports.ids = [9194];
exports.modules = {

  99194:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    verifyApplied: () => (  verifyApplied)
  });
  var _base_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34150);
  var _session_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96299);
  var _plan_role_plan_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27675);
  var _plan_role_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54532);




const LOOKS_MS = [1500, 1500, 3000, 6000];
const SHOWN = 5;
async function verifyApplied(applied, options) {
    const { clock, plan, signal } = options;
    const known = new Set(applied.tracked.filter(({ status }) => status !== 'done').map(changeKey));
    let seen = { left: [], notices: [], problems: [] };
    for (const waitMs of LOOKS_MS) {
        await clock.sleep(waitMs, signal);
        if (signal.aborted)
            return seen;
        try {
            const { changes, notices } = await plan();
            const left = changes.filter((change) => !known.has((0,_plan_role_plan_hash_js__WEBPACK_IMPORTED_MODULE_1__  .xG)(change)));
            seen = { left, notices, problems: left.length === 0 ? [] : [leftProblem(left)] };
        }
        catch (error) {
            seen = { left: [], notices: [], problems: [unreadProblem(error)] };
        }
        if (seen.problems.length === 0)
            break;
    }
    return seen;
}
const changeKey = ({ change }) => (0,_plan_role_plan_hash_js__WEBPACK_IMPORTED_MODULE_1__  .xG)(change);
function leftProblem(left) {
    const shown = left.slice(0, SHOWN).map((change) => `${(0,_plan_role_words_js__WEBPACK_IMPORTED_MODULE_2__  .oX)(change)} ${(0,_plan_role_words_js__WEBPACK_IMPORTED_MODULE_2__  .y6)(change)}`);
    const more = left.length > SHOWN ? ` and ${left.length - SHOWN} more` : '';
    const verb = left.length === 1 ? 'is' : 'are';
    return {
        kind: 'partial',
        message: `After \`apply\`, ${(0,_base_counted_js__WEBPACK_IMPORTED_MODULE_3__  .hS)(left.length, 'change')} ${verb} still needed: ${shown.join(', ')}${more}`,
        fix: 'check whether something else changes the same role bindings, then run again',
    };
}
function unreadProblem(error) {
    const why = (0,_session_problems_js__WEBPACK_IMPORTED_MODULE_0__  .e)(error, undefined).map(({ message }) => message);
    return {
        kind: 'partial',
        message: `The result of \`apply\` could not be checked: ${why.join('; ')}`,
        fix: 'run `mode: plan` to see whether anything is left',
    };
}


  }),

  96299:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    e: () => (  toProblems),
    v: () => (  toProblemsOf)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38086);
  var _host_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9157);
  var _kit_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85531);
  var _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34779);
  var _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19478);





const KINDS = {
    UNAUTHENTICATED: 'unauthenticated',
    PERMISSION_DENIED: 'forbidden',
    NOT_FOUND: 'usage',
    INVALID_ARGUMENT: 'usage',
    OUT_OF_RANGE: 'usage',
};
function toProblems(error, identity, subject = '') {
    const about = subject === '' ? '' : `${subject}: `;
    if (error instanceof _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .U)
        return [
            {
                kind: 'unauthenticated',
                message: about + error.message,
                fix: error.lines.join('\n'),
                ...(error.copy === undefined ? {} : { copy: error.copy }),
            },
        ];
    if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__  .Wk)
        return [fromPlatform(error, identity, about)];
    return (0,_kit_problems_js__WEBPACK_IMPORTED_MODULE_1__  .iU)(error, subject);
}
function toProblemsOf(error, identity, subject) {
    const isSignIn = error instanceof _host_host_js__WEBPACK_IMPORTED_MODULE_0__  .Z || error instanceof _refused_exchange_error_js__WEBPACK_IMPORTED_MODULE_3__  .U;
    return toProblems(error, identity, isSignIn ? '' : subject);
}
function fromPlatform(error, identity, about) {
    const kind = KINDS[error.code] ?? 'service';
    const status = error.httpStatus === 0 ? '' : `, HTTP status ${error.httpStatus}`;
    const message = `${about}${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(callWords(error.call), 300)} failed: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(error.message, 600)} (${error.code}${status})`;
    const fix = fixOf(error, identity);
    return fix === undefined ? { kind, message } : { kind, message, fix };
}
function callWords(call) {
    return call.replace(/\?.*$/s, '');
}
const OTHER_AUDIENCE = 'if a token was given, check its audience: `token` is for the platform, `registry-token` for the registry';
function fixOf(error, identity) {
    const { fieldViolations, preconditions } = error.details;
    const messages = [
        ...fieldViolations.map((violation) => `${violation.field}: ${violation.description}`),
        ...preconditions.map((violation) => `${violation.type}: ${violation.description}`),
    ];
    if (messages.length > 0)
        return messages.map((line) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__  .h0)(line, 300)).join('\n');
    if (error.code === 'PERMISSION_DENIED') {
        if (identity !== undefined && identity.split('/').length > 2) {
            return 'this identity stands under a subgroup (a folder), and such identities cannot see the registry: make one directly under the organization';
        }
        const roles = error.call.includes('/vulnerabilities/') ? '`viewer`' : '`registry.pull` or `viewer`';
        const fix = `give the identity a role with the missing capability, such as ${roles}, on the organization`;
        return identity === undefined ? `${fix}\n${OTHER_AUDIENCE}` : fix;
    }
    if (error.code === 'UNAUTHENTICATED')
        return 'the token was not accepted: check `identity`, `token` and the URLs';
    if (error.code === 'CONNECTION')
        return 'check the URL, and that this machine may connect to that host, directly or through `HTTPS_PROXY`';
    if (error.code === 'UNAVAILABLE')
        return 'the service is unavailable at the moment: run again later';
    if (error.code === 'RESOURCE_EXHAUSTED')
        return 'too many requests for the service: run again later, or with a lower `concurrency`';
    if (error.cause instanceof DOMException && error.cause.name === 'TimeoutError')
        return 'give it more time with `timeout`, or less to do';
    return undefined;
}


  })

};
;