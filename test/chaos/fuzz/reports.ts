import fc from 'fast-check';
import { marked } from 'marked';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { SaxesParser } from 'saxes';
import { renderOpenVex } from '../../../src/commands/advisory-gate/report/open-vex.ts';
import type { Finding } from '../../../src/kit/findings/finding.ts';
import { renderJunit } from '../../../src/kit/report/junit.ts';
import { collected, decide, ignore, item, NOW_MS, packageInHand } from '../../support/advisory-builders.ts';
import { gateComment, gateJunit, gateSarif, gateSummary } from '../../support/gate-reports.ts';
import { foreignText, longForeignText } from './hostile.ts';
import { hold, type Law, law } from './law.ts';

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

/** Names of all elements in order; throws where the text is not well-formed. */
function readXml(text: string): readonly string[] {
  const names: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => void names.push(name));
  parser.write(text).close();
  return names;
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

/** A gate's decision about items with foreign names. */
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

const scan = { sboms: [], artifactCount: 1, rowCount: 1, isWhole: true, isAnswered: true };

/** Pages, reports and files that other tools read. */
export const reportLaws: readonly Law[] = [
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
