import { fingerprintOf } from '../../../base/fingerprint.ts';

/** What the first line of our pull requests says. */
export interface BodyMark {
  /** Tells the pull requests of one `branch`. */
  readonly key: string;
  /** The digests that it proposes; `closed` after this command closed it. */
  readonly digests: string;
  /** `<org>/<name>` with `group-by: image`. */
  readonly image: string | undefined;
}

const BODY = /^<!-- platform-actions pins ([0-9a-f]{16}) ([0-9a-f]{40}|closed)(?: ([a-z0-9._/-]+))? -->/;
const TRAILER = /^Platform-Actions-Pins: ([0-9a-f]{40})$/m;

/** The key of all pull requests that one value of `branch` makes. */
export function branchKey(branch: string): string {
  return fingerprintOf('pins', branch).slice(0, 16);
}

export function printBodyMark({ digests, image, key }: BodyMark): string {
  return `<!-- platform-actions pins ${key} ${digests}${image === undefined ? '' : ` ${image}`} -->`;
}

export function readBodyMark(body: string): BodyMark | undefined {
  const [, key, digests, image] = BODY.exec(body) ?? [];
  return key === undefined || digests === undefined ? undefined : { key, digests, image };
}

/** The body after this command closed the pull request, so that the same digests may be proposed again. */
export function withClosedMark(body: string): string {
  const mark = readBodyMark(body);
  return mark === undefined ? body : body.replace(BODY, printBodyMark({ ...mark, digests: 'closed' }));
}

/** The last line of our commits, which tells their content (see `contentKey`). */
export function printTrailer(content: string): string {
  return `Platform-Actions-Pins: ${content}`;
}

export function readTrailer(message: string): string | undefined {
  return TRAILER.exec(message)?.[1];
}
