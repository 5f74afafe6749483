import { createServer } from 'node:http';

/**
 * A service that holds many advisories in memory, ready as JSON, so that a measured client waits for nothing but the
 * latency: `node advisory-load-server.ts <floor|full> <advisories> <artifacts> <latency in ms>`. Prints its origin;
 * `GET /stats` tells the requests for advisories so far and the longest URL, `GET /asked` the paths and queries of them all.
 */
const [kind = 'floor', advisories = '0', artifacts = '1', latency = '0'] = process.argv.slice(2);
const perArtifact = Number(advisories) / Number(artifacts);
const latencyMs = Number(latency);
const stats = { requests: 0, longestUrl: 0, inFlight: 0, peak: 0 };
const asked: string[] = [];

const event = (index: number, day: string, of: object): object => ({
  uid: `event-${index}-${day}`,
  createTime: `2026-01-${day}T00:00:00.000Z`,
  author: 'advisory-scanner',
  reviewer: 'security-analyst',
  reviewState: 'APPROVED',
  issue: '',
  findings: '',
  ...of,
});

/** Fields of a full row beyond the first four; about 1.3 KB, every fourth one fixed. */
function extras(index: number): object {
  return {
    legacyAdvisoryId: '',
    author: 'advisory-scanner',
    artifactType: 'apk',
    artifactArchitecture: 'x86_64',
    componentName: `component-of-${index}`,
    componentLocation: '/usr/lib/component.so',
    componentType: 'apk',
    aliases: [`CVE-2026-${100_000 + index}`, `GHSA-${String(index).padStart(4, 'q').slice(-4)}-mmmm-pppp`],
    severities: [
      {
        type: 'TYPE_CVSS_V3',
        score: `CVSS:3.1/AV:${'NALP'[index % 4]}/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:${'HLN'[index % 3]}`,
      },
    ],
    events: [
      event(index, '01', {
        detection: { nvdapi: { cpeSearched: `cpe:2.3:a:package-${index}`, cpeFound: 'x'.repeat(80) } },
      }),
      event(index, '02', {
        truePositiveDetermination: { note: 'reached by the default configuration'.repeat(2) },
      }),
      index % 4 === 0
        ? event(index, '03', { fixed: { fixedVersion: '2.0.0-r0', note: '' } })
        : event(index, '03', { pendingUpstreamFix: { note: 'reported upstream, no answer yet' } }),
    ],
    createTime: '2026-01-01T00:00:00.000Z',
    deleteTime: null,
  };
}

const rows = Array.from({ length: Number(artifacts) }, (_, artifact) =>
  Array.from({ length: perArtifact }, (__, place) => {
    const index = artifact * perArtifact + place;
    const row = {
      uid: `${'ad'.repeat(20)}/${index.toString(16).padStart(16, '0')}`,
      advisoryId: `CGA-${index.toString(36).padStart(12, 'x').match(/.{4}/g)?.join('-')}`,
      artifactName: `package-${artifact}`,
      updateTime: '2026-01-03T00:00:00.000Z',
      ...(kind === 'full' ? extras(index) : {}),
    };
    return JSON.stringify(row);
  }),
);

function answer(parameters: URLSearchParams): string {
  const wanted = parameters.getAll('artifactNames').map((name) => Number(name.slice('package-'.length)));
  const total = wanted.length * perArtifact;
  const size = Number(parameters.get('page_size') ?? '50');
  const start = Number(parameters.get('page_token') ?? parameters.get('skip') ?? '0');
  const end = Math.min(total, start + size);
  const page: string[] = [];
  for (let at = start; at < end; at += 1)
    page.push(rows[wanted[Math.floor(at / perArtifact)] ?? 0]?.[at % perArtifact] ?? '');
  return `{"advisories":[${page.join(',')}],"nextPageToken":"${end < total ? end : ''}","totalCount":"${total}","skipped":${start}}`;
}

const server = createServer((request, response) => {
  const arrived = performance.now();
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  response.setHeader('content-type', 'application/json');
  if (url.pathname === '/stats') {
    response.end(JSON.stringify(stats));
    return;
  }
  if (url.pathname === '/asked') {
    response.end(JSON.stringify(asked));
    return;
  }
  if (url.pathname !== '/vulnerabilities/v2/advisories') {
    response.statusCode = 404;
    response.end('{"code":5,"message":"Not Found","details":[]}');
    return;
  }
  stats.requests += 1;
  asked.push(String(request.url));
  stats.inFlight += 1;
  stats.peak = Math.max(stats.peak, stats.inFlight);
  stats.longestUrl = Math.max(stats.longestUrl, `http://${request.headers.host}${request.url}`.length);
  const body = answer(url.searchParams);
  setTimeout(
    () => {
      stats.inFlight -= 1;
      response.end(body);
    },
    Math.max(0, latencyMs - (performance.now() - arrived)),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
process.on('SIGTERM', () => server.close(() => process.exit(0)));
