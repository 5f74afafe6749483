import { describe, expect, it } from 'vitest';
import { faceOf } from '../../src/host/face.ts';
import { isForChange, knownCi } from '../../src/host/terminal/known-ci.ts';

describe('the face', () => {
  it('is the JavaScript action without words on GitHub, and reads INPUT_* with hyphens', () => {
    const face = faceOf([], { GITHUB_ACTIONS: 'true', INPUT_COMMAND: ' token ', 'INPUT_AS-OF': 'x' });
    expect(face).toMatchObject({ kind: 'action', command: 'token', names: ['as-of'], isShared: false });
    expect(face.input('as-of')).toBe('x');
  });

  it('is the command line otherwise, and reads what our wrappers set', () => {
    const face = faceOf(['token'], {
      GITHUB_ACTIONS: 'true',
      'INPUT_AS-OF': 'from another action',
      PLATFORM_ACTIONS_INPUT_AS_OF: 'x',
    });
    expect(face).toMatchObject({ kind: 'command-line', command: undefined });
    expect(face.input('as-of')).toBe('x');
    expect(face.input('min-age')).toBeUndefined();
  });

  it('is the Azure task by its marker only', () => {
    const environment = { TF_BUILD: 'True', INPUT_ASOF: 'x', INPUT_IMAGES: 'python' };
    expect(faceOf(['token'], environment).input('images')).toBeUndefined();
    const face = faceOf(['token'], { ...environment, PLATFORM_ACTIONS_FACE: 'azure-task' });
    expect(face).toMatchObject({ kind: 'azure-task', command: undefined });
    expect(face.input('as-of')).toBe('x');
  });

  it("reads a plugin's configuration by its marker only", () => {
    const configuration = {
      command: 'resolve-digest',
      images: ['python', 'go:1.25'],
      'dry-run': true,
      concurrency: 4,
      odd: { a: 1 },
      empty: null,
    };
    const environment = { BUILDKITE: 'true', BUILDKITE_PLUGIN_CONFIGURATION: JSON.stringify(configuration) };
    expect(faceOf([], environment)).toMatchObject({ kind: 'command-line' });
    const face = faceOf([], { ...environment, PLATFORM_ACTIONS_FACE: 'buildkite-plugin' });
    expect(face).toMatchObject({
      kind: 'buildkite-plugin',
      command: 'resolve-digest',
      names: ['images', 'dry-run', 'concurrency'],
    });
    expect(['images', 'dry-run', 'concurrency', 'odd', 'empty'].map(face.input)).toEqual([
      'python\ngo:1.25',
      'true',
      '4',
      '',
      '',
    ]);
    expect(face.problems?.map(({ input }) => input)).toEqual(['odd']);
  });

  it('takes no entry out of a list of a plugin, but for empty ones', () => {
    const BUILDKITE_PLUGIN_CONFIGURATION = JSON.stringify({
      command: 'resolve-digest',
      images: ['python', { go: 1.25 }],
      files: ['Dockerfile', null],
      'ignore-images': [['a', 'b']],
    });
    const face = faceOf([], { PLATFORM_ACTIONS_FACE: 'buildkite-plugin', BUILDKITE_PLUGIN_CONFIGURATION });
    expect(face.input('files')).toBe('Dockerfile');
    expect(face.problems?.map(({ message }) => message)).toEqual([
      '`images` in the configuration of the plugin is neither text nor a list of texts',
      '`ignore-images` in the configuration of the plugin is neither text nor a list of texts',
    ]);
  });

  it.each([undefined, 'not json', 'null', '"text"'])(
    'a plugin without a configuration (%s) has no command',
    (json) => {
      const face = faceOf([], {
        PLATFORM_ACTIONS_FACE: 'buildkite-plugin',
        BUILDKITE_PLUGIN_CONFIGURATION: json,
      });
      expect(face).toMatchObject({ command: '', names: [] });
    },
  );
});

describe('a CI without a host of its own', () => {
  it.each([
    [{}, undefined],
    [{ JENKINS_URL: 'x' }, undefined],
    [
      { JENKINS_URL: 'x', BUILD_ID: '1' },
      { name: 'Jenkins', change: false },
    ],
    [
      { JENKINS_URL: 'x', BUILD_ID: '1', CHANGE_ID: '4' },
      { name: 'Jenkins', change: true },
    ],
    [
      { CIRCLECI: 'true', CIRCLE_PULL_REQUEST: 'https://x' },
      { name: 'CircleCI', change: true },
    ],
    [{ BITBUCKET_COMMIT: 'x' }, { name: 'Bitbucket Pipelines', change: false }],
    [
      { TRAVIS: 'true', TRAVIS_PULL_REQUEST: 'false' },
      { name: 'Travis CI', change: false },
    ],
    [
      { TRAVIS: 'true', TRAVIS_PULL_REQUEST: '4' },
      { name: 'Travis CI', change: true },
    ],
    [
      { DRONE: 'true', DRONE_BUILD_EVENT: 'pull_request' },
      { name: 'Drone', change: true },
    ],
    [
      { CI: 'woodpecker', CI_BUILD_EVENT: 'push' },
      { name: 'Woodpecker', change: false },
    ],
    [{ NODE: '/app/.heroku/node/bin/node' }, { name: 'Heroku', change: false }],
    [{ NODE: '/usr/bin/node' }, undefined],
    [
      { CODEBUILD_BUILD_ARN: 'x', CODEBUILD_WEBHOOK_EVENT: 'PULL_REQUEST_UPDATED' },
      { name: 'AWS CodeBuild', change: true },
    ],
    [
      { CODEBUILD_BUILD_ARN: 'x', CODEBUILD_WEBHOOK_EVENT: 'PUSH' },
      { name: 'AWS CodeBuild', change: false },
    ],
    [{ NOW_BUILDER: '1' }, { name: 'Vercel', change: false }],
  ])('is known by %j', (environment, known) => {
    expect(knownCi(environment)).toBe(known?.name);
    expect(isForChange(environment)).toBe(known?.change ?? false);
  });
});
