import { describe, expect, test } from 'vitest';
import { readChart } from '../../../src/images/chart/chart.ts';
import { type ChartFiles, chartFolderOf, isChartFile } from '../../../src/images/chart/chart-files.ts';
import { editText } from '../../../src/images/edit/edit-text.ts';
import type { EditSite } from '../../../src/images/read/found.ts';
import { scanFile } from '../../../src/images/read/read-file.ts';

const filesOf = (files: Readonly<Record<string, string>>): ChartFiles => new Map(Object.entries(files));

const VALUES = 'image:\n  repository: cgr.dev/a/b\n  tag: v1\n';
const REPOSITORY = '{{ .Values.image.repository }}:{{ .Values.image.tag }}';
const DIGEST = `sha256:${'ab'.repeat(32)}`;

/** Where the digest of the first image would be written: `tag`, `digest: DIGEST`, `sha: HEX`, or why nowhere. */
function placeOf(files: Readonly<Record<string, string>>, values = VALUES): string {
  const [reference] = scanFile('values.yaml', values, { chart: filesOf(files) }).references;
  if (reference === undefined) return 'no reference';
  if (reference.editable.kind === 'no') return reference.editable.reason;
  return wordsOf(reference.editable.site, values);
}

function wordsOf({ before, hexOnly, start }: EditSite, values: string): string {
  const written = hexOnly ? 'HEX' : 'DIGEST';
  if (before.startsWith('\n')) return `${before.trim()} ${written}`;
  if (before === '@') return 'tag';
  const line = values.slice(values.lastIndexOf('\n', start - 1) + 1, start);
  return `${line.replace('"', '').trim()} ${written}`;
}

const template = (text: string) => ({ 'templates/deployment.yaml': `image: ${text}\n` });
const helper = (body: string, call: string) => ({
  'templates/_helpers.tpl': `{{- define "image" -}}\n${body}\n{{- end -}}`,
  'templates/deployment.yaml': `image: ${call}\n`,
});
const BY_HELPER = '{{ .repository }}{{ with .digest }}@{{ . }}{{ end }}';

describe('a chart that is not known to read a digest gets it in the tag', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['a template of name and tag', template(REPOSITORY)],
    ['a chart whose templates are elsewhere', {}],
    ['a named template that reads another map', helper(BY_HELPER, '{{ include "image" .Values.other }}')],
    ['a named template that nobody uses', helper(BY_HELPER, REPOSITORY)],
    [
      'values in a named template that nobody uses',
      helper('@{{ with .Values.image.digest }}{{ . }}{{ end }}', REPOSITORY),
    ],
    ['a named template of a chart that is missing', template('{{ include "common.image" .Values.image }}')],
    ['a key of another map', template(`${REPOSITORY} @{{ .Values.other.image.digest }}`)],
    ['a key whose name is computed', template('{{ index .Values.image (print "dig" "est") }}')],
    ['what is read through a list', template('{{ range list .x .Values.image }}{{ .digest }}{{ end }}')],
    ['what is read through the first of a list', template('{{ (first (tuple .Values.image)).digest }}')],
    ['what is read through an index', template('{{ index .Values "image" "digest" }}')],
    ['what is read through an item', template('{{ (index (list .Values.image) 0).digest }}')],
    [
      'what is read through `get`',
      template('{{ get .Values.image "digest" }}{{ get .Values.image }}{{ get }}'),
    ],
    ['what is read through `dig`', template('{{ dig "image" "digest" "" .Values }}')],
    [
      'what is read through functions that give it on',
      template('{{ (default .x (.Values.image | deepCopy)).digest }}'),
    ],
    ['what is read through merged maps', template('{{ (merge .Values.image .Values.defaults).digest }}')],
    [
      'what is read through a variable that a later round reads',
      template('{{ $i := .x }}{{ range .y }}{{ $i.digest }}{{ $i = $.Values.image }}{{ end }}'),
    ],
    [
      'a digest that is written in the place of the tag',
      template('{{ .Values.image.repository }}:{{ .Values.image.digest | default .Values.image.tag }}'),
    ],
    ['a comment', template(`${REPOSITORY}{{/* .Values.image.digest */}}{{- /* }} */ -}}`)],
    ['a text', template(`${REPOSITORY}{{ "{{ .Values.image.digest }}" }}{{ \`}}.Values.image.digest\` }}`)],
    ['a template that is not well-formed', template('{{ .Values.image.digest')],
    [
      'values that double without end',
      template(
        `{{ $x := dict "a" .Values.image }}${'{{ $x = dict "a" $x "b" (list $x) }}'.repeat(60)}{{ $x.a.digest }}`,
      ),
    ],
    [
      'named templates that call each other without end',
      helper('{{ include "image" (dict "x" . "y" .) }}', '{{ include "image" .Values.image }}'),
    ],
  ])('%s', (_name, files) => {
    expect(placeOf(files)).toBe('tag');
  });
});

describe('a chart that is seen to read a digest gets it there', () => {
  const full = 'digest: DIGEST';
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['directly', template('{{ .Values.image.repository }}@{{ .Values.image.digest }}'), full],
    ['with trim marks', template('"x@{{- .Values.image.digest -}}"'), full],
    ['as bare digits', template(`${REPOSITORY}@sha256:{{ .Values.image.sha }}`), 'sha: HEX'],
    ['as bare digits of `digest`', template(`x@sha256:{{ .Values.image.digest }}`), 'digest: HEX'],
    ['as digits in a format', template('{{ printf "%s@sha256:%s" .x .Values.image.sha }}'), 'sha: HEX'],
    [
      'in a format that is computed, or has too few verbs',
      template('{{ printf .f .Values.image.digest }}{{ printf "@" .x .Values.image.digest }}{{ printf }}'),
      full,
    ],
    [
      'beside values that lead nowhere',
      template(
        '{{ (dict "a" .x).b.c }}{{ (dict "a").a }}{{ (list .).x }}{{ range . }}{{ .x }}{{ end }}{{ dict "a" .Values }}{{ default now .x }}{{ toYaml .Values.a.b.c }}{{ .Values.image.digest }}',
      ),
      full,
    ],
    ['in a format', template('{{ printf "%s%5.2f%%@%s" .x .y .Values.image.digest | quote }}'), full],
    [
      'printed',
      template('{{ print "x" "@" .Values.image.digest }}{{ println .Values.image.digest "x" }}'),
      full,
    ],
    [
      'with or without the algorithm',
      template(
        'x@sha256:{{ trimPrefix "sha256:" .Values.image.digest }}{{ hasPrefix "x" .Values.image.digest }}',
      ),
      full,
    ],
    ['through all values of a map', template('{{ range values .Values }}{{ .digest }}{{ end }}'), full],
    [
      'through a dict of maps',
      template('{{ range $k, $v := dict "a" .Values.image }}{{ $v.digest }}{{ end }}'),
      full,
    ],
    ['through `$`', template('{{ range .Values.list }}{{ $.Values.image.digest }}{{ end }}'), full],
    ['through `with`', template('{{ with .Values.image }}@{{ .digest }}{{ end }}'), full],
    [
      'in an else',
      template('{{ if .a }}{{ else if .b }}{{ else }}{{ .Values.image.digest }}{{ end }}'),
      full,
    ],
    ['in an else with', template('{{ with .a }}{{ else with .Values.image }}{{ .digest }}{{ end }}'), full],
    ['through a variable', template('{{ $i := .Values.image }}{{ if true }}{{ $i.digest }}{{ end }}'), full],
    [
      'through a variable that changes',
      template('{{ $i := .x }}{{ if .y }}{{ $i = .Values.image }}{{ end }}{{ $i.digest }}'),
      full,
    ],
    ['through a named template', helper(BY_HELPER, '{{ include "image" .Values.image }}'), full],
    [
      'through `template`',
      helper(BY_HELPER, '{{ template "image" .Values.image }}{{ template "image" }}'),
      full,
    ],
    [
      'through a block',
      template('{{ block "x" .Values.image }}{{ .digest }}{{ end }}{{ define "y" }}{{ end }}'),
      full,
    ],
    [
      'through a named template inside of another',
      template('{{ if .a }}{{ define "in" }}{{ .digest }}{{ end }}{{ end }}{{ include "in" .Values.image }}'),
      full,
    ],
    [
      'through a dict',
      helper(
        '{{ .root.Values.x }}{{ .image.digest }}',
        '{{ include "image" (dict "root" . "image" .Values.image) }}',
      ),
      full,
    ],
    ['through `set`', template('{{ $d := set (dict "a" .x) "i" .Values.image }}{{ $d.i.digest }}'), full],
    ['through `tpl`', template('{{ tpl .Values.image.digest . }}{{ tpl }}'), full],
    ['beside a version that is tested', template('{{ eq "sha256" .x }}{{ .Values.image.digest }}'), full],
    [
      'with break and continue',
      template('{{ range .x }}{{ break }}{{ continue }}{{ end }}{{ .Values.image.digest }}'),
      full,
    ],
  ])('%s', (_name, files, expected) => {
    expect(placeOf(files)).toBe(expected);
  });

  test('at every place of a list or map, and in a chart below', () => {
    const list = 'x:\n  - image:\n      repository: cgr.dev/a/b\n      tag: v1\n';
    const inList = { 'templates/a.yaml': '{{ range .Values.x }}{{ .image.digest }}{{ end }}' };
    expect(placeOf(inList, list)).toBe('digest: DIGEST');
    const map = list
      .replace('- image', 'name')
      .replace('      repository', '    repository')
      .replace('      tag', '    tag');
    expect(placeOf({ 'templates/a.yaml': '{{ range .Values.x }}{{ .digest }}{{ end }}' }, map)).toBe(
      'digest: DIGEST',
    );
    const below = `sub:\n  ${VALUES.replaceAll('\n', '\n  ').trimEnd()}\n`;
    expect(placeOf({ 'charts/sub/templates/a.yaml': '{{ .Values.image.digest }}' }, below)).toBe(
      'digest: DIGEST',
    );
    expect(placeOf({ 'charts/sub/templates/a.yaml': '{{ .Values.image.digest }}' })).toBe('tag');
    const shared = `global:\n  ${VALUES.replaceAll('\n', '\n  ').trimEnd()}\n`;
    expect(placeOf({ 'charts/sub/templates/a.yaml': '{{ .Values.global.image.digest }}' }, shared)).toBe(
      'digest: DIGEST',
    );
    const deep = `a:\n  b:\n    ${VALUES.replaceAll('\n', '\n    ').trimEnd()}\n`;
    expect(placeOf({ 'charts/a/charts/b/templates/a.yaml': '{{ .Values.image.digest }}' }, deep)).toBe(
      'digest: DIGEST',
    );
  });

  test.each([
    ['each alias of its dependency', 'db', 'one.app', 'digest: DIGEST'],
    ['each alias of its dependency, the second one', 'db', 'two.app', 'digest: DIGEST'],
    ['its name where that is an alias of another folder', 'db', 'db.app', 'tag'],
    ['its own name, not that of its folder', 'other', 'other.app', 'digest: DIGEST'],
  ])('in a chart below, under %s', (_, name, keys, place) => {
    const files = {
      'Chart.yaml': 'dependencies: [{ name: db, alias: one }, { name: db, alias: two }]',
      'charts/vendored/Chart.yaml': `name: ${name}\ndependencies: [{ name: image, alias: app }]`,
      'charts/vendored/charts/image/Chart.yaml': 'name: image',
      'charts/vendored/charts/image/templates/a.yaml': '{{ .Values.image.digest }}',
    };
    const [above, below] = keys.split('.');
    const values = `${above}:\n  ${below}:\n    ${VALUES.replaceAll('\n', '\n    ').trimEnd()}\n`;
    expect(placeOf(files, values)).toBe(place);
  });
});

describe('an empty tag that the templates default to the version of the chart', () => {
  const EMPTY = VALUES.replace('v1', '""');
  const read = (tag: string, chart = 'appVersion: "1.16.0"\n', values = EMPTY) => {
    const templates = template(`{{ .Values.image.repository }}:${tag}`);
    const files = filesOf({ 'Chart.yaml': chart, ...templates });
    const { references, unresolved } = scanFile('values.yaml', values, { chart: files });
    return references[0]?.reference.tag ?? unresolved[0]?.reason;
  };

  test.each([
    ['behind a pipe', '{{ .Values.image.tag | default .Chart.AppVersion }}', '1.16.0'],
    ['before it', '{{ default .Chart.AppVersion .Values.image.tag | quote }}', '1.16.0'],
    ['with a prefix', '{{ .Values.image.tag | default (printf "v%s" .Chart.AppVersion) }}', 'v1.16.0'],
    ['printed', '{{ default (print "v" .Chart.AppVersion) .Values.image.tag }}', 'v1.16.0'],
    ['as the first that is set', '{{ coalesce .Values.image.tag .Chart.AppVersion }}', '1.16.0'],
    ['as a template', '{{ tpl .Values.image.tag . | default .Chart.AppVersion }}', '1.16.0'],
    [
      'through a variable',
      '{{ $tag := .Values.image.tag | default $.Chart.AppVersion }}{{ $tag }}',
      '1.16.0',
    ],
    [
      'through a named template',
      '{{ define "x" }}{{ .image.tag | default .v }}{{ end }}{{ include "x" (dict "image" .Values.image "v" .Chart.AppVersion) }}',
      '1.16.0',
    ],
    [
      'in the branch of a condition for an empty value',
      '{{ if .Values.image.tag }}{{ if .x }}a{{ else }}b{{ end }}\nx:{{ .Values.image.tag }}\n{{ else }}\nx:{{ .Chart.AppVersion }}\n{{ end }}',
      '1.16.0',
    ],
    [
      'in one within the image',
      'x:{{ with .Values.image.tag }}{{ . }}{{ else }}{{ .Chart.AppVersion }}{{ end }}',
      '1.16.0',
    ],
    ['in `with`', '{{ with .Values.image }}{{ .tag | default $.Chart.AppVersion }}{{ end }}', '1.16.0'],
  ])('is that version: %s', (_name, tag, expected) => {
    expect(read(tag)).toBe(expected);
  });

  const UNRESOLVED = 'its tag is not in this file; the chart or a variable sets it';
  test.each([
    ['there is no default', '{{ .Values.image.tag }}'],
    ['the default is something else', '{{ .Values.image.tag | default .Values.version }}'],
    ['the version is changed', '{{ .Values.image.tag | default (trimPrefix "v" .Chart.AppVersion) }}'],
    ['more is added', '{{ .Values.image.tag | default (printf "%s-%s" .Chart.AppVersion .Values.label) }}'],
    [
      'one branch adds more',
      '{{ if .x }}{{ default (printf "%s-%s" .Chart.AppVersion .x) .Values.image.tag }}{{ else }}{{ default .Chart.AppVersion .Values.image.tag }}{{ end }}',
    ],
    [
      'there are two defaults',
      '{{ .Values.image.tag | default .Chart.AppVersion }} {{ .Values.image.tag | default (printf "v%s" .Chart.AppVersion) }}',
    ],
    [
      'a branch of a condition adds more',
      'x:{{ if .Values.image.tag }}{{ .Values.image.tag }}{{ else }}{{ .Chart.AppVersion }}-slim{{ end }}',
    ],
    [
      'text stands before a condition',
      'x:v{{ if .Values.image.tag }}{{ .Values.image.tag }}{{ else }}{{ .Chart.AppVersion }}{{ end }}',
    ],
    [
      'another value comes first',
      '{{ if .Values.image.tag }}x:{{ .Values.image.tag }}{{ else if .Values.t }}x:{{ .Values.t }}{{ else }}x:{{ .Chart.AppVersion }}{{ end }}',
    ],
    [
      'a condition writes a label',
      'version: {{ if .Values.image.tag }}{{ .Values.image.tag }}{{ else }}{{ .Chart.AppVersion }}{{ end }}',
    ],
    ['another image has the default', '{{ .Values.other.tag | default .Chart.AppVersion }}'],
  ])('stays unresolved where %s', (_name, tag) => {
    expect(read(tag)).toBe(UNRESOLVED);
  });

  test('stays unresolved where the chart has no version that can be a tag', () => {
    const tag = '{{ .Values.image.tag | default .Chart.AppVersion }}';
    for (const chart of ['name: x\n', 'appVersion: 1.10\n', 'appVersion: "1.0+build"\n', '{'])
      expect(read(tag, chart), chart).toBe(UNRESOLVED);
  });

  test.each([
    ['in quotes', '  tag: ""', '  tag: "1.16.0@DIGEST"'],
    ['in nothing', '  tag:', '  tag: 1.16.0@DIGEST'],
    ['in nothing before a comment', '  tag: # none', '  tag: 1.16.0@DIGEST # none'],
    ['in null', '  tag: null', '  tag: 1.16.0@DIGEST'],
    ['in no pair', '  pullPolicy: Always', '  tag: 1.16.0@DIGEST\n  pullPolicy: Always'],
  ])('is pinned by writing it with its digest: %s', (_name, before, after) => {
    const chart = filesOf({
      'Chart.yaml': 'appVersion: "1.16.0"\n',
      ...template('{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}'),
    });
    const text = VALUES.replace('  tag: v1', before);
    const scan = (source: string) => scanFile('values.yaml', source, { chart });
    const { references } = scan(text);
    const { after: edited } = editText(
      text,
      references.map((reference) => ({ reference, digest: DIGEST })),
      scan,
    );
    expect(edited).toBe(text.replace(before, after.replace('DIGEST', DIGEST)));
  });

  test('is not invented where the chart reads no tag', () => {
    const chart = { 'Chart.yaml': 'appVersion: "1"\n', ...template('{{ .Values.image.repository }}') };
    const scan = scanFile('values.yaml', 'image: {repository: cgr.dev/a/b}\n', { chart: filesOf(chart) });
    expect([scan.references, scan.unresolved]).toEqual([[], []]);
  });

  test('of a chart below is the version of that chart', () => {
    const files = filesOf({
      'Chart.yaml': 'appVersion: "1"\n',
      'charts/sub/Chart.yaml': 'appVersion: "2"\n',
      'charts/sub/templates/a.yaml': '{{ .Values.image.tag | default .Chart.AppVersion }}',
    });
    const values = `sub:\n  ${EMPTY.replaceAll('\n', '\n  ').trimEnd()}\n`;
    expect(scanFile('values.yaml', values, { chart: files }).references[0]?.reference.tag).toBe('2');
  });
});

describe('text that a chart writes around a tag', () => {
  const read = (image: string, values = VALUES, more = {}) => {
    const files = filesOf({ 'Chart.yaml': 'appVersion: "1.16"\n', ...template(image), ...more });
    const { references, unresolved } = scanFile('values.yaml', values, { chart: files });
    const [{ editable, text }] = [...references, { editable: undefined, text: unresolved[0]?.reason }];
    return [text, editable?.kind === 'no' ? editable.reason : editable?.kind];
  };
  const BEHIND = 'its `tag` cannot have a digest, because the chart writes `-slim` after it';
  const MORE = ['the chart builds the tag from more than this value', undefined];

  test.each([
    ['before it', `${'{{ .Values.image.repository }}:v{{ .Values.image.tag }}'}`, 'cgr.dev/a/b:vv1', 'yes'],
    [
      'before it, in a format',
      '{{ printf "%s:x-%s" .Values.image.repository .Values.image.tag }}',
      'cgr.dev/a/b:x-v1',
      'yes',
    ],
    ['after it', `${REPOSITORY}-slim`, 'cgr.dev/a/b:v1-slim', BEHIND],
    [
      'after it, in a format',
      '{{ printf "%s:%s-slim" .Values.image.repository .Values.image.tag }}',
      'cgr.dev/a/b:v1-slim',
      BEHIND,
    ],
    [
      'in quotes, with a digest',
      `"${REPOSITORY}{{ with .Values.image.digest }}@{{ . }}{{ end }}"`,
      'cgr.dev/a/b:v1',
      'yes',
    ],
  ])('is a part of the tag: %s', (_name, image, text, editable) => {
    expect(read(image)).toEqual([text, editable]);
  });

  test.each([
    ['another value', `${REPOSITORY}{{ .Values.image.variant }}`],
    ['a filter', '{{ .Values.image.repository }}:{{ .Values.image.tag | trimPrefix "v" }}'],
    ['different texts', `${REPOSITORY}\nother: {{ .Values.image.repository }}:x{{ .Values.image.tag }}`],
  ])('is not guessed: %s', (_name, image) => {
    expect(read(image)).toEqual(MORE);
  });

  test('keeps the digest out of a tag that also stands alone', () => {
    expect(read(`${REPOSITORY}\nother: ${REPOSITORY}-slim`)).toEqual(['cgr.dev/a/b:v1', BEHIND]);
    const changed = 'its `tag` cannot have a digest, because the chart changes it';
    expect(read(`${REPOSITORY}\nother: ${REPOSITORY}{{ .Values.image.variant }}`)).toEqual([
      'cgr.dev/a/b:v1',
      changed,
    ]);
  });

  const define = (name: string, body: string) => `{{- define "${name}" -}}\n${body}\n{{- end -}}\n`;
  const WHOLE = define('whole', `{{- printf "%s:%s" .Values.image.repository .Values.image.tag -}}`);
  const TAG = define(
    'tag',
    '{{- if .Values.image.tag -}}{{ .Values.image.tag }}{{- else -}}latest{{- end -}}',
  );
  test.each([
    ['after its call', WHOLE, '{{ include "whole" . }}-slim', 'cgr.dev/a/b:v1-slim', BEHIND],
    ['in a format', WHOLE, '{{ printf "%s-slim" (include "whole" .) }}', 'cgr.dev/a/b:v1-slim', BEHIND],
    [
      'after a call of its call',
      `${WHOLE}${define('outer', '{{ include "whole" . }}')}`,
      '{{ include "outer" . }}-slim',
      'cgr.dev/a/b:v1-slim',
      BEHIND,
    ],
    [
      'inside of it',
      define('whole', `${REPOSITORY}-slim`),
      '{{ include "whole" . }}',
      'cgr.dev/a/b:v1-slim',
      BEHIND,
    ],
    [
      'before and after one of the tag',
      TAG,
      '{{ .Values.image.repository }}:x{{ include "tag" . }}-slim',
      'cgr.dev/a/b:xv1-slim',
      BEHIND,
    ],
    [
      'after one of its calls',
      WHOLE,
      '{{ include "whole" . }}-slim\nother: {{ include "whole" . }}',
      'cgr.dev/a/b:v1',
      BEHIND,
    ],
    [
      'on the line of another value',
      define('whole', `${REPOSITORY}\npolicy: {{ .Values.policy }}`),
      '{{ include "whole" . }}-slim',
      'cgr.dev/a/b:v1',
      'yes',
    ],
    ['nowhere', WHOLE, '{{ include "whole" . | quote }}', 'cgr.dev/a/b:v1', 'yes'],
    ['by a filter', WHOLE, '{{ include "whole" . | trunc 20 }}', ...MORE],
    ['after it as another value', WHOLE, '{{ include "whole" . }}{{ .Values.suffix }}', ...MORE],
  ])('counts around a named template: %s', (_name, helpers, image, text, editable) => {
    expect(read(image, VALUES, { 'templates/_helpers.tpl': helpers })).toEqual([text, editable]);
  });

  test('is a version label, too, where a named template of the tag is written into one', () => {
    const image = '{{ .Values.image.repository }}:{{ include "tag" . }}\nversion: {{ include "tag" . }}';
    expect(read(image, VALUES, { 'templates/_helpers.tpl': TAG })).toEqual([
      'cgr.dev/a/b:v1',
      'its `tag` cannot have a digest, because the chart writes it into a version label',
    ]);
  });

  test('is written before the version of the chart', () => {
    const image = '{{ .Values.image.repository }}:v{{ .Values.image.tag | default .Chart.AppVersion }}';
    expect(read(image, VALUES.replace('v1', '""'))).toEqual(['cgr.dev/a/b:v1.16', 'yes']);
  });

  test('makes a name that goes on a part of others', () => {
    const image = '{{ .Values.image.repository }}/{{ .Values.name }}:{{ .Values.image.tag }}';
    expect(read(image)).toEqual(['a name is added behind its `repository`', undefined]);
  });

  test('makes a name without a tag incomplete', () => {
    const reason = 'its tag is not in this file; the chart or a variable sets it';
    const values = 'image: cgr.dev/a/b\n';
    expect(read('{{ .Values.image }}:{{ .Chart.AppVersion }}', values)).toEqual([reason, undefined]);
    expect(read('{{ printf "%s:%s" .Values.image .Values.version }}', values)).toEqual([reason, undefined]);
    expect(read('{{ .Values.image }}', values)).toEqual(['cgr.dev/a/b', 'yes']);
  });
});

describe('a chart of Bitnami', () => {
  const values = `${VALUES}  digest: ""\n`;
  const uses = template(
    '{{ include "common.images.image" (dict "imageRoot" .Values.image "global" .Values.global) }}',
  );
  const library = (body: string) => ({
    'charts/common/templates/_images.tpl': `{{ define "common.images.image" }}${body}{{ end }}`,
  });
  const description = (repository: string, alias = 'common') =>
    `appVersion: "7"\ndependencies:\n  - {name: common, alias: ${alias}, repository: "${repository}"}\n`;

  test('reads the digest with and without the library at hand', () => {
    expect(placeOf(uses, values)).toBe('digest: DIGEST');
    expect(placeOf({ ...uses, ...library('{{ .imageRoot.tag }}{{ .imageRoot.digest }}') }, values)).toBe(
      'digest: DIGEST',
    );
    const pullSecrets = '{{ include "common.images.pullSecrets" (dict "images" (list .Values.image)) }}';
    expect(placeOf({ ...uses, 'templates/b.yaml': pullSecrets }, values)).toBe('digest: DIGEST');
  });

  test('with a library that is seen to ignore the digest keeps it in the tag', () => {
    expect(placeOf({ ...uses, ...library('{{ .imageRoot.tag }}') }, values)).toBe('tag');
  });

  test('that writes the tag by itself keeps it there', () => {
    const files = {
      'Chart.yaml': description('oci://registry-1.docker.io/bitnamicharts'),
      ...template(REPOSITORY),
    };
    expect(placeOf(files, values)).toBe('tag');
    const bitnami = { 'Chart.yaml': description('oci://registry-1.docker.io/bitnamicharts') };
    const inValues = { 'values.yaml': `${values}config: |\n  tag: {{ .Values.image.tag }}\n# {{ open\n` };
    expect(placeOf({ ...bitnami, ...inValues }, values)).toBe('tag');
    expect(placeOf({ ...bitnami, 'values.yaml': '{{ open' }, values)).toBe('digest: DIGEST');
  });

  test('below another one reads it, too', () => {
    const below = `db:\n  ${values.replaceAll('\n', '\n  ').trimEnd()}\n`;
    const files = (repository: string) => ({ 'Chart.yaml': description(repository, 'db') });
    expect(placeOf(files('https://charts.bitnami.com/bitnami'), below)).toBe('digest: DIGEST');
    expect(placeOf(files('https://charts.example.com'), below)).toContain('key is empty');
    const unnamed = 'dependencies: [{ repository: https://charts.bitnami.com/bitnami }]\n';
    expect(placeOf({ 'Chart.yaml': unnamed }, below)).toContain('key is empty');
  });

  test('with a comment that does not end is not known', () => {
    expect(placeOf({ ...uses, 'templates/b.yaml': '{{/* open' }, values)).toContain('key is empty');
  });

  test('has the version of the chart as its tag only where the template is given it', () => {
    const tag = (call: string) =>
      scanFile('values.yaml', values.replace('v1', '""'), {
        chart: filesOf({ 'Chart.yaml': description('oci://x/bitnamicharts'), ...template(call) }),
      }).references[0]?.reference.tag;
    expect(tag('{{ include "common.images.image" (dict "imageRoot" .Values.image "chart" .Chart) }}')).toBe(
      '7',
    );
    expect(tag('{{ include "common.images.image" (dict "imageRoot" .Values.image) }}')).toBeUndefined();
  });
});

describe('an empty key', () => {
  const empty = (key: string) => `${VALUES}  ${key}: ""\n`;
  test.each([
    ['is filled as the chart reads it', 'digest', '@{{ .Values.image.digest }}', 'digest: DIGEST'],
    ['is filled with digits', 'sha', '@sha256:{{ .Values.image.sha }}', 'sha: HEX'],
    ['stays where the chart does not read it', 'digest', '', 'tag'],
    [
      'is not edited where the form is not clear',
      'digest',
      '{{ .Values.image.digest }} sha256:',
      'key is empty',
    ],
    [
      'is not edited where two forms are possible',
      'sha',
      '@sha256:{{ .Values.image.sha }}@{{ .Values.image.sha }}',
      'key is empty',
    ],
    ['is not edited where the chart passes the map on', 'sha', '{{ toYaml .Values.image }}', 'key is empty'],
  ])('%s', (_name, key, text, expected) => {
    expect(placeOf(template(`${REPOSITORY}${text}`), empty(key))).toContain(expected);
  });

  test('does not keep another key from being used', () => {
    const values = `${VALUES}  digest: ""\n  sha: ""\n`;
    expect(placeOf(template('x@sha256:{{ .Values.image.sha }}'), values)).toBe('sha: HEX');
  });
});

describe('a digest that is there', () => {
  const held = `${VALUES}  digest: ${DIGEST}\n`;
  const read = (text: string, values = held) =>
    scanFile('values.yaml', values, { chart: filesOf(template(text)) }).references.map(
      ({ reference, remark }) => [reference.digest, remark],
    );

  test('counts where the chart reads it, and where that is not known', () => {
    for (const text of [
      '{{ .Values.image.digest }}',
      '{{ toYaml .Values.image }}',
      '{{ toJson . }}',
      '{{ include "no" . }}',
      'x',
    ])
      expect(read(text)).toEqual([[DIGEST, undefined]]);
  });

  test('counts where the map is given away inside of another value', () => {
    for (const text of [
      '{{ toYaml (list .Values.image) }}',
      '{{ toYaml (dict "a" .Values) }}',
      '{{ $x := dict .a .Values.image }}',
      '{{ $x := set .Values "a" 1 }}',
      '{{ $x := set (dict) .a .Values.image }}{{ set .x }}',
      '{{ index .Values .a }}',
      '{{ include .name .Values.image }}',
      '{{ unknown .Values.image }}',
      '{{ tpl (.Files.Get "config.yaml") . }}',
    ])
      expect(read(`{{ .Values.image.tag }}${text}`), text).toEqual([[DIGEST, undefined]]);
  });

  test('does not count where no template reads it', () => {
    const remark = 'its `digest` key has no effect, because the chart does not read it';
    for (const text of [
      REPOSITORY,
      `${REPOSITORY}{{ include (print $.Template.BasePath "/x.yaml") . | sha256sum }}{{ include "x" }}`,
      `${REPOSITORY}{{ if hasKey .Values.image "digest" }}x{{ end }}{{ toYaml .Values.resources }}{{ now }}`,
      `${REPOSITORY} {{ .Chart.Name }}{{ .Values.image.tag.x }}{{ range .Chart }}{{ . }}{{ end }}{{ range list . }}{{ .y }}{{ end }}`,
    ])
      expect(read(text)).toEqual([[undefined, remark]]);
    expect(placeOf(template(REPOSITORY), held)).toBe('tag');
    expect(read(REPOSITORY, `${VALUES}  digest: x\n  sha: ""\n`)).toEqual([[undefined, remark]]);
  });

  test('is read in the form that the chart expects', () => {
    const digits = `${VALUES}  digest: ${'ab'.repeat(32)}\n`;
    expect(read('x@sha256:{{ .Values.image.digest }}', digits)).toEqual([[DIGEST, undefined]]);
    const wrong = scanFile('values.yaml', digits, {
      chart: filesOf(template('x@{{ .Values.image.digest }}')),
    });
    expect(wrong.references).toMatchObject([{ reason: expect.stringContaining('not `sha256:`') }]);
  });
});

describe('a tag that cannot have a digest', () => {
  test.each([
    [
      'is a version label',
      'app.kubernetes.io/version: {{ .Values.image.tag | quote }}',
      'into a version label',
    ],
    [
      'is compared',
      '{{ if semverCompare ">=1" (.Values.image.tag | toString) }}{{ end }}',
      'compares it as a version',
    ],
    ['is parsed', '{{ (semver .Values.image.tag).Major }}', 'compares it as a version'],
    ['is not read', '{{ .Values.image.repository }}', 'does not read its `tag`'],
  ])('%s', (_name, text, expected) => {
    expect(placeOf({ 'templates/a.yaml': `${text}\n` })).toContain(expected);
  });

  test('does not keep a digest key from being used', () => {
    const text = 'version: {{ .Values.image.tag }}\nimage: {{ .Values.image.digest }}';
    expect(placeOf({ 'templates/a.yaml': text })).toBe('digest: DIGEST');
  });
});

describe('a schema', () => {
  const reads = template(`${REPOSITORY}{{ with .Values.image.digest }}@{{ . }}{{ end }}`);
  const withSchema = (image: unknown, files: Readonly<Record<string, string>> = reads) =>
    placeOf({ ...files, 'values.schema.json': JSON.stringify({ properties: { image } }) });

  test('that forbids the key or its form keeps the digest in the tag', () => {
    expect(withSchema({ additionalProperties: false, properties: { tag: true } })).toBe('tag');
    expect(withSchema({ properties: { digest: { pattern: '^[0-9a-f]{64}$' } } })).toBe('tag');
    expect(withSchema({ not: {} })).toBe('tag');
    const branches = template(
      `{{ if .Values.image.digest }}${REPOSITORY}@{{ .Values.image.digest }}{{ else }}${REPOSITORY}{{ end }}`,
    );
    expect(withSchema({ additionalProperties: false, properties: { tag: true } }, branches)).toBe('tag');
    expect(withSchema({ properties: { digest: { type: ['null', 'string'], pattern: '^sha256:' } } })).toBe(
      'digest: DIGEST',
    );
  });

  test('that forbids a digest in the tag keeps it out', () => {
    const schema = { additionalProperties: false, properties: { tag: { pattern: '^[\\w.-]+$' } } };
    expect(withSchema(schema)).toContain('`values.schema.json` does not allow a digest in `tag`');
  });

  test('of a chart below counts for its values', () => {
    const files = {
      'charts/sub/templates/a.yaml': '{{ .Values.image.digest }}{{ .Values.image.tag }}',
      'charts/sub/values.schema.json':
        '{"properties":{"image":{"additionalProperties":false,"properties":{"tag":{}}}}}',
    };
    expect(placeOf(files, `sub:\n  ${VALUES.replaceAll('\n', '\n  ').trimEnd()}\n`)).toBe('tag');
    expect(placeOf({ ...files, ...reads })).toBe('digest: DIGEST');
  });
});

describe('a registry', () => {
  const values = 'image: { registry: cgr.dev, repository: a/b, tag: v1 }\n';
  const textOf = (text: string) =>
    scanFile('values.yaml', values, { chart: filesOf(template(text)) }).references[0]?.text;

  test('that the chart does not read is no part of the name', () => {
    expect(textOf(REPOSITORY)).toBe('a/b:v1');
    expect(textOf(`{{ .Values.image.registry }}/${REPOSITORY}`)).toBe('cgr.dev/a/b:v1');
    expect(textOf('{{ include "lib" .Values.image }}{{ .Values.image.tag }}')).toBe('cgr.dev/a/b:v1');
  });
});

describe('a template in the values', () => {
  const values = `${VALUES}global: { image: { tag: "" } }\nother: "x:{{ .Values.global.image.tag }}"\n`;

  test('says nothing of a tag of the same name that it does not read, where the chart is here', () => {
    const files = { 'values.yaml': values, ...template(REPOSITORY) };
    expect(placeOf(files, values)).toBe('tag');
    const reason = '`tag` is also used where a digest would be wrong';
    expect(placeOf(files, values.replace('.Values.global.image.tag', '.tag'))).toBe(reason);
    const [reference] = scanFile('values.yaml', values).references;
    expect(reference?.editable).toMatchObject({ kind: 'no', reason });
  });
});

describe('a map at two places', () => {
  const values = `a: &a\n  repository: cgr.dev/a/b\n  tag: v1\nb: *a\n`;
  test.each([
    ['that agree', '@{{ .Values.a.digest }}@{{ .Values.b.digest }}', 'digest: DIGEST'],
    ['that read it in other forms', '@{{ .Values.a.digest }}@sha256:{{ .Values.b.digest }}', 'tag'],
    ['of which one is not read', '@{{ .Values.a.digest }}', 'tag'],
    ['of which one is a version', '{{ .Values.a.tag }} version: {{ .Values.b.tag }}', 'into a version label'],
  ])('%s', (_name, text, expected) => {
    expect(placeOf({ 'templates/a.yaml': text }, values)).toContain(expected);
  });
});

test('values without end are not followed', () => {
  const loop = `a: &a\n  repository: cgr.dev/a/b\n  tag: v1\n  again: *a\n`;
  const wide = `x: &x {k: 1}\n${Array.from({ length: 15 }, (_, n) => `x${n}: &x${n} {a: *x${n === 0 ? '' : n - 1}, b: *x${n === 0 ? '' : n - 1}}\n`).join('')}${VALUES}`;
  const files = template('{{ .Values.image.digest }}');
  expect(placeOf(files, loop)).toBe('tag');
  expect(placeOf(files, wide)).toBe('tag');
});

test('a named template is followed once for each argument', () => {
  const twice = '{{ include "image" .Values.image }}{{ include "image" .Values.image }}{{ }}{{ .x | }}';
  expect(placeOf(helper(BY_HELPER, twice))).toBe('digest: DIGEST');
  const chain = Array.from(
    { length: 80 },
    (_, n) => `{{ define "d${n}" }}{{ include "d${n + 1}" . }}{{ end }}`,
  ).join('');
  const deep = `${chain}{{ define "d80" }}{{ .digest }}{{ end }}{{ include "d0" .Values.image }}`;
  expect(placeOf(template(deep))).toBe('digest: DIGEST');
});

test('merged maps are read where they are merged', () => {
  const values = 'base: &base\n  repository: cgr.dev/a/b\nimage:\n  <<: *base\n  tag: v1\n';
  expect(placeOf(template('{{ .Values.image.digest }}'), values)).toBe('digest: DIGEST');
});

test('templates that go on and on below the values end', () => {
  const files = helper(
    '{{ .digest }}{{ range .x }}{{ include "image" . }}{{ end }}',
    '{{ include "image" .Values.image }}',
  );
  expect(placeOf(files)).toBe('digest: DIGEST');
});

test('a chart is read once', () => {
  const files = filesOf(template(REPOSITORY));
  expect(readChart(files)).toBe(readChart(files));
});

test.each([
  ['charts/app/values.yaml', 'charts/app'],
  ['charts/app/ci/a-values.yaml', 'charts/app'],
  ['values.yaml', ''],
])('%s belongs to the chart in %s', (path, folder) => {
  expect(chartFolderOf(path)).toBe(folder);
});

test.each([
  ['templates/a.yaml', true],
  ['templates/sub/_b.tpl', true],
  ['templates/NOTES.txt', false],
  ['Chart.yaml', true],
  ['values.schema.json', true],
  ['charts/a/templates/b.yml', true],
  ['charts/a/charts/b/values.schema.json', true],
  ['charts/a/values.yaml', true],
  ['charts/a/ci/values.yaml', false],
  ['templates/a.png', false],
  ['other/templates/a.yaml', false],
])('%s says what a chart does: %s', (path, expected) => {
  expect(isChartFile(path)).toBe(expected);
});
