import { scored, spdx } from '../support/gate-world.ts';
import { addJob } from '../support/small-world.ts';
import type { Job, Stage } from './job.ts';

const DAY_MS = 86_400_000;

/** An identity of an organization `acme` with a role there, for jobs that sign in. */
export function addJobIdentity({ world }: Stage, role: string) {
  const acme = world.addOrganization('acme');
  return { acme, ci: addJob(world, acme, 'ci', role) };
}

function addImages(stage: Stage) {
  const { now, world } = stage;
  const { acme, ci } = addJobIdentity(stage, 'viewer');
  const team = world.addGroup(acme, 'team');
  const free = world.addOrganization('chainguard');
  const old = { createdAt: now - 90 * DAY_MS, updatedAt: now - 40 * DAY_MS };
  const moved = (days: readonly number[]) =>
    days.map((day) => ({ at: now - day * DAY_MS, digest: world.digest() }));
  const python = world.addRepo(acme, 'python');
  world.addTag(python, '3.12', old, moved([80, 60, 40]));
  const node = world.addRepo(team, 'node');
  world.addTag(node, '20', old, moved([50, 5]));
  const nginx = world.addRepo(free, 'nginx');
  world.addTag(nginx, 'latest', old, moved([30, 20, 10]));
  world.addTag(nginx, 'latest-dev', old, moved([3, 2]));
  return { acme, team, free, ci, python, node, nginx };
}

const DOCKERFILES = (host: string): Readonly<Record<string, string>> => ({
  'a/Dockerfile': `# syntax\nFROM ${host}/acme/python:3.12 AS build\nRUN true\n`,
  'b/Dockerfile': `FROM ${host}/acme/team/node:20\r\nCMD ["x"]\r\n`,
  'c/Dockerfile': `FROM ${host}/chainguard/nginx:latest\nFROM ${host}/acme/python:3.12\nFROM other:1\n`,
});

/** A date so many days from now. */
const dayAfter = ({ now }: Stage, days: number): string =>
  new Date(now + days * DAY_MS).toISOString().slice(0, 10);

const withFiles = (stage: Stage) => {
  const { ci } = addImages(stage);
  for (const [path, text] of Object.entries(DOCKERFILES(stage.registryHost))) stage.write(path, text);
  return { identity: ci.uid };
};

/** A history of more than one answer. */
const withLongHistory = (stage: Stage) => {
  const { ci, python } = addImages(stage);
  const { now, world } = stage;
  const records = Array.from({ length: 2200 }, (_, index) => ({
    at: now - 100 * DAY_MS + index * 3_600_000,
    digest: `sha256:${index.toString(16).padStart(64, '0')}`,
  }));
  world.addTag(python, 'busy', {}, records);
  return { identity: ci.uid };
};

const addTags = (stage: Stage) => {
  const { ci, node, python } = addImages(stage);
  const { world } = stage;
  for (let minor = 1; minor <= 11; minor += 1) {
    const eol = minor === 9 ? { mainPackageVersion: { eolDate: dayAfter(stage, 30) } } : {};
    world.addTag(python, `3.${minor}`, { deprecated: minor < 9, eol });
  }
  world.addTag(node, '18', { deprecated: true });
  return { identity: ci.uid };
};

const withReferences = (stage: Stage) => {
  const inputs = addTags(stage);
  const { registryHost: host } = stage;
  stage.write('Dockerfile', `FROM ${host}/acme/python:3.4\nFROM ${host}/acme/team/node:20\n`);
  return inputs;
};

const image = ['--images', 'acme/python:3.12', '--images', 'acme/team/node:20', '--images', 'nginx'];
const files = ['--files', '**/Dockerfile'];

/** Jobs about images: digests and ends of life. */
export const imageJobs: readonly Job[] = [
  {
    id: 'resolve-public',
    words: ['resolve-digest', '--images', 'nginx', '--images', 'nginx:latest-dev'],
    build: (stage) => {
      addImages(stage);
      return {};
    },
  },
  {
    id: 'resolve-private',
    words: ['resolve-digest', ...image],
    build: (stage) => ({ identity: addImages(stage).ci.uid }),
  },
  {
    id: 'resolve-scoped',
    isVariant: true,
    // The exchanged token is not taken by the history itself.
    settings: { directBearer: false },
    words: ['resolve-digest', '--images', 'acme/python:3.12'],
    build: (stage) => ({ identity: addImages(stage).ci.uid }),
  },
  {
    id: 'resolve-as-of',
    words: ['resolve-digest', '--images', 'acme/python:busy'],
    build: (stage) => ({ ...withLongHistory(stage), 'as-of': dayAfter(stage, -47) }),
  },
  {
    id: 'resolve-newest',
    words: ['resolve-digest', '--images', 'acme/python:busy', '--min-age', '1d'],
    build: withLongHistory,
  },
  {
    id: 'check-pins',
    isVariant: true,
    words: ['resolve-digest', '--mode', 'check', '--fail-on', 'unverified,stale', ...files],
    build: (stage) => {
      const { ci, nginx, python } = addImages(stage);
      const { registryHost: host } = stage;
      const digestOf = (uid: string): string =>
        String(stage.world.list('tags').find((tag) => String(tag['uid']).startsWith(uid))?.['digest']);
      stage.write('Dockerfile', `FROM ${host}/acme/python:3.12@${digestOf(python.uid)}\n`);
      stage.write('x/Dockerfile', `FROM ${host}/chainguard/nginx:latest@sha256:${'0'.repeat(64)}\n`);
      stage.write('y/Dockerfile', `FROM ${host}/chainguard/nginx:latest@${digestOf(nginx.uid)}\n`);
      return { identity: ci.uid };
    },
  },
  {
    id: 'pin',
    words: ['resolve-digest', '--mode', 'pin', ...files],
    build: withFiles,
    edits: ['a/Dockerfile', 'b/Dockerfile', 'c/Dockerfile'],
  },
  {
    id: 'old-tags',
    settings: { maxPageSize: 5 },
    words: ['check-deprecated', ...files, '--images', 'acme/python:3.12', '--images', 'acme/gone:1'],
    build: withReferences,
    enriches: ['end-of-life'],
  },
  {
    id: 'old-tags-by-cursor',
    isVariant: true,
    settings: { maxPageSize: 5, totalCount: false, lastPageToken: 'absent' },
    words: ['check-deprecated', ...files, '--fail-on', 'none'],
    build: withReferences,
    enriches: ['end-of-life'],
  },
  {
    id: 'old-tags-of-organization',
    settings: { maxPageSize: 4 },
    words: ['check-deprecated', '--scope', 'organization', '--concurrency', '2'],
    isUnordered: true,
    build: (stage) => addTags(stage),
    enriches: ['end-of-life'],
  },
  {
    id: 'old-tags-by-date',
    settings: { maxPageSize: 200 },
    words: ['check-deprecated', '--images', 'acme/python:3.9', '--fail-days', '60'],
    build: (stage) => addTags(stage),
    enriches: ['end-of-life'],
  },
];

const CRITICAL = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H';
const LOW = 'CVSS:3.1/AV:L/AC:H/PR:H/UI:R/S:U/C:L/I:N/A:N';

function addAdvisories(stage: Stage, count: number) {
  const { ci } = addJobIdentity(stage, 'viewer');
  const { now, world } = stage;
  for (let index = 0; index < count; index += 1) {
    world.addAdvisory({
      artifactName: ['openssl', 'curl', 'zlib'][index % 3] ?? '',
      aliases: [`CVE-2026-${1000 + index}`],
      severities: scored(index === count - 1 ? CRITICAL : LOW),
      createdAt: now - (count - index) * DAY_MS,
    });
  }
  return { identity: ci.uid };
}

/** Jobs of the gate. */
export const gateJobs: readonly Job[] = [
  {
    id: 'gate-artifacts',
    words: ['advisory-gate', '--artifacts', 'openssl', '--artifacts', 'musl'],
    build: (stage) => addAdvisories(stage, 6),
  },
  {
    id: 'gate-clean',
    isVariant: true,
    words: ['advisory-gate', '--artifacts', 'musl'],
    build: (stage) => addAdvisories(stage, 6),
  },
  {
    id: 'gate-pages',
    settings: { maxPageSize: 10 },
    words: ['advisory-gate', '--artifacts', 'openssl,curl,zlib', '--fail-on-severity', 'critical'],
    build: (stage) => addAdvisories(stage, 36),
  },
  {
    id: 'gate-cursor',
    isVariant: true,
    settings: { maxPageSize: 10, totalCount: false, lastPageToken: 'absent' },
    words: ['advisory-gate', '--artifacts', 'openssl,curl,zlib', '--fail-on-severity', 'critical'],
    build: (stage) => addAdvisories(stage, 25),
  },
  {
    id: 'gate-sbom',
    words: [
      ...['advisory-gate', '--sbom', 'head.json', '--base-sbom', 'base.json', '--sarif-file', 'gate.sarif'],
      ...['--vex-file', 'gate.vex.json', '--junit-file', 'gate.xml', '--config-file', 'gate.yml'],
    ],
    edits: ['gate.sarif', 'gate.vex.json', 'gate.xml'],
    build: (stage) => {
      const inputs = addAdvisories(stage, 9);
      stage.write('head.json', spdx('openssl@3.0.0-r0', 'curl@8.0.0-r0', 'zlib@1.3-r0'));
      stage.write('base.json', spdx('openssl@3.0.0-r0'));
      const facts = `reason: not reachable, owner: a, expires: "${dayAfter(stage, 90)}"`;
      const ignore = `ignore:\n  - { id: CVE-2026-1001, ${facts} }\n`;
      stage.write('gate.yml', `version: 1\n${ignore}`);
      return inputs;
    },
  },
  {
    id: 'gate-lookups',
    words: ['advisory-gate', '--advisories', 'CVE-2026-1003,CVE-1999-0001', '--artifacts', 'busybox'],
    enriches: ['metadata'],
    build: (stage) => {
      const inputs = addAdvisories(stage, 6);
      stage.world.addAdvisory({ artifactName: 'busybox', aliases: ['CVE-2026-9'] });
      stage.world.addVulnerability('CVE-2026-9', { severities: scored(CRITICAL) });
      return inputs;
    },
  },
  {
    id: 'gate-warns',
    isVariant: true,
    words: ['advisory-gate', '--artifacts', 'musl', '--on-error', 'warn'],
    warns: true,
    build: (stage) => addAdvisories(stage, 3),
  },
];
