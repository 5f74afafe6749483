import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Packages of the toolkit that only define things when they load, but do not declare it: without `sideEffects`, the bundler
 * keeps the HTTP client behind `@actions/core` for its ID tokens, although nothing here asks for one.
 */
const FREE_OF_SIDE_EFFECTS = ['core', 'exec', 'github', 'http-client'];

/** One statement of a package, and what the staged copy has in its place. */
interface Edit {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

const EDITS: readonly Edit[] = [
  // Delimiters of outputs are UUIDs. Linux hands one out without Node's `crypto`, which takes 8 ms to load.
  {
    file: 'core/lib/file-command.js',
    before: "import * as crypto from 'crypto';",
    after: `const crypto = {
    randomUUID() {
        try {
            const uuid = fs.readFileSync('/proc/sys/kernel/random/uuid', 'utf8').trim();
            if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uuid)) return uuid;
        } catch {
            // Not Linux, or a sandbox without it.
        }
        return process.getBuiltinModule('crypto').randomUUID();
    },
};`,
  },
  // The HTTP client uses one class of undici: the rest would add 450 KB to `dist`.
  {
    file: 'http-client/lib/index.js',
    before: "import { ProxyAgent } from 'undici';",
    after: "import ProxyAgent from 'undici/lib/dispatcher/proxy-agent.js';",
  },
  // Octokit is always given a `fetch`. Its default brings the HTTP client and all of undici (720 KB), and reads the proxy
  // variables by rules of its own as it loads.
  { file: 'github/lib/internal/utils.js', before: "import { fetch } from 'undici';\n", after: '' },
  {
    file: 'github/lib/utils.js',
    before: `
        agent: Utils.getProxyAgent(baseUrl),
        fetch: Utils.getProxyFetch(baseUrl)
    `,
    after: '',
  },
  // The run has a context of its own: this one reads the event as it loads.
  ...['github/lib/github.js', 'github/lib/utils.js'].map((file) => ({
    file,
    before: 'export const context = new Context.Context();',
    after: 'export const context = undefined;',
  })),
];

/** Copies the toolkit beside the compiled source, where the bundler finds it first, without what nothing uses. */
export function stageToolkit(root: string): void {
  const staged = join(root, 'build', 'node_modules', '@actions');
  cpSync(join(root, 'node_modules', '@actions'), staged, { recursive: true });
  for (const name of FREE_OF_SIDE_EFFECTS) {
    const file = join(staged, name, 'package.json');
    const description: object = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...description, sideEffects: false }));
  }
  for (const { after, before, file } of EDITS) {
    const path = join(staged, file);
    const text = readFileSync(path, 'utf8');
    if (text.split(before).length !== 2) throw new Error(`${path} does not contain exactly once: ${before}`);
    writeFileSync(path, text.replace(before, after));
  }
}
