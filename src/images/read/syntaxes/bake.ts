import { isCompleteReference, isUntaggedName } from '../../reference/image-reference.ts';
import { scanEmbedded } from '../embedded-text.ts';
import { type Dialect, expandVariables, NO_VARIABLES } from '../expand-variables.ts';
import type { Sink } from '../found.ts';
import { offsetAfter, offsetOf, type PlacedText, slicePlaced } from '../placed-text.ts';
import { reportImage } from '../report-image.ts';
import { scanDockerfile } from './dockerfile.ts';

const DOCKER_IMAGE = 'docker-image://';

/** The attributes of a bake target that name images to build from; tags, outputs and caches name results. */
export const BAKE_ATTRIBUTES: ReadonlySet<string> = new Set(['args', 'contexts', 'dockerfile-inline']);

/** The attributes that name what a build makes. */
export const BAKE_RESULTS: ReadonlySet<string> = new Set(['tags', 'output', 'cache-from', 'cache-to']);

export function reportBakeText(
  sink: Sink,
  syntax: string,
  attribute: string,
  text: PlacedText,
  dialect: Dialect,
): void {
  const expanded = expandVariables(text, dialect);
  if (attribute === 'dockerfile-inline') {
    const dockerfile = expanded.kind === 'known' ? expanded.text : text;
    scanEmbedded(dockerfile, sink, (source, inner) => scanDockerfile(source, inner, syntax));
    return;
  }
  const prefix = attribute === 'contexts' ? DOCKER_IMAGE : '';
  if (expanded.kind === 'unknown') {
    if (prefix !== '' && text.value.startsWith(prefix))
      reportImage(sink, syntax, slicePlaced(text, prefix.length), dialect);
    return;
  }
  const { value } = expanded.text;
  if (attribute === 'args' && isUntaggedName(value))
    sink.zones.push(...expanded.text.pieces.map(({ end, start }) => ({ start, end, kind: 'text' as const })));
  if (!value.startsWith(prefix) || (prefix === '' && !isCompleteReference(value))) return;
  const skipped = text.value.startsWith(prefix) ? prefix.length : 0;
  const at = { start: offsetOf(text, skipped), end: offsetAfter(text, text.value.length) };
  reportImage(sink, syntax, slicePlaced(expanded.text, prefix.length), NO_VARIABLES, {
    at,
    uses: expanded.uses,
  });
}
