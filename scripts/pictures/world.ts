import type { FileWorld } from '../../test/support/file-world.ts';
import { DAY_MS, digestOf } from '../../test/support/file-world.ts';
import { CRITICAL, fixedIn, HIGH, LOW, scored } from '../../test/support/gate-world.ts';

/** Digests that the files of the scenes are pinned to. */
export const PINNED = {
  python: `sha256:${'4be1c07a9d2e'.repeat(6).slice(0, 64)}`,
  nginx: `sha256:${'9f1d3a77c0e5'.repeat(6).slice(0, 64)}`,
  current: `sha256:${'0c44d8e1b7a2'.repeat(6).slice(0, 64)}`,
  never: digestOf('e'),
};

/** Fills an empty world with tags, advisories and role bindings of every state. */
export function fillWorld({ acme, chainguard, double, identity, now }: FileWorld): void {
  const add = double.world;
  const at = (days: number, digest: string) => ({ at: now - days * DAY_MS, digest });
  const eol = (tagStatus: string, days: number, grace?: number) => ({
    tagStatus,
    gracePeriodExpiryDate: grace === undefined ? null : new Date(now + grace * DAY_MS).toISOString(),
    mainPackageVersion: { version: '', eolDate: new Date(now + days * DAY_MS).toISOString().slice(0, 10) },
  });
  const python = add.addRepo(acme, 'python');
  add.addTag(python, '3.9', { deprecated: true, eol: eol('TAG_INACTIVE', -240) }, [
    at(300, PINNED.python),
    at(250, digestOf('5')),
  ]);
  add.addTag(python, '3.10', { eol: eol('TAG_IN_GRACE', -40, 50) }, [at(20, digestOf('6'))]);
  add.addTag(python, '3.11', { eol: eol('TAG_ACTIVE', 340) }, [at(9, digestOf('7'))]);
  add.addTag(python, '3.12', { eol: eol('TAG_ACTIVE', 700) }, [at(3, digestOf('8'))]);
  const nginx = add.addRepo(acme, 'nginx');
  add.addTag(nginx, '1.27', {}, [at(60, digestOf('a')), at(34, PINNED.nginx), at(12, PINNED.current)]);
  add.addTag(add.addRepo(add.addGroup(acme, 'data'), 'redis'), '7', {}, [
    at(90, digestOf('b')),
    at(5, digestOf('c')),
  ]);
  add.addTag(add.addRepo(chainguard, 'python'), 'latest', {}, [at(8, digestOf('1')), at(1, digestOf('2'))]);
  for (const name of ['go', 'node', 'postgres', 'ruby']) {
    const repo = add.addRepo(acme, name);
    for (let minor = 1; minor <= 12; minor += 1)
      add.addTag(repo, `1.${minor}`, {
        deprecated: minor < 10,
        eol: eol(minor < 10 ? 'TAG_INACTIVE' : 'TAG_ACTIVE', minor * 40 - 400),
      });
  }
  const advisory = (artifactName: string, cve: string, vector: string | undefined, fix?: string): void => {
    const severities = vector === undefined ? [] : scored(vector);
    const events = fix === undefined ? [] : fixedIn(fix);
    add.addAdvisory({ artifactName, aliases: [cve], severities, events });
  };
  advisory('openssl', 'CVE-2026-11873', CRITICAL, '3.3.2-r0');
  advisory('openssl', 'CVE-2026-12011', HIGH, '3.3.2-r0');
  advisory('openssl', 'CVE-2026-12630', undefined);
  advisory('curl', 'CVE-2026-10442', HIGH, '8.9.1-r0');
  advisory('zlib', 'CVE-2026-09917', LOW);
  add.addBinding(acme, identity, 'owner');
  const deployer = add.addIdentity(acme, 'deployer', { description: 'deploys' });
  add.addBinding(acme, deployer, 'editor');
  add.addBinding(acme, deployer, 'viewer');
}
