import { type Call, path } from '../call.ts';
import {
  count,
  type Decoded,
  enumName,
  integer,
  listOf,
  maybe,
  message,
  type Open,
  required,
  text,
} from '../decode.ts';
import { readV1Call } from './resource-calls.ts';

const FIX_STATES = ['UNKNOWN', 'FIXED', 'NOT_FIXED', 'WONT_FIX'] as const;
const SEVERITIES = ['UNKNOWN', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL', 'NEGLIGIBLE'] as const;
const SCANNERS = ['UNKNOWN', 'GRYPE', 'TRIVY'] as const;
const fix = maybe(message({ versions: listOf(required), state: enumName(FIX_STATES) }));
const cvss = listOf(message({ score: text, version: text }));
const severity = enumName(SEVERITIES);
const vulnerability = message({ id: text, displayId: text, description: text, severity, source: text, cvss });
const match = message({
  vulnerability: maybe(vulnerability),
  pkg: maybe(message({ name: text, version: text, purl: text })),
  fix,
});
const report = message({
  id: text,
  lastSeen: text,
  reportGeneration: text,
  vulnerabilityDbLastBuildTime: text,
  scanner: maybe(message({ name: enumName(SCANNERS), version: text })),
  /** Base64. */
  rawVulnReport: text,
  vulnerabilityMatches: listOf(match),
});
const scanner = maybe(message({ name: enumName(SCANNERS), version: text, dbBuildTime: text }));
const scan = message({
  digest: text,
  createdAt: text,
  scanner,
  vulnerabilities: listOf(
    message({
      id: text,
      aliases: listOf(required),
      purls: listOf(required),
      severity,
      cvss,
      fix,
      locations: listOf(required),
      relatedUrls: listOf(required),
    }),
  ),
});
const counts = message({
  repo: text,
  tag: text,
  date: text,
  /** Bytes. */
  sizeBytes: count,
  vulnCounts: listOf(message({ severity, count: integer })),
  cveIds: listOf(required),
});
const raw = message({ digest: text, createdAt: text, scanner, rawReport: text, rawReportUrl: text });
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
