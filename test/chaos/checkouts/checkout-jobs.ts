import type { PlatformDouble } from '../../platform-double/start.ts';
import { scored, spdx } from '../../support/gate-world.ts';
import { addJob } from '../../support/small-world.ts';

/** The task of a command in a checkout. */
export interface CheckoutJob {
  readonly id: string;
  readonly words: readonly string[];
  /** How it ends on the plain checkout, by the rules of the base. */
  readonly exit: 0 | 1;
  /** Files that it may change or make. */
  readonly edits?: readonly string[];
  /** Whether it judges the references that it finds in files, so that one that evades it matters. */
  readonly scans?: boolean;
  /** Whether it looks at files without being given their names. */
  readonly needsFiles?: boolean;
  /** Whether it is judged by the policy of the base. */
  readonly fromBase?: boolean;
  /** Where it works, below the workspace. */
  readonly folder?: string;
}

const base = ['--policy-from', 'base'];
const svc = ['--working-directory', 'svc', ...base];

/** Every job that hostile checkouts are tried on. */
export const CHECKOUT_JOBS: readonly CheckoutJob[] = [
  { id: 'old', words: ['check-deprecated', ...base], scans: true, needsFiles: true, fromBase: true, exit: 1 },
  {
    id: 'old-in-svc',
    words: ['check-deprecated', ...svc],
    scans: true,
    needsFiles: true,
    folder: 'svc',
    fromBase: true,
    exit: 1,
  },
  {
    id: 'check',
    words: ['resolve-digest', '--mode', 'check', ...base],
    exit: 1,
    scans: true,
    needsFiles: true,
    fromBase: true,
  },
  {
    id: 'pin',
    words: ['resolve-digest', '--mode', 'pin', ...base],
    exit: 0,
    edits: ['Dockerfile', 'app/compose.yml', 'svc/Dockerfile'],
    scans: true,
    needsFiles: true,
    fromBase: true,
  },
  {
    id: 'pin-in-svc',
    words: ['resolve-digest', '--mode', 'pin', ...svc],
    exit: 0,
    edits: ['svc/Dockerfile'],
    scans: true,
    needsFiles: true,
    folder: 'svc',
    fromBase: true,
  },
  {
    id: 'gate',
    words: [
      ...['advisory-gate', '--sbom', '*.spdx.json', ...base],
      ...[
        '--sarif-file',
        'out/gate.sarif',
        '--vex-file',
        'out/gate.vex.json',
        '--junit-file',
        'out/gate.xml',
      ],
    ],
    exit: 1,
    edits: ['out/gate.sarif', 'out/gate.vex.json', 'out/gate.xml'],
    fromBase: true,
  },
  {
    id: 'roles',
    words: ['sync-rolebindings', '--mode', 'plan', '--plan-file', 'out/plan.json', ...base],
    exit: 0,
    edits: ['out/plan.json'],
    fromBase: true,
  },
  {
    id: 'resolve',
    words: ['resolve-digest', '--images', 'acme/app:1', '--report-file', 'out/report.json', ...base],
    exit: 0,
    edits: ['out/report.json'],
    fromBase: true,
  },
];

const config = (ignored: boolean): string =>
  ignored
    ? 'version: 1\nignore:\n  - { image: "**", reason: trust me }\n  - { id: CVE-2026-7, reason: trust me }\n'
    : 'version: 1\n';

const roles = (role: string): string =>
  `version: 1\nidentities:\n  - name: bot\n    claimMatch: { issuer: https://issuer.test, subject: bot }\n    roles: [${role}]\n`;

/** Files of the base commit. */
export const baseFiles = (host: string): Readonly<Record<string, string>> => ({
  Dockerfile: `FROM ${host}/acme/old:1.0\n`,
  'app/compose.yml': `services:\n  web:\n    image: ${host}/acme/app:1\n`,
  'svc/Dockerfile': `FROM ${host}/acme/old:1.0 AS build\n`,
  'sbom.spdx.json': JSON.stringify(spdx('openssl@3.0.0-r0')),
  'out/.keep': '',
  '.github/platform-actions.yml': config(false),
  '.github/rolebindings.yml': roles('viewer'),
});

/** The files that the change replaces, so that it would pass by its own rules; links may lead to `docs`. */
export const headFiles = (): Readonly<Record<string, string>> => ({
  '.github/platform-actions.yml': config(true),
  '.github/rolebindings.yml': roles('owner'),
  'docs/platform-actions.yml': config(true),
  'docs/rolebindings.yml': roles('owner'),
});

/** The text that a file hides from a scanner: a deprecated image, not pinned. */
export const hiddenReference = (host: string): string => `FROM ${host}/acme/hidden:1.0\n`;

/** Fills the platform; gives the identity's uid, and the reference that is in order. */
export function fillWorld(double: PlatformDouble): { readonly identity: string; readonly live: string } {
  const { now, registryAudience, world } = double;
  const acme = world.addOrganization('acme');
  const ci = addJob(world, acme, 'ci', 'owner');
  const history = [{ at: now() - 30 * 86_400_000, digest: world.digest() }];
  world.addTag(world.addRepo(acme, 'old'), '1.0', { deprecated: true }, history);
  world.addTag(world.addRepo(acme, 'hidden'), '1.0', { deprecated: true }, history);
  world.addTag(world.addRepo(acme, 'app'), '1', {}, history);
  world.addAdvisory({
    artifactName: 'openssl',
    aliases: ['CVE-2026-7'],
    severities: scored('CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H'),
  });
  return { identity: ci.uid, live: `${registryAudience}/acme/app:1@${history[0]?.digest}` };
}
