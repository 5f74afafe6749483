import { renderTime } from '../../base/time.ts';
import type { CapabilityNeed, Manifest } from '../../kit/manifest/manifest.ts';
import { NO_FINDINGS, type Problem } from '../../kit/run/outcome.ts';
import type { TokenSource } from '../../platform/token-source.ts';
import { type Deps, type Work, withSession } from '../../session/command.ts';
import type { TokenClaims } from '../../session/exchange-refusal.ts';
import { exportFix } from '../../session/missing-identity.ts';
import { askIdToken, readClaims } from '../../session/sign-in.ts';
import {
  type Check,
  type Checked,
  doctorAnswer,
  renderDoctorLog,
  runCheck,
  type Section,
  skipped,
} from './check.ts';
import { type DoctorInputs, manifest } from './manifest.ts';
import { checkReads, organizationUid } from './reads.ts';
import { checkWire } from './wire.ts';

const work: Work<DoctorInputs> = async (inputs, deps) => {
  const { host, session } = deps;
  const [who, platform, registry] = await Promise.all([
    askWho(inputs, deps),
    signIn(inputs, 'platform', inputs['api-url'], session.platformTokens, host.person !== undefined),
    signIn(inputs, 'registry', session.registryAudience, session.registryTokens, host.person !== undefined),
  ]);
  const reads = await checkReads(inputs, deps, platform.value, registry.value);
  const wire = await checkWire(inputs, deps, platform.value);
  const capabilities = [
    ['least-privilege', stateOf(inputs, session.narrowing())] as const,
    ...deps.manifests.flatMap(needsOf),
  ];
  const sections: readonly Section[] = [
    {
      title: 'Who this job is',
      facts: [
        ...claimRows(who.value),
        ['identity', inputs.identity ?? 'none'],
        ['organization', inputs.organization ?? organizationUid(inputs, platform.value) ?? 'none'],
      ],
      checks: [who.check],
    },
    { title: 'Audiences', facts: [], checks: [platform.check, registry.check] },
    { title: 'What can be read', facts: [], checks: reads },
    { title: 'Capabilities that commands ask for', facts: capabilities, checks: [] },
    { title: 'Which lists answer', facts: [], checks: wire.lists },
    { title: 'How the service writes its answers', facts: [], checks: wire.writing },
    { title: 'Host', facts: hostFacts(host), checks: [] },
  ];
  return {
    ...NO_FINDINGS,
    problems: problemsOf(sections.flatMap((section) => section.checks)),
    firstProblemDecides: true,
    summary: () => doctorAnswer(sections),
    report: {
      claims: who.value === undefined ? {} : Object.fromEntries(claimRows(who.value)),
      checks: sections.flatMap(({ checks, title }) =>
        checks.map(({ detail, name, state }) => ({ section: title, name, state, detail })),
      ),
      capabilities: Object.fromEntries(capabilities),
      service: wire.facts,
      host: { name: host.name, ...host.capabilities, limitations: host.limitations ?? [] },
    },
    log: renderDoctorLog(sections),
  };
};

/** `doctor`: who this job is, which audiences sign in, what can be read, how the service writes, what this host can do. */
export const run = withSession(work, manifest.capabilities);

function hostFacts(host: Parameters<typeof run>[1]['host']): readonly (readonly [string, string])[] {
  const { context } = host;
  return [
    ['host', host.name],
    ...(['repository', 'event', 'ref'] as const).flatMap((name) => {
      const value = context[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
    ...(context.changeRequest?.fork === true ? [['change from a fork', 'yes'] as const] : []),
    ...Object.entries(host.capabilities).map(([name, value]) => [name, String(value)] as const),
  ];
}

/** Problems of all checks; a cause that fails several checks with the same text is reported once. */
function problemsOf(checks: readonly Check[]): readonly Problem[] {
  const failed = checks.filter(({ problems }) => problems.length > 0);
  const isFirst = ({ detail }: Check, index: number) =>
    failed.findIndex((check) => check.detail === detail) === index;
  return failed.filter(isFirst).flatMap(({ problems }) => problems);
}

function stateOf(inputs: DoctorInputs, state: ReturnType<Deps['session']['narrowing']>): string {
  if (!inputs['least-privilege']) return 'off: tokens can do everything that the identity may do';
  return state === 'given up'
    ? 'not supported by the service: tokens can do everything that the identity may do'
    : 'on: tokens are limited to what a run needs';
}

function needsOf({ capabilities, name }: Manifest): readonly (readonly [string, string])[] {
  // The paths of `api` are in its reference.
  return capabilities
    .filter(({ when }) => when?.['path'] === undefined)
    .map((need) => [`${name}${whenOf(need)} (${need.audience})`, need.capabilities.join(', ')] as const);
}

function whenOf({ change, when = {} }: CapabilityNeed): string {
  const second = change === undefined ? '' : `, for ${change}`;
  const inputs = Object.entries(when)
    .map(([input, values]) =>
      values.includes('?*')
        ? `, with ${input}`
        : `, ${input}: ${values.map((value) => value || 'not set').join('|')}`,
    )
    .join('');
  return inputs + second;
}

/** Claims of the ID token that this job presents; never the token itself. */
export async function askWho(inputs: DoctorInputs, deps: Deps): Promise<Checked<TokenClaims | undefined>> {
  const { host, session } = deps;
  const name = 'ID token';
  const checked = await runCheck(name, inputs.identity, async () => {
    const token = await askIdToken(session.signIn);
    host.mask(token);
    const value = readClaims(token);
    return { detail: value === undefined ? 'received, but it is not a readable JWT' : 'received', value };
  });
  // Tokens that were provided make an ID token unnecessary, and a person signs in without one.
  const isPerson = host.person !== undefined && inputs.identity === undefined;
  const isNeeded = !isPerson && host.person?.token === undefined && isIdTokenNeeded(inputs);
  if (isNeeded || checked.check.state !== 'failed') return checked;
  return skipped(name, `none: ${checked.check.detail}`);
}

function isIdTokenNeeded(inputs: DoctorInputs): boolean {
  const [platform, registry] = [inputs.token !== undefined, inputs['registry-token'] !== undefined];
  return inputs.identity === undefined ? !platform && !registry : !platform || !registry;
}

/** Claims as rows of name and value. */
export function claimRows(claims: TokenClaims | undefined): readonly (readonly [string, string])[] {
  if (claims === undefined) return [];
  const { audience, issuer, subject } = claims;
  return [
    ['iss', issuer ?? 'none'],
    ['sub', subject ?? 'none'],
    ['aud', audience === undefined ? 'none' : [audience].flat().join(', ')],
  ];
}

const NO_IDENTITY: Problem = {
  kind: 'usage',
  message: '`identity` is required: there is no identity to sign in as',
  fix: 'set `identity` to the uid of an identity that this job may assume, or `token` and `registry-token`',
};

const NOT_SIGNED_IN: Problem = {
  kind: 'unauthenticated',
  message: 'you are not signed in: there is no token, and a terminal does not issue ID tokens',
};

export async function signIn(
  inputs: DoctorInputs,
  label: 'platform' | 'registry',
  audience: string,
  tokens: TokenSource | undefined,
  isPerson: boolean,
): Promise<Checked<string>> {
  const name = `${label} (${audience})`;
  if (tokens !== undefined) {
    return runCheck(name, inputs.identity, async () => {
      const token = await tokens.get();
      const claims = readClaims(token);
      const until = claims?.expiresAt === undefined ? '' : `, until ${renderTime(claims.expiresAt)}`;
      const subject = claims?.subject === undefined ? '' : ` as ${claims.subject}`;
      return { detail: `signed in${subject}${until}`, value: token };
    });
  }
  const other = label === 'platform' ? 'registry-token' : 'token';
  if (inputs[other] !== undefined) return skipped(name, `only \`${other}\` was given`);
  const problem: Problem = isPerson
    ? { ...NOT_SIGNED_IN, fix: exportFix(['platform', 'registry'], inputs) }
    : NO_IDENTITY;
  const detail = 'no identity to sign in as';
  return { check: { name, state: 'failed', detail, problems: [problem] }, value: undefined };
}
