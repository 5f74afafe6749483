"use strict";
exports.id = 5194;
exports.ids = [5194];
exports.modules = {

  95194:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    createPlatformPort: () => (  createPlatformPort)
  });
  var _platform_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34779);
  var _platform_read_all_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15514);
  var _platform_resources_identities_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57581);
  var _platform_resources_role_bindings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98197);
  var _plan_observed_rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68576);
  var _plan_role_binding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39052);
  var _read_world_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59229);







function createPlatformPort(client, organizationUid) {
    return {
        createIdentity: async (parentUid, { claimMatch, description, name }) => {
            const words = description === undefined ? {} : { description };
            const made = await client.send((0,_platform_resources_identities_js__WEBPACK_IMPORTED_MODULE_2__  .DA)(parentUid, { name, ...words, claimMatch }));
            return made.uid;
        },
        updateIdentity: (uid, change) => update(client, uid, change),
        deleteIdentity: (uid) => client.send((0,_platform_resources_identities_js__WEBPACK_IMPORTED_MODULE_2__  .Ut)(uid)),
        createBinding: async (groupUid, binding) => (await client.send((0,_platform_resources_role_bindings_js__WEBPACK_IMPORTED_MODULE_3__  .sq)(groupUid, binding))).uid,
        createBindings: async (groupUid, bindings) => {
            const made = await client.send((0,_platform_resources_role_bindings_js__WEBPACK_IMPORTED_MODULE_3__  .zJ)(groupUid, bindings));
            const isInOrder = made.every(({ identity, role }, index) => identity.uid === bindings[index]?.identityUid && role.uid === bindings[index]?.roleUid);
            return isInOrder ? made.map(({ uid }) => uid) : [];
        },
        deleteBinding: (uid) => client.send((0,_platform_resources_role_bindings_js__WEBPACK_IMPORTED_MODULE_3__  .Te)(uid)),
        listIdentities: (name) => (0,_platform_read_all_js__WEBPACK_IMPORTED_MODULE_1__  .y)(client, (0,_platform_resources_identities_js__WEBPACK_IMPORTED_MODULE_2__  .T8)({ descendantsOf: organizationUid, name }), (row) => row.name === name && (0,_plan_role_binding_js__WEBPACK_IMPORTED_MODULE_5__  .UO)(row.uid, organizationUid)
            ? { ...(0,_plan_observed_rows_js__WEBPACK_IMPORTED_MODULE_6__  .p)(row), createTime: row.createTime }
            : undefined),
        getIdentity: async (uid) => {
            const row = await orAbsent(client.send((0,_platform_resources_identities_js__WEBPACK_IMPORTED_MODULE_2__  .XV)(uid)));
            return row === undefined ? undefined : (0,_plan_observed_rows_js__WEBPACK_IMPORTED_MODULE_6__  .p)(row);
        },
        listBindings: (filter) => (0,_platform_read_all_js__WEBPACK_IMPORTED_MODULE_1__  .y)(client, (0,_platform_resources_role_bindings_js__WEBPACK_IMPORTED_MODULE_3__  .Zf)(filterQuery(filter, organizationUid)), (row) => {
            const observed = (0,_read_world_js__WEBPACK_IMPORTED_MODULE_4__  .yn)(row, organizationUid);
            if (observed === undefined)
                return undefined;
            const { group, identity, role } = observed;
            const matches = 'identityUid' in filter
                ? identity.uid === filter.identityUid
                : group.uid === filter.groupUid && role.uid === filter.roleUid;
            return matches ? observed : undefined;
        }),
        getBinding: async (uid) => {
            const row = await orAbsent(client.send((0,_platform_resources_role_bindings_js__WEBPACK_IMPORTED_MODULE_3__  .aE)(uid)));
            return row === undefined ? undefined : (0,_read_world_js__WEBPACK_IMPORTED_MODULE_4__  .yn)(row, organizationUid);
        },
    };
}
function filterQuery(filter, organizationUid) {
    if ('identityUid' in filter)
        return { descendantsOf: organizationUid, identity: filter.identityUid };
    const { groupUid, roleUid } = filter;
    return { childrenOf: groupUid, group: groupUid, role: roleUid };
}
async function orAbsent(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Wk && error.code === 'NOT_FOUND')
            return undefined;
        throw error;
    }
}
async function update(client, uid, change) {
    const { claimMatch, description, name } = change;
    const fields = {
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
        ...(claimMatch === undefined ? {} : { claimMatch: claimMatch }),
    };
    const words = Object.keys(fields).filter((field) => field !== 'claimMatch');
    const send = async (...claims) => (0,_plan_observed_rows_js__WEBPACK_IMPORTED_MODULE_6__  .p)(await client.send((0,_platform_resources_identities_js__WEBPACK_IMPORTED_MODULE_2__  .go)(uid, fields, [...words, ...claims])));
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
    if (first.kind === 'refused')
        throw first.error;
    return first.identity;
}
async function settled(sending) {
    try {
        return { kind: 'done', identity: await sending };
    }
    catch (error) {
        if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Wk)
            return { kind: 'refused', error };
        throw error;
    }
}


  })

};
;