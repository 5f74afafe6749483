import {
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Checkout } from './checkout.ts';
import type { CheckoutJob } from './checkout-jobs.ts';
import { type Trait, traits } from './trait.ts';

const inSvc = ({ folder }: CheckoutJob): boolean => folder === 'svc';
const fromBase = ({ fromBase: is }: CheckoutJob): boolean => is === true;
const belowSvc = { right: 'same', on: inSvc } as const;
const joining = { right: 'same', joins: true } as const;
const either = { right: 'either' } as const;
const withoutBase = { right: 'usage', on: fromBase } as const;

/** Settings of git that start a program. */
const programs = (program: string): Readonly<Record<string, readonly (readonly [string, string])[]>> => ({
  fsmonitor: [['core.fsmonitor', program]],
  ssh: [
    ['core.repositoryformatversion', '1'],
    ['extensions.partialClone', 'origin'],
    ['remote.origin.url', 'ssh://evil.test/x'],
    ['remote.origin.promisor', 'true'],
    ['core.sshCommand', program],
  ],
  ext: [
    ['core.repositoryformatversion', '1'],
    ['extensions.partialClone', 'origin'],
    ['remote.origin.url', `ext::${program} x`],
    ['remote.origin.promisor', 'true'],
    ['protocol.ext.allow', 'always'],
  ],
  proxy: [['core.gitProxy', program]],
  helpers: [
    ['core.pager', program],
    ['core.editor', program],
    ['core.askPass', program],
    ['credential.helper', program],
    ['gpg.program', program],
    ['log.showSignature', 'true'],
    ['core.alternateRefsCommand', program],
    ['uploadpack.packObjectsHook', program],
  ],
  diff: [
    ['diff.external', program],
    ['diff.evil.textconv', program],
    ['diff.evil.command', program],
  ],
  filter: [
    ['filter.evil.smudge', program],
    ['filter.evil.clean', program],
    ['filter.evil.process', program],
    ['filter.evil.required', 'true'],
  ],
});

const asConfig = (settings: readonly (readonly [string, string])[]): string =>
  settings
    .map(([name, value]) => {
      const dot = name.lastIndexOf('.');
      const [section = '', ...rest] = name.slice(0, dot).split('.');
      const title = rest.length === 0 ? `[${section}]` : `[${section} "${rest.join('.')}"]`;
      return `${title}\n\t${name.slice(dot + 1)} = "${value}"\n`;
    })
    .join('');

/** A bare repository in a folder of the workspace: what a pull request can commit, as none of its files is `.git`. */
function addBare(checkout: Checkout, folder: string, config: string): void {
  const { head, workspace, write } = checkout;
  write(`${folder}/HEAD`, `${head}\n`);
  write(`${folder}/config`, `[core]\n\tbare = false\n\tworktree = ${join(workspace, folder)}\n${config}`);
  write(`${folder}/refs/.keep`, '');
  write(`${folder}/objects/.keep`, '');
}

const kinds = ['fsmonitor', 'ssh', 'ext', 'proxy', 'helpers', 'diff', 'filter'] as const;

const embedded: readonly Trait[] = kinds.flatMap((kind): readonly Trait[] => [
  {
    id: `bare-${kind}`,
    right: 'same',
    on: inSvc,
    joins: true,
    plant: (checkout) => {
      const program = checkout.plant('svc/tool.sh');
      addBare(checkout, 'svc', asConfig(programs(program)[kind] ?? []));
      checkout.commit();
    },
  },
  {
    id: `config-${kind}`,
    right: 'same',
    joins: true,
    plant: (checkout) => {
      const program = checkout.plant('tool.sh');
      checkout.write('.gitattributes', '* diff=evil filter=evil\n');
      for (const [name, value] of programs(program)[kind] ?? []) checkout.git('config', name, value);
    },
  },
  {
    // The base is not there, and git would fetch it from the remote.
    id: `lazy-${kind}`,
    right: 'usage',
    on: fromBase,
    plant: (checkout) => {
      const program = checkout.plant('tool.sh');
      for (const [name, value] of programs(program)[kind] ?? []) checkout.git('config', name, value);
      checkout.base = '1'.repeat(40);
    },
  },
  {
    id: `variables-${kind}`,
    right: 'same',
    plant: (checkout) => {
      const settings = programs(checkout.plant('tool.sh'))[kind] ?? [];
      checkout.environment['GIT_CONFIG_COUNT'] = String(settings.length);
      for (const [index, [name, value]] of settings.entries()) {
        checkout.environment[`GIT_CONFIG_KEY_${index}`] = name;
        checkout.environment[`GIT_CONFIG_VALUE_${index}`] = value;
      }
    },
  },
]);

const repositories: readonly Trait[] = [
  ...traits(belowSvc, {
    'bare-include': (checkout) => {
      const program = checkout.plant('svc/tool.sh');
      checkout.write('svc/more', asConfig(programs(program)['fsmonitor'] ?? []));
      addBare(checkout, 'svc', '[include]\n\tpath = more\n');
      checkout.commit();
    },
    'bare-alternates': (checkout) => {
      addBare(checkout, 'svc', '');
      checkout.write('svc/objects/info/alternates', `${join(checkout.workspace, '.git/objects')}\n`);
      checkout.write('svc/refs/heads/main', `${checkout.head}\n`);
      checkout.commit();
    },
    'file-of-git': (checkout) => {
      const program = checkout.plant('tool.sh');
      addBare(checkout, 'evil', asConfig(programs(program)['fsmonitor'] ?? []));
      writeFileSync(join(checkout.workspace, 'svc/.git'), 'gitdir: ../evil\n');
    },
    nested: (checkout) => {
      const program = checkout.plant('tool.sh');
      const nested = join(checkout.workspace, 'svc/.git');
      cpSync(join(checkout.workspace, '.git'), nested, { recursive: true });
      writeFileSync(join(nested, 'config'), asConfig(programs(program)['fsmonitor'] ?? []));
    },
  }),
  ...traits(either, {
    'bare-root': (checkout) => {
      // A checkout without `.git` whose files look like a repository.
      const program = checkout.plant('tool.sh');
      rmSync(join(checkout.workspace, '.git'), { recursive: true });
      addBare(checkout, '.', asConfig(programs(program)['fsmonitor'] ?? []));
    },
    'linked-git': (checkout) => {
      renameSync(join(checkout.workspace, '.git'), join(checkout.workspace, 'store'));
      symlinkSync('store', join(checkout.workspace, '.git'));
    },
  }),
  {
    id: 'other-owner',
    right: 'same',
    on: () => process.getuid?.() === 0,
    joins: true,
    plant: ({ workspace }) => {
      for (const path of ['', ...readdirSync(workspace, { recursive: true, encoding: 'utf8' })])
        chownSync(join(workspace, path), 12_345, 12_345);
    },
  },
  {
    id: 'submodule',
    right: 'same',
    joins: true,
    plant: (checkout) => {
      checkout.write(
        '.gitmodules',
        '[submodule "x"]\n\tpath = lib\n\turl = -u./tool.sh\n\tupdate = !./tool.sh\n',
      );
      checkout.plant('tool.sh');
      checkout.git('update-index', '--add', '--cacheinfo', `160000,${checkout.head},lib`);
    },
  },
];

const refs: readonly Trait[] = [
  ...traits(joining, {
    'replaced-commit': ({ base, git, head }) => void git('replace', base, head),
    'replaced-tree': ({ base, git, head }) =>
      void git('replace', git('rev-parse', `${base}^{tree}`), git('rev-parse', `${head}^{tree}`)),
  }),
  ...['platform-actions', 'rolebindings'].map(
    (name): Trait => ({
      id: `replaced-${name}`,
      right: 'same',
      joins: true,
      plant: ({ base, git, head }) => {
        const blob = (commit: string): string => git('rev-parse', `${commit}:.github/${name}.yml`);
        git('replace', blob(base), blob(head));
      },
    }),
  ),
  ...traits(joining, {
    grafts: ({ base, head, workspace }) => {
      mkdirSync(join(workspace, '.git/info'), { recursive: true });
      writeFileSync(join(workspace, '.git/info/grafts'), `${base} ${head}\n${head}\n`);
    },
    'refs-like-commits': ({ base, head, workspace }) => {
      // Git itself refuses to make such branches and tags; a fetch may bring them.
      for (const folder of ['heads', 'tags']) {
        mkdirSync(join(workspace, '.git/refs', folder), { recursive: true });
        for (const name of [base, 'HEAD', base.slice(0, 12)])
          writeFileSync(join(workspace, '.git/refs', folder, name), `${head}\n`);
      }
    },
  }),
  ...traits(withoutBase, {
    'missing-base': (checkout) => {
      checkout.base = '2'.repeat(40);
    },
    'base-like-option': (checkout) => {
      checkout.base = '--output=pwned';
    },
  }),
  ...traits(either, {
    'no-git-index': ({ workspace }) => rmSync(join(workspace, '.git/index')),
    'broken-index': ({ workspace }) => writeFileSync(join(workspace, '.git/index'), 'DIRC and no more'),
  }),
];

/** Ways to have a folder of the workspace on PATH. */
const searched: Readonly<Record<string, (checkout: Checkout) => string>> = {
  whole: ({ workspace }) => join(workspace, 'bin'),
  relative: () => 'bin',
  dot: () => '.',
  empty: () => '',
  dotted: ({ workspace }) => join(workspace, 'svc/../bin'),
  linked: ({ outside, workspace }) => {
    symlinkSync(join(workspace, 'bin'), join(outside, 'bin'));
    return join(outside, 'bin');
  },
};

const planted: readonly Trait[] = Object.entries(searched).map(
  ([name, folder]): Trait => ({
    id: `planted-${name}`,
    right: 'same',
    joins: true,
    plant: (checkout, job) => {
      for (const program of ['git', 'node', 'nodejs', 'ssh'])
        for (const place of ['bin', '.', job.folder ?? '.', `${job.folder ?? '.'}/bin`])
          checkout.plant(join(place, program));
      checkout.path.push(folder(checkout));
    },
  }),
);

/** A program outside of the workspace that is a link into it. */
const linkedProgram: Trait = {
  id: 'planted-program-link',
  right: 'same',
  plant: (checkout) => {
    mkdirSync(join(checkout.outside, 'bin'));
    for (const program of ['git', 'node'])
      symlinkSync(checkout.plant(`bin/${program}`), join(checkout.outside, 'bin', program));
    checkout.path.push(join(checkout.outside, 'bin'));
  },
};

/** Things that git finds in a hostile checkout, and programs that run. */
export const gitTraits: readonly Trait[] = [...embedded, ...repositories, ...refs, ...planted, linkedProgram];
