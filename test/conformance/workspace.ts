import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../support/files.ts';

const files: Readonly<Record<string, string>> = {
  Dockerfile: 'FROM cgr.dev/acme/python:latest AS build\nFROM cgr.dev/chainguard/python:latest\n',
  'sbom.spdx.json': `${JSON.stringify({
    spdxVersion: 'SPDX-2.3',
    SPDXID: 'SPDXRef-DOCUMENT',
    name: 'app',
    packages: [
      {
        SPDXID: 'SPDXRef-openssl',
        name: 'openssl',
        versionInfo: '3.0.0-r0',
        externalRefs: [
          {
            referenceCategory: 'PACKAGE-MANAGER',
            referenceType: 'purl',
            referenceLocator: 'pkg:apk/wolfi/openssl@3.0.0-r0?arch=x86_64',
          },
        ],
      },
    ],
  })}\n`,
  '.github/rolebindings.yml':
    'version: 1\nidentities:\n  - name: reader\n    claimMatch: { issuer: https://ci.example, subject: "app:main" }\n    roles: [viewer]\n',
};

/** The repositories that `fleet` lists; not tracked, so that no other command looks at it. */
const REPOSITORIES = 'acme/app\nacme/web\nhttps://git.example/acme/tools.git\n';

/** Makes the checkout that every command of the kit runs in: a repository with a Dockerfile, an SBOM and a role file. */
export function makeWorkspace(folder: string): void {
  writeFiles(folder, files);
  const git = (...words: readonly string[]): void => {
    execFileSync('git', words, { cwd: folder, stdio: 'ignore' });
  };
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('-c', 'user.name=ci', '-c', 'user.email=ci@example.com', 'commit', '--quiet', '--message', 'Start');
  writeFileSync(join(folder, 'repositories.txt'), REPOSITORIES);
}
