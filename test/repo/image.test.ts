import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readRepositoryFile } from '../support/repository.ts';

const read = (path: string): string => readRepositoryFile(path) ?? expect.fail(path);
const lines = read('Containerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const wordsOf = (name: string): readonly string[] =>
  lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

describe('the container image', () => {
  it('stands on the vendor’s own Node image, named by digest', () => {
    expect(wordsOf('ARG')).toEqual([
      expect.stringMatching(/^NODE_IMAGE=cgr\.dev\/chainguard\/node:latest@sha256:[0-9a-f]{64}$/),
    ]);
    expect(wordsOf('FROM')).toEqual(['${NODE_IMAGE}']);
  });

  it('is built without running anything, for a user that is not root', () => {
    expect(wordsOf('RUN')).toEqual([]);
    expect(wordsOf('ADD')).toEqual([]);
    expect(wordsOf('USER')).toEqual(['65532:65532']);
  });

  it('holds the bundle and the license only', () => {
    expect(wordsOf('COPY')).toEqual(['LICENSE /opt/platform-actions/', 'dist /opt/platform-actions/dist/']);
    expect(read('.dockerignore').match(/^[^#\n].*$/gm)).toEqual(['*', '!dist', '!LICENSE']);
  });

  it.each(['tekton', 'jenkins', 'circleci'])('is what the page about %s uses', (host) => {
    expect(read(`docs/hosts/${host}.md`)).toContain('ghcr.io/platform-actions/platform-actions:');
  });
});

describe('the job that publishes the container image', () => {
  const { image } = parse(read('.github/workflows/release.yml')).jobs;

  it('runs after the release is published and approved, with no right to change the repository', () => {
    expect(image).toMatchObject({ needs: ['publish'], environment: { name: 'release' } });
    expect(image.permissions.contents).toBe('read');
  });

  it('starts the image before it pushes, and attests the digest that was pushed', () => {
    const steps: readonly { run?: string; uses?: string; with?: unknown }[] = image.steps;
    const started = steps.findIndex(({ run }) => run?.includes('podman run --rm --read-only') === true);
    const pushed = steps.findIndex(({ run }) => run?.includes('manifest push') === true);
    expect(started).toBeGreaterThan(0);
    expect(pushed).toBeGreaterThan(started);
    expect(steps.at(-1)).toMatchObject({
      uses: expect.stringContaining('actions/attest@'),
      with: { 'subject-digest': '${{ steps.push.outputs.digest }}', 'push-to-registry': true },
    });
  });
});
