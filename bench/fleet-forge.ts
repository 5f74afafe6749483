import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type GitServer, makeBareRepository, startGitServer } from '../test/support/git-server.ts';

/** An organization `acme` of generated bare repositories: its list over REST, its contents over git's own protocol. */
export interface Forge {
  readonly apiUrl: string;
  readonly git: GitServer;
  close(): Promise<void>;
}

/** Repositories that differ; the others are copies of them. */
const PATTERNS = 20;

/** Clone URLs of repositories of which each fourth has pictures and models beside what is scanned. */
export function addLargeRepositories(folder: string, count: number, { git }: Forge): readonly string[] {
  const large = (mebibytes: number): string => randomBytes(mebibytes * 786_432).toString('base64');
  return Array.from({ length: count }, (_, index) => {
    const files = index % 4 === 3 ? { 'docs/demo.png': large(30), 'model.safetensors': large(60) } : {};
    makeBareRepository(join(folder, 'repositories', 'large'), `app-${index}.git`, {
      ...filesOf(index),
      ...files,
    });
    return `${git.url}/large/app-${index}.git`;
  });
}

/** Makes the repositories: a few files that are scanned among many that are not. */
export async function openForge(folder: string, count: number): Promise<Forge> {
  const root = join(folder, 'repositories');
  mkdirSync(join(root, 'acme'), { recursive: true });
  for (let index = 0; index < Math.min(PATTERNS, count); index += 1)
    makeBareRepository(join(root, 'acme'), `app-${index}.git`, filesOf(index));
  for (let index = PATTERNS; index < count; index += 1)
    cpSync(join(root, 'acme', `app-${index % PATTERNS}.git`), join(root, 'acme', `app-${index}.git`), {
      recursive: true,
    });
  const git = await startGitServer(root);
  const api = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [page, size] = [
      Number(url.searchParams.get('page') ?? 1),
      Number(url.searchParams.get('per_page')),
    ];
    const rows = Array.from({ length: Math.max(0, Math.min(size, count - (page - 1) * size)) }, (_, at) =>
      row((page - 1) * size + at, git.url),
    );
    const next = `<http://${request.headers.host}${url.pathname}?page=${page + 1}&per_page=${size}>; rel="next"`;
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(page * size < count ? { link: next } : {}),
    });
    response.end(JSON.stringify(rows));
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  const address = api.address();
  return {
    apiUrl: `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`,
    git,
    close: async () => {
      api.closeAllConnections();
      api.close();
      await git.close();
    },
  };
}

function row(index: number, gitUrl: string): object {
  return {
    full_name: `acme/app-${index}`,
    clone_url: `${gitUrl}/acme/app-${index}.git`,
    archived: false,
    fork: false,
    topics: [],
    language: 'Go',
    default_branch: 'main',
    pushed_at: '2026-01-01T00:00:00Z',
    size: 100,
  };
}

function filesOf(index: number): Readonly<Record<string, string>> {
  const source = Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [`src/file-${at}.go`, `package main // ${index} ${at}\n`]),
  );
  return {
    ...source,
    Dockerfile: `FROM cgr.dev/acme/app-${index % 5}:1.${index % 3} AS build\nFROM cgr.dev/acme/base:latest\n`,
    'deploy/app.yaml': `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - image: cgr.dev/acme/app-${index % 7}:latest\n`,
    '.github/workflows/ci.yml': 'jobs:\n  test:\n    container: cgr.dev/acme/base:latest\n',
  };
}

/** Writes reports of `mode: run` with one repository and ten findings each. */
export function writeReports(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < count; index += 1)
    writeFileSync(join(folder, `${index}.json`), reportOf(index));
}

function reportOf(index: number): string {
  const findings = Array.from({ length: 10 }, (_, at) => ({
    rule: 'deprecated-tag',
    level: 'error',
    title: 'Deprecated tag',
    message: `\`acme/app-${at}:1.${index % 50}\` is deprecated.`,
    artifact: `acme/app-${at}:1.${index % 50}`,
    location: { file: `deploy/app-${at}.yaml`, line: at + 1 },
    fix: 'Move to `acme/app:2`.',
    fingerprint: `deprecated-tag ${at}`,
  }));
  const record = {
    repository: `acme/app-${index}`,
    url: `https://git.example/acme/app-${index}.git`,
    commit: 'a'.repeat(40),
    status: 'judged',
    exitCode: 1,
    result: 'fail',
    judgedAt: '2026-01-01T00:00:00Z',
    durationMs: 1000,
    images: findings.map(({ artifact }) => ({
      image: `cgr.dev/${artifact}`,
      digest: `sha256:${'b'.repeat(64)}`,
    })),
    endOfLife: findings.map(({ artifact }) => ({ image: artifact, state: 'deprecated' })),
    advisories: [],
    coverage: { seen: 10, judged: 10, skipped: [], unread: [], unresolved: [] },
    problems: [],
    findings,
  };
  return JSON.stringify({
    version: 1,
    command: 'fleet',
    mode: 'run',
    run: 'check-deprecated',
    key: 'k',
    result: 'fail',
    exitCode: 1,
    startedAt: '2026-01-01T00:00:00Z',
    finishedAt: '2026-01-01T00:00:01Z',
    findings: [],
    problems: [],
    coverage: { seen: 1, judged: 1, skipped: [], unread: [], unresolved: [] },
    repositories: [record],
    notReached: [],
  });
}
