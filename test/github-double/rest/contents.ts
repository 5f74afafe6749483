import { posix } from 'node:path';
import { type Call, ok, type Reply, type Route } from '../call.ts';
import { entryAt, listTree, resolveCommit, type TreeEntry } from '../git-objects.ts';
import { GithubError, notFound } from '../github-error.ts';
import { fullNameOf, type Repo } from '../records.ts';
import { repoUrl } from '../shapes/repository.ts';
import { wrapped } from './git-data.ts';

/** Up to here contents come in the JSON; up to the second only as raw media type. */
const LARGEST_JSON = 1024 * 1024;
const LARGEST_RAW = 100 * 1024 * 1024;
/** Most entries of a directory. */
const MOST_ENTRIES = 1000;

type Place = { readonly call: Call; readonly repo: Repo; readonly commit: string; readonly ref: string };

function linksOf({ call, ref, repo }: Place, entry: TreeEntry) {
  const path = entry.path.split('/').map(encodeURIComponent).join('/');
  const url = `${repoUrl(call, repo)}/contents/${path}?ref=${encodeURIComponent(ref)}`;
  const kind = entry.type === 'tree' ? 'tree' : 'blob';
  const isSubmodule = entry.type === 'commit';
  const git = isSubmodule ? null : `${repoUrl(call, repo)}/git/${kind}s/${entry.sha}`;
  const html = isSubmodule ? null : `${call.htmlUrl}/${fullNameOf(repo)}/${kind}/${ref}/${path}`;
  return {
    url,
    git_url: git,
    html_url: html,
    download_url:
      kind === 'blob' && !isSubmodule ? `${call.htmlUrl}/${fullNameOf(repo)}/raw/${ref}/${path}` : null,
    _links: { self: url, git, html },
  };
}

function typeOfEntry(entry: TreeEntry): 'dir' | 'submodule' | 'symlink' | 'file' {
  if (entry.type === 'tree') return 'dir';
  if (entry.type === 'commit') return 'submodule';
  return entry.mode === '120000' ? 'symlink' : 'file';
}

function entryShape(place: Place, entry: TreeEntry) {
  return {
    name: posix.basename(entry.path),
    path: entry.path,
    sha: entry.sha,
    size: entry.size ?? 0,
    ...linksOf(place, entry),
  };
}

async function directory(place: Place, path: string): Promise<Reply> {
  const { call, commit, repo } = place;
  const rows = await listTree(repo.git, path === '' ? commit : `${commit}:${path}`);
  const entries = rows.slice(0, MOST_ENTRIES).map((row) => {
    const entry = { ...row, path: path === '' ? row.path : `${path}/${row.path}` };
    const type = typeOfEntry(entry);
    // For old clients GitHub lists submodules as files.
    return { ...entryShape(place, entry), type: type === 'submodule' ? 'file' : type };
  });
  if (!call.accept.includes('application/vnd.github.object')) return ok(entries);
  const sha = await repo.git.text(['rev-parse', `${commit}:${path}`]);
  const own: TreeEntry = { mode: '040000', type: 'tree', sha, size: undefined, path };
  return ok({ ...entryShape(place, own), type: 'dir', entries });
}

async function submoduleUrl({ commit, repo }: Place, path: string): Promise<string> {
  const text = (await repo.git.maybe(['cat-file', 'blob', `${commit}:.gitmodules`])) ?? '';
  for (const section of text.split('[submodule').slice(1))
    if (/^\s*path\s*=\s*(.+?)\s*$/m.exec(section)?.[1] === path)
      return /^\s*url\s*=\s*(.+?)\s*$/m.exec(section)?.[1] ?? '';
  return '';
}

/** The target of a link inside the repository, if it is an ordinary file. */
async function linkedFile(place: Place, entry: TreeEntry, target: string): Promise<TreeEntry | undefined> {
  const path = posix.normalize(posix.join(posix.dirname(entry.path), target));
  if (target.startsWith('/') || path.startsWith('..')) return undefined;
  const found = await entryAt(place.repo.git, place.commit, path);
  return found !== undefined && typeOfEntry(found) === 'file' ? found : undefined;
}

async function file(place: Place, entry: TreeEntry): Promise<Reply> {
  const { call, repo } = place;
  const isRaw = /application\/vnd\.github(?:\.v3)?\.raw/.test(call.accept);
  const size = entry.size ?? 0;
  if (size > LARGEST_RAW)
    throw new GithubError(
      403,
      'This API returns blobs up to 100 MB in size. The requested blob is too large to fetch via the API.',
      {
        errors: [{ resource: 'Blob', field: 'data', code: 'too_large' }],
      },
    );
  const bytes = await repo.git.bytes(['cat-file', 'blob', entry.sha]);
  if (isRaw)
    return { ...ok(bytes), headers: { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' } };
  const isInline = size <= LARGEST_JSON;
  return ok({
    ...entryShape(place, entry),
    type: 'file',
    content: isInline ? wrapped(bytes) : '',
    encoding: isInline ? 'base64' : 'none',
  });
}

async function contents(call: Call): Promise<Reply> {
  const repo = call.repo();
  const ref = call.query.get('ref') ?? repo.defaultBranch;
  const commit = await resolveCommit(repo.git, ref);
  if (commit === undefined) throw new GithubError(404, `No commit found for the ref ${ref}`);
  const place: Place = { call, repo, commit, ref };
  const path = (call.parameters['path'] ?? '').replace(/\/+$/, '');
  if (path === '') return directory(place, '');
  const entry = await entryAt(repo.git, commit, path);
  if (entry === undefined) throw notFound();
  const type = typeOfEntry(entry);
  if (type === 'dir') return directory(place, path);
  if (type === 'submodule')
    return ok({ ...entryShape(place, entry), type, submodule_git_url: await submoduleUrl(place, path) });
  if (type === 'file') return file(place, entry);
  const target = (await repo.git.bytes(['cat-file', 'blob', entry.sha])).toString('utf8');
  const linked = await linkedFile(place, entry, target);
  if (linked === undefined) return ok({ ...entryShape(place, entry), type, target });
  return file(place, { ...linked, path: entry.path });
}

/** Files and folders of a commit. */
export const contentRoutes: readonly Route[] = [
  { on: 'GET /repos/{owner}/{repo}/contents/{path}', needs: [['contents', 'read']], handle: contents },
];
