import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/**
 * Checks the published library as its users meet it: packed as npm packs it, judged by publint, and its types resolved by
 * attw as TypeScript does with `node16` (from ES modules) and `bundler`. Takes the folder of a package; this one by default.
 */
const folder = resolve(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..'));
/** From CommonJS the library is `require`d as an ES module, which every supported Node.js can do. */
const JUDGED = new Set(['node16-esm', 'bundler']);

const work = mkdtempSync(join(tmpdir(), 'platform-actions-pack-'));
const problems: string[] = [];
try {
  const packed: unknown = JSON.parse(
    execFileSync('npm', ['pack', folder, '--json', '--ignore-scripts', '--pack-destination', work], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    }),
  );
  const tarball = readFileSync(join(work, nameOf(packed)));
  const { buffer, byteLength, byteOffset } = tarball;
  const { messages, pkg } = await publint({
    pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) },
    strict: true,
  });
  for (const message of messages) problems.push(`publint: ${formatMessage(message, pkg) ?? message.code}`);
  const analysis = await checkPackage(createPackageFromTarballData(tarball));
  if (analysis.types === false) problems.push('attw: the package has no types');
  else {
    for (const problem of analysis.problems) {
      const where = 'resolutionKind' in problem ? problem.resolutionKind : undefined;
      if (where === undefined || JUDGED.has(where)) problems.push(`attw: ${JSON.stringify(problem)}`);
    }
    const { './client': client } = analysis.entrypoints;
    for (const kind of JUDGED)
      if (!isResolved(client?.resolutions, kind)) problems.push(`attw: ${kind} finds no types of ./client`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'types: publint and attw (node16, bundler) find nothing' : 'types: see above',
);
process.exitCode = problems.length === 0 ? 0 : 1;

function nameOf(packed: unknown): string {
  const [first] = Array.isArray(packed) ? packed : [];
  return String(first?.filename);
}

function isResolved(resolutions: object | undefined, kind: string): boolean {
  const found: unknown = resolutions === undefined ? undefined : Reflect.get(resolutions, kind);
  if (typeof found !== 'object' || found === null) return false;
  const resolution: unknown = Reflect.get(found, 'resolution');
  return (
    typeof resolution === 'object' && resolution !== null && Reflect.get(resolution, 'isTypeScript') === true
  );
}
