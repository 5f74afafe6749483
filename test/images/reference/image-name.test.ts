import { describe, expect, it } from 'vitest';
import {
  isPublic,
  locateImage,
  parseRegistryMapping,
  type RegistryNames,
} from '../../../src/images/reference/image-name.ts';
import { parseImageReference, printImageReference } from '../../../src/images/reference/image-reference.ts';

function mappingOf(line: string) {
  const parsed = parseRegistryMapping(line);
  if (parsed.kind === 'malformed') throw new Error(parsed.reason);
  return parsed.mapping;
}

const names: RegistryNames = {
  registryHost: '127.0.0.1:5000',
  mappings: [
    mappingOf('mirror.example/proxy=cgr.dev'),
    mappingOf('mirror.example/proxy/own=cgr.dev/acme'),
    mappingOf('other.example=docker.io'),
    mappingOf('docker.io/library=cgr.dev/acme'),
    mappingOf('one.example/team/python=cgr.dev/acme/python'),
    mappingOf('host.example/all=cgr.dev'),
    mappingOf('index.docker.io/bitnami=CGR.dev:443/acme/b'),
  ],
};

function locate(text: string, bare: 'ours' | 'foreign' = 'ours'): string {
  const parsed = parseImageReference(text);
  if (parsed.kind === 'malformed') throw new Error(parsed.reason);
  const located = locateImage(parsed.reference, names, bare);
  if (located.kind === 'foreign') return `foreign ${located.host ?? ''}`;
  const { complete, organization, repository, tag } = located.image;
  return `${organization} ${repository}:${tag} ${printImageReference(complete)}`;
}

const DIGEST = `sha256:${'0a'.repeat(32)}`;

describe('locateImage', () => {
  it.each([
    ['python', 'chainguard chainguard/python:latest cgr.dev/chainguard/python:latest'],
    ['python:3.12-dev', 'chainguard chainguard/python:3.12-dev cgr.dev/chainguard/python:3.12-dev'],
    ['acme/nginx:1.27', 'acme acme/nginx:1.27 cgr.dev/acme/nginx:1.27'],
    ['cgr.dev/acme/folder/nginx', 'acme acme/folder/nginx:latest cgr.dev/acme/folder/nginx:latest'],
    [`cgr.dev/acme/nginx@${DIGEST}`, 'acme acme/nginx:latest cgr.dev/acme/nginx:latest'],
    ['cgr.dev/python', 'chainguard chainguard/python:latest cgr.dev/chainguard/python:latest'],
    [
      'cgr.dev/acme.example/nginx',
      'acme.example acme.example/nginx:latest cgr.dev/acme.example/nginx:latest',
    ],
    ['127.0.0.1:5000/acme/nginx', 'acme acme/nginx:latest 127.0.0.1:5000/acme/nginx:latest'],
    ['mirror.example/proxy/acme/nginx:1', 'acme acme/nginx:1 mirror.example/proxy/acme/nginx:1'],
    ['mirror.example/proxy/python', 'chainguard chainguard/python:latest mirror.example/proxy/python:latest'],
    ['mirror.example/proxy/own/nginx', 'acme acme/nginx:latest mirror.example/proxy/own/nginx:latest'],
    ['mirror.example/acme/nginx', 'foreign mirror.example'],
    ['one.example/team/python:3', 'acme acme/python:3 one.example/team/python:3'],
    ['one.example/team/python/x', 'acme acme/python/x:latest one.example/team/python/x:latest'],
    ['one.example/team', 'foreign one.example'],
    ['host.example/all:1', 'foreign host.example'],
    ['other.example/python', 'foreign docker.io'],
    ['docker.io/other/python', 'foreign docker.io'],
    ['CGR.DEV/acme/nginx:1', 'acme acme/nginx:1 CGR.DEV/acme/nginx:1'],
    ['cgr.dev:443/acme/nginx:1', 'acme acme/nginx:1 cgr.dev:443/acme/nginx:1'],
    ['cgr.dev:8443/acme/nginx:1', 'foreign cgr.dev:8443'],
    [
      'Mirror.Example:443/proxy/python',
      'chainguard chainguard/python:latest Mirror.Example:443/proxy/python:latest',
    ],
  ])('finds %s', (text, expected) => {
    expect(locate(text)).toBe(expected);
  });

  it('leaves a bare name in a file to the tool that reads it', () => {
    expect(locate('other/python:3.12', 'foreign')).toBe('foreign ');
    expect(locate('cgr.dev/acme/nginx', 'foreign')).toMatch(/^acme /);
  });
});

describe('a mapping of Docker Hub', () => {
  it.each([
    ['python:3.12', 'acme acme/python:3.12 python:3.12'],
    ['docker.io/python:3.12', 'acme acme/python:3.12 docker.io/python:3.12'],
    ['docker.io/library/python', 'acme acme/python:latest docker.io/library/python:latest'],
    ['Index.Docker.IO/library/python', 'acme acme/python:latest Index.Docker.IO/library/python:latest'],
    ['library/python:3', 'acme acme/python:3 library/python:3'],
    ['registry-1.docker.io/Bitnami/redis', 'malformed'],
    ['bitnami/redis', 'acme acme/b/redis:latest bitnami/redis:latest'],
    ['other/redis', 'foreign '],
  ])('applies to %s in a file', (text, expected) => {
    expect(parseImageReference(text).kind === 'malformed' ? 'malformed' : locate(text, 'foreign')).toBe(
      expected,
    );
  });

  it('does not apply to a bare name in `images`', () => {
    expect(locate('python:3.12')).toBe('chainguard chainguard/python:3.12 cgr.dev/chainguard/python:3.12');
  });
});

describe('parseRegistryMapping', () => {
  it('reads both sides, with or without scheme and trailing slashes', () => {
    expect(mappingOf(' https://mirror.example/proxy/ = http://cgr.dev ')).toEqual({
      from: ['mirror.example', 'proxy'],
      to: ['cgr.dev'],
    });
  });

  it.each([
    ['mirror.example', 'it does not have the form `left=right`'],
    ['=cgr.dev', 'it does not have the form `left=right`'],
    ['mirror.example=', 'it does not have the form `left=right`'],
    ['a=b=c', 'it does not have the form `left=right`'],
    ['mirror.example//proxy=cgr.dev', 'one of its parts is empty'],
    ['mirror.example/python:3.12=cgr.dev/acme/python', 'its left side has a tag or a digest'],
    [
      'mirror.example/*=cgr.dev',
      'on its left side, its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`',
    ],
    [
      'mirror.example=cgr.dev/ORG',
      'on its right side, its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`',
    ],
    [
      'library/python=cgr.dev/acme/python',
      'its left side does not begin with a registry host, such as `mirror.example` or `docker.io`',
    ],
  ])('refuses %s', (line, reason) => {
    expect(parseRegistryMapping(line)).toEqual({ kind: 'malformed', reason });
  });
});

describe('isPublic', () => {
  it.each([
    ['chainguard/python', 'latest', true],
    ['chainguard/python', 'latest-dev', true],
    ['chainguard/python', '3.12', false],
    ['acme/python', 'latest', false],
    ['chainguardx/python', 'latest', false],
  ])('%s:%s is %s', (repository, tag, expected) => {
    expect(isPublic(repository, tag)).toBe(expected);
  });
});
