import type { SarifUploadResult } from '../../host/sarif-upload.ts';
import type { Deps } from '../command.ts';
import { openGithub } from '../publish-comment.ts';
import type { AdvisoryGateInputs } from './manifest.ts';

/** Uploads the SARIF to code scanning where the input asks for it; what fails is a warning in the log. */
export async function publishSarif(
  inputs: AdvisoryGateInputs,
  deps: Deps,
  sarif: string,
): Promise<SarifUploadResult | undefined> {
  if (!inputs['upload-sarif']) return undefined;
  const { context, log } = deps.host;
  const fail = (why: string, fix: string): SarifUploadResult => {
    log.warning(`The SARIF was not uploaded to code scanning: ${why}${fix === '' ? '' : `\n${fix}`}`);
    return { kind: 'failed', why };
  };
  if (context.untrustedHead) {
    return fail(
      `under \`${context.event ?? ''}\` the results would count for the base branch`,
      'upload them in a workflow that runs on `pull_request`',
    );
  }
  const opened = await openGithub(inputs, deps);
  if (opened.kind === 'closed') return fail(opened.why, '');
  const { commit, ref } = context;
  if (commit === undefined || ref === undefined)
    return fail('the host does not tell commit and reference', '');
  const { uploadSarif } = await import('../../host/sarif-upload.ts');
  const upload = { repository: opened.repository, commit, ref, sarif: deps.host.redact(sarif) };
  const result = await uploadSarif(opened.api, upload, deps.clock, deps.signal);
  if (result.kind === 'failed') {
    return fail(
      result.why,
      context.changeRequest?.fork
        ? 'pull requests from forks get a token that may only read'
        : 'the job needs `permissions: security-events: write`, and the repository code scanning',
    );
  }
  log.info(
    result.kind === 'complete'
      ? 'The SARIF was uploaded to code scanning.'
      : 'The SARIF was uploaded to code scanning, which is still reading it.',
  );
  return result;
}
