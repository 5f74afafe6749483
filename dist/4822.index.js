export const id = 4822;
export const ids = [4822];
export const modules = {

/***/ 84822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createBuildkiteHost: () => (/* binding */ createBuildkiteHost),
  detectBuildkite: () => (/* binding */ detectBuildkite)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/markdown.js
var markdown = __webpack_require__(26963);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/host/buildkite-agent.js

const TIMEOUT_MS = 30_000;
const MAXIMUM_BYTES = 1024 * 1024;
/** Runs `buildkite-agent`; values go by stdin, never as arguments. Never throws. */
function runAgent(environment, words, input, signal) {
    return new Promise((resolve) => {
        // Not the option `timeout`: its timer outlives a program that is not there, and keeps this process from its end.
        const late = AbortSignal.timeout(TIMEOUT_MS);
        const child = (0,external_node_child_process_.spawn)('buildkite-agent', words, {
            env: { ...environment },
            stdio: ['pipe', 'pipe', 'pipe'],
            windowsHide: true,
            signal: signal === undefined ? late : AbortSignal.any([signal, late]),
        });
        const printed = { stdout: '', stderr: '' };
        for (const stream of ['stdout', 'stderr']) {
            child[stream].setEncoding('utf8');
            child[stream].on('data', (text) => {
                if (printed[stream].length < MAXIMUM_BYTES)
                    printed[stream] += text;
            });
        }
        child.on('error', (error) => {
            const why = late.aborted ? `no answer within ${TIMEOUT_MS / 1000} s` : explain(error);
            resolve({ kind: 'failed', why });
        });
        child.on('close', (code) => {
            if (code === 0)
                resolve({ kind: 'output', text: printed.stdout });
            else
                resolve({ kind: 'failed', why: lastLine(printed.stderr) || `exit code ${code}` });
        });
        // An agent that does not read its input closes the pipe: its exit code tells.
        child.stdin.on('error', () => undefined);
        child.stdin.end(input);
    });
}
/** The same, waiting for it: what is masked must be so before the next line is printed. */
function runAgentNow(environment, words, input) {
    const done = (0,external_node_child_process_.spawnSync)('buildkite-agent', words, {
        env: { ...environment },
        input,
        encoding: 'utf8',
        timeout: TIMEOUT_MS,
        windowsHide: true,
    });
    if (done.status === 0)
        return { kind: 'output', text: done.stdout };
    return {
        kind: 'failed',
        why: done.error === undefined ? lastLine(done.stderr) || `exit code ${done.status}` : explain(done.error),
    };
}
function explain(error) {
    const code = Reflect.get(error, 'code');
    return code === 'ENOENT' ? 'there is no `buildkite-agent` on the PATH' : error.message;
}
function lastLine(text) {
    return text.trim().split('\n').at(-1)?.trim() ?? '';
}

// EXTERNAL MODULE: ./build/host/host-options.js
var host_options = __webpack_require__(97286);
;// CONCATENATED MODULE: ./build/host/buildkite-context.js

/** Facts about the job from Buildkite's variables (buildkite.com/docs/pipelines/configure/environment-variables). */
function buildkiteContext(options, temporary) {
    const text = (0,host_options/* readVariables */.C)(options.environment);
    const repository = text('BUILDKITE_REPO');
    const [tag, branch] = [text('BUILDKITE_TAG'), text('BUILDKITE_BRANCH')];
    const changeRequest = pullRequest(text, repository);
    const build = text('BUILDKITE_BUILD_URL');
    const job = text('BUILDKITE_JOB_ID');
    return {
        workspace: text('BUILDKITE_BUILD_CHECKOUT_PATH') ?? options.workingDirectory,
        tempDirectory: temporary,
        repository: repositoryPath(repository),
        ref: tag !== undefined ? `refs/tags/${tag}` : branch === undefined ? undefined : `refs/heads/${branch}`,
        commit: commitOf(text('BUILDKITE_COMMIT')),
        event: text('BUILDKITE_SOURCE'),
        changeRequest,
        untrustedHead: false,
        changeEvent: changeRequest !== undefined,
        runUrl: build !== undefined && job !== undefined ? `${build}#${job}` : build,
        workflow: text('BUILDKITE_PIPELINE_SLUG'),
        job: text('BUILDKITE_STEP_KEY') ?? text('BUILDKITE_LABEL'),
        serverUrl: undefined,
        apiUrl: undefined,
    };
}
function pullRequest(text, repository) {
    const number = text('BUILDKITE_PULL_REQUEST');
    if (number === undefined || number === 'false') {
        const base = text('BUILDKITE_MERGE_QUEUE_BASE_BRANCH');
        if (base === undefined)
            return undefined;
        return {
            number: undefined,
            baseCommit: commitOf(text('BUILDKITE_MERGE_QUEUE_BASE_COMMIT')),
            baseRef: base,
            headRef: text('BUILDKITE_BRANCH'),
            fork: false,
        };
    }
    const from = text('BUILDKITE_PULL_REQUEST_REPO');
    return {
        number: (0,host_options/* wholeNumber */.r)(number),
        baseCommit: undefined,
        baseRef: text('BUILDKITE_PULL_REQUEST_BASE_BRANCH'),
        headRef: text('BUILDKITE_BRANCH'),
        fork: from !== undefined && repositoryPath(from) !== repositoryPath(repository),
    };
}
/** `HEAD` and branch names may stand where a build was made by hand. */
function commitOf(text) {
    return text !== undefined && /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(text) ? text : undefined;
}
/** `owner/name` of a clone address: `git@host:owner/name.git`, `https://host/owner/name`. */
function repositoryPath(address) {
    if (address === undefined)
        return undefined;
    const path = URL.canParse(address) ? new URL(address).pathname : address.replace(/^[^:]*:/, '');
    return path.replace(/^\/+/, '').replace(/(\.git)?\/*$/, '') || undefined;
}

// EXTERNAL MODULE: ./build/host/dotenv-output.js + 1 modules
var dotenv_output = __webpack_require__(19631);
// EXTERNAL MODULE: ./build/host/host.js
var host = __webpack_require__(9157);
// EXTERNAL MODULE: ./build/host/log-writer.js
var log_writer = __webpack_require__(39677);
;// CONCATENATED MODULE: ./build/host/buildkite.js









/** Most bytes of one annotation (buildkite.com/docs/agent/cli/reference/annotate). */
const MAXIMUM_ANNOTATION_BYTES = 1024 * 1024;
/** Most bytes of one value of meta-data. */
const MAXIMUM_METADATA_BYTES = 100 * 1024;
/** Longest listing of findings where there is no summary. */
const LISTED_FINDINGS = 50;
/** Whether this is a job of Buildkite. */
function detectBuildkite(environment) {
    if (environment['BUILDKITE'] !== 'true')
        return { kind: 'no' };
    if ((environment['BUILDKITE_JOB_ID'] ?? '') === '') {
        return {
            kind: 'misconfigured',
            problem: 'BUILDKITE_JOB_ID is not set',
            remedy: 'hand the variables of the job on to this process, for example with `propagate-environment`',
        };
    }
    return { kind: 'yes' };
}
/** Buildkite: the agent on the machine keeps outputs as meta-data, shows the summary as an annotation and mints tokens. */
function createBuildkiteHost(options) {
    const { environment, log: write } = options;
    const text = (0,host_options/* readVariables */.C)(environment);
    const secrets = (0,log_writer/* createSecrets */.gE)();
    const debug = environment['PLATFORM_DEBUG'] === 'true';
    const plain = (0,log_writer/* createLabelledLog */.Ud)({ write, secrets, debug, guard: withoutHeaders });
    const hasJobApi = text('BUILDKITE_AGENT_JOB_API_SOCKET') !== undefined;
    const agent = (words, input) => runAgent(environment, words, input);
    const prefix = (0,dotenv_output/* outputPrefix */.Mp)(options);
    const outputs = new Map();
    const summary = [];
    let [redactorTold, hasAgent] = [false, true];
    const tellFailure = (what, answer) => {
        if (answer.kind === 'output' || !hasAgent)
            return;
        hasAgent = !answer.why.includes('no `buildkite-agent`');
        plain.log.warning(`${what}: ${answer.why}`);
    };
    return {
        name: 'buildkite',
        context: buildkiteContext(options, (0,external_node_os_.tmpdir)()),
        capabilities: {
            idToken: 'any-audience',
            mask: hasJobApi ? 'native' : 'own-writer',
            outputs: 'native',
            annotations: 'log',
            summary: 'native',
            groups: true,
            cache: 'folder',
        },
        limitations: [],
        log: plain.log,
        input: options.nativeInput,
        idToken: (audience, signal) => mintIdToken(options, audience, signal),
        mask: (secret) => {
            for (const part of (0,log_writer/* secretParts */.Bm)(secret)) {
                secrets.add(part);
                if (!hasJobApi || redactorTold)
                    continue;
                const answer = runAgentNow(environment, ['redactor', 'add'], part);
                if (answer.kind === 'output')
                    continue;
                redactorTold = true;
                plain.log.warning(`the agent does not redact secrets in this log: ${answer.why}`);
            }
        },
        redact: secrets.redact,
        setOutput: (name, value) => {
            if (secrets.redact(value) === value)
                outputs.set(name, value);
            else
                plain.line(`The output \`${name}\` is a secret and is not kept as meta-data.`);
        },
        annotate: plain.annotate,
        writeSummary: (markdown) => {
            summary.push(secrets.redact(markdown));
        },
        group: async (title, body) => {
            write(`--- ${(0,log_writer/* harmless */.Is)(secrets.redact(title)).replaceAll('\n', ' ')}\n`);
            return body();
        },
        quote: (foreign) => {
            write(`${withoutHeaders((0,log_writer/* quotable */.E7)(secrets.redact(foreign)).replace(/:(?=:)/g, ': '))}\n`);
        },
        progress: () => undefined,
        cacheDirectory: (0,external_node_path_.join)(environment['XDG_CACHE_HOME'] || (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.cache'), 'platform-actions'),
        finish: async (ending) => {
            for (const [name, value] of outputs) {
                // The agent refuses an empty value; a key that is absent reads the same.
                if (value.trim() === '')
                    continue;
                if (Buffer.byteLength(value) > MAXIMUM_METADATA_BYTES) {
                    plain.line(`The output \`${name}\` is too large for meta-data; the report has it.`);
                    continue;
                }
                const answer = await agent(['meta-data', 'set', `${prefix}:${name}`], value);
                tellFailure(`the output \`${name}\` was not kept as meta-data`, answer);
            }
            const body = annotationBody(summary, ending, secrets.redact);
            if (body === '')
                return;
            const words = [
                'annotate',
                '--style',
                STYLES[ending.result],
                '--context',
                `platform-actions-${prefix}-${text('BUILDKITE_STEP_KEY') ?? text('BUILDKITE_JOB_ID') ?? ''}`,
            ];
            tellFailure('the summary was not shown as an annotation', await agent(words, body));
        },
    };
}
const STYLES = { pass: 'success', warn: 'warning', fail: 'error', error: 'error' };
/** The summary; without one, the findings as a list. */
function annotationBody(summary, { findings }, redact) {
    const blocks = summary.length > 0 ? summary : findings.length > 0 ? [findingList(findings)] : [];
    return redact((0,markdown/* assembleMarkdown */.Co)(blocks, MAXIMUM_ANNOTATION_BYTES).text);
}
function findingList(findings) {
    return (0,markdown/* listMarkdown */.AX)(findings.slice(0, LISTED_FINDINGS).map(({ level, location, message, title }) => {
        const place = location === undefined ? '' : `${(0,markdown/* codeMarkdown */.fl)(`${location.file}:${location.line}`)} `;
        return `${place}**${level}**: ${(0,markdown/* escapeMarkdown */.FV)(title)}: ${(0,markdown/* escapeMarkdown */.FV)(message)}`;
    }));
}
/** Lines that Buildkite's log takes for the head of a group begin with one of these; a bar before them takes that away. */
function withoutHeaders(text) {
    return text.replace(/^(?=[ \t]*(?:---|\+\+\+|~~~|\^\^\^))/gm, '| ');
}
/**
 * Asks the agent for an ID token. The default subject of Buildkite names commit and step, so no identity can match it
 * exactly: the pipeline's id is asked for instead, unless BUILDKITE_OIDC_TOKEN_SUBJECT_CLAIM says otherwise.
 */
async function mintIdToken(options, audience, signal) {
    const { environment } = options;
    const claim = environment['BUILDKITE_OIDC_TOKEN_SUBJECT_CLAIM'] || 'pipeline_id';
    const words = ['oidc', 'request-token', '--audience', audience];
    const answer = await runAgent(environment, [...words, '--subject-claim', claim], '', signal);
    const token = answer.kind === 'output' ? answer.text.trim() : '';
    if (token !== '')
        return token;
    const why = answer.kind === 'failed' ? answer.why : 'an empty answer';
    const remedy = /subject-claim|flag provided but not defined/.test(why)
        ? 'update the agent to one of April 2026 or newer, which knows `--subject-claim`: without it the subject names commit and step, and no identity matches it'
        : 'run this on the agent itself or hand `buildkite-agent` and its variables BUILDKITE_AGENT_* into the container, and use an agent of 3.104 or newer';
    throw new host/* IdTokenError */.Z(`the agent gave no ID token: ${why}`, remedy, true);
}


/***/ })

};
