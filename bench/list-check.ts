/** A client's summary of the list that it read. */
export interface ListTold {
  readonly count: number;
  /** Sum of the rows' numbers, and the exclusive or of their products with an odd constant. */
  readonly sum: number;
  readonly mixed: number;
}

/** The summary of rows numbered from 0, each once. */
export function listTruth(total: number): ListTold {
  let mixed = 0;
  for (let number = 0; number < total; number += 1) mixed ^= Math.imul(number, 0x9e3779b1);
  return { count: total, sum: (total * (total - 1)) / 2, mixed };
}

/** Throws when a row was lost, came twice or was another one. */
export function checkList(told: ListTold, total: number): void {
  const truth = listTruth(total);
  if (told.count !== truth.count || told.sum !== truth.sum || told.mixed !== truth.mixed)
    throw new Error(`the list came out wrong: ${JSON.stringify(told)} and not ${JSON.stringify(truth)}`);
}
