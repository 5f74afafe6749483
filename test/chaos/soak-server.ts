import { setImmediate } from 'node:timers/promises';
import { GITHUB_ISSUER } from '../../src/session/claim-match.ts';
import { startPlatformDouble } from '../platform-double/start.ts';
import { addJob } from '../support/small-world.ts';

/** The platform, as the soak sees it. */
export interface SoakPlatform {
  readonly apiUrl: string;
  readonly issuerUrl: string;
  readonly registryUrl: string;
  readonly identity: string;
  /** Good for the whole soak. */
  readonly idToken: string;
  readonly token: string;
  readonly registryToken: string;
  readonly organization: string;
  readonly repo: string;
  readonly advisory: string;
}

/** Answer to every message: open connections of this side. */
export interface ServerSample {
  readonly sockets: number;
  readonly requests: number;
}

const REPOS = 10;
const RECORDS = 1500;
const DAY_MS = 86_400_000;
/** Requests between two faults of one kind. */
const EVERY = 23;
const SUBJECT = 'repo:acme/app:ref:refs/heads/main';

const double = await startPlatformDouble();
const { world } = double;
const acme = world.addOrganization('acme');
const identity = addJob(world, acme, 'ci', 'owner');
const repos = Array.from({ length: REPOS }, (_, index) => world.addRepo(acme, `image-${index}`));
const [repo = world.addRepo(acme, 'python')] = repos;
const now = double.now();
const history = Array.from({ length: RECORDS }, (_, index) => ({
  at: now - (RECORDS - index) * DAY_MS,
  digest: world.digest(),
}));
world.addTag(repo, 'latest', {}, history);
for (const other of repos.slice(1)) world.addTag(other, 'latest');
const advisory = world.addAdvisory({ artifactName: 'openssl' });
const exp = Math.floor(now / 1000) + 86_400;

function strew(): void {
  double.faults.clear();
  for (let nth = 5; nth < 3000; nth += EVERY) {
    double.faults.add({
      on: 'GET /registry/v2/repos',
      nth,
      fault: { kind: 'status', status: 503, retryAfter: 0 },
    });
    double.faults.add({ on: 'GET /iam/v2/**', nth, fault: { kind: 'status', status: 401 } });
    double.faults.add({ on: 'GET /v2/**', nth, fault: { kind: 'truncate' } });
    double.faults.add({ on: 'POST /sts/exchange', nth, fault: { kind: 'reset', when: 'before-commit' } });
  }
}

const send = (message: SoakPlatform | ServerSample): void => void process.send?.(message);

process.on('message', () => {
  const requests = double.requests.all().length;
  double.requests.reset();
  strew();
  void setImmediate().then(() => {
    const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
    send({ sockets, requests });
  });
});
process.on('disconnect', () => process.exit(0));

strew();
send({
  apiUrl: double.apiUrl,
  issuerUrl: double.issuerUrl,
  registryUrl: double.registryUrl,
  identity: identity.uid,
  idToken: await double.idToken({ iss: GITHUB_ISSUER, sub: SUBJECT, exp }),
  token: await double.platformToken(identity, { lifetimeMs: DAY_MS }),
  registryToken: await double.platformToken(identity, {
    lifetimeMs: DAY_MS,
    audiences: [double.registryAudience],
  }),
  organization: acme.uid,
  repo: repo.uid,
  advisory: advisory.uid,
});
