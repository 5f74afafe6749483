import { collectGarbage } from '../../base/memory.ts';
import { createLimiter, mapPool } from '../../base/pool.ts';
import type { Client } from '../../platform/client.ts';
import { type ListOperation, listNeeding } from '../../platform/pages.ts';
import { foldAll } from '../../platform/read-all.ts';
import { type AdvisoryFilters, listAdvisories } from '../../platform/resources/advisories.ts';
import type { Deps } from '../../session/command.ts';
import {
  type AdvisoryCollection,
  type AdvisorySearch,
  type CollectedAdvisories,
  createAdvisoryCollection,
} from './advisory/advisory-collection.ts';
import { ADVISORY_NEEDS, type NeededAdvisory } from './advisory/needed-advisory.ts';
import { nameIfLeftOut, warnOfLeftOut } from './advisory/severity.ts';
import { batchNames, createFilterWatch, createPartReader, type UnreadValue } from './ask-in-parts.ts';
import { namesByOrigin } from './sbom/package-in-hand.ts';

/** The answers of the service; `failure` is what stopped the reading. */
export interface AskedAdvisories {
  readonly collected: CollectedAdvisories;
  readonly failure: unknown;
  /** Values without a complete answer: because of `failure`, or because only they failed. */
  readonly unread: readonly UnreadValue[];
  /** Lookups that were not answered completely when `failure` occurred; their state is unknown. */
  readonly openLookups: readonly string[];
}

/** A client that sends nothing after it was stopped, so that a failure does not wait for all other pages. */
interface StoppableClient extends Required<Client> {
  stop(reason: unknown): void;
  reason(): unknown;
}

class StoppedError extends Error {}

function createStoppableClient(client: Required<Client>): StoppableClient {
  // Twice as many, so that the next request waits at the transport's own limit while an answer is decoded.
  const limiter = createLimiter(2 * client.concurrency);
  let stopped: { readonly reason: unknown } | undefined;
  return {
    ...client,
    send: (call) =>
      limiter(async () => {
        if (stopped !== undefined) throw new StoppedError();
        return client.send(call);
      }),
    stop: (reason) => {
      stopped ??= { reason };
    },
    reason: () => stopped?.reason,
  };
}

/**
 * Requests everything in the search: names in batches, ids by `advisoryIds`, and lookups that are not ids by `aliases`.
 * Pages are folded as they arrive. A batch with an unreadable record is split until the name is found; any other
 * failure stops the reading. What was read until then is kept. A service that ignores a filter shows it in the first
 * page; its whole list is then read once instead.
 */
export async function askAdvisories(search: AdvisorySearch, deps: Deps): Promise<AskedAdvisories> {
  const collection = createAdvisoryCollection(search);
  const read = await readAdvisories(search, collection, deps);
  const collected = collection.result();
  const isWhole = read.failure === undefined && read.unread.length === 0;
  // An incomplete answer cannot show that something is missing.
  return { collected: isWhole ? collected : { ...collected, missingLookups: [] }, ...read };
}

/** Receives the rows of the service. */
export type AdvisorySink = Pick<AdvisoryCollection, 'add' | 'openLookups' | 'canTellAliases' | 'endAliases'>;

/** Reads the rows that a search needs into `sink`, as `askAdvisories` does. */
export async function readAdvisories(
  search: Pick<AdvisorySearch, 'packages' | 'replaced' | 'lookups'>,
  sink: AdvisorySink,
  deps: Deps,
): Promise<Omit<AskedAdvisories, 'collected'>> {
  const client = createStoppableClient(deps.session.client);
  const leftOut = new Set<string>();
  const count = createRowCounter(deps, leftOut);
  const filters = createFilterWatch();
  const reader = createPartReader({
    read: (question, values) =>
      filters.watch(question, values, (isAsked) =>
        foldAll(client, advisoriesBy({ [question]: values }), (row) => {
          sink.add(row, question);
          count(row);
          isAsked(row);
        }),
      ),
    stop: client.stop,
  });
  const questions = questionsOf(search);
  // No more lists at once than requests: what is remembered of a list is dropped at its end.
  await mapPool(questions, client.concurrency, async ({ question, values }, index) => {
    if (index > 0) await filters.opened;
    if (!filters.areIgnored()) await reader.read(question, values);
    await collectGarbage();
  });
  let unread = reader.unread();
  if (filters.areIgnored() && client.reason() === undefined) {
    deps.host.log.info('The service ignores the filters of the advisory list, so the whole list is read.');
    unread = await readCatalog(sink, client, questions, count);
  } else if (client.reason() === undefined && sink.openLookups().length > 0) {
    await askAliases(sink, deps, client.stop);
    if (sink.canTellAliases()) await askLegacyIds(sink, deps, client.stop);
  }
  warnOfLeftOut(deps.host.log, leftOut);
  const failure = client.reason();
  if (failure === undefined) sink.endAliases();
  return { failure, unread, openLookups: failure === undefined ? [] : sink.openLookups() };
}

const advisoriesBy = (filters: AdvisoryFilters): ListOperation<NeededAdvisory> =>
  listNeeding(listAdvisories(filters), ADVISORY_NEEDS);

/** Values of one filter that fit one request. */
interface Question {
  readonly question: 'artifactNames' | 'advisoryIds';
  readonly values: readonly string[];
}

/** Own names, names of the packages that they were built from, and ids. */
function questionsOf(search: Pick<AdvisorySearch, 'packages' | 'replaced' | 'lookups'>): readonly Question[] {
  const sides = [search.packages, ...(search.replaced === undefined ? [] : [search.replaced])];
  const names = new Set(sides.flatMap((side) => [...side.keys(), ...namesByOrigin(side).keys()]));
  return [
    ...batchNames('artifactNames', [...names].sort()).map(
      (values): Question => ({ question: 'artifactNames', values }),
    ),
    ...batchNames('advisoryIds', spellings(search.lookups)).map(
      (values): Question => ({ question: 'advisoryIds', values }),
    ),
  ];
}

function createRowCounter({ host }: Deps, leftOut: Set<string>): (row: NeededAdvisory) => void {
  let rows = 0;
  return ({ severities = [] }) => {
    for (const score of severities) {
      const name = nameIfLeftOut(score);
      if (name !== undefined) leftOut.add(name);
    }
    rows += 1;
    if (rows % 1000 === 0) host.progress?.(`${rows} advisories read`);
  };
}

/** Reads the list without filters; whatever it does not give is unread. */
async function readCatalog(
  sink: AdvisorySink,
  client: StoppableClient,
  questions: readonly Question[],
  count: (row: NeededAdvisory) => void,
): Promise<readonly UnreadValue[]> {
  try {
    await foldAll(client, advisoriesBy({}), (row) => {
      // As an answer to any alias: a row without aliases shows that the service does not return them.
      sink.add(row, 'aliases');
      count(row);
    });
    return [];
  } catch (error) {
    client.stop(error);
    return questions.flatMap(({ question, values }) => values.map((value) => ({ question, value, error })));
  }
}

/**
 * Requests by alias what no id matches. A service without that filter ignores it and returns everything: a row
 * without aliases reveals that, and these lookups then count as unknown.
 */
const askAliases = lookUpBy('aliases', (row, sink) => {
  sink.add(row, 'aliases');
  return sink.canTellAliases();
});

/**
 * Requests by former id what no id matches. Neither the filter nor the field has to exist: the service ignores a filter
 * that it does not know, and a row without the field shows that no advisory has a former id here.
 */
const askLegacyIds = lookUpBy('legacyAdvisoryIds', (row, sink) => {
  if (row.legacyAdvisoryId === undefined) return false;
  sink.add(row, 'legacyAdvisoryIds');
  return true;
});

/** Requests what is still open by another filter, until `take` says that the remaining rows add nothing. */
function lookUpBy(
  question: 'aliases' | 'legacyAdvisoryIds',
  take: (row: NeededAdvisory, sink: AdvisorySink) => boolean,
) {
  return async (sink: AdvisorySink, deps: Deps, fail: (reason: unknown) => void): Promise<void> => {
    const client = createStoppableClient(deps.session.client);
    await Promise.all(
      batchNames(question, spellings(sink.openLookups())).map(async (values) => {
        try {
          await foldAll(client, advisoriesBy({ [question]: values }), (row) => {
            if (!take(row, sink)) throw new StoppedError();
          });
        } catch (error) {
          client.stop(error);
          if (!(error instanceof StoppedError)) fail(error);
        }
      }),
    );
  };
}

/** Each id as written and as the databases spell it: `CVE-2026-1`, `GHSA-xxxx-…`, `CGA-xxxx-…`. Filters are exact. */
function spellings(lookups: readonly string[]): readonly string[] {
  return [
    ...new Set(
      lookups.flatMap((lookup) => {
        const [prefix = '', ...rest] = lookup.split('-');
        return [lookup, [prefix.toUpperCase(), ...rest.map((part) => part.toLowerCase())].join('-')];
      }),
    ),
  ];
}
