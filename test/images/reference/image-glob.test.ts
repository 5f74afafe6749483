import { describe, expect, it } from 'vitest';
import {
  createImageGlob,
  createImageGlobList,
  plainImageName,
  registryImageName,
} from '../../../src/images/reference/image-glob.ts';

describe('plainImageName', () => {
  it.each([
    ['python', 'chainguard/python:latest'],
    ['python:3.12', 'chainguard/python:3.12'],
    ['cgr.dev/acme/python:3.12@sha256:ab', 'acme/python:3.12'],
    ['localhost/acme/python', 'acme/python:latest'],
    ['registry:5000/python', 'chainguard/python:latest'],
    ['acme/folder/python', 'acme/folder/python:latest'],
  ])('of %s is %s', (image, name) => {
    expect(plainImageName(image)).toBe(name);
  });
});

describe('createImageGlob', () => {
  it.each([
    ['python:3.9*', 'cgr.dev/chainguard/python:3.9-dev', true],
    ['python:3.9*', 'cgr.dev/acme/python:3.9-dev', false],
    ['python', 'python:3.12', true],
    ['chainguard/python', 'python:3.12', true],
    ['acme/*', 'cgr.dev/acme/python:3.12', true],
    ['cgr.dev/acme/*:3.*', 'cgr.dev/acme/python:3.12', true],
    ['cgr.dev/acme/*', 'other.example/acme/python', false],
    ['cgr.dev/acme/*', 'acme/python:3.12', true],
    ['cgr.dev/chainguard/python', 'chainguard/python:3.12', true],
    ['cgr.dev/python:3*', 'chainguard/python:3.12', true],
    ['mirror.example/proxy/chainguard/python', 'mirror.example/proxy/chainguard/python:1', true],
    ['CGR.DEV/acme/*', 'cgr.dev/acme/python:3.12', true],
    ['cgr.dev:443/acme/*', 'cgr.dev/acme/python:3.12', true],
    ['cgr.dev/acme/*:3.*', 'Cgr.Dev:443/acme/python:3.12', true],
    ['CGR.dev:443/python', 'chainguard/python:1', true],
    ['*.EXAMPLE/acme/*', 'mirror.example/acme/python:1', true],
    ['mirror.example:5000/*', 'MIRROR.example:5000/acme/python:1', true],
    ['mirror.example:5000/*', 'mirror.example/acme/python:1', false],
    ['acme/*:Dev', 'acme/python:dev', false],
    ['*', 'anything/at:all', true],
    ['python:latest', 'python@sha256:ab', true],
  ])('%s on %s is %s', (glob, image, expected) => {
    expect(createImageGlob(glob)(image)).toBe(expected);
  });
});

describe('createImageGlobList', () => {
  it.each([
    ['nothing without globs', [], ['acme/python:1'], false],
    [
      'one of the names is enough',
      ['mirror.example/*'],
      ['acme/python:1', 'mirror.example/acme/python:1'],
      true,
    ],
    ['the last match wins', ['acme/*', '!acme/python'], ['acme/python:1'], false],
    [
      'what was taken back can be named again',
      ['acme/*', '!acme/python', 'acme/python:1'],
      ['acme/python:1'],
      true,
    ],
    ['others stay in', ['acme/*', '!acme/python'], ['acme/nginx:1'], true],
    ['a negation alone names nothing', ['!acme/python'], ['acme/nginx:1'], false],
  ] as const)('%s', (_, globs, names, expected) => {
    expect(createImageGlobList(globs)(names)).toBe(expected);
  });
});

describe('an image glob with braces', () => {
  it.each([
    ['{python:3.9,go}', 'go:1.21', true],
    ['{python:3.9,go}', 'python:3.9', true],
    ['{python:3.9,go}', 'python:3.12', false],
    [`${'a'.repeat(255)}*`, `${'a'.repeat(255)}:1`, true],
  ])('judges each alternative by itself: %s on %s', (glob, image, expected) => {
    expect(createImageGlob(glob)(image)).toBe(expected);
  });
});

describe('an organization whose name is a domain', () => {
  it.each([
    ['python', false],
    ['chainguard/*', false],
    ['cgr.dev/python', false],
    ['corp.example/*', true],
    ['corp.example/python:3*', true],
    ['cgr.dev/corp.example/python', true],
  ])('is not taken for a host: %s is %s', (glob, expected) => {
    expect(createImageGlob(glob)(registryImageName('corp.example/python', '3.9'))).toBe(expected);
  });
});
