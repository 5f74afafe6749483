/** Thrown where a part of the program is needed that is not loaded yet. */
export class PartNeeded extends Error {
  readonly load: () => Promise<void>;

  constructor(load: () => Promise<void>) {
    super('a part of the program is not loaded yet');
    this.load = load;
  }
}

/** A part of the program that is loaded when code that cannot wait first asks for it. */
export interface LazyPart<T> {
  /** Throws `PartNeeded` until it is loaded: callers run inside `withParts`, or have called `load`. */
  readonly get: () => T;
  readonly load: () => Promise<void>;
}

export function createLazyPart<T>(importPart: () => Promise<T>): LazyPart<T> {
  let part: T | undefined;
  const load = async (): Promise<void> => {
    part = await importPart();
  };
  return {
    load,
    get: () => {
      if (part === undefined) throw new PartNeeded(load);
      return part;
    },
  };
}

/** Runs `work` again for each part that it turns out to need; `work` must change nothing before it has all of them. */
export async function withParts<T>(work: () => T): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof PartNeeded)) throw error;
      await error.load();
    }
  }
}
