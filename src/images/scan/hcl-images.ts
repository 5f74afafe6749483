import { addTextZones, type CodeToken, readCode } from './code-tokens.ts';
import { NO_VARIABLES } from './expand-variables.ts';
import type { Sink } from './found.ts';
import { readHclAttributes } from './hcl-attributes.ts';
import { trimPlaced } from './placed-text.ts';
import { reportImage } from './report-image.ts';

const EXECUTED = new Set(['args', 'command', 'entrypoint', 'inline', 'script']);
const TEMPLATE = /[$%]\{/;

/** Reports the texts of attributes that name images; other texts are texts of any kind, and comments are none. */
export function scanHclImages(
  source: string,
  sink: Sink,
  syntax: string,
  namesImage: (attribute: {
    readonly name: string;
    readonly block: string;
    readonly label: string;
  }) => boolean,
): void {
  const { tokens, faults } = readCode(source, 'hcl');
  sink.faults.push(...faults);
  addTextZones(tokens, sink, 'text');
  for (const attribute of readHclAttributes(tokens)) {
    const { name, value } = attribute;
    if (EXECUTED.has(name)) addTextZones(value, sink, 'script');
    const text = onlyText(value);
    if (text !== undefined && namesImage(attribute) && !TEMPLATE.test(text.text))
      reportImage(sink, syntax, trimPlaced(text.placed), NO_VARIABLES);
  }
}

function onlyText(value: readonly CodeToken[]): Extract<CodeToken, { readonly kind: 'text' }> | undefined {
  const [only, ...others] = value;
  return only?.kind === 'text' && others.length === 0 ? only : undefined;
}
