import fc from 'fast-check';
import { marked } from 'marked';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import {
  assembleMarkdown,
  codeMarkdown,
  detailsMarkdown,
  escapeMarkdown,
  fenceMarkdown,
  linkMarkdown,
  listMarkdown,
  tableMarkdown,
} from '../../../src/base/markdown.ts';
import { escapeXml, plainLine } from '../../../src/base/plain-text.ts';
import { renderOpenVex } from '../../../src/commands/advisory-gate/report/open-vex.ts';
import type { Finding } from '../../../src/kit/findings/finding.ts';
import { renderCodeQuality } from '../../../src/kit/report/code-quality.ts';
import { renderJunit } from '../../../src/kit/report/junit.ts';
import { collected, decide, ignore, item, NOW_MS, packageInHand } from '../../support/advisory-builders.ts';
import { gateComment, gateJunit, gateSarif, gateSummary } from '../../support/gate-reports.ts';
import { readXml } from './format-readers.ts';
import { foreignText, longForeignText } from './hostile.ts';
import { hold, holdSame, type Law, law } from './law.ts';

/** Renderers of GitHub's flavour, raw HTML and any address let through, so that nothing is hidden by a filter. */
const RENDERERS: Readonly<Record<string, (markdown: string) => string>> = {
  micromark: (markdown) =>
    micromark(markdown, {
      allowDangerousHtml: true,
      allowDangerousProtocol: true,
      extensions: [gfm()],
      htmlExtensions: [gfmHtml()],
    }),
  marked: (markdown) => marked.parse(markdown, { async: false, gfm: true }),
};

const tagsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<(!--|\/?[a-z][a-z0-9]*|[!?])/gi)].map(([, name = '']) => name);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The words that a page shows. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
      (whole, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return ENTITIES[name] ?? whole;
        return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
      },
    );

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What GitHub, GitLab and Buildkite make links or pictures of after rendering: mentions, issues, addresses, emoji. */
const LINKING =
  /@[a-z0-9]|#\d|\bGH-\d|:[a-z0-9_+-]+:|\bwww\.[a-z0-9]|https?:\/\/[a-z0-9]|mailto:\S+@[a-z]|::|##\[|##vso\[/i;

/** Places for foreign text, with a harmless word to tell which elements belong to the place. */
const PLACES: Readonly<Record<string, (text: string) => string>> = {
  paragraph: (text) => `Before ${text} after.\n`,
  'line of its own': (text) => `${text}\n`,
  'list item': (text) => assembleMarkdown([listMarkdown([text, 'x'])], 100_000).text,
  'table cell': (text) => assembleMarkdown([tableMarkdown(['a', 'b'], [[text, 'x']])], 100_000).text,
  heading: (text) => `## About ${text}\n`,
  details: (text) => assembleMarkdown([detailsMarkdown(text, `${text}\n`)], 100_000).text,
  bold: (text) => `**${text}**\n`,
};

/** Foreign text, escaped, in every place of a page: it brings no element, link or command of its own. */
export function markdownLaw(name: string, escape: (text: string) => string, plain: string): Law {
  const place = fc.constantFrom(...Object.entries(PLACES));
  const renderer = fc.constantFrom(...Object.entries(RENDERERS));
  return law(
    `reports/${name} in Markdown`,
    2500,
    fc.tuple(
      place,
      renderer,
      fc.oneof(
        foreignText,
        longForeignText.map((text) => text.slice(0, 3000)),
      ),
    ),
    ([[where, put], [by, render], text]) => {
      const escaped = escape(text);
      const html = render(put(escaped));
      const withoutCode = (tags: readonly string[]): readonly string[] =>
        tags.filter((tag) => !/^\/?code$/.test(tag));
      const expected = tagsOf(render(put(escaped === '' ? '' : escape(plain))));
      // Code is a span where that is safe, else an element, which HTML shows inside of other elements too.
      holdSame(
        withoutCode(tagsOf(html)),
        withoutCode(expected),
        `other elements in ${where} by ${by}: ${html.slice(0, 500)}`,
      );
      if (name === 'text') {
        const words = oneLine(wordsOf(html).replace(/\u200b/g, ''));
        hold(
          words.includes(oneLine(plainLine(text))),
          () => `other words in ${where} by ${by}: ${html.slice(0, 500)}`,
        );
        const linking = LINKING.exec(wordsOf(html).replace(/\u200b/g, '\u0001'));
        hold(
          linking === null,
          () => `${linking?.[0]} would become a link in ${where}: ${html.slice(0, 300)}`,
        );
      }
      hold(!/::|##(?:vso)?\[/i.test(escaped), 'the source has a command');
    },
  );
}

const place = fc.option(fc.record({ file: foreignText, line: fc.integer({ min: 1, max: 99 }) }), {
  nil: undefined,
});
const finding: fc.Arbitrary<Finding> = fc
  .record({
    title: foreignText,
    message: longForeignText,
    artifact: foreignText,
    fix: foreignText,
    level: fc.constantFrom('error', 'warning', 'notice'),
    fingerprint: foreignText,
    location: place,
  })
  .map(({ location, ...rest }) => ({
    rule: 'stale',
    ...rest,
    ...(location === undefined ? {} : { location }),
  }));

/** What a gate decides about items that others named. */
const decision = fc
  .record({
    id: foreignText,
    alias: foreignText,
    artifact: foreignText,
    version: foreignText,
    source: foreignText,
    image: foreignText,
    reason: foreignText,
    summary: longForeignText,
    owner: foreignText,
  })
  .map(({ alias, artifact, id, image, owner, reason, source, summary, version }) => {
    const packages = [packageInHand({ name: artifact, version, source, image, purl: `pkg:apk/${source}` })];
    const items = [
      item({ advisoryId: `A${id}`, aliases: [alias], artifact, version, packages, summary }),
      item({ advisoryId: `B${id}`, aliases: [alias, 'CVE-2026-1111'], artifact, packages }),
      item({ advisoryId: `C${id}`, artifact: image, facts: { status: 'not-affected' }, packages: [] }),
    ];
    return decide({
      collected: collected({ items }),
      ignores: [ignore({ reason: `r${reason}`, owner: `o${owner}` })],
    });
  });

interface SarifResult {
  readonly message: { readonly text: string };
  readonly locations: readonly {
    readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } };
  }[];
}

const BASE = 'https://base.example/x/';
const SARIF = {
  category: 'x',
  toolVersion: '1',
  informationUri: 'https://example.com',
  fallbackFile: 'a',
  locate: () => undefined,
};

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const scan = { sboms: [], artifactCount: 1, rowCount: 1, isWhole: true };

/** Pages, reports and files that other tools read. */
export const reportLaws: readonly Law[] = [
  markdownLaw('text', (text) => escapeMarkdown(text), 'plain'),
  markdownLaw('code', (text) => codeMarkdown(text), 'plain'),
  law(
    'reports/fences in Markdown',
    1500,
    fc.tuple(
      fc.constantFrom(...Object.entries(RENDERERS)),
      longForeignText.map((text) => text.slice(0, 4000)),
      fc.constantFrom('', 'diff'),
    ),
    ([[by, render], text, language]) => {
      holdSame(
        tagsOf(render(`Before\n\n${fenceMarkdown(text, language)}\n\nAfter\n`)),
        ['p', '/p', 'pre', 'code', '/code', '/pre', 'p', '/p'],
        `the fence is not closed as it was opened, by ${by}`,
      );
    },
  ),
  law(
    'reports/links in Markdown',
    2000,
    fc.tuple(
      fc.constantFrom(...Object.entries(RENDERERS)),
      fc.oneof(
        foreignText,
        foreignText.map((text) => `https://${text}`),
        foreignText.map((text) => `https://e.example/${text}`),
        fc.constantFrom('javascript:alert(1)', 'https://u:p@e.example/', 'https://e.example/a)b(c|d`*'),
      ),
    ),
    ([[by, render], url]) => {
      const html = render(`| a |\n| - |\n| ${linkMarkdown('label', url)} |\n`);
      const [href, ...others] = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);
      hold(
        others.length === 0 && (href === undefined || href.startsWith('https://')),
        () => `${by} makes ${html}`,
      );
      holdSame(
        tagsOf(html).filter((tag) => !/^\/?(?:table|thead|tbody|tr|th|td)$/.test(tag)),
        href === undefined ? [] : ['a', '/a'],
        `other elements by ${by}: ${html}`,
      );
    },
  ),
  law('reports/XML text', 2500, longForeignText, (text) => {
    holdSame(readXml(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`), ['a'], 'other elements');
  }),
  law(
    'reports/JUnit of findings',
    1500,
    fc.tuple(foreignText, fc.array(finding, { maxLength: 3 })),
    ([command, findings]) => {
      const names = readXml(renderJunit(command, findings));
      hold(
        names.filter((name) => name === 'testcase').length === Math.max(1, findings.length),
        'there are other cases',
      );
      hold(
        names.every((name) =>
          ['testsuites', 'testsuite', 'testcase', 'failure', 'system-out'].includes(name),
        ),
        'there are other elements',
      );
    },
  ),
  law('reports/Code Quality', 1500, fc.array(finding, { maxLength: 4 }), (findings) => {
    const issues: unknown = JSON.parse(renderCodeQuality(findings, '.gitlab-ci.yml'));
    hold(Array.isArray(issues) && issues.length <= findings.length, 'there are more issues than findings');
    hold(
      textsOf(issues).every((text) => text.length < 20_000),
      'a text is too long',
    );
  }),
  law('reports/files of the gate', 1200, decision, (decided) => {
    const sarif = gateSarif(decided, SARIF).text;
    // The shape is that of `gateSarif`.
    const { results } = (JSON.parse(sarif) as { runs: [{ results: SarifResult[] }] }).runs[0];
    for (const { locations, message } of results) {
      hold(!/\]\(/.test(message.text), () => `${message.text} has a link`);
      for (const { physicalLocation } of locations) {
        const { uri } = physicalLocation.artifactLocation;
        const isPath = /^[\w.~!*'()%/-]*$/.test(uri);
        hold(
          isPath && new URL(`./${uri}`, BASE).href.startsWith('https://base.example/'),
          `${uri} is no path`,
        );
      }
    }
    const names = readXml(gateJunit(decided));
    hold(
      names.every((name) =>
        ['testsuites', 'testsuite', 'testcase', 'failure', 'system-out', 'skipped'].includes(name),
      ),
      () => `other elements: ${names.join()}`,
    );
    const vex = renderOpenVex(decided, {
      author: 'a',
      timestamp: new Date(NOW_MS).toISOString(),
      tooling: 't',
    });
    if (vex !== undefined)
      hold(Array.isArray((JSON.parse(vex) as { statements: unknown }).statements), 'no statements');
  }),
  law(
    'reports/summary and comment of the gate',
    600,
    fc.tuple(decision, fc.constantFrom(...Object.entries(RENDERERS))),
    ([decided, [by, render]]) => {
      for (const text of [
        gateSummary(decided, scan),
        gateComment(decided, scan, { marker: '<!-- marker -->', runUrl: 'https://ci.example/1' }),
      ]) {
        const html = render(text);
        const known =
          /^\/?(?:h[1-6]|p|ul|ol|li|table|thead|tbody|tr|th|td|code|strong|em|details|summary|pre|br|a|hr|!--)$/;
        hold(
          tagsOf(html).every((tag) => known.test(tag)),
          () =>
            `${by} makes ${tagsOf(html)
              .filter((tag) => !known.test(tag))
              .join()}`,
        );
        for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g))
          hold(address.startsWith('https://') && !/e\.example|octocat/.test(address), `a link to ${address}`);
      }
    },
  ),
];
