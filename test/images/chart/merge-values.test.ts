import { describe, expect, it } from 'vitest';
import { mergeValues } from '../../../src/images/chart/merge-values.ts';
import { readYaml } from '../../../src/images/read/formats/read-yaml.ts';
import { nodeAtPath, scalarValue } from '../../../src/images/read/formats/yaml-node.ts';

const VALUES =
  'image: { repository: cgr.dev/acme/app, tag: "1", args: [x] }\nglobal: { imageRegistry: cgr.dev }\n';
const chart = new Map([
  ['Chart.yaml', 'name: app'],
  ['values.yaml', VALUES],
]);

const rootOf = (source: string) => [...readYaml(source)][0]?.root;

/** The text at a path of a values file, merged over the values of a chart. */
function merged(source: string, path: string, files: ReadonlyMap<string, string> = chart) {
  return scalarValue(nodeAtPath(mergeValues(files, rootOf(source)), path.split('.')));
}

describe('a values file over those of its chart', () => {
  it.each([
    ['takes the name that it leaves out', 'image: { tag: "2" }', 'image.repository', 'cgr.dev/acme/app'],
    ['keeps its own parts', 'image: { tag: "2" }', 'image.tag', '2'],
    [
      'takes the name for a registry',
      'image: { registry: mirror.test }',
      'image.repository',
      'cgr.dev/acme/app',
    ],
    ['takes the registry of all images', 'image: { tag: "2" }', 'global.imageRegistry', 'cgr.dev'],
    ['keeps its own globals', 'image: { tag: "2" }\nglobal: {}', 'global.imageRegistry', undefined],
    [
      'takes nothing for a map that changes no image',
      'image: { pullPolicy: Always }',
      'image.tag',
      undefined,
    ],
    ['takes nothing where the chart has no map', 'sidecar: { tag: "2" }', 'sidecar.repository', undefined],
    [
      'counts with the last of the same key, as for Helm',
      'image: { repository: first, tag: "2" }\nimage: { tag: "3", tag: "4" }',
      'image.tag',
      '4',
    ],
    [
      'does not mix maps of the same key',
      'image: { repository: first }\nimage: { tag: "3" }',
      'image.repository',
      'cgr.dev/acme/app',
    ],
    ['is merged through an alias', 'a: &a { tag: "2" }\nimage: *a', 'image.repository', 'cgr.dev/acme/app'],
  ])('%s', (_, source, path, text) => {
    expect(merged(source, path)).toBe(text);
  });

  it('is merged once for each pair of maps, whatever aliases lead to them', () => {
    const files = new Map([
      ...chart,
      ['values.yaml', 'a: &a { image: &i { repository: x, tag: "1" } }\nb: *a\n'],
    ]);
    const source = 'a: &a { image: { tag: "2" } }\nb: *a\n';
    expect([
      merged(source, 'a.image.repository', files),
      merged(source, 'b.image.repository', files),
    ]).toEqual(['x', 'x']);
  });

  const nested = new Map([
    ['Chart.yaml', 'dependencies: [{ name: db }, { name: cache, alias: one }, { name: cache, alias: two }]'],
    ['values.yaml', 'db: { image: { tag: "8" } }\n'],
    ['charts/db/Chart.yaml', 'name: db'],
    ['charts/db/values.yaml', 'image: { repository: cgr.dev/acme/db, tag: "7" }\n'],
    ['charts/db/charts/log/Chart.yaml', 'name: log'],
    ['charts/db/charts/log/values.yaml', 'image: { repository: cgr.dev/acme/log, tag: "1" }\n'],
    ['charts/cache/Chart.yaml', 'name: cache'],
    ['charts/cache/values.yaml', 'image: { repository: cgr.dev/acme/cache, tag: "6" }\n'],
    ['charts/odd/Chart.yaml', 'name: odd'],
    ['charts/odd/values.yaml', 'global: { imageRegistry: x.test }\nimage: { repository: odd, tag: "1" }\n'],
  ]);
  it.each([
    ['its name', 'db: { image: { tag: "9" } }', 'db.image.repository', 'cgr.dev/acme/db'],
    ['the tag that the chart sets', 'db: { image: { repository: x } }', 'db.image.tag', '8'],
    [
      'that of one further below',
      'db: { log: { image: { tag: "2" } } }',
      'db.log.image.repository',
      'cgr.dev/acme/log',
    ],
    ['that of its alias', 'two: { image: { tag: "9" } }', 'two.image.repository', 'cgr.dev/acme/cache'],
    [
      'nothing by a name that has an alias',
      'cache: { image: { tag: "9" } }',
      'cache.image.repository',
      undefined,
    ],
    [
      'nothing that has a registry of its own',
      'odd: { image: { tag: "9" } }',
      'odd.image.repository',
      undefined,
    ],
  ])('takes from a chart below %s', (_, source, path, text) => {
    expect(merged(source, path, nested)).toBe(text);
  });

  it('is what the values of the chart themselves are over the charts below', () => {
    const root = mergeValues(nested, rootOf('db: { image: { tag: "8" } }'), true);
    expect(scalarValue(nodeAtPath(root, ['db', 'image', 'repository']))).toBe('cgr.dev/acme/db');
    const own = mergeValues(chart, rootOf('image: { tag: "2" }'), true);
    expect(nodeAtPath(own, ['image', 'repository'])).toBeUndefined();
  });

  it.each([
    ['folder without a chart', new Map([['values.yaml', VALUES]])],
    ['chart without values', new Map([['Chart.yaml', 'name: app']])],
  ])('stays as it is in a %s', (_, files) => {
    const root = rootOf('image: { tag: "2" }');
    expect(mergeValues(files, root)).toBe(root);
  });
});
