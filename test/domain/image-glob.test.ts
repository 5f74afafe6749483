import { describe, expect, it } from 'vitest';
import { createImageGlob, plainImageName } from '../../src/domain/image-glob.ts';

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
    ['*', 'anything/at:all', true],
    ['python:latest', 'python@sha256:ab', true],
  ])('%s on %s is %s', (glob, image, expected) => {
    expect(createImageGlob(glob)(image)).toBe(expected);
  });
});
