import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { marked } from 'marked';
import { addSampleWorld } from '../test/platform-double/sample-world.ts';
import { startPlatformDouble } from '../test/platform-double/start.ts';
import { runAction } from '../test/support/action-runner.ts';
import { CRITICAL, fixedIn, HIGH, LOW, scored, spdx } from '../test/support/gate-world.ts';
import { startGithubDouble } from '../test/support/github-double.ts';

/**
 * Makes the pictures of `docs/pictures/` from real runs of the shipped gate, drawn by headless Chromium with the style
 * sheet and the diagrams that GitHub uses: `node scripts/pictures.ts`. Needs `chromium` on the PATH, and npm's registry for
 * the two libraries, which are no dependencies of the project.
 */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const WIDTH = 900;

const LIBRARIES = { mermaid: '11.6.0', 'github-markdown-css': '5.9.0' };

function installLibraries(): string {
  const folder = join(
    process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
    'platform-actions-pictures',
  );
  mkdirSync(folder, { recursive: true });
  const names = Object.entries(LIBRARIES).map(([name, version]) => `${name}@${version}`);
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', ...names], {
    stdio: 'inherit',
  });
  return join(folder, 'node_modules');
}

interface Texts {
  readonly summary: string;
  readonly comment: string;
}

/** One run of the gate in a pull request with a bit of everything. */
async function runGate(folder: string): Promise<Texts> {
  const workspace = join(folder, 'workspace');
  mkdirSync(join(workspace, '.github'), { recursive: true });
  const write = (path: string, content: object | string): void =>
    writeFileSync(join(workspace, path), typeof content === 'string' ? content : JSON.stringify(content));
  write('base.spdx.json', spdx('busybox@1.36.1-r7', 'zlib@1.3.1-r4', 'curl@8.9.1-r0'));
  write(
    'sbom.spdx.json',
    spdx(
      'busybox@1.36.1-r7',
      'zlib@1.3.1-r4',
      'curl@8.9.0-r2',
      'openssl@3.3.0-r8',
      'libxml2@2.12.7-r0',
      'pkg:npm/left-pad@1.3.0',
    ),
  );
  write(
    '.github/platform-actions.yml',
    'version: 1\nignore:\n  - { id: CVE-2026-20931, artifact: libxml2, reason: only parses our own files, owner: team-a, expires: "2999-12-31" }\n',
  );
  const platform = await startPlatformDouble();
  const github = await startGithubDouble();
  try {
    const { identities } = await addSampleWorld(platform.world);
    for (const { uid } of platform.world.list('advisories')) platform.world.remove('advisories', String(uid));
    const add = (artifactName: string, cve: string, vector: string | undefined, fix?: string): void => {
      platform.world.addAdvisory({
        artifactName,
        aliases: [cve],
        severities: vector === undefined ? [] : scored(vector),
        events: fix === undefined ? [] : fixedIn(fix),
      });
    };
    add('openssl', 'CVE-2026-11873', CRITICAL, '3.3.2-r0');
    add('openssl', 'CVE-2026-12011', HIGH, '3.3.2-r0');
    add('curl', 'CVE-2026-10442', HIGH, '8.9.1-r0');
    add('openssl', 'CVE-2026-12630', undefined);
    add('zlib', 'CVE-2026-09917', LOW);
    add('busybox', 'CVE-2026-08210', HIGH);
    add('libxml2', 'CVE-2026-20931', HIGH);
    add('openssl', 'CVE-2026-07001', HIGH, '3.2.0-r0');
    const result = await runAction(
      {
        workspace,
        temp: join(folder, 'temp'),
        toolCache: join(folder, 'tools'),
        path: process.env['PATH'] ?? '',
        idToken: { url: platform.idTokenUrl, token: platform.idTokenRequestToken },
        githubToken: github.token,
        github: {
          GITHUB_API_URL: github.apiUrl,
          GITHUB_EVENT_NAME: 'pull_request',
          GITHUB_REF: 'refs/pull/7/merge',
        },
        event: {
          pull_request: { number: 7, base: { ref: 'main', repo: {} }, head: { ref: 'topic', repo: {} } },
        },
      },
      {
        directory: root,
        with: {
          command: 'advisory-gate',
          sbom: 'sbom.spdx.json',
          'base-sbom': 'base.spdx.json',
          'comment-summary-in-pr': 'always',
          identity: identities.ci.uid,
          'api-url': platform.apiUrl,
          'issuer-url': platform.issuerUrl,
          'registry-url': platform.registryUrl,
        },
      },
    );
    if (result.exitCode !== 1)
      throw new Error(`the gate ended with ${result.exitCode}\n${result.log.visible}`);
    return { summary: result.summary, comment: github.comments[0]?.body ?? '' };
  } finally {
    await platform.close();
    await github.close();
  }
}

/** A page as GitHub would show the Markdown; its title becomes its height once the diagrams are drawn. */
function renderPage(markdown: string, modules: string): string {
  const body = String(marked.parse(markdown, { gfm: true, async: false }));
  const diagrams = body.replace(
    /<pre><code class="language-mermaid">([\s\S]*?)<\/code><\/pre>/g,
    '<pre class="mermaid">$1</pre>',
  );
  const mermaid = pathToFileURL(join(modules, 'mermaid/dist/mermaid.min.js')).href;
  const css = readFileSync(join(modules, 'github-markdown-css/github-markdown-light.css'), 'utf8');
  return `<!doctype html><meta charset="utf-8"><style>${css}
    body { margin: 0; padding: 20px; background: #fff; }
    .markdown-body { box-sizing: border-box; border: 1px solid #d1d9e0; border-radius: 6px; padding: 16px 24px; }
    .markdown-body pre.mermaid { background: none; text-align: center; }
  </style><article class="markdown-body">${diagrams}</article><script src="${mermaid}"></script><script>
    mermaid.initialize({ startOnLoad: false });
    mermaid.run().finally(() => { document.title = String(document.documentElement.scrollHeight); });
  </script>`;
}

function takePicture(page: string, target: string): void {
  const chromium = (height: number, ...words: readonly string[]): string =>
    execFileSync(
      'chromium',
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--hide-scrollbars',
        '--allow-file-access-from-files',
        '--virtual-time-budget=5000',
        `--window-size=${WIDTH},${height}`,
        ...words,
        pathToFileURL(page).href,
      ],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
  const height = Number(/<title>(\d+)<\/title>/.exec(chromium(400, '--dump-dom'))?.[1] ?? 1200);
  chromium(height, '--force-device-scale-factor=2', `--screenshot=${target}`);
}

const folder = mkdtempSync(join(tmpdir(), 'platform-actions-pictures-'));
try {
  const modules = installLibraries();
  const texts = await runGate(folder);
  mkdirSync(join(root, 'docs/pictures'), { recursive: true });
  for (const [name, markdown] of Object.entries(texts)) {
    const page = join(folder, `${name}.html`);
    writeFileSync(page, renderPage(markdown, modules));
    const target = join(root, 'docs/pictures', `advisory-gate-${name}.png`);
    takePicture(page, target);
    console.log(target);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
