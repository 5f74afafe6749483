/** An action of Go templates or Jinja, but not an expression of a CI (`${{ }}`). */
const ACTION = /(?<!\$)\{\{-?([^{}]*?)-?\}\}|\{%[-+]?([^%]*?)[-+]?%\}/g;

type ActionKind = 'open' | 'else' | 'end' | 'comment' | 'value';

/**
 * The part of a text before the action that ends the block around it, such as `{{ end }}`; the whole text where anything
 * may follow that part when the template is rendered.
 */
export function beforeBlockEnd(written: string): string {
  if (!written.includes('{')) return written;
  let depth = 0;
  let isInOtherBranch = false;
  let at: number | undefined;
  for (const action of written.matchAll(ACTION)) {
    const kind = kindOf(action[1] ?? String(action[2]));
    const isAdded = !isInOtherBranch && at !== undefined && at < action.index;
    if (isAdded || (!isInOtherBranch && (kind === 'open' || kind === 'value'))) return written;
    if (kind === 'open') depth += 1;
    else if (kind === 'else' && depth === 0) isInOtherBranch = true;
    else if (kind === 'end' && depth > 0) depth -= 1;
    else if (kind === 'end') isInOtherBranch = false;
    at = action.index + action[0].length;
  }
  if (isInOtherBranch || at !== written.length) return written;
  return written.slice(0, written.search(ACTION));
}

function kindOf(action: string): ActionKind {
  const words = action.trim();
  if (words.startsWith('/*')) return 'comment';
  if (/^(?:if|with|range|define|block|for|macro|call|filter|set)\b/.test(words)) return 'open';
  if (/^(?:else|elif)\b/.test(words)) return 'else';
  return /^end(?:if|for|with|macro|call|filter|set|block)?$/.test(words) ? 'end' : 'value';
}
