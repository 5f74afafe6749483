import { fingerprintOf } from '../base/fingerprint.ts';
import { plainLine } from '../base/plain-text.ts';
import type { GateEffect } from './advisory-gate.ts';
import type { AdvisoryItem } from './advisory-item.ts';
import type { Finding, FindingLevel, Location } from './finding.ts';
import type { GateDecision, JudgedItem } from './gate-decision.ts';
import type { Ignore } from './ignore.ts';
import type { DatedIgnore } from './ignore-use.ts';

/** Longest name or version in a finding; the report has them whole. */
const LONGEST_NAME = 200;

const short = (text: string): string => plainLine(text, LONGEST_NAME);

/** The name that people know an advisory by: its first CVE, else its first alias, else its id. */
export function knownName(item: AdvisoryItem): string {
  return item.aliases.find((alias) => /^CVE-/i.test(alias)) ?? item.aliases[0] ?? item.advisoryId;
}

/** Known name and id, `CVE-2026-1 (CGA-xxxx-…)`; the id alone where there is no other name. */
export function fullName(item: AdvisoryItem): string {
  const name = knownName(item);
  return name === item.advisoryId ? name : `${name} (${item.advisoryId})`;
}

/** Parts of a fingerprint that need no hash: plain, short, and told apart by the `/` that none of them has. */
const PLAIN_PART = /^[\w.@:+-]{0,80}$/;

/** Stable across runs: advisory, type and artifact; hashed where they are no plain names. */
export function itemFingerprint({ advisoryId, artifact, type = '' }: AdvisoryItem): string {
  if (PLAIN_PART.test(advisoryId) && PLAIN_PART.test(type) && PLAIN_PART.test(artifact))
    return `advisory/${advisoryId}/${type}/${artifact}`;
  return fingerprintOf('advisory', advisoryId, type, artifact);
}

const LEVELS: Readonly<Record<GateEffect, FindingLevel | undefined>> = {
  fails: 'error',
  warned: 'warning',
  unfixed: 'notice',
  'below-severity': 'notice',
  'in-base': 'notice',
  ignored: undefined,
  settled: undefined,
};

/** One sentence on an affecting item. */
export function itemMessage(item: AdvisoryItem): string {
  const name = short(knownName(item));
  const id = short(item.advisoryId);
  const score = item.rating.score === undefined ? '' : ` (${item.rating.score.toFixed(1)})`;
  const version = item.version === undefined ? '' : ` ${short(item.version)}`;
  const { doubt, fixedVersion } = item.facts;
  const fix = fixedVersion === undefined ? 'no fixed version is known' : `fixed in ${short(fixedVersion)}`;
  const more = doubt === undefined ? '' : `; ${doubt}`;
  const also = name === id ? '' : ` (${id})`;
  const who = `${short(item.artifact)}${version}`;
  // Joined, so that the engine keeps one flat text and not a tree of its pieces for each of many findings.
  return [
    who,
    ' is affected by ',
    name,
    also,
    ', severity ',
    item.rating.severity,
    score,
    '; ',
    fix,
    more,
    '.',
  ].join('');
}

/** The finding of one item. */
export function itemFinding(
  { item, expiredIgnore }: JudgedItem,
  level: FindingLevel,
  location: Location | undefined,
): Finding {
  const { fixedVersion } = item.facts;
  const expired =
    expiredIgnore === undefined ? '' : ` An ignore for it expired on ${expiryText(expiredIgnore)}.`;
  return {
    rule: 'affecting-advisory',
    level,
    title: [item.rating.severity, ': ', short(knownName(item)), ' in ', short(item.artifact)].join(''),
    message: expired === '' ? itemMessage(item) : `${itemMessage(item)}${expired}`,
    artifact: item.artifact,
    ...(location === undefined ? {} : { location }),
    ...(fixedVersion === undefined
      ? {}
      : { fix: `Update ${short(item.artifact)} to ${short(fixedVersion)} or later.` }),
    fingerprint: itemFingerprint(item),
  };
}

/** The end of an ignore as its file has it. */
const expiryText = (ignore: DatedIgnore): string => short(ignore.expires.text);

/** What an ignore is about, in words: `CVE-2026-1 in openssl`. */
export function ignoreSubject(ignore: Ignore): string {
  const parts = [
    ignore.id === undefined ? 'every advisory' : short(ignore.id),
    ...(ignore.artifact === undefined ? [] : [`in ${short(ignore.artifact)}`]),
    ...(ignore.image === undefined ? [] : [`on ${short(ignore.image)}`]),
  ];
  return parts.join(' ');
}

function ignoreFinding(
  rule: string,
  level: FindingLevel,
  ignore: Ignore,
  what: string,
  fix: string,
): Finding {
  const { file, line, column } = ignore.place;
  return {
    rule,
    level,
    title: `Ignore of ${ignoreSubject(ignore)}`,
    message: `The ignore of ${ignoreSubject(ignore)} ${what}.`,
    location: { file, line, ...(column === undefined ? {} : { column }) },
    fix,
    fingerprint: fingerprintOf(rule, ignoreSubject(ignore)),
  };
}

function ignoreFindings(decision: GateDecision): readonly Finding[] {
  const renew = 'Update the package, or renew the entry with a reason.';
  return [
    ...decision.expired.map((ignore) =>
      ignoreFinding('ignore-expired', 'warning', ignore, `expired on ${expiryText(ignore)}`, renew),
    ),
    ...decision.expiring.map((ignore) =>
      ignoreFinding('ignore-expiring', 'warning', ignore, `expires on ${expiryText(ignore)}`, renew),
    ),
    ...decision.unused.map((ignore) =>
      ignoreFinding('ignore-unused', 'notice', ignore, 'matched nothing', 'Remove the entry.'),
    ),
    ...decision.loosened.map(({ ignore, before, kind }) => {
      const what =
        before === undefined ? 'is added by this change' : `is extended by this change from ${before}`;
      return ignoreFinding(`ignore-${kind}`, 'notice', ignore, what, 'Check that it is meant.');
    }),
  ];
}

/** Level of an item's finding; `undefined` for one that nobody has to be told about. */
export function findingLevel(judged: JudgedItem): FindingLevel | undefined {
  return LEVELS[judged.effect];
}

/** Findings that are about no item: lookups without an answer, and ignores. */
export function otherFindings(decision: GateDecision): readonly Finding[] {
  const lookups = decision.missingLookups.map(
    (lookup): Finding => ({
      rule: 'unknown-advisory',
      level: 'warning',
      title: `Advisory ${short(lookup)}`,
      message: `The service knows no advisory with the id or alias ${short(lookup)}.`,
      fix: 'Check its spelling.',
      fingerprint: fingerprintOf('unknown-advisory', lookup.toLowerCase()),
    }),
  );
  return [...lookups, ...ignoreFindings(decision)];
}
