import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { assembleMarkdown, fenceMarkdown, listMarkdown } from '../../../src/base/markdown.ts';
import type { HostContext } from '../../../src/host/host.ts';
import { placeHtml } from '../../../src/kit/report/html-text.ts';
import { placeMarkdown } from '../../../src/kit/report/markdown-parts.ts';
import { linkPlaces } from '../../../src/kit/report/place-links.ts';
import { placeUrlOf } from '../../../src/kit/run/place-url.ts';

const workspace = mkdtempSync(join(tmpdir(), 'platform-actions-links-'));
mkdirSync(join(workspace, '.git'));
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

const SHA = '0123456789abcdef0123456789abcdef01234567';
const place = { file: 'deploy/my app#1.yaml', line: 7 };

function urlOn(name: string, context: Partial<HostContext> = {}) {
  const facts = {
    workspace,
    commit: SHA,
    repository: 'acme/app',
    serverUrl: 'https://ci.test/',
    runUrl: undefined,
    ...context,
  };
  return placeUrlOf({ name, context: facts as HostContext })?.(place); // the facts that are used
}

describe('the address of a line', () => {
  it.each([
    ['github', {}, `https://ci.test/acme/app/blob/${SHA}/deploy/my%20app%231.yaml#L7`],
    ['forgejo', {}, `https://ci.test/acme/app/src/commit/${SHA}/deploy/my%20app%231.yaml#L7`],
    ['gitlab', {}, `https://ci.test/acme/app/-/blob/${SHA}/deploy/my%20app%231.yaml#L7`],
    [
      'azure',
      { repository: 'app', runUrl: 'https://dev.azure.test/acme/web/_build/results?buildId=1' },
      `https://dev.azure.test/acme/web/_git/app?path=/deploy/my%20app%231.yaml&version=GC${SHA}&line=7&lineEnd=8&lineStartColumn=1&lineEndColumn=1`,
    ],
    ['azure', {}, ''],
    ['terminal', {}, ''],
    ['github', { commit: undefined }, undefined],
    ['github', { workspace: join(workspace, 'elsewhere') }, undefined],
  ])('on %s with %j', (name, context, address) => {
    expect(urlOn(name, context)).toBe(address);
  });

  it('shows the source of a document, which has no lines when it is rendered', () => {
    const url = placeUrlOf({
      name: 'github',
      context: { workspace, commit: SHA, repository: 'a/b', serverUrl: 'https://g.test' } as HostContext, // as above
    });
    expect(url?.({ file: 'README.md', line: 3 })).toBe(`https://g.test/a/b/blob/${SHA}/README.md?plain=1#L3`);
  });
});

describe('links to places', () => {
  const url = (): string => 'https://ci.test/x#L1';
  const render = (rows: readonly string[]): string =>
    assembleMarkdown(
      linkPlaces(
        [listMarkdown(rows), fenceMarkdown('`Dockerfile:1`')],
        [{ file: 'Dockerfile', line: 1 }],
        url,
      ),
      9999,
    ).text;

  it('stand at the places of the run alone, and not inside a fence or another link', () => {
    const here = placeMarkdown({ file: 'Dockerfile', line: 1 });
    const text = render([here, '`Dockerfile:2`', `[${here}](https://other.test)`]);
    expect(text).toContain(
      `- [${here}](https://ci.test/x#L1)\n- \`Dockerfile:2\`\n- [${here}](https://other.test)\n`,
    );
    expect(text).toContain('```\n`Dockerfile:1`\n```');
  });

  it('are not made of anything but web addresses', () => {
    const here = placeMarkdown({ file: 'a', line: 1 });
    const linked = linkPlaces([listMarkdown([here])], [{ file: 'a', line: 1 }], () => 'javascript:alert(1)');
    expect(assembleMarkdown(linked, 999).text).toBe(`- ${here}\n`);
    expect(placeHtml({ file: 'a', line: 1 }, () => 'javascript:alert(1)')).toBe('<code>a:1</code>');
    expect(placeHtml({ file: 'a"<b>', line: 1 }, () => 'https://x.test/"<')).toBe(
      '<a href="https://x.test/&quot;&lt;" rel="noreferrer"><code>a&quot;&lt;b&gt;:1</code></a>',
    );
  });
});
