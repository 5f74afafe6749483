import { describe, expect, it } from 'vitest';
import { createPlatformPort } from '../../../../src/commands/sync-rolebindings/apply/role-port.ts';
import type { Call } from '../../../../src/platform/call.ts';
import type { Client } from '../../../../src/platform/client.ts';
import { type ErrorCode, PlatformError } from '../../../../src/platform/errors.ts';

const ORG = 'a'.repeat(40);
const claimMatch = { issuer: 'https://issuer.test', subject: 'new', audience: 'https://aud.test' };

/** A port over answers in order, each JSON or an error code; and the queries and bodies that were sent. */
function portOf(...answers: readonly (object | ErrorCode)[]) {
  const sent: { readonly line: string; readonly query: unknown; readonly body: unknown }[] = [];
  const left = [...answers];
  const client: Client = {
    send: async <T>(call: Call<T>): Promise<T> => {
      const { body, method, path, query } = call;
      sent.push({ line: `${method} ${path}`, query, body });
      const answer = left.shift() ?? {};
      if (typeof answer === 'string')
        throw new PlatformError(`answer ${sent.length}`, { code: answer, call: method, httpStatus: 400 });
      return call.decode(answer);
    },
  };
  return { port: createPlatformPort(client, ORG), sent };
}

const identity = (subject: string) => ({
  uid: `${ORG}/b1`,
  name: 'bot',
  claimMatch: { ...claimMatch, subject },
});
const masks = (sent: readonly { readonly query: unknown }[]) => sent.map(({ query }) => query);

describe('changing an identity', () => {
  it('names its fields in a mask, and sends the whole claim match', async () => {
    const { port, sent } = portOf(identity('new'));
    const after = await port.updateIdentity(`${ORG}/b1`, { name: 'bot', claimMatch });
    expect(after).toMatchObject({ subject: 'new', otherClaims: { audience: 'https://aud.test' } });
    expect(sent).toEqual([
      {
        line: `PATCH /iam/v2/identities/${ORG}/b1`,
        query: { updateMask: 'name,claim_match' },
        body: { name: 'bot', claimMatch },
      },
    ]);
  });

  it('is not done by an answer about another one', async () => {
    const { port } = portOf(identity('new'));
    const changing = port.updateIdentity(`${ORG}/b2`, { claimMatch });
    await expect(changing).rejects.toMatchObject({ code: 'UNDECODABLE' });
  });

  it('has no mask for claims where these stay', async () => {
    const { port, sent } = portOf(identity('old'));
    await port.updateIdentity(`${ORG}/b1`, { description: '' });
    expect(masks(sent)).toEqual([{ updateMask: 'description' }]);
  });

  it.each([
    ['refuses the first name', 'INVALID_ARGUMENT' as const],
    ['ignores the first name', identity('old')],
  ])('tries the other name of the field where the service %s', async (_name, first) => {
    const { port, sent } = portOf(first, identity('new'));
    expect(await port.updateIdentity(`${ORG}/b1`, { claimMatch })).toMatchObject({ subject: 'new' });
    expect(masks(sent)).toEqual([{ updateMask: 'claim_match' }, { updateMask: 'claimMatch' }]);
  });

  it('tells the first refusal where both names are refused', async () => {
    const { port } = portOf('INVALID_ARGUMENT', 'INVALID_ARGUMENT');
    await expect(port.updateIdentity(`${ORG}/b1`, { claimMatch })).rejects.toThrow('answer 1');
  });

  it('gives what is there where the first name changes nothing and the other is refused', async () => {
    const { port } = portOf(identity('old'), 'INVALID_ARGUMENT');
    expect(await port.updateIdentity(`${ORG}/b1`, { claimMatch })).toMatchObject({ subject: 'old' });
  });

  it.each([
    ['first', ['PERMISSION_DENIED'], 1],
    ['second', ['INVALID_ARGUMENT', 'UNAVAILABLE'], 2],
  ] as const)('throws another failure of the %s try', async (_name, answers, count) => {
    const { port, sent } = portOf(...answers);
    await expect(port.updateIdentity(`${ORG}/b1`, { claimMatch })).rejects.toThrow(`answer ${count}`);
    expect(sent).toHaveLength(count);
  });
});

describe('a batch', () => {
  const row = (number: number, roleUid: string) => ({
    uid: `${ORG}/${number}`,
    identity: { uid: `${ORG}/b1` },
    role: { uid: roleUid },
    group: { uid: ORG },
  });
  const wanted = ['r1', 'r2'].map((roleUid) => ({ identityUid: `${ORG}/b1`, roleUid }));

  it('gives uids in the order asked', async () => {
    const { port } = portOf({ roleBindings: [row(1, 'r1'), row(2, 'r2')] });
    expect(await port.createBindings(ORG, wanted)).toEqual([`${ORG}/1`, `${ORG}/2`]);
  });

  it('gives none where the answer has another order', async () => {
    const { port } = portOf({ roleBindings: [row(1, 'r2'), row(2, 'r1')] });
    expect(await port.createBindings(ORG, wanted)).toEqual([]);
  });
});

describe('a new identity', () => {
  const wanted = { name: 'bot', description: undefined, claimMatch };

  it('is below its organization, as its uid says', async () => {
    expect(await portOf({ uid: `${ORG}/b1` }).port.createIdentity(ORG, wanted)).toBe(`${ORG}/b1`);
  });

  it.each([
    ['nothing', { uid: '' }],
    ['the organization', { uid: ORG }],
    ['another organization', { uid: `${'b'.repeat(40)}/b1` }],
  ])('is not known from an answer with the uid of %s', async (_what, answer) => {
    await expect(portOf(answer).port.createIdentity(ORG, wanted)).rejects.toMatchObject({
      code: 'UNDECODABLE',
    });
  });
});

describe('an answer about another identity', () => {
  it.each([
    ['another name', { name: 'other' }],
    ['another subject', { name: 'bot', claimMatch: { ...claimMatch, subject: 'other' } }],
    ['another issuer', { name: 'bot', claimMatch: { ...claimMatch, issuer: 'https://other.test' } }],
  ])('is not the new one: %s', async (_what, answer) => {
    const { port } = portOf({ uid: `${ORG}/b1`, ...answer });
    const making = port.createIdentity(ORG, { name: 'bot', description: undefined, claimMatch });
    await expect(making).rejects.toMatchObject({ code: 'UNDECODABLE' });
  });
});

describe('a batch that went elsewhere', () => {
  it('gives no uids, as its bindings are not those that were asked for', async () => {
    const binding = { identity: { uid: `${ORG}/b1` }, role: { uid: 'r1' }, group: { uid: `${ORG}/other` } };
    const { port } = portOf({ roleBindings: [{ uid: `${ORG}/other/1`, ...binding }] });
    expect(await port.createBindings(ORG, [{ identityUid: `${ORG}/b1`, roleUid: 'r1' }])).toEqual([]);
  });
});

describe('readings', () => {
  it('refuse an answer about something else', async () => {
    const other = { uid: `${ORG}/b2`, name: 'bot', identity: { uid: 'i' }, role: { uid: 'r' } };
    await expect(portOf(other).port.getIdentity(`${ORG}/b1`)).rejects.toThrow(
      `the answer is about \`${ORG}/b2\`, not about \`${ORG}/b1\``,
    );
    await expect(portOf(other).port.getBinding(`${ORG}/b1`)).rejects.toMatchObject({ code: 'UNDECODABLE' });
  });

  it('know what does not exist from what fails', async () => {
    expect(await portOf('NOT_FOUND').port.getIdentity(`${ORG}/b1`)).toBeUndefined();
    expect(await portOf('NOT_FOUND').port.getBinding(`${ORG}/b1`)).toBeUndefined();
    await expect(portOf('UNAVAILABLE').port.getBinding(`${ORG}/b1`)).rejects.toThrow('answer 1');
  });

  it('show a binding that is in another organization now, which is not gone', async () => {
    const other = 'b'.repeat(40);
    const row = {
      uid: `${ORG}/1`,
      identity: { uid: `${ORG}/b1` },
      role: { uid: 'r1' },
      group: { uid: other },
    };
    expect(await portOf(row).port.getBinding(`${ORG}/1`)).toMatchObject({ group: { uid: other } });
  });

  it('check each row, as filters may be ignored', async () => {
    const rows = [
      { uid: `${ORG}/1`, name: 'bot', createTime: '2026-01-01T00:00:00.000Z' },
      { uid: `${ORG}/2`, name: 'other' },
      { uid: `${'b'.repeat(40)}/3`, name: 'bot' },
    ];
    const found = await portOf({ identities: rows }).port.listIdentities('bot');
    expect(found.map(({ createTime, uid }) => [uid, createTime])).toEqual([
      [`${ORG}/1`, '2026-01-01T00:00:00.000Z'],
    ]);
  });
});
