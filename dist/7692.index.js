"use strict";
exports.id = 7692;
exports.ids = [7692];
exports.modules = {

  87692:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  parseRestrictions: () => (  parseRestrictions)
});

var yaml_source = __webpack_require__(98330);
var schemas = __webpack_require__(63619);
var base_glob = __webpack_require__(2810);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/file/restrictions-schema.js


const globs = (description) => schemas .YOg(schemas .YjP().check(schemas .YPB((glob) => (0,base_glob .AI)(glob) === undefined, {
    error: ({ input }) => `is not a usable glob: ${(0,base_glob .AI)(String(input))}`,
})))
    .check(schemas .mIj({ description }));
const restrictionSchema = schemas .rej({
    files: globs('Role files that this entry is for, relative to `working-directory` as in the input `file`.'),
    groups: schemas .lqM(globs('Groups as paths of names (`team-a`, `team-a/**`); the organization itself by its name. None if omitted.')),
    roles: schemas .lqM(globs('Names of roles, compared without case. None if omitted.')),
    identities: schemas .lqM(globs('Names of identities, and uids of people. None if omitted.')),
})
    .check(schemas .mIj({
    description: 'What the matching role files may be about; a file must lie wholly within one entry.',
}));
const restrictionsSchema = schemas .rej({
    version: schemas .euz(1, { error: 'must be `1`' }).check(schemas .mIj({ description: 'Version of this format.' })),
    restrictions: schemas .YOg(restrictionSchema),
})
    .check(schemas .mIj({
    title: 'Restrictions of role files of platform-actions',
    description: 'Which role file may be about which groups, roles and identities.',
}));
const RESTRICTIONS_KEYS = {
    '': Object.keys(restrictionsSchema.shape),
    restrictions: Object.keys(restrictionSchema.shape),
};

var role_file_problems = __webpack_require__(12595);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/file/restrictions-file.js



const INPUT = 'restrictions-file';
function parseRestrictions(text, file) {
    const read = (0,yaml_source .g)(text, file);
    if (read.kind === 'problems')
        return { kind: 'problems', problems: read.problems.map((problem) => ({ ...problem, input: INPUT })) };
    const parsed = restrictionsSchema.safeParse(read.source.data);
    if (!parsed.success) {
        const found = (0,role_file_problems .q)(read.source, restrictionsSchema, RESTRICTIONS_KEYS);
        return {
            kind: 'problems',
            problems: found.map(({ fix, key, message, path }) => ({
                message,
                ...(fix === undefined ? {} : { fix }),
                input: INPUT,
                place: key === undefined ? read.source.placeOf(path) : read.source.placeOfKey(path, key),
            })),
        };
    }
    const restrictions = parsed.data.restrictions.map(({ files, groups = [], identities = [], roles = [] }) => ({
        files,
        groups,
        identities,
        roles,
    }));
    return { kind: 'restrictions', restrictions };
}


  })

};
;