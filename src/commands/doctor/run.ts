import type { CapabilityNeed, Manifest } from '../../kit/manifest/manifest.ts';
import type { Problem } from '../../kit/run/outcome.ts';
import { type Deps, type Work, withSession } from '../../session/command.ts';
import { type Check, renderDoctorLog, renderDoctorSummary, type Section } from './check.ts';
import { type DoctorInputs, manifest } from './manifest.ts';
import { checkReads, organizationUid } from './reads.ts';
import { askWho, claimRows, signIn } from './who.ts';
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
    findings: [],
    problems: problemsOf(sections.flatMap((section) => section.checks)),
    firstProblemDecides: true,
    verdict: 'pass',
    outputs: {},
    summary: renderDoctorSummary(sections),
    report: {
      claims: who.value === undefined ? {} : Object.fromEntries(claimRows(who.value)),
      checks: sections.flatMap(({ checks, title }) =>
        checks.map(({ detail, name, state }) => ({ section: title, name, state, detail })),
      ),
      capabilities: Object.fromEntries(capabilities),
      service: wire.facts,
      host: { name: host.name, ...host.capabilities, limitations: host.limitations },
    },
    stdout: [],
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

/** Whether this run requests capabilities in the exchange. */
function stateOf(inputs: DoctorInputs, state: ReturnType<Deps['session']['narrowing']>): string {
  if (!inputs['least-privilege']) return 'off: tokens can do everything that the identity may do';
  return state === 'given up'
    ? 'not supported by the service: tokens can do everything that the identity may do'
    : 'on: tokens are limited to what a run needs';
}

/** Capabilities requested by a command in each of its modes. */
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
