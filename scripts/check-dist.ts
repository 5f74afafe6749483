import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { hostname, tmpdir, userInfo } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Builds the bundle in two folders of unlike names, under unlike zones, languages and masks, and compares the bytes: both
 * with each other, and with the committed `dist/`. Exits with 1 and says what differs.
 */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const sources = [
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'tsconfig.client.json',
  'src',
  'scripts',
];
const work = mkdtempSync(join(tmpdir(), 'platform-actions-dist-'));
const machines = [
  { folder: join(work, 'one'), env: { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' }, umask: 0o022 },
  {
    folder: join(work, 'a much longer name, with blanks', 'and a folder below'),
    env: { TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
    umask: 0o077,
  },
] as const;

/** Copies packages by links where the file system can: the bundler reads paths, which a link to a folder would betray. */
function copyPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    else if (entry.isDirectory()) copyPackages(source, target);
    else {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
}

function build({ folder, env, umask }: (typeof machines)[number]): string {
  mkdirSync(folder, { recursive: true });
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true });
  copyPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  const before = process.umask(umask);
  try {
    execFileSync(process.execPath, ['scripts/build.ts'], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } finally {
    process.umask(before);
  }
  return join(folder, 'dist');
}

/** Files below a folder by path; each as its bytes and whether it may be started. */
function readFolder(
  folder: string,
): ReadonlyMap<string, { readonly bytes: Buffer; readonly starts: boolean }> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const starts = process.platform !== 'win32' && (statSync(path).mode & 0o100) !== 0;
      return [relative(folder, path).replaceAll('\\', '/'), { bytes: readFileSync(path), starts }];
    }),
  );
}

/** Names of files that differ between two folders, each with how. */
function differences(left: string, right: string): readonly string[] {
  const [ours, theirs] = [readFolder(left), readFolder(right)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].sort().flatMap((name) => {
    const [one, other] = [ours.get(name), theirs.get(name)];
    if (one === undefined) return [`${name}: only in the second`];
    if (other === undefined) return [`${name}: only in the first`];
    if (!one.bytes.equals(other.bytes)) return [`${name}: other bytes`];
    return one.starts === other.starts ? [] : [`${name}: may be started in one only`];
  });
}

/** Traces of the machine in the bundle: folders, host and user where their names are not words of the code. */
function traces(folder: string): readonly string[] {
  const user = userInfo();
  const words = [root, work, tmpdir() === '/tmp' ? '/tmp/platform-actions' : tmpdir(), hostname()].filter(
    (word) => word.length > 5,
  );
  if (user.homedir.length > 5) words.push(user.homedir);
  return [...readFolder(folder)].flatMap(([name, { bytes }]) =>
    words.filter((word) => bytes.includes(word)).map((word) => `${name} holds ${word}`),
  );
}

function report(what: string, lines: readonly string[], fix: string): void {
  if (lines.length === 0) {
    process.stdout.write(`${what}: yes\n`);
    return;
  }
  process.stdout.write(`${what}: NO\n${lines.map((line) => `  ${line}\n`).join('')}${fix}\n`);
  process.exitCode = 1;
}

try {
  const [first, second] = [build(machines[0]), build(machines[1])];
  report(
    'two folders give the same bundle',
    differences(first, second),
    'the build must not depend on its place',
  );
  report('the bundle tells nothing of the machine', traces(second), 'keep paths and names out of the bundle');
  report(
    'dist is current',
    differences(join(root, 'dist'), first),
    'run `npm ci && npm run build`, and commit dist',
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}
