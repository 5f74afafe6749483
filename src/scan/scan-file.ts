import { scanBakeHcl } from './bake-hcl.ts';
import { scanBakeJson } from './bake-json.ts';
import { scanDevcontainer } from './devcontainer.ts';
import { scanDockerfile } from './dockerfile.ts';
import { scanEmbedded } from './embedded-text.ts';
import { finishScan } from './finish-scan.ts';
import { createSink, type Sink } from './found.ts';
import { scanJenkinsfile } from './jenkinsfile.ts';
import { placeRange } from './placed-text.ts';
import type { ScanResult } from './scan-result.ts';
import { scanYaml } from './scan-yaml.ts';
import type { Syntax } from './syntax.ts';
import { syntaxFor } from './syntax-for.ts';

/** Dockerfiles and code that people write are shorter; their parsers are slow with what is longer. */
const LONGEST_CODE = 1_000_000;
const BYTE_ORDER_MARK = '\uFEFF';
/** A Go template, but no `${{ }}` of a CI. */
const HELM_TEMPLATE = /(?:^|[^$])\{\{/;

const SCANS: Partial<Record<Syntax, (source: string, sink: Sink) => void>> = {
  devcontainer: scanDevcontainer,
  'docker-bake-hcl': scanBakeHcl,
  'docker-bake-json': scanBakeJson,
  dockerfile: scanDockerfile,
  jenkinsfile: scanJenkinsfile,
};

/**
 * Finds every image that a file names. Reads nothing but the text, and throws for no text: what cannot be read is among
 * the problems. The path (relative, forward slashes) chooses the syntax, and for a YAML file its contents do.
 */
export function scanFile(path: string, text: string): ScanResult {
  const sink = createSink();
  const named = syntaxFor(path);
  if (named === undefined) return finishScan('', sink, undefined);
  let syntax: Syntax | undefined = named;
  const scan = (source: string, into: Sink) => {
    syntax = scanText(path, source, named, into);
  };
  try {
    if (text.startsWith(BYTE_ORDER_MARK)) scanEmbedded(placeRange(text, 1, text.length), sink, scan);
    else scan(text, sink);
  } catch (error) {
    // The libraries recurse, so a hostile file can exhaust the stack; and a file can name too many images.
    sink.faults.push({ offset: 0, message: `it cannot be read to its end: ${String(error)}` });
  }
  return finishScan(text, sink, syntax);
}

function scanText(path: string, source: string, named: Syntax, sink: Sink): Syntax | undefined {
  if (named === 'helm-template') return named;
  if (named === 'yaml' && `/${path}`.includes('/templates/') && HELM_TEMPLATE.test(source))
    return 'helm-template';
  if (named === 'yaml' && path.endsWith('.json') && !isKubernetesJson(source)) return undefined;
  const scan = SCANS[named];
  if (scan === undefined) return scanYaml(source, named, sink);
  if (source.length > LONGEST_CODE) {
    sink.faults.push({ offset: 0, message: `it is longer than ${LONGEST_CODE} characters` });
  } else {
    scan(source, sink);
  }
  return named;
}

/** Most JSON files are long and none of ours: a fast look before the YAML parser, which knows places, reads them. */
function isKubernetesJson(source: string): boolean {
  if (!source.includes('"apiVersion"') || !source.includes('"kind"')) return false;
  try {
    const root: unknown = JSON.parse(source);
    return typeof root === 'object' && root !== null && 'apiVersion' in root && 'kind' in root;
  } catch {
    return false;
  }
}
