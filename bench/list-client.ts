import type * as Client from '../src/client.ts';

/**
 * Lists advisories and prints how many there were, the sum of their numbers and their exclusive or, for the bench's
 * comparison of clients: `node list-client.mjs <way> <origin> <file of our library> <number of advisories>`.
 */
interface Row {
  readonly uid: string;
  readonly artifactName?: string | undefined;
}
type Take = (row: Row) => void;
type Way = (origin: string, take: Take, library: string, total: number) => Promise<void>;

const PAGE = 200;
const IN_FLIGHT = 8;
const LIST = '/vulnerabilities/v2/advisories';
// Peers have their packages beside this script; nothing but the way that is measured is loaded.
const load = async <T>(name: string): Promise<T> => await import(name);

interface Octokit {
  readonly paginate: { iterator(route: string, options: object): AsyncIterable<{ readonly data: Row[] }> };
}
interface OctokitClass {
  plugin(plugin: unknown): new (options: object) => Octokit;
}
interface Got {
  readonly paginate: (url: string, options: object) => AsyncIterable<Row>;
}
interface Envelope {
  readonly advisories: readonly Row[];
  readonly nextPageToken: string;
}

const openOurs = async (origin: string, library: string) => {
  const client = await load<typeof Client>(library);
  const platform = client.createPlatform({ apiUrl: origin, token: 'a-token', concurrency: IN_FLIGHT });
  return { list: client.listAdvisories({}), platform };
};

/** The least that a client can do: kept connections, no check of anything. */
async function openBare(): Promise<(url: string) => Promise<Envelope>> {
  const { Agent, request } = process.getBuiltinModule('node:http');
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
  return (url) =>
    new Promise((resolve, reject) => {
      const sent = request(url, { agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
      });
      sent.once('error', reject);
      sent.end();
    });
}

const ways: Readonly<Record<string, Way>> = {
  cursor: async (origin, take, library) => {
    const { list, platform } = await openOurs(origin, library);
    for await (const row of platform.rows(list)) take(row);
  },
  parallel: async (origin, take, library) => {
    const { list, platform } = await openOurs(origin, library);
    // Of each row only what is looked at; the other clients keep nothing either.
    for (const uid of await platform.pick(list, (row) => row.uid)) take({ uid });
  },
  all: async (origin, take, library) => {
    const { list, platform } = await openOurs(origin, library);
    for (const row of await platform.all(list)) take(row);
  },
  kept: async (origin, take, library) => {
    const { list, platform } = await openOurs(origin, library);
    const keep = ({ artifactName, uid }: Client.AdvisoryRow) => ({ artifactName, uid });
    for (const row of await platform.pick(list, keep)) take(row);
  },
  octokit: async (origin, take) => {
    const { Octokit } = await load<{ readonly Octokit: OctokitClass }>('@octokit/core');
    const { paginateRest } = await load<{ readonly paginateRest: unknown }>('@octokit/plugin-paginate-rest');
    const octokit = new (Octokit.plugin(paginateRest))({ auth: 'a-token', baseUrl: origin });
    const pages = octokit.paginate.iterator('GET /linked/advisories', { per_page: PAGE });
    for await (const { data } of pages) for (const row of data) take(row);
  },
  got: async (origin, take) => {
    const { default: got } = await load<{ readonly default: Got }>('got');
    const options = { searchParams: { per_page: PAGE }, headers: { authorization: 'Bearer a-token' } };
    for await (const row of got.paginate(`${origin}/linked/advisories`, options)) take(row);
  },
  fetch: async (origin, take) => {
    let token = '';
    do {
      const page = token === '' ? '' : `&page_token=${token}`;
      const response = await fetch(`${origin}${LIST}?page_size=${PAGE}${page}`);
      const { advisories, nextPageToken } = (await response.json()) as Envelope;
      for (const row of advisories) take(row);
      token = nextPageToken;
    } while (token !== '');
  },
  bare: async (origin, take) => {
    const get = await openBare();
    let token = '';
    do {
      const page = await get(
        `${origin}${LIST}?page_size=${PAGE}${token === '' ? '' : `&page_token=${token}`}`,
      );
      for (const row of page.advisories) take(row);
      token = page.nextPageToken;
    } while (token !== '');
    process.exit(0);
  },
  'bare-parallel': async (origin, take, _library, total) => {
    await readBare(origin, total, take);
    process.exit(0);
  },
  'bare-kept': async (origin, take, _library, total) => {
    const kept: Row[] = [];
    await readBare(origin, total, ({ artifactName, uid }) => kept.push({ artifactName, uid }));
    for (const row of kept) take(row);
    process.exit(0);
  },
};

/** All pages in parallel, by the number of rows that there are known to be. */
async function readBare(origin: string, total: number, take: Take): Promise<void> {
  const get = await openBare();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < total) {
      const skip = next;
      next += PAGE;
      const page = await get(`${origin}${LIST}?page_size=${PAGE}&skip=${skip}`);
      for (const row of page.advisories) take(row);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
}

const [way = '', origin = '', library = '', total = '0'] = process.argv.slice(2);
const told = { count: 0, sum: 0, mixed: 0 };
process.on('exit', () => process.stdout.write(JSON.stringify(told)));
await ways[way]?.(
  origin,
  ({ uid }) => {
    const number = Number.parseInt(uid.slice(-8), 16);
    told.count += 1;
    told.sum += number;
    told.mixed ^= Math.imul(number, 0x9e3779b1);
  },
  library,
  Number(total),
);
