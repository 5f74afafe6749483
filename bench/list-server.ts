import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A service with many advisories in a process of its own: `node list-server.ts <latencies> <sizes>`, both with commas.
 * Prints, as JSON, the origin of each `<latency>/<size>`; `GET /stats` there tells its requests so far. Pages are made
 * once, so that a measured client waits for nothing but the latency.
 */
const [latencies = '0', sizes = '10000'] = process.argv
  .slice(2)
  .map((list) => list.split(',').map(Number).join(','));
const numbers = (list: string): readonly number[] => list.split(',').map(Number);
const largest = Math.max(...numbers(sizes));

/** About 490 bytes, so that a page of 200 has 98 KB. */
const rows = Array.from({ length: largest }, (_, index) =>
  JSON.stringify({
    uid: `${'ad'.repeat(20)}/${index.toString(16).padStart(16, '0')}`,
    advisoryId: `CGA-${index.toString(36).padStart(12, 'x').match(/.{4}/g)?.join('-')}`,
    artifactName: `package-${Math.floor(index / 20)}`,
    artifactType: 'apk',
    updateTime: '2026-01-03T00:00:00.000Z',
    createTime: '2026-01-01T00:00:00.000Z',
    aliases: [`CVE-2026-${100_000 + index}`, `GHSA-${String(index).padStart(4, 'q').slice(-4)}-mmmm-pppp`],
    severities: [
      { type: 'TYPE_CVSS_V3', score: `CVSS:3.1/AV:${'NALP'[index % 4]}/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H` },
    ],
    events: [
      {
        createTime: '2026-01-03T00:00:00.000Z',
        reviewState: 'APPROVED',
        fixed: { fixedVersion: `2.${index % 50}.0-r0` },
      },
    ],
  }),
);

const pages = new Map<string, Buffer>();
/** The rows of a page with commas between them. */
function pageOf(start: number, end: number): Buffer {
  const key = `${start} ${end}`;
  const known = pages.get(key);
  if (known !== undefined) return known;
  const made = Buffer.from(rows.slice(start, end).join(','));
  pages.set(key, made);
  return made;
}

interface Answer {
  readonly body: Buffer;
  readonly link?: string;
}

/** The service's own form: an envelope with the next page's token. */
function platformPage(url: URL, total: number): Answer {
  const size = Number(url.searchParams.get('page_size') ?? '50');
  const start = Number(url.searchParams.get('page_token') ?? url.searchParams.get('skip') ?? '0');
  const end = Math.min(total, start + size);
  const tail = `],"nextPageToken":"${end < total ? end : ''}","totalCount":"${total}","skipped":${start}}`;
  return { body: Buffer.concat([Buffer.from('{"advisories":['), pageOf(start, end), Buffer.from(tail)]) };
}

/** The form of GitHub's API: a list, and a link to the next page. */
function linkedPage(url: URL, total: number): Answer {
  const size = Number(url.searchParams.get('per_page') ?? '30');
  const page = Number(url.searchParams.get('page') ?? '1');
  const end = Math.min(total, page * size);
  const next = new URL(url);
  next.searchParams.set('page', String(page + 1));
  return {
    body: Buffer.concat([Buffer.from('['), pageOf((page - 1) * size, end), Buffer.from(']')]),
    ...(end < total ? { link: `<${next.href}>; rel="next"` } : {}),
  };
}

function listen(latencyMs: number, total: number): Promise<string> {
  let requests = 0;
  const send = (response: ServerResponse, { body, link }: Answer): void => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('content-length', body.length);
    if (link !== undefined) response.setHeader('link', link);
    response.end(body);
  };
  const server = createServer((request, response) => {
    const arrived = performance.now();
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (url.pathname === '/stats') return send(response, { body: Buffer.from(JSON.stringify({ requests })) });
    requests += 1;
    const answer = url.pathname === '/linked/advisories' ? linkedPage(url, total) : platformPage(url, total);
    if (latencyMs === 0) return send(response, answer);
    setTimeout(() => send(response, answer), Math.max(0, latencyMs - (performance.now() - arrived)));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

const origins: Record<string, string> = {};
for (const latency of numbers(latencies)) {
  for (const size of numbers(sizes)) origins[`${latency}/${size}`] = await listen(latency, size);
}
for (const size of numbers(sizes)) {
  for (let start = 0; start < size; start += 200) pageOf(start, Math.min(size, start + 200));
  for (let start = 0; start < size; start += 199) pageOf(start, Math.min(size, start + 200));
}
process.stdout.write(`${JSON.stringify(origins)}\n`);
