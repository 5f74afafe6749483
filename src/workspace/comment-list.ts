import { counted } from '../base/counted.ts';
import type { Location } from '../base/location.ts';
import { codeMarkdown, detailsMarkdown, escapeMarkdown, tableOf } from '../base/markdown.ts';
import { placeMarkdown } from '../kit/report/markdown-parts.ts';
import type { Answer } from '../kit/run/outcome.ts';

/** An ignore comment that leaves a reference alone. */
export interface IgnoreComment extends Location {
  /** As written. */
  readonly image: string;
  readonly reason: string | undefined;
  /** The change adds it; absent where that is not known. */
  readonly added?: boolean;
}

/** An answer that also lists the references that ignore comments leave alone. */
export function withCommentList(answer: Answer, comments: readonly IgnoreComment[]): Answer {
  if (comments.length === 0) return answer;
  const title = `${counted(comments.length, 'reference')} with an ignore comment`;
  const table = tableOf(['Image', 'Reason', 'Place'], comments, (comment) => [
    codeMarkdown(comment.image, 300),
    escapeMarkdown(comment.reason ?? 'no reason given', 300) + (comment.added === true ? ' (added)' : ''),
    placeMarkdown(comment),
  ]);
  return { ...answer, details: [...answer.details, detailsMarkdown(title, table)] };
}
