import { describe, expect, it } from 'vitest';
import { type Call, renderQuery } from '../../src/platform/call.ts';
import type { ListOperation } from '../../src/platform/pages.ts';
import { listAdvisories } from '../../src/platform/resources/advisories.ts';
import { getGroup, listGroups } from '../../src/platform/resources/groups.ts';
import {
  createIdentity,
  deleteIdentity,
  getIdentity,
  listIdentities,
  updateIdentity,
} from '../../src/platform/resources/identities.ts';
import {
  checkPolicies,
  deleteRepo,
  getRepo,
  listRepos,
  updateRepo,
} from '../../src/platform/resources/repos.ts';
import {
  batchCreateRoleBindings,
  createRoleBinding,
  deleteRoleBinding,
  getRoleBinding,
  listRoleBindings,
  updateRoleBinding,
} from '../../src/platform/resources/role-bindings.ts';
import { listRoles } from '../../src/platform/resources/roles.ts';
import { exchangeToken } from '../../src/platform/resources/sts.ts';
import { getTag, listTags } from '../../src/platform/resources/tags.ts';
import { listEolTags, listTagHistory } from '../../src/platform/resources/v1-tags.ts';
import { createTransport } from '../../src/platform/transport.ts';
import { fakeHttp, jsonAnswer, transportOptions } from '../support/fake-http.ts';

const ORG = '0123456789012345678901234567890123456789';

/** `GET /path?query` of a call. */
function lineOf({ method, path, query }: Call<unknown>): string {
  return `${method} ${path}${decodeURIComponent(renderQuery(query))}`;
}

const first = (list: ListOperation<unknown>): string => lineOf(list({ pageSize: 200 }));

it('a result of a policy without parameters has none', () => {
  const { results } = checkPolicies(`${ORG}/cd`, `sha256:${'a'.repeat(64)}`).decode({ results: [{}] });
  expect(results).toMatchObject([{ policyName: '', parameters: {} }]);
});

describe('operations', () => {
  const rows: readonly (readonly [string, Call<unknown>, string, unknown, boolean])[] = [
    ['a group', getGroup(`${ORG}/ab`), `GET /iam/v2/groups/${ORG}/ab`, undefined, true],
    ['an identity', getIdentity(`${ORG}/ab`), `GET /iam/v2/identities/${ORG}/ab`, undefined, true],
    [
      'a new identity, under its parent, never sent twice',
      createIdentity(ORG, { name: 'ci' }),
      `POST /iam/v2/identities/${ORG}`,
      { name: 'ci' },
      false,
    ],
    [
      'a changed identity, by field mask',
      updateIdentity(`${ORG}/ab`, { name: 'ci' }, ['name', 'description']),
      `PATCH /iam/v2/identities/${ORG}/ab?updateMask=name,description`,
      { name: 'ci' },
      true,
    ],
    [
      'a removed identity',
      deleteIdentity(`${ORG}/ab`),
      `DELETE /iam/v2/identities/${ORG}/ab`,
      undefined,
      true,
    ],
    ['a repo', getRepo(`${ORG}/cd`), `GET /registry/v2/repos/${ORG}/cd`, undefined, true],
    [
      'a changed repo, with what its body has',
      updateRepo(`${ORG}/cd`, { description: 'x' }),
      `PATCH /registry/v2/repos/${ORG}/cd`,
      { description: 'x' },
      true,
    ],
    [
      'a replaced repo',
      updateRepo(`${ORG}/cd`, { name: 'n' }, ['*']),
      `PATCH /registry/v2/repos/${ORG}/cd?updateMask=*`,
      { name: 'n' },
      true,
    ],
    ['a removed repo', deleteRepo(`${ORG}/cd`), `DELETE /registry/v2/repos/${ORG}/cd`, undefined, true],
    ['a role binding', getRoleBinding(`${ORG}/ef`), `GET /iam/v2/roleBindings/${ORG}/ef`, undefined, true],
    [
      'a new role binding, never sent twice',
      createRoleBinding(ORG, { identityUid: 'i', roleUid: 'r' }),
      `POST /iam/v2/roleBindings/${ORG}`,
      { identityUid: 'i', roleUid: 'r' },
      false,
    ],
    [
      'many new role bindings',
      batchCreateRoleBindings(ORG, [{ identityUid: 'i', roleUid: 'r' }]),
      'POST /iam/v2/roleBindings:batchCreate',
      { parent: ORG, requests: [{ parent: ORG, roleBinding: { identityUid: 'i', roleUid: 'r' } }] },
      false,
    ],
    [
      'a replaced role binding',
      updateRoleBinding(`${ORG}/ef`, { identityUid: 'i', roleUid: 'r' }),
      `PATCH /iam/v2/roleBindings/${ORG}/ef?updateMask=*`,
      { identityUid: 'i', roleUid: 'r' },
      true,
    ],
    [
      'a removed role binding',
      deleteRoleBinding(`${ORG}/ef`),
      `DELETE /iam/v2/roleBindings/${ORG}/ef`,
      undefined,
      true,
    ],
    ['a tag', getTag(`${ORG}/cd/ef`), `GET /registry/v2/tags/${ORG}/cd/ef`, undefined, true],
    [
      'end-of-life data',
      listEolTags(`${ORG}/cd`),
      `GET /registry/v1/eoltags?uidp.childrenOf=${ORG}/cd`,
      undefined,
      true,
    ],
    [
      'a further page of it, of one tag',
      listEolTags(`${ORG}/cd`, { name: '1.2', pageToken: 't' }),
      `GET /registry/v1/eoltags?uidp.childrenOf=${ORG}/cd&name=1.2&pageToken=t`,
      undefined,
      true,
    ],
  ];
  it.each(rows)('addresses %s', (_, call, line, body, idempotent) => {
    expect(lineOf(call)).toBe(line);
    expect(call.body).toEqual(body);
    expect(call.idempotent).toBe(idempotent);
  });

  it.each([
    ['an empty body', undefined],
    ['an empty object', {}],
  ])('takes %s for a removal done', (_, json) => {
    for (const call of [deleteIdentity('a'), deleteRepo('a'), deleteRoleBinding('a')])
      expect(call.decode(json)).toBeUndefined();
  });
});

describe('lists', () => {
  it('name the scope and the filters as the service spells them', () => {
    const scope = { descendantsOf: 'a', childrenOf: 'b', ancestorsOf: 'c', inRoot: true, uids: ['d', 'e'] };
    expect(first(listGroups({ ...scope, name: 'n' }))).toBe(
      'GET /iam/v2/groups?uidp.descendants_of=a&uidp.children_of=b&uidp.ancestors_of=c&uidp.in_root=true&uidp.ids=d&uidp.ids=e&name=n&page_size=200',
    );
  });

  it('name where a page begins', () => {
    const position = { pageSize: 7, pageToken: 't', skip: 3, orderBy: 'created_at' };
    expect(lineOf(listRoles()(position))).toBe(
      'GET /iam/v2/roles?page_size=7&page_token=t&order_by=created_at&skip=3',
    );
  });

  it.each([
    ['identities', listIdentities(), 'GET /iam/v2/identities?page_size=200'],
    ['repos', listRepos({ name: 'nginx' }), 'GET /registry/v2/repos?name=nginx&page_size=200'],
    ['groups', listGroups(), 'GET /iam/v2/groups?page_size=200'],
    ['all repos', listRepos(), 'GET /registry/v2/repos?page_size=200'],
    ['role bindings', listRoleBindings(), 'GET /iam/v2/roleBindings?page_size=200'],
    [
      'role bindings of one identity, role and group',
      listRoleBindings({ identity: 'i', role: 'r', group: 'g' }),
      'GET /iam/v2/roleBindings?identity=i&role=r&group=g&page_size=200',
    ],
    [
      'tags',
      listTags({ childrenOf: 'a', name: 'x' }),
      'GET /registry/v2/tags?uidp.children_of=a&name=x&page_size=200',
    ],
    [
      'tags of all classes',
      listTags({ childrenOf: 'a', allClasses: true }),
      'GET /registry/v2/tags?uidp.children_of=a&includeReferrers=true&includeDates=true&includeEpochs=true&page_size=200',
    ],
    [
      'advisories',
      listAdvisories({ artifactNames: ['a', 'b'], advisoryIds: ['C'], aliases: ['D'] }),
      'GET /vulnerabilities/v2/advisories?artifactNames=a&artifactNames=b&advisoryIds=C&aliases=D&page_size=200',
    ],
  ])('address %s', (_, list, line) => {
    expect(first(list as ListOperation<unknown>)).toBe(line);
  });
});

describe('decoding', () => {
  const page = (list: ListOperation<unknown>, json: unknown): readonly unknown[] =>
    list({ pageSize: 1 }).decode(json).rows;

  it('fills in what rows of the floor leave out', () => {
    expect(getRepo('a').decode({ uid: 'a' })).toMatchObject({
      uid: 'a',
      name: '',
      description: '',
      createTime: '',
      updateTime: '',
      activeTags: [],
    });
    expect(page(listRoles(), { roles: [{ uid: 'r' }] })).toMatchObject([
      { uid: 'r', name: '', description: '', capabilities: [] },
    ]);
    expect(
      page(listAdvisories({}), { advisories: [{ uid: 'v', advisoryId: 'CGA-1', artifactName: 'a' }] }),
    ).toEqual([{ uid: 'v', advisoryId: 'CGA-1', artifactName: 'a', updateTime: '' }]);
  });

  it('tells a tag that is not deprecated from one that does not say', () => {
    expect(getTag('a').decode({ uid: 'a', deprecated: false }).deprecated).toBe(false);
    expect(getTag('a').decode({ uid: 'a' }).deprecated).toBeUndefined();
  });

  it('reads hydrated role bindings, one and many', () => {
    const names = { name: 'n', description: '' };
    const binding = {
      uid: 'b',
      identity: { uid: 'i', ...names, subject: 's', issuer: 'https://i.test' },
      group: { uid: 'g', ...names },
      role: { uid: 'r', ...names },
    };
    expect(getRoleBinding('b').decode(binding)).toMatchObject(binding);
    expect(batchCreateRoleBindings('g', []).decode({ roleBindings: [binding] })).toMatchObject([binding]);
    expect(page(listRoleBindings(), { roleBindings: [binding] })).toMatchObject([binding]);
    expect(() => getRoleBinding('b').decode({ uid: 'b', identity: 'x' })).toThrow(
      '`identity` has the wrong type',
    );
    const gone = getRoleBinding('b').decode({ ...binding, identity: null, group: null, role: null });
    expect(gone.identity).toMatchObject({ uid: '', subject: '' });
    expect(getRoleBinding('b').decode({ uid: 'b' })).toEqual(gone);
  });

  it('reads end-of-life data, and nothing for an empty answer', () => {
    expect(listEolTags('a').decode(undefined)).toEqual({ items: [], nextPageToken: '' });
    expect(listEolTags('a').decode({ items: [{ name: '1.2' }] }).items).toMatchObject([
      { name: '1.2', tagStatus: '' },
    ]);
  });

  it('takes nothing for the end of a list of v1 only where no page led to it', () => {
    const later = listEolTags('a', { pageToken: 't' });
    for (const json of [undefined, {}, { nextPageToken: '' }])
      expect(() => later.decode(json)).toThrow('it is not the next page of `items`');
    expect(later.decode({ items: [] })).toEqual({ items: [], nextPageToken: '' });
  });

  it('refuses an answer of v1 that has none of its fields', () => {
    expect(() => listEolTags('a').decode({ code: 13, message: 'an error in a 200' })).toThrow(
      'it has none of the fields items, nextPageToken',
    );
    expect(listEolTags('a').decode({ items: null, more: true })).toMatchObject({ items: [] });
  });

  it('refuses a record of a tag history of v1 without its digest or its time', () => {
    const { decode } = listTagHistory('a');
    expect(() => decode({ items: [{ updateTimestamp: '2026-01-01T00:00:00.000Z' }] })).toThrow('digest');
    expect(() => decode({ items: [{ updateTimestamp: '', digest: 'sha256:a' }] })).toThrow('updateTimestamp');
  });
});

describe('a delete', () => {
  it.each([undefined, null, {}])('is done where the answer is empty: %j', (answer) => {
    expect(deleteRepo(`${ORG}/cd`).decode(answer)).toBeUndefined();
  });

  it.each([{ code: 7, message: 'no' }, { status: 'sign in first' }, [], '', 'gone', 0, false])(
    'is not known to be done where the answer is %j',
    (answer) => {
      expect(() => deleteRepo(`${ORG}/cd`).decode(answer)).toThrow('it is not empty');
    },
  );
});

describe('a policy that was checked', () => {
  it('has parameters, none if they are left out', () => {
    const { decode } = checkPolicies(ORG, 'sha256:a');
    expect(decode({ results: [{}, { parameters: { days: 7 } }] }).results).toMatchObject([
      { parameters: {}, result: '' },
      { parameters: { days: 7 } },
    ]);
  });
});

describe('exchangeToken', () => {
  const NOW = Date.UTC(2026, 10, 1);
  async function exchange(answer: unknown, identity: string | undefined) {
    const network = fakeHttp(() => jsonAnswer(answer));
    const transport = createTransport(transportOptions(network.http, { maxAttempts: 1 }));
    const request = { idToken: 'id-token', audience: 'cgr.test', identity };
    return { minted: await exchangeToken(transport, 'https://issuer.test', request, NOW), network };
  }

  it('trades the ID token for one of the audience, as the identity', async () => {
    const { minted, network } = await exchange(
      { token: 't', expiry: '2026-11-01T01:00:00.000Z' },
      `${ORG}/ab`,
    );
    expect(minted).toEqual({ token: 't', expiresAt: NOW + 3_600_000 });
    expect(network.requests).toMatchObject([
      {
        method: 'POST',
        url: `https://issuer.test/sts/exchange?aud=cgr.test&identity=${ORG}%2Fab`,
        headers: { authorization: 'Bearer id-token' },
      },
    ]);
  });

  it('assumes twenty minutes where the answer has no expiry', async () => {
    const { minted, network } = await exchange({ token: 't' }, undefined);
    expect(minted.expiresAt).toBe(NOW + 1_200_000);
    expect(network.requests[0]?.url).toBe('https://issuer.test/sts/exchange?aud=cgr.test');
  });

  it('needs nothing but the token', async () => {
    const { minted } = await exchange({ token: 't', expiry: { seconds: 1 }, refreshToken: 5 }, undefined);
    expect(minted).toEqual({ token: 't', expiresAt: NOW + 1_200_000 });
  });

  it('refuses an answer without a token', async () => {
    await expect(exchange({ token: '' }, undefined)).rejects.toMatchObject({ code: 'UNDECODABLE' });
  });
});
