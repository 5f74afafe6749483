import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  digestOf,
  type FileWorld,
  type Inputs,
  type RunEnd,
  records,
  startFileWorld,
} from '../../support/file-world.ts';
import { GITHUB_ISSUER, SUBJECT } from '../../support/small-world.ts';
import { GATEWAY_SERVER, type Gateway, startGateway } from './start-gateway.ts';

const title = 'commands against the vendor’s gateway';
const ABSENT = 'skipped: GATEWAY_SERVER does not name the built server';
const TIME = '2026-11-01T00:00:00Z';
const digest = digestOf('1');
const [VIEWER, OWNER] = ['b'.repeat(40), 'd'.repeat(40)];
const claimMatch = { issuer: 'https://issuer.test', subject: 'ci' };
const ROLES = `version: 1
identities:
  - name: ci
    claimMatch: { issuer: "https://issuer.test", subject: ci }
    roles: [viewer]
`;

/** Rows of an organization by the end of their message's name, with the identity that runs. */
function rowsOf(organization: string, self: string): Readonly<Record<string, readonly object[]>> {
  const repo = `${organization}/2222222222222222`;
  const tag = (name: string, deprecated: boolean): object => ({
    uid: `${repo}/${name === '3.12' ? 3 : 4}333333333333333`,
    name,
    digest,
    deprecated,
    updateTime: TIME,
  });
  return {
    'iam.v2.Group': [{ uid: organization, name: 'acme' }],
    'iam.v2.Identity': [
      { uid: `${organization}/1111111111111111`, name: 'ci', claimMatch },
      { uid: self, name: 'runner', claimMatch: { issuer: GITHUB_ISSUER, subject: SUBJECT } },
    ],
    'iam.v2.Role': [
      { uid: VIEWER, name: 'viewer', capabilities: ['CAP_IAM_GROUPS_LIST', 'CAP_REPO_LIST'] },
      {
        uid: OWNER,
        name: 'owner',
        capabilities: ['CAP_IAM_ROLE_BINDINGS_CREATE', 'CAP_IAM_ROLE_BINDINGS_LIST'],
      },
    ],
    'iam.v2.RoleBinding': [
      {
        uid: `${organization}/5555555555555555`,
        identity: { uid: self, name: 'runner', issuer: GITHUB_ISSUER, subject: SUBJECT },
        group: { uid: organization, name: 'acme' },
        role: { uid: OWNER, name: 'owner' },
      },
    ],
    'registry.v2.Repo': [{ uid: repo, name: 'python', catalogTier: 'CATALOG_TIER_BASE' }],
    'registry.v2.Tag': [tag('3.12', true), tag('3.13', false)],
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
}

describe.skipIf(GATEWAY_SERVER === undefined)(
  GATEWAY_SERVER === undefined ? `${title} (${ABSENT})` : title,
  () => {
    describe.each([true, false])('with zero values emitted: %s', (emits) => {
      let gateway: Gateway;
      let world: FileWorld;
      beforeAll(async () => {
        world = await startFileWorld();
        const { acme, double, identity, now } = world;
        const python = double.world.addRepo(acme, 'python');
        double.world.addTag(python, '3.12', {}, records(now, [90, '2'], [30, '1']));
        gateway = await startGateway(GATEWAY_SERVER ?? '', emits, double.issuerUrl);
        for (const [kind, rows] of Object.entries(rowsOf(acme.uid, identity.uid)))
          await gateway.put(`chainguard.platform.${kind}`, rows);
      });
      afterAll(async () => {
        await gateway.stop();
        await world.close();
      });

      /** Runs a command that signs in and asks through the gateway; histories are the registry's. */
      const run = (command: string, inputs: Inputs): Promise<RunEnd> =>
        world.run(
          command,
          world.folder({ 'roles.yml': ROLES, Dockerfile: `FROM cgr.dev/acme/python:3.12@${digest}\n` }),
          {
            ...inputs,
            'api-url': gateway.origin,
            'issuer-url': gateway.origin,
          },
        );

      it.each([
        ['check-deprecated', { images: 'acme/python:3.12' }, 1, 'acme/python:3.12'],
        // A `false` that is left out is unknown, which no run passes.
        ['check-deprecated', { images: 'acme/python:3.13' }, emits ? 0 : 5, ''],
        ['advisory-gate', { artifacts: 'openssl@3.0.0-r0' }, 1, 'CGA-1111-2222-3333'],
        ['advisory-gate', { artifacts: 'openssl@3.9.0-r0' }, 0, ''],
        ['resolve-digest', { images: 'acme/python:3.12' }, 0, digest],
        ['resolve-digest', { mode: 'check' }, 0, '1 judged'],
        ['api', { path: '/registry/v2/repos' }, 0, 'python'],
        [
          'doctor',
          {},
          0,
          `zero values                                    ok  are ${emits ? 'part of' : 'left out of'} answers`,
        ],
      ] as const)('serves %s %j', async (command, inputs, code, words) => {
        const end = await run(command, inputs);
        const said = [end.stdout, ...Object.values(end.outputs), JSON.stringify(end)].join('\n');
        expect(end.code, said.slice(0, 3000)).toBe(code);
        expect(said).toContain(words);
      });

      it('serves sync-rolebindings: a plan, its apply, and nothing left to do', async () => {
        for (const [mode, words] of [
          ['plan', '1 to add'],
          ['apply', '1 done'],
          ['plan', 'nothing to change'],
        ] as const) {
          const end = await run('sync-rolebindings', { mode, file: 'roles.yml' });
          const said = JSON.stringify(end);
          expect(end.code, said.slice(0, 3000)).toBe(0);
          expect(said).toContain(words);
        }
      });
    });
  },
);
