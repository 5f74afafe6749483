"use strict";
exports.id = 3463;
exports.ids = [3463];
exports.modules = {

  53463:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    compareMovedImages: () => (  compareMovedImages)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38086);
  var _base_pool_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24344);
  var _images_image_reference_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(63018);
  var _kit_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59083);
  var _platform_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34779);
  var _session_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96299);
  var _advisory_advisory_collection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46830);
  var _ask_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24585);
  var _images_read_image_sboms_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38421);
  var _manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43216);
  var _problem_collector_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56224);
  var _sbom_package_in_hand_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47025);












const AT_ONCE = 4;
const compareMovedImages = async (images, inputs, deps) => {
    const none = images.map(() => undefined);
    if (inputs.identity === undefined && inputs.token === undefined)
        return none;
    return await orLogged(deps, none, async () => {
        const packagesOf = createPackageReader((0,_images_read_image_sboms_js__WEBPACK_IMPORTED_MODULE_5__.createImageReader)(settingsOf(deps), deps), deps);
        const sides = await (0,_base_pool_js__WEBPACK_IMPORTED_MODULE_9__  .P)(images, AT_ONCE, async (image) => {
            if (image.from === undefined)
                return undefined;
            const [from, to] = await Promise.all([packagesOf(image, image.from), packagesOf(image, image.to)]);
            return from === undefined || to === undefined ? undefined : { from, to };
        });
        const compared = sides.flatMap((side, index) => side === undefined
            ? []
            : [{ index, brings: collect(side.to, side.from), fixes: collect(side.from, side.to) }]);
        const all = sides.flatMap((side) => (side === undefined ? [] : [...side.from, ...side.to]));
        await askAll(compared, all, inputs.concurrency, deps);
        const answers = new Map(compared.map((one) => [one.index, differenceOf(one)]));
        return images.map((_, index) => answers.get(index));
    });
};
function collect(packages, base) {
    const search = { packages: (0,_sbom_package_in_hand_js__WEBPACK_IMPORTED_MODULE_8__  .mV)(packages), basePackages: (0,_sbom_package_in_hand_js__WEBPACK_IMPORTED_MODULE_8__  .mV)(base), lookups: [] };
    return (0,_advisory_advisory_collection_js__WEBPACK_IMPORTED_MODULE_3__  .u)(search);
}
function differenceOf({ brings, fixes }) {
    const count = (collection) => collection.result().items.filter(({ facts, isNew }) => facts.status === 'affecting' && isNew).length;
    return { fixes: count(fixes), brings: count(brings) };
}
async function askAll(compared, packages, concurrency, deps) {
    const collections = compared.flatMap(({ brings, fixes }) => [brings, fixes]);
    const sink = {
        add: (row, question) => {
            for (const collection of collections)
                collection.add(row, question);
        },
        openLookups: () => [],
        canTellAliases: () => true,
    };
    const search = { packages: (0,_sbom_package_in_hand_js__WEBPACK_IMPORTED_MODULE_8__  .mV)(packages), lookups: [] };
    const { failure, unread } = await (0,_ask_js__WEBPACK_IMPORTED_MODULE_4__  .g)(search, sink, deps, concurrency);
    if (failure !== undefined)
        throw failure;
    if (unread[0] !== undefined)
        throw unread[0].error;
}
function createPackageReader(read, deps) {
    const known = new Map();
    const readOne = (image, digest) => orLogged(deps, undefined, async () => {
        const parsed = (0,_images_image_reference_js__WEBPACK_IMPORTED_MODULE_10__  .o_)(image.name);
        if (parsed.kind === 'malformed')
            return undefined;
        const { organization, repository, tag } = image;
        const located = { organization, repository, tag, complete: parsed.reference };
        const name = (0,_images_image_reference_js__WEBPACK_IMPORTED_MODULE_10__  .Yk)({ ...parsed.reference, digest });
        const problems = (0,_problem_collector_js__WEBPACK_IMPORTED_MODULE_7__  .X)();
        const facts = await read([{ image: located, reference: digest, name }], problems);
        problems.throwIfAny();
        return facts.flatMap(({ packages }) => packages);
    });
    return (image, digest) => {
        const key = `${image.repository}@${digest}`;
        const asked = known.get(key) ?? readOne(image, digest);
        known.set(key, asked);
        return asked;
    };
}
async function orLogged(deps, otherwise, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_1__  .Wk && error.code === 'CANCELLED')
            throw error;
        for (const { message } of (0,_session_problems_js__WEBPACK_IMPORTED_MODULE_2__  .e)(error, undefined))
            deps.host.log.info(`Advisories were not compared: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_11__  .h0)(message, 500)}`);
        return otherwise;
    }
}
function settingsOf(deps) {
    const given = (name) => deps.config.given(_manifest_js__WEBPACK_IMPORTED_MODULE_6__  .e.name, name);
    const read = (0,_kit_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_0__  .K)(_manifest_js__WEBPACK_IMPORTED_MODULE_6__  .e.inputs, given, deps.clock.now());
    if (read.kind === 'problems')
        throw new Error(read.problems.map(({ message }) => message).join('; '));
    return read.inputs;
}


  })

};
;