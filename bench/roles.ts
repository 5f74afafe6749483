import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlatformDouble, startPlatformDouble } from '../test/platform-double/start.ts';
import type { BenchOptions, Contestant, Figures, Goal, Row, Section } from './contestant.ts';
import { measureNode, writePlainScript } from './measured-node.ts';

const ROLES = ['viewer', 'editor', 'registry.pull', 'apk.pull'] as const;
const GROUPS = 50;
const ISSUER = 'https://token.actions.githubusercontent.com';
const LISTS = ['groups', 'roles', 'identities', 'roleBindings'] as const;
const ABSENT =
  'neither the Terraform CLI nor its provider comes from a package registry that this bench may use';

/** An organization with a token that may read it, and a folder to run in. */
interface Organization {
  readonly double: PlatformDouble;
  readonly identities: number;
  readonly token: string;
  /** Of an identity that may write role bindings. */
  readonly writerToken: string;
  readonly folder: string;
}

/** Bindings that the row of `apply` adds. */
const CHANGES = 1000;
/** A role that nobody has before. */
const ADDED_ROLE = 'console_viewer';

const subjectOf = (index: number): string => `repo:acme/app-${index}:ref:refs/heads/main`;

/** Role sync of whole organizations: what the command itself takes, against reading the same lists. */
export async function openRoles(options: BenchOptions): Promise<Section> {
  const sizes = options.quick ? [100] : [500, 5000];
  const organizations: Organization[] = [];
  for (const size of sizes) organizations.push(await openOrganization(options, size));
  const floor = writePlainScript(
    new URL('./roles-client.ts', import.meta.url),
    options.folder,
    'roles-client.mjs',
  );
  return {
    rows: organizations.flatMap((one) => rowsOf(options, one, floor)),
    close: async () => {
      for (const { double } of organizations) await double.close();
    },
  };
}

async function openOrganization({ dist, folder: place }: BenchOptions, size: number): Promise<Organization> {
  const double = await startPlatformDouble();
  const { world } = double;
  const folder = join(place, `roles-${size}`);
  mkdirSync(folder, { recursive: true });
  const [token, writerToken] = await world.bulk(async () => {
    const acme = world.addOrganization('acme');
    const groups = Array.from({ length: GROUPS }, (_, index) => world.addGroup(acme, `team-${index}`));
    const reader = world.addIdentity(acme, 'reader', { claimMatch: { issuer: ISSUER, subject: 'reader' } });
    world.addBinding(acme, reader, 'viewer');
    for (let index = 0; index < size; index += 1) {
      const claimMatch = { issuer: ISSUER, subject: subjectOf(index) };
      const bot = world.addIdentity(acme, `bot-${index}`, { claimMatch });
      const group = index % 2 === 0 ? acme : (groups[index % GROUPS] ?? acme);
      for (const role of ROLES) world.addBinding(group, bot, role);
    }
    const writer = world.addIdentity(acme, 'writer', { claimMatch: { issuer: ISSUER, subject: 'writer' } });
    world.addBinding(acme, writer, 'owner');
    return [await double.platformToken(reader), await double.platformToken(writer)];
  });
  const organization = { double, identities: size, token, writerToken, folder };
  await sync(organization, dist, ['--mode', 'dump', '--plan-file', 'roles/']);
  const entries = Array.from(
    { length: size },
    (_, index) =>
      `  - { name: bot-${index}, github: { repository: acme/app-${index}, ref: refs/heads/main, ids: { owner: 1, repository: ${index + 1} } }, roles: [viewer] }\n`,
  );
  writeFileSync(join(folder, 'ids.yml'), `version: 1\nidentities:\n${entries.join('')}`);
  const added = Array.from(
    { length: CHANGES },
    (_, index) =>
      `  - { identity: bot-${index % size}, role: ${ADDED_ROLE}, group: team-${Math.floor(index / size)} }\n`,
  );
  writeFileSync(join(folder, 'apply.yml'), `version: 1\nbindings:\n${added.join('')}`);
  return organization;
}

function rowsOf(options: BenchOptions, organization: Organization, floor: string): readonly Row[] {
  const { identities } = organization;
  const bindings = identities * ROLES.length;
  const us = (words: readonly string[], exitCode: number): Contestant => ({
    name: 'platform-actions',
    role: 'us',
    measure: () => sync(organization, options.dist, words, exitCode),
  });
  const goals: readonly Goal[] =
    identities < 5000
      ? []
      : [
          { name: 'G14 processor', figure: 'cpuMs', most: 5000 },
          { name: 'G14 peak', figure: 'peakMib', most: 400 },
        ];
  const row = (work: string, contestant: Contestant): Row => ({
    work: `${work}: ${identities.toLocaleString('en')} identities, ${bindings.toLocaleString('en')} bindings`,
    rounds: options.quick ? 1 : 3,
    contestants: [
      contestant,
      { name: 'terraform plan', role: 'peer', absent: ABSENT },
      {
        name: 'reading the lists, one page at a time',
        role: 'floor',
        measure: () => readLists(organization, floor),
      },
    ],
    goals,
  });
  const files = ['--file', 'roles/*.yml'];
  return [
    row('plan without a difference', us(['--mode', 'plan', '--prune', ...files], 0)),
    row('plan with another `github.ids` in every entry', us(['--mode', 'plan', '--file', 'ids.yml'], 1)),
    row('drift', us(['--mode', 'drift', ...files], 0)),
    row(`apply of ${CHANGES.toLocaleString('en')} changes`, {
      name: 'platform-actions',
      role: 'us',
      measure: () => applyAnew(organization, options.dist),
    }),
    row('dump', us(['--mode', 'dump', '--plan-file', 'dumped/'], 0)),
  ];
}

/** Applies the changes, all of which are new each time. */
async function applyAnew(organization: Organization, dist: string): Promise<Figures> {
  const { world } = organization.double;
  const role = world.role(ADDED_ROLE).uid;
  for (const { roleUid, uid } of world.list('roleBindings'))
    if (roleUid === role) world.remove('roleBindings', String(uid));
  const words = ['--mode', 'apply', '--file', 'apply.yml'];
  return sync({ ...organization, token: organization.writerToken }, dist, words);
}

async function sync(
  { double, folder, token }: Organization,
  dist: string,
  words: readonly string[],
  exitCode = 0,
): Promise<Figures> {
  const { figures } = await measureNode({
    words: [
      join(dist, 'index.js'),
      'sync-rolebindings',
      `--api-url=${double.apiUrl}`,
      '--organization=acme',
      ...words,
    ],
    folder,
    environment: { PLATFORM_TOKEN: token },
    exitCode,
  });
  return figures;
}

async function readLists({ double, folder, token }: Organization, script: string): Promise<Figures> {
  const { figures } = await measureNode({
    words: [script, double.apiUrl, ...LISTS],
    folder,
    environment: { PLATFORM_TOKEN: token },
  });
  return figures;
}
