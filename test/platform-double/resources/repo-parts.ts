import { existing, notFound } from '../api-error.ts';
import { authenticate, isPublic, listScope, requireCapability } from '../auth.ts';
import { type Call, messageReply, okReply, type Reply } from '../core.ts';
import { readBody } from '../field-mask.ts';
import { textOf } from '../json.ts';
import { KINDS } from '../kinds.ts';
import { createQuery } from '../query.ts';
import type { Route } from '../routes.ts';

const AREA = 'registry';
const README = KINDS.readmes.message;
const ARCHITECTURES = ['amd64', 'arm64'] as const;

/** The repo is there and its manifests may be read. */
export async function requireReader(
  call: Call,
  repo: string,
  ...capabilities: readonly string[]
): Promise<void> {
  const caller = await authenticate(call);
  existing(call.core, KINDS.repos, repo);
  for (const capability of ['REPO_LIST', ...capabilities]) {
    if (isPublic(call.core, repo)) listScope(caller, capability, AREA);
    else requireCapability(caller, capability, repo, AREA);
  }
}

/** Whether a tag of the repo has or had the digest. */
function hasDigest(call: Call, repo: string, digest: string): boolean {
  const { database } = call.core.store;
  const tags = KINDS.tags.table;
  const sql = `SELECT uid FROM ${tags} WHERE parent = ? AND (digest = ? OR uid IN
    (SELECT tag_uid FROM tag_history WHERE digest = ?)) LIMIT 1`;
  return database.get(sql, [repo, digest, digest]) !== undefined;
}

async function requireImage(call: Call, repo: string, digest: string): Promise<void> {
  await requireReader(call, repo, 'MANIFEST_METADATA_LIST');
  if (!hasDigest(call, repo, digest)) throw notFound(AREA, 'Image', `${repo}@${digest}`);
}

async function architectures(call: Call, repo: string, digest: string): Promise<Reply> {
  await requireImage(call, repo, digest);
  return okReply({ architectures: ARCHITECTURES });
}

/** A size between 5 and 517 MB that follows from the digest. */
async function size(call: Call, repo: string, digest: string): Promise<Reply> {
  await requireImage(call, repo, digest);
  const architecture = createQuery(call.parameters, AREA).text('architecture') ?? 'amd64';
  const known = ARCHITECTURES.find((name) => name === architecture);
  if (known === undefined) throw notFound(AREA, 'Image', `${repo}@${digest} for ${architecture}`);
  const bytes = 5_000_000 + Number.parseInt(digest.slice(7, 14), 16) * 2 + known.length;
  return okReply({ size: String(bytes), architecture });
}

async function getReadme(call: Call, repo: string): Promise<Reply> {
  await requireReader(call, repo);
  const body = call.core.store.find(KINDS.readmes, `${repo}/readme`);
  return messageReply(call.core, README, { uid: repo, content: textOf(body?.content) });
}

async function updateReadme(call: Call, repo: string): Promise<Reply> {
  await requireReader(call, repo, 'REPO_UPDATE', 'REPO_INTERNAL_ADMIN');
  const { store } = call.core;
  const uid = `${repo}/readme`;
  const body = { uid, content: textOf(readBody(call.body, AREA).content) };
  if (store.find(KINDS.readmes, uid)) store.replace(KINDS.readmes, body, call.nowMs);
  else store.insert(KINDS.readmes, body, call.nowMs, call.nowMs);
  return messageReply(call.core, README, { uid: repo, content: body.content });
}

const REPO = '/registry/v2/repos/{uid}';

/** The resources below a repo: its readme, and facts about its images. */
export const repoPartRoutes: readonly Route[] = [
  { service: 'api', method: 'GET', pattern: `${REPO}/readme`, handle: getReadme },
  { service: 'api', method: 'PATCH', pattern: `${REPO}/readme`, handle: updateReadme },
  { service: 'api', method: 'GET', pattern: `${REPO}/digests/{digest}/architectures`, handle: architectures },
  { service: 'api', method: 'GET', pattern: `${REPO}/digests/{digest}/size`, handle: size },
];
