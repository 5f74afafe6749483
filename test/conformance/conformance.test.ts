import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLimiter } from '../../src/base/pool.ts';
import { manifests } from '../../src/commands/commands.ts';
import { KNOWN_CIS } from '../../src/commands/init/manifest.ts';
import type { Manifest } from '../../src/kit/manifest/manifest.ts';
import { addSampleWorld, type SampleWorld } from '../platform-double/sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { type Loopback, serveLoopback } from '../support/loopback.ts';
import { runHere } from '../support/run-here.ts';
import type { ProcessEnd } from '../support/run-source.ts';
import { runBundle } from '../support/shipped-run.ts';
import { type CiJob, ciHosts, type TokenServices } from './ci-host.ts';
import { steady, transcript } from './transcript.ts';
import { makeWorkspace } from './workspace.ts';

// Some fifty processes are started; a test may wait for those before it.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const api = manifests.find((manifest) => manifest.name === 'api') ?? expect.fail('there is `api`');
const ACCESS_TOKEN = 'access-token-of-the-azure-job';

let double: PlatformDouble;
let sample: SampleWorld;
let azure: Loopback;
let services: TokenServices;
let checkout: string;
const folders: string[] = [];

beforeAll(async () => {
  double = await startPlatformDouble();
  sample = await addSampleWorld(double.world);
  checkout = mkdtempSync(join(tmpdir(), 'platform-actions-kit-'));
  folders.push(checkout);
  makeWorkspace(checkout);
  azure = await serveLoopback((request, response) => {
    const right = request.method === 'POST' && request.headers.authorization === `Bearer ${ACCESS_TOKEN}`;
    const answer = right ? double.idToken().then((oidcToken) => ({ oidcToken })) : Promise.resolve({});
    void answer.then((body) => {
      response.writeHead(right ? 200 : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  services = {
    github: { url: double.idTokenUrl, token: double.idTokenRequestToken },
    azure: { url: `${azure.origin}/oidc`, token: ACCESS_TOKEN },
    idToken: await double.idToken(),
  };
  for (const name of Object.keys(ciHosts)) {
    for (const manifest of manifests) void begin(name, manifest, true);
    void begin(name, api, false);
  }
});

afterAll(async () => {
  await azure.close();
  await double.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Whether `init` finds the CI of the job by itself, and then writes the files and claims of that CI. */
const isFoundByInit = (name: string): boolean => KNOWN_CIS.some((ci) => ci === name);

/** The inputs of the example; on other hosts `init` is given the CI, as nothing in the checkout shows it. */
function exampleFor(name: string, { example, name: command }: Manifest): Readonly<Record<string, string>> {
  if (command !== 'init' || isFoundByInit(name)) return example;
  return { ...example, ci: 'github', repository: 'acme/app' };
}

/** Outputs that no other host has alike: those about this run, and what `init` writes for the CI it is in. */
function isOwnOutput(name: string, command: string, output: string): boolean {
  if (['report', 'outputs-truncated', 'token', 'expires-at'].includes(output)) return true;
  return command === 'init' && isFoundByInit(name) && ['files', 'claim-match'].includes(output);
}

/**
 * Whether the bundle is started for a command on a host: each command on one host, and at least one on each. The other runs
 * are of the sources in this process, as everything of these two is the same in a process of its own.
 */
function isByBundle(name: string, command: string): boolean {
  const hosts = Object.keys(ciHosts);
  const index = manifests.findIndex((manifest) => manifest.name === command);
  return hosts[index % hosts.length] === name;
}

interface Ran {
  readonly job: CiJob;
  readonly end: ProcessEnd;
  readonly outputs: Readonly<Record<string, string>>;
  readonly steady: (text: string) => string;
  readonly transcript: (text: string) => string;
}

/** Runs a command with the inputs of its example, as one host would, in a checkout of its own. */
async function runOn(name: string, manifest: Manifest, permitted: boolean): Promise<Ran> {
  const root = mkdtempSync(join(tmpdir(), 'platform-actions-kit-'));
  folders.push(root);
  const [workspace, temp] = [join(root, 'workspace'), join(root, 'temp')];
  mkdirSync(temp);
  cpSync(checkout, workspace, { recursive: true });
  const { apiUrl, issuerUrl, registryUrl } = double;
  const job: CiJob = {
    root,
    workspace,
    temp,
    command: manifest.name,
    inputs: {
      ...exampleFor(name, manifest),
      identity: sample.identities.ci.uid,
      'api-url': apiUrl,
      'issuer-url': issuerUrl,
      'registry-url': registryUrl,
    },
    services: permitted ? services : undefined,
  };
  const host = ciHosts[name] ?? expect.fail('there is such a host');
  const { environment, words } = host.start(job);
  const run = isByBundle(name, manifest.name) ? runBundle : runHere;
  const end = await run(words, { HOME: root, TMPDIR: temp, ...environment }, workspace);
  const moving = [
    { text: temp, name: '<temp>' },
    { text: workspace, name: '<workspace>' },
    { text: root, name: '<root>' },
    { text: apiUrl, name: '<api>' },
    { text: issuerUrl, name: '<issuer>' },
    { text: registryUrl, name: '<registry>' },
    { text: services.azure.url, name: '<azure>' },
  ];
  return {
    job,
    end,
    outputs: host.outputs(job, end.stdout),
    steady: (text) => steady(text, moving),
    transcript: (text) => transcript(text, moving),
  };
}

/** Hosts that print what another one prints but for a few lines: golden files hold the difference, and none where there is none. */
const LIKE: Readonly<Record<string, string>> = { gitea: 'forgejo', forgejo: 'github' };

function printedBy({ end, transcript: render }: Ran): string {
  const { code, stderr, stdout } = end;
  return render(`exit code ${code}\n== stdout\n${stdout}\n== stderr\n${stderr}\n`);
}

/** The lines that differ, as a patch without context. */
function changesBetween(before: string, old: string, after: string, text: string): string {
  return createTwoFilesPatch(before, after, old, text, '', '', { context: 0 });
}

/** Every text that a run left behind: files of the workspace and the temporary folder, and words given to the agent. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.git'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Files in which a secret belongs: the `token` output on hosts that mask it, and what the agent is asked to redact. */
function mayHoldSecret(command: string, file: string): boolean {
  return (command === 'token' && file.endsWith('/temp/output')) || /agent-calls\/\d+\.stdin$/.test(file);
}

/** Every run, begun before the tests and two at a time: most of it is waiting for processes to start. */
const runs = new Map<string, Promise<Ran>>();
const oneOfTwo = createLimiter(2);

function begin(name: string, manifest: Manifest, permitted: boolean): Promise<Ran> {
  const key = `${name} ${manifest.name} ${permitted}`;
  const run = runs.get(key) ?? oneOfTwo(() => runOn(name, manifest, permitted));
  runs.set(key, run);
  return run;
}

describe.each(Object.keys(ciHosts))('on %s', (name) => {
  describe.each(manifests.map((manifest) => [manifest.name, manifest] as const))(
    '%s',
    (command, manifest) => {
      let ran: Ran;
      let reference: Ran;
      beforeAll(async () => {
        [ran, reference] = await Promise.all([begin(name, manifest, true), begin('github', manifest, true)]);
      });

      it('ends as everywhere, with the same outputs', () => {
        expect(ran.end.code, `${ran.end.stdout}${ran.end.stderr}`).toBe(reference.end.code);
        expect(['pass', 'warn', 'fail']).toContain(ran.outputs['result']);
        for (const [output, value] of Object.entries(ran.outputs)) {
          if (isOwnOutput(name, command, output)) continue;
          const there = reference.steady(reference.outputs[output] ?? '');
          const here = ran.steady(value);
          // A list may be cut at a whole entry where the host has little room.
          if (ran.outputs['outputs-truncated'] === 'true' && here.startsWith('['))
            expect(there.startsWith(here.slice(0, -1))).toBe(true);
          else expect([output, here]).toEqual([output, there]);
        }
      });

      it('prints what it printed before (else: vitest -u)', async () => {
        const like = LIKE[name];
        const text = printedBy(ran);
        const file = `golden/${command}.${name}`;
        if (like === undefined) {
          await expect(text).toMatchFileSnapshot(`${file}.txt`);
          return;
        }
        const other = printedBy(await begin(like, manifest, true));
        if (text === other) expect(existsSync(join(import.meta.dirname, `${file}.diff`))).toBe(false);
        else await expect(changesBetween(like, other, name, text)).toMatchFileSnapshot(`${file}.diff`);
      });

      it('leaks no secret into its log, its files, its outputs or arguments', () => {
        const secrets = [...double.secrets(), ACCESS_TOKEN].filter((secret) => secret.length >= 8);
        // Lines that hand a secret to the host are carried out and not shown.
        const printed = `${ran.end.stdout}${ran.end.stderr}`
          .replace(/^(::add-mask::|##vso\[task\.setsecret\]).*$/gm, '')
          .replace(/^##vso\[task\.setvariable [^\]]*isSecret=true;\].*$/gm, '');
        const isPayload = command === 'token' && name === 'terminal';
        const hasSecret = (text: string): boolean => secrets.some((secret) => text.includes(secret));
        expect(secrets.length).toBeGreaterThan(0);
        expect(hasSecret(isPayload ? ran.end.stderr : printed)).toBe(false);
        const files = filesBelow(ran.job.root).filter((file) => !mayHoldSecret(command, file));
        expect(files.filter((file) => hasSecret(readFileSync(file, 'utf8')))).toEqual([]);
      });
    },
  );

  it('without its permission for a token tells what to do, and ends with 3', async () => {
    const { end, outputs } = await begin(name, api, false);
    expect(end.code).toBe(3);
    expect(outputs['result']).toBe('error');
    const words = `${end.stdout}${end.stderr}`.replaceAll('%0A', '\n').replaceAll('%AZP25', '%');
    expect(words).toContain(ciHosts[name]?.remedy);
  });
});
