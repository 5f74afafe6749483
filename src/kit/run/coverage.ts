/** Things that were skipped on purpose, with their number; each counts as `seen`. */
export interface Skipped {
  /** The skipped things, for example `references of other registries`. */
  readonly what: string;
  readonly why: string;
  readonly count: number;
}

/** Something that should have been judged but could not be; a run always reports it. */
export interface Unread {
  /** The file, reference or package, as a user would find it. */
  readonly what: string;
  readonly why: string;
}

/** The account of everything that a run was given; `seen` is the sum of the other counts. */
export interface Account {
  readonly seen: number;
  readonly judged: number;
  readonly skipped: readonly Skipped[];
  readonly unread: readonly Unread[];
  /** References that are decided outside of the files; always empty where there are no references. */
  readonly unresolved: readonly Unread[];
}

/** The account in the command's unit; `files` is the same account for the files. */
export interface Coverage extends Account {
  readonly files?: Account;
}

export const NO_COVERAGE: Coverage = { seen: 0, judged: 0, skipped: [], unread: [], unresolved: [] };

/** An account whose `seen` is the sum of its parts; skipped entries of the same kind are counted together. */
export function accountOf(
  judged: number,
  skipped: readonly Skipped[],
  unread: readonly Unread[] = [],
  unresolved: readonly Unread[] = [],
): Account {
  const kinds = new Map<string, Skipped>();
  for (const entry of skipped) {
    if (entry.count === 0) continue;
    const key = `${entry.what}\n${entry.why}`;
    kinds.set(key, { ...entry, count: entry.count + (kinds.get(key)?.count ?? 0) });
  }
  const merged = [...kinds.values()];
  const left = merged.reduce((sum, { count }) => sum + count, 0);
  const seen = judged + left + unread.length + unresolved.length;
  return { seen, judged, skipped: merged, unread, unresolved };
}
