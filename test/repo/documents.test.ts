import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slug, tokensOf } from '../support/document-blocks.ts';
import { readRepositoryFile, repositoryFiles, repositoryRoot } from '../support/repository.ts';

const documents = repositoryFiles().filter(
  (path) => path.endsWith('.md') && !/\/(corpus|fixtures|golden)\//.test(path),
);

function anchorsOf(path: string): readonly string[] {
  const headings = tokensOf(path).flatMap((token) => (token.type === 'heading' ? [slug(token.text)] : []));
  return headings.map((name, index) => {
    const earlier = headings.slice(0, index).filter((other) => other === name).length;
    return earlier === 0 ? name : `${name}-${earlier}`;
  });
}

function linksOf(path: string): readonly string[] {
  return tokensOf(path).flatMap((token) =>
    token.type === 'link' || token.type === 'image' ? [String(token.href)] : [],
  );
}

describe('documents', () => {
  it.each(documents)('%s links only to what is there', (path) => {
    for (const link of linksOf(path).filter((href) => !/^(https?|mailto):/.test(href))) {
      const [file = '', anchor] = decodeURI(link).split('#');
      const target = file === '' ? path : join(dirname(path), file);
      expect(existsSync(join(repositoryRoot, target)), `${path} links to ${link}`).toBe(true);
      if (anchor !== undefined && statSync(join(repositoryRoot, target)).isFile())
        expect(anchorsOf(target), `${path} links to ${link}`).toContain(anchor);
    }
  });

  it.each(documents)('%s starts with one heading', (path) => {
    const levels = tokensOf(path).flatMap((token) => (token.type === 'heading' ? [Number(token.depth)] : []));
    expect(levels.filter((depth) => depth === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
  });

  it('the README says how to see it and how to test it', () => {
    const readme = readRepositoryFile('README.md') ?? '';
    expect(readme).toContain('npm ci && npm run demo');
    expect(readme).toContain('npm ci && npm test');
  });
});
