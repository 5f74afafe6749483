"use strict";
exports.id = 5579;
exports.ids = [5579];
exports.modules = {

  65579:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    createRunInside: () => (  createRunInside)
  });
  var _run_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89224);

function createRunInside(loadCommand, outer, wrapHttp = (http) => http) {
    const masked = new Set();
    const mask = (secret) => {
        if (!masked.has(secret))
            outer.host.mask(secret);
        masked.add(secret);
    };
    return async (inner) => {
        const command = await loadCommand(inner.command);
        if (command === undefined)
            throw new Error(`there is no command ${inner.command}`);
        const outputs = {};
        let http;
        const exitCode = await (0,_run_command_js__WEBPACK_IMPORTED_MODULE_0__  .d)({
            ...outer,
            command,
            host: innerHost({ ...outer.host, mask }, inner, outputs),
            texts: {
                commandLine: { flags: new Map(inner.inputs), json: false, help: false, problems: [] },
                native: (name) => inner.secrets.get(name),
                environment: {},
            },
            openHttp: async (connections) => {
                http ??= wrapHttp(await outer.openHttp(connections));
                return http;
            },
            stop: inner.signal,
            stdout: () => undefined,
            stdoutIsDropped: true,
            stdoutIsPrivate: false,
        });
        return { exitCode, outputs };
    };
}
function innerHost(outer, inner, outputs) {
    const debug = (text) => outer.log.debug(`${inner.context.repository ?? ''}: ${text}`);
    const log = { debug, info: debug, notice: debug, warning: debug, error: debug };
    return {
        name: outer.name,
        context: { ...outer.context, ...NO_CHANGE, ...inner.context },
        capabilities: { ...outer.capabilities, annotations: 'log', summary: 'none', cache: 'none' },
        log,
        input: () => undefined,
        idToken: outer.idToken,
        mask: outer.mask,
        redact: outer.redact,
        setOutput: (name, value) => {
            outputs[name] = value;
        },
        annotate: () => undefined,
        writeSummary: () => undefined,
        group: (_, body) => body(),
        quote: debug,
        progress: () => undefined,
        cacheDirectory: undefined,
        limitations: [],
        unwritten: () => [],
    };
}
const NO_CHANGE = {
    changeRequest: undefined,
    untrustedHead: false,
    matrix: undefined,
    workflowFile: undefined,
};


  })

};
;