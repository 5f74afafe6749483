import type { BenchOptions, Contestant, Figures, Goal, Row, Section } from './contestant.ts';
import { openGates, openImages, openLists, type Peak, scanning } from './memory-work.ts';
import { absentPeer, findPackage } from './peers.ts';

/** A kind of work at three sizes, `least` and ten and a hundred times as much. */
interface Work {
  readonly what: string;
  readonly least: number;
  readonly contestants: readonly Contestant[];
  readonly goals?: readonly Goal[];
}

/** How the peak of memory grows with the work. */
export async function openMemory(options: BenchOptions): Promise<Section> {
  const { quick } = options;
  const many = quick ? 20 : 1000;
  const [lists, images, gates] = [
    await openLists(options, sizesFrom(many)),
    await openImages(options, quick ? 100 : 500),
    await openGates(options, sizesFrom(many)),
  ];
  const us = (peak: Peak, least: number): Contestant => ({
    name: 'platform-actions',
    role: 'us',
    measure: () => growth(least, peak),
  });
  const lister = (name: string, way: string, role: 'peer' | 'floor' = 'peer'): Contestant => ({
    name,
    role,
    measure: () => growth(many, lists.peak(way)),
  });
  const [few, least] = quick ? [1, 2] : [5, 20];
  const works: readonly Work[] = [
    {
      what: 'advisories listed, none kept',
      least: many,
      contestants: [
        us(lists.peak('cursor'), many),
        findPackage('@octokit/core') === undefined
          ? { name: 'octokit paginate', role: 'peer', absent: absentPeer }
          : lister('octokit paginate', 'octokit'),
        lister('fetch', 'fetch'),
      ],
      goals: [most('G12 peak', 'hundredfoldMib', 110), most('G12 growth', 'growthMib', 45)],
    },
    {
      what: 'advisories listed, id and artifact kept',
      least: many,
      contestants: [us(lists.peak('kept'), many), lister('node:http, no checks', 'bare-kept', 'floor')],
      // A client that checks nothing takes 120 to 130: Node takes room ahead for what is kept.
      goals: [most('G13 peak', 'hundredfoldMib', 180)],
    },
    {
      what: 'advisories through the gate',
      least: many,
      contestants: [us(gates.peak, many)],
      goals: [most('G16 peak', 'hundredfoldMib', 280)],
    },
    { what: 'images resolved', least: few, contestants: [us(images.peak, few)] },
    { what: 'files scanned', least, contestants: [us(scanning(options), least)] },
  ];
  return {
    rows: works.map((work) => rowOf(work, options)),
    close: async () => {
      await Promise.all([lists.close(), images.close(), gates.close()]);
    },
  };
}

function rowOf({ contestants, goals = [], least, what }: Work, { quick }: BenchOptions): Row {
  const sizes = sizesFrom(least).map((size) => size.toLocaleString('en'));
  return {
    work: `${sizes.join(', ')} ${what}`,
    rounds: quick ? 1 : 3,
    contestants,
    goals: quick ? [] : goals,
  };
}

function most(name: string, figure: string, limit: number): Goal {
  return { name, figure, most: limit };
}

function sizesFrom(least: number): readonly number[] {
  return [least, least * 10, least * 100];
}

/** Peaks at the three sizes, what the last step added, and what a thousand items of it cost. */
export async function growth(least: number, peak: Peak): Promise<Figures> {
  const onceMib = await peak(least);
  const tenfoldMib = await peak(least * 10);
  const hundredfoldMib = await peak(least * 100);
  const growthMib = hundredfoldMib - tenfoldMib;
  return { onceMib, tenfoldMib, hundredfoldMib, growthMib, perThousandMib: growthMib / (least * 0.09) };
}
