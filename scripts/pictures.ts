import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bodyOf } from '../test/support/pull-body.ts';
import { type Browser, openBrowser } from './pictures/browser.ts';
import {
  behaviorProblems,
  missedProblems,
  pageProblems,
  readAxe,
  SCHEMES,
  showPage,
  WIDTHS,
} from './pictures/check-pages.ts';
import { type Page, type Scheme, writePages } from './pictures/pages.ts';
import { playPullRequest } from './pictures/pull-scene.ts';
import { playScenes } from './pictures/scenes.ts';

/**
 * Draws the summary, the comment and the HTML page of every command and result, and the body of a pull request, with
 * headless Chromium, from runs against the doubles of the platform and of GitHub.
 *
 * - `node scripts/pictures.ts` makes the pictures of `docs/pictures/`;
 * - `node scripts/pictures.ts all <folder>` makes all of them, in light and dark, 1200 and 400 pixels wide;
 * - `node scripts/pictures.ts check` makes none, but fails if a page overflows, shows its verdict too low, requests
 *   anything, or is not accessible.
 *
 * Needs `chromium` and a font with emoji (`apt-get install chromium fonts-noto-color-emoji`), and npm's registry for two libraries that are not dependencies of the project.
 */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const LIBRARIES = { 'axe-core': '4.14.1', 'github-markdown-css': '5.9.0' };

/** The pictures that the documents show: name of the scene, kind, width, scheme. */
const SHOWN: readonly (readonly [scene: string, kind: Page['kind'], width: number, scheme: Scheme])[] = [
  ['check-pins-fail', 'summary', 1200, 'light'],
  ['check-deprecated-fail', 'comment', 1200, 'dark'],
  ['check-organization-fail', 'html', 1200, 'light'],
  ['check-pins-fail', 'html', 400, 'dark'],
  ['advisory-gate-fail', 'summary', 1200, 'light'],
  ['advisory-gate-fail', 'comment', 1200, 'light'],
  ['role-plan-fail', 'summary', 1200, 'light'],
  ['pull-request', 'body', 1200, 'light'],
];

function installLibraries(): string {
  const folder = join(
    process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
    'platform-actions-pictures',
  );
  mkdirSync(folder, { recursive: true });
  const names = Object.entries(LIBRARIES).map(([name, version]) => `${name}@${version}`);
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', '--prefix', folder, ...options, ...names], { stdio: 'inherit' });
  return join(folder, 'node_modules');
}

async function takePicture({ tab }: Browser, target: string): Promise<void> {
  const { data } = await tab.call('Page.captureScreenshot', { captureBeyondViewport: false });
  writeFileSync(target, Buffer.from(String(data), 'base64'));
}

/** The height of the window becomes that of the page, so that the picture shows all of it. */
async function fitHeight({ tab }: Browser, width: number, most: number): Promise<void> {
  const height = Math.min(most, await tab.evaluate<number>('document.documentElement.scrollHeight'));
  await tab.call('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: false,
  });
}

async function drawAll(browser: Browser, pages: readonly Page[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const page of pages)
    for (const width of WIDTHS)
      for (const scheme of SCHEMES) {
        await showPage(browser.tab, page, width, scheme);
        await fitHeight(browser, width, 4000);
        await takePicture(browser, join(folder, `${page.name}-${page.kind}-${width}-${scheme}.png`));
      }
}

async function drawShown(browser: Browser, pages: readonly Page[]): Promise<void> {
  const folder = join(root, 'docs/pictures');
  mkdirSync(folder, { recursive: true });
  for (const [scene, kind, width, scheme] of SHOWN) {
    const page = pages.find((one) => one.name === scene && one.kind === kind);
    if (page === undefined) throw new Error(`there is no scene ${scene}`);
    const target = join(
      folder,
      `${scene}-${kind}${width === 400 ? '-narrow' : ''}${scheme === 'dark' ? '-dark' : ''}.png`,
    );
    await showPage(browser.tab, page, width === 400 ? 400 : 960, scheme);
    await fitHeight(browser, width === 400 ? 400 : 960, 1100);
    await takePicture(browser, target);
    console.log(target);
  }
}

async function check({ tab }: Browser, pages: readonly Page[], modules: string): Promise<number> {
  const axe = readAxe(modules);
  const missed = await missedProblems(tab, axe);
  for (const problem of missed) console.log(`the check does not see: ${problem}`);
  let wrong = missed.length;
  const tell = (page: Page, how: string, problems: readonly string[]): void => {
    wrong += problems.length;
    for (const problem of problems) console.log(`${page.name}, ${page.kind}${how}: ${problem}`);
  };
  for (const page of pages)
    for (const width of WIDTHS)
      for (const scheme of SCHEMES) {
        await showPage(tab, page, width, scheme);
        tell(page, `, ${width} px, ${scheme}`, await pageProblems(tab, page, axe));
      }
  for (const page of pages.filter(({ kind, name }) => kind === 'html' && name === 'check-pins-fail'))
    tell(page, '', await behaviorProblems(tab, page));
  const looks = pages.length * WIDTHS.length * SCHEMES.length;
  console.log(`${pages.length} pages, ${looks} looks, ${wrong} problems`);
  return wrong;
}

const [mode = 'docs', target = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'platform-actions-pictures-'));
const modules = installLibraries();
/** The body of a real run, and bodies with one, many and very many images. */
const bodies = {
  'pull-request': await playPullRequest(),
  ...Object.fromEntries([1, 40, 400].map((count) => [`pull-request-${count}`, bodyOf(count)])),
};
const pages = writePages(await playScenes(), bodies, folder, modules);
const browser = await openBrowser();
try {
  if (mode === 'check') process.exitCode = (await check(browser, pages, modules)) === 0 ? 0 : 1;
  else if (mode === 'all') await drawAll(browser, pages, resolve(target));
  else await drawShown(browser, pages);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
