import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as api from '../../../src/client.ts';
import { renderQuery } from '../../../src/platform/call.ts';
import { CODES } from '../../../src/platform/errors.ts';
import { type FileWorld, startFileWorld } from '../../support/file-world.ts';
import { V1, V2 } from '../contract/operations.ts';
import { frontRequests } from './fronts.ts';
import { GATEWAY_SERVER, type Gateway, startGateway } from './start-gateway.ts';

const title = 'against the vendor’s gateway';
const ABSENT = 'skipped: GATEWAY_SERVER does not name the built server';
const ORG = 'a'.repeat(40);
const IDENTITY = `${ORG}/1111111111111111`;

/** Operations whose answer may be empty. */
const MAY_BE_EMPTY =
  /^(?:GroupsService_(?:RequestGroupAccess|CheckEligibility|LookupGroup)|\w+_Delete\w+|Registry_|Vulnerabilities_)/;

/** Operations that the server does not route, or that it answers otherwise than the service (`docs/decisions/wire.md`). */
const UNROUTED: ReadonlySet<string> = new Set(['IdentityProvidersService_ListIdentityProviders']);

const ROLES = `version: 1
identities:
  - name: ci
    claimMatch: { issuer: "https://issuer.test", subject: ci }
    roles: [viewer]
`;
const REPO = `${ORG}/2222222222222222`;
const TIME = '2026-11-01T00:00:00Z';
const digest = `sha256:${'1'.repeat(64)}`;

/** Rows by the end of their message's name. */
const ROWS: Readonly<Record<string, readonly object[]>> = {
  'iam.v2.Group': [{ uid: ORG, name: 'acme' }],
  'iam.v2.Identity': [
    { uid: IDENTITY, name: 'ci', claimMatch: { issuer: 'https://issuer.test', subject: 'ci' } },
  ],
  'iam.v2.Role': [{ uid: 'b'.repeat(40), name: 'viewer', capabilities: ['CAP_REPO_LIST'] }],
  'registry.v2.Repo': [{ uid: REPO, name: 'python', catalogTier: 'CATALOG_TIER_BASE' }],
  'registry.v2.Tag': [
    { uid: `${REPO}/3333333333333333`, name: '3.12', digest, deprecated: true, updateTime: TIME },
    { uid: `${REPO}/4444444444444444`, name: '3.13', digest, deprecated: false, updateTime: TIME },
  ],
  'vulnerabilities.v2.Advisory': [
    {
      uid: 'c'.repeat(40),
      advisoryId: 'CGA-1111-2222-3333',
      artifactName: 'openssl',
      updateTime: TIME,
      severities: [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' }],
      events: [
        { reviewState: 'REVIEW_STATE_APPROVED', createTime: TIME, fixed: { fixedVersion: '3.3.2-r0' } },
      ],
    },
  ],
};

describe.skipIf(GATEWAY_SERVER === undefined)(
  GATEWAY_SERVER === undefined ? `${title} (${ABSENT})` : title,
  () => {
    const fields = { name: 'ci', claimMatch: { issuer: 'i', subject: 's' } };
    const calls = Object.entries({
      ...V2,
      ...V1,
      // The bodies of the other tests have every member of a oneof at once.
      IdentitiesService_CreateIdentity: api.createIdentity(ORG, fields),
      IdentitiesService_UpdateIdentity: api.updateIdentity(IDENTITY, fields, ['name']),
    }).filter(([id]) => !UNROUTED.has(id));
    const program = GATEWAY_SERVER ?? '';

    describe.each([true, false])('with zero values emitted: %s', (emits) => {
      let gateway: Gateway;
      beforeAll(async () => {
        gateway = await startGateway(program, emits);
      });
      afterAll(() => gateway.stop());
      const ask = async (
        call: api.Call<unknown>,
      ): Promise<{ readonly status: number; readonly json: unknown }> => {
        const response = await fetch(gateway.origin + call.path + renderQuery(call.query), {
          method: call.method,
          headers: { authorization: 'Bearer x' },
          ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        });
        return { status: response.status, json: JSON.parse(await response.text()) };
      };

      it.each([0, 1, 2, 3])(
        'every operation is taken, and every answer with all fields decoded (oneof %i)',
        async (oneof) => {
          await gateway.mode('fill', oneof);
          const problems: string[] = [];
          for (const [id, call] of calls) {
            const { json, status } = await ask(call);
            try {
              if (status === 200) call.decode(json);
            } catch (error) {
              problems.push(`${id}: ${String(error)}`);
            }
            if (status !== 200) problems.push(`${id}: ${status} ${JSON.stringify(json).slice(0, 200)}`);
          }
          expect(problems).toEqual([]);
        },
      );

      it('every answer without any field is decoded, or refused where it says nothing', async () => {
        await gateway.mode('zero');
        const problems: string[] = [];
        for (const [id, call] of calls) {
          const { json } = await ask(call);
          const isNothing =
            Object.values(Object(json)).every((value) => value === null) && !MAY_BE_EMPTY.test(id);
          let outcome = 'decoded';
          try {
            call.decode(json);
          } catch (error) {
            outcome = String(error);
          }
          if (isNothing !== outcome.includes('none of the fields'))
            problems.push(`${id}: ${outcome} ${JSON.stringify(json).slice(0, 100)}`);
        }
        expect(problems).toEqual([]);
      });

      it.each(CODES.map((code, number) => [number, code] as const).slice(1))(
        'code %i is %s, with all its details',
        async (number, code) => {
          await gateway.mode('mem');
          await gateway.fail(number, 1);
          const platform = api.createPlatform({ apiUrl: gateway.origin, token: 't', maxAttempts: 1 });
          await expect(platform.send(api.getGroup(ORG))).rejects.toMatchObject({
            code,
            reason: `R_${number}`,
            domain: 'iam.chainguard.dev',
            metadata: { k: 'v' },
            body: expect.stringContaining('boom'),
            details: {
              fieldViolations: [{ field: 'f', description: 'd' }],
              preconditions: [{ type: 'T', subject: 'sub', description: 'd' }],
              resource: { type: 'rt', name: 'rn', owner: 'o', description: 'de' },
            },
          });
        },
      );
    });

    describe('beside the double', () => {
      let gateway: Gateway;
      let world: FileWorld;
      beforeAll(async () => {
        [gateway, world] = await Promise.all([startGateway(program, true), startFileWorld()]);
        for (const [kind, rows] of Object.entries(ROWS))
          await gateway.put(`chainguard.platform.${kind}`, rows);
      });
      afterAll(async () => {
        await gateway.stop();
        await world.close();
      });

      it.each([
        ['check-deprecated', { images: 'acme/python:3.12' }, 1, 'acme/python:3.12'],
        ['check-deprecated', { images: 'acme/python:3.13' }, 0, ''],
        ['advisory-gate', { artifacts: 'openssl@3.0.0-r0' }, 1, 'CGA-1111-2222-3333'],
        ['advisory-gate', { artifacts: 'openssl@3.9.0-r0' }, 0, ''],
        ['sync-rolebindings', { mode: 'plan', organization: ORG, file: 'roles.yml' }, 0, '1 to add'],
        ['api', { path: '/registry/v2/repos' }, 0, 'python'],
      ] as const)('serves %s %j', async (command, inputs, code, words) => {
        const end = await world.run(command, world.folder({ 'roles.yml': ROLES }, false), {
          ...inputs,
          'api-url': gateway.origin,
          organization: ORG,
        });
        const said = [end.stdout, ...Object.values(end.outputs), JSON.stringify(end)].join('\n');
        expect(end.code, said.slice(0, 3000)).toBe(code);
        expect(said).toContain(words);
      });

      it('answers every request with the same code', async () => {
        const { double } = world;
        const admin = double.world.addIdentity(world.acme, 'admin', {});
        double.world.addBinding(world.acme, admin, 'owner');
        const token = await double.platformToken(admin);
        const differences: string[] = [];
        for (const [index] of frontRequests('', '').entries()) {
          const own = double.world.addIdentity(world.acme, `i${index}`, {
            claimMatch: { issuer: 'i', subject: `s${index}` },
          });
          await gateway.put('chainguard.platform.iam.v2.Identity', [
            { uid: `${IDENTITY.slice(0, -3)}${String(index).padStart(3, '0')}`, name: 'ci' },
          ]);
          const code = async (
            origin: string,
            bearer: string,
            organization: string,
            identity: string,
          ): Promise<string> => {
            const [method = '', path = '', body] = frontRequests(organization, identity)[index] ?? [];
            const response = await fetch(origin + path, {
              method,
              headers: { authorization: `Bearer ${bearer}` },
              ...(body === undefined ? {} : { body }),
            });
            const json: unknown = JSON.parse(await response.text());
            const { code = 0 } = Object(json);
            return `${response.status} ${code}`;
          };
          const theirs = await code(
            gateway.origin,
            'x',
            ORG,
            `${IDENTITY.slice(0, -3)}${String(index).padStart(3, '0')}`,
          );
          const ours = await code(double.apiUrl, token, world.acme.uid, own.uid);
          const [method, path, body = ''] = frontRequests('ORG', 'ORG/ID')[index] ?? [];
          if (theirs !== ours) differences.push(`${method} ${path} ${body}: ${theirs}, the double ${ours}`);
        }
        expect(differences).toEqual([]);
      });
    });
  },
);
