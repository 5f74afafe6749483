import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { path } from '../call.ts';
import { count, integer, listOf, maybe, message, text } from '../decode.ts';
import { readV1Call } from './resource-calls.ts';

const fix = maybe(message({ versions: listOf(z.string()), state: text }));
const cvss = listOf(message({ score: text, version: text }));
const match = message({
  vulnerability: maybe(
    message({ id: text, displayId: text, description: text, severity: text, source: text, cvss }),
  ),
  pkg: maybe(message({ name: text, version: text, purl: text })),
  fix,
});
const report = message({
  id: text,
  lastSeen: text,
  reportGeneration: text,
  vulnerabilityDbLastBuildTime: text,
  scanner: maybe(message({ name: text, version: text })),
  /** Base64. */
  rawVulnReport: text,
  vulnerabilityMatches: listOf(match),
});
const scanner = maybe(message({ name: text, version: text, dbBuildTime: text }));
const scan = message({
  digest: text,
  createdAt: text,
  scanner,
  vulnerabilities: listOf(
    message({
      id: text,
      aliases: listOf(z.string()),
      purls: listOf(z.string()),
      severity: text,
      cvss,
      fix,
      locations: listOf(z.string()),
      relatedUrls: listOf(z.string()),
    }),
  ),
});
const counts = message({
  repo: text,
  tag: text,
  date: text,
  /** Bytes. */
  sizeBytes: count,
  vulnCounts: listOf(message({ severity: text, count: integer })),
  cveIds: listOf(z.string()),
});
const raw = message({ digest: text, createdAt: text, scanner, rawReport: text, rawReportUrl: text });
const scans = message({ items: listOf(scan) });
const countReports = message({ items: listOf(counts) });

/** Vulnerabilities of one image by severity, one row a day. */
export type VulnCountReport = z.output<typeof counts>;

/** One scan of one image. */
export type VulnScan = z.output<typeof scan>;

/** Filters of vulnerability counts: a repository by its path, a tag, and the first and last day (RFC 3339). */
export interface VulnCountFilters {
  readonly repo: string;
  readonly tag?: string;
  readonly from?: string;
  readonly to?: string;
}

/** The vulnerability report of an image, by repository and digest; empty fields when there is none. */
export function getVulnReport(repoUid: string, digest: string): Call<z.output<typeof report>> {
  return readV1Call(path`/registry/v1/repos/${repoUid}/digests/${digest}/vulnreport`, report, {});
}

/** Scans of a repository's images or of one digest; the digest wins over the repository. */
export function listVulnReports(filters: {
  readonly repoId?: string;
  readonly digest?: string;
  readonly tag?: string;
  readonly createdSince?: string;
  /** `GRYPE` or `TRIVY`. */
  readonly scannerName?: string;
  readonly scannerVersion?: string;
  readonly scannerDbBuildTime?: string;
}): Call<z.output<typeof scans>> {
  const { scannerDbBuildTime, scannerName, scannerVersion, ...own } = filters;
  return readV1Call('/registry/v1/vuln_reports', scans, {
    ...own,
    'scanner.name': scannerName,
    'scanner.version': scannerVersion,
    'scanner.dbBuildTime': scannerDbBuildTime,
  });
}

/** Vulnerability counts of one repository, day by day. */
export function listVulnCountReports(filters: VulnCountFilters): Call<z.output<typeof countReports>> {
  return readV1Call('/registry/v1/vuln_reports/counts', countReports, { ...filters });
}

/** Vulnerability counts that add up over the days. */
export function listCumulativeVulnCountReports(
  filters: VulnCountFilters,
): Call<z.output<typeof countReports>> {
  return readV1Call('/registry/v1/vuln_reports/counts_cumulative', countReports, { ...filters });
}

/** A scanner's own report, as text or behind a URL that expires. */
export function getRawVulnReport(filters: {
  readonly digest: string;
  readonly scanner?: string;
  readonly createdAt?: string;
}): Call<z.output<typeof raw>> {
  return readV1Call('/registry/v1/vuln_reports/raw', raw, { ...filters });
}
