import { Document, isScalar, Scalar, visit } from 'yaml';
import { generatedNotice } from './generated.ts';

/** Prints a value as YAML with the generated notice on top; long texts stay on one line, scripts become blocks. */
export function yamlText(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Pair(_, pair) {
      if (isScalar(pair.value) && typeof pair.value.value === 'string' && pair.value.value.includes('\n'))
        pair.value.type = Scalar.BLOCK_LITERAL;
    },
  });
  document.commentBefore = ` ${generatedNotice}`;
  return document.toString({ lineWidth: 0, singleQuote: true });
}
