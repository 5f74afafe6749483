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
      });
      afterAll(async () => {
        await gateway.stop();
        await world.close();
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
