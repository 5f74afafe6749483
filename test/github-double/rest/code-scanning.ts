import { gunzipSync } from 'node:zlib';
import { textOf } from '../../platform-double/json.ts';
import { ok, type Route } from '../call.ts';
import { notFound } from '../github-error.ts';
import { repoUrl } from '../shapes/repository.ts';

const UPLOADS = '/repos/{owner}/{repo}/code-scanning/sarifs';

/** Uploads of SARIF, and what became of them. */
export const codeScanningRoutes: readonly Route[] = [
  {
    on: `POST ${UPLOADS}`,
    needs: [['security_events', 'write']],
    handle(call) {
      const { body } = call;
      const sarif = gunzipSync(Buffer.from(textOf(body.sarif), 'base64')).toString('utf8');
      const id = `upload-${call.repo().uploads.length + 1}`;
      const upload = { id, ref: textOf(body.ref), commit: textOf(body.commit_sha), sarif, looks: 0 };
      call.repo().uploads.push(upload);
      return { status: 202, body: { id, url: `${repoUrl(call, call.repo())}/code-scanning/sarifs/${id}` } };
    },
  },
  {
    on: `GET ${UPLOADS}/{sarif_id}`,
    needs: [['security_events', 'read']],
    handle(call) {
      const upload = call.repo().uploads.find(({ id }) => id === call.parameters['sarif_id']);
      if (upload === undefined) throw notFound();
      const { uploadStates } = call.settings;
      const state = uploadStates[Math.min(upload.looks, uploadStates.length - 1)];
      upload.looks += 1;
      return ok({
        processing_status: state,
        errors: state === 'failed' ? ['rule ids are not unique'] : null,
      });
    },
  },
];
