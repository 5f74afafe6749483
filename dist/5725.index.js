"use strict";
exports.id = 5725;
exports.ids = [5725];
exports.modules = {

  95725:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    openCache: () => (  openCache)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
  var _files_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48636);




const MAXIMUM_ENTRY_BYTES = 32 * 1024 * 1024;
const PREFIX = 'platform-actions-1-';
async function openCache(host, folder) {
    const directory = folder ?? host.cacheDirectory;
    if (directory === undefined || (folder === undefined && host.capabilities.cache === 'none')) {
        host.log.warning('`cache` has no effect: this host does not keep a folder between runs\nuse the root action on GitHub, or set `cache-dir` to a folder');
        return undefined;
    }
    const writable = !host.context.changeEvent && !host.context.untrustedHead;
    const service = folder === undefined && host.capabilities.cache === 'service'
        ? await restore(host, directory)
        : undefined;
    let added = false;
    const pathOf = (key) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex')}.json`);
    return {
        get: async (key) => (0,_files_files_js__WEBPACK_IMPORTED_MODULE_3__  .Gu)(pathOf(key), MAXIMUM_ENTRY_BYTES).catch(() => undefined),
        set: async (key, text) => {
            if (!writable)
                return;
            try {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory, { recursive: true, mode: 0o700 });
                (0,_files_files_js__WEBPACK_IMPORTED_MODULE_3__  .vK)(pathOf(key), text, 0o600);
                added = true;
            }
            catch (error) {
                host.log.warning(`the cache was not written: ${(0,_files_files_js__WEBPACK_IMPORTED_MODULE_3__  .CA)(error)}`);
            }
        },
        close: async () => {
            if (added && service !== undefined)
                await service.save();
        },
    };
}
async function restore(host, directory) {
    try {
        const cache = await Promise.all( [__webpack_require__.e(1920), __webpack_require__.e(7405), __webpack_require__.e(3819)]).then(__webpack_require__.bind(__webpack_require__, 93819));
        await cache.restoreCache([directory], `${PREFIX}none`, [PREFIX]);
        return {
            save: async () => {
                try {
                    const facts = await Promise.all((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory)).map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name))));
                    const size = facts.reduce((sum, { size: bytes }) => sum + bytes, 0);
                    await cache.saveCache([directory], `${PREFIX}${facts.length}-${size}-${crypto.randomUUID()}`);
                }
                catch (error) {
                    host.log.warning(`the cache was not saved: ${error instanceof Error ? error.message : String(error)}`);
                }
            },
        };
    }
    catch (error) {
        host.log.warning(`the cache was not restored: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
    }
}


  })

};
;