import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { applyEdits, planEdit, type TextEdit } from '../../../src/images/edit/edit-text.ts';
import { scanFile } from '../../../src/images/read/read-file.ts';
import { NEW_DIGEST, readCorpus } from './golden.ts';

function pinEdits(path: string, text: string): TextEdit[] {
  return scanFile(path, text).references.flatMap((reference) => {
    const plan = planEdit(reference, NEW_DIGEST);
    return 'kind' in plan ? [] : plan;
  });
}

const DIGEST_KEYS = new Set(['digest', 'sha']);

/** A value with every digest taken away: whole values, the keys that hold one, also in texts inside of texts, and the ends of references. */
function withoutDigests(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replaceAll(
      /^sha256:[0-9a-f]{64}$|\n *digest: sha256:[0-9a-f]{64}$|(?::latest)?(?:@sha256:[0-9A-Fa-f]+)?(?=["'\s,}]|$)/g,
      '',
    );
  if (Array.isArray(value)) return value.map(withoutDigests);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !DIGEST_KEYS.has(key) && !(key === 'value' && isDigestName(value)))
      .map(([key, inner]) => [key, withoutDigests(inner)]),
  );
}

/** Argo CD writes settings of a chart as `{name: image.digest, value: …}`. */
function isDigestName(value: object): boolean {
  return 'name' in value && DIGEST_KEYS.has(String(value.name).replace(/^.*\./, ''));
}

function documents(text: string): unknown[] {
  return parseAllDocuments(text, { uniqueKeys: false, logLevel: 'silent', merge: true })
    .filter((document) => document.errors.length === 0)
    .map((document) => {
      try {
        return withoutDigests(document.toJS());
      } catch (error) {
        // A document of the corpus has an alias without an anchor.
        return String(error);
      }
    });
}

const yamlFiles = readCorpus().filter(
  ({ path }) => /\.(?:ya?ml|json)$/.test(path) && !path.includes('devcontainer'),
);

describe('the corpus', () => {
  test.each(yamlFiles.map((golden) => [golden.name, golden] as const))(
    '%s holds the same document after a pin, but for images',
    (_name, { path, source }) => {
      const pinned = applyEdits(source, pinEdits(path, source));
      expect(documents(pinned)).toEqual(documents(source));
    },
  );

  test.each(readCorpus().map((golden) => [golden.name, golden] as const))(
    '%s changes only in the edited ranges',
    (_name, { path, source }) => {
      const edits = pinEdits(path, source);
      const pinned = applyEdits(source, edits);
      expect(applyEdits(source, [])).toBe(source);
      const unique = [...new Map(edits.map((edit) => [edit.start, edit])).values()].sort(
        (a, b) => a.start - b.start,
      );
      let at = 0;
      let from = 0;
      for (const edit of unique) {
        expect(pinned.slice(at, at + edit.start - from)).toBe(source.slice(from, edit.start));
        at += edit.start - from + edit.text.length;
        from = edit.end;
      }
      expect(pinned.slice(at)).toBe(source.slice(from));
      expect(pinEdits(path, pinned)).toEqual([]);
    },
  );
});

const name = fc.stringMatching(/^[a-z][a-z0-9]{0,6}$/);
const image = fc
  .tuple(name, name, fc.stringMatching(/^[0-9]\.[0-9]{1,2}(-dev)?$/))
  .map(([org, repo, tag]) => `cgr.dev/${org}/${repo}:${tag}`);
const lineEnd = fc.constantFrom('\n', '\r\n');
/** How a scalar may be written after `image:`, with a comment or without. */
const style = fc.constantFrom(
  (text: string) => ` ${text}`,
  (text: string) => ` "${text}" # a comment`,
  (text: string) => `   '${text}'`,
  (text: string) => ` >-\n          ${text}`,
  (text: string) => ` |\n          ${text}`,
  (text: string) => ` &a "${text}"`,
  (text: string) => ` !!str ${text} # platform`,
  (text: string) => `\n          ${text}`,
);

describe('random files', () => {
  test('Kubernetes: every image is found where it stands, and pinned where it stands', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(image, style), { maxLength: 8 }),
        lineEnd,
        fc.boolean(),
        (images, end, hasBom) => {
          const items = images
            .map(([text, write]) => `      - name: x\n        image:${write(text)}\n`)
            .join('');
          const body = `apiVersion: v1\nkind: Pod\nspec:\n  a:\n    containers:${items === '' ? ' []' : `\n${items}`}\n`;
          const source = (hasBom ? '\uFEFF' : '') + body.replaceAll('\n', end);
          const { references } = scanFile('pod.yaml', source);
          expect(references.map((reference) => reference.text)).toEqual(images.map(([text]) => text));
          for (const { end: last, start, text } of references) expect(source.slice(start, last)).toBe(text);
          const pinned = applyEdits(source, pinEdits('pod.yaml', source));
          expect(pinned.replaceAll(`@${NEW_DIGEST}`, '')).toBe(source);
          expect(documents(pinned)).toEqual(documents(source));
          expect(pinEdits('pod.yaml', pinned)).toEqual([]);
        },
      ),
    );
  });

  test('Dockerfile: FROM through any chain of arguments', () => {
    fc.assert(
      fc.property(image, fc.nat(5), lineEnd, fc.constantFrom('', '"', "'"), (text, depth, end, quote) => {
        const chain = Array.from({ length: depth }, (_, n) => `ARG A${n + 1}=\${A${n}}`);
        const source = [
          `ARG A0=${quote}${text}${quote}`,
          ...chain,
          `FROM \${A${depth}} AS x`,
          'COPY --from=x a b',
        ].join(end);
        const { references } = scanFile('Dockerfile', source);
        expect(references.map((reference) => reference.text)).toEqual([text]);
        const pinned = applyEdits(source, pinEdits('Dockerfile', source));
        expect(pinned).toBe(source.replace(text, `${text}@${NEW_DIGEST}`));
        expect(pinEdits('Dockerfile', pinned)).toEqual([]);
      }),
    );
  });

  test('Helm values: the digest goes into the tag, whatever surrounds it', () => {
    const extra = fc.constantFrom('', '  pullPolicy: Always\n', '  # a comment\n', '\n');
    fc.assert(
      fc.property(
        name,
        fc.stringMatching(/^v[0-9]{1,3}$/),
        extra,
        extra,
        lineEnd,
        (repo, tag, before, after, end) => {
          const source =
            `image:\n  repository: cgr.dev/a/${repo}\n${before}  tag: ${tag}\n${after}other: 1\n`.replaceAll(
              '\n',
              end,
            );
          const pinned = applyEdits(source, pinEdits('values.yaml', source));
          expect(pinned).toBe(source.replace(`tag: ${tag}`, `tag: ${tag}@${NEW_DIGEST}`));
          expect(pinEdits('values.yaml', pinned)).toEqual([]);
        },
      ),
    );
  });

  test('any text at all, under any name, is read without a crash', () => {
    const text = fc.string({
      unit: fc.constantFrom(
        ...'aA0:/.@-_ \t\n\r\'"\\${}[](),#&*!|><%?~=`',
        '\uFEFF',
        '\0',
        '\ud800',
        'image',
        'FROM ',
        'cgr.dev/',
      ),
      maxLength: 60,
    });
    const paths = [
      'Dockerfile',
      'x.yaml',
      'values.yaml',
      'docker-compose.yml',
      '.gitlab-ci.yml',
      'docker-bake.hcl',
      'Jenkinsfile',
      '.devcontainer.json',
      'docker-bake.json',
      'kustomization.yaml',
      '.github/workflows/a.yml',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...paths), text, (path, source) => {
        const { references } = scanFile(path, source);
        for (const { end, start } of references) expect(end).toBeGreaterThanOrEqual(start);
        const edits = pinEdits(path, source);
        expect(pinEdits(path, applyEdits(source, edits))).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });
});
