/** Figures of one run or their medians, by name with the unit at its end: `wallMs`, `cpuMs`, `peakMib`, `requests`, `bytes`, `found`. */
export type Figures = Readonly<Record<string, number>>;

/** Somebody who does the work of a row: once a call of `measure`, which throws when the work came out wrong. */
export type Contestant =
  | {
      readonly name: string;
      readonly role: 'us' | 'peer' | 'floor';
      readonly version?: string;
      /** Rounds that it takes part in where a run takes minutes; then none goes before them. All of the row's unless given. */
      readonly rounds?: number;
      readonly measure: () => Promise<Figures>;
    }
  | { readonly name: string; readonly role: 'peer'; readonly absent: string };

/** Most that `figure` of a contestant (`us`, unless named) may be: as a multiple of another's, or in its own unit. */
export interface Goal {
  /** The goal's name and sense, for people. */
  readonly name: string;
  readonly figure: string;
  readonly contestant?: string;
  readonly of?: string;
  readonly most: number;
}

/** The same work by all of its contestants. */
export interface Row {
  /** Short, and the only one of its name in its section. */
  readonly work: string;
  readonly rounds: number;
  readonly contestants: readonly Contestant[];
  readonly goals?: readonly Goal[];
}

/** Rows that share what they run against; `close` ends it. */
export interface Section {
  readonly rows: readonly Row[];
  readonly close: () => Promise<void>;
}

/** Options of the sections. */
export interface BenchOptions {
  /** Folder of the bundle. */
  readonly dist: string;
  /** An empty folder that goes with the bench. */
  readonly folder: string;
  /** Fewer rounds and sizes: whether everything runs, not how fast. */
  readonly quick: boolean;
  /** Folder of clones of public actions, one folder each, if given. */
  readonly actionsFolder: string | undefined;
}
