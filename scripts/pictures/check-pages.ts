import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tab } from './browser.ts';
import type { Page, Scheme } from './pages.ts';

/** Widths of a desktop and of a phone. */
export const WIDTHS = [1200, 400] as const;
export const SCHEMES: readonly Scheme[] = ['light', 'dark'];
/** The verdict ends within this many pixels from the top. */
const VERDICT_PX = 200;

/** Shows a page in a window of this width. */
export async function showPage(tab: Tab, page: Page, width: number, scheme: Scheme): Promise<void> {
  await tab.call('Emulation.setDeviceMetricsOverride', {
    width,
    height: 300,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await tab.call('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value: scheme }],
  });
  tab.requested();
  await tab.open(page.url(scheme));
}

/** The faults of the page that is shown: overflow, a verdict that is too low, requests, and what axe finds. */
export async function pageProblems(tab: Tab, page: Page, axe: string): Promise<readonly string[]> {
  const problems: string[] = [];
  const requested = tab.requested().filter((url) => !/^(?:file|data):/.test(url));
  if (requested.length > 0) problems.push(`it requested ${requested.join(', ')}`);
  const wide = await tab.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  if (wide > 0) problems.push(`it overflows by ${wide} px`);
  const low = await tab.evaluate<number>(
    "Math.ceil((document.querySelector('h1, h2, h3, p') ?? document.body).getBoundingClientRect().bottom)",
  );
  if (low > VERDICT_PX) problems.push(`the verdict ends at ${low} px`);
  problems.push(...(await brokenDates(tab)));
  if (page.kind !== 'html') return problems;
  problems.push(...(await clippedTexts(tab)));
  await tab.evaluate(`${axe}; undefined`);
  const found = await tab.evaluate<readonly { readonly id: string; readonly nodes: readonly unknown[] }[]>(
    'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 120)) })))',
  );
  return [...problems, ...found.map(({ id, nodes }) => `axe: ${id} ${JSON.stringify(nodes.slice(0, 3))}`)];
}

/** Dates in tables, or anywhere on our own pages, that a line break goes through. */
async function brokenDates(tab: Tab): Promise<readonly string[]> {
  return tab.evaluate<readonly string[]>(`(() => {
    const broken = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      if (!parentElement.closest('td') && document.querySelector('article')) continue;
      for (const { 0: date, index } of data.matchAll(/\\d{4}-\\d\\d-\\d\\d/g)) {
        const range = new Range();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + date.length);
        if (range.getClientRects().length > 1) broken.push('a line break goes through ' + date);
      }
    }
    return broken;
  })()`);
}

/** Texts that stand outside of the window or of their own box. */
async function clippedTexts(tab: Tab): Promise<readonly string[]> {
  return tab.evaluate<readonly string[]>(`[...document.querySelectorAll('main *, header *')]
    .filter((one) => one.getClientRects().length > 0 && getComputedStyle(one).position !== 'absolute')
    .filter((one) => !one.closest('thead') || innerWidth > 704)
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 3).map((one) => 'it stands outside: ' + one.outerHTML.slice(0, 120))`);
}

/** A page with everything that is looked for, so that a check that sees nothing is noticed. */
const BAD_PAGE =
  '<!doctype html><html lang="en"><title>bad</title><main><p style="margin-top:300px">late</p><h1>Verdict</h1><p style="width:3000px">wide</p><img src="http://127.0.0.1:1/x.png"><input><p style="width:1em">2026-03-28</p></main>';

/** The faults that the check misses on a page that has all of them. */
export async function missedProblems(tab: Tab, axe: string): Promise<readonly string[]> {
  const url = (): string => `data:text/html,${encodeURIComponent(BAD_PAGE)}`;
  const page: Page = { name: 'bad', kind: 'html', url };
  await showPage(tab, page, 1200, 'light');
  const found = (await pageProblems(tab, page, axe)).join('\n');
  return [
    'it requested http://127.0.0.1',
    'it overflows by',
    'the verdict ends at',
    'it stands outside',
    'a line break goes through',
    'axe: image-alt',
    'axe: label',
  ].filter((problem) => !found.includes(problem));
}

/** The faults in how a page works: sorting, filtering, without script, on paper. */
export async function behaviorProblems(tab: Tab, page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  await showPage(tab, page, 1200, 'light');
  const works = await tab.evaluate<Readonly<Record<string, boolean>>>(`(() => {
    const rows = () => [...document.querySelectorAll('#findings tbody tr')];
    const texts = () => rows().map((row) => row.cells[3].textContent);
    const head = document.querySelectorAll('#findings thead th')[3];
    head.querySelector('button').click();
    const up = texts();
    const isUp = head.getAttribute('aria-sort') === 'ascending';
    head.querySelector('button').click();
    const down = texts();
    const order = new Intl.Collator('en', { numeric: true }).compare;
    const box = document.querySelector('input[type=search]');
    const word = rows()[0].cells[4].textContent;
    box.value = word;
    box.dispatchEvent(new Event('input'));
    const left = rows().filter((row) => !row.hidden);
    return {
      sorts: isUp && up.every((text, index) => index === 0 || order(up[index - 1], text) <= 0),
      reverses: JSON.stringify(down) === JSON.stringify([...up].reverse()) || new Set(up).size < up.length,
      filters: left.length > 0 && left.length < rows().length && left.every((row) => row.textContent.includes(word)),
      counts: document.querySelector('[role=status]').textContent === left.length + ' of ' + rows().length + ' shown',
    };
  })()`);
  for (const [what, isRight] of Object.entries(works))
    if (!isRight) problems.push(`it does not work: ${what}`);
  await tab.call('Emulation.setScriptExecutionDisabled', { value: true });
  await showPage(tab, page, 1200, 'light');
  const still = await tab.evaluate<boolean>(
    "document.querySelectorAll('#findings tbody tr').length > 0 && document.querySelector('.tools').hidden && document.querySelector('#findings').getBoundingClientRect().height > 50",
  );
  await tab.call('Emulation.setScriptExecutionDisabled', { value: false });
  if (!still) problems.push('it cannot be read without its script');
  await tab.call('Emulation.setEmulatedMedia', { media: 'print' });
  const paper = await tab.evaluate<boolean>(
    "getComputedStyle(document.querySelector('.tools')).display === 'none'",
  );
  const { data } = await tab.call('Page.printToPDF');
  await tab.call('Emulation.setEmulatedMedia', { media: '' });
  if (!paper || String(data).length < 10_000) problems.push('it does not print');
  return problems;
}

/** The text of axe-core, which is evaluated in the page. */
export function readAxe(modules: string): string {
  return readFileSync(join(modules, 'axe-core/axe.min.js'), 'utf8');
}
