"use strict";
exports.id = 4972;
exports.ids = [4972,1842];
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

  39589:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  sha256Base64),
    f: () => (  sha256Hex)
  });
  var _noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90855);

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
function sha256Hex(text) {
    const digits = [];
    for (const byte of (0,_noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__  .sc)(new TextEncoder().encode(text)))
        digits.push(HEX[byte]);
    return digits.join('');
}
function sha256Base64(text) {
    return btoa(String.fromCharCode(...(0,_noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__  .sc)(new TextEncoder().encode(text))));
}


  }),

  55478:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  LONGEST_NAME),
    Y: () => (  showCandidates)
  });
  var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);

const LONGEST_NAME = 100;
const MAXIMUM_SHOWN = 5;
function showCandidates(items) {
    const shown = items
        .slice(0, MAXIMUM_SHOWN)
        .map(({ uid, name }) => `\`${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(name, LONGEST_NAME)}\` (${uid})`);
    const more = items.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}


  }),

  59800:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  renderTextTable)
  });
function renderTextTable(rows) {
    const widths = [];
    for (const row of rows) {
        row.forEach((cell, column) => {
            widths[column] = Math.max(widths[column] ?? 0, lengthOf(cell));
        });
    }
    return rows.map((row) => row
        .map((cell, column) => cell + ' '.repeat(Number(widths[column]) - lengthOf(cell)))
        .join('  ')
        .trimEnd());
}
function lengthOf(cell) {
    return Array.from(cell).length;
}


  }),

  85216:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CI: () => (  lineWords),
    R3: () => (  showPlace),
    ig: () => (  comparePlaces)
  });
function comparePlaces(a, b) {
    const byFile = Number(a.file > b.file) - Number(a.file < b.file);
    return byFile || a.line - b.line || Number(a.column) - Number(b.column);
}
function showPlace({ file, line }) {
    return `\`${file}:${line}\``;
}
function lineWords(place, from) {
    return place.file === from.file ? `line ${place.line}` : `line ${place.line} of \`${place.file}\``;
}


  }),

  12595:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    q: () => (  shapeProblems)
  });
  var _base_nearest_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38707);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38086);
  var _role_file_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34400);



const LONGEST_KEY = 100;
const WORDS = {
    string: 'a string',
    boolean: '`true` or `false`',
    array: 'a list',
    object: 'a mapping',
};
function shapeProblems(source, schema = _role_file_schema_js__WEBPACK_IMPORTED_MODULE_0__  .y0, keys = _role_file_schema_js__WEBPACK_IMPORTED_MODULE_0__  .dO) {
    const result = schema.safeParse(source.data);
    if (result.success)
        return [];
    return result.error.issues.flatMap((issue) => issueProblems(issue, source, keys));
}
function issueProblems(issue, source, known) {
    const path = issue.path;
    if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => unknownKey(path, key, known));
    const shown = showPath(path);
    if (path.length > 0 && valueAt(source.data, path) === undefined) {
        return [{ path: path.slice(0, -1), message: `${shown} is missing.` }];
    }
    switch (issue.code) {
        case 'invalid_type':
            return [
                {
                    path,
                    message: issue.message.startsWith('Invalid')
                        ? `${shown} must be ${WORDS[issue.expected]}.`
                        : `${shown} ${issue.message}.`,
                },
            ];
        case 'too_small':
            return [{ path, message: `${shown} is empty.` }];
        default:
            return [{ path, message: `${shown} ${issue.message}.` }];
    }
}
function unknownKey(path, key, all) {
    const parent = path.findLast((part) => typeof part === 'string') ?? '';
    const known = Object.entries(all).flatMap(([name, keys]) => (name === parent ? keys : []));
    const [near] = (0,_base_nearest_names_js__WEBPACK_IMPORTED_MODULE_1__  .L)(key, known);
    return {
        path,
        key,
        message: `${showPath(path)} has the unknown key \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_2__  .h0)(key, LONGEST_KEY)}\`.`,
        fix: near === undefined ? 'Remove it.' : `Did you mean \`${near}\`?`,
    };
}
function showPath(path) {
    if (path.length === 0)
        return 'The file';
    const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
    return `\`${text.slice(1)}\``;
}
function valueAt(data, path) {
    return path.reduce((value, part) => Reflect.get(Object(value), part), data);
}


  }),

  34400:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B2: () => (  bindingEntrySchema),
    a7: () => (  identityEntrySchema),
    dO: () => (  ROLE_FILE_KEYS),
    y0: () => (  roleFileSchema)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);
  var _base_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22475);


const IDENTITY_NAME = /^[a-z0-9 ._-]{1,}$/;
const about = (description) => zod_mini__WEBPACK_IMPORTED_MODULE_0__  .mIj({ description });
const text = (description) => zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .m9(1), about(description));
const ID_ERROR = { error: 'must be a positive whole number' };
const id = (description) => zod_mini__WEBPACK_IMPORTED_MODULE_0__  .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .NC()), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Fk(/^[1-9][0-9]*$/, ID_ERROR))], ID_ERROR)
    .check(about(description));
const expires = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP({ error: 'must be a date in quotes, for example "2027-01-31"' }).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Fk(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, { error: 'must be a date in the form YYYY-MM-DD', abort: true }), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YPB((date) => (0,_base_time_js__WEBPACK_IMPORTED_MODULE_2__  ._U)(date) !== undefined, { error: 'is not a valid calendar date' }), about('From 00:00 UTC on this date, the entry counts as absent. Quote the date: YAML tools may otherwise reformat it.'));
const claimMatchSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .rej({
    issuer: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YPB((url) => /^https?:\/\//.test(url) && URL.canParse(url), {
        error: 'must be the URL of a token issuer',
    }), about('Exact `iss` of the token: the URL of its issuer.')),
    subject: text('Exact `sub` of the token.'),
})
    .check(about('Exact issuer and subject that the identity accepts.'));
const lookupSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .rej({
    issuer: text('Issuer with which the person signs in.'),
    subject: text('Subject of the person there, such as `github|1234`.'),
})
    .check(about('A person, whose uid the service looks up; takes the place of `uid`.'));
const githubIdsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .rej({
    owner: id('Numeric id of the owner.'),
    repository: id('Numeric id of the repository.'),
})
    .check(about('With ids, the subject has the form that GitHub sends for repositories created, renamed or moved since 2026-07-15.'));
const githubSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .rej({
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP()
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Fk(/^[A-Za-z0-9-]+\/[A-Za-z0-9._-]+$/, { error: 'must be `owner/name`' }), about('`owner/name`, in the letter case that GitHub shows.')),
    ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(
    zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Fk(/^refs\/[^\s*?[\\^~:]+$/, {
        error: 'must be a full ref such as `refs/heads/main`, not a pattern',
    }), about('A full ref, for example `refs/heads/main`.'))),
    environment: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(text('Name of a deployment environment.')),
    pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .euz(true, { error: 'must be `true` or omitted' })
        .check(about('`true` for jobs of pull requests.'))),
    ids: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(githubIdsSchema),
})
    .check(about('A GitHub Actions workload, from which issuer and subject are derived.'));
const identityEntrySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .rej({
    name: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Fk(IDENTITY_NAME, {
        error: 'may contain only lowercase letters, digits, spaces, `.`, `_` and `-`',
    }), about('Name of the identity. The file owns the bindings of identities that it names.'))),
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(text('Uid of an identity that is managed elsewhere; its bindings are pruned only with `owned`.')),
    description: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(about('If omitted, it is not changed.'))),
    lookup: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(lookupSchema),
    claimMatch: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(claimMatchSchema),
    github: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(githubSchema),
    roles: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(text('Name or uid of a role.'))).check(about('Roles on the organization.')),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .k5n(['present', 'absent'], { error: 'must be `present` or `absent`' })
        .check(about('`absent` keeps ownership of an identity whose bindings are to be removed.'))),
    owned: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .zMY().check(about('Whether bindings that are not in the file may be pruned.'))),
    expires: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(expires),
})
    .check(about('An identity and its roles on the organization.'));
const bindingEntrySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .rej({
    identity: text('Name or uid of an identity.'),
    role: text('Name or uid of a role.'),
    group: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(text('Name or uid of a group; by default the organization.')),
    expires: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(expires),
})
    .check(about('One binding, for groups below the organization and for roles that expire.'));
const roleFileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .rej({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .euz(1, { error: 'must be `1`' }).check(about('Version of this format.')),
    organization: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(text('Uid or exact name of the organization; by default the input `organization`.')),
    identities: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(identityEntrySchema)),
    bindings: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(bindingEntrySchema)),
})
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .mIj({
    title: 'Role file of platform-actions',
    description: 'Identities and role bindings that `sync-rolebindings` manages.',
}));
const ROLE_FILE_KEYS = {
    '': Object.keys(roleFileSchema.shape),
    identities: Object.keys(identityEntrySchema.shape),
    lookup: Object.keys(lookupSchema.shape),
    claimMatch: Object.keys(claimMatchSchema.shape),
    github: Object.keys(githubSchema.shape),
    ids: Object.keys(githubIdsSchema.shape),
    bindings: Object.keys(bindingEntrySchema.shape),
};


  }),

  72334:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    SIGN_IN_REASON: () => (  SIGN_IN_REASON),
    findProblems: () => (  findProblems)
  });
  var _host_files_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48636);
  var _kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10959);
  var _session_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74364);



const SIGN_IN_REASON = 'role bindings are read from the platform, which needs a sign-in';
const inFolder = (path) => (path.endsWith('/') ? `${path}organization.yml` : path);
const findProblems = async (inputs, { area, isGiven }) => {
    const path = inputs.mode === 'plan' || inputs.mode === 'dump' ? inputs['plan-file'] : undefined;
    return [
        ...(0,_session_session_js__WEBPACK_IMPORTED_MODULE_2__  .mu)(isGiven, SIGN_IN_REASON),
        ...(path === undefined ? [] : await (0,_kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__  .G)(() => (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_0__  .ZB)(inFolder(path), area, 'plan-file'))),
    ];
};


  }),

  47186:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B: () => (  isOwnerName),
    y: () => (  OWNER)
  });
const OWNER = 'owner';
function isOwnerName(name) {
    return name.toLowerCase() === OWNER;
}


  }),

  78527:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    J_: () => (  ownBindingsError),
    tR: () => (  missingOwnBindings),
    xF: () => (  ownBindingsWarning)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);
  var _platform_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);


const FIX = 'Run again. If it happens again, check that the identity has a binding of its own on the organization, and report the incomplete list to the service.';
function missingOwnBindings(world, self) {
    const { bindings, organization } = world;
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .h0)(organization.name, 100);
    if (self.kind === 'unreadable')
        return bindings.length > 0 ? undefined : `the list of role bindings of \`${name}\` is empty`;
    if (bindings.some(({ identity }) => identity.uid === self.uid))
        return undefined;
    return `the list of role bindings of \`${name}\` does not contain those of the running identity \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .h0)(self.uid, 200)}\``;
}
function ownBindingsError(why) {
    return new _platform_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Wk(`${why}, so it is incomplete; nothing was changed`, {
        code: 'UNDECODABLE',
        call: 'GET /iam/v2/roleBindings',
    });
}
function ownBindingsWarning(why) {
    return {
        rule: 'own-bindings-missing',
        level: 'warning',
        title: 'The list of role bindings may be incomplete',
        message: `${why.charAt(0).toUpperCase()}${why.slice(1)}: bindings may be missing from this run, and \`apply\` would stop.`,
        fix: FIX,
        fingerprint: 'own-bindings-missing',
    };
}


  }),

  69454:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    W0: () => (  isAbsent),
    c1: () => (  matchIdentities),
    sv: () => (  onlyByUid),
    tG: () => (  isFoundByName)
  });
  var _base_group_by_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77825);
  var _base_show_candidates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55478);
  var _base_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22475);
  var _session_claim_match_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89763);
  var _file_place_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85216);
  var _role_binding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39052);
  var _role_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22657);







function matchIdentities(entries, world, nowMs) {
    const matching = createMatching(world, nowMs);
    const withUid = entries.filter(({ uid }) => uid !== undefined);
    const others = entries.filter(({ lookup, uid }) => uid === undefined && lookup === undefined);
    for (const entry of withUid)
        matching.byUid(entry);
    for (const entry of others)
        matching.byClaims(entry, 'exact');
    for (const entry of others)
        matching.byClaims(entry, 'other-form');
    for (const entry of others)
        matching.byName(entry);
    return { matches: entries.flatMap(matching.result), problems: matching.problems };
}
function isAbsent(entry, nowMs) {
    return entry.absent || (entry.expires !== undefined && (0,_base_time_js__WEBPACK_IMPORTED_MODULE_1__  .SU)(entry.expires, nowMs));
}
function isFoundByName({ kind, uid }, organizationUid) {
    return (kind === 'claim-match' || kind === 'unknown') && (0,_role_binding_js__WEBPACK_IMPORTED_MODULE_2__  .UO)(uid, organizationUid);
}
function onlyByUid(identity) {
    return `${withKind(identity)}, so it can only be referred to by uid.`;
}
function withKind({ kind, name, uid }) {
    const why = {
        'claim-match': 'is not in this organization',
        'static-keys': 'has static keys, as pull tokens do',
        aws: 'is an AWS identity',
        'service-principal': 'is a service principal',
        unknown: 'is not in this organization',
    };
    return `Identity \`${name}\` (${uid}) ${why[kind]}`;
}
function isChangeable(identity, organizationUid) {
    return identity.kind === 'claim-match' || isFoundByName(identity, organizationUid);
}
function foreignIdentity({ name, uid }, organization) {
    if (uid === undefined || !(0,_role_binding_js__WEBPACK_IMPORTED_MODULE_2__  .$u)(uid, organization.uid))
        return undefined;
    const unknown = { description: '', issuer: undefined, subject: undefined, otherClaims: {} };
    return { uid, name: name ?? uid, kind: 'unknown', ...unknown };
}
function createMatching(world, nowMs) {
    const known = (0,_role_names_js__WEBPACK_IMPORTED_MODULE_0__  .XS)(world.identities);
    const touchable = known.filter((identity) => isFoundByName(identity, world.organization.uid));
    const knownByUid = new Map(known.map((identity) => [identity.uid, identity]));
    const knownByName = new Map([...known].reverse().map((identity) => [identity.name, identity]));
    const byClaim = createClaimLookup(touchable);
    const touchableByName = (0,_base_group_by_js__WEBPACK_IMPORTED_MODULE_3__  .$)(touchable, ({ name }) => name);
    const takenBy = new Map();
    const found = new Map();
    const failed = new Set();
    const problems = [];
    const isFree = ({ uid }) => !takenBy.has(uid);
    const isOpen = (entry) => !found.has(entry) && !failed.has(entry);
    const fail = (entry, message, fix) => {
        problems.push({ message, fix, input: 'file', place: entry.place });
        failed.add(entry);
    };
    const take = (entry, candidates, words) => {
        const [first, second] = candidates;
        if (first === undefined)
            return;
        const other = takenBy.get(first.uid);
        if (second !== undefined) {
            const message = `Several identities have the ${words}: ${(0,_base_show_candidates_js__WEBPACK_IMPORTED_MODULE_4__  .Y)(candidates)}.`;
            fail(entry, message, 'Set the `uid` of the one you mean.');
        }
        else if (other !== undefined) {
            const shown = `\`${first.name}\` (${first.uid})`;
            const message = `This entry and the one on ${(0,_file_place_words_js__WEBPACK_IMPORTED_MODULE_5__  .CI)(other.place, entry.place)} refer to the same identity ${shown}.`;
            fail(entry, message, 'Merge them into one entry.');
        }
        else {
            takenBy.set(first.uid, entry);
            found.set(entry, first);
        }
    };
    return {
        problems,
        byUid: (entry) => {
            const identity = knownByUid.get(entry.uid) ?? foreignIdentity(entry, world.organization);
            const changes = entry.claim !== undefined || entry.description !== undefined;
            if (identity !== undefined && changes && !isChangeable(identity, world.organization.uid)) {
                const message = `${withKind(identity)}: the file can give it roles, but cannot change anything else about it.`;
                fail(entry, message, 'Remove `claimMatch`, `github` and `description` from the entry.');
            }
            else if (identity !== undefined) {
                take(entry, [identity], `uid \`${entry.uid}\``);
            }
            else if (!isAbsent(entry, nowMs)) {
                const message = `There is no identity with the uid \`${entry.uid}\`, or it cannot be read.`;
                fail(entry, message, 'Correct the uid, or remove the entry.');
            }
        },
        byClaims: (entry, form) => {
            const { claim } = entry;
            if (claim === undefined || !isOpen(entry))
                return;
            const candidates = byClaim(claim, form);
            const subject = `subject \`${claim.claimMatch.subject}\``;
            take(entry, form === 'exact' ? candidates : candidates.filter(isFree), subject);
        },
        byName: (entry) => {
            if (!isOpen(entry))
                return;
            const candidates = touchableByName.get(entry.name) ?? [];
            const free = candidates.filter(isFree);
            const chosen = entry.claim === undefined && free.length === 0 ? candidates : free;
            take(entry, chosen, `name \`${entry.name}\``);
            if (!isOpen(entry) || entry.claim !== undefined || isAbsent(entry, nowMs))
                return;
            const stranger = knownByName.get(entry.name);
            if (stranger === undefined) {
                const message = `There is no identity \`${entry.name}\`, and the entry has no claims to create it with.`;
                fail(entry, message, 'Add `claimMatch` or `github` to create it.');
            }
            else {
                fail(entry, onlyByUid(stranger), 'Set its `uid` instead of the name, or add the claims of a new identity.');
            }
        },
        result: (entry) => {
            if (failed.has(entry))
                return [];
            const absent = isAbsent(entry, nowMs);
            const identity = found.get(entry);
            if (identity !== undefined) {
                const changeable = isChangeable(identity, world.organization.uid);
                return [{ entry, absent, kind: 'existing', identity, changeable }];
            }
            const { name, claim } = entry;
            if (absent || name === undefined || claim === undefined)
                return [{ entry, absent, kind: 'gone' }];
            return [{ entry, absent, kind: 'new', name, claim }];
        },
    };
}
function createClaimLookup(identities) {
    const claims = identities.flatMap((identity) => {
        const { issuer, subject } = identity;
        return issuer === undefined || subject === undefined ? [] : [{ identity, claim: { issuer, subject } }];
    });
    const exactly = (0,_base_group_by_js__WEBPACK_IMPORTED_MODULE_3__  .$)(claims, ({ claim }) => `${claim.issuer}\n${claim.subject}`);
    const byForm = (0,_base_group_by_js__WEBPACK_IMPORTED_MODULE_3__  .$)(claims, ({ claim }) => (0,_session_claim_match_js__WEBPACK_IMPORTED_MODULE_6__  .vm)(claim));
    const find = (wish, form) => {
        const { issuer, subject } = wish.claimMatch;
        if (form === 'exact')
            return exactly.get(`${issuer}\n${subject}`) ?? [];
        if (wish.kind !== 'github')
            return [];
        const { workload } = wish;
        const similar = byForm.get((0,_session_claim_match_js__WEBPACK_IMPORTED_MODULE_6__  .gg)(workload)) ?? [];
        return similar.filter(({ claim }) => (0,_session_claim_match_js__WEBPACK_IMPORTED_MODULE_6__  .x0)(workload, claim) === 'other-form');
    };
    return (wish, form) => find(wish, form).map(({ identity }) => identity);
}


  }),

  68576:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    O: () => (  observeBinding),
    p: () => (  observeIdentity)
  });
const MATCHED = ['issuer', 'issuerPattern', 'subject', 'subjectPattern'];
function observeIdentity(row) {
    const claims = Object.entries(row.claimMatch ?? {}).filter(([, value]) => !isEmpty(value));
    const exact = (key) => {
        const value = claims.find(([name]) => name === key)?.[1];
        return typeof value === 'string' ? value : undefined;
    };
    return {
        uid: row.uid,
        name: row.name,
        description: row.description ?? '',
        kind: kindOf(row, claims.length > 0),
        issuer: exact('issuer'),
        subject: exact('subject'),
        otherClaims: Object.fromEntries(claims.filter(([name]) => !MATCHED.includes(name))),
    };
}
function observeBinding(row) {
    const { uid, identity, role, group } = row;
    const groupUid = group.uid === '' ? uid.slice(0, Math.max(0, uid.lastIndexOf('/'))) : group.uid;
    if (uid === '' || identity.uid === '' || role.uid === '' || groupUid === '')
        return undefined;
    const named = (of) => ({ uid: of.uid, name: of.name });
    return { uid, identity: named(identity), role: named(role), group: { uid: groupUid, name: group.name } };
}
function kindOf(row, hasClaims) {
    if (row.staticKeys)
        return 'static-keys';
    if (row.awsIdentity)
        return 'aws';
    if (row.servicePrincipal && !row.servicePrincipal.endsWith('_UNSPECIFIED'))
        return 'service-principal';
    return hasClaims ? 'claim-match' : 'unknown';
}
function isEmpty(value) {
    if (value === undefined || value === null || value === '')
        return true;
    return typeof value === 'object' && Object.keys(value).length === 0;
}


  }),

  39052:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $u: () => (  isForeignUid),
    Ke: () => (  observedRows),
    UO: () => (  isWithin),
    cx: () => (  grantKey),
    jE: () => (  personKey),
    n6: () => (  compareText),
    xS: () => (  countChanges)
  });
function personKey({ issuer, subject }) {
    return JSON.stringify([issuer, subject]);
}
function isWithin(uid, organizationUid) {
    return uid === organizationUid || uid.startsWith(`${organizationUid}/`);
}
const UID = /^[0-9a-f]{40}(?:\/[0-9a-f]+)*$/;
function isForeignUid(text, organizationUid) {
    return UID.test(text) && !isWithin(text, organizationUid);
}
function observedRows({ organization, bindings }) {
    const inside = bindings.filter(({ group }) => isWithin(group.uid, organization.uid));
    const byUid = new Map(inside.map((row) => [row.uid, row]));
    return [...byUid.values()].sort((a, b) => compareText(a.uid, b.uid));
}
function grantKey(binding) {
    const { identity, role, group } = binding;
    return JSON.stringify([
        identity.uid ?? null,
        identity.uid === undefined ? identity.name : null,
        role.uid,
        group.uid,
    ]);
}
function compareText(a, b) {
    return Number(a > b) - Number(a < b);
}
function countChanges(changes) {
    const of = (...actions) => changes.filter(({ action }) => actions.includes(action)).length;
    return {
        changes: changes.length,
        toAdd: of('create', 'add'),
        toChange: of('update'),
        toRemove: of('remove'),
    };
}


  }),

  22657:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ex: () => (  createGroupSearch),
    UH: () => (  knownNames),
    XS: () => (  uniqueByUid),
    qK: () => (  resolveName),
    wh: () => (  createGroupPaths)
  });
  var _base_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77825);
  var _base_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38707);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38086);
  var _base_show_candidates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55478);
  var _role_binding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39052);





function resolveName(noun, wanted, all, prefers = () => false, alsoNamed = []) {
    const index = indexOf(all);
    const byUid = index.byUid.get(wanted.text);
    if (byUid !== undefined)
        return { kind: 'found', found: byUid };
    const byName = uniqueByUid(index.byName.get(wanted.text) ?? []);
    const preferred = byName.filter(prefers);
    const [first, second] = preferred.length > 0 ? preferred : byName;
    if (first !== undefined && second === undefined)
        return { kind: 'found', found: first };
    const problem = first === undefined ? unknownName(noun, wanted, index, alsoNamed) : ambiguousName(noun, wanted, byName);
    return { kind: 'problem', problem };
}
const MAXIMUM_SUGGESTIONS = 50;
const indices = new WeakMap();
function indexOf(all) {
    const held = indices.get(all);
    if (held !== undefined)
        return held;
    const index = {
        byUid: new Map([...all].reverse().map((item) => [item.uid, item])),
        byName: (0,_base_group_by_js__WEBPACK_IMPORTED_MODULE_0__  .$)(all, ({ name }) => name),
        unique: undefined,
        suggestions: 0,
    };
    indices.set(all, index);
    return index;
}
function createGroupSearch(groups, organization) {
    const pathOf = createGroupPaths(groups, organization);
    const byUid = new Map(groups.map((group) => [group.uid, group]));
    const byName = (0,_base_group_by_js__WEBPACK_IMPORTED_MODULE_0__  .$)(groups, ({ name }) => name);
    const byPath = (0,_base_group_by_js__WEBPACK_IMPORTED_MODULE_0__  .$)(groups, pathOf);
    return (wanted) => {
        const { text } = wanted;
        const exact = byUid.get(text);
        if (exact !== undefined)
            return { kind: 'found', found: exact };
        const isPath = text.includes('/');
        const atPath = isPath ? (byPath.get(text.replace(/^\//, '')) ?? []) : [];
        const found = uniqueByUid([...(byName.get(text) ?? []), ...atPath]);
        const [first, second] = found;
        if (first !== undefined && second === undefined)
            return { kind: 'found', found: first };
        const paths = isPath ? groups.flatMap((group) => pathOf(group) ?? []) : [];
        if (first === undefined)
            return { kind: 'problem', problem: unknownName('group', wanted, indexOf(groups), paths) };
        const shown = found.map((group) => {
            const path = pathOf(group);
            return { uid: group.uid, name: path === undefined ? group.name : `/${path}` };
        });
        return { kind: 'problem', problem: ambiguousName('group', wanted, shown) };
    };
}
function createGroupPaths(groups, organization) {
    const names = new Map(groups.map(({ name, uid }) => [uid, name]));
    const pathOf = (uid) => {
        const name = names.get(uid);
        const parent = uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
        if (name === undefined || uid === organization.uid || parent === '')
            return undefined;
        if (parent === organization.uid)
            return name;
        const above = pathOf(parent);
        return above === undefined ? undefined : `${above}/${name}`;
    };
    return ({ uid }) => pathOf(uid);
}
function uniqueByUid(items) {
    const sorted = [...items].sort((a, b) => (0,_role_binding_js__WEBPACK_IMPORTED_MODULE_1__  .n6)(a.uid, b.uid) || (0,_role_binding_js__WEBPACK_IMPORTED_MODULE_1__  .n6)(a.name, b.name));
    return [...new Map(sorted.map((item) => [item.uid, item])).values()];
}
function knownNames(world) {
    const { organization, bindings } = world;
    const groups = [...bindings.map(({ group }) => group), ...world.groups, organization];
    return {
        roles: uniqueByUid([...bindings.map(({ role }) => role), ...world.roles]),
        groups: uniqueByUid(groups).filter(({ uid }) => (0,_role_binding_js__WEBPACK_IMPORTED_MODULE_1__  .UO)(uid, organization.uid)),
    };
}
function unknownName(noun, wanted, index, alsoNamed) {
    index.suggestions += 1;
    const names = index.suggestions > MAXIMUM_SUGGESTIONS ? [] : [...index.byName.keys(), ...alsoNamed];
    const near = (0,_base_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__  .L)(wanted.text, names);
    index.unique ??= uniqueByUid([...index.byUid.values()]);
    const known = index.unique;
    return {
        message: `There is no ${noun} \`${wanted.text}\`.`,
        fix: near.length > 0
            ? `Did you mean ${near.map((name) => `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__  .h0)(name, _base_show_candidates_js__WEBPACK_IMPORTED_MODULE_4__  .B)}\``).join(' or ')}?`
            : `Known: ${known.length === 0 ? 'none' : (0,_base_show_candidates_js__WEBPACK_IMPORTED_MODULE_4__  .Y)(known)}.`,
        input: 'file',
        place: wanted.place,
    };
}
function ambiguousName(noun, wanted, found) {
    return {
        message: `The name \`${wanted.text}\` matches more than one ${noun}: ${(0,_base_show_candidates_js__WEBPACK_IMPORTED_MODULE_4__  .Y)(found)}.`,
        fix: noun === 'group'
            ? 'Use the path shown for the one you mean, or its uid.'
            : 'Use the uid of the one you mean.',
        input: 'file',
        place: wanted.place,
    };
}


  }),

  93757:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FU: () => (  parsePlanFile),
    Lq: () => (  planRows),
    fN: () => (  printPlanFile)
  });
  var _role_plan_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27675);

function planRows(tracked) {
    return tracked.map(({ change, status, uid: made }) => {
        const { action, kind, identity } = change;
        const known = change.action === 'remove' ? change.uid : kind === 'identity' ? identity.uid : undefined;
        const uid = made ?? known;
        return {
            action,
            kind,
            identity: identity.name,
            ...(change.kind === 'binding' ? { role: change.role.name, group: change.group.name } : {}),
            ...(uid === undefined ? {} : { uid }),
            status,
        };
    });
}
function printPlanFile(plan, tracked) {
    const file = {
        version: 1,
        command: 'sync-rolebindings',
        organization: plan.organization.uid,
        planHash: (0,_role_plan_hash_js__WEBPACK_IMPORTED_MODULE_0__  .SH)(plan),
        plan: planRows(tracked),
        changes: (0,_role_plan_hash_js__WEBPACK_IMPORTED_MODULE_0__  .UG)(plan),
    };
    return `${JSON.stringify(file, null, 2)}\n`;
}
function parsePlanFile(text) {
    const malformed = (reason) => ({ kind: 'malformed', reason });
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        return malformed('it is not JSON');
    }
    const at = (key) => Reflect.get(Object(data), key);
    const [organization, hash, changes] = [at('organization'), at('planHash'), at('changes')];
    if (at('version') !== 1 || at('command') !== 'sync-rolebindings') {
        return malformed('it is not a plan of `sync-rolebindings`, version 1');
    }
    const isText = (value) => typeof value === 'string';
    if (!isText(organization) || !isText(hash) || !Array.isArray(changes) || !changes.every(isText)) {
        return malformed('it lacks `organization`, `planHash` or `changes`');
    }
    if ((0,_role_plan_hash_js__WEBPACK_IMPORTED_MODULE_0__  .M6)(organization, changes) !== hash)
        return malformed('its hash does not match its changes');
    return { kind: 'plan', plan: { planHash: hash, changes } };
}


  }),

  27675:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M6: () => (  hashChanges),
    SH: () => (  planHash),
    UG: () => (  canonicalChanges),
    xG: () => (  canonicalChange)
  });
  var _base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8224);
  var _role_binding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39052);


const FORM = 'platform-actions/rolebindings/2';
function canonicalChanges(plan) {
    return plan.changes.map(canonicalChange).sort(_role_binding_js__WEBPACK_IMPORTED_MODULE_1__  .n6);
}
function hashChanges(organizationUid, changes) {
    return (0,_base_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__  .a)(FORM, organizationUid, ...changes);
}
function planHash(plan) {
    return hashChanges(plan.organization.uid, canonicalChanges(plan));
}
function canonicalChange(change) {
    switch (change.action) {
        case 'create': {
            const { issuer, subject } = change.claimMatch;
            return JSON.stringify(['create', change.identity.name, change.description ?? null, issuer, subject]);
        }
        case 'add':
            return JSON.stringify(['add', ...identityParts(change.identity), change.role.uid, change.group.uid]);
        case 'update': {
            const { name, description, claims } = change;
            return JSON.stringify([
                'update',
                change.identity.uid,
                name === undefined ? null : [name.from, name.to],
                description === undefined ? null : [description.from, description.to],
                claims === undefined ? null : claimParts(claims),
            ]);
        }
        case 'remove':
            return JSON.stringify(['remove', change.uid, change.identity.uid, change.role.uid, change.group.uid]);
    }
}
function claimParts({ from, handsOver, to }) {
    const grants = handsOver.map(({ group, role }) => JSON.stringify([role.uid, group.uid]));
    const sorted = [...new Set(grants)].sort(_role_binding_js__WEBPACK_IMPORTED_MODULE_1__  .n6);
    return [from?.issuer ?? null, from?.subject ?? null, to.issuer, to.subject, sorted];
}
function identityParts(identity) {
    return identity.uid === undefined ? [null, identity.name] : [identity.uid, null];
}


  }),

  54532:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EU: () => (  shortName),
    oX: () => (  changeSign),
    pu: () => (  changeDetails),
    y6: () => (  changeSentence)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);

const LONGEST = 120;
function shortName(text) {
    return (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(text, LONGEST);
}
function changeSign(change) {
    if (change.action === 'update')
        return '~';
    return change.action === 'remove' ? '-' : '+';
}
function changeDetails(change) {
    switch (change.action) {
        case 'create':
            return `accepts ${shortName(change.claimMatch.subject)} of ${shortName(change.claimMatch.issuer)}`;
        case 'add':
            return '';
        case 'update': {
            const { name, description, claims } = change;
            const parts = [
                ...(claims === undefined ? [] : [claimWords(claims)]),
                ...(name === undefined ? [] : [`new name ${shortName(name.to)}`]),
                ...(description === undefined ? [] : [`new description "${shortName(description.to)}"`]),
            ];
            return parts.join('; ');
        }
        case 'remove':
            return change.reason;
    }
}
function claimWords({ from, to }) {
    const now = `accepts ${shortName(to.subject)} of ${shortName(to.issuer)}`;
    if (from === undefined)
        return now;
    return `${now}, not ${shortName(from.subject ?? 'a pattern')} of ${shortName(from.issuer ?? 'a pattern')}`;
}
function changeSentence(change) {
    const who = `identity \`${shortName(change.identity.name)}\``;
    switch (change.action) {
        case 'create':
            return `create ${who}, which ${changeDetails(change)}`;
        case 'add':
            return `add role \`${shortName(change.role.name)}\` on \`${shortName(change.group.name)}\` to ${who}`;
        case 'update':
            return `change ${who}: ${changeDetails(change)}`;
        case 'remove':
            return `remove role \`${shortName(change.role.name)}\` on \`${shortName(change.group.name)}\` from ${who} (${change.reason})`;
    }
}


  }),

  99026:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  mN: () => (  LARGEST_FILE_BYTES),
  L9: () => (  namedRoleFiles),
  j1: () => (  planFileTarget),
  ak: () => (  readRoleFiles),
  DF: () => (  readRunFiles),
  ap: () => (  requireSignIn),
  Ql: () => (  writableTarget)
});

var external_node_path_ = __webpack_require__(76760);
var give_turn = __webpack_require__(86367);
var plain_text = __webpack_require__(38086);
var user_error = __webpack_require__(45794);
var files = __webpack_require__(48636);
var base_glob = __webpack_require__(2810);
var workspace_files = __webpack_require__(99004);
var policy = __webpack_require__(71166);
;// CONCATENATED MODULE: ./build/kit/config/policy-files.js





const WILDCARD = /[*?[\]{}]/;
async function choosePolicyFiles(globs, input, place) {
    const entries = globs.map((entry) => {
        const { glob, negated } = (0,base_glob .sz)(entry);
        const path = WILDCARD.test(glob) ? glob.replace(/^(?:\.\/)+/, '') : plainPath(glob, place);
        return { entry, glob: path, negated, isLiteral: !WILDCARD.test(glob) };
    });
    const named = entries.filter(({ negated }) => !negated);
    if (named.length === 0)
        throw new user_error .y(nothingNamed(input));
    const listed = named.every(({ isLiteral }) => isLiteral) ? [] : await list(place, named);
    const literal = named.filter(({ isLiteral }) => isLiteral).map(({ glob }) => glob);
    const isChosen = (0,base_glob .nY)(entries.map(({ glob, negated }) => (negated ? `!${glob}` : glob)));
    const paths = [...new Set([...literal, ...listed])].filter(isChosen);
    const problems = named
        .filter(({ glob, isLiteral }) => !isLiteral && !listed.some((0,base_glob .nY)([glob])))
        .map(({ entry }) => unmatched(input, entry));
    if (problems.length > 0)
        throw new user_error .y(...problems);
    if (paths.length === 0)
        throw new user_error .y(nothingNamed(input));
    return paths.sort();
}
function plainPath(path, { workingDirectory }) {
    return (0,external_node_path_.relative)(workingDirectory, (0,external_node_path_.resolve)(workingDirectory, path)).split(external_node_path_.sep).join('/');
}
async function list(place, named) {
    const { host, signal, workingDirectory } = place;
    if (!(0,policy .uM)(place)) {
        const scope = { workspace: host.context.workspace, signal };
        return (await (0,workspace_files .CS)(workingDirectory, true, scope)).paths;
    }
    const starts = named.filter(({ isLiteral }) => !isLiteral).map(({ glob }) => folderBefore(glob));
    const { listFromBase } = await __webpack_require__.e(  1674).then(__webpack_require__.bind(__webpack_require__, 89293));
    return listFromBase(place, (folder) => starts.some((start) => `${start}/`.startsWith(`${folder}/`) || isBelow(folder, start)));
}
function folderBefore(glob) {
    const parts = glob.split('/');
    const first = parts.findIndex((part) => WILDCARD.test(part));
    return parts.slice(0, first).join('/');
}
function isBelow(folder, start) {
    return start === '' || folder === start || folder.startsWith(`${start}/`);
}
function unmatched(input, glob) {
    return {
        message: `\`${input}\`: \`${glob}\` matches no file`,
        fix: 'globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?',
        input,
    };
}
function nothingNamed(input) {
    return {
        message: `\`${input}\` names no file`,
        fix: 'add a path or a glob that does not begin with `!`',
        input,
    };
}

var workspace_path = __webpack_require__(49140);
var errors = __webpack_require__(34779);
var session = __webpack_require__(74364);
var place_words = __webpack_require__(85216);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/file/repeated-entries.js

function repeatedEntries(entries) {
    const first = new Map();
    return entries.flatMap((entry) => {
        const { claim, lookup, name, place, uid } = entry;
        const keys = [
            ...(name === undefined ? [] : [['name', `name \`${name}\``, name]]),
            ...(uid === undefined ? [] : [['uid', `uid \`${uid}\``, uid]]),
            ...(lookup === undefined
                ? []
                : [['lookup', `person \`${lookup.subject}\``, claimKey(lookup)]]),
            ...(claim === undefined
                ? []
                : [['claim', `subject \`${claim.claimMatch.subject}\``, claimKey(claim.claimMatch)]]),
        ];
        return keys.flatMap(([kind, shown, value]) => {
            const key = JSON.stringify([kind, value]);
            const earlier = first.get(key);
            if (earlier === undefined)
                first.set(key, entry);
            if (earlier === undefined)
                return [];
            const where = earlier.place.file === place.file ? '' : ` (the other one is in ${(0,place_words .R3)(earlier.place)})`;
            return [
                {
                    message: `Two entries of \`identities\` have the ${shown}${where}.`,
                    fix: 'Merge them into one entry.',
                    input: 'file',
                    place,
                },
            ];
        });
    });
}
const claimKey = ({ issuer, subject }) => JSON.stringify([issuer, subject]);

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/file/merge-role-files.js


function mergeRoleFiles(files) {
    const organizations = files.flatMap(({ organization }) => organization ?? []);
    const [first] = organizations;
    const identities = files.flatMap((file) => file.identities);
    const problems = [
        ...organizations
            .filter(({ text }) => text !== first?.text)
            .map(({ place, text }) => ({
            message: `\`organization\` is \`${text}\` here and \`${first?.text}\` in ${first === undefined ? 'another file' : (0,place_words .R3)(first.place)}.`,
            fix: 'Run once for each organization, or write it the same way in all files.',
            input: 'file',
            place,
        })),
        ...repeatedEntries(identities),
    ];
    if (problems.length > 0)
        return { kind: 'problems', problems };
    return {
        kind: 'file',
        file: { organization: first, identities, bindings: files.flatMap((file) => file.bindings) },
    };
}

var yaml_source = __webpack_require__(98330);
var claim_match = __webpack_require__(89763);
var role_file_problems = __webpack_require__(12595);
var role_file_schema = __webpack_require__(34400);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/file/role-file.js







function parseRoleFile(text, file) {
    return judgeRoleFile(readYaml(text, file));
}
async function parseLongRoleFile(text, file) {
    const read = await (0,yaml_source .Q)(text, file);
    await (0,give_turn .p)();
    return judgeRoleFile(read);
}
function judgeRoleFile(read) {
    if (read.kind === 'problems')
        return read;
    const { source } = read;
    const identities = entriesOf(source, 'identities').flatMap((raw, index) => {
        const parsed = role_file_schema .a7.safeParse(raw);
        return parsed.success ? [{ raw: parsed.data, path: ['identities', index] }] : [];
    });
    const bindings = entriesOf(source, 'bindings').flatMap((raw, index) => {
        const parsed = role_file_schema .B2.safeParse(raw);
        return parsed.success ? [{ raw: parsed.data, path: ['bindings', index] }] : [];
    });
    const entries = identities.map(({ raw, path }) => identityEntry(raw, path, source));
    const found = [
        ...(0,role_file_problems .q)(source),
        ...identities.flatMap(({ raw, path }) => identityProblems(raw, path)),
    ];
    const problems = [...found.map((problem) => locatedProblem(problem, source)), ...repeatedEntries(entries)];
    if (problems.length > 0)
        return { kind: 'problems', problems: problems.sort(compareProblems) };
    const organization = located(source, topLevel(source, 'organization'), ['organization']);
    return {
        kind: 'file',
        file: {
            organization,
            identities: entries,
            bindings: bindings.map(({ raw, path }) => bindingEntry(raw, path, source)),
        },
    };
}
function topLevel(source, key) {
    const { data } = source;
    return typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
}
function entriesOf(source, key) {
    const entries = topLevel(source, key);
    return Array.isArray(entries) ? entries : [];
}
function lookupProblems(raw, path) {
    if (raw.lookup === undefined)
        return [];
    return ['uid', 'claimMatch', 'github', 'description']
        .filter((key) => raw[key] !== undefined)
        .map((key) => ({
        path: [...path, key],
        message: `\`lookup\` and \`${key}\` cannot be used together.`,
        fix: key === 'uid'
            ? 'Keep one of them.'
            : `Remove \`${key}\`: the file gives a person roles and changes nothing else.`,
    }));
}
function identityProblems(raw, path) {
    const problems = [...lookupProblems(raw, path)];
    const tell = (message, fix, at = path) => problems.push({ path: at, message, fix });
    if (raw.name === undefined && raw.uid === undefined && raw.lookup === undefined) {
        tell('An entry of `identities` has neither `name` nor `uid` nor `lookup`.', 'Set one of them.');
    }
    if (raw.claimMatch !== undefined && raw.github !== undefined) {
        tell('`claimMatch` and `github` cannot be used together.', 'Keep one of them.', [...path, 'github']);
    }
    if (raw.github !== undefined) {
        const { ref, environment, pull_request } = raw.github;
        const given = [ref, environment, pull_request].filter((value) => value !== undefined).length;
        if (given !== 1) {
            tell(`\`github\` has ${given === 0 ? 'none' : 'several'} of \`ref\`, \`environment\` and \`pull_request\`.`, 'Set exactly one of them.', [...path, 'github']);
        }
    }
    return problems;
}
function locatedProblem({ fix, key, message, path }, source) {
    return {
        message,
        ...(fix === undefined ? {} : { fix }),
        input: 'file',
        place: key === undefined ? source.placeOf(path) : source.placeOfKey(path, key),
    };
}
function compareProblems(a, b) {
    return (0,place_words .ig)(a.place, b.place);
}
function located(source, text, path) {
    return typeof text === 'string' ? { text, place: source.placeOf(path) } : undefined;
}
function claimWish(raw) {
    if (raw.claimMatch !== undefined)
        return { kind: 'claims', claimMatch: raw.claimMatch };
    if (raw.github === undefined)
        return undefined;
    const { repository, ref, environment, ids } = raw.github;
    const context = ref !== undefined
        ? { kind: 'ref', ref }
        : environment !== undefined
            ? { kind: 'environment', environment }
            : { kind: 'pull_request' };
    const slash = repository.indexOf('/');
    const workload = {
        owner: repository.slice(0, slash),
        repository: repository.slice(slash + 1),
        ids: ids === undefined ? undefined : { owner: String(ids.owner), repository: String(ids.repository) },
        context,
    };
    return { kind: 'github', claimMatch: (0,claim_match .jk)(workload), workload };
}
function identityEntry(raw, path, source) {
    return {
        place: source.placeOf(path),
        uid: raw.uid,
        lookup: raw.lookup,
        name: raw.name,
        description: raw.description,
        claim: claimWish(raw),
        roles: (raw.roles ?? []).map((text, index) => ({
            text,
            place: source.placeOf([...path, 'roles', index]),
        })),
        absent: raw.state === 'absent',
        owned: raw.owned ?? (raw.uid === undefined && raw.lookup === undefined),
        expires: raw.expires,
    };
}
function bindingEntry(raw, path, source) {
    const at = (key, text) => ({ text, place: source.placeOf([...path, key]) });
    return {
        place: source.placeOf(path),
        identity: at('identity', raw.identity),
        role: at('role', raw.role),
        group: raw.group === undefined ? undefined : at('group', raw.group),
        expires: raw.expires,
    };
}

var find_problems = __webpack_require__(72334);
var role_plan_file = __webpack_require__(93757);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/read-files.js













const LARGEST_PLAN_BYTES = 64 * 1024 * 1024;
const LARGEST_FILE_BYTES = 1024 * 1024;
async function readRunFiles(inputs, deps) {
    const problems = [];
    const attempt = async (work) => {
        try {
            return await work();
        }
        catch (error) {
            if (!(error instanceof user_error .y))
                throw error;
            problems.push(...error.problems);
            return undefined;
        }
    };
    await attempt(async () => requireSignIn(inputs));
    const files = await attempt(() => readRoleFiles(inputs, deps));
    const restrictions = await attempt(() => readRestrictions(inputs, deps));
    const kept = inputs.mode === 'apply' ? await attempt(() => readKeptPlan(inputs, deps)) : undefined;
    const planTarget = inputs.mode === 'plan'
        ? await attempt(() => planFileTarget(inputs, deps, files?.paths ?? []))
        : undefined;
    const file = files?.file;
    if (file !== undefined && file.identities.length + file.bindings.length === 0)
        problems.push(emptyFile(inputs.file));
    if (file === undefined || problems.length > 0)
        throw new user_error .y(...problems);
    const paths = new Map(files?.paths.map((path) => [(0,workspace_path .X)(deps, path), path]));
    return {
        file,
        restrictions: restrictions === undefined ? undefined : { restrictions, paths },
        kept,
        planTarget,
    };
}
function emptyFile(files) {
    const shown = files.map((file) => `\`${(0,plain_text .h0)(file, 200)}\``).join(', ');
    return {
        message: `\`file\`: ${shown} has neither \`identities\` nor \`bindings\`, so there is nothing to compare with the organization`,
        fix: 'list the identities that the file owns (`mode: dump` prints the current state in this format)',
        input: 'file',
    };
}
function requireSignIn(inputs) {
    (0,session .sK)(inputs, find_problems.SIGN_IN_REASON);
}
async function readRoleFiles(inputs, deps) {
    const paths = await choosePolicyFiles(inputs.file, 'file', placeOf(inputs, deps));
    const files = [];
    const problems = [];
    for (const path of paths) {
        const text = await deps.readPolicyFile(path);
        const parsed = text === undefined ? undefined : await parseLongRoleFile(text, (0,workspace_path .X)(deps, path));
        if (parsed === undefined)
            problems.push(missingFile(path));
        else if (parsed.kind === 'problems')
            problems.push(...parsed.problems);
        else
            files.push(parsed.file);
        await (0,give_turn .p)();
        if (deps.signal.aborted)
            throw (0,errors .Wm)(deps.signal, 'reading the role files');
    }
    if (problems.length > 0)
        throw new user_error .y(...problems);
    const merged = mergeRoleFiles(files);
    if (merged.kind === 'problems')
        throw new user_error .y(...merged.problems);
    return { paths, file: merged.file };
}
async function namedRoleFiles(inputs, deps) {
    try {
        return await choosePolicyFiles(inputs.file, 'file', placeOf(inputs, deps));
    }
    catch (error) {
        if (error instanceof user_error .y)
            return [];
        throw error;
    }
}
function missingFile(path) {
    return {
        message: `\`file\`: \`${(0,plain_text .h0)(path, 200)}\` does not exist`,
        fix: 'create it (`mode: dump` prints the current state in this format), or set `file` to its path',
        input: 'file',
    };
}
function placeOf(inputs, deps) {
    const { host, signal, workingDirectory } = deps;
    return {
        host,
        policyFrom: inputs['policy-from'],
        workingDirectory,
        github: async () => (await __webpack_require__.e(  4139).then(__webpack_require__.bind(__webpack_require__, 84139))).openGithub(inputs['github-token'], deps),
        signal,
    };
}
async function readRestrictions(inputs, deps) {
    const input = 'restrictions-file';
    const path = inputs[input];
    if (path === undefined)
        return undefined;
    const [{ readCommitted }, { parseRestrictions }] = await Promise.all([
        __webpack_require__.e(  1674).then(__webpack_require__.bind(__webpack_require__, 89293)),
        __webpack_require__.e(  7692).then(__webpack_require__.bind(__webpack_require__, 87692)),
    ]);
    const text = await readCommitted(placeOf(inputs, deps), path, LARGEST_FILE_BYTES, input);
    if (text === undefined) {
        throw new user_error .y({
            message: `\`${input}\`: \`${(0,plain_text .h0)(path, 200)}\` does not exist in the commit that it is read from`,
            fix: 'commit it on the base branch first: a change cannot set its own restrictions',
            input,
        });
    }
    const parsed = parseRestrictions(text, (0,workspace_path .X)(deps, path));
    if (parsed.kind === 'problems')
        throw new user_error .y(...parsed.problems);
    return parsed.restrictions;
}
async function planFileTarget(inputs, deps, roleFiles) {
    const named = inputs['plan-file'];
    if (named === undefined)
        return undefined;
    if (named.endsWith('/'))
        throw new user_error .y(folderForPlan(named));
    return writableTarget(named, inputs, deps, roleFiles);
}
function writableTarget(named, inputs, deps, roleFiles) {
    const { tempDirectory, workspace } = deps.host.context;
    const { workingDirectory } = deps;
    const target = (0,files .ZB)(named, { workspace, tempDirectory, workingDirectory }, 'plan-file');
    const others = [...roleFiles, inputs['restrictions-file'] ?? []].flat();
    if (others.some((path) => (0,files .Dl)(target, (0,external_node_path_.resolve)(workingDirectory, path)))) {
        throw new user_error .y({
            message: `\`plan-file\` and \`file\` are the same file, \`${named}\`: the role file is never overwritten`,
            fix: 'give `plan-file` another name',
            input: 'plan-file',
        });
    }
    return target;
}
function folderForPlan(named) {
    return {
        message: `\`plan-file\` is \`${(0,plain_text .h0)(named, 200)}\`, a folder, which only \`mode: dump\` can write`,
        fix: 'give it the name of a file',
        input: 'plan-file',
    };
}
async function readKeptPlan(inputs, deps) {
    const named = inputs['plan-file'];
    if (named === undefined)
        return undefined;
    const text = await (0,files .Gu)((0,external_node_path_.resolve)(deps.workingDirectory, named), LARGEST_PLAN_BYTES);
    const fix = 'write it with `mode: plan` and the same `plan-file`, and pass it on unchanged';
    if (text === undefined)
        throw new user_error .y({ message: `\`plan-file\`: \`${named}\` does not exist`, fix, input: 'plan-file' });
    const read = (0,role_plan_file .FU)(text);
    if (read.kind === 'plan')
        return read.plan;
    const message = `\`plan-file\`: \`${named}\` is not a plan: ${read.reason}`;
    throw new user_error .y({ message, fix, input: 'plan-file' });
}


  }),

  59229:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  yn: () => (  observedIn),
  YH: () => (  questionOf),
  TY: () => (  readWorld)
});

var plain_text = __webpack_require__(38086);
var pool = __webpack_require__(24344);
var uid_path = __webpack_require__(68236);
var user_error = __webpack_require__(45794);
var errors = __webpack_require__(34779);
var read_all = __webpack_require__(15514);
var require_name = __webpack_require__(54985);
var resources_groups = __webpack_require__(25614);
var resources_identities = __webpack_require__(57581);
var role_bindings = __webpack_require__(98197);
var resources_roles = __webpack_require__(93121);
var organization = __webpack_require__(59492);
var identity_match = __webpack_require__(69454);
var observed_rows = __webpack_require__(68576);
var role_binding = __webpack_require__(39052);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/plan/world-names.js
function withNames(world) {
    const { bindings, groups, organization, roles } = world;
    const names = new Map();
    const learn = ({ name, uid }) => name !== '' && names.set(uid, name);
    for (const { group, role } of bindings)
        [group, role].forEach(learn);
    [...groups, ...roles, organization].forEach(learn);
    const named = (thing) => thing.name === '' ? { ...thing, name: names.get(thing.uid) ?? thing.uid } : thing;
    return {
        ...world,
        organization: named(organization),
        groups: groups.map(named),
        roles: roles.map(named),
        bindings: bindings.map((row) => ({ ...row, group: named(row.group), role: named(row.role) })),
    };
}

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/read-world.js
















function questionOf(file) {
    const entries = file.identities.flatMap(({ uid }) => uid ?? []);
    const bound = file.bindings
        .map(({ identity }) => identity.text)
        .filter((text) => text.includes('/') || (0,organization .Qn)(text));
    const groups = file.bindings.flatMap(({ group }) => group?.text ?? []);
    const people = file.identities.flatMap(({ lookup }) => lookup ?? []);
    return {
        organization: file.organization,
        identityUids: [...new Set([...entries, ...bound])],
        groups,
        people,
    };
}
async function readWorld(inputs, client, question) {
    const wanted = question.organization?.text ?? inputs.organization ?? inputs.identity?.split('/')[0];
    const finding = organizationOf(inputs, client, question.organization);
    const uid = wanted !== undefined && (0,organization .Qn)(wanted) ? wanted : (await finding).uid;
    const reading = readLists(client, uid, question, inputs.concurrency);
    await Promise.allSettled([finding, reading]);
    const { name } = await finding;
    return withNames({ organization: { uid, name }, ...(await reading) });
}
async function organizationOf(inputs, client, located) {
    if (located === undefined)
        return (0,organization .t2)(inputs, client);
    try {
        return await (0,organization .t2)({ ...inputs, organization: located.text }, client);
    }
    catch (error) {
        if (!(error instanceof user_error .y))
            throw error;
        const at = { input: 'file', place: located.place };
        throw new user_error .y(...error.problems.map((problem) => ({ ...problem, ...at })));
    }
}
async function readLists(client, uid, { groups: groupTexts, identityUids, people }, concurrency) {
    const lookingUp = lookUpPeople(client, people, concurrency);
    const wanted = new Set(people.map(role_binding .jE));
    const bound = new Map();
    const scope = { descendantsOf: uid };
    const named = (row) => ({ uid: row.uid, name: row.name });
    const identities = (0,read_all .y)(client, (0,resources_identities .T8)(scope), (row) => {
        if (!(0,role_binding .UO)(row.uid, uid))
            return undefined;
        const identity = (0,observed_rows .p)(row);
        if ((0,identity_match .tG)(identity, uid))
            (0,require_name .r)(row, 'identity', 'GET /iam/v2/identities');
        return identity;
    }).then(async (listed) => [...listed, ...(await readOthers(client, listed, identityUids, concurrency))]);
    const [bindings, groups, roles, known, found] = await Promise.all([
        (0,read_all .y)(client, (0,role_bindings .Zf)(scope), (row) => {
            const key = wanted.size === 0 ? '' : (0,role_binding .jE)(row.identity);
            if (wanted.has(key))
                bound.set(key, row.identity.uid);
            return observedIn(row, uid);
        }),
        (0,read_all .y)(client, (0,resources_groups .P$)(scope), (row) => ((0,role_binding .UO)(row.uid, uid) ? named(row) : undefined)),
        (0,read_all .y)(client, (0,resources_roles .OH)(), (row) => {
            if (row.uid.includes('/') && !(0,role_binding .UO)(row.uid, uid))
                return undefined;
            (0,require_name .r)(row, 'role', 'GET /iam/v2/roles');
            return named(row);
        }),
        identities,
        lookingUp,
    ]);
    const isMeantByName = groupTexts.some((text) => text !== uid && !groups.some((group) => group.uid === text));
    if (isMeantByName)
        for (const group of groups)
            (0,require_name .r)(group, 'group', 'GET /iam/v2/groups');
    const uids = new Map([...bound, ...found]);
    const byUid = [...identityUids, ...uids.values()];
    return {
        groups,
        roles,
        identities: [...known, ...onlyBound(bindings, known, byUid)],
        bindings,
        people: uids,
    };
}
const UNKNOWN_PERSON = new Set(['INVALID_ARGUMENT', 'NOT_FOUND', 'UNIMPLEMENTED']);
async function lookUpPeople(client, people, concurrency) {
    const found = await (0,pool .P)(people, concurrency, async (person) => {
        try {
            const { uid } = await client.send((0,resources_identities .zP)(person.issuer, person.subject));
            return uid === '' ? undefined : [(0,role_binding .jE)(person), uid];
        }
        catch (error) {
            if (error instanceof errors .Wk && UNKNOWN_PERSON.has(error.code))
                return undefined;
            throw error;
        }
    });
    return new Map(found.filter((pair) => pair !== undefined));
}
function onlyBound(bindings, known, uids) {
    const readable = new Set(known.map(({ uid }) => uid));
    const bound = new Map(bindings.map(({ identity }) => [identity.uid, identity]));
    return uids
        .filter((uid) => !readable.has(uid))
        .flatMap((uid) => bound.get(uid) ?? [])
        .map(observed_rows .p);
}
function observedIn(row, organizationUid) {
    const place = row.group.uid === '' ? row.uid : row.group.uid;
    if (place !== '' && !(0,role_binding .UO)(place, organizationUid))
        return undefined;
    const observed = (0,observed_rows .O)(row);
    if (observed !== undefined)
        return observed;
    throw new errors .Wk(`role binding \`${(0,plain_text .h0)(row.uid, 200)}\` does not say which identity has which role, so it cannot be checked`, { code: 'UNDECODABLE', call: 'GET /iam/v2/roleBindings' });
}
async function readOthers(client, listed, uids, concurrency) {
    const known = new Set(listed.map(({ uid }) => uid));
    const missing = uids.filter((uid) => !known.has(uid) && (0,uid_path .o)(uid));
    const found = await (0,pool .P)(missing, concurrency, async (uid) => {
        try {
            return (0,observed_rows .p)(await client.send((0,resources_identities .XV)(uid)));
        }
        catch (error) {
            const isHidden = error instanceof errors .Wk &&
                ['NOT_FOUND', 'PERMISSION_DENIED', 'INVALID_ARGUMENT'].includes(error.code);
            if (!isHidden)
                throw error;
            return undefined;
        }
    });
    return found.filter((identity) => identity !== undefined);
}


  }),

  65884:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  run: () => (  run)
});

var give_turn = __webpack_require__(86367);
var user_error = __webpack_require__(45794);
var files = __webpack_require__(48636);
var errors = __webpack_require__(34779);
var counted = __webpack_require__(34150);
var base_glob = __webpack_require__(2810);
var group_by = __webpack_require__(77825);
var place_words = __webpack_require__(85216);
var role_binding = __webpack_require__(39052);
var role_names = __webpack_require__(22657);
var role_words = __webpack_require__(54532);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/guards/restriction-guard.js







const SHOWN = 20;
function judgeRestrictions(touches, world, { paths, restrictions }) {
    const bounds = restrictions.map(compile);
    const namesOf = createNaming(world);
    return [...(0,group_by .$)(touches, ({ place }) => place.file)].flatMap(([file, own]) => {
        const path = paths.get(file) ?? file;
        const fitting = bounds.filter(({ files }) => files(path));
        const distinct = [...new Map(own.map((touch) => [touchKey(touch), touch])).values()];
        const outside = fitting.map((bound) => distinct.filter((touch) => !allows(bound, touch, namesOf(touch))));
        const least = outside.reduce((best, found) => (best === undefined || found.length < best.length ? found : best), undefined);
        const bad = [...(least ?? distinct)].sort((a, b) => (0,place_words .ig)(a.place, b.place));
        return refusalsOf(file, path, bad, least === undefined, namesOf);
    });
}
function compile({ files, groups, identities, roles }) {
    const anyOf = (globs, create) => {
        const matchers = globs.map(create);
        return (text) => matchers.some((matches) => matches(text));
    };
    return {
        files: anyOf(files, base_glob .Nx),
        group: anyOf(groups, base_glob .Nx),
        role: anyOf(roles, (glob) => (0,base_glob .mi)(glob, { ignoreCase: true })),
        identity: anyOf(identities, (glob) => (0,base_glob .mi)(glob)),
    };
}
function allows(bounds, { kind }, names) {
    return names.some(bounds[kind]);
}
function touchKey({ kind, name, place, uid }) {
    return JSON.stringify([kind, uid ?? null, name, place.line]);
}
function createNaming(world) {
    const { organization } = world;
    const pathOf = (0,role_names .wh)((0,role_names .UH)(world).groups, organization);
    return ({ kind, name, uid }) => {
        const byUid = uid === undefined ? [] : [uid];
        if (kind === 'role')
            return [name, ...byUid];
        if (kind === 'identity')
            return uid === undefined || (0,role_binding .UO)(uid, organization.uid) ? [name, ...byUid] : byUid;
        if (uid === organization.uid)
            return [organization.name, ...byUid];
        const path = uid === undefined ? undefined : pathOf({ uid, name });
        if (path === undefined || path.split('/').length !== levelsBelow(uid, organization.uid))
            return byUid;
        return path === organization.name ? [`/${path}`, ...byUid] : [path, `/${path}`, ...byUid];
    };
}
function levelsBelow(uid, organizationUid) {
    return uid === undefined ? undefined : uid.slice(organizationUid.length).split('/').length - 1;
}
function refusalsOf(file, path, bad, isUnmatched, namesOf) {
    const [first] = bad;
    if (first === undefined)
        return [];
    const refusal = (message, fix, { place }) => ({
        guard: 'restrictions',
        number: bad.length,
        limit: 0,
        message,
        fix,
        input: 'restrictions-file',
        changes: [],
        place,
    });
    const many = (0,counted .hS)(bad.length, 'thing');
    if (isUnmatched) {
        const message = `No entry of \`restrictions-file\` has \`files\` that match \`${(0,role_words .EU)(path)}\`, so it may be about nothing; it is about ${many}, and 0 are allowed.`;
        return [refusal(message, 'Add an entry for this file to `restrictions-file`.', first)];
    }
    return bad.slice(0, SHOWN).map((touch, index) => {
        const [name = touch.name] = namesOf(touch);
        const rest = index === SHOWN - 1 && bad.length > SHOWN ? `, and ${bad.length - SHOWN} more` : '';
        const message = `\`${(0,role_words .EU)(file)}\` is about the ${touch.kind} \`${(0,role_words .EU)(name)}\`, which \`restrictions-file\` does not allow (${index + 1} of ${many} outside of its bounds${rest}; 0 are allowed).`;
        const fix = `Move this to another file, or add the ${touch.kind} to the entry for this file in \`restrictions-file\`.`;
        return refusal(message, fix, touch);
    });
}

var role_refusal = __webpack_require__(47186);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/guards/role-grant-guards.js



function judgeGrants(plan, claimChanges, { allowRoles, denyRoles }) {
    const grants = [
        ...plan.changes
            .filter((change) => change.action === 'add')
            .map((change) => ({ change, roles: [change.role.name] })),
        ...claimChanges.map((change) => ({ change, roles: change.claims.grants.map(({ name }) => name) })),
    ];
    const isOwnerNamed = allowRoles.some(role_refusal .B);
    const denied = rolesOf(denyRoles);
    const allowed = allowRoles.length === 0 ? () => true : rolesOf(allowRoles);
    const isLocked = (role) => (0,role_refusal .B)(role) && !isOwnerNamed && !denied(role);
    return [
        ...roleRefusal('deny-roles', grants, denied, allowRoles),
        ...roleRefusal('owner', grants, isLocked, allowRoles),
        ...roleRefusal('allow-roles', grants, (role) => !allowed(role) && !denied(role) && !isLocked(role), allowRoles),
    ];
}
const rolesOf = (globs) => (0,base_glob .nY)(globs, (glob) => (0,base_glob .mi)(glob, { ignoreCase: true }));
const REFUSALS = {
    'deny-roles': {
        input: 'deny-roles',
        why: 'that `deny-roles` denies',
        fix: (shown) => `\`deny-roles\` without ${shown} would allow it.`,
    },
    owner: {
        input: 'allow-roles',
        why: 'that are denied whatever `deny-roles` says',
        fix: (_shown, list) => `\`allow-roles: ${list}\` would allow it: only its literal name does, not a glob.`,
    },
    'allow-roles': {
        input: 'allow-roles',
        why: 'that `allow-roles` does not name',
        fix: (_shown, list) => `\`allow-roles: ${list}\` would allow it.`,
    },
};
function roleRefusal(kind, grants, refuses, allowRoles) {
    const refused = grants.filter(({ roles }) => roles.some(refuses));
    if (refused.length === 0)
        return [];
    const roles = [...new Set(refused.flatMap((grant) => grant.roles.filter(refuses)))].sort();
    const shown = roles.map((role) => `\`${role}\``).join(', ');
    const { fix, input, why } = REFUSALS[kind];
    return [
        {
            guard: kind === 'owner' ? 'deny-roles' : kind,
            number: refused.length,
            limit: 0,
            message: `The plan has ${(0,counted .hS)(refused.length, 'grant')} of roles ${why}, and 0 are allowed: ${shown}.`,
            fix: fix(shown, [...(allowRoles.length === 0 && kind === 'owner' ? ['*'] : allowRoles), ...roles].join(', ')),
            input,
            changes: refused.map(({ change }) => change),
        },
    ];
}

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/guards/role-guards.js



const SMALL_NUMBER = 4;
function judgeGuards(plan, world, settings) {
    const removals = plan.changes.filter((change) => change.action === 'remove');
    const claimChanges = plan.changes.filter((change) => change.action === 'update' && change.claims !== undefined);
    return [
        ...judgeNumber(removals, settings),
        ...judgeShare(removals, plan.ownedBindings, settings),
        ...judgeSelf(removals, claimChanges, settings),
        ...judgeOwners(plan, removals, world),
        ...judgeGrants(plan, claimChanges, settings),
        ...judgeClaims(claimChanges, settings),
    ];
}
function judgeNumber(removals, { maxDeletes }) {
    const number = removals.length;
    if (number <= maxDeletes)
        return [];
    return [
        {
            guard: 'max-deletes',
            number,
            limit: maxDeletes,
            message: `The plan removes ${(0,counted .hS)(number, 'binding')}, and \`max-deletes\` is ${maxDeletes}.`,
            fix: `\`max-deletes: ${number}\` would allow it.`,
            input: 'max-deletes',
            changes: removals,
        },
    ];
}
function judgeShare(removals, owned, { maxDeletePercent }) {
    if (owned <= SMALL_NUMBER || removals.length * 100 <= maxDeletePercent * owned)
        return [];
    const percent = Math.ceil((removals.length * 100) / owned);
    return [
        {
            guard: 'max-delete-percent',
            number: percent,
            limit: maxDeletePercent,
            message: `The plan removes ${removals.length} of ${(0,counted .hS)(owned, 'owned binding')}, ${percent} %, and \`max-delete-percent\` is ${maxDeletePercent}.`,
            fix: `\`max-delete-percent: ${percent}\` would allow it.`,
            input: 'max-delete-percent',
            changes: removals,
        },
    ];
}
function judgeSelf(removals, claimChanges, { self, protectSelf }) {
    if (self.kind === 'unreadable') {
        const changes = [...removals, ...claimChanges];
        if (changes.length === 0)
            return [];
        return [
            {
                guard: 'unreadable-self',
                number: changes.length,
                limit: 0,
                message: `The plan has ${(0,counted .hS)(changes.length, 'removal')} or claim changes, and 0 are allowed: the token does not say which identity is running, so it cannot be protected.`,
                fix: 'Sign in with `identity`, or run without `prune`.',
                input: 'identity',
                changes,
            },
        ];
    }
    const own = removals.filter(({ identity }) => identity.uid === self.uid);
    const ownClaims = claimChanges.filter(({ identity }) => identity.uid === self.uid);
    const refusals = [];
    if (protectSelf && own.length > 0) {
        refusals.push({
            guard: 'protect-self',
            number: own.length,
            limit: 0,
            message: `The plan removes ${(0,counted .hS)(own.length, 'binding')} of the running identity \`${self.uid}\`, and 0 may be removed.`,
            fix: '`protect-self: false` would allow it; or add these roles to the file.',
            input: 'protect-self',
            changes: own,
        });
    }
    if (ownClaims.length > 0) {
        refusals.push({
            guard: 'own-claims',
            number: ownClaims.length,
            limit: 0,
            message: `The plan changes the claims of the running identity \`${self.uid}\` (1 identity, 0 are allowed), and no input allows it.`,
            fix: 'Run with another identity, or leave these claims as they are.',
            input: undefined,
            changes: ownClaims,
        });
    }
    return refusals;
}
function judgeOwners(plan, removals, world) {
    const isOwner = ({ role, group }) => (0,role_refusal .B)(role.name) && group.uid === plan.organization.uid;
    const going = removals.filter(isOwner);
    const gone = new Set(going.map(({ uid }) => uid));
    const coming = plan.changes.filter((change) => change.action === 'add').filter(isOwner);
    const staying = [...world.bindings.filter((row) => isOwner(row) && !gone.has(row.uid)), ...coming];
    const kept = new Set(staying.map(({ role }) => role.uid));
    const last = going.filter(({ role }) => !kept.has(role.uid));
    if (last.length === 0)
        return [];
    return [
        {
            guard: 'last-owner',
            number: 0,
            limit: 1,
            message: `The plan would leave the organization with 0 bindings of \`${role_refusal .y}\`, but at least 1 must remain; no input allows this.`,
            fix: 'Grant `owner` to another identity first, or keep this one in the file.',
            input: undefined,
            changes: last,
        },
    ];
}
function judgeClaims(claimChanges, { allowClaimChanges }) {
    if (allowClaimChanges || claimChanges.length === 0)
        return [];
    return [
        {
            guard: 'allow-claim-changes',
            number: claimChanges.length,
            limit: 0,
            message: `The plan changes the claims of ${(0,counted .hS)(claimChanges.length, 'identity', 'identities')}, and 0 are allowed: whoever matches the new claims gets all their roles.`,
            fix: '`allow-claim-changes: true` would allow it.',
            input: 'allow-claim-changes',
            changes: claimChanges,
        },
    ];
}

var plain_text = __webpack_require__(38086);
var role_plan_hash = __webpack_require__(27675);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/guards/role-kept-plan.js




const role_kept_plan_SHOWN = 5;
const LONGEST_CHANGE = 200;
const FIX = 'Run `mode: plan` again, have the new plan reviewed, and use its hash or file.';
function judgeReviewed(plan, { hash, kept }, world) {
    const now = (0,role_plan_hash .SH)(plan);
    const byHash = hash === undefined || hash === now
        ? []
        : [
            {
                guard: 'plan-hash',
                number: plan.changes.length,
                limit: 0,
                message: `The plan has changed since it was reviewed: its hash is ${now}, but \`plan-hash\` is ${(0,plain_text .h0)(hash, LONGEST_CHANGE)}. ${nowWords(plan)}`,
                fix: FIX,
                input: 'plan-hash',
                changes: plan.changes.slice(0, 1),
            },
        ];
    return kept === undefined ? byHash : [...byHash, ...judgeKept(plan, kept, world)];
}
function judgeKept(plan, kept, world) {
    if ((0,role_plan_hash .SH)(plan) === kept.planHash)
        return [];
    const before = new Set(kept.changes);
    const after = new Set(plan.changes.map(role_plan_hash .xG));
    const fresh = plan.changes.filter((change) => !before.has((0,role_plan_hash .xG)(change)));
    const gone = kept.changes.filter((change) => !after.has(change));
    const words = [
        ...(fresh.length === 0 ? [] : [`${(0,counted .hS)(fresh.length, 'new change')}: ${list(fresh.map(sentence))}`]),
        ...(gone.length === 0
            ? []
            : [
                `${(0,counted .hS)(gone.length, 'change')} no longer needed: ${list(gone.map((change) => keptWords(change, world)))}`,
            ]),
    ];
    return [
        {
            guard: 'plan-file',
            number: fresh.length + gone.length,
            limit: 0,
            message: `The plan has changed since \`plan-file\` was written: ${words.join('; ')}.`,
            fix: FIX,
            input: 'plan-file',
            changes: fresh,
        },
    ];
}
function keptWords(canonical, world) {
    const { bindings, groups, identities, organization, roles } = world;
    const mentioned = bindings.flatMap(({ group, identity, role }) => [group, identity, role]);
    const known = [organization, ...groups, ...roles, ...identities, ...mentioned];
    const show = (uid) => `\`${(0,role_words .EU)(known.find((thing) => thing.uid === uid)?.name ?? String(uid))}\``;
    const [action, first, second, third, fourth] = readCanonical(canonical);
    switch (action) {
        case 'create':
            return `+ create identity ${show(first)}`;
        case 'add':
            return `+ add role ${show(third)} on ${show(fourth)} to identity ${show(first ?? second)}`;
        case 'update':
            return `~ change identity ${show(first)}`;
        case 'remove':
            return `- remove role ${show(third)} on ${show(fourth)} from identity ${show(second)}`;
        default:
            return (0,plain_text .h0)(canonical, LONGEST_CHANGE);
    }
}
function readCanonical(canonical) {
    try {
        const data = JSON.parse(canonical);
        return Array.isArray(data) ? data : [];
    }
    catch {
        return [];
    }
}
function nowWords({ changes }) {
    if (changes.length === 0)
        return 'It has no changes now.';
    return `It has ${(0,counted .hS)(changes.length, 'change')} now: ${list(changes.map(sentence))}.`;
}
function sentence(change) {
    return `${(0,role_words .oX)(change)} ${(0,role_words .y6)(change)}`;
}
function list(items) {
    const shown = items.slice(0, role_kept_plan_SHOWN).join(', ');
    return items.length > role_kept_plan_SHOWN ? `${shown} and ${items.length - role_kept_plan_SHOWN} more` : shown;
}

var fingerprint = __webpack_require__(8224);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/plan/role-findings.js



const NOTICE_LEVELS = {
    'duplicate-binding': 'warning',
    'expired-entry': 'notice',
    'repeated-entry': 'notice',
    'unpruned-binding': 'notice',
};
const NOTICE_TITLES = {
    'duplicate-binding': 'Binding given twice',
    'expired-entry': 'Entry has expired',
    'repeated-entry': 'Entry is repeated',
    'unpruned-binding': 'Binding is not in the file',
};
function locationOf({ file, line, column }) {
    return { file, line, ...(column === undefined ? {} : { column }) };
}
function refusalFindings(refusals) {
    return refusals.map(({ guard, message, fix, changes, place }) => {
        const at = place ?? changes[0]?.place;
        return {
            rule: `guard-${guard}`,
            level: 'error',
            title: `Blocked by ${guard}`,
            message,
            ...(at === undefined ? {} : { location: locationOf(at) }),
            fix,
            fingerprint: (0,fingerprint .a)('role-guard', guard, ...(place === undefined ? [] : [place.file, message.replace(/ \([^(]*; 0 are allowed\)/, '')]), ...changes.map(role_plan_hash .xG).sort()),
        };
    });
}
function noticeFindings({ organization, notices }) {
    return notices.map(({ kind, message, place }) => ({
        rule: kind,
        level: NOTICE_LEVELS[kind],
        title: NOTICE_TITLES[kind],
        message,
        location: locationOf(place),
        fingerprint: (0,fingerprint .a)('role-notice', organization.uid, kind, message.replace(/ on line \d+(?: of `[^`]*`)?/, '')),
    }));
}
function driftFindings({ organization, changes }) {
    return changes.map((change) => ({
        rule: 'drift',
        level: 'error',
        title: 'Organization and file differ',
        message: `${(0,role_words .oX)(change)} ${(0,role_words .y6)(change)}.`,
        artifact: change.identity.name,
        location: locationOf(change.place),
        fingerprint: (0,fingerprint .a)('role-drift', organization.uid, (0,role_plan_hash .xG)(change)),
    }));
}
function leftFindings(organization, left) {
    return left.map((change) => ({
        rule: 'left-change',
        level: 'error',
        title: 'Change still needed',
        message: `Still needed after \`apply\`: ${(0,role_words .oX)(change)} ${(0,role_words .y6)(change)}.`,
        artifact: change.identity.name,
        location: locationOf(change.place),
        fingerprint: (0,fingerprint .a)('role-left', organization.uid, (0,role_plan_hash .xG)(change)),
    }));
}
function failureFindings(tracked) {
    return tracked
        .filter(({ status }) => status === 'failed')
        .map(({ change, note }) => ({
        rule: 'failed-change',
        level: 'error',
        title: 'Change failed',
        message: `Could not ${(0,role_words .y6)(change)}: ${note ?? 'no reason is known'}.`,
        artifact: change.identity.name,
        location: locationOf(change.place),
        fingerprint: (0,fingerprint .a)('role-failure', (0,role_plan_hash .xG)(change)),
    }));
}

var role_plan_file = __webpack_require__(93757);
var markdown = __webpack_require__(26963);
var text_table = __webpack_require__(59800);
var problems_markdown = __webpack_require__(57673);
var markdown_parts = __webpack_require__(28662);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/report/role-plan.js








const LONGEST_NAME = 60;
const LONGEST_NOTE = 300;
const STATUS_WORDS = {
    planned: '',
    done: 'done',
    failed: 'FAILED',
    blocked: 'blocked',
};
function renderPlanRows(tracked) {
    const short = (text) => (0,plain_text .h0)(text, LONGEST_NAME);
    return (0,text_table .K)(tracked.map(({ change, status }) => {
        const what = change.kind === 'binding' ? [short(change.role.name), short(change.group.name)] : ['', ''];
        const words = [STATUS_WORDS[status], (0,role_words .pu)(change)];
        const { file, line } = change.place;
        return [
            (0,role_words .oX)(change),
            change.kind,
            short(change.identity.name),
            ...what,
            `(${(0,plain_text .h0)(file, LONGEST_NOTE)}:${line})`,
            words.filter((text) => text !== '').join(': '),
        ];
    }));
}
function renderCounts({ changes, toAdd, toChange, toRemove }) {
    if (changes === 0)
        return 'nothing to change';
    return `${toAdd} to add, ${toChange} to change, ${toRemove} to remove`;
}
function renderRolePlan(report) {
    const { mode, plan, tracked } = report;
    const rows = mode === 'drift' ? [] : renderPlanRows(tracked);
    return [
        `${(0,plain_text .h0)(plan.organization.name, LONGEST_NAME)}: ${headline(report)}`,
        ...rows.map((row) => `  ${row}`),
        `plan hash: ${report.planHash}`,
    ];
}
function headline({ mode, plan, refusals, tracked }) {
    const counts = renderCounts((0,role_binding .xS)(plan.changes));
    if (refusals.length > 0)
        return `${counts}; blocked by ${(0,counted .hS)(refusals.length, 'guard')}`;
    if (mode !== 'apply' || tracked.length === 0)
        return counts;
    const of = (status) => tracked.filter((change) => change.status === status).length;
    return `${counts}: ${of('done')} done, ${of('failed')} failed, ${of('planned')} not attempted`;
}
const TITLES = {
    plan: 'Plan of role bindings',
    apply: 'Role bindings',
    drift: 'Drift of role bindings',
};
function roleAnswer(report) {
    const { mode, plan, planHash, refusals, tracked } = report;
    const { notices, organization } = plan;
    const failed = tracked.filter(({ status }) => status === 'failed');
    const rest = tracked.filter(({ status }) => status !== 'failed');
    const where = `${(0,markdown .FV)(organization.name, LONGEST_NAME)} (${(0,markdown .fl)(organization.uid, LONGEST_NAME)})`;
    return {
        title: TITLES[mode],
        words: headline(report),
        actions: [
            ...(refusals.length === 0 ? [] : [refusalList(refusals)]),
            ...(failed.length === 0 ? [] : [failureTable(failed)]),
            ...(rest.length === 0 ? [] : [diffBlock(renderPlanRows(rest))]),
        ],
        details: [
            ...(notices.length === 0 ? [] : [noticeBlock(notices)]),
            (0,markdown .GE)('Organization and plan hash', `Organization ${where}\n\n${(0,markdown .hl)(planHash)}`),
        ],
    };
}
function noticeBlock(notices) {
    const rows = notices.map(({ message, place }) => `${(0,markdown_parts .Bo)(place)}: ${(0,problems_markdown .R)(message)}`);
    return (0,markdown .GE)(`Notices (${notices.length})`, (0,markdown .AX)(rows));
}
function refusalList(refusals) {
    return (0,markdown .AX)(refusals.map(({ fix, guard, message }) => `❌ **${guard}**: ${(0,problems_markdown .R)(message)}<br>${fix.split('\n').map(problems_markdown .R).join('<br>')}`));
}
function failureTable(failed) {
    return (0,markdown .oS)(['Failed', 'Why', 'Asked for in'], failed.map(({ change, note }) => [
        `❌ ${(0,problems_markdown .R)((0,role_words .y6)(change))}`,
        (0,markdown .FV)(note ?? 'no reason is known', LONGEST_NOTE),
        (0,markdown_parts .Bo)(change.place),
    ]));
}
function diffBlock(rows) {
    const runs = rows.flatMap((row) => Array.from(row.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run), 2) + 1);
    return {
        before: `${fence}diff\n`,
        rows: rows.map((row) => `${row.replace(/^~/, '!')}\n`),
        after: `${fence}\n`,
        more: (omitted) => `  ${omitted} more, omitted here for size; the report lists all of them\n`,
    };
}

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/outcome.js





function reportOf({ mode, plan, refusals, tracked }) {
    return { mode, plan, tracked, refusals, planHash: (0,role_plan_hash .SH)(plan) };
}
function roleOutcome(run) {
    const { mode, plan, problems, refusals, tracked, verified } = run;
    const report = reportOf(run);
    const rows = (0,role_plan_file .Lq)(tracked);
    const counts = (0,role_binding .xS)(plan.changes);
    const findings = [
        ...refusalFindings(refusals),
        ...(mode === 'drift' ? driftFindings(plan) : []),
        ...failureFindings(tracked),
        ...leftFindings(plan.organization, verified.left),
        ...noticeFindings(withLater(plan, verified)),
        ...run.warnings,
    ];
    const of = (status) => tracked.filter((change) => change.status === status).length;
    const outputs = {
        changes: counts.changes,
        'to-add': counts.toAdd,
        'to-change': counts.toChange,
        'to-remove': counts.toRemove,
        applied: of('done'),
        failed: of('failed'),
        blocked: refusals.length > 0,
        'plan-hash': report.planHash,
    };
    return {
        findings,
        problems,
        verdict: verdictOf(run, findings.some(({ level }) => level === 'warning')),
        outputs: { ...outputs, plan: rows },
        summary: roleAnswer(report),
        coverage: { ...run.coverage, noun: 'role binding' },
        report: {
            mode,
            organization: plan.organization,
            ...Object.fromEntries(Object.entries(outputs).map(([name, value]) => [camelCase(name), value])),
            plan: rows,
            ...(mode === 'apply'
                ? { left: (0,role_plan_file .Lq)(verified.left.map((change) => ({ change, status: 'planned' }))) }
                : {}),
        },
        stdout: [],
        ...nextOf(run, report.planHash),
        log: [...renderRolePlan(report), ...run.log],
    };
}
function withLater(plan, { notices }) {
    const known = new Set(plan.notices.map(({ message }) => message));
    const later = notices.filter(({ kind, message }) => kind === 'duplicate-binding' && !known.has(message));
    return { ...plan, notices: [...plan.notices, ...later] };
}
function nextOf({ mode, plan, refusals }, hash) {
    if (plan.changes.length === 0 || refusals.length > 0)
        return {};
    if (mode === 'plan')
        return { next: `sync-rolebindings --mode apply --plan-hash ${hash}` };
    return mode === 'drift' ? { next: 'sync-rolebindings --mode plan' } : {};
}
function isFailed({ mode, plan, problems, refusals }) {
    return problems.length > 0 || refusals.length > 0 || (mode === 'drift' && plan.changes.length > 0);
}
function verdictOf(run, hasWarnings) {
    if (isFailed(run))
        return 'fail';
    return hasWarnings ? 'warn' : 'pass';
}
function camelCase(name) {
    return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}

var own_bindings = __webpack_require__(78527);
var coverage = __webpack_require__(40701);
var claim_match = __webpack_require__(89763);
var identity_match = __webpack_require__(69454);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/plan/resolve-people.js



function resolvePeople(file, { people }, nowMs) {
    const problems = [];
    const identities = file.identities.map((entry) => {
        if (entry.lookup === undefined)
            return entry;
        const uid = people?.get((0,role_binding .jE)(entry.lookup));
        if (uid !== undefined)
            return { ...entry, uid };
        if (!(0,identity_match .W0)(entry, nowMs))
            problems.push(unknownPerson(entry, entry.lookup));
        return entry;
    });
    return { file: { ...file, identities }, problems };
}
function unknownPerson({ place }, { issuer, subject }) {
    return {
        message: `The service does not know the person \`${(0,role_words .EU)(subject)}\` of \`${(0,role_words .EU)(issuer)}\`, or cannot look people up.`,
        fix: "Correct `issuer` and `subject`, or write the person's `uid` instead of `lookup`.",
        input: 'file',
        place,
    };
}

var time = __webpack_require__(22475);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/plan/touches.js
function touchesOfEntry(match) {
    const { entry } = match;
    const { place } = entry;
    const present = match.kind === 'existing' ? [identityTouch(place, match.identity)] : [];
    const isNamed = entry.name !== undefined && (match.kind !== 'existing' || match.changeable);
    const named = isNamed ? [identityTouch(place, { uid: undefined, name: entry.name ?? '' })] : [];
    const unnamed = [identityTouch(place, { uid: entry.uid, name: entry.uid ?? '' })];
    return present.length + named.length > 0 ? [...present, ...named] : unnamed;
}
function touchesOfGrant(place, { group, identity, role, }) {
    return [
        identityTouch(place, identity),
        { place, kind: 'role', uid: role.uid, name: role.name },
        { place, kind: 'group', uid: group.uid, name: group.name },
    ];
}
function touchesOfChange(change) {
    const { identity, place } = change;
    if (change.kind === 'binding')
        return touchesOfGrant(place, change);
    const grants = change.action === 'update' ? (change.claims?.handsOver ?? []) : [];
    return [
        identityTouch(place, identity),
        ...grants.flatMap((grant) => touchesOfGrant(place, { ...grant, identity })),
    ];
}
function identityTouch(place, { name, uid }) {
    return { place, kind: 'identity', uid, name };
}

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/plan/role-wishes.js







function collectWishes(file, matches, world, nowMs) {
    const { organization } = world;
    const known = (0,role_names .UH)(world);
    const wanted = new Map();
    const expired = new Map();
    const touches = [];
    const notices = [];
    const problems = [];
    const findGroup = (0,role_names .Ex)(known.groups, organization);
    const isHome = ({ uid }) => !uid.includes('/') || (0,role_binding .UO)(uid, organization.uid);
    const take = (resolved, state) => {
        if (resolved.kind === 'found')
            return resolved.found;
        if (state === 'present')
            problems.push(resolved.problem);
        return undefined;
    };
    const roleOf = (role, state) => take((0,role_names .qK)('role', role, known.roles, isHome), state);
    const groupOf = (group, state) => group === undefined ? organization : take(findGroup(group), state);
    const want = (place, identity, role, group, state) => {
        if (role === undefined || group === undefined)
            return;
        touches.push(...touchesOfGrant(place, { identity, role, group }));
        const key = (0,role_binding .cx)({ identity, role, group });
        if (state === 'expired')
            expired.set(key, place);
        if (state !== 'present')
            return;
        const earlier = wanted.get(key);
        if (earlier === undefined)
            wanted.set(key, { key, identity, role, group, place });
        else
            notices.push(repeatedNotice(earlier, place));
    };
    for (const match of matches) {
        const identity = referenceOf(match);
        const state = !match.absent ? 'present' : match.entry.absent ? 'absent' : 'expired';
        if (state === 'expired')
            notices.push(expiredNotice('This identity', match.entry.expires, match.entry.place));
        for (const role of match.entry.roles)
            want(role.place, identity, roleOf(role, state), organization, state);
    }
    const identities = createIdentityLookup(file, matches, world);
    for (const binding of file.bindings) {
        const isOver = binding.expires !== undefined && (0,time .SU)(binding.expires, nowMs);
        if (isOver)
            notices.push(expiredNotice('This binding', binding.expires, binding.place));
        const resolved = identities(binding.identity);
        const isAbsent = resolved.kind === 'found' && resolved.absent;
        const state = isOver ? 'expired' : isAbsent ? 'absent' : 'present';
        const [role, group] = [roleOf(binding.role, state), groupOf(binding.group, state)];
        if (resolved.kind === 'problem' && !isOver)
            problems.push(resolved.problem);
        if (resolved.kind === 'found')
            want(binding.place, resolved.identity, role, group, state);
    }
    return { wanted, expired, touches, notices, problems };
}
function referenceOf(match) {
    if (match.kind === 'existing')
        return match.identity;
    return { uid: match.entry.uid, name: match.entry.name ?? '' };
}
function createIdentityLookup(file, matches, world) {
    const all = (0,role_names .XS)(world.identities);
    const local = all.filter(({ uid }) => (0,role_binding .UO)(uid, world.organization.uid));
    const usable = all.filter((identity) => (0,identity_match .tG)(identity, world.organization.uid));
    const byMatch = (match) => ({
        kind: 'found',
        identity: referenceOf(match),
        absent: match.absent,
    });
    const first = (pairs) => new Map([...pairs].reverse());
    const allByUid = first(all.map((identity) => [identity.uid, identity]));
    const matchByUid = first(matches.map((match) => [referenceOf(match).uid, match]));
    const matchByEntry = first(matches.map((match) => [match.entry, match]));
    const texts = file.identities.flatMap((entry) => [entry.uid, entry.name].flatMap((text) => (text === undefined ? [] : [[text, entry]])));
    const entryByText = first(texts);
    const names = file.identities.flatMap(({ name }) => name ?? []);
    const problem = (message, fix, { place }) => ({
        kind: 'problem',
        problem: { message, fix, input: 'file', place },
    });
    const byIdentity = (identity) => {
        const match = matchByUid.get(identity.uid);
        return match === undefined ? { kind: 'found', identity, absent: false } : byMatch(match);
    };
    return (wanted) => {
        const { text } = wanted;
        const byUid = allByUid.get(text);
        if (byUid !== undefined)
            return byIdentity(byUid);
        const entry = entryByText.get(text);
        if (entry !== undefined) {
            const match = matchByEntry.get(entry);
            return match === undefined ? { kind: 'unclear' } : byMatch(match);
        }
        if ((0,role_binding .$u)(text, world.organization.uid))
            return { kind: 'found', identity: { uid: text, name: text }, absent: false };
        const resolved = (0,role_names .qK)('identity', wanted, usable, () => false, names);
        if (resolved.kind === 'found') {
            const renaming = matchByUid.get(resolved.found.uid);
            if (renaming === undefined || !renamesFrom(renaming, resolved.found))
                return byIdentity(resolved.found);
            const { name, place } = renaming.entry;
            const message = `The entry on ${(0,place_words .CI)(place, wanted.place)} renames the identity \`${(0,role_words .EU)(text)}\` to \`${(0,role_words .EU)(name ?? '')}\`.`;
            return problem(message, `Use \`${(0,role_words .EU)(name ?? '')}\` here, so that the entry still applies afterwards.`, wanted);
        }
        const stranger = usable.some(({ name }) => name === text)
            ? undefined
            : local.find(({ name }) => name === text);
        if (stranger === undefined)
            return resolved;
        return problem((0,identity_match .sv)(stranger), 'Use its uid if you mean this identity.', wanted);
    };
}
function renamesFrom(match, { name, uid }) {
    if (match.kind !== 'existing' || match.identity.uid !== uid)
        return false;
    return match.changeable && !match.absent && match.entry.name !== undefined && match.entry.name !== name;
}
function repeatedNotice(wish, place) {
    const { identity, role, group } = wish;
    const what = `\`${(0,role_words .EU)(role.name)}\` for \`${(0,role_words .EU)(identity.name)}\` on \`${(0,role_words .EU)(group.name)}\``;
    return {
        kind: 'repeated-entry',
        message: `The file already asks for ${what} on ${(0,place_words .CI)(wish.place, place)}; it counts once.`,
        place,
    };
}
function expiredNotice(what, date, place) {
    return { kind: 'expired-entry', message: `${what} expired on ${date} and counts as absent.`, place };
}

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/plan/sort-changes.js

function phaseOf(change) {
    switch (change.action) {
        case 'update':
            return change.claims === undefined ? 3 : 0;
        case 'create':
            return 1;
        case 'add':
            return 2;
        case 'remove':
            return 4;
    }
}
function sortChanges(changes) {
    const key = (change) => {
        const { identity } = change;
        const names = [identity.name, identity.uid ?? ''];
        if (change.kind === 'identity')
            return names;
        const { role, group } = change;
        return [...names, group.uid, role.name, role.uid, change.action === 'remove' ? change.uid : ''];
    };
    return changes
        .map((change) => ({ change, phase: phaseOf(change), key: JSON.stringify(key(change)) }))
        .sort((a, b) => a.phase - b.phase || (0,role_binding .n6)(a.key, b.key))
        .map(({ change }) => change);
}

;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/plan/role-plan.js












function planRoles(written, world, options) {
    const { file, problems: unknown } = resolvePeople(written, world, options.nowMs);
    const { matches, problems } = (0,identity_match .c1)(file.identities, world, options.nowMs);
    const wishes = collectWishes(file, matches, world, options.nowMs);
    const all = [...unknown, ...problems, ...wishes.problems];
    if (all.length > 0) {
        const placeOf = ({ place }) => place ?? { file: '', line: 0 };
        return { kind: 'problems', problems: all.sort((a, b) => (0,place_words .ig)(placeOf(a), placeOf(b))) };
    }
    const bindings = (0,role_binding .Ke)(world);
    const existing = matches.filter((match) => match.kind === 'existing');
    const ownedUids = new Set(existing.flatMap(({ entry, identity }) => (entry.owned ? identity.uid : [])));
    const surplus = [...surplusBindings(existing, bindings, wishes)];
    const removals = surplus.filter(({ identity }) => ownedUids.has(identity.uid));
    const present = new Set(bindings.map(role_binding .cx));
    const additions = [...wishes.wanted.values()]
        .filter(({ key }) => !present.has(key))
        .map(({ identity, role, group, place }) => {
        const reference = { uid: identity.uid, name: identity.name };
        return { action: 'add', kind: 'binding', identity: reference, role, group, place };
    });
    const byIdentity = (0,group_by .$)(bindings, ({ identity }) => identity.uid);
    const bindingsOf = (uid) => byIdentity.get(uid) ?? [];
    const changes = [
        ...matches.flatMap(identityCreation),
        ...existing.flatMap((match) => identityUpdate(match, bindingsOf)),
        ...additions,
        ...(options.prune ? removals : []),
    ];
    const sorted = sortChanges(changes);
    return {
        kind: 'plan',
        touches: [...matches.flatMap(touchesOfEntry), ...wishes.touches, ...sorted.flatMap(touchesOfChange)],
        plan: {
            organization: { uid: world.organization.uid, name: world.organization.name },
            changes: sorted,
            notices: sortNotices([
                ...wishes.notices,
                ...surplus.flatMap((removal) => surplusNotice(removal, options.prune)),
            ]),
            ownedBindings: bindings.filter(({ identity }) => ownedUids.has(identity.uid)).length,
        },
        coverage: coverageOf(bindings, existing, wishes, additions.length),
    };
}
function coverageOf(bindings, existing, { wanted }, additions) {
    const named = new Set(existing.map(({ identity }) => identity.uid));
    for (const { identity } of wanted.values())
        named.add(identity.uid);
    const judged = bindings.filter(({ identity }) => named.has(identity.uid)).length;
    const left = { what: 'role bindings', why: 'of identities that the file does not name' };
    return (0,coverage .XP)(judged + additions, [{ ...left, count: bindings.length - judged }]);
}
function identityCreation(match) {
    if (match.kind !== 'new')
        return [];
    const { entry, name, claim } = match;
    return [
        {
            action: 'create',
            kind: 'identity',
            identity: { uid: undefined, name },
            description: entry.description,
            claimMatch: claim.claimMatch,
            place: entry.place,
        },
    ];
}
function identityUpdate(match, bindingsOf) {
    const { entry, identity, absent, changeable } = match;
    if (absent || !changeable)
        return [];
    const changed = (from, to) => to === undefined || to === from ? undefined : { from, to };
    const name = changed(identity.name, entry.name);
    const description = changed(identity.description, entry.description);
    const claims = entry.claim === undefined || accepts(identity, entry.claim)
        ? undefined
        : claimChange(identity, entry.claim, bindingsOf);
    if (name === undefined && description === undefined && claims === undefined)
        return [];
    const reference = { uid: identity.uid, name: identity.name };
    return [
        {
            action: 'update',
            kind: 'identity',
            identity: reference,
            name,
            description,
            claims,
            place: entry.place,
        },
    ];
}
function accepts(identity, wish) {
    const { issuer, subject } = identity;
    if (issuer === undefined || subject === undefined)
        return false;
    if (issuer === wish.claimMatch.issuer && subject === wish.claimMatch.subject)
        return true;
    if (wish.kind !== 'github' || wish.workload.ids !== undefined)
        return false;
    return (0,claim_match .x0)(wish.workload, { issuer, subject }) === 'other-form';
}
function claimChange(identity, wish, bindingsOf) {
    const held = bindingsOf(identity.uid);
    return {
        from: identity.kind === 'unknown' ? undefined : { issuer: identity.issuer, subject: identity.subject },
        to: wish.claimMatch,
        kept: identity.otherClaims,
        grants: (0,role_names .XS)(held.map(({ role }) => role)),
        handsOver: held.map(({ group, role }) => ({ role, group })),
    };
}
function* surplusBindings(existing, bindings, { wanted, expired }) {
    const entries = new Map(existing.map((match) => [match.identity.uid, match]));
    const kept = new Map();
    for (const row of bindings) {
        const match = entries.get(row.identity.uid);
        if (match === undefined)
            continue;
        const key = (0,role_binding .cx)(row);
        const wish = wanted.get(key);
        const keeps = wish === undefined ? undefined : kept.get(key);
        if (wish !== undefined && keeps === undefined) {
            kept.set(key, row.uid);
            continue;
        }
        if (wish === undefined && !match.entry.owned)
            continue;
        const over = expired.get(key);
        let reason = 'not in the file';
        if (wish !== undefined)
            reason = 'duplicate';
        else if (over !== undefined)
            reason = 'expired';
        else if (match.absent)
            reason = match.entry.absent ? 'absent' : 'expired';
        const { uid, role, group } = row;
        const identity = { uid: match.identity.uid, name: match.identity.name };
        const place = wish?.place ?? over ?? match.entry.place;
        yield { action: 'remove', kind: 'binding', uid, identity, role, group, reason, keeps, place };
    }
}
function surplusNotice(removal, prune) {
    const { uid, identity, role, group, reason, place } = removal;
    const what = `\`${(0,role_words .EU)(identity.name)}\` the role \`${(0,role_words .EU)(role.name)}\` on \`${(0,role_words .EU)(group.name)}\``;
    if (reason === 'duplicate') {
        return [
            {
                kind: 'duplicate-binding',
                message: `Binding ${uid} gives ${what} a second time; both count as one.`,
                place,
            },
        ];
    }
    if (prune)
        return [];
    return [
        {
            kind: 'unpruned-binding',
            message: `Binding ${uid} gives ${what}: ${reason}; kept without \`prune\`.`,
            place,
        },
    ];
}
function sortNotices(notices) {
    return [...notices].sort((a, b) => (0,place_words .ig)(a.place, b.place) || (0,role_binding .n6)(a.message, b.message));
}

var read_files = __webpack_require__(99026);
var read_world = __webpack_require__(59229);
var running_identity = __webpack_require__(91182);
;// CONCATENATED MODULE: ./build/commands/sync-rolebindings/run.js














const run = async (inputs, deps) => {
    const { mode } = inputs;
    if (mode === 'dump')
        return (await __webpack_require__.e(  3243).then(__webpack_require__.bind(__webpack_require__, 3243))).dump(inputs, deps);
    const files = await (0,read_files .DF)(inputs, deps);
    await pause(deps);
    const [world, self] = await gather(inputs, deps, files.file);
    const incomplete = (0,own_bindings .tR)(world, self);
    if (incomplete !== undefined && mode === 'apply')
        throw (0,own_bindings .J_)(incomplete);
    await pause(deps);
    const planned = planOf(inputs, files.file, world, deps.clock.now());
    const { coverage, plan } = planned;
    await pause(deps);
    const outside = files.restrictions === undefined ? [] : judgeRestrictions(planned.touches, world, files.restrictions);
    const refusals = mode === 'drift' ? outside : [...judge(inputs, files, plan, world, self), ...outside];
    const warnings = incomplete === undefined ? [] : [(0,own_bindings .xF)(incomplete)];
    const roleRun = (applied, log, verified = UNVERIFIED) => {
        const tracked = applied?.tracked ?? untouched(plan, refusals);
        const problems = [...(applied?.problems ?? []), ...verified.problems];
        return { mode, plan, tracked, refusals, problems, coverage, warnings, verified, log };
    };
    deps.keep?.(() => roleOutcome(roleRun(undefined, [])));
    const begun = (soFar) => deps.keep?.(() => roleOutcome(roleRun(soFar(), [])));
    const mayApply = mode === 'apply' && refusals.length === 0;
    const applied = mayApply ? await apply(plan, inputs, deps, begun) : undefined;
    if (applied !== undefined)
        deps.keep?.(() => roleOutcome(roleRun(applied, [])));
    const verified = await verify(inputs, deps, files.file, applied);
    await (0,give_turn .p)();
    const log = await writePlan(files, plan, roleRun(applied, []).tracked, deps);
    return roleOutcome(roleRun(applied, log, verified));
};
const UNVERIFIED = { left: [], notices: [], problems: [] };
async function verify(inputs, deps, file, applied) {
    const { clock, session, signal } = deps;
    const hasWritten = applied?.problems.every(({ kind }) => kind === 'partial') === true;
    if (applied === undefined || !hasWritten || signal.aborted)
        return UNVERIFIED;
    const { verifyApplied } = await __webpack_require__.e(  9194).then(__webpack_require__.bind(__webpack_require__, 99194));
    return verifyApplied(applied, {
        clock,
        signal,
        plan: async () => {
            const world = await (0,read_world .TY)(inputs, session.client, (0,read_world .YH)(file));
            return planOf(inputs, file, world, clock.now()).plan;
        },
    });
}
async function pause({ signal }) {
    await (0,give_turn .p)();
    if (signal.aborted)
        throw (0,errors .Wm)(signal, 'planning');
}
async function gather(inputs, { session }, file) {
    const read = () => (0,read_world .TY)(inputs, session.client, (0,read_world .YH)(file));
    const [world, self] = await Promise.all([read(), (0,running_identity ._)(session.platformTokens)]);
    const isDoubtful = world.identities.length === 0 || (0,own_bindings .tR)(world, self) !== undefined;
    return [inputs.mode === 'apply' && isDoubtful ? await read() : world, self];
}
function planOf(inputs, file, world, nowMs) {
    const isDrift = inputs.mode === 'drift';
    const result = planRoles(file, world, { prune: isDrift || inputs.prune, nowMs });
    if (result.kind === 'problems')
        throw new user_error .y(...result.problems);
    if (!isDrift)
        return result;
    const { plan } = result;
    const isDuplicate = (change) => change.action === 'remove' && change.reason === 'duplicate';
    return { ...result, plan: { ...plan, changes: plan.changes.filter((change) => !isDuplicate(change)) } };
}
function judge(inputs, { kept }, plan, world, self) {
    const settings = {
        maxDeletes: inputs['max-deletes'],
        maxDeletePercent: inputs['max-delete-percent'],
        protectSelf: inputs['protect-self'],
        allowRoles: inputs['allow-roles'],
        denyRoles: inputs['deny-roles'],
        allowClaimChanges: inputs['allow-claim-changes'],
        self,
    };
    const guards = judgeGuards(plan, world, settings);
    if (inputs.mode !== 'apply')
        return guards;
    return [...judgeReviewed(plan, { hash: inputs['plan-hash'], kept }, world), ...guards];
}
async function apply(plan, inputs, deps, begun) {
    if (plan.changes.length === 0)
        return undefined;
    const [{ applyPlan }, { createPlatformPort }] = await Promise.all([
        __webpack_require__.e(  7995).then(__webpack_require__.bind(__webpack_require__, 7995)),
        __webpack_require__.e(  5194).then(__webpack_require__.bind(__webpack_require__, 95194)),
    ]);
    return applyPlan(plan, {
        port: createPlatformPort(deps.session.client, plan.organization.uid),
        clock: deps.clock,
        signal: deps.signal,
        concurrency: inputs.concurrency,
        begun,
        progress: (done, all) => deps.host.progress(`${done} of ${all} changes`),
    });
}
function untouched(plan, refusals) {
    const status = refusals.length > 0 ? 'blocked' : 'planned';
    return plan.changes.map((change) => ({ change, status }));
}
async function writePlan({ planTarget }, plan, tracked, { host }) {
    if (planTarget === undefined)
        return [];
    (0,files .vK)(planTarget, host.redact((0,role_plan_file .fN)(plan, tracked)));
    return [`The plan was written to ${planTarget}.`];
}


  }),

  91182:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _: () => (  readRunningIdentity)
  });
  var _session_sign_in_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65655);

async function readRunningIdentity(tokens) {
    const token = await tokens?.get();
    const subject = token === undefined ? undefined : (0,_session_sign_in_js__WEBPACK_IMPORTED_MODULE_0__  .Ip)(token)?.subject;
    return subject === undefined || subject === '' ? { kind: 'unreadable' } : { kind: 'known', uid: subject };
}


  }),

  80708:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Jw: () => (  fileSegments),
    TT: () => (  isUsableMapping),
    Ul: () => (  isPublic),
    de: () => (  mapsDockerHub),
    gO: () => (  PUBLIC_ORGANIZATION),
    jE: () => (  parseRegistryMapping),
    kl: () => (  locateImage),
    uD: () => (  PUBLIC_REGISTRY)
  });
const PUBLIC_REGISTRY = 'cgr.dev';
const PUBLIC_ORGANIZATION = 'chainguard';
const DEFAULT_TAG = 'latest';
const DOCKER_HUB = 'docker.io';
const DOCKER_HUB_LIBRARY = 'library';
const DOCKER_HUB_HOSTS = new Set([DOCKER_HUB, 'index.docker.io', 'registry-1.docker.io']);
function plainHost(host) {
    const plain = host.toLowerCase().replace(/:443$/, '');
    return DOCKER_HUB_HOSTS.has(plain) ? DOCKER_HUB : plain;
}
function withPlainHost([host, ...path]) {
    return [plainHost(String(host)), ...path];
}
function fileSegments({ host, path }) {
    const plain = plainHost(host ?? DOCKER_HUB);
    const isShort = plain === DOCKER_HUB && path.length === 1;
    return [plain, ...(isShort ? [DOCKER_HUB_LIBRARY] : []), ...path];
}
function mapsDockerHub({ mappings }) {
    return mappings.some(({ from }) => from[0] === DOCKER_HUB);
}
function parseRegistryMapping(line) {
    const [from = '', to = '', ...rest] = line.split('=').map((side) => side
        .trim()
        .replace(/^https?:\/\//, '')
        .replace(/(?<!\/)\/+$/, ''));
    if (rest.length > 0 || from === '' || to === '')
        return { kind: 'malformed', reason: 'it does not have the form `left=right`' };
    const [left, right] = [from.split('/'), to.split('/')];
    if ([...left, ...right].some((segment) => segment === ''))
        return { kind: 'malformed', reason: 'one of its parts is empty' };
    return { kind: 'mapping', mapping: { from: withPlainHost(left), to: withPlainHost(right) } };
}
function isUsableMapping(mapping, names) {
    const leadsHere = ({ to }) => isOurs(String(to[0]), names);
    const isBroader = ({ from }) => from.length < mapping.from.length && from.every((segment, index) => segment === mapping.from[index]);
    return leadsHere(mapping) || names.mappings.some((other) => isBroader(other) && leadsHere(other));
}
function locateImage(reference, names, bare) {
    const tag = reference.tag ?? DEFAULT_TAG;
    const { host, path } = reference;
    const isBare = host === undefined && bare === 'ours';
    const segments = fileSegments(reference);
    const mapping = isBare ? undefined : longestMapping(segments, names.mappings);
    if (mapping !== undefined) {
        const target = [...mapping.to, ...segments.slice(mapping.from.length)];
        const toHost = String(target[0]);
        if (!isOurs(toHost, names))
            return { kind: 'foreign', host: toHost };
        return ours(target.slice(1), tag, { ...reference, tag, digest: undefined });
    }
    if (host === undefined) {
        if (bare === 'foreign')
            return { kind: 'foreign', host };
    }
    else if (!isOurs(host, names))
        return { kind: 'foreign', host };
    const complete = path.length === 1 ? [PUBLIC_ORGANIZATION, ...path] : path;
    return ours(path, tag, { host: host ?? PUBLIC_REGISTRY, path: complete, tag, digest: undefined });
}
function isPublic(repository, tag) {
    return repository.startsWith(`${PUBLIC_ORGANIZATION}/`) && (tag === 'latest' || tag === 'latest-dev');
}
function ours(path, tag, complete) {
    const full = path.length === 1 ? [PUBLIC_ORGANIZATION, ...path] : path;
    return {
        kind: 'ours',
        image: { organization: String(full[0]), repository: full.join('/'), tag, complete },
    };
}
function isOurs(host, names) {
    const plain = plainHost(host);
    return plain === PUBLIC_REGISTRY || plain === plainHost(names.registryHost);
}
function longestMapping(segments, mappings) {
    const fitting = mappings.filter(({ from }) => from.length < segments.length && from.every((segment, index) => segment === segments[index]));
    return fitting.sort((a, b) => b.from.length - a.from.length)[0];
}


  }),

  63018:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bc: () => (  isDigest),
    De: () => (  isCompleteReference),
    ER: () => (  isHostSegment),
    Yk: () => (  printImageReference),
    gj: () => (  withoutWrongDigest),
    o_: () => (  parseImageReference)
  });
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const SEGMENT = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
const MAXIMUM_LENGTH = 4096;
function isDigest(text) {
    return DIGEST.test(text);
}
function isTag(text) {
    return TAG.test(text);
}
function isHostSegment(segment) {
    return segment.includes('.') || segment.includes(':') || segment === 'localhost';
}
function parseImageReference(text) {
    const malformed = (reason) => ({ kind: 'malformed', reason });
    if (text === '')
        return malformed('it is empty');
    if (text.length > MAXIMUM_LENGTH)
        return malformed(`it is longer than ${MAXIMUM_LENGTH} characters`);
    const at = text.indexOf('@');
    const digest = at < 0 ? undefined : text.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return malformed(digestProblem(digest));
    const name = at < 0 ? text : text.slice(0, at);
    const colon = name.lastIndexOf(':');
    const hasTag = colon > name.lastIndexOf('/');
    const tag = hasTag ? name.slice(colon + 1) : undefined;
    if (tag !== undefined && !isTag(tag))
        return malformed('its tag is not 1 to 128 letters, digits, `_`, `.` or `-`');
    const whole = hasTag ? name.slice(0, colon) : name;
    const slash = whole.indexOf('/');
    const first = whole.slice(0, Math.max(0, slash));
    const host = isHostSegment(first) ? first : undefined;
    if (host !== undefined && !HOST.test(host))
        return malformed('its registry host is not a valid host name');
    const path = (host === undefined ? whole : whole.slice(slash + 1)).split('/');
    const wrong = path.find((segment) => !SEGMENT.test(segment));
    if (wrong === '')
        return malformed('it has an empty name');
    if (wrong !== undefined)
        return malformed('its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`');
    return { kind: 'reference', reference: { host, path, tag, digest } };
}
function withoutWrongDigest(text) {
    const at = text.indexOf('@');
    const parsed = parseImageReference(text.slice(0, Math.max(0, at)));
    return parsed.kind === 'reference' && parsed.reference.tag !== undefined ? parsed.reference : undefined;
}
const NAME_WITH_VERSION = /^[\w./-]+(?::[\w.-]+|(?::[\w.-]+)?@[\w:+.-]+)$/;
function isCompleteReference(text) {
    const parsed = parseImageReference(text);
    if (parsed.kind === 'malformed') {
        const slash = text.indexOf('/');
        const first = text.slice(0, Math.max(0, slash));
        return isHostSegment(first) && HOST.test(first) && NAME_WITH_VERSION.test(text.slice(slash + 1));
    }
    const { host, tag, digest } = parsed.reference;
    return host !== undefined && (tag !== undefined || digest !== undefined);
}
function printImageReference(reference) {
    const host = reference.host === undefined ? '' : `${reference.host}/`;
    const tag = reference.tag === undefined ? '' : `:${reference.tag}`;
    const digest = reference.digest === undefined ? '' : `@${reference.digest}`;
    return `${host}${reference.path.join('/')}${tag}${digest}`;
}
function digestProblem(digest) {
    if (/^sha256:[0-9a-f]+$/.test(digest) && digest.length < 71) {
        return `its digest has ${digest.length - 7} hexadecimal digits, not 64`;
    }
    return 'its digest is not `sha256:` and 64 lower-case hexadecimal digits';
}


  }),

  98330:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Q: () => (  readLongYaml),
  g: () => (  readYaml)
});

var dist = __webpack_require__(38815);
var give_turn = __webpack_require__(86367);
var plain_text = __webpack_require__(38086);
;// CONCATENATED MODULE: ./build/kit/config/parse-yaml.js

const TOKENS_PER_STEP = 5000;
const OPTIONS = { prettyErrors: false, resolveKnownTags: false, logLevel: 'error' };
function* parseYaml(text, lines, tokensPerStep = TOKENS_PER_STEP) {
    const parser = new dist .iX(lines.addNewLine);
    const tokens = [];
    lines.addNewLine(0);
    let count = 0;
    for (const lexeme of new dist .JG().lex(text)) {
        for (const token of parser.next(lexeme))
            tokens.push(token);
        count += 1;
        if (count % tokensPerStep === 0)
            yield;
    }
    for (const token of parser.end())
        tokens.push(token);
    yield;
    const composed = new dist .Dk(OPTIONS).compose(tokens, true, text.length);
    const [first, second] = [...composed];
    const document = first;
    if (second !== undefined)
        document.errors.push(new dist .XT([second.range[0], second.range[1]], 'MULTIPLE_DOCS', ''));
    return document;
}

;// CONCATENATED MODULE: ./build/kit/config/yaml-source.js




const MAXIMUM_LENGTH = 1_048_576;
const MAXIMUM_PROBLEMS = 10;
const LONGEST_MESSAGE = 300;
function readYaml(text, file) {
    const steps = readSteps(text, file);
    for (;;) {
        const step = steps.next();
        if (step.done === true)
            return step.value;
    }
}
async function readLongYaml(text, file) {
    const steps = readSteps(text, file);
    for (;;) {
        const step = steps.next();
        if (step.done === true)
            return step.value;
        await (0,give_turn .p)();
    }
}
function* readSteps(text, file) {
    if (text.length > MAXIMUM_LENGTH) {
        return refuse({ message: `\`${file}\` is longer than ${MAXIMUM_LENGTH} characters.`, input: 'file' });
    }
    const lines = new dist .HN();
    const place = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { file, line, column: col };
    };
    const document = yield* parseYaml(text, lines);
    const bomb = document.errors.some((error) => error.code === 'RESOURCE_EXHAUSTION');
    const problems = [...document.errors, ...document.warnings].slice(0, bomb ? 1 : MAXIMUM_PROBLEMS);
    if (problems.length > 0) {
        return refuse(...problems.map((error) => ({
            message: bomb ? 'The YAML is nested too deeply.' : yamlMessage(error.code, error.message),
            input: 'file',
            place: place(error.pos[0]),
        })));
    }
    yield;
    const refused = ownProblems(text, document, place);
    if (refused.length > 0)
        return refuse(...refused.slice(0, MAXIMUM_PROBLEMS));
    try {
        return { kind: 'source', source: describe(document, document.toJS(), place) };
    }
    catch (error) {
        const why = (0,plain_text .h0)(String(error), LONGEST_MESSAGE);
        return refuse({ message: `The YAML cannot be read: ${why}.`, input: 'file', place: place(0) });
    }
}
function refuse(...problems) {
    return { kind: 'problems', problems };
}
function ownProblems(text, document, place) {
    const problems = [];
    const tell = (message, fix, offset) => problems.push({ message, fix, input: 'file', place: place(offset) });
    const { version } = document.directives.yaml;
    if (version !== '1.2') {
        const message = `The file asks for YAML ${version}; only YAML 1.2 is supported.`;
        tell(message, 'Remove the line that begins with `%YAML`.', text.search(/^%YAML/m));
    }
    (0,dist .YR)(document, {
        Map: (_key, { items }) => {
            const seen = new Set();
            for (const { key } of items) {
                const name = (0,dist .jn)(key) ? String(key.value) : undefined;
                if (name === undefined)
                    tell('A key is not plain text.', 'Write the key itself, not an alias, a list or a mapping.', offsetOf(key));
                else if (seen.has(name))
                    tell('A key appears twice in one mapping.', 'Keep one of them.', offsetOf(key));
                else
                    seen.add(name);
            }
        },
    });
    return problems;
}
function offsetOf(node) {
    return (0,dist .Ll)(node) ? Number(node.range?.[0]) : 0;
}
function yamlMessage(code, message) {
    if (code === 'MULTIPLE_DOCS')
        return 'The file has several YAML documents; only one is allowed.';
    if (code === 'DUPLICATE_KEY')
        return 'A key appears twice in one mapping.';
    return `The YAML is invalid: ${(0,plain_text .h0)(message, LONGEST_MESSAGE)}.`;
}
function describe(document, data, place) {
    const placeOfNode = (node) => place(offsetOf(node));
    const nodeAt = (path) => path.reduce((node, part) => childOf(document, node, part) ?? node, document.contents);
    return {
        data,
        placeOf: (path) => placeOfNode(nodeAt(path)),
        placeOfKey: (path, key) => {
            const node = nodeAt(path);
            return placeOfNode(pairOf(followed(document, node), key)?.key ?? node);
        },
    };
}
function followed(document, node) {
    return (0,dist .Vj)(node) ? node.resolve(document) : node;
}
function pairOf(node, key) {
    if (!(0,dist .jh)(node))
        return undefined;
    return node.items.find((pair) => (0,dist .jn)(pair.key) && String(pair.key.value) === key);
}
function childOf(document, node, part) {
    const parent = followed(document, node);
    const child = (0,dist .oP)(parent) ? parent.items[Number(part)] : pairOf(parent, String(part))?.value;
    return (0,dist .Ll)(child) ? child : undefined;
}


  }),

  28662:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bo: () => (  placeMarkdown),
    GA: () => (  placesMarkdown),
    RT: () => (  openTable),
    Y1: () => (  findingBlocks)
  });
  var _base_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34150);
  var _base_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26963);
  var _problems_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57673);
  var _verdict_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23447);




const MAXIMUM_PLACES = 3;
const MAXIMUM_OPEN_ROWS = 50;
const MAXIMUM_OPEN = 20;
function placeMarkdown({ file, line }) {
    return (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .fl)(`${file}:${line}`);
}
function placesMarkdown(places) {
    const known = places.flatMap((place) => place ?? []);
    const shown = known.slice(0, MAXIMUM_PLACES).map(placeMarkdown);
    if (known.length > shown.length)
        shown.push(`and ${known.length - shown.length} more`);
    return shown.join('<br>');
}
function openTable(header, entries, cellsOf) {
    const table = (some) => (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .c_)(header, some, cellsOf);
    const rest = entries.slice(MAXIMUM_OPEN_ROWS);
    return [
        ...(entries.length === 0 ? [] : [table(entries.slice(0, MAXIMUM_OPEN_ROWS))]),
        ...(rest.length === 0 ? [] : [(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .GE)((0,_base_counted_js__WEBPACK_IMPORTED_MODULE_3__  .hS)(rest.length, 'more row'), table(rest))]),
    ];
}
function findingBlocks(findings) {
    const loud = findings.filter(({ level }) => level !== 'notice');
    const quiet = findings.filter(({ level }) => level === 'notice');
    const rest = loud.slice(MAXIMUM_OPEN);
    const list = (some) => (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .AX)(some.map(findingMarkdown));
    return {
        actions: loud.length === 0 ? [] : [list(loud.slice(0, MAXIMUM_OPEN))],
        details: [
            ...(rest.length === 0 ? [] : [(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .GE)((0,_base_counted_js__WEBPACK_IMPORTED_MODULE_3__  .hS)(rest.length, 'more finding'), list(rest))]),
            ...(quiet.length === 0 ? [] : [(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .GE)((0,_base_counted_js__WEBPACK_IMPORTED_MODULE_3__  .hS)(quiet.length, 'note'), list(quiet))]),
        ],
    };
}
function findingMarkdown({ fix, level, location, message, title }) {
    const place = location === undefined ? '' : ` (${placeMarkdown(location)})`;
    const todo = fix === undefined ? '' : `<br>${fix.split('\n').map(_problems_markdown_js__WEBPACK_IMPORTED_MODULE_1__  .R).join('<br>')}`;
    return `${_verdict_words_js__WEBPACK_IMPORTED_MODULE_2__  .W[level]} ${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .FV)(title)}: ${(0,_problems_markdown_js__WEBPACK_IMPORTED_MODULE_1__  .R)(message)}${place}${todo}`;
}


  }),

  49140:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    X: () => (  workspacePath)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function workspacePath({ host, workingDirectory }, path) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(host.context.workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path));
    const isInside = below !== '' && below.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep)[0] !== '..' && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(below);
    return isInside ? below.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/') : path;
}


  }),

  80922:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A7: () => (  mapOf),
    D0: () => (  decoder),
    Jt: () => (  flag),
    QO: () => (  scoreText),
    Qq: () => (  text),
    Rz: () => (  ENVELOPE_FIELDS),
    U9: () => (  count),
    c3: () => (  listOf),
    iU: () => (  message),
    nd: () => (  integer),
    no: () => (  maybe),
    qd: () => (  pageDecoder)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);
  var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73305);
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23945);
  var _base_json_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63144);


const ENVELOPE_FIELDS = new Set(['nextPageToken', 'totalCount', 'skipped']);
function absentAs(schema, fallback) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(schema), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => value ?? fallback));
}
const DEEPEST = 100;
function withoutNulls(value, depth = 0) {
    if (depth > DEEPEST)
        return value;
    if (Array.isArray(value))
        return value.map((item) => withoutNulls(item, depth + 1));
    if (!(0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(value))
        return value ?? undefined;
    const kept = Object.entries(value).filter(([, own]) => own !== null);
    return Object.fromEntries(kept.map(([name, own]) => [name, withoutNulls(own, depth + 1)]));
}
const unknownField = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .L5J(), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => withoutNulls(value)));
function message(shape) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .rUs(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc(shape), unknownField);
}
function maybe(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(schema), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => value ?? undefined));
}
const text = absentAs(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(), '');
const scoreText = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig()])), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => String(value ?? '')));
const flag = absentAs(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .zMY(), false);
function listOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(item)), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => value ?? []));
}
function mapOf(item) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(), item)), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => value ?? {}));
}
const integer = absentAs(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Whr(), 0);
const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__  .Fk(/^[0-9]{1,15}$/)), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__  .qm(0))])), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .pdi((value) => (value === undefined || value === null ? undefined : Number(value))));
function decoder(schema) {
    return (json) => {
        const result = zod_mini__WEBPACK_IMPORTED_MODULE_3__  .xL(schema, json);
        if (result.success)
            return result.data;
        const issue = result.error.issues[0];
        const place = issue === undefined || issue.path.length === 0 ? 'it' : `\`${issue.path.join('.')}\``;
        throw new TypeError(`${place} has the wrong type`);
    };
}
const listHead = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ nextPageToken: text, totalCount: count });
function pageDecoder(key, row) {
    const decode = decoder(zod_mini__WEBPACK_IMPORTED_MODULE_0__  ._H3({ [key]: listOf(row) }));
    const decodeHead = decoder(listHead);
    return (json) => {
        const checked = decode(json)[key];
        if (!isEnvelopeOf(json, key))
            throw new TypeError(`it is not a list of \`${key}\``);
        const nameless = checked.findIndex((one) => (0,_base_json_value_js__WEBPACK_IMPORTED_MODULE_1__  .u4)(one) && one['uid'] === '');
        if (nameless >= 0)
            throw new TypeError(`\`${key}.${nameless}.uid\` is empty`);
        return { rows: checked, ...decodeHead(json) };
    };
}
function isEnvelopeOf(json, key) {
    const names = Object.keys(Object(json));
    return names.includes(key) || (names.length > 0 && names.every((name) => ENVELOPE_FIELDS.has(name)));
}


  }),

  54985:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    r: () => (  requireName)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);
  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);


function requireName(row, kind, call) {
    if (row.name !== '')
        return;
    const message = `the ${kind} \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .h0)(row.uid, 200)}\` has no name in the list, so it cannot be identified`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__  .Wk(message, { code: 'UNDECODABLE', call });
}


  }),

  25614:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    P$: () => (  listGroups),
    Wx: () => (  getGroup)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
  var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17775);
  var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
  var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);






const group = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    resourceLimits: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .A7)(_decode_js__WEBPACK_IMPORTED_MODULE_0__  .nd),
    verified: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Jt,
    kind: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    status: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
});
const KINDS = (  null && ([
    'ORG_KIND_UNSPECIFIED',
    'ORG_KIND_STARTER',
    'ORG_KIND_CUSTOMER',
    'ORG_KIND_DEV',
    'ORG_KIND_INFRA',
    'ORG_KIND_AWS_MARKETPLACE',
]));
const found = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ group: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .no)(group) });
const eligibility = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ eligible: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Jt });
function listGroups(scope = {}) {
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__  .g)('/iam/v2/groups', 'groups', group, scope, { name: scope.name });
}
function getGroup(uid) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__  .D9)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__  .A) `/iam/v2/groups/${uid}`, group);
}
function createGroup(parentUid, fields) {
    return postCall(path `/iam/v2/groups/${parentUid}`, checked(fields), group);
}
function updateGroup(uid, fields, mask) {
    return patchCall(path `/iam/v2/groups/${uid}`, checked(fields), mask, group);
}
function checked(fields) {
    requireEnumName('kind', fields.kind, KINDS);
    return fields;
}
function deleteGroup(uid) {
    return deleteCall(path `/iam/v2/groups/${uid}`);
}
function requestGroupAccess(uid) {
    return postCall(path `/iam/v2/groups/${uid}:requestGroupAccess`, {}, message({}));
}
function checkEligibility() {
    return readCall('/iam/v2/groups:checkEligibility', eligibility);
}
function lookupGroup() {
    return readCall('/iam/v2/groups:lookupGroup', found);
}


  }),

  57581:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  DA: () => (  createIdentity),
  Ut: () => (  deleteIdentity),
  XV: () => (  getIdentity),
  T8: () => (  listIdentities),
  zP: () => (  lookupIdentity),
  go: () => (  updateIdentity)
});

var schemas = __webpack_require__(63619);
var decode = __webpack_require__(80922);
var nearest_names = __webpack_require__(38707);
;// CONCATENATED MODULE: ./build/platform/enum-name.js

function requireEnumName(field, value, names) {
    if (value === undefined || names.includes(value))
        return;
    const nearest = nearestName(value, names);
    const hint = nearest === undefined ? '' : `; did you mean \`${nearest}\`?`;
    throw new TypeError(`\`${field}\`: the service does not know \`${value}\` and would silently ignore it${hint}`);
}
function nearestName(value, names) {
    const word = value.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
    const prefix = commonPrefix(names);
    const whole = word.startsWith(prefix) ? word : prefix + word;
    return (names.find((name) => name === whole) ??
        names.find((name) => name.endsWith(`_${word}`)) ??
        (0,nearest_names .L)(whole, names, 1)[0]);
}
function commonPrefix(names) {
    const [first = ''] = names;
    let length = first.lastIndexOf('_') + 1;
    while (length > 0 && !names.every((name) => name.startsWith(first.slice(0, length))))
        length = first.lastIndexOf('_', length - 2) + 1;
    return first.slice(0, length);
}

var path = __webpack_require__(17775);
var list_query = __webpack_require__(94207);
var resource_calls = __webpack_require__(30858);
;// CONCATENATED MODULE: ./build/platform/resources/identities.js






const claimMatch = (0,decode .iU)({
    issuer: decode .Qq,
    issuerPattern: decode .Qq,
    subject: decode .Qq,
    subjectPattern: decode .Qq,
    audience: decode .Qq,
    audiencePattern: decode .Qq,
    claims: (0,decode .A7)(schemas .YjP()),
    claimPatterns: (0,decode .A7)(schemas .YjP()),
});
const staticKeys = (0,decode .iU)({
    issuer: decode .Qq,
    subject: decode .Qq,
    issuerKeys: decode .Qq,
    expirationTime: decode .Qq,
    audiences: (0,decode .c3)(schemas .YjP()),
});
const awsIdentity = (0,decode .iU)({
    awsAccount: decode .Qq,
    arn: decode .Qq,
    arnPattern: decode .Qq,
    userId: decode .Qq,
    userIdPattern: decode .Qq,
});
const identity = (0,decode .iU)({
    uid: schemas .YjP(),
    name: decode .Qq,
    description: decode .Qq,
    claimMatch: (0,decode .no)(claimMatch),
    staticKeys: (0,decode .no)(staticKeys),
    awsIdentity: (0,decode .no)(awsIdentity),
    servicePrincipal: decode .Qq,
    email: decode .Qq,
    emailUnverified: decode .Qq,
    company: decode .Qq,
    lastSeenTime: decode .Qq,
    createTime: decode .Qq,
    updateTime: decode .Qq,
});
const SERVICE_PRINCIPALS = [
    'SERVICE_PRINCIPAL_UNSPECIFIED',
    'SERVICE_PRINCIPAL_COSIGNED',
    'SERVICE_PRINCIPAL_INGESTER',
    'SERVICE_PRINCIPAL_CATALOG_SYNCER',
    'SERVICE_PRINCIPAL_APKO_BUILDER',
    'SERVICE_PRINCIPAL_ENTITLEMENT_SYNCER',
    'SERVICE_PRINCIPAL_TENANT_SCANNER',
    'SERVICE_PRINCIPAL_SEDIMENTOLOGY',
    'SERVICE_PRINCIPAL_SKILLUP',
    'SERVICE_PRINCIPAL_MATERIALIZER',
    'SERVICE_PRINCIPAL_MICROFLOW',
    'SERVICE_PRINCIPAL_GUARDENER',
    'SERVICE_PRINCIPAL_MICROVM',
    'SERVICE_PRINCIPAL_SKILLS',
];
function listIdentities(filters = {}) {
    const { name, relationshipType } = filters;
    return (0,list_query .g)('/iam/v2/identities', 'identities', identity, filters, { name, relationshipType });
}
function getIdentity(uid) {
    return (0,resource_calls .D9)((0,path .A) `/iam/v2/identities/${uid}`, identity);
}
function createIdentity(parentUid, fields) {
    return (0,resource_calls .rU)((0,path .A) `/iam/v2/identities/${parentUid}`, checked(fields), identity);
}
function updateIdentity(uid, fields, mask) {
    return (0,resource_calls .JM)((0,path .A) `/iam/v2/identities/${uid}`, checked(fields), mask, identity);
}
function checked(fields) {
    requireEnumName('servicePrincipal', fields.servicePrincipal, SERVICE_PRINCIPALS);
    return fields;
}
function deleteIdentity(uid) {
    return (0,resource_calls .uz)((0,path .A) `/iam/v2/identities/${uid}`);
}
function lookupIdentity(issuer, subject) {
    return (0,resource_calls .D9)('/iam/v2/identities:lookupIdentity', (0,decode .iU)({ uid: schemas .YjP() }), {
        issuer,
        subject,
    });
}


  }),

  94207:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    g: () => (  listOperation)
  });
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);

function listOperation(path, key, row, scope, filters) {
    const decode = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .qd)(key, row);
    const query = {
        'uidp.descendants_of': scope.descendantsOf,
        'uidp.children_of': scope.childrenOf,
        'uidp.ancestors_of': scope.ancestorsOf,
        'uidp.in_root': scope.inRoot,
        'uidp.ids': scope.uids,
        ...filters,
    };
    return ({ orderBy, pageSize, pageToken, skip }) => ({
        method: 'GET',
        path,
        query: { ...query, page_size: pageSize, page_token: pageToken, order_by: orderBy, skip },
        decode,
        idempotent: true,
    });
}


  }),

  30858:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D9: () => (  readCall),
    JM: () => (  patchCall),
    rU: () => (  postCall),
    sX: () => (  readV1Call),
    uz: () => (  deleteCall)
  });
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);

function readCall(path, schema, query) {
    return {
        method: 'GET',
        path,
        ...(query === undefined ? {} : { query }),
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .D0)(schema),
        idempotent: true,
    };
}
function readV1Call(path, schema, query) {
    const decode = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .D0)(schema);
    const names = new Set(Object.keys(schema._zod.def.shape));
    const isOther = (json) => {
        const given = Object.keys(Object(json));
        return given.length > 0 && !given.some((name) => names.has(name));
    };
    return {
        method: 'GET',
        path,
        query,
        decode: (json) => {
            const answer = decode(json ?? {});
            if (isOther(json))
                throw new TypeError(`it has none of the fields ${[...names].join(', ')}`);
            return answer;
        },
        idempotent: true,
    };
}
function postCall(path, body, schema) {
    return { method: 'POST', path, body, decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .D0)(schema), idempotent: false };
}
function patchCall(path, body, mask, schema) {
    return {
        method: 'PATCH',
        path,
        query: { updateMask: mask?.join(',') },
        body,
        decode: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .D0)(schema),
        idempotent: true,
    };
}
function deleteCall(path) {
    return { method: 'DELETE', path, decode: () => undefined, idempotent: true };
}


  }),

  98197:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Te: () => (  deleteRoleBinding),
    Zf: () => (  listRoleBindings),
    aE: () => (  getRoleBinding),
    sq: () => (  createRoleBinding),
    zJ: () => (  batchCreateRoleBindings)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
  var _path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17775);
  var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
  var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);





const person = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    uid: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    subject: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    issuer: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    email: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
});
const named = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ uid: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq, name: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq, description: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq });
const orEmpty = zod_mini__WEBPACK_IMPORTED_MODULE_3__  .pdi((value) => value ?? {});
const roleBinding = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    identity: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .FsL(orEmpty, person),
    group: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .FsL(orEmpty, named),
    role: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .FsL(orEmpty, named),
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
});
const batch = zod_mini__WEBPACK_IMPORTED_MODULE_3__  .FsL((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({ roleBindings: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(roleBinding) }), zod_mini__WEBPACK_IMPORTED_MODULE_3__  .pdi((answer) => answer.roleBindings));
const MAXIMUM_BATCH = 25;
function listRoleBindings(scope = {}) {
    const filters = { identity: scope.identity, group: scope.group, role: scope.role };
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__  .g)('/iam/v2/roleBindings', 'roleBindings', roleBinding, scope, filters);
}
function getRoleBinding(uid) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__  .D9)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__  .A) `/iam/v2/roleBindings/${uid}`, roleBinding);
}
function createRoleBinding(parentUid, fields) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__  .rU)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__  .A) `/iam/v2/roleBindings/${parentUid}`, fields, roleBinding);
}
function batchCreateRoleBindings(parentUid, bindings, roleUid) {
    const body = {
        parent: parentUid,
        requests: bindings.map((fields) => ({ parent: parentUid, roleBinding: fields })),
        ...(roleUid === undefined ? {} : { roleUid }),
    };
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__  .rU)('/iam/v2/roleBindings:batchCreate', body, batch);
}
function updateRoleBinding(uid, fields) {
    return patchCall(path `/iam/v2/roleBindings/${uid}`, fields, ['*'], roleBinding);
}
function deleteRoleBinding(uid) {
    return (0,_resource_calls_js__WEBPACK_IMPORTED_MODULE_2__  .uz)((0,_path_js__WEBPACK_IMPORTED_MODULE_4__  .A) `/iam/v2/roleBindings/${uid}`);
}


  }),

  93121:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    OH: () => (  listRoles)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
  var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80922);
  var _list_query_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94207);
  var _resource_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30858);







const role = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .iU)({
    uid: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP(),
    name: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    description: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    capabilities: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__  .c3)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP()),
    createTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
    updateTime: _decode_js__WEBPACK_IMPORTED_MODULE_0__  .Qq,
});
function listRoles(scope = {}) {
    return (0,_list_query_js__WEBPACK_IMPORTED_MODULE_1__  .g)('/iam/v2/roles', 'roles', role, scope, { name: scope.name });
}
function getRole(uid) {
    return readCall(path `/iam/v2/roles/${uid}`, role);
}
function createRole(parentUid, fields) {
    return postCall(path `/iam/v2/roles/${parentUid}`, checked(fields), role);
}
function updateRole(uid, fields, mask) {
    return patchCall(path `/iam/v2/roles/${uid}`, checked(fields), mask, role);
}
function checked(fields) {
    fields.capabilities?.forEach((name, index) => {
        requireEnumName(`capabilities.${index}`, name, capabilityNames());
    });
    return fields;
}
function deleteRole(uid) {
    return deleteCall(path `/iam/v2/roles/${uid}`);
}


  }),

  59492:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Qn: () => (  isOrganizationUid),
    t2: () => (  findOrganization),
    xO: () => (  rootGroups)
  });
  var _base_nearest_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38707);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38086);
  var _base_show_candidates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55478);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _platform_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34779);
  var _platform_read_all_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15514);
  var _platform_require_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54985);
  var _platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25614);








const ROOT_UID = /^[0-9a-f]{40}$/;
const NO_SUCH_GROUP = new Set(['INVALID_ARGUMENT', 'NOT_FOUND', 'PERMISSION_DENIED']);
function isOrganizationUid(text) {
    return ROOT_UID.test(text);
}
async function findOrganization(inputs, client) {
    const wanted = inputs.organization ?? inputs.identity?.split('/')[0];
    if (wanted === undefined) {
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y({
            message: '`organization` is required: it cannot be derived from `identity`',
            fix: 'set `organization` to the uid or the exact name of the organization',
            input: 'organization',
        });
    }
    if (inputs.organization === undefined || isOrganizationUid(wanted))
        return client.send((0,_platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_4__  .Wx)(wanted));
    const named = await rootGroups(client, wanted);
    const unnamed = named.length === 0 ? await groupOfUid(client, wanted) : undefined;
    if (unnamed !== undefined)
        return unnamed;
    const verified = named.filter((group) => group.verified);
    const candidates = named.length > 1 && verified.length === 1 ? verified : named;
    const [only] = candidates;
    if (only !== undefined && candidates.length === 1)
        return only;
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_5__  .h0)(wanted, 100);
    if (only === undefined) {
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y({
            message: `this identity cannot see an organization named \`${name}\``,
            fix: candidatesFix(wanted, await rootGroups(client)),
            input: 'organization',
        });
    }
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y({
        message: `\`organization\` is ambiguous: ${candidates.length} organizations are named \`${name}\``,
        fix: `use the uid of one of them: ${candidates.map((group) => group.uid).join(', ')}`,
        input: 'organization',
    });
}
async function groupOfUid(client, uid) {
    if (!/^[\w-]+$/.test(uid))
        return undefined;
    try {
        const group = await client.send((0,_platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_4__  .Wx)(uid));
        return group.uid === uid ? group : undefined;
    }
    catch (error) {
        if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_1__  .Wk && NO_SUCH_GROUP.has(error.code))
            return undefined;
        throw error;
    }
}
function candidatesFix(wanted, visible) {
    if (visible.length === 0)
        return 'it cannot see any organization by name: use the uid';
    const near = (0,_base_nearest_names_js__WEBPACK_IMPORTED_MODULE_6__  .L)(wanted, visible.map(({ name }) => name));
    if (near.length > 0)
        return `did you mean ${near.map((name) => `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_5__  .h0)(name, 100)}\``).join(' or ')}?`;
    return `it can see ${(0,_base_show_candidates_js__WEBPACK_IMPORTED_MODULE_7__  .Y)(visible)}`;
}
async function rootGroups(client, name) {
    const list = (0,_platform_resources_groups_js__WEBPACK_IMPORTED_MODULE_4__  .P$)(name === undefined ? {} : { name });
    const roots = await (0,_platform_read_all_js__WEBPACK_IMPORTED_MODULE_2__  .y)(client, list, (group) => (group.uid.includes('/') ? undefined : group));
    if (name === undefined)
        return roots;
    const named = roots.filter((group) => group.name === name);
    if (named.length === 0)
        for (const group of roots)
            (0,_platform_require_name_js__WEBPACK_IMPORTED_MODULE_3__  .r)(group, 'group', 'GET /iam/v2/groups');
    return named;
}


  })

};
;