import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Checkout } from './checkout.ts';
import { type CheckoutJob, hiddenReference } from './checkout-jobs.ts';
import { type Trait, traits } from './trait.ts';

const scans = ({ scans: is }: CheckoutJob): boolean => is === true;

/** Below the folder that every job of files sees. */
const HIDDEN = 'svc/hidden/Dockerfile';
const COMPOSE = 'svc/hidden/compose.yml';

/** Puts all other references of the checkout in order, so that only the hidden one can fail a run. */
function hideAll({ live, write }: Checkout): void {
  for (const path of ['Dockerfile', 'svc/Dockerfile']) write(path, `FROM ${live}\n`);
  write('app/compose.yml', `services:\n  web:\n    image: ${live}\n`);
}

const utf16 = (text: string, order: 'le' | 'be', mark: boolean): Buffer => {
  const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

/** The contents of the file at `HIDDEN` or another path. */
const contents: readonly (readonly [string, (host: string) => string | Buffer, string?])[] = [
  ['nul-in-comment', (host) => `# \0 not binary\n${hiddenReference(host)}`],
  ['nul-behind', (host) => `${hiddenReference(host)}# \0\n`],
  ['nul-far-behind', (host) => `${hiddenReference(host)}${'# x\n'.repeat(5000)}# \0\n`],
  ['too-large', (host) => `${hiddenReference(host)}${`# ${'x'.repeat(1022)}\n`.repeat(6000)}`],
  ['too-large-before', (host) => `${`# ${'x'.repeat(1022)}\n`.repeat(6000)}${hiddenReference(host)}`],
  ['utf-16-le', (host) => utf16(hiddenReference(host), 'le', true)],
  ['utf-16-be', (host) => utf16(hiddenReference(host), 'be', true)],
  ['utf-16-le-unmarked', (host) => utf16(hiddenReference(host), 'le', false)],
  ['utf-16-be-unmarked', (host) => utf16(hiddenReference(host), 'be', false)],
  ['byte-order-mark', (host) => `\ufeff${hiddenReference(host)}`],
  ['latin-1', (host) => Buffer.from(`# caf\xe9\n${hiddenReference(host)}`, 'latin1')],
  ['return-only', (host) => `# x\r\n${hiddenReference(host)}`],
  ['upper-case-host', (host) => hiddenReference(host.toUpperCase())],
  ['broken-yaml', (host) => `services:\n  a: {image: ${host}/acme/hidden:1.0\n b: [\n`, COMPOSE],
  ['tabs-in-yaml', (host) => `services:\n\ta:\n\t\timage: ${host}/acme/hidden:1.0\n`, COMPOSE],
  ['variable', (host) => `services:\n  a:\n    image: ${host}/acme/hidden:$\{NO_SUCH}\n`, COMPOSE],
  ['default-of-variable', (host) => `services:\n  a:\n    image: $\{X:-${host}/acme/hidden:1.0}\n`, COMPOSE],
  ['anchored', (host) => `x: &a ${host}/acme/hidden:1.0\nservices:\n  a:\n    image: *a\n`, COMPOSE],
  [
    'yaml-bomb',
    (host) =>
      `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghij'
        .split('')
        .map(
          (name, at) =>
            `${name}: &${name} [${Array.from({ length: 9 }, () => `*${'abcdefghij'[at]}`).join(',')}]\n`,
        )
        .join('')}services:\n  a:\n    image: ${host}/acme/hidden:1.0\n`,
    COMPOSE,
  ],
  [
    'deep-yaml',
    (host) =>
      `${'['.repeat(3000)}${']'.repeat(3000)}\n---\nservices: {a: {image: ${host}/acme/hidden:1.0}}\n`,
    COMPOSE,
  ],
];

/** The host in two halves, between which something stands that the syntax takes away. */
const split = (host: string, between: string): string => {
  const at = host.indexOf('.') + 1;
  return `${host.slice(0, at)}${between}${host.slice(at)}`;
};
const OBJECT = 'svc/hidden/object.json';
const PIPELINE = 'svc/hidden/x.gitlab-ci.yml';

/** Spellings of a host that stands nowhere as a whole. */
const disguises: typeof contents = [
  ['quotes', (host) => hiddenReference(split(host, '""'))],
  ['escape', (host) => hiddenReference(split(host, '\\'))],
  ['continued', (host) => hiddenReference(split(host, '\\\n# comment\n'))],
  ['argument', (host) => `ARG A=\n${hiddenReference(split(host, '${A}'))}`],
  ['default', (host) => `services: {a: {image: "${split(host, '${X-}')}/acme/hidden:1.0"}}\n`, COMPOSE],
  [
    'escape-in-yaml',
    (host) => `services: {a: {image: "${host.replace('.', '\\x2e')}/acme/hidden:1.0"}}\n`,
    COMPOSE,
  ],
  [
    'variable-of-pipeline',
    (host) => {
      const at = host.indexOf('.') + 1;
      return `variables: {E: "${host.slice(at)}"}\na: {script: [x], image: "${host.slice(0, at)}$E/acme/hidden:1.0"}\n`;
    },
    PIPELINE,
  ],
  [
    'escaped-json',
    (host) =>
      `{"apiVersion": "v1", "kind": "Pod", "spec": {"containers": [{"image": "${host.replace('.', '\\u002e')}/acme/hidden:1.0"}]}}`,
    OBJECT,
  ],
];

/** Marks of a bill of materials in files that are not one, or are something else as well. */
const exemptions: typeof contents = [
  ['bom-comment', (host) => `# <bom xmlns="http://cyclonedx.org/schema/bom/1.5">\n${hiddenReference(host)}`],
  ['spdx-name', hiddenReference, 'svc/hidden/Dockerfile.spdx'],
  ['spdx-yaml', (host) => `image: ${host}/acme/hidden:1.0\n`, 'svc/hidden/app.spdx.yaml'],
  [
    'bom-annotation',
    (host) =>
      `{"apiVersion": "v1", "kind": "Pod", "metadata": {"annotations": {"bomFormat": "CycloneDX"}}, "spec": {"containers": [{"image": "${host}/acme/hidden:1.0"}]}}`,
    OBJECT,
  ],
  [
    'bom-key',
    (host) => `{"bomFormat": "CycloneDX", "specVersion": "1.6", "image": "${host}/acme/hidden:1.0"}`,
    OBJECT,
  ],
];

const hidden: readonly Trait[] = [...contents, ...disguises, ...exemptions].map(
  ([id, text, path = HIDDEN]): Trait => ({
    id: `hidden-${id}`,
    // A value that is set elsewhere only warns.
    ...(id === 'variable' ? { right: 'bounded' } : { right: 'seen', evades: path }),
    on: scans,
    plant: (checkout) => {
      hideAll(checkout);
      checkout.write(path, text(checkout.host));
      checkout.commit();
    },
  }),
);

/** Links in the place of a file that would be read. */
const targets: Readonly<Record<string, (checkout: Checkout) => string>> = {
  inside: ({ host, write }) => {
    write('svc/hidden/real', hiddenReference(host));
    return 'real';
  },
  outside: () => '../../../outside/victim',
  absolute: ({ outside }) => join(outside, 'victim'),
  dangling: () => 'no/such/file',
  loop: () => 'Dockerfile',
  zero: () => '/dev/zero',
  environment: () => '/proc/self/environ',
  terminal: () => '/dev/tty',
  folder: () => '..',
};

const linked: readonly Trait[] = Object.entries(targets).map(
  ([name, target]): Trait => ({
    id: `linked-${name}`,
    // A link to a folder is no file of any syntax, so that nothing is hidden in it.
    // One that leads nowhere is skipped.
    ...(['folder', 'dangling', 'loop'].includes(name)
      ? { right: 'bounded' }
      : { right: 'seen', evades: HIDDEN }),
    on: scans,
    alone: ['zero', 'terminal'].includes(name),
    plant: (checkout) => {
      hideAll(checkout);
      checkout.link(HIDDEN, target(checkout));
      checkout.commit();
    },
  }),
);

const HOSTILE_NAMES: Readonly<Record<string, string>> = {
  'workflow-command': 'svc/%0A::error::pwned',
  newline: 'svc/a\n::error title=pwned::b',
  azure: 'svc/##vso[task.setvariable variable=pwned]y',
  option: 'svc/--output=pwned',
  escape: 'svc/\u001b]0;pwned\u0007\u001b[2J',
  quote: `svc/"';$(touch pwned)\`touch pwned\`\\`,
  magic: 'svc/:(top)*',
  long: `svc/${'x'.repeat(200)}`,
  markup: 'svc/<img src=x>[x](javascript:y)@octocat',
  override: 'svc/\u202Egpj.\u2066x',
};

const named: readonly Trait[] = Object.entries(HOSTILE_NAMES).map(
  ([name, folder]): Trait => ({
    id: `named-${name}`,
    // Its name is escaped in what is reported, so that it cannot be looked for by its name.
    right: 'seen',
    on: scans,
    plant: (checkout) => {
      hideAll(checkout);
      checkout.write(`${folder}/Dockerfile`, hiddenReference(checkout.host));
      checkout.commit();
    },
  }),
);

const odd: readonly Trait[] = [
  ...traits(
    { right: 'kept', alone: true, on: scans },
    {
      pipe: ({ git, workspace }) => {
        mkdirSync(join(workspace, 'svc/pipe'));
        execFileSync('mkfifo', [join(workspace, 'svc/pipe/Dockerfile')]);
        // The walk of the tree meets it, where git leaves it out.
        git('update-index', '--refresh');
      },
      'tracked-pipe': ({ commit, workspace, write }) => {
        write('svc/pipe/Dockerfile', 'FROM x\n');
        commit();
        write('svc/pipe/Dockerfile', '');
        execFileSync('rm', [join(workspace, 'svc/pipe/Dockerfile')]);
        execFileSync('mkfifo', [join(workspace, 'svc/pipe/Dockerfile')]);
      },
    },
  ),
  {
    id: 'folder-loop',
    right: 'same',
    on: scans,
    joins: true,
    plant: ({ workspace }) => symlinkSync('..', join(workspace, 'svc/up')),
  },
  {
    id: 'folder-in-place-of-file',
    right: 'bounded',
    on: scans,
    plant: ({ git, workspace, write }) => {
      git('rm', '--quiet', '--cached', 'svc/Dockerfile');
      execFileSync('rm', [join(workspace, 'svc/Dockerfile')]);
      write('svc/Dockerfile/x', 'x');
    },
  },
  {
    id: 'deep-folders',
    right: 'seen',
    on: scans,
    plant: (checkout) => {
      const { commit, host, write } = checkout;
      hideAll(checkout);
      write(`svc/${'d/'.repeat(200)}Dockerfile`, hiddenReference(host));
      commit();
    },
  },
];

/** Files that evade whoever reads them. */
export const fileTraits: readonly Trait[] = [...hidden, ...linked, ...named, ...odd];
