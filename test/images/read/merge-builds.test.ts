import { expect, it } from 'vitest';
import { readBuilds } from '../../../src/images/read/builds.ts';
import { mergeBuilds } from '../../../src/images/read/merge-builds.ts';

const merged = (files: Readonly<Record<string, string>>) =>
  mergeBuilds(Object.entries(files).flatMap(([path, text]) => readBuilds(path, text) ?? [])).map(
    ({ args, calledAt, dockerfile, target }) => `${calledAt} ${dockerfile} ${target} ${[...args].join()}`,
  );

it.each([
  [
    {
      'x/compose.yaml': 'services: {web: {build: {context: app, target: dev, args: {A: 1, B: 2}}}}',
      'x/compose.override.yaml': 'services: {web: {build: {args: {B: 3}}}, other: {build: {target: t}}}',
      'y/compose.yaml': 'services: {web: {build: {args: {B: 4}}}}',
    },
    [
      'x/compose.yaml:1 x/app/Dockerfile dev A,1,B,2',
      'x/compose.override.yaml:1 x/Dockerfile undefined B,3',
      'x/compose.override.yaml:1 x/app/Dockerfile dev A,1,B,3',
      'x/compose.override.yaml:1 x/Dockerfile t ',
      'y/compose.yaml:1 y/Dockerfile undefined B,4',
    ],
  ],
  [
    {
      'docker-bake.hcl': 'target "a" {\n  context = "app"\n}\n',
      'docker-bake.override.hcl': 'target "a" {\n  target = "prod"\n}\n',
    },
    [
      'docker-bake.hcl:2 app/Dockerfile undefined ',
      'docker-bake.override.hcl:2 Dockerfile prod ',
      'docker-bake.override.hcl:2 app/Dockerfile prod ',
    ],
  ],
])('builds without a context are also those of the file that they are merged with', (files, expected) => {
  expect(merged(files)).toEqual(expected);
});
