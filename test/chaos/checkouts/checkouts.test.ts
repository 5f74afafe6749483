import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatformDouble } from '../../platform-double/start.ts';
import { createTemplate, openCheckout } from './checkout.ts';
import { type CheckoutCase, checkoutCases, parseCheckoutCase } from './checkout-cases.ts';
import { baseFiles, fillWorld, headFiles } from './checkout-jobs.ts';
import { type Ground, openGround } from './ground.ts';
import { judgeCheckout } from './judge-checkout.ts';
import { type CheckoutRun, removeCheckout, runCheckout, startHere } from './run-checkout.ts';

function caseOf(id: string): CheckoutCase {
  const which = parseCheckoutCase(id);
  if (which === undefined) throw new Error(`there is no case ${id}`);
  return which;
}

describe('a hostile checkout', () => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await openGround();
  });
  afterAll(() => ground.close());

  it.each([
    'checkout/old-in-svc/bare-ssh',
    'checkout/gate/replaced-platform-actions',
    'checkout/pin/planted-linked',
    'checkout/roles/linked-github',
    'checkout/resolve/out-link-outside',
    'checkout/check/hidden-utf-16-le',
    'checkout/old/linked-inside',
    'checkout/pin/empty-workspace',
  ])('leads no run astray: %s', async (id) => {
    expect((await ground.tryCase(caseOf(id), startHere)).problems).toEqual([]);
  });
});

describe('the judge of checkouts', () => {
  let plain: CheckoutRun;
  const { job } = caseOf('checkout/old/grafts');
  beforeAll(async () => {
    const double = await startPlatformDouble();
    const host = double.registryAudience;
    const { identity, live } = fillWorld(double);
    const template = createTemplate({ host, live }, baseFiles(host), headFiles());
    const checkout = openCheckout(template);
    plain = await runCheckout(checkout, job, { double, identity, start: startHere });
    removeCheckout(checkout);
    template.remove();
    await double.close();
  });

  const judge = (id: string, tampered: Partial<CheckoutRun>): readonly string[] =>
    judgeCheckout(job, caseOf(`checkout/old/${id}`).traits, plain, { ...plain, ...tampered });
  const report = (change: object) => ({ report: { ...plain.report, ...change } as CheckoutRun['report'] });

  it('takes the run as it was', () => {
    expect(judge('grafts', {})).toEqual([]);
  });

  it.each<[string, string, () => Partial<CheckoutRun>, string]>([
    ['a planted program that ran', 'grafts', () => ({ alarms: ['git: x'] }), 'a program of the checkout ran'],
    [
      'what such a program could have taken',
      'grafts',
      () => ({ alarms: ['git: ACTIONS_ID_TOKEN_REQUEST_TOKEN=x'] }),
      'with the right to ask for ID tokens',
    ],
    [
      'a run that passes by the rules of the head',
      'linked-policy',
      () => ({ code: 0, ...report({ exitCode: 0 }) }),
      'exit 0 instead of 1',
    ],
    ['another decision', 'grafts', () => ({ outputs: { ...plain.outputs, deprecated: 'false' } }), 'outputs'],
    ['what should not run at all', 'missing-base', () => ({}), 'where it is a usage error'],
    [
      'a finding that an odd policy file silenced',
      'policy-loop-scanned',
      () => report({ findings: [] }),
      'a finding is gone',
    ],
    [
      'a scanner that stops at an odd policy file',
      'policy-loop-scanned',
      () => ({ code: 2, ...report({ exitCode: 2 }) }),
      'exit 2, neither 1 nor 1',
    ],
    [
      'a hidden reference that nobody noticed',
      'hidden-utf-16-le',
      () => ({ code: 0, ...report({ exitCode: 0 }) }),
      'was not noticed',
    ],
    ['a hidden reference that nothing names', 'hidden-utf-16-le', () => ({}), 'nothing says what became of'],
    ['a write outside', 'grafts', () => ({ outsideAfter: { victim: 'changed' } }), 'outside the workspace'],
    ['a changed file', 'grafts', () => ({ after: { ...plain.before, x: 'new' } }), '"x" changed'],
    ['a run that takes too long', 'grafts', () => ({ milliseconds: 23_000 }), 'took'],
    ['a secret', 'grafts', () => ({ summary: plain.secrets.join() }), 'a secret in summary'],
    [
      'a command in a name',
      'grafts',
      () => ({ stderr: '::error title=pwned::b' }),
      'shows "::error title=pwned',
    ],
    ['no report', 'grafts', () => ({ report: undefined }), 'there is no report'],
  ])('sees %s', (_, id, tamper, told) => {
    expect(judge(id, tamper())).toContainEqual(expect.stringContaining(told));
  });
});

describe('cases of checkouts', () => {
  it('come again with the same seed, and by their ids', () => {
    const idsOf = (seed: number) => checkoutCases(seed).map(({ id }) => id);
    expect(idsOf(1)).toEqual(idsOf(1));
    expect(idsOf(1)).not.toEqual(idsOf(2));
    expect(idsOf(1).filter((id) => parseCheckoutCase(id)?.id !== id)).toEqual([]);
  });
});
