import { GENERAL_YAML_DISGUISES } from '../disguises.ts';
import { itemsOf, mapsOf, nodeAt, scalarValue, valuesOf } from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addZone, type YamlContext } from '../yaml-context.ts';
import { addChartSettings } from './chart-settings.ts';
import { scanHelmValues } from './helm-values.ts';
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
    const careful = { ...context, onlyComplete: true };
    addResults(context);
    scanHelmValues(careful);
    for (const map of mapsOf(context.root)) {
      addNamedImages(careful, map, (source, sink) => scanKubernetesText(source, sink, yaml.name));
      addChartSettings(careful, map, scalarValue(nodeAt(map, 'kind')));
    }
    for (const operation of itemsOf(context.root)) addPatchedImage(careful, operation);
  },
};

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
