import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uploadSarif } from '../../../src/host/github/sarif-upload.ts';
import { connectGithub } from '../../support/github-api.ts';
import { type GithubJob, startGithubJob } from '../../support/github-job.ts';

let double: GithubJob;
let github: Awaited<ReturnType<typeof connectGithub>>;
beforeEach(async () => {
  double = await startGithubJob();
  github = await connectGithub(double);
});
afterEach(async () => {
  await github.close();
  await double.close();
});

const upload = (sarif = '{"version":"2.1.0"}') =>
  uploadSarif(
    github.api,
    {
      repository: 'acme/app',
      commit: '0123456789abcdef0123456789abcdef01234567',
      ref: 'refs/pull/7/merge',
      sarif,
    },
    github.clock,
    new AbortController().signal,
  );

describe('the upload of SARIF', () => {
  it('sends it packed, for the commit and reference of the change', async () => {
    expect(await upload()).toEqual({ kind: 'complete', id: 'upload-1' });
    expect(double.uploads).toMatchObject([
      {
        ref: 'refs/pull/7/merge',
        commit: '0123456789abcdef0123456789abcdef01234567',
        sarif: '{"version":"2.1.0"}',
      },
    ]);
    expect(github.waits).toEqual([]);
  });

  it('looks some times what became of it', async () => {
    double.configure({ uploadStates: ['pending', 'pending', 'complete'] });
    expect(await upload()).toEqual({ kind: 'complete', id: 'upload-1' });
    expect(github.waits).toEqual([1000, 2000]);
  });

  it('does not wait for ever', async () => {
    double.configure({ uploadStates: ['pending'] });
    expect(await upload()).toEqual({ kind: 'pending', id: 'upload-1' });
    expect(github.waits).toEqual([1000, 2000, 4000]);
  });

  it('tells why code scanning refuses it', async () => {
    double.configure({ uploadStates: ['failed'] });
    expect(await upload()).toEqual({ kind: 'failed', why: 'rule ids are not unique' });
    double.forbidWrites();
    expect(await upload()).toEqual({
      kind: 'failed',
      why: 'HTTP status 403: Resource not accessible by integration',
      forbidden: true,
    });
  });

  it('does not send what code scanning would not take', async () => {
    const result = await upload(
      randomBytes(9 * 1024 * 1024).toString('hex') + randomBytes(2 ** 21).toString('hex'),
    );
    expect(result).toEqual({ kind: 'failed', why: 'it is larger than the 10 MB that code scanning accepts' });
    expect(double.requests.all()).toEqual([]);
  });
});
