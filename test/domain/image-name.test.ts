import { describe, expect, it } from 'vitest';
import {
  isPublic,
  locateImage,
  parseRegistryMapping,
  type RegistryNames,
} from '../../src/domain/image-name.ts';
import { parseImageReference, printImageReference } from '../../src/domain/image-reference.ts';

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
    ['other.example/python', 'foreign docker.io'],
    ['docker.io/python', 'foreign docker.io'],
  ])('finds %s', (text, expected) => {
    expect(locate(text)).toBe(expected);
  });

  it('leaves a bare name in a file to the tool that reads it', () => {
    expect(locate('python:3.12', 'foreign')).toBe('foreign ');
    expect(locate('cgr.dev/acme/nginx', 'foreign')).toMatch(/^acme /);
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
    ['mirror.example', 'it is not `left=right`'],
    ['=cgr.dev', 'it is not `left=right`'],
    ['mirror.example=', 'it is not `left=right`'],
    ['a=b=c', 'it is not `left=right`'],
    ['mirror.example//proxy=cgr.dev', 'a part of it is empty'],
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
