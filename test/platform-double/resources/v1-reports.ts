import { invalidArgument } from '../api-error.ts';
import { authenticate, listScope } from '../auth.ts';
import { toTimestamp } from '../clock.ts';
import { type Call, messageReply, type Reply } from '../core.ts';
import { textColumn } from '../database.ts';
import { readBody } from '../field-mask.ts';
import { type Condition, exactText } from '../filters.ts';
import { isJsonObject, type Json, type JsonObject, textOf, textsOf } from '../json.ts';
import { KINDS } from '../kinds.ts';
import {
  PACKAGE_VERSIONS,
  POLICY_RESULTS,
  RAW_REPORT,
  SBOM,
  TAGS_SUMMARY,
  VULN_COUNTS,
  VULN_REPORT,
  VULN_SCANS,
} from '../more-messages.ts';
import { createQuery } from '../query.ts';
import type { Route } from '../routes.ts';
import { bodyOf } from '../store.ts';
import { isWithin, parentOf } from '../uid.ts';

const AREA = 'registry';
const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'NEGLIGIBLE', 'UNKNOWN'] as const;

/** Scans (builder `put('vulnScans', repo, {digest, tag, createdAt, day, scanner, vulnerabilities})`) that the caller may see. */
async function scansOf(
  call: Call,
  capability: string,
  conditions: readonly Condition[],
): Promise<JsonObject[]> {
  const scope = listScope(await authenticate(call), capability, AREA);
  const where = conditions.map(({ sql }) => ` AND ${sql}`).join('');
  const rows = call.core.store.database.all(
    `SELECT json FROM ${KINDS.vulnScans.table} WHERE 1 = 1${where} ORDER BY day, uid`,
    conditions.flatMap(({ binds }) => binds),
  );
  return rows.map(bodyOf).filter((body) => scope.some((group) => isWithin(textOf(body.uid), group)));
}

const objectsOf = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : [];

/** The packages that scans of an image name, as its SBOM; nothing known is an empty answer. */
async function sbom(call: Call, repo: string, digest: string): Promise<Reply> {
  const [scan] = await scansOf(call, 'TENANT_SBOMS_LIST', [
    { sql: 'parent = ?', binds: [repo] },
    { sql: 'digest = ?', binds: [digest] },
  ]);
  if (!scan) return messageReply(call.core, SBOM, {});
  const purls = objectsOf(scan.vulnerabilities).flatMap(({ purls }) => textsOf(purls));
  return messageReply(call.core, SBOM, {
    id: textOf(scan.uid),
    digest,
    format: 'spdx',
    source: 'GENERATED',
    generatedAt: scan.createdAt ?? null,
    graph: { nodes: purls.map((purl) => ({ package: { id: purl, purl } })) },
  });
}

/** The latest scan of an image in the older shape; nothing known is an empty answer, as v1 has it. */
async function vulnReport(call: Call, repo: string, digest: string): Promise<Reply> {
  const scans = await scansOf(call, 'TENANT_VULN_REPORTS_LIST', [
    { sql: 'parent = ?', binds: [repo] },
    { sql: 'digest = ?', binds: [digest] },
  ]);
  const scan = scans.at(-1);
  if (!scan) return messageReply(call.core, VULN_REPORT, {});
  return messageReply(call.core, VULN_REPORT, {
    id: textOf(scan.uid),
    lastSeen: scan.createdAt ?? null,
    reportGeneration: scan.createdAt ?? null,
    scanner: scan.scanner ?? null,
    rawVulnReport: Buffer.from(JSON.stringify(scan.vulnerabilities)).toString('base64'),
    vulnerabilityMatches: objectsOf(scan.vulnerabilities).map((found) => ({
      vulnerability: {
        id: found.id ?? '',
        displayId: found.id ?? '',
        severity: found.severity ?? 'UNKNOWN',
        cvss: found.cvss ?? [],
      },
      pkg: { name: textOf(textsOf(found.purls)[0]) },
      fix: found.fix ?? null,
    })),
  });
}

async function listReports(call: Call): Promise<Reply> {
  const query = createQuery(call.parameters, AREA);
  const digest = query.text('digest');
  const scans = await scansOf(call, 'VULN_REPORT_LIST', [
    ...(digest === undefined ? exactText(query, 'repo_id', 'parent') : exactText(query, 'digest', 'digest')),
    ...exactText(query, 'tag', 'tag'),
  ]);
  const since = query.time('created_since');
  const items = scans
    .filter((scan) => since === undefined || Date.parse(textOf(scan.createdAt)) >= since)
    .map(({ uid: _uid, day: _day, tag: _tag, createTime: _made, updateTime: _changed, ...scan }) => scan);
  return messageReply(call.core, VULN_SCANS, { items });
}

async function rawReport(call: Call): Promise<Reply> {
  const query = createQuery(call.parameters, AREA);
  const scans = await scansOf(call, 'VULN_REPORT_LIST', exactText(query, 'digest', 'digest'));
  const scan = scans.at(-1);
  if (!scan || query.text('digest') === undefined) return messageReply(call.core, RAW_REPORT, {});
  const { createdAt = null, digest = '', scanner = null, vulnerabilities = [] } = scan;
  return messageReply(call.core, RAW_REPORT, {
    digest,
    createdAt,
    scanner,
    rawReport: JSON.stringify(vulnerabilities),
    rawReportUrl: '',
  });
}

/** Counts a day, both ends of the range included; `cumulative` adds the days up. */
function counts(cumulative: boolean): (call: Call) => Promise<Reply> {
  return async (call) => {
    const query = createQuery(call.parameters, AREA);
    const repo = query.text('repo');
    if (repo === undefined) throw invalidArgument(AREA, 'repo', 'is required');
    const name = repo.split('/').at(-1) ?? '';
    const { database, find } = call.core.store;
    const repos = database.all(`SELECT uid FROM ${KINDS.repos.table} WHERE name = ?`, [name]);
    const uids = new Set(repos.map((row) => textColumn(row, 'uid')));
    const from = query.time('from');
    const to = query.time('to');
    const scans = await scansOf(call, 'VULN_REPORT_LIST', exactText(query, 'tag', 'tag'));
    const totals = new Map<string, number>();
    const items: JsonObject[] = [];
    for (const scan of scans.filter((one) => uids.has(parentOf(textOf(one.uid))))) {
      const day = `${textOf(scan.day)}T00:00:00Z`;
      if ((from !== undefined && Date.parse(day) < from) || (to !== undefined && Date.parse(day) > to))
        continue;
      if (!cumulative) totals.clear();
      const found = objectsOf(scan.vulnerabilities);
      for (const { severity } of found) totals.set(textOf(severity), (totals.get(textOf(severity)) ?? 0) + 1);
      items.push({
        repo: textOf(find(KINDS.repos, parentOf(textOf(scan.uid)))?.name),
        tag: scan.tag ?? '',
        date: day,
        sizeBytes: '12345678',
        vulnCounts: SEVERITIES.filter((severity) => totals.has(severity)).map((severity) => ({
          severity,
          count: totals.get(severity) ?? 0,
        })),
        cveIds: found.map(({ id }) => textOf(id)),
      });
    }
    return messageReply(call.core, VULN_COUNTS, { items });
  };
}

/** Policies (builder `put('policies', organization, {policyId, policyName, mode, bindingId, denied: [digest]})`) of the organization. */
async function checkPolicies(call: Call, repo: string): Promise<Reply> {
  const scope = listScope(await authenticate(call), 'REPO_CHECK_POLICIES', AREA);
  const digest = textOf(readBody(call.body, AREA).digest);
  if (digest === '') throw invalidArgument(AREA, 'digest', 'is required');
  const policies = call.core.store
    .all(KINDS.policies)
    .filter(
      (policy) =>
        isWithin(repo, parentOf(textOf(policy.uid))) && scope.some((group) => isWithin(repo, group)),
    );
  return messageReply(call.core, POLICY_RESULTS, {
    results: policies.map(({ bindingId, denied, mode, parameters, policyId, policyName }) => ({
      policyId: policyId ?? '',
      policyName: policyName ?? '',
      mode: mode ?? 'POLICY_MODE_UNSPECIFIED',
      bindingId: bindingId ?? '',
      result: textsOf(denied).includes(digest) ? 'DENIED' : 'ALLOWED',
      parameters: parameters ?? {},
    })),
  });
}

async function tagsSummary(call: Call, repo: string): Promise<Reply> {
  const scope = listScope(await authenticate(call), 'TAG_LIST', AREA);
  const query = createQuery(call.parameters, AREA);
  const hidden = ['referrer', 'date', 'epoch'].filter((name) => query.flag(`exclude_${name}s`));
  const rows = call.core.store.database
    .all(`SELECT class, json FROM ${KINDS.tags.table} WHERE parent = ? ORDER BY updated_at, uid`, [repo])
    .filter((row) => !hidden.includes(textColumn(row, 'class')))
    .filter(() => scope.some((group) => isWithin(repo, group)));
  const last = rows.at(-1);
  if (last === undefined) return messageReply(call.core, TAGS_SUMMARY, {});
  const { deprecated, digest, name, uid, updateTime } = bodyOf(last);
  return messageReply(call.core, TAGS_SUMMARY, {
    id: repo,
    tagCount: String(rows.length),
    lastUpdated: updateTime ?? toTimestamp(0),
    latestTag: {
      id: uid ?? '',
      name: name ?? '',
      digest: digest ?? '',
      deprecated: deprecated ?? false,
      lastUpdated: updateTime ?? null,
    },
    latestVersion: '',
  });
}

/** Versions of a package (builder `put('packageVersions', undefined, {name, versions, …})`). */
async function packageVersions(call: Call, name: string): Promise<Reply> {
  await authenticate(call);
  const [found] = call.core.store.findBy(KINDS.packageVersions, 'name', name);
  const { uid: _uid, name: _name, createTime: _made, updateTime: _changed, ...shown } = found ?? {};
  return messageReply(call.core, PACKAGE_VERSIONS, shown);
}

const REPO = '/registry/v1/repos/{uid}';
const REPORTS = '/registry/v1/vuln_reports';

/** The operations of v1 on vulnerabilities, policies and versions that have no successor in v2. */
export const v1ReportRoutes: readonly Route[] = [
  { service: 'api', method: 'GET', pattern: `${REPO}/digests/{digest}/vulnreport`, handle: vulnReport },
  { service: 'api', method: 'GET', pattern: `${REPO}/digests/{digest}/sbom`, handle: sbom },
  { service: 'api', method: 'POST', pattern: `${REPO}:checkPolicies`, handle: checkPolicies },
  { service: 'api', method: 'GET', pattern: REPORTS, handle: listReports },
  { service: 'api', method: 'GET', pattern: `${REPORTS}/counts`, handle: counts(false) },
  { service: 'api', method: 'GET', pattern: `${REPORTS}/counts_cumulative`, handle: counts(true) },
  { service: 'api', method: 'GET', pattern: `${REPORTS}/raw`, handle: rawReport },
  { service: 'api', method: 'GET', pattern: '/registry/v1/repotagssummary/{uid}', handle: tagsSummary },
  { service: 'api', method: 'GET', pattern: '/registry/v1/versions/{package}', handle: packageVersions },
];
