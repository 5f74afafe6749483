import { createLimiter } from '../../base/pool.ts';
import {
  type AdvisoryCollection,
  type AdvisoryQuestion,
  type AdvisorySearch,
  type CollectedAdvisories,
  createAdvisoryCollection,
} from '../../domain/advisory-collection.ts';
import type { Client } from '../../platform/client.ts';
import { foldAll } from '../../platform/read-all.ts';
import { listAdvisoryFacts } from '../../platform/resources/advisory-facts.ts';
import type { Deps } from '../command.ts';
import { batchNames } from './batch-names.ts';

/** What the service said; `failure` is what stopped it half way. */
export interface AskedAdvisories {
  readonly collected: CollectedAdvisories;
  readonly failure: unknown;
}

/** A client that sends nothing more once it was stopped, so that one failure does not wait for all other pages. */
interface StoppableClient extends Client {
  stop(reason: unknown): void;
  reason(): unknown;
}

class StoppedError extends Error {}

function createStoppableClient(client: Client, concurrency: number): StoppableClient {
  // Twice as many, so that the next request waits at the transport's own limit while an answer is decoded.
  const limiter = createLimiter(2 * concurrency);
  let stopped: { readonly reason: unknown } | undefined;
  return {
    concurrency,
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
 * Asks for everything that the search is about: names in batches, ids by `advisoryIds`, and what is still open by
 * `aliases`. Pages are folded as they arrive. The first failure stops the asking; what was seen until then is kept.
 */
export async function askAdvisories(
  search: AdvisorySearch,
  deps: Pick<Deps, 'session' | 'host'>,
  concurrency: number,
): Promise<AskedAdvisories> {
  const collection = createAdvisoryCollection(search);
  const client = createStoppableClient(deps.session.client, concurrency);
  let rows = 0;
  const read = async (question: AdvisoryQuestion, values: readonly string[]): Promise<void> => {
    try {
      await foldAll(client, listAdvisoryFacts({ [question]: values }), (row) => {
        collection.add(row, question);
        rows += 1;
        if (rows % 1000 === 0) deps.host.progress(`${rows} advisories read`);
      });
    } catch (error) {
      client.stop(error);
    }
  };
  const names = [...search.packages.keys()].sort();
  await Promise.all([
    ...batchNames('artifactNames', names).map((batch) => read('artifactNames', batch)),
    ...batchNames('advisoryIds', spellings(search.lookups)).map((batch) => read('advisoryIds', batch)),
  ]);
  if (client.reason() === undefined && collection.openLookups().length > 0)
    await askAliases(collection, deps, concurrency, client.stop);
  const failure = client.reason();
  const collected = collection.result();
  // Half an answer cannot tell that something is missing.
  return { collected: failure === undefined ? collected : { ...collected, missingLookups: [] }, failure };
}

/**
 * Asks by alias for what no id fits. A service without that filter ignores it and answers with everything: once a row
 * without aliases shows that, nothing more is asked, and the collection calls these lookups unknown.
 */
async function askAliases(
  collection: AdvisoryCollection,
  deps: Pick<Deps, 'session'>,
  concurrency: number,
  fail: (reason: unknown) => void,
): Promise<void> {
  const client = createStoppableClient(deps.session.client, concurrency);
  await Promise.all(
    batchNames('aliases', spellings(collection.openLookups())).map(async (aliases) => {
      try {
        await foldAll(client, listAdvisoryFacts({ aliases }), (row) => {
          collection.add(row, 'aliases');
          if (!collection.canTellAliases()) throw new StoppedError();
        });
      } catch (error) {
        client.stop(error);
        if (!(error instanceof StoppedError)) fail(error);
      }
    }),
  );
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
