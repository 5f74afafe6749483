import { describe, expect, it } from 'vitest';
import { SCAN_PEERS } from '../../bench/scan-peers.ts';
import { scoreRepository, scoreScan } from '../../bench/scan-score.ts';

const truth = [
  { file: 'Dockerfile', line: 1, image: 'r/a:1', kind: 'from' },
  { file: 'Dockerfile', line: 2, image: 'r/b:1', kind: 'copy-from' },
  { file: 'compose.yml', line: 3, image: 'r/c:1', kind: 'compose' },
];
const score = (found: Parameters<typeof scoreScan>[0]) => scoreScan(found, truth, (kind) => kind === 'from');

describe('the score of a scan', () => {
  it('counts what is found once, what is missed, and what of that the tool says it understands', () => {
    expect(score([{ image: 'r/b:1' }, { image: 'r/b:1' }])).toEqual({
      found: 1,
      missed: 2,
      missedOfOwn: 1,
      wronglyFound: 0,
    });
    expect(score([])).toMatchObject({ found: 0, missed: 3 });
  });

  it('counts something that is not an image, or one at another place, as wrongly found', () => {
    const found = [
      { image: 'r/decoy:1' },
      { image: 'r/a:1', file: 'Dockerfile', line: 2 },
      { image: 'r/b:1', file: 'other', line: 2 },
      { image: 'r/c:1', file: 'compose.yml', line: 3 },
    ];
    expect(score(found)).toEqual({ found: 1, missed: 2, missedOfOwn: 1, wronglyFound: 3 });
  });
});

it('of a repository counts each image of this registry once, however it is written, and names with any tag', () => {
  const truth = ['cgr.dev/acme/a:1', 'cgr.dev/acme/a:1', 'cgr.dev/acme/b:2'];
  const names = ['cgr.dev/acme/split', 'cgr.dev/acme/split', 'cgr.dev/acme/unseen'];
  const written = [...truth, ...names, 'cgr.dev/acme/prose'];
  const found = [
    'cgr.dev/acme/split:7',
    'cgr.dev/acme/a:1@sha256:0',
    'cgr.dev/acme/prose:3',
    'cgr.dev/acme/invented:1',
    'ghcr.io/x/y:1',
  ];
  expect(scoreRepository(found, { names, truth, written })).toEqual({ found: 2, missed: 2, wronglyFound: 1 });
});

describe('what the peers print', () => {
  const parse = (name: string, stdout: string) =>
    SCAN_PEERS.find((peer) => peer.name === name)
      ?.parse(stdout)
      .map(({ image }) => image);

  it('is read of frizbee', () => {
    const printed = [{ name: 'r/a', ref: '1', type: 'container', tag: '', prefix: '' }];
    expect(parse('frizbee', JSON.stringify(printed))).toEqual(['r/a:1']);
  });

  it('is read of frizbee without quotes, and with digests behind an at sign', () => {
    const printed = [
      { name: '"r/a', ref: '1"' },
      { name: 'r/a:1', ref: 'sha256:ab' },
    ];
    expect(parse('frizbee', JSON.stringify(printed))).toEqual(['r/a:1', 'r/a:1@sha256:ab']);
  });

  it('is read of pindock, with what it could not ask about and without what it proposes or skips', () => {
    const printed =
      'Dockerfile\n  UNPINNED  r/a:1\n          → r/a:1@sha256:00\n  SKIP      $A\n  ERROR     `  parse reference "`"\n\n';
    expect(parse('pindock', printed)).toEqual(['r/a:1', '`']);
  });
});
