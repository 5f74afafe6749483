"use strict";
exports.id = 8365;
exports.ids = [8365];
exports.modules = {

  38365:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  lexicalPath),
    findRepository: () => (  findRepository)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
  var _files_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48636);



const MAXIMUM_FILE_BYTES = 8192;
function lexicalPath(workspace, path) {
    const [root, real, target] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace), (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .PX)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)];
    return (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .UO)(real, target) ? target : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(real, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, target));
}
function findRepository(workspace, folder) {
    const root = (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .PX)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace));
    for (const top of foldersUpFrom(root)) {
        const found = repositoryAt(top, root);
        if (found !== undefined)
            return found;
    }
    for (const top of foldersUpFrom(lexicalPath(workspace, folder))) {
        if (top === root || !(0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .UO)(root, top))
            return undefined;
        const found = (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .UO)(root, (0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .PX)(top)) ? repositoryAt(top, root) : undefined;
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function* foldersUpFrom(folder) {
    for (let [at, last] = [folder, '']; at !== last; [at, last] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at), at])
        yield at;
}
function repositoryAt(top, workspace) {
    try {
        const gitDirectory = gitDirectoryAt(top);
        const isOwn = (path) => !(0,_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .UO)(workspace, path) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes('.git');
        if (gitDirectory === undefined || !isOwn(gitDirectory))
            return undefined;
        const common = readLine((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, 'commondir'));
        const commonDirectory = common === undefined ? gitDirectory : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDirectory, common));
        if (!isOwn(commonDirectory) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDirectory, 'objects')).isDirectory())
            return undefined;
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDirectory, 'HEAD'), { throwIfNoEntry: false }) === undefined)
            return undefined;
        return { top, gitDirectory, commonDirectory };
    }
    catch {
        return undefined;
    }
}
function gitDirectoryAt(top) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git');
    const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (facts === undefined)
        return undefined;
    if (facts.isDirectory())
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    const named = /^gitdir: (.+)$/.exec(readLine(path) ?? '')?.[1];
    return named === undefined ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, named));
}
function readLine(path) {
    const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (facts?.isFile() !== true || facts.size > MAXIMUM_FILE_BYTES)
        return undefined;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8').trimEnd();
}


  })

};
;