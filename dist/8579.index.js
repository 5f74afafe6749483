"use strict";
exports.id = 8579;
exports.ids = [8579];
exports.modules = {

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

  72792:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Hu: () => (  renderShard),
    O1: () => (  isInShard),
    uK: () => (  parseShard)
  });
  var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39589);

function parseShard(text) {
    const [, index, count] = /^([1-9][0-9]{0,5})\/([1-9][0-9]{0,5})$/.exec(text) ?? [];
    const shard = { index: Number(index), count: Number(count) };
    return shard.index <= shard.count ? shard : undefined;
}
function renderShard({ count, index }) {
    return `${index}/${count}`;
}
function isInShard(key, { count, index }) {
    return Number.parseInt((0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__  .f)(key).slice(0, 12), 16) % count === index - 1;
}


  }),

  10646:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    m: () => (  encodeUriPart)
  });
function encodeUriPart(text) {
    return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}


  }),

  57887:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $: () => (  artifactProblems),
    R: () => (  readArtifact)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);
  var _sbom_purl_package_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35127);


const PACKAGE_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.+-]*$/;
const LIBRARY_NAME = /^(?:@[\w.~-]+\/)?[A-Za-z0-9_][\w.+~-]*(?:[/:][\w.+~-]+)*$/;
const VERSION = /^[A-Za-z0-9][\w.+~:-]*$/;
function readArtifact(text, types) {
    const wanted = types.map(_sbom_purl_package_js__WEBPACK_IMPORTED_MODULE_0__  .Aw);
    if (/^\s*pkg\s*:/i.test(text))
        return readPurlArtifact(text, wanted);
    const at = text.lastIndexOf('@');
    const [name, version] = at > 0 ? [text.slice(0, at), text.slice(at + 1)] : [text, undefined];
    const hasLibraries = wanted.some((type) => type !== 'apk');
    if (!(hasLibraries ? LIBRARY_NAME : PACKAGE_NAME).test(name))
        return { problem: 'its name is not one' };
    if (version === undefined)
        return { entry: { name } };
    return VERSION.test(version) ? { entry: { name, version } } : { problem: 'its version is not one' };
}
function readPurlArtifact(text, wanted) {
    const reading = (0,_sbom_purl_package_js__WEBPACK_IMPORTED_MODULE_0__  .gd)(text);
    if (reading.kind === 'unreadable')
        return { problem: `its purl cannot be read: ${reading.reason}` };
    const { arch, name, origin, type, version } = reading.purl;
    if (!wanted.includes(type))
        return { problem: `its type \`${type}\` is not one of \`artifact-types\` (${wanted.join(', ')})` };
    return {
        entry: {
            name,
            type,
            purl: text,
            ...(version === undefined ? {} : { version }),
            ...(arch === undefined ? {} : { arch }),
            ...(origin === undefined ? {} : { origin }),
        },
    };
}
function artifactProblems(inputs) {
    const { artifacts = [], 'artifact-types': types = ['apk'] } = inputs;
    return artifacts.flatMap((text) => {
        const { problem } = readArtifact(text, types);
        if (problem === undefined)
            return [];
        return [
            {
                message: `\`artifacts\`: \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .h0)(text, 200)}\` is not a package: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .h0)(problem, 300)}`,
                fix: 'write `openssl`, `openssl@3.3.2-r0` or `pkg:apk/wolfi/openssl@3.3.2-r0`',
                input: 'artifacts',
            },
        ];
    });
}


  }),

  28579:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    NOTHING_TO_LOOK_FOR: () => (  NOTHING_TO_LOOK_FOR),
    NO_BASE: () => (  NO_BASE),
    SIGN_IN_REASON: () => (  SIGN_IN_REASON),
    findProblems: () => (  findProblems),
    shardProblems: () => (  shardProblems),
    subjectProblems: () => (  subjectProblems)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38086);
  var _host_files_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48636);
  var _kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10959);
  var _kit_shard_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16678);
  var _registry_attestation_signature_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31684);
  var _session_session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74364);
  var _artifact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57887);







const SIGN_IN_REASON = 'advisories are read from the platform';
const NOTHING_TO_LOOK_FOR = {
    message: 'there is nothing to check: none of `images`, `files`, `sbom`, `artifacts` and `advisories` is set',
    fix: 'set `images` to the image, for example `images: cgr.dev/acme/nginx:1.27`, or `sbom` to the SBOM of a build',
    input: 'images',
};
const NO_BASE = {
    message: '`scope: changed` needs `base-sbom`, which lists what the base already contains, or `files` on a change',
    fix: 'set `base-sbom` to the SBOM of the base, written by a run that the change cannot influence',
    input: 'base-sbom',
};
function subjectProblems(inputs) {
    const subject = inputs['attestation-subject'];
    const problem = subject === undefined ? undefined : (0,_registry_attestation_signature_policy_js__WEBPACK_IMPORTED_MODULE_3__  .gc)(subject);
    if (subject === undefined || problem === undefined)
        return [];
    const message = `\`attestation-subject\`: \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_6__  .h0)(subject, 300)}\` cannot be used: ${problem}`;
    return [{ message, input: 'attestation-subject' }];
}
async function shardProblems(inputs) {
    if (inputs.shard === undefined)
        return [];
    const others = ['files', 'sbom', 'artifacts', 'advisories'].filter((name) => (inputs[name] ?? []).length > 0);
    const isDivided = (inputs.images ?? []).length > 0 && others.length === 0;
    const given = others.map((name) => `\`${name}\``).join(', ');
    const message = `\`shard\` divides \`images\` only${given === '' ? ', which is not set' : `, but ${given} is set`}`;
    return [
        ...(await (0,_kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__  .G)(() => (0,_kit_shard_input_js__WEBPACK_IMPORTED_MODULE_2__  .X)(inputs.shard))),
        ...(isDivided ? [] : [{ message, input: 'shard' }]),
    ];
}
const findProblems = async (inputs, { area, isGiven }) => {
    const problems = [];
    if (!['images', 'files', 'sbom', 'artifacts', 'advisories'].some(isGiven))
        problems.push(NOTHING_TO_LOOK_FOR);
    if (inputs.scope === 'changed' && !isGiven('base-sbom') && !isGiven('files'))
        problems.push(NO_BASE);
    problems.push(...subjectProblems(inputs), ...(0,_artifact_js__WEBPACK_IMPORTED_MODULE_5__  .$)(inputs), ...(await shardProblems(inputs)));
    problems.push(...(0,_session_session_js__WEBPACK_IMPORTED_MODULE_4__  .mu)(isGiven, SIGN_IN_REASON));
    const path = inputs['vex-file'];
    if (path !== undefined)
        problems.push(...(await (0,_kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__  .G)(() => (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_0__  .ZB)(path, area, 'vex-file'))));
    return problems;
};


  }),

  35127:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Aw: () => (  currentType),
    dd: () => (  formatPurl),
    gd: () => (  readPurl),
    oJ: () => (  barePurl)
  });
  var packageurl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87091);
  var _base_uri_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10646);


const LONGEST_PURL = 4096;
const CLAIM = /^\s*pkg\s*:\s*\/*([a-z0-9.+-]*)/i;
const TYPE_ALIASES = new Map([['alpine', 'apk']]);
const BARE_NAME_TYPES = new Set(['alpm', 'apk', 'deb', 'docker', 'oci', 'rpm']);
function fullName(type, namespace, name) {
    if (namespace === '' || BARE_NAME_TYPES.has(type))
        return name;
    return type === 'maven' ? `${namespace}:${name}` : `${namespace}/${name}`;
}
function currentType(type) {
    const lower = type.toLowerCase();
    return TYPE_ALIASES.get(lower) ?? lower;
}
function readPurl(text) {
    const claimed = CLAIM.exec(text.slice(0, LONGEST_PURL))?.[1] ?? '';
    const type = claimed === '' ? undefined : currentType(claimed);
    const unreadable = (reason) => ({ kind: 'unreadable', type, reason });
    if (text.length > LONGEST_PURL)
        return unreadable(`it is longer than ${LONGEST_PURL} characters`);
    if (text.trim() !== text)
        return unreadable('it begins or ends with a blank');
    if (!/^pkg:/i.test(text))
        return unreadable('it does not begin with `pkg:`');
    try {
        return { kind: 'purl', purl: packageOf(packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL.fromString(text)) };
    }
    catch (error) {
        return unreadable(String(error instanceof Error ? error.message : error).replace(/^Invalid purl: /, ''));
    }
}
function packageOf({ name: given, namespace, qualifiers, type: written, version }) {
    const type = currentType(String(written));
    const name = fullName(type, namespace ?? '', String(given));
    const { arch = '', upstream = '' } = qualifiers ?? {};
    const origin = upstream.replace(/@.*$/s, '');
    return {
        type,
        name,
        ...(version === undefined || version === null || version === '' ? {} : { version }),
        ...(arch === '' ? {} : { arch }),
        ...(origin === '' || origin === name ? {} : { origin }),
    };
}
function parsePurl(text) {
    const reading = readPurl(text);
    return reading.kind === 'purl' ? reading.purl : undefined;
}
function barePurl(text, version) {
    try {
        const purl = packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL.fromString(text);
        const type = currentType(String(purl.type));
        return new packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL(type, purl.namespace, purl.name, purl.version ?? version, null, null).toString();
    }
    catch {
        return undefined;
    }
}
function formatPurl(type, name, version) {
    const valid = type !== undefined && /^[a-z][a-z0-9.-]*$/.test(type) ? type : 'generic';
    const at = valid === 'maven' ? name.lastIndexOf(':') : name.lastIndexOf('/');
    const namespace = at > 0 ? `${name.slice(0, at).split('/').map(_base_uri_js__WEBPACK_IMPORTED_MODULE_1__  .m).join('/')}/` : '';
    const suffix = version === undefined || version === '' ? '' : `@${(0,_base_uri_js__WEBPACK_IMPORTED_MODULE_1__  .m)(version)}`;
    return `pkg:${valid}/${namespace}${(0,_base_uri_js__WEBPACK_IMPORTED_MODULE_1__  .m)(name.slice(at + 1))}${suffix}`;
}


  }),

  16678:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    X: () => (  readShard),
    r: () => (  IN_OTHER_SHARDS)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38086);
  var _base_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72792);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45794);



const IN_OTHER_SHARDS = 'in other shards';
function readShard(text) {
    if (text === undefined)
        return undefined;
    const shard = (0,_base_shard_js__WEBPACK_IMPORTED_MODULE_0__  .uK)(text);
    if (shard !== undefined)
        return shard;
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y({
        message: `\`shard\` is \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_2__  .h0)(text, 80)}\`, which is not of the form \`k/n\` with 1 ≤ k ≤ n`,
        fix: 'write for example `shard: 2/8` for the second of eight shards',
        input: 'shard',
    });
}


  }),

  31684:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Dn: () => (  isExpected),
    bc: () => (  signersOfBindings),
    gF: () => (  policyWords),
    gc: () => (  subjectProblem),
    s3: () => (  signerWords),
    sW: () => (  VENDOR_SIGNER)
  });
  var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2810);

const VENDOR_SIGNER = {
    issuer: 'https://token.actions.githubusercontent.com',
    subject: 'https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main',
};
const SIGNING_SERVICES = ['CATALOG_SYNCER', 'APKO_BUILDER'];
function signersOfBindings(serviceBindings, issuerUrl) {
    return SIGNING_SERVICES.flatMap((service) => {
        const uid = serviceBindings[service];
        return uid === undefined || uid === '' ? [] : [{ issuer: issuerUrl, subject: `${issuerUrl}/${uid}` }];
    });
}
const WILDCARD = /[*?[{\\]/;
const ROOTED = /^(?:https:\/\/[^/*?[{\\]+\/[^/*?[{\\]+|[^/@*?[{\\]+@)/;
function subjectProblem(subject) {
    if (!WILDCARD.test(subject))
        return subject === '' ? 'it is empty' : undefined;
    if (!ROOTED.test(subject))
        return 'a glob must begin with a host and the first part of a path, so that strangers cannot match it';
    return (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__  .AI)(subject);
}
function isExpected(signers, issuer, subject) {
    if (subject === undefined)
        return false;
    return signers.some((signer) => {
        if (signer.issuer !== issuer || subjectProblem(signer.subject) !== undefined)
            return false;
        return WILDCARD.test(signer.subject) ? (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__  .Nx)(signer.subject)(subject) : signer.subject === subject;
    });
}
function signerWords(issuer, subject) {
    const words = (text) => (text === undefined ? 'unknown' : `\`${text}\``);
    return `${words(subject)} (issuer ${words(issuer)})`;
}
function policyWords(policy) {
    if (policy.kind === 'unverified')
        return 'of anybody';
    if (policy.kind === 'key')
        return 'by the key in `attestation-key`';
    return policy.signers.map(({ issuer, subject }) => `by ${signerWords(issuer, subject)}`).join(' or ');
}


  })

};
;