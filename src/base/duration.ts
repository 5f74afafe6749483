const UNITS: Readonly<Record<string, number>> = {
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

/** Milliseconds of `90s`, `15m`, `36h`, `7d` or `2w`; `undefined` for anything else. */
export function parseDuration(text: string): number | undefined {
  const match = /^([0-9]{1,9})([smhdw])$/.exec(text);
  const unit = UNITS[match?.[2] ?? ''];
  return unit === undefined ? undefined : Number(match?.[1]) * unit;
}

/** A duration in one or two units, for people: `3d 4h`, `12m`, `0s`. Rounded down to the smaller unit. */
export function renderDuration(milliseconds: number): string {
  let rest = Math.max(0, Math.floor(milliseconds / 1000));
  const parts: string[] = [];
  for (const [name, size] of [
    ['d', 86_400],
    ['h', 3600],
    ['m', 60],
    ['s', 1],
  ] as const) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count}${name}`);
  }
  return parts.slice(0, 2).join(' ') || '0s';
}
