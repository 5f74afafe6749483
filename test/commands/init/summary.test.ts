import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FileWorld, startFileWorld } from '../../support/file-world.ts';

let world: FileWorld;
beforeAll(async () => {
  world = await startFileWorld();
});
afterAll(() => world.close());

it.each(['github', 'gitlab', 'buildkite', 'azure'])(
  'shows the next steps first and folds what is copied: %s',
  async (ci) => {
    const folder = world.folder({ Dockerfile: 'FROM cgr.dev/acme/app:1\n' });
    const { code, log, summary } = await world.run('init', folder, { ci, repository: 'acme/app' });
    expect(code).toBe(0);
    const [title, , first] = summary.split('\n');
    expect(title).toBe('### ✅ Init');
    expect(first).toMatch(/^- Ask an administrator to create `[\w-]+` /);
    const folded = summary.indexOf('<details>');
    expect(folded).toBeGreaterThan(summary.indexOf('platform-actions.yml`: written'));
    // Outside of folded parts there are no texts to copy.
    expect(summary.replace(/<details>[\s\S]*?<\/details>/g, '')).not.toMatch(/```|claim_match|version: 1/);
    const end = log.slice(log.indexOf('Next steps:'));
    expect(end[1]).toMatch(/^1\. Ask an administrator to create /);
  },
);

it('says that it names another branch than the one that is checked out', async () => {
  const folder = world.folder({ Dockerfile: 'FROM cgr.dev/acme/app:1\n' });
  execFileSync('git', ['-C', folder, 'symbolic-ref', 'HEAD', 'refs/heads/next+1']);
  const { code, log } = await world.run('init', folder, { ci: 'github', repository: 'acme/app' });
  expect(code).toBe(0);
  expect(log.join('\n')).toContain('The branch `next+1` cannot be written as it is');
});
