import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const BODY = JSON.stringify({
  schemaVersion: 2,
  mediaType: 'application/vnd.oci.image.index.v1+json',
  manifests: [],
});
const DIGEST = `sha256:${createHash('sha256').update(BODY).digest('hex')}`;

/** Starts a registry that has every image, in this process, as it has little to do; `host` is its name with port. */
export async function startRegistry(): Promise<{
  readonly host: string;
  readonly requests: () => number;
  readonly close: () => Promise<void>;
}> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    response.setHeader('docker-distribution-api-version', 'registry/2.0');
    if (request.url === '/v2/') return response.end('{}');
    response.setHeader('content-type', 'application/vnd.oci.image.index.v1+json');
    response.setHeader('docker-content-digest', DIGEST);
    response.setHeader('content-length', BODY.length);
    return response.end(request.method === 'HEAD' ? undefined : BODY);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
