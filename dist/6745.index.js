export const id = 6745;
export const ids = [6745];
export const modules = {

/***/ 16745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createPlatformPort: () => (/* binding */ createPlatformPort)
/* harmony export */ });
/* harmony import */ var _domain_observed_rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12931);
/* harmony import */ var _domain_role_binding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95573);
/* harmony import */ var _platform_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);
/* harmony import */ var _platform_read_all_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86368);
/* harmony import */ var _platform_resources_identities_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26808);
/* harmony import */ var _platform_resources_role_bindings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98197);
/* harmony import */ var _read_world_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93831);







/** The requests of `apply` to the platform, for one organization. */
function createPlatformPort(client, organizationUid) {
    return {
        createIdentity: async (parentUid, { claimMatch, description, name }) => {
            const words = description === undefined ? {} : { description };
            const made = await client.send((0,_platform_resources_identities_js__WEBPACK_IMPORTED_MODULE_2__/* .createIdentity */ .DA)(parentUid, { name, ...words, claimMatch }));
            return made.uid;
        },
        updateIdentity: (uid, change) => update(client, uid, change),
        deleteIdentity: (uid) => client.send((0,_platform_resources_identities_js__WEBPACK_IMPORTED_MODULE_2__/* .deleteIdentity */ .Ut)(uid)),
        createBinding: async (groupUid, binding) => (await client.send((0,_platform_resources_role_bindings_js__WEBPACK_IMPORTED_MODULE_3__/* .createRoleBinding */ .sq)(groupUid, binding))).uid,
        createBindings: async (groupUid, bindings) => {
            const made = await client.send((0,_platform_resources_role_bindings_js__WEBPACK_IMPORTED_MODULE_3__/* .batchCreateRoleBindings */ .zJ)(groupUid, bindings));
            const isInOrder = made.every(({ identity, role }, index) => identity.uid === bindings[index]?.identityUid && role.uid === bindings[index]?.roleUid);
            // Another order than asked for: then each is looked for.
            return isInOrder ? made.map(({ uid }) => uid) : [];
        },
        deleteBinding: (uid) => client.send((0,_platform_resources_role_bindings_js__WEBPACK_IMPORTED_MODULE_3__/* .deleteRoleBinding */ .Te)(uid)),
        listIdentities: (name) => (0,_platform_read_all_js__WEBPACK_IMPORTED_MODULE_1__/* .readAll */ .y)(client, (0,_platform_resources_identities_js__WEBPACK_IMPORTED_MODULE_2__/* .listIdentities */ .T8)({ descendantsOf: organizationUid, name }), (row) => row.name === name && (0,_domain_role_binding_js__WEBPACK_IMPORTED_MODULE_5__/* .isWithin */ .UO)(row.uid, organizationUid)
            ? { ...(0,_domain_observed_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .observeIdentity */ .p)(row), createTime: row.createTime }
            : undefined),
        getIdentity: async (uid) => {
            const row = await orAbsent(client.send((0,_platform_resources_identities_js__WEBPACK_IMPORTED_MODULE_2__/* .getIdentity */ .XV)(uid)));
            return row === undefined ? undefined : (0,_domain_observed_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .observeIdentity */ .p)(row);
        },
        listBindings: (filter) => (0,_platform_read_all_js__WEBPACK_IMPORTED_MODULE_1__/* .readAll */ .y)(client, (0,_platform_resources_role_bindings_js__WEBPACK_IMPORTED_MODULE_3__/* .listRoleBindings */ .Zf)(filterQuery(filter, organizationUid)), (row) => {
            const observed = (0,_read_world_js__WEBPACK_IMPORTED_MODULE_4__/* .observedIn */ .yn)(row, organizationUid);
            if (observed === undefined)
                return undefined;
            const { group, identity, role } = observed;
            const matches = 'identityUid' in filter
                ? identity.uid === filter.identityUid
                : group.uid === filter.groupUid && role.uid === filter.roleUid;
            return matches ? observed : undefined;
        }),
        getBinding: async (uid) => {
            const row = await orAbsent(client.send((0,_platform_resources_role_bindings_js__WEBPACK_IMPORTED_MODULE_3__/* .getRoleBinding */ .aE)(uid)));
            return row === undefined ? undefined : (0,_read_world_js__WEBPACK_IMPORTED_MODULE_4__/* .observedIn */ .yn)(row, organizationUid);
        },
    };
}
function filterQuery(filter, organizationUid) {
    if ('identityUid' in filter)
        return { descendantsOf: organizationUid, identity: filter.identityUid };
    const { groupUid, roleUid } = filter;
    return { childrenOf: groupUid, group: groupUid, role: roleUid };
}
/** What a reading gives; `undefined` for what does not exist. */
async function orAbsent(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk && error.code === 'NOT_FOUND')
            return undefined;
        throw error;
    }
}
/**
 * Changes the given fields by an explicit mask. The service takes a mask's names as they are and knows `claim_match`; where
 * that is refused or changes nothing, `claimMatch` is tried.
 */
async function update(client, uid, change) {
    const { claimMatch, description, name } = change;
    const fields = {
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
        // The kept keys are those of an answer of the same service.
        ...(claimMatch === undefined ? {} : { claimMatch: claimMatch }),
    };
    const words = Object.keys(fields).filter((field) => field !== 'claimMatch');
    const send = async (...claims) => (0,_domain_observed_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .observeIdentity */ .p)(await client.send((0,_platform_resources_identities_js__WEBPACK_IMPORTED_MODULE_2__/* .updateIdentity */ .go)(uid, fields, [...words, ...claims])));
    if (claimMatch === undefined)
        return send();
    const first = await settled(send('claim_match'));
    if (first.kind === 'refused' && first.error.code !== 'INVALID_ARGUMENT')
        throw first.error;
    if (first.kind === 'done') {
        const { issuer, subject } = first.identity;
        if (issuer === claimMatch.issuer && subject === claimMatch.subject)
            return first.identity;
    }
    const second = await settled(send('claimMatch'));
    if (second.kind === 'done')
        return second.identity;
    if (second.error.code !== 'INVALID_ARGUMENT')
        throw second.error;
    // Both names were refused: the first answer tells what is really wrong.
    if (first.kind === 'refused')
        throw first.error;
    return first.identity;
}
async function settled(sending) {
    try {
        return { kind: 'done', identity: await sending };
    }
    catch (error) {
        if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk)
            return { kind: 'refused', error };
        throw error;
    }
}


/***/ })

};
