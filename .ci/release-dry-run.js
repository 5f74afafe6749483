// Makes the release of this commit against a bare repository: the steps of .github/workflows/release.yml as they stand, with
// a `gh` that keeps the release in a folder and the tags in the repository. Then a second one, which moves the major tag.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { parse } from 'yaml';

const { jobs } = parse(readFileSync('.github/workflows/release.yml', 'utf8'));
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'release-dry-run-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const bare = join(folder, 'bare.git');
const assets = join(folder, 'assets');

const print = (text) => process.stdout.write(`${text}\n`);
const git = (where, ...words) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...words], {
    cwd: where,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
const check = (is, what) => {
  if (!is) throw new Error(what);
  print(`ok: ${what}`);
};

// As `gh` is asked here: `gh release create|upload|edit …` and `gh api …`.
if (process.argv[2] === 'gh') {
  const [, , , noun, ...words] = process.argv;
  const { DRY_ASSETS: kept, DRY_BARE: repository } = process.env;
  const files = words.filter((word) => existsSync(word));
  if (noun === 'release') {
    mkdirSync(kept, { recursive: true });
    for (const file of files) copyFileSync(file, join(kept, basename(file)));
    if (words[0] === 'create') writeFileSync(join(kept, '.draft'), '');
    if (words[0] === 'edit') rmSync(join(kept, '.draft'));
  } else {
    const path = words.find((word) => word.startsWith('repos/'));
    const field = (name) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
    const method = words[words.indexOf('--method') + 1];
    if (path.includes('/releases/tags/')) print(!existsSync(join(kept, '.draft')));
    else if (path.includes('/matching-refs/')) {
      const prefix = `refs/${path.split('/matching-refs/')[1]}`;
      const refs = git(repository, 'for-each-ref', '--format=%(refname)').split('\n');
      const exact = words.some((word) => word.includes('select('));
      for (const ref of refs) if (exact ? ref === prefix : ref.startsWith(prefix)) print(ref);
    } else if (method === 'POST') git(repository, 'update-ref', field('ref'), field('sha'), '');
    else if (method === 'PATCH')
      git(repository, 'update-ref', `refs/${path.split('/git/refs/')[1]}`, field('sha'));
    else throw new Error(`gh api ${words.join(' ')}`);
  }
  process.exit(0);
}

git('.', 'clone', '--quiet', '--bare', '.', bare);
const work = join(folder, 'work');
git(folder, 'clone', '--quiet', bare, work);
mkdirSync(join(folder, 'bin'));
const gh = join(folder, 'bin', 'gh');
writeFileSync(
  gh,
  `#!/bin/sh\nexec "${process.execPath}" "${join(process.cwd(), '.ci/release-dry-run.js')}" gh "$@"\n`,
);
chmodSync(gh, 0o755);

/** Runs the scripts of a job with the tag, but for the one that runs all checks. */
function runJob(name, tag) {
  const temporary = mkdtempSync(join(folder, 'runner-'));
  writeFileSync(join(temporary, 'bundle.json'), '{}\n');
  for (const { run, name: step } of jobs[name].steps) {
    if (run === undefined || run.includes('.ci/run') || run.includes('npm publish')) continue;
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', run], {
      cwd: work,
      encoding: 'utf8',
      env: {
        HOME: process.env.HOME,
        PATH: [join(folder, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter),
        DRY_ASSETS: join(assets, tag),
        DRY_BARE: bare,
        RUNNER_TEMP: temporary,
        BUNDLE: join(temporary, 'bundle.json'),
        GITHUB_REPOSITORY: 'platform-actions/platform-actions',
        GITHUB_REF_NAME: tag,
        GITHUB_SHA: git(work, 'rev-parse', 'HEAD'),
        GITHUB_OUTPUT: join(temporary, 'output'),
      },
    });
    if (status !== 0) throw new Error(`${name}, "${step}" ended with ${status}:\n${stdout}${stderr}`);
  }
}

function release(number) {
  const tag = `v${number}`;
  const changelog = readFileSync(join(work, 'CHANGELOG.md'), 'utf8');
  const heading = `## ${number} - ${new Date().toISOString().slice(0, 10)}`;
  const next = changelog.includes(`\n## ${number} - `)
    ? changelog
    : changelog.includes('## Unreleased')
      ? changelog.replace('## Unreleased', heading)
      : changelog.replace(/^## /m, `${heading}\n\n- Again.\n\n## `);
  writeFileSync(join(work, 'CHANGELOG.md'), next);
  for (const file of ['package.json', 'src/version.ts'])
    writeFileSync(
      join(work, file),
      readFileSync(join(work, file), 'utf8').replace(/(version"?:? =? ?['"])\d+\.\d+\.\d+/, `$1${number}`),
    );
  git(work, 'commit', '--quiet', '--all', '--allow-empty', '--message', `Release ${number}`);
  git(work, 'tag', tag);
  git(work, 'push', '--quiet', 'origin', 'HEAD', tag);
  for (const job of ['check', 'draft', 'publish', 'npm']) runJob(job, tag);
  return git(work, 'rev-parse', 'HEAD');
}

const major = `refs/tags/v${version.split('.')[0]}`;
const first = release(version);
check(git(bare, 'rev-parse', major) === first, `v${version}: the major tag was made at the release`);
const kept = readdirSync(join(assets, `v${version}`)).sort();
const expected = [
  'checksums.txt',
  'dist.intoto.jsonl',
  'dist.tar.gz',
  'licenses.txt',
  'notes.md',
  'sbom.cdx.json',
];
check(kept.join() === expected.join(), `the release holds ${expected.join(', ')}, and is no draft`);
const inRelease = (name) => join(assets, `v${version}`, name);
check(
  readFileSync(inRelease('notes.md'), 'utf8').startsWith('- '),
  'the notes are the section of the changelog',
);
execFileSync('sha256sum', ['--quiet', '--check', 'checksums.txt'], {
  cwd: join(assets, `v${version}`),
  stdio: 'inherit',
});
check(true, 'the checksums are those of the files');
execFileSync('tar', ['-xzf', inRelease('dist.tar.gz'), '-C', folder]);
execFileSync('diff', ['-r', join(folder, 'dist'), 'dist'], { stdio: 'inherit' });
check(true, 'the archive is the committed bundle');
const bill = JSON.parse(readFileSync(inRelease('sbom.cdx.json'), 'utf8'));
check(bill.metadata.component.version === version, 'the bill of materials names the version');
const attest = jobs.publish.steps.filter(({ uses }) => uses?.startsWith('actions/attest@'));
check(
  attest.length === 2 && attest[1].with['sbom-path'] === 'dist/sbom.cdx.json',
  'provenance and bill of materials are attested before',
);
const [one, two, three] = version.split('.').map(Number);
const second = release(`${one}.${two}.${three + 1}`);
check(git(bare, 'rev-parse', major) === second, 'the next release moves the major tag');
