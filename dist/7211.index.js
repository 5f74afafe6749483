"use strict";
exports.id = 7211;
exports.ids = [7211,3366];
exports.modules = {

  8224:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    a: () => (  fingerprintOf)
  });
  var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39589);

function fingerprintOf(...parts) {
    return (0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__  .f)(JSON.stringify(parts));
}


  }),

  3366:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  githubUrlProblem: () => (  githubUrlProblem),
  openOctokit: () => (  openOctokit),
  $: () => (  placeOf)
});

var json_value = __webpack_require__(63144);
var loopback = __webpack_require__(68475);
var plain_text = __webpack_require__(38086);
;// CONCATENATED MODULE: ./build/host/github/rate-limit.js

const UNSAID_MS = 60_000;
const LONGEST_WAIT_MS = 5 * 60_000;
const MOST_WAITS = 3;
const FREE_WRITES = 30;
const BETWEEN_WRITES_MS = 1000;
function limitDelay(result, now) {
    if (result.kind !== 'response')
        return undefined;
    const { body, headers, status } = result;
    const isGraphqlLimit = status === 200 && isRateLimited(body);
    if (status !== 403 && status !== 429 && !isGraphqlLimit)
        return undefined;
    const after = headers['retry-after']?.trim() ?? '';
    if (/^[0-9]{1,6}$/.test(after))
        return Number(after) * 1000;
    const reset = headers['x-ratelimit-reset']?.trim() ?? '';
    if (headers['x-ratelimit-remaining']?.trim() === '0' && /^[0-9]{1,12}$/.test(reset))
        return Math.max(0, Number(reset) * 1000 - now);
    return isGraphqlLimit || status === 429 || /\bsecondary rate limit\b/i.test(body) ? UNSAID_MS : undefined;
}
function isRateLimited(body) {
    if (!body.includes('"RATE_LIMITED"'))
        return false;
    try {
        const errors = (0,json_value ._F)(JSON.parse(body), 'errors');
        return Array.isArray(errors) && errors.some((error) => (0,json_value ._F)(error, 'type') === 'RATE_LIMITED');
    }
    catch {
        return false;
    }
}
function createPacer(waiting) {
    let writes = 0;
    return async (isWrite, send) => {
        if (waiting === undefined)
            return send();
        const { clock, signal } = waiting;
        if (isWrite) {
            writes += 1;
            if (writes > FREE_WRITES)
                await clock.sleep(BETWEEN_WRITES_MS, signal);
        }
        for (let waits = 0;; waits += 1) {
            const result = await send();
            const delay = limitDelay(result, clock.now());
            if (delay === undefined || delay > LONGEST_WAIT_MS || waits >= MOST_WAITS || signal.aborted)
                return result;
            await clock.sleep(delay, signal);
        }
    };
}

;// CONCATENATED MODULE: ./build/host/github/octokit.js




function githubUrlProblem(apiUrl) {
    const url = URL.canParse(apiUrl) ? new URL(apiUrl) : undefined;
    if (url === undefined || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
        return 'GITHUB_API_URL is not the address of an API';
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (0,loopback .U)(url.hostname)))
        return 'GITHUB_API_URL is not https';
    return undefined;
}
function placeOf(repository) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
}
const quiet = () => undefined;
async function openOctokit(options) {
    const { apiUrl, token, userAgent } = options;
    const { getOctokit } = await loadOctokit();
    const octokit = getOctokit(token, {
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent,
        request: { fetch: createGithubFetch(options) },
        log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    });
    return async (call) => {
        try {
            const { data, headers } = await call(octokit);
            return { kind: 'ok', body: data, hasNextPage: /;\s*rel="?next"?/i.test(headers?.link ?? '') };
        }
        catch (error) {
            return describe(error);
        }
    };
}
const HIDDEN = ['GITHUB_EVENT_PATH', 'https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
async function loadOctokit() {
    const held = HIDDEN.map((name) => [name, process.env[name]]);
    for (const name of HIDDEN)
        delete process.env[name];
    try {
        return await __webpack_require__.e(  1182).then(__webpack_require__.bind(__webpack_require__, 11182));
    }
    finally {
        for (const [name, value] of held)
            if (value !== undefined)
                process.env[name] = value;
    }
}
class UnusableAnswer extends Error {
    failure;
    constructor(failure) {
        super(failure.why);
        this.failure = { kind: 'failed', ...failure };
    }
}
function createGithubFetch({ apiUrl, redact, send, waiting }) {
    const { origin } = new URL(apiUrl);
    const pace = createPacer(waiting);
    return async (url, init) => {
        if (new URL(url).origin !== origin)
            throw new UnusableAnswer({
                status: 0,
                why: 'the request would go to a server other than the API',
                unsure: false,
            });
        const { body, method } = init;
        const headers = { ...init.headers, 'x-github-api-version': '2022-11-28' };
        const request = { method, url, headers, ...(body === undefined ? {} : { body }) };
        const isWrite = method !== 'GET';
        const result = await pace(isWrite, () => send(request, method !== 'POST'));
        if (result.kind === 'failure')
            throw new UnusableAnswer({ status: 0, why: redact(result.message), unsure: result.sent });
        const { status } = result;
        const text = redactJson(result.body, redact);
        if (status >= 300 && status < 400)
            throw new UnusableAnswer({ status, why: whyOf(status, messageIn(text)), unsure: false });
        const entries = new Map(Object.entries(result.headers));
        return { status, url, headers: entries, text: async () => text };
    };
}
function redactJson(body, redact) {
    try {
        return JSON.stringify(JSON.parse(body, (_key, value) => (typeof value === 'string' ? redact(value) : value)));
    }
    catch {
        return redact(body);
    }
}
function messageIn(text) {
    try {
        const json = JSON.parse(text);
        return (0,json_value .u4)(json) ? json['message'] : undefined;
    }
    catch {
        return undefined;
    }
}
function whyOf(status, message) {
    const said = (0,json_value .b6)(message);
    return `HTTP status ${status}${said === undefined ? '' : `: ${(0,plain_text .h0)(said, 300)}`}`;
}
function describe(error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof UnusableAnswer)
        return cause.failure;
    const { response } = Object(error);
    if (typeof response?.status === 'number') {
        const { data, status } = response;
        const message = (0,json_value .u4)(data) ? data['message'] : undefined;
        return { kind: 'failed', status, why: whyOf(status, message), unsure: status >= 500 };
    }
    const why = (0,plain_text .h0)(error instanceof Error ? error.message : String(error), 300);
    const errors = (0,json_value ._F)(error, 'errors');
    const type = Array.isArray(errors) ? (0,json_value .b6)((0,json_value ._F)(errors[0], 'type')) : undefined;
    if (Array.isArray(errors))
        return { kind: 'failed', status: 200, why, unsure: false, ...(type === undefined ? {} : { type }) };
    return { kind: 'failed', status: 0, why, unsure: true };
}


  }),

  12012:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  commentMarker),
    i: () => (  ownAccount),
    putComment: () => (  putComment)
  });
  var _base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8224);
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63144);
  var _octokit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3366);



const PAGE_SIZE = 100;
const MAXIMUM_PAGES = 100;
function commentMarker(command, context, config) {
    const { job, matrix, workflow } = context;
    const key = (0,_base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__  .a)(workflow ?? '', job ?? '', matrix ?? '', ...config).slice(0, 32);
    return `<!-- platform-actions ${command} ${key} -->`;
}
async function putComment(api, request) {
    const { body, number: issue_number } = request;
    const place = (0,_octokit_js__WEBPACK_IMPORTED_MODULE_1__  .$)(request.repository);
    for (let round = 1;; round += 1) {
        const found = await findComment(api, request);
        if (found.kind === 'failed')
            return found;
        if (found.kind === 'comment') {
            if (found.comment.body === body)
                return { kind: 'unchanged' };
            const comment_id = found.comment.id;
            return resultOf(await api(({ rest }) => rest.issues.updateComment({ ...place, comment_id, body })), 'updated');
        }
        if (!request.create)
            return { kind: 'unchanged' };
        const answer = await api(({ rest }) => rest.issues.createComment({ ...place, issue_number, body }));
        if (answer.kind === 'ok' || !answer.unsure || round === 2)
            return resultOf(answer, 'created');
    }
}
function resultOf(answer, kind) {
    if (answer.kind === 'failed')
        return failedBy(answer);
    return { kind, url: (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  .b6)((0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)(answer.body, 'html_url')) };
}
const failedBy = ({ status, why }) => ({
    kind: 'failed',
    why,
    forbidden: status === 401 || status === 403 || status === 404,
});
async function findComment(api, request) {
    let account;
    for (let page = 1; page <= MAXIMUM_PAGES; page += 1) {
        const query = { ...(0,_octokit_js__WEBPACK_IMPORTED_MODULE_1__  .$)(request.repository), issue_number: request.number, per_page: PAGE_SIZE, page };
        const answer = await api(({ rest }) => rest.issues.listComments(query));
        if (answer.kind === 'failed')
            return failedBy(answer);
        if (!Array.isArray(answer.body))
            return { kind: 'failed', why: 'the list of comments could not be read', forbidden: false };
        for (const comment of answer.body.map(toComment)) {
            if (comment === undefined || firstLine(comment.body) !== request.marker)
                continue;
            account ??= await ownAccount(api);
            if (comment.author.toLowerCase() === account.toLowerCase())
                return { kind: 'comment', comment };
        }
        if (!answer.hasNextPage && answer.body.length < PAGE_SIZE)
            break;
    }
    return { kind: 'none' };
}
async function ownAccount(api) {
    const user = await api(({ rest }) => rest.users.getAuthenticated());
    const login = user.kind === 'ok' ? (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  .b6)((0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)(user.body, 'login')) : undefined;
    if (login !== undefined)
        return login;
    const viewer = await api(async ({ graphql }) => ({ data: await graphql('{ viewer { login } }') }));
    const seen = viewer.kind === 'ok' ? (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  .b6)((0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)((0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)(viewer.body, 'viewer'), 'login')) : undefined;
    return seen ?? 'github-actions[bot]';
}
function toComment(value) {
    const id = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)(value, 'id');
    const body = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)(value, 'body');
    const author = (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)((0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_2__  ._F)(value, 'user'), 'login');
    if (typeof id !== 'number' || typeof body !== 'string' || typeof author !== 'string')
        return undefined;
    return { id, body, author };
}
const firstLine = (text) => text.split(/\r?\n/, 1)[0] ?? '';


  }),

  57211:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  openGithubPulls: () => (  openGithubPulls)
});

var octokit = __webpack_require__(3366);
var pull_request_comment = __webpack_require__(12012);
var json_value = __webpack_require__(63144);
;// CONCATENATED MODULE: ./build/host/github/pull-requests/refusal.js
const FIXES = {
    read: 'give the job `permissions: contents: write` and `pull-requests: write`, or `github-token` access to this repository',
    contents: 'add `contents: write` to the `permissions` of the job; a token of a GitHub App or a person needs "Contents: read and write"',
    'pull-requests': 'add `pull-requests: write` to the `permissions` of the job; a token of a GitHub App or a person needs "Pull requests: read and write"',
};
const FORBIDDEN_BY_SETTING = /not permitted to create or approve pull requests/i;
const SETTING_FIX = 'turn on "Allow GitHub Actions to create and approve pull requests" in the settings of the repository or organization under Actions, General, Workflow permissions; or set `github-token` to a token of a GitHub App';
function refusalOf(failure, what, need) {
    const refuse = (reason, fix) => ({
        kind: 'refused',
        reason,
        message: `${what}: ${failure.why}`,
        fix,
    });
    const { status, type, unsure, why } = failure;
    if (FORBIDDEN_BY_SETTING.test(why))
        return refuse('forbidden', SETTING_FIX);
    if (status === 401)
        return refuse('unauthenticated', '`github-token` is not valid, or no longer: set it to a token that is');
    if (type === 'STALE_DATA')
        return refuse('raced');
    if (type === 'RATE_LIMITED' || status === 429 || /\brate limit\b/i.test(why))
        return refuse('unavailable', 'run this again after the rate limit of the token has ended');
    if (status === 403 || status === 404 || type === 'FORBIDDEN' || type === 'NOT_FOUND')
        return refuse('forbidden', FIXES[need]);
    if (unsure)
        return refuse('raced');
    return refuse(status === 422 || type !== undefined ? 'invalid' : 'unavailable');
}

;// CONCATENATED MODULE: ./build/host/github/pull-requests/read-branch.js


const MOST_COMMITS = 100;
const GITHUB_ITSELF = 'web-flow';
async function readHead({ api, repository }, branch) {
    const ref = `heads/${branch}`;
    const answer = await api(({ rest }) => rest.git.getRef({ ...(0,octokit .$)(repository), ref }));
    if (answer.kind === 'ok')
        return { kind: 'done', value: answer.body.object.sha };
    if (answer.status === 404)
        return { kind: 'done', value: undefined };
    return refusalOf(answer, `the branch \`${branch}\` cannot be read`, 'read');
}
async function readPlace(github, base, commit) {
    const { api, repository } = github;
    const place = (0,octokit .$)(repository);
    const found = await api(({ rest }) => rest.repos.get(place));
    if (found.kind === 'failed')
        return refusalOf(found, `the repository \`${repository}\` cannot be read`, 'read');
    const isFork = found.body.fork;
    const head = await readHead(github, base);
    if (head.kind === 'refused')
        return head;
    const placed = (where) => ({
        kind: 'done',
        value: { isFork, commit: where },
    });
    if (head.value === undefined)
        return placed('no-base');
    if (head.value === commit)
        return placed('on-base');
    const basehead = `${head.value}...${commit}`;
    const compared = await api(({ rest }) => rest.repos.compareCommitsWithBasehead({ ...place, basehead, per_page: 1 }));
    if (compared.kind === 'ok')
        return placed(compared.body.ahead_by === 0 ? 'on-base' : 'off-base');
    if (compared.status === 404 || compared.status === 422)
        return placed('unknown');
    return refusalOf(compared, `the checked-out commit cannot be compared with \`${base}\``, 'read');
}
async function readBranch(github, name, base) {
    const found = await readHead(github, name);
    if (found.kind === 'refused')
        return found;
    const head = found.value;
    if (head === undefined)
        return { kind: 'done', value: undefined };
    const basehead = `${base}...${head}`;
    const compared = await github.api(({ rest }) => rest.repos.compareCommitsWithBasehead({
        ...(0,octokit .$)(github.repository),
        basehead,
        per_page: MOST_COMMITS,
    }));
    if (compared.kind === 'failed')
        return refusalOf(compared, `the commits of the branch \`${name}\` cannot be read`, 'read');
    const { commits, total_commits: total } = compared.body;
    if (total !== commits.length)
        return { kind: 'done', value: { head, commits: undefined } };
    const account = commits.length === 0 ? '' : (await github.account()).toLowerCase();
    const isOwn = (login) => login?.toLowerCase() === account;
    const read = commits.map(({ author, commit, committer, parents, sha }) => {
        const committedBy = loginOf(committer);
        return {
            oid: sha,
            parent: parents[0]?.sha,
            message: commit.message,
            isByToken: isOwn(loginOf(author)) && (isOwn(committedBy) || committedBy === GITHUB_ITSELF),
        };
    });
    return { kind: 'done', value: { head, commits: read } };
}
function loginOf(account) {
    return account?.login;
}

;// CONCATENATED MODULE: ./build/host/github/pull-requests/move-branch.js




const NOTHING = '0000000000000000000000000000000000000000';
const UPDATE_REFS = `mutation ($repository: ID!, $updates: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repository, refUpdates: $updates }) { clientMutationId }
}`;
async function createBranch({ api, repository }, branch, commit) {
    const ref = `refs/heads/${branch}`;
    const answer = await api(({ rest }) => rest.git.createRef({ ...(0,octokit .$)(repository), ref, sha: commit }));
    if (answer.kind === 'ok')
        return { kind: 'done', value: undefined };
    return namesRefused(answer, `the branch \`${branch}\` cannot be created`);
}
async function moveBranch(github, branch, { from, to }) {
    const moved = await updateRef(github, { name: `refs/heads/${branch}`, from, to });
    if (moved.kind === 'done')
        return moved;
    const now = await readHead(github, branch);
    if (now.kind === 'refused')
        return now;
    if (now.value === to)
        return { kind: 'done', value: undefined };
    if (now.value !== from)
        return raced(branch);
    const what = `the branch \`${branch}\` cannot be ${to === undefined ? 'deleted' : 'moved'}`;
    const place = { ...(0,octokit .$)(github.repository), ref: `heads/${branch}` };
    const answer = to === undefined
        ? await github.api(({ rest }) => rest.git.deleteRef(place))
        : await github.api(({ rest }) => rest.git.updateRef({ ...place, sha: to, force: true }));
    return answer.kind === 'ok' ? { kind: 'done', value: undefined } : namesRefused(answer, what);
}
async function updateRef({ api, repository }, { from, name, to }) {
    const place = (0,octokit .$)(repository);
    const what = `\`${name}\` cannot be updated`;
    const found = await api(({ rest }) => rest.repos.get(place));
    if (found.kind === 'failed')
        return refusalOf(found, what, 'contents');
    const updates = [{ name, beforeOid: from, afterOid: to ?? NOTHING, force: true }];
    const variables = { repository: (0,json_value .b6)((0,json_value ._F)(found.body, 'node_id')) ?? '', updates };
    const answer = await api(async ({ graphql }) => ({ data: await graphql(UPDATE_REFS, variables) }));
    return answer.kind === 'ok' ? { kind: 'done', value: undefined } : refusalOf(answer, what, 'contents');
}
function namesRefused(failure, what) {
    const refusal = refusalOf(failure, what, 'contents');
    if (refusal.reason !== 'invalid')
        return refusal;
    return {
        ...refusal,
        fix: 'choose another name in `branch`, or check the rules for branches of this repository',
    };
}
function raced(branch) {
    const message = `the branch \`${branch}\` changed while it was being updated`;
    return { kind: 'refused', reason: 'raced', message, fix: 'run this again' };
}

;// CONCATENATED MODULE: ./build/host/github/pull-requests/write-commit.js




const MOST_BYTES_AT_ONCE = 8 * 1024 * 1024;
const PLAIN_FILE = '100644';
const CREATE_COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
function writeCommit(github, order) {
    const size = order.files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const isPlain = order.files.every(({ mode }) => mode === PLAIN_FILE);
    return isPlain && size <= MOST_BYTES_AT_ONCE ? byMutation(github, order) : byGitDatabase(github, order);
}
async function byMutation(github, order) {
    const { branch, head, start } = order;
    const place = head === undefined ? branch : `${branch}-next-${start.slice(0, 12)}`;
    const created = await createPlace(github, place, order);
    if (created.kind === 'refused')
        return created;
    const made = await commitOn(github, place, order);
    if (made.kind === 'refused' || head === undefined) {
        if (made.kind === 'refused')
            await moveBranch(github, place, { from: start, to: undefined });
        return made;
    }
    const moved = await moveBranch(github, branch, { from: head, to: made.value });
    await moveBranch(github, place, { from: made.value, to: undefined });
    return moved.kind === 'refused' ? moved : made;
}
async function createPlace(github, place, { branch, start }) {
    const created = await createBranch(github, place, start);
    if (created.kind === 'done' || created.reason !== 'invalid' || place === branch)
        return created;
    const ref = `heads/${place}`;
    await github.api(({ rest }) => rest.git.deleteRef({ ...(0,octokit .$)(github.repository), ref }));
    return createBranch(github, place, start);
}
async function commitOn({ api, repository }, branchName, { details, files, headline, start }) {
    const additions = files.map(({ bytes, path }) => ({ path, contents: bytes.toString('base64') }));
    const input = {
        branch: { repositoryNameWithOwner: repository, branchName },
        expectedHeadOid: start,
        message: { headline, body: details },
        fileChanges: { additions },
    };
    const answer = await api(async ({ graphql }) => ({
        data: await graphql(CREATE_COMMIT, { input }),
    }));
    if (answer.kind === 'failed')
        return aboutWorkflows(refusalOf(answer, WHAT, 'contents'), files);
    const commit = (0,json_value ._F)((0,json_value ._F)(answer.body, 'createCommitOnBranch'), 'commit');
    return oidOf((0,json_value .b6)((0,json_value ._F)(commit, 'oid')));
}
async function byGitDatabase(github, order) {
    const { api, repository } = github;
    const { branch, details, files, head, headline, start } = order;
    const place = (0,octokit .$)(repository);
    const tree = [];
    for (const { bytes, mode, path } of files) {
        const content = bytes.toString('base64');
        const blob = await api(({ rest }) => rest.git.createBlob({ ...place, content, encoding: 'base64' }));
        if (blob.kind === 'failed')
            return refusalOf(blob, WHAT, 'contents');
        tree.push({ path, mode: mode === '100755' ? mode : PLAIN_FILE, type: 'blob', sha: blob.body.sha });
    }
    const parent = await api(({ rest }) => rest.git.getCommit({ ...place, commit_sha: start }));
    if (parent.kind === 'failed')
        return refusalOf(parent, WHAT, 'read');
    const base_tree = parent.body.tree.sha;
    const made = await api(({ rest }) => rest.git.createTree({ ...place, base_tree, tree }));
    if (made.kind === 'failed')
        return aboutWorkflows(refusalOf(made, WHAT, 'contents'), files);
    const message = details === '' ? headline : `${headline}\n\n${details}`;
    const commit = await api(({ rest }) => rest.git.createCommit({ ...place, message, tree: made.body.sha, parents: [start] }));
    if (commit.kind === 'failed')
        return refusalOf(commit, WHAT, 'contents');
    const oid = commit.body.sha;
    const pointed = head === undefined
        ? await createBranch(github, branch, oid)
        : await moveBranch(github, branch, { from: head, to: oid });
    return pointed.kind === 'refused' ? aboutWorkflows(pointed, files) : oidOf(oid);
}
const WHAT = 'the commit cannot be made';
const WORKFLOW = /^\.github\/workflows\/[^/]+$/i;
function aboutWorkflows(refusal, files) {
    const paths = files.map(({ path }) => path).filter((path) => WORKFLOW.test(path));
    const { message, reason } = refusal;
    const mayBe = reason === 'forbidden' || reason === 'invalid' || /\bworkflows?\b/i.test(message);
    return mayBe && paths.length > 0 ? { ...refusal, reason: 'workflows', paths } : refusal;
}
function oidOf(oid) {
    if (oid !== undefined)
        return { kind: 'done', value: oid };
    return {
        kind: 'refused',
        reason: 'raced',
        message: `${WHAT}: the answer does not name it`,
        fix: undefined,
    };
}

;// CONCATENATED MODULE: ./build/host/github/pull-requests/pull-requests.js






const PAGE_SIZE = 100;
const MOST_PAGES = 30;
function openGithubPulls(api, repository) {
    let login;
    const account = () => {
        login ??= (0,pull_request_comment .i)(api);
        return login;
    };
    const github = { api, repository, account };
    const place = (0,octokit .$)(repository);
    return {
        place: (base, commit) => readPlace(github, base, commit),
        branch: (name, base) => readBranch(github, name, base),
        from: async (branch) => {
            const head = `${place.owner}:${branch}`;
            const answer = await api(({ rest }) => rest.pulls.list({ ...place, state: 'all', head, per_page: PAGE_SIZE }));
            if (answer.kind === 'failed')
                return unreadable(answer);
            return { kind: 'done', value: await ownPulls(github, answer.body, (name) => name === branch) };
        },
        openBelow: (prefix) => readOpen(github, prefix),
        check: (branch, base, present) => checkPermissions(github, branch, base, present),
        commit: (order) => writeCommit(github, order),
        open: async ({ base, body, branch, draft, title }) => {
            const answer = await api(({ rest }) => rest.pulls.create({ ...place, head: branch, base, title, body, draft }));
            return pullOf(github, answer, 'the pull request cannot be opened');
        },
        edit: async (pull_number, patch) => {
            const answer = await api(({ rest }) => rest.pulls.update({ ...place, pull_number, ...patch }));
            return pullOf(github, answer, `pull request #${pull_number} cannot be changed`);
        },
        label: async (issue_number, labels) => {
            const asked = { ...place, issue_number, labels: [...labels] };
            const answer = await api(({ rest }) => rest.issues.addLabels(asked));
            return doneOr(answer, 'the labels cannot be added', 'pull-requests');
        },
        requestReviews: async (pull_number, names) => {
            const answer = await api(({ rest }) => rest.pulls.requestReviewers({ ...place, pull_number, ...splitReviewers(names) }));
            return doneOr(answer, 'reviews cannot be requested', 'pull-requests');
        },
        comment: async (number, marker, text) => {
            const body = `${marker}\n${text}`;
            const result = await (0,pull_request_comment.putComment)(api, { repository, number, marker, body, create: true });
            if (result.kind !== 'failed')
                return { kind: 'done', value: undefined };
            const failure = {
                kind: 'failed',
                status: result.forbidden ? 403 : 0,
                why: result.why,
                unsure: false,
            };
            return refusalOf(failure, 'the comment cannot be written', 'pull-requests');
        },
        deleteBranch: (name, head) => moveBranch(github, name, { from: head, to: undefined }),
    };
}
function splitReviewers(names) {
    const teams = names.filter((name) => name.includes('/'));
    return {
        reviewers: names.filter((name) => !name.includes('/')).map((name) => name.replace(/^@/, '')),
        team_reviewers: teams.map((name) => name.split('/').at(-1) ?? ''),
    };
}
function doneOr(answer, what, need) {
    return answer.kind === 'ok' ? { kind: 'done', value: undefined } : refusalOf(answer, what, need);
}
function unreadable(failure) {
    return refusalOf(failure, 'the pull requests cannot be read', 'pull-requests');
}
async function readOpen(github, prefix) {
    const found = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
        const query = { ...(0,octokit .$)(github.repository), state: 'open', per_page: PAGE_SIZE, page };
        const answer = await github.api(({ rest }) => rest.pulls.list(query));
        if (answer.kind === 'failed')
            return unreadable(answer);
        found.push(...(await ownPulls(github, answer.body, (name) => name.startsWith(prefix))));
        if (!answer.hasNextPage && answer.body.length < PAGE_SIZE)
            break;
    }
    return { kind: 'done', value: found };
}
async function ownPulls(github, pulls, fits) {
    const here = github.repository.toLowerCase();
    const own = pulls.filter(({ head }) => head.repo?.full_name.toLowerCase() === here && fits(head.ref));
    return Promise.all(own.map((pull) => toPull(github, pull)));
}
async function pullOf(github, answer, what) {
    if (answer.kind === 'failed')
        return refusalOf(answer, what, 'pull-requests');
    return { kind: 'done', value: await toPull(github, answer.body) };
}
async function toPull(github, pull) {
    const { base, body, head, html_url: url, labels, merged_at: mergedAt, number, state, title, user } = pull;
    return {
        number,
        url,
        state: mergedAt !== null ? 'merged' : state === 'open' ? 'open' : 'closed',
        branch: head.ref,
        base: base.ref,
        title,
        body: body ?? '',
        labels: labels.map(({ name }) => name),
        isByToken: user?.login.toLowerCase() === (await github.account()).toLowerCase(),
    };
}
async function checkPermissions({ api, repository }, branch, base, present) {
    const place = (0,octokit .$)(repository);
    const blob = await api(({ rest }) => rest.git.createBlob({ ...place, content: '', encoding: 'utf-8' }));
    const title = present?.title ?? 'Permission check';
    const pull = present === undefined
        ? await api(({ rest }) => rest.pulls.create({ ...place, head: `${branch}..`, base, title }))
        : await api(({ rest }) => rest.pulls.update({ ...place, pull_number: present.number, title }));
    const refused = [
        ...(blob.kind === 'ok' ? [] : [refusalOf(blob, 'nothing can be written to this repository', 'contents')]),
        ...(pull.kind === 'ok'
            ? []
            : [refusalOf(pull, 'no pull request can be opened or changed', 'pull-requests')]),
    ];
    return refused.filter(({ reason }) => reason === 'forbidden' || reason === 'unauthenticated');
}


  })

};
;