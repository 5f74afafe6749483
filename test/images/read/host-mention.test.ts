import { describe, expect, it } from 'vitest';
import {
  createFileFilter,
  createHostMention,
  createReferenceMention,
  hasHiddenLetters,
} from '../../../src/images/read/host-mention.ts';

const namesOurs = createHostMention({
  registryHost: 'registry.example:5000',
  mappings: [{ from: ['mirror.example', 'proxy'], to: ['cgr.dev'] }],
});

describe('a registry of ours', () => {
  it.each([
    'cgr.dev/acme/${NAME}',
    'image: "CGR.dev/a/b"',
    'registry: cgr.dev',
    '${REGISTRY:-cgr.dev}/a',
    'docker://cgr.dev/a/b',
    'oci://cgr.dev/charts',
    'cgr.dev:443/a/b',
    'registry.example:5000/x',
    'see cgr.dev.',
    'mirror.example/proxy/a',
    'Mirror.example:443/proxy/a',
  ])('is named in %s', (text) => expect(namesOurs(text)).toBe(true));

  it.each([
    'xcgr.dev/a',
    'my.cgr.dev/a',
    'cgr.dev.example/a',
    'cgr.devil/a',
    'ghcr.io/cgr.dev/a',
    'https://cgr.dev/a',
    'cgrxdev/a',
    'mirror.example/other/a',
  ])('is not named in %s', (text) => expect(namesOurs(text)).toBe(false));
});

it('knows escapes that hide letters from those that stand for other characters', () => {
  for (const text of ['\\x63gr.dev', '"\\u0063"', '\\U00000063']) expect(hasHiddenLetters(text)).toBe(true);
  for (const text of ['\\n', '\\u00e9', '\\x1b', 'x63']) expect(hasHiddenLetters(text)).toBe(false);
});

describe('a reference that cannot be resolved', () => {
  const hub = { from: ['docker.io', 'library'], to: ['cgr.dev', 'acme'] };
  const mapped = createReferenceMention({ registryHost: 'cgr.dev', mappings: [hub] });
  const plain = createReferenceMention({ registryHost: 'cgr.dev', mappings: [] });

  it.each([
    ['python:${V}', true],
    ['docker.io/python:${V}', true],
    ['library/python:${V}', true],
    ['cgr.dev/acme/x:${V}', true],
    ['acme/python:${V}', false],
    ['ghcr.io/library/python:${V}', false],
    ['localhost/library/python:${V}', false],
    ['${IMAGE}', false],
  ])('%s can be a mapped image of Docker Hub: %s', (text, expected) => {
    expect(mapped(text)).toBe(expected);
    expect(plain(text)).toBe(text.startsWith('cgr.dev/'));
  });
});

describe('a file', () => {
  const matters = createFileFilter({
    registryHost: 'registry.example:443',
    mappings: [{ from: ['mirror.example', 'proxy'], to: ['cgr.dev'] }],
  });

  it.each([
    ['text', 'see cgr.dev'],
    ['text', 'CGR.Dev/acme/x'],
    ['yaml', 'registry: mirror.example\nrepository: proxy/acme/x'],
    ['yaml', 'host: registry.example'],
    ['yaml', 'image: "\\x63gr.dev/a/b"'],
    ['dockerfile', 'FROM cgr.\\\n  dev/acme/x'],
    ['dockerfile', 'ARG A=cgr\nFROM ${A}.dev/acme/x'],
    ['dockerfile', 'FROM --platform=x $A$B/acme/x'],
  ])('of %s with %j matters', (syntax, text) => expect(matters(syntax, text)).toBe(true));

  it.each([
    ['text', 'cgrXdev'],
    ['text', '"\\x63gr.dev"'],
    ['yaml', 'a: "\\n"'],
    ['dockerfile', 'FROM ${REGISTRY}/acme/x:${TAG}.1'],
    ['dockerfile', 'FROM x\nRUN a \\\n  b'],
  ])('of %s with %j does not', (syntax, text) => expect(matters(syntax, text)).toBe(false));

  it('matters whatever it holds where names without a host are mapped', () => {
    const all = createFileFilter({
      registryHost: 'cgr.dev',
      mappings: [{ from: ['docker.io', 'library'], to: ['cgr.dev', 'chainguard'] }],
    });
    expect(all('text', '')).toBe(true);
  });
});
