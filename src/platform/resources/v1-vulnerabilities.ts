import { type Call, path } from '../call.ts';
import {
  count,
  type Decoded,
  each,
  enumName,
  integer,
  listOf,
  maybe,
  message,
  type Open,
  required,
  text,
  texts,
} from '../decode.ts';
import { readV1Call } from './resource-calls.ts';

const SCANNERS = ['UNKNOWN', 'GRYPE', 'TRIVY'] as const;
const fix = maybe(
  message({ versions: listOf(required), state: enumName(['UNKNOWN', 'FIXED', 'NOT_FIXED', 'WONT_FIX']) }),
);
const cvss = listOf(message(texts('score', 'version')));
const severity = enumName(['UNKNOWN', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL', 'NEGLIGIBLE']);
const vulnerability = message({ ...texts('id', 'displayId', 'description', 'source'), severity, cvss });
const match = message({
  vulnerability: maybe(vulnerability),
  pkg: maybe(message(texts('name', 'version', 'purl'))),
  fix,
});
const report = message({
  ...texts('id', 'lastSeen', 'reportGeneration', 'vulnerabilityDbLastBuildTime'),
  scanner: maybe(message({ name: enumName(SCANNERS), version: text })),
  /** Base64. */
  rawVulnReport: text,
  vulnerabilityMatches: listOf(match),
});
const scanner = maybe(message({ name: enumName(SCANNERS), version: text, dbBuildTime: text }));
const scan = message({
  ...texts('digest', 'createdAt'),
  scanner,
  vulnerabilities: listOf(
    message({
      id: text,
      ...each(['aliases', 'purls', 'locations', 'relatedUrls'], listOf(required)),
      severity,
      cvss,
      fix,
    }),
  ),
});
const counts = message({
  ...texts('repo', 'tag', 'date'),
  /** Bytes. */
  sizeBytes: count,
  vulnCounts: listOf(message({ severity, count: integer })),
  cveIds: listOf(required),
});
const raw = message({ ...texts('digest', 'createdAt', 'rawReport', 'rawReportUrl'), scanner });
const scans = message({ items: listOf(scan) });
const countReports = message({ items: listOf(counts) });

/** A scanner of images. */
export type ScannerName = Open<(typeof SCANNERS)[number]>;

/** The vulnerability report of an image. */
export interface VulnReport extends Decoded<typeof report> {}

/** A scanner's own report. */
export interface RawVulnReport extends Decoded<typeof raw> {}

/** Vulnerabilities of one image by severity, one row a day. */
export interface VulnCountReport extends Decoded<typeof counts> {}

/** One scan of one image. */
export interface VulnScan extends Decoded<typeof scan> {}

/** Filters of vulnerability counts: a repository by its path, a tag, and the first and last day (RFC 3339). */
export interface VulnCountFilters {
  readonly repo: string;
  readonly tag?: string;
  readonly from?: string;
  readonly to?: string;
}

/** The vulnerability report of an image, by repository and digest; empty fields when there is none. */
export function getVulnReport(repoUid: string, digest: string): Call<VulnReport> {
  return readV1Call(path`/registry/v1/repos/${repoUid}/digests/${digest}/vulnreport`, report, {});
}

/** Scans of a repository's images or of one digest; the digest wins over the repository. */
export function listVulnReports(filters: {
  readonly repoId?: string;
  readonly digest?: string;
  readonly tag?: string;
  readonly createdSince?: string;
  readonly scannerName?: ScannerName;
  readonly scannerVersion?: string;
  readonly scannerDbBuildTime?: string;
}): Call<{ readonly items: readonly VulnScan[] }> {
  const { scannerDbBuildTime, scannerName, scannerVersion, ...own } = filters;
  return readV1Call('/registry/v1/vuln_reports', scans, {
    ...own,
    'scanner.name': scannerName,
    'scanner.version': scannerVersion,
    'scanner.dbBuildTime': scannerDbBuildTime,
  });
}

/** Vulnerability counts of one repository, day by day. */
export function listVulnCountReports(
  filters: VulnCountFilters,
): Call<{ readonly items: readonly VulnCountReport[] }> {
  return readV1Call('/registry/v1/vuln_reports/counts', countReports, { ...filters });
}

/** Vulnerability counts that add up over the days. */
export function listCumulativeVulnCountReports(
  filters: VulnCountFilters,
): Call<{ readonly items: readonly VulnCountReport[] }> {
  return readV1Call('/registry/v1/vuln_reports/counts_cumulative', countReports, { ...filters });
}

/** A scanner's own report, as text or behind a URL that expires. */
export function getRawVulnReport(filters: {
  readonly digest: string;
  readonly scanner?: ScannerName;
  readonly createdAt?: string;
}): Call<RawVulnReport> {
  return readV1Call('/registry/v1/vuln_reports/raw', raw, { ...filters });
}
