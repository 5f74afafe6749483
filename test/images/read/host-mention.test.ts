import { describe, expect, it } from 'vitest';
import {
  createFileFilter,
  createHostMention,
  createReferenceMention,
  withoutEscapes,
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

it.each([
  ['\\x63gr\\u002edev', 'cgr.dev'],
  ['\\U00000063gr.\\ \n  dev', 'cgr.dev'],
  ['\\\\x63', '\\c'],
  ['\\n \\U00ffffff \\xzz', '\\n \\U00ffffff \\xzz'],
])('%j stands for %j', (written, text) => expect(withoutEscapes(written)).toBe(text));

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
    ['localhost:${V}', true],
    ['localhost:5000/library/python:${V}', false],
    ['localhost:${PORT}/library/python:1', false],
    ['mirror:5000/library/python:${V}', false],
    ['my.app:${V}', true],
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
    ['a.txt', 'see cgr.dev'],
    ['a.txt', 'CGR.Dev/acme/x'],
    ['a.yaml', 'registry: mirror.example\nrepository: proxy/acme/x'],
    ['a.yaml', 'host: registry.example'],
    ['a.json', '{"apiVersion": "v1", "kind": "Pod", "image": "x"}'],
    ['a.json', '{"\\u0061piVersion": "v1"}'],
  ])('%s with %j matters', (path, text) => expect(matters(path, text)).toBe(true));

  it.each([
    ['a.txt', 'cgrXdev'],
    ['a.md', '"\\x63gr.dev"'],
    ['a.json', '{"image": "c${X:-g}r.dev"}'],
    ['a.yaml', 'a: "\\n"\nb: "${AUTH:-}"\nc: ${{ matrix.x }}'],
    ['a.yaml', 'description: "matrix of\\\n  \\ variables"'],
    ['Dockerfile', 'FROM x\nRUN a b'],
    ['main.tf', 'image = "${each.value}"'],
  ])('%s with %j does not', (path, text) => expect(matters(path, text)).toBe(false));

  it('matters whatever it holds where names without a host are mapped', () => {
    const all = createFileFilter({
      registryHost: 'cgr.dev',
      mappings: [{ from: ['docker.io', 'library'], to: ['cgr.dev', 'chainguard'] }],
    });
    expect(all('a.txt', '')).toBe(true);
  });

  it('matters by its host with the port of ours, which may stand apart', () => {
    const port = createFileFilter({ registryHost: 'registry.example:5000', mappings: [] });
    for (const text of ['registry.example:5000/a/b', 'repository: registry.example\ntag: 5000/a/b'])
      expect(port('a.yaml', text)).toBe(true);
    expect(port('a.yaml', 'registry.example:${P:-5000}/a/b')).toBe(true);
    for (const text of ['registry.example:50000/a', 'registry.example:80', 'registry.example/a'])
      expect(port('a.yaml', text)).toBe(false);
    const address = createFileFilter({ registryHost: '[::1]:5000', mappings: [] });
    expect(address('a.txt', '')).toBe(true);
  });
});
