import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { parseJsonObject, textOf } from '../../platform-double/json.ts';
import { type Call, ok, type Route } from '../call.ts';
import { typeOf } from '../git-objects.ts';
import { GithubError, notFound } from '../github-error.ts';
import { repoUrl } from '../shapes/repository.ts';

/** Most bytes of an upload as sent, gzip in base64 taken off. */
const LARGEST_GZIP = 10 * 1024 * 1024;

function refuse(message: string, status = 400): GithubError {
  return new GithubError(status, message);
}

function demandEnabled(call: Call): void {
  if (!call.repo().hasCodeScanning)
    throw refuse('Advanced Security must be enabled for this repository to use code scanning.', 403);
}

function unpack(text: string): string {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > LARGEST_GZIP) throw refuse('SARIF content is too large', 413);
  try {
    return gunzipSync(bytes).toString('utf8');
  } catch {
    throw refuse('"sarif" must be gzip compressed and Base64 encoded');
  }
}

async function upload(call: Call) {
  demandEnabled(call);
  const repo = call.repo();
  const commit = textOf(call.body.commit_sha);
  const ref = textOf(call.body.ref);
  if ((await typeOf(repo.git, commit)) !== 'commit')
    throw new GithubError(404, `commit not found: ${commit}`);
  const sarif = unpack(textOf(call.body.sarif));
  if (parseJsonObject(sarif)?.version !== '2.1.0') throw refuse('The SARIF file is not version 2.1.0');
  const id = randomUUID();
  repo.uploads.push({ id, ref, commit, sarif, states: [...call.settings.uploadStates] });
  return { status: 202, body: { id, url: `${repoUrl(call, repo)}/code-scanning/sarifs/${id}` } };
}

function look(call: Call) {
  demandEnabled(call);
  const found = call.repo().uploads.find(({ id }) => id === call.parameters['sarif_id']);
  if (found === undefined) throw notFound();
  const [state = 'complete'] = found.states;
  if (found.states.length > 1) found.states.shift();
  return ok({
    processing_status: state,
    analyses_url: `${repoUrl(call, call.repo())}/code-scanning/analyses?sarif_id=${found.id}`,
    ...(state === 'failed'
      ? { errors: ['rejecting SARIF, as there are more runs than allowed (21 > 20)'] }
      : {}),
  });
}

/** SARIF uploads of code scanning. */
export const codeScanningRoutes: readonly Route[] = [
  {
    on: 'POST /repos/{owner}/{repo}/code-scanning/sarifs',
    needs: [['security_events', 'write']],
    handle: upload,
  },
  {
    on: 'GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}',
    needs: [['security_events', 'read']],
    handle: look,
  },
];
