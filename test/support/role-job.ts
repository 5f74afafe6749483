import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Resource } from '../platform-double/resource.ts';
import type { SettingsPatch } from '../platform-double/settings.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import { type HereOptions, runHere } from './run-here.ts';
import type { ProcessEnd } from './run-source.ts';
import { addJob, GITHUB_ISSUER, SUBJECT } from './small-world.ts';

/** End of a run of `sync-rolebindings` with its report, where one was written. */
export interface RoleEnd extends ProcessEnd {
  readonly report: RoleReportFile;
  /** All texts that the run showed or wrote. */
  readonly shown: string;
}

/** The parts of a report that tests read. */
export interface RoleReportFile {
  readonly result: string;
  readonly exitCode: number;
  readonly changes: number;
  readonly toAdd: number;
  readonly toChange: number;
  readonly toRemove: number;
  readonly applied: number;
  readonly failed: number;
  readonly blocked: boolean;
  readonly planHash: string;
  readonly plan: readonly Readonly<Record<string, string>>[];
  readonly findings: readonly {
    readonly rule: string;
    readonly level: string;
    readonly message: string;
    readonly fix?: string;
    readonly location?: { readonly file: string; readonly line: number };
  }[];
  readonly problems: readonly { readonly kind: string; readonly message: string; readonly fix?: string }[];
}

/** An organization with a writing identity (an owner), a person who owns it too, and a folder to run in. */
export interface RoleJob {
  readonly double: PlatformDouble;
  readonly acme: Resource;
  readonly team: Resource;
  /** The running identity. */
  readonly writer: Resource;
  readonly folder: string;
  /** Writes the role file, without its first line (`version: 1`). */
  save(text: string): void;
  /** Runs a mode as in a terminal. */
  run(
    mode: string,
    words?: readonly string[],
    environment?: Readonly<Record<string, string>>,
    between?: HereOptions['between'],
  ): Promise<RoleEnd>;
  /** Environment of a run. */
  environment(): Promise<Readonly<Record<string, string>>>;
  /** Bindings of an identity as `role on group`, sorted. */
  rolesOf(name: string): readonly string[];
  /** Requests that are neither readings nor the exchange. */
  writes(): readonly string[];
  close(): Promise<void>;
}

export async function startRoleJob(settings: SettingsPatch = {}): Promise<RoleJob> {
  const double = await startPlatformDouble({ settings });
  const { world } = double;
  const acme = world.addOrganization('acme');
  const team = world.addGroup(acme, 'team');
  const writer = addJob(world, acme, 'writer', 'owner');
  const person = world.addIdentity({ uid: '', name: '' }, 'sam', {
    claimMatch: { issuer: 'https://auth.platform.test/', subject: 'github|1' },
  });
  world.addBinding(acme, person, 'owner');
  const folder = mkdtempSync(join(tmpdir(), 'platform-actions-roles-'));
  const file = join(folder, '.github/rolebindings.yml');
  mkdirSync(dirname(file), { recursive: true });
  const environmentOf = async () => ({
    PLATFORM_API_URL: double.apiUrl,
    PLATFORM_ISSUER_URL: double.issuerUrl,
    PLATFORM_IDENTITY: writer.uid,
    PLATFORM_ID_TOKEN: await double.idToken({ iss: GITHUB_ISSUER, sub: SUBJECT }),
  });
  return {
    double,
    acme,
    team,
    writer,
    folder,
    save: (text) => writeFileSync(file, `version: 1\n${text}\n`),
    run: async (mode, words = [], environment = {}, between) => {
      const report = join(folder, 'report.json');
      rmSync(report, { force: true });
      const end = await runHere(
        ['sync-rolebindings', '--mode', mode, '--report-file', report, ...words],
        { ...(await environmentOf()), ...environment },
        folder,
        between === undefined ? {} : { between },
      );
      // Wrong inputs of the run itself leave no report in the place that one of them names.
      const text = existsSync(report) ? readFileSync(report, 'utf8') : '{}';
      return { ...end, report: JSON.parse(text), shown: end.stdout + end.stderr + text };
    },
    environment: environmentOf,
    rolesOf: (name) => {
      const nameOf = (kind: 'roles' | 'groups' | 'identities', uid: string) =>
        String(world.find(kind, uid)?.['name'] ?? uid);
      return world
        .list('roleBindings')
        .filter((row) => nameOf('identities', String(row['identityUid'])) === name)
        .map((row) => {
          const uid = String(row['uid']);
          const group = nameOf('groups', uid.slice(0, uid.lastIndexOf('/')));
          return `${nameOf('roles', String(row['roleUid']))} on ${group}`;
        })
        .sort();
    },
    writes: () =>
      double.requests
        .all(({ method, path }) => method !== 'GET' && path !== '/sts/exchange')
        .map(({ method, path }) => `${method} ${path.split('/').slice(0, 4).join('/')}`),
    close: async () => {
      await double.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
