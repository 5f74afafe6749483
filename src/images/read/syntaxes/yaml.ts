import { GENERAL_YAML_DISGUISES } from '../disguises.ts';
import type { YamlMap, YamlNode } from '../formats/yaml-node.ts';
import { itemsOf, mapsOf, nodeAt, scalarValue, valuesOf } from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addZone, type YamlContext } from '../yaml-context.ts';
import { addChartSettings } from './chart-settings.ts';
import { scanHelmValues } from './helm-values.ts';
import { type ImageMapReader, UNKNOWN_READER } from './image-map-reader.ts';
import { addNamedImages } from './image-maps.ts';
import { addPatchedImage, scanKubernetesText } from './kubernetes.ts';

/** YAML of unknown tools: complete images in Helm values and JSON patches. */
export const yaml: YamlSyntax = {
  kind: 'yaml',
  name: 'yaml',
  paths: [/\.(?:ya?ml|json)$/],
  disguises: GENERAL_YAML_DISGUISES,
  isLoose: true,
  scan: (context) => {
    const asked = sourcesOfConcourse(context);
    const readerOf = (map: YamlMap) => (asked.has(map) ? CONCOURSE_READER : context.readerOf(map));
    const careful = { ...context, readerOf, onlyComplete: true };
    addResults(context);
    scanHelmValues(careful);
    for (const map of mapsOf(context.root)) {
      addNamedImages(careful, map, (source, sink) => scanKubernetesText(source, sink, yaml.name));
      addChartSettings(careful, map, scalarValue(nodeAt(map, 'kind')));
    }
    for (const operation of itemsOf(context.root)) addPatchedImage(careful, operation);
  },
};

const CONCOURSE_READER: ImageMapReader = {
  ...UNKNOWN_READER,
  tagStays: () =>
    'Concourse asks the registry for exactly this tag, so a digest in it is not found: set `version` where the image is used, and exclude this line',
};

/** The images of Concourse's resources, resource types and tasks: `{type: registry-image, source: {repository, tag}}`. */
function sourcesOfConcourse({ root }: YamlContext): ReadonlySet<YamlNode | undefined> {
  const isImage = (map: YamlMap) =>
    /^(?:registry|docker)-image$/.test(scalarValue(nodeAt(map, 'type')) ?? '');
  return new Set(
    mapsOf(root)
      .filter(isImage)
      .map((map) => nodeAt(map, 'source')),
  );
}

/** The names under which GoReleaser and Pulumi push what they build. */
function addResults(context: YamlContext): void {
  const { root } = context;
  const images = itemsOf(nodeAt(root, 'dockers_v2')).map((image) => nodeAt(image, 'images'));
  const repositories = itemsOf(nodeAt(root, 'kos')).map((image) => nodeAt(image, 'repositories'));
  const pushed = valuesOf(nodeAt(root, 'resources')).flatMap((resource) =>
    /^docker(?:-build)?:/.test(scalarValue(nodeAt(resource, 'type')) ?? '')
      ? (nodeAt(resource, 'properties', 'imageName') ?? [])
      : [],
  );
  for (const name of [...[...images, ...repositories].flatMap(itemsOf), ...pushed]) {
    context.seen.add(name);
    addZone(context, name, 'quiet');
  }
}
