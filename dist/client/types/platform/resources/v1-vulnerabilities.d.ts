import * as z from 'zod/mini';
import type { Call } from '../call.ts';
declare const report: z.ZodMiniObject<{
    id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    lastSeen: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    reportGeneration: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    vulnerabilityDbLastBuildTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    scanner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$loose>>>;
    rawVulnReport: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    vulnerabilityMatches: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        vulnerability: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            displayId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            severity: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            source: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            cvss: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                score: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$loose>>>>, z.ZodMiniTransform<{
                [x: string]: unknown;
                score: string;
                version: string;
            }[], {
                [x: string]: unknown;
                score: string;
                version: string;
            }[] | null | undefined>>;
        }, z.core.$loose>>>;
        pkg: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            purl: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        }, z.core.$loose>>>;
        fix: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            versions: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
            state: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        }, z.core.$loose>>>;
    }, z.core.$loose>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        vulnerability?: {
            [x: string]: unknown;
            id: string;
            displayId: string;
            description: string;
            severity: string;
            source: string;
            cvss: {
                [x: string]: unknown;
                score: string;
                version: string;
            }[];
        } | null | undefined;
        pkg?: {
            [x: string]: unknown;
            name: string;
            version: string;
            purl: string;
        } | null | undefined;
        fix?: {
            [x: string]: unknown;
            versions: string[];
            state: string;
        } | null | undefined;
    }[], {
        [x: string]: unknown;
        vulnerability?: {
            [x: string]: unknown;
            id: string;
            displayId: string;
            description: string;
            severity: string;
            source: string;
            cvss: {
                [x: string]: unknown;
                score: string;
                version: string;
            }[];
        } | null | undefined;
        pkg?: {
            [x: string]: unknown;
            name: string;
            version: string;
            purl: string;
        } | null | undefined;
        fix?: {
            [x: string]: unknown;
            versions: string[];
            state: string;
        } | null | undefined;
    }[] | null | undefined>>;
}, z.core.$loose>;
declare const scan: z.ZodMiniObject<{
    digest: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createdAt: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    scanner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        dbBuildTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$loose>>>;
    vulnerabilities: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        aliases: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
        purls: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
        severity: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        cvss: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
            score: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        }, z.core.$loose>>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            score: string;
            version: string;
        }[], {
            [x: string]: unknown;
            score: string;
            version: string;
        }[] | null | undefined>>;
        fix: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            versions: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
            state: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        }, z.core.$loose>>>;
        locations: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
        relatedUrls: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
    }, z.core.$loose>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        id: string;
        aliases: string[];
        purls: string[];
        severity: string;
        cvss: {
            [x: string]: unknown;
            score: string;
            version: string;
        }[];
        fix?: {
            [x: string]: unknown;
            versions: string[];
            state: string;
        } | null | undefined;
        locations: string[];
        relatedUrls: string[];
    }[], {
        [x: string]: unknown;
        id: string;
        aliases: string[];
        purls: string[];
        severity: string;
        cvss: {
            [x: string]: unknown;
            score: string;
            version: string;
        }[];
        fix?: {
            [x: string]: unknown;
            versions: string[];
            state: string;
        } | null | undefined;
        locations: string[];
        relatedUrls: string[];
    }[] | null | undefined>>;
}, z.core.$loose>;
declare const counts: z.ZodMiniObject<{
    repo: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    tag: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    date: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    sizeBytes: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>>, z.ZodMiniTransform<number | undefined, string | number | null | undefined>>;
    vulnCounts: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        severity: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        count: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>, z.ZodMiniTransform<number, number | null | undefined>>;
    }, z.core.$loose>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        severity: string;
        count: number;
    }[], {
        [x: string]: unknown;
        severity: string;
        count: number;
    }[] | null | undefined>>;
    cveIds: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
}, z.core.$loose>;
declare const raw: z.ZodMiniObject<{
    digest: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createdAt: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    scanner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        dbBuildTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    }, z.core.$loose>>>;
    rawReport: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    rawReportUrl: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
declare const scans: z.ZodMiniObject<{
    items: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        digest: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        createdAt: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        scanner: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
            name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            dbBuildTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        }, z.core.$loose>>>;
        vulnerabilities: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            aliases: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
            purls: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
            severity: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            cvss: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                score: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                version: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$loose>>>>, z.ZodMiniTransform<{
                [x: string]: unknown;
                score: string;
                version: string;
            }[], {
                [x: string]: unknown;
                score: string;
                version: string;
            }[] | null | undefined>>;
            fix: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                versions: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
                state: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$loose>>>;
            locations: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
            relatedUrls: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
        }, z.core.$loose>>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            id: string;
            aliases: string[];
            purls: string[];
            severity: string;
            cvss: {
                [x: string]: unknown;
                score: string;
                version: string;
            }[];
            fix?: {
                [x: string]: unknown;
                versions: string[];
                state: string;
            } | null | undefined;
            locations: string[];
            relatedUrls: string[];
        }[], {
            [x: string]: unknown;
            id: string;
            aliases: string[];
            purls: string[];
            severity: string;
            cvss: {
                [x: string]: unknown;
                score: string;
                version: string;
            }[];
            fix?: {
                [x: string]: unknown;
                versions: string[];
                state: string;
            } | null | undefined;
            locations: string[];
            relatedUrls: string[];
        }[] | null | undefined>>;
    }, z.core.$loose>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        digest: string;
        createdAt: string;
        scanner?: {
            [x: string]: unknown;
            name: string;
            version: string;
            dbBuildTime: string;
        } | null | undefined;
        vulnerabilities: {
            [x: string]: unknown;
            id: string;
            aliases: string[];
            purls: string[];
            severity: string;
            cvss: {
                [x: string]: unknown;
                score: string;
                version: string;
            }[];
            fix?: {
                [x: string]: unknown;
                versions: string[];
                state: string;
            } | null | undefined;
            locations: string[];
            relatedUrls: string[];
        }[];
    }[], {
        [x: string]: unknown;
        digest: string;
        createdAt: string;
        scanner?: {
            [x: string]: unknown;
            name: string;
            version: string;
            dbBuildTime: string;
        } | null | undefined;
        vulnerabilities: {
            [x: string]: unknown;
            id: string;
            aliases: string[];
            purls: string[];
            severity: string;
            cvss: {
                [x: string]: unknown;
                score: string;
                version: string;
            }[];
            fix?: {
                [x: string]: unknown;
                versions: string[];
                state: string;
            } | null | undefined;
            locations: string[];
            relatedUrls: string[];
        }[];
    }[] | null | undefined>>;
}, z.core.$loose>;
declare const countReports: z.ZodMiniObject<{
    items: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        repo: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        tag: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        date: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        sizeBytes: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniInt]>>>, z.ZodMiniTransform<number | undefined, string | number | null | undefined>>;
        vulnCounts: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
            severity: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            count: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniInt>>, z.ZodMiniTransform<number, number | null | undefined>>;
        }, z.core.$loose>>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            severity: string;
            count: number;
        }[], {
            [x: string]: unknown;
            severity: string;
            count: number;
        }[] | null | undefined>>;
        cveIds: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
    }, z.core.$loose>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        repo: string;
        tag: string;
        date: string;
        sizeBytes: number | undefined;
        vulnCounts: {
            [x: string]: unknown;
            severity: string;
            count: number;
        }[];
        cveIds: string[];
    }[], {
        [x: string]: unknown;
        repo: string;
        tag: string;
        date: string;
        sizeBytes: number | undefined;
        vulnCounts: {
            [x: string]: unknown;
            severity: string;
            count: number;
        }[];
        cveIds: string[];
    }[] | null | undefined>>;
}, z.core.$loose>;
/** Vulnerabilities of one image by severity, one row a day. */
export type VulnCountReport = z.output<typeof counts>;
/** One scan of one image. */
export type VulnScan = z.output<typeof scan>;
/** Whose counts: a repository by its path, a tag, and days (RFC 3339) that both belong to the range. */
export interface VulnCountFilters {
    readonly repo: string;
    readonly tag?: string;
    readonly from?: string;
    readonly to?: string;
}
/** The vulnerability report of an image, by repository and digest; empty fields when there is none. */
export declare function getVulnReport(repoUid: string, digest: string): Call<z.output<typeof report>>;
/** Scans of a repository's images or of one digest; the digest wins over the repository. */
export declare function listVulnReports(filters: {
    readonly repoId?: string;
    readonly digest?: string;
    readonly tag?: string;
    readonly createdSince?: string;
    /** `GRYPE` or `TRIVY`. */
    readonly scannerName?: string;
    readonly scannerVersion?: string;
    readonly scannerDbBuildTime?: string;
}): Call<z.output<typeof scans>>;
/** Vulnerability counts of one repository, day by day. */
export declare function listVulnCountReports(filters: VulnCountFilters): Call<z.output<typeof countReports>>;
/** Vulnerability counts that add up over the days. */
export declare function listCumulativeVulnCountReports(filters: VulnCountFilters): Call<z.output<typeof countReports>>;
/** A scanner's own report, as text or behind a URL that expires. */
export declare function getRawVulnReport(filters: {
    readonly digest: string;
    readonly scanner?: string;
    readonly createdAt?: string;
}): Call<z.output<typeof raw>>;
export {};
