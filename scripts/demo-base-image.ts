import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spdxOf, statementOf } from '../test/platform-double/oci-store.ts';
import { signWithKey } from '../test/platform-double/sigstore-instance.ts';
import type { PlatformDouble } from '../test/platform-double/start.ts';
import type { RunnerJob } from '../test/support/runner-job.ts';

const REPOSITORY = 'acme/nginx';
const SPDX = 'https://spdx.dev/Document';
/** Packages of the old base image and of the new one: it updates two packages and brings one more. */
const BEFORE = { openssl: '3.3.0-r0', curl: '8.9.1-r0', zlib: '1.3.1-r0' };
const AFTER = { openssl: '3.5.0-r0', curl: '8.9.1-r0', zlib: '3.5.0-r0', busybox: '1.36.1-r0' };

/**
 * Writes a repository whose pull request moves a base image, and puts both images with signed SBOM attestations into the
 * registry of the double. Gives what differs in its job.
 */
export function prepareBaseImage(
  workspace: string,
  { images }: PlatformDouble,
): Pick<RunnerJob, 'workspace' | 'event' | 'github'> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const digestOf = (tag: string, packages: Readonly<Record<string, string>>): string => {
    const { index, manifests } = images.addImage(REPOSITORY, tag, ['linux/amd64']);
    const manifest = manifests['linux/amd64'] ?? '';
    const statement = statementOf(manifest, SPDX, spdxOf(packages));
    images.attach(REPOSITORY, manifest, signWithKey(statement, privateKey), 'tag', SPDX);
    return index;
  };
  const [before, after] = [digestOf('1.27', BEFORE), digestOf('1.28', AFTER)];
  const git = (...words: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=demo', '-c', 'user.email=demo@acme.test', ...words], {
      cwd: workspace,
      encoding: 'utf8',
    }).trim();
  const write = (name: string, text: string): void => writeFileSync(join(workspace, name), text);
  mkdirSync(workspace);
  write('cosign.pub', publicKey.export({ format: 'pem', type: 'spki' }).toString());
  write('Dockerfile', `FROM cgr.dev/${REPOSITORY}:1.27@${before}\n`);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Base');
  const base = git('rev-parse', 'HEAD');
  write('Dockerfile', `FROM cgr.dev/${REPOSITORY}:1.28@${after}\n`);
  git('commit', '--quiet', '--all', '--message', 'Move the base image');
  const repo = { full_name: 'acme/app' };
  return {
    workspace,
    event: {
      pull_request: { number: 7, base: { sha: base, ref: 'main', repo }, head: { ref: 'topic', repo } },
    },
    github: { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/7/merge' },
  };
}
