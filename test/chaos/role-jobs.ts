import { addJobIdentity } from './image-jobs.ts';
import type { Job, Stage } from './job.ts';

const ISSUER = 'https://issuer.test';

const ROLE_FILE = `version: 1
identities:
  - name: new bot
    description: pushes
    claimMatch: { issuer: ${ISSUER}, subject: new }
    roles: [viewer, registry.pull]
  - name: known bot
    description: other words
    claimMatch: { issuer: ${ISSUER}, subject: known }
    roles: [viewer, editor]
  - name: moved bot
    claimMatch: { issuer: ${ISSUER}, subject: moved-to }
    roles: [viewer]
  - name: many roles
    claimMatch: { issuer: ${ISSUER}, subject: many }
    roles: [viewer, editor, registry.pull, apk.pull]
bindings:
  - { identity: new bot, role: editor, group: team }
`;

/** Identities that are there already, with a binding too many, a duplicate and another claim. */
function addRoles(stage: Stage): Readonly<Record<string, string>> {
  const { world } = stage;
  const { acme, ci } = addJobIdentity(stage, 'owner');
  const team = world.addGroup(acme, 'team');
  const person = world.addIdentity({ uid: '', name: '' }, 'sam', {
    claimMatch: { issuer: 'https://auth.platform.test/', subject: 'github|1' },
  });
  world.addBinding(acme, person, 'owner');
  const bot = (name: string, subject: string) =>
    world.addIdentity(acme, name, { description: 'words', claimMatch: { issuer: ISSUER, subject } });
  const known = bot('known bot', 'known');
  world.addBinding(acme, known, 'viewer');
  world.addBinding(team, known, 'viewer');
  world.addBinding(team, known, 'editor');
  const moved = bot('moved bot', 'moved-from');
  world.addBinding(acme, moved, 'viewer');
  bot('many roles', 'many');
  // Not named by the file: nothing of it may ever change.
  const other = bot('other bot', 'other');
  world.addBinding(acme, other, 'editor');
  stage.write('roles.yml', ROLE_FILE);
  return { identity: ci.uid, file: 'roles.yml' };
}

const sync = (mode: string, ...words: readonly string[]) => [
  ...['sync-rolebindings', '--mode', mode],
  ...(mode === 'dump' ? [] : ['--prune']),
  ...(mode === 'plan' || mode === 'apply' ? ['--allow-claim-changes', '--max-delete-percent', '90'] : []),
  ...words,
];

/** Jobs of role bindings. */
export const roleJobs: readonly Job[] = [
  {
    id: 'roles-plan',
    words: sync('plan', '--plan-file', 'plan.json'),
    build: addRoles,
    edits: ['plan.json'],
  },
  { id: 'roles-apply', words: sync('apply', '--concurrency', '1'), build: addRoles, writes: true },
  { id: 'roles-apply-at-once', isVariant: true, words: sync('apply'), build: addRoles, writes: true },
  {
    id: 'roles-apply-floor',
    isVariant: true,
    settings: { floor: true },
    words: sync('apply', '--concurrency', '1'),
    build: addRoles,
    writes: true,
  },
  {
    id: 'roles-apply-pages',
    isVariant: true,
    settings: { maxPageSize: 3, totalCount: false },
    words: sync('apply', '--concurrency', '1'),
    build: addRoles,
    writes: true,
  },
  {
    id: 'roles-drift',
    isVariant: true,
    settings: { maxPageSize: 3 },
    words: sync('drift'),
    // Access by other ways is reported as far as it can be read.
    enriches: ['mapping'],
    build: addRoles,
  },
  {
    id: 'roles-dump',
    isVariant: true,
    words: sync('dump', '--plan-file', 'dump.yml'),
    build: addRoles,
    edits: ['dump.yml'],
  },
];

const seedRepos = (stage: Stage): Readonly<Record<string, string>> => {
  const { acme, ci } = addJobIdentity(stage, 'viewer');
  for (let index = 0; index < 7; index += 1)
    stage.world.addTag(stage.world.addRepo(acme, `repo-${index}`), 'latest');
  return { identity: ci.uid };
};

/** Jobs of the helper commands. */
export const helperJobs: readonly Job[] = [
  { id: 'token', words: ['token'], build: seedRepos, holdsToken: true },
  {
    id: 'token-registry',
    isVariant: true,
    words: ['token', '--audience', 'registry', '--output-file', 'token'],
    build: seedRepos,
    holdsToken: true,
    edits: ['token'],
  },
  { id: 'doctor', words: ['doctor'], build: seedRepos },
  { id: 'api', words: ['api', '--path', '/registry/v2/repos', '--query', 'name=repo-1'], build: seedRepos },
  {
    id: 'api-all',
    settings: { maxPageSize: 3 },
    words: ['api', '--path', '/registry/v2/repos', '--all'],
    build: seedRepos,
  },
];
