/**
 * Meaning of a complete reference in a part of a file in which its syntax names no image. `script`: it stands in something
 * that is executed. `fixed`: its text is compared or shown, such as a condition or a key, so that it is judged like one in
 * a script. `text`: it follows the rule for any text. `quiet`: it is a comment, the place of a chart, or the result of a build.
 */
export type ZoneKind = 'script' | 'text' | 'fixed' | 'quiet';

/** A half-open range of a file. */
export interface Zone {
  readonly start: number;
  readonly end: number;
  readonly kind: ZoneKind;
}

/** The order in which zones that overlap count. */
const RANK: Readonly<Record<ZoneKind, number>> = { quiet: 3, script: 2, fixed: 1, text: 0 };

function stronger(kind: ZoneKind | undefined, zone: Zone): ZoneKind {
  return kind === undefined || RANK[zone.kind] > RANK[kind] ? zone.kind : kind;
}

/** Creates the answer to what counts at an offset; ask in ascending order. */
export function createZoneCheck(zones: readonly Zone[], fallback: ZoneKind): (offset: number) => ZoneKind {
  const sorted = [...zones].sort((one, other) => one.start - other.start);
  let open: Zone[] = [];
  let next = 0;
  return (offset) => {
    for (let zone = sorted[next]; zone !== undefined && zone.start <= offset; zone = sorted[next]) {
      open.push(zone);
      next += 1;
    }
    open = open.filter(({ end }) => end > offset);
    return open.reduce<ZoneKind | undefined>(stronger, undefined) ?? fallback;
  };
}
