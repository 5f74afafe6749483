const LONGEST_LINE = 300;

/** The transcript of a run: steady, and with the ends of very long lines left out. */
export function transcript(printed: string, moving: readonly Moving[]): string {
  return steady(printed, moving)
    .split('\n')
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line))
    .join('\n');
}

/** A folder or an address that differs from run to run, and what stands for it. */
export interface Moving {
  readonly text: string;
  readonly name: string;
}

/**
 * The output of a run, in which everything that differs between two runs is replaced by words: folders, ports, tokens, uids,
 * digests, times and durations. Debug lines are left out: requests that are in flight together have no order.
 */
export function steady(printed: string, moving: readonly Moving[]): string {
  const placed = [...moving]
    .sort((a, b) => b.text.length - a.text.length)
    .reduce((text, { name, text: old }) => text.replaceAll(old, name), printed);
  return (
    placed
      .replace(/^(::debug::|##vso\[task\.debug\]).*\n/gm, '')
      .replace(/platform-actions-[A-Za-z0-9]{6}\b/g, 'platform-actions-<random>')
      .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '<token>')
      // The base64 forms of a token are masked too; they differ from run to run.
      .replace(/^.*(?:add-mask::|task\.setsecret\])(?:ZXlK|X3Rva2Vu).*\n/gm, '')
      .replace(/section_(start|end):\d+:/g, 'section_$1:<time>:')
      .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '<uuid>')
      .replace(/(<!-- platform-actions [\w-]+ )[0-9a-f]{32}(?= -->)/g, '$1<hash>')
      .replace(/sha256:[0-9a-f]{12,64}/g, '<digest>')
      .replace(/\b[0-9a-f]{40}(\/[0-9a-f]{16})*\b/g, '<uid>')
      .replace(/\b\d+ (?:minute|hour|day|month|year)s? ago\b/g, '<age>')
      .replace(/\b\d{4}-\d\d-\d\d(T[\d:.]+Z)?/g, '<date>')
      .replace(/\b\d+(\.\d+)?(ms|s|m|h|d|w)( \d+(ms|s|m|h|d|w))*\b/g, '<duration>')
      .replace(/\b\d+ ms\b/g, '<duration>')
      .replace(/127\.0\.0\.1:\d+/g, '<address>')
      .replace(/ +(?=\n|$)/g, '')
      .replace(/ {2,}/g, '  ')
  );
}
