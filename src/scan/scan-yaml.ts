import { isAzurePipeline, scanAzurePipelines } from './azure-pipelines.ts';
import { scanBuildkite } from './buildkite.ts';
import { scanCircleCi } from './circleci.ts';
import { isCompose, scanCompose } from './compose.ts';
import type { Sink } from './found.ts';
import { isGitlabCi, scanGitlabCi } from './gitlab-ci.ts';
import { scanHelmValues } from './helm-values.ts';
import { scanKo } from './ko.ts';
import { addPatchedImage, isKubernetesObject, scanKubernetes } from './kubernetes.ts';
import { scanKustomize } from './kustomize.ts';
import { scanSkaffold } from './skaffold.ts';
import type { Syntax } from './syntax.ts';
import { scanTekton } from './tekton.ts';
import { scanAction, scanWorkflow } from './workflow.ts';
import { createYamlContext, type YamlContext } from './yaml-context.ts';
import { parseYaml } from './yaml-documents.ts';
import { itemsOf, nodeAt, scalarValue } from './yaml-lookup.ts';
import { buildYamlTree, type YamlNode } from './yaml-tree.ts';

type Scan = (context: YamlContext) => void;

const SCANS: Partial<Record<Syntax, Scan>> = {
  'azure-pipelines': scanAzurePipelines,
  buildkite: scanBuildkite,
  circleci: scanCircleCi,
  compose: scanCompose,
  'github-action': scanAction,
  'github-workflow': scanWorkflow,
  'gitlab-ci': scanGitlabCi,
  'helm-values': scanHelmValues,
  ko: scanKo,
  kubernetes: scanKubernetes,
  kustomize: scanKustomize,
  skaffold: scanSkaffold,
  tekton: scanTekton,
};

/**
 * Every rule needs one of these words; a file without any of them holds no image. A key may also be written with
 * escapes, so a file that has some is always read.
 */
const NEEDED =
  /image|repo|registry|newTag|newName|docker|container|services|bundle|builder|args|\\[xuU\r\n]/i;
const TEMPLATE = /\{\{|\{%/;

/** Scans a YAML file; `named` is the syntax that its path tells, `yaml` where only its documents can tell. */
export function scanYaml(source: string, named: Syntax, sink: Sink): Syntax | undefined {
  let syntax: Syntax | undefined = named === 'yaml' ? undefined : named;
  if (!NEEDED.test(source)) return syntax;
  const { documents, faults } = parseYaml(source);
  // Templates of other tools are no YAML before they are rendered, and nothing is wrong with them.
  if (named !== 'yaml' || !TEMPLATE.test(source)) sink.faults.push(...faults);
  const file = createYamlContext(source, named, sink);
  for (const document of documents) {
    const { root, faults: duplicates } = buildYamlTree(document.contents);
    sink.faults.push(...duplicates);
    const own = named === 'yaml' ? syntaxOfDocument(root) : named;
    const before = sink.found.length;
    const context: YamlContext = { ...file, root, syntax: own, onlyComplete: own === 'yaml' };
    const scan = SCANS[own] ?? scanAnyYaml;
    scan(context);
    if (own !== 'yaml' || sink.found.length > before) syntax ??= own;
  }
  return syntax;
}

function syntaxOfDocument(root: YamlNode | undefined): Syntax {
  if (isKubernetesObject(root)) {
    const group = String(scalarValue(nodeAt(root, 'apiVersion'))).replace(/\/.*$/s, '');
    if (group === 'skaffold') return 'skaffold';
    if (group === 'kustomize.config.k8s.io') return 'kustomize';
    return group === 'tekton.dev' || group.endsWith('.tekton.dev') ? 'tekton' : 'kubernetes';
  }
  if (isCompose(root)) return 'compose';
  if (isGitlabCi(root)) return 'gitlab-ci';
  return isAzurePipeline(root) ? 'azure-pipelines' : 'yaml';
}

/** YAML of no known tool: the rules of Helm values and JSON patches, for what surely is an image. */
function scanAnyYaml(context: YamlContext): void {
  scanHelmValues(context);
  for (const operation of itemsOf(context.root)) addPatchedImage(context, operation);
}
