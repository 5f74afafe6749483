import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { manifests } from '../../src/commands/commands.ts';
import { schemaUrl } from '../../src/version.ts';
import { documentBlocks } from '../support/document-blocks.ts';
import { readRepositoryFile, repositoryFiles, repositoryRoot } from '../support/repository.ts';

const read = (path: string): string => readRepositoryFile(path) ?? expect.fail(path);
const catalog = z
  .strictObject({
    $schema: z.literal('https://json.schemastore.org/schema-catalog.json'),
    version: z.literal(1),
    schemas: z.array(
      z.strictObject({
        name: z.string(),
        // The Store refuses descriptions that only say that it is a schema.
        description: z.string().regex(/^(?!.*schema).{10,}$/i),
        fileMatch: z.array(z.string().startsWith('**/')).min(1),
        url: z.url(),
      }),
    ),
  })
  .parse(JSON.parse(read('schemas/catalog.json')));
const names = ['config', 'restrictions', 'rolebindings'] as const;
const ADDRESS = /https:\/\/raw\.githubusercontent\.com\/\S*?\/schemas\/[\w.]+\.json/g;
const documents = documentBlocks().filter(({ text }) => text.includes('yaml-language-server: $schema='));
/** The entry of the catalog for a file of a repository. */
const entryFor = (path: string) =>
  catalog.schemas.filter(({ fileMatch }) => picomatch.isMatch(path, fileMatch, { dot: true }));

describe('the JSON Schemas', () => {
  it('are those of the catalog, and no more', () => {
    const files = repositoryFiles().filter((path) => /^schemas\/.*\.schema\.json$/.test(path));
    expect(files).toEqual(names.map((name) => `schemas/${name}.schema.json`));
    expect(catalog.schemas.map(({ url }) => url).sort()).toEqual(names.map(schemaUrl).sort());
  });

  it.each(names)('have the address as their `$id`, a title and a description, and compile: %s', (name) => {
    const schema = JSON.parse(readFileSync(join(repositoryRoot, `schemas/${name}.schema.json`), 'utf8'));
    expect(schema).toMatchObject({
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: schemaUrl(name),
      title: expect.stringContaining(' '),
      description: expect.stringMatching(/\.$/),
    });
    const ajv = new Ajv({ strict: true, strictRequired: false, strictTypes: false });
    ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/);
    expect(() => ajv.compile(schema)).not.toThrow();
  });

  it('are named by their address everywhere', () => {
    const named = repositoryFiles()
      .filter(
        (path) => /^(?:docs|src|examples|schemas)\/|^README/.test(path) && /\.(?:md|ts|ya?ml)$/.test(path),
      )
      .flatMap((path) => read(path).match(ADDRESS) ?? []);
    expect(named.length).toBeGreaterThan(2);
    const known: readonly string[] = names.map(schemaUrl);
    for (const address of named) expect(known).toContain(address);
  });

  it('are found by the names of the files that the commands read by default', () => {
    const file = manifests.find(({ name }) => name === 'sync-rolebindings')?.inputs['file']?.default;
    expect(entryFor(String(file)).map(({ url }) => url)).toEqual([schemaUrl('rolebindings')]);
    for (const path of ['.github/platform-actions.yml', 'services/api/.github/platform-actions.yml'])
      expect(entryFor(path).map(({ url }) => url)).toEqual([schemaUrl('config')]);
    expect(entryFor('.github/workflows/platform-actions.yml')).toEqual([]);
    // The name that the page about role files gives to the restrictions.
    const { text = '' } = documents.find((block) => block.text.includes(schemaUrl('restrictions'))) ?? {};
    const path = /^# (\S+)$/m.exec(text)?.[1] ?? expect.fail('the example names its file');
    expect(entryFor(path).map(({ url }) => url)).toEqual([schemaUrl('restrictions')]);
  });

  it.each(documents)('accept the example that names them: $path, block $number', ({ text }) => {
    const [address = ''] = text.match(ADDRESS) ?? [];
    const name = names.find((one) => schemaUrl(one) === address) ?? expect.fail(address);
    const ajv = new Ajv({ strict: true, strictRequired: false, strictTypes: false });
    ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/);
    const validate = ajv.compile(JSON.parse(read(`schemas/${name}.schema.json`)));
    expect(validate(parse(text)), JSON.stringify(validate.errors)).toBe(true);
  });
});
