import { describe, expect, it } from 'vitest';
import { stateInBase } from '../../../../src/commands/advisory-gate/advisory/standing.ts';
import type { PackageInHand } from '../../../../src/commands/advisory-gate/sbom/package-in-hand.ts';
import { advisory } from '../../../support/advisory-builders.ts';

const ADVISORY = advisory({ artifactType: 'apk', events: [{ fixed: { fixedVersion: '3.3.2-r0' } }] });
const [OLD, NEW] = ['3.3.0-r0', '3.3.2-r0'];
const openssl = (version: string, ...places: readonly string[]): PackageInHand => ({
  name: 'openssl',
  type: 'apk',
  version,
  ...(places.length === 0 ? {} : { places }),
});

describe('stateInBase', () => {
  it.each([
    ['known where every place was affected', [openssl(OLD, 'a', 'b')], [openssl(OLD, 'a', 'b')], 'affected'],
    ['new where one place was not', [openssl(OLD, 'a', 'b')], [openssl(OLD, 'a'), openssl(NEW, 'b')], 'has'],
    ['new where one place had none', [openssl(OLD, 'a', 'b')], [openssl(OLD, 'a')], 'lacks'],
    ['new in what has no place', [openssl(OLD)], [openssl(OLD, 'a')], 'lacks'],
    ['known to a base without places', [openssl(OLD, 'a')], [openssl(OLD)], 'affected'],
    ['judged where it affects', [openssl(OLD, 'a'), openssl(NEW, 'b')], [openssl(OLD, 'a')], 'affected'],
    ['new to an empty base', [openssl(OLD, 'a')], [], 'lacks'],
    ['new to a base whose version cannot be compared', [openssl(OLD)], [openssl('x')], 'has'],
  ])('an affecting advisory is %s', (_, packages, base, state) => {
    expect(
      stateInBase(ADVISORY, { type: 'apk', packages }, base, { isAffecting: true, isDoubted: false }),
    ).toBe(state);
  });

  it('a doubted advisory is known where the base was in doubt too', () => {
    const packages = [openssl('x')];
    const head = { isAffecting: true, isDoubted: true };
    expect(stateInBase(ADVISORY, { type: 'apk', packages }, [openssl('y')], head)).toBe('affected');
  });

  it.each([
    ['affected the base in one place', [openssl(OLD, 'a'), openssl(NEW, 'b')], 'affected'],
    ['was there in one place', [openssl(NEW, 'b')], 'has'],
    ['was nowhere', [openssl(OLD, 'c')], 'lacks'],
  ])('a settled advisory %s', (_, base, state) => {
    const packages = [openssl(NEW, 'a', 'b')];
    expect(
      stateInBase(ADVISORY, { type: 'apk', packages }, base, { isAffecting: false, isDoubted: false }),
    ).toBe(state);
  });
});
