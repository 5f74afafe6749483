import { type AdvisoryItem, isBaseAffected } from '../advisory/advisory-item.ts';
import type { GateDecision } from '../decision/gate-decision.ts';

/** An image that was looked at, as far as its record needs it. */
export interface LookedAtImage {
  /** What the packages of its SBOM name as their source. */
  readonly file: string;
  readonly name: string;
  readonly digest: string;
  readonly manifest: string;
  readonly platform: string;
  readonly packageCount: number;
  readonly sbom: 'attested' | 'unverified';
}

/** One entry of the output `images` (contract §6). */
export interface ImageRecord {
  readonly image: string;
  readonly digest: string;
  readonly manifest: string;
  readonly platform: string;
  readonly packages: number;
  /** Affecting and not ignored. */
  readonly count: number;
  readonly newCount: number;
  /** What affected the base's version of its packages, and does not affect these. */
  readonly fixedCount: number;
  readonly sbom: 'attested' | 'unverified';
}

/** The output `images`: what each image's packages are affected by, what the change brings and what it fixes. */
export function imageRecords(
  images: readonly LookedAtImage[],
  decision: Pick<GateDecision, 'items'>,
): readonly ImageRecord[] {
  if (images.length === 0) return [];
  const tally = new Map(images.map(({ file }) => [file, { count: 0, newCount: 0, fixedCount: 0 }]));
  for (const judged of decision.items) {
    const { affected, settled } = sourcesOf(judged.item);
    for (const source of isBaseAffected(judged.item) ? settled : []) {
      const counts = tally.get(source);
      if (counts !== undefined) counts.fixedCount += 1;
    }
    for (const source of judged.effect === 'ignored' ? [] : affected) {
      const counts = tally.get(source);
      if (counts === undefined) continue;
      counts.count += 1;
      if (judged.item.isNew) counts.newCount += 1;
    }
  }
  return images.map(({ digest, file, manifest, name, packageCount, platform, sbom }) => ({
    image: name,
    digest,
    manifest,
    platform,
    packages: packageCount,
    ...(tally.get(file) ?? { count: 0, newCount: 0, fixedCount: 0 }),
    sbom,
  }));
}

interface Sources {
  readonly affected: ReadonlySet<string>;
  /** Those with the package in a version that is not affected, and in no other. */
  readonly settled: ReadonlySet<string>;
}

function sourcesOf({ better = [], facts, packages }: AdvisoryItem): Sources {
  const isAffecting = facts.status === 'affecting';
  const affected = new Set(isAffecting ? packages.flatMap(({ source }) => source ?? []) : []);
  const others = [...(isAffecting ? [] : packages), ...better.flatMap((standing) => standing.packages)];
  const settled = others.flatMap(({ source }) => source ?? []).filter((source) => !affected.has(source));
  return { affected, settled: new Set(settled) };
}
