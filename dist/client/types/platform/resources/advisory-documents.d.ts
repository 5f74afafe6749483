import * as z from 'zod/mini';
import type { Call } from '../call.ts';
declare const document: z.ZodMiniObject<{
    id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    advisories: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        aliases: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
        packageNamespace: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        events: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
            timestamp: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            detection: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{}, z.core.$loose>>>;
            fixed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                fixedVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$loose>>>;
            truePositiveDetermination: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$loose>>>;
            falsePositiveDetermination: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                type: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$loose>>>;
            analysisNotPlanned: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$loose>>>;
            fixNotPlanned: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$loose>>>;
            pendingUpstreamFix: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            }, z.core.$loose>>>;
        }, z.core.$loose>>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            timestamp: string;
            detection?: {
                [x: string]: unknown;
            } | null | undefined;
            fixed?: {
                [x: string]: unknown;
                fixedVersion: string;
            } | null | undefined;
            truePositiveDetermination?: {
                [x: string]: unknown;
                note: string;
            } | null | undefined;
            falsePositiveDetermination?: {
                [x: string]: unknown;
                type: string;
                note: string;
            } | null | undefined;
            analysisNotPlanned?: {
                [x: string]: unknown;
                note: string;
            } | null | undefined;
            fixNotPlanned?: {
                [x: string]: unknown;
                note: string;
            } | null | undefined;
            pendingUpstreamFix?: {
                [x: string]: unknown;
                note: string;
            } | null | undefined;
        }[], {
            [x: string]: unknown;
            timestamp: string;
            detection?: {
                [x: string]: unknown;
            } | null | undefined;
            fixed?: {
                [x: string]: unknown;
                fixedVersion: string;
            } | null | undefined;
            truePositiveDetermination?: {
                [x: string]: unknown;
                note: string;
            } | null | undefined;
            falsePositiveDetermination?: {
                [x: string]: unknown;
                type: string;
                note: string;
            } | null | undefined;
            analysisNotPlanned?: {
                [x: string]: unknown;
                note: string;
            } | null | undefined;
            fixNotPlanned?: {
                [x: string]: unknown;
                note: string;
            } | null | undefined;
            pendingUpstreamFix?: {
                [x: string]: unknown;
                note: string;
            } | null | undefined;
        }[] | null | undefined>>;
    }, z.core.$loose>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        id: string;
        aliases: string[];
        packageNamespace: string;
        events: {
            [x: string]: unknown;
            timestamp: string;
            detection?: {
                [x: string]: unknown;
            } | null | undefined;
            fixed?: {
                [x: string]: unknown;
                fixedVersion: string;
            } | null | undefined;
            truePositiveDetermination?: {
                [x: string]: unknown;
                note: string;
            } | null | undefined;
            falsePositiveDetermination?: {
                [x: string]: unknown;
                type: string;
                note: string;
            } | null | undefined;
            analysisNotPlanned?: {
                [x: string]: unknown;
                note: string;
            } | null | undefined;
            fixNotPlanned?: {
                [x: string]: unknown;
                note: string;
            } | null | undefined;
            pendingUpstreamFix?: {
                [x: string]: unknown;
                note: string;
            } | null | undefined;
        }[];
    }[], {
        [x: string]: unknown;
        id: string;
        aliases: string[];
        packageNamespace: string;
        events: {
            [x: string]: unknown;
            timestamp: string;
            detection?: {
                [x: string]: unknown;
            } | null | undefined;
            fixed?: {
                [x: string]: unknown;
                fixedVersion: string;
            } | null | undefined;
            truePositiveDetermination?: {
                [x: string]: unknown;
                note: string;
            } | null | undefined;
            falsePositiveDetermination?: {
                [x: string]: unknown;
                type: string;
                note: string;
            } | null | undefined;
            analysisNotPlanned?: {
                [x: string]: unknown;
                note: string;
            } | null | undefined;
            fixNotPlanned?: {
                [x: string]: unknown;
                note: string;
            } | null | undefined;
            pendingUpstreamFix?: {
                [x: string]: unknown;
                note: string;
            } | null | undefined;
        }[];
    }[] | null | undefined>>;
}, z.core.$loose>;
declare const documents: z.ZodMiniObject<{
    documents: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        advisories: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            aliases: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
            packageNamespace: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
            events: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniObject<{
                timestamp: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                detection: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{}, z.core.$loose>>>;
                fixed: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    fixedVersion: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                }, z.core.$loose>>>;
                truePositiveDetermination: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                }, z.core.$loose>>>;
                falsePositiveDetermination: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    type: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                    note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                }, z.core.$loose>>>;
                analysisNotPlanned: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                }, z.core.$loose>>>;
                fixNotPlanned: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                }, z.core.$loose>>>;
                pendingUpstreamFix: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
                    note: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
                }, z.core.$loose>>>;
            }, z.core.$loose>>>>, z.ZodMiniTransform<{
                [x: string]: unknown;
                timestamp: string;
                detection?: {
                    [x: string]: unknown;
                } | null | undefined;
                fixed?: {
                    [x: string]: unknown;
                    fixedVersion: string;
                } | null | undefined;
                truePositiveDetermination?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                falsePositiveDetermination?: {
                    [x: string]: unknown;
                    type: string;
                    note: string;
                } | null | undefined;
                analysisNotPlanned?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                fixNotPlanned?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                pendingUpstreamFix?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
            }[], {
                [x: string]: unknown;
                timestamp: string;
                detection?: {
                    [x: string]: unknown;
                } | null | undefined;
                fixed?: {
                    [x: string]: unknown;
                    fixedVersion: string;
                } | null | undefined;
                truePositiveDetermination?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                falsePositiveDetermination?: {
                    [x: string]: unknown;
                    type: string;
                    note: string;
                } | null | undefined;
                analysisNotPlanned?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                fixNotPlanned?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                pendingUpstreamFix?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
            }[] | null | undefined>>;
        }, z.core.$loose>>>>, z.ZodMiniTransform<{
            [x: string]: unknown;
            id: string;
            aliases: string[];
            packageNamespace: string;
            events: {
                [x: string]: unknown;
                timestamp: string;
                detection?: {
                    [x: string]: unknown;
                } | null | undefined;
                fixed?: {
                    [x: string]: unknown;
                    fixedVersion: string;
                } | null | undefined;
                truePositiveDetermination?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                falsePositiveDetermination?: {
                    [x: string]: unknown;
                    type: string;
                    note: string;
                } | null | undefined;
                analysisNotPlanned?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                fixNotPlanned?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                pendingUpstreamFix?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
            }[];
        }[], {
            [x: string]: unknown;
            id: string;
            aliases: string[];
            packageNamespace: string;
            events: {
                [x: string]: unknown;
                timestamp: string;
                detection?: {
                    [x: string]: unknown;
                } | null | undefined;
                fixed?: {
                    [x: string]: unknown;
                    fixedVersion: string;
                } | null | undefined;
                truePositiveDetermination?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                falsePositiveDetermination?: {
                    [x: string]: unknown;
                    type: string;
                    note: string;
                } | null | undefined;
                analysisNotPlanned?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                fixNotPlanned?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                pendingUpstreamFix?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
            }[];
        }[] | null | undefined>>;
    }, z.core.$loose>>>>, z.ZodMiniTransform<{
        [x: string]: unknown;
        id: string;
        advisories: {
            [x: string]: unknown;
            id: string;
            aliases: string[];
            packageNamespace: string;
            events: {
                [x: string]: unknown;
                timestamp: string;
                detection?: {
                    [x: string]: unknown;
                } | null | undefined;
                fixed?: {
                    [x: string]: unknown;
                    fixedVersion: string;
                } | null | undefined;
                truePositiveDetermination?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                falsePositiveDetermination?: {
                    [x: string]: unknown;
                    type: string;
                    note: string;
                } | null | undefined;
                analysisNotPlanned?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                fixNotPlanned?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                pendingUpstreamFix?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
            }[];
        }[];
    }[], {
        [x: string]: unknown;
        id: string;
        advisories: {
            [x: string]: unknown;
            id: string;
            aliases: string[];
            packageNamespace: string;
            events: {
                [x: string]: unknown;
                timestamp: string;
                detection?: {
                    [x: string]: unknown;
                } | null | undefined;
                fixed?: {
                    [x: string]: unknown;
                    fixedVersion: string;
                } | null | undefined;
                truePositiveDetermination?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                falsePositiveDetermination?: {
                    [x: string]: unknown;
                    type: string;
                    note: string;
                } | null | undefined;
                analysisNotPlanned?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                fixNotPlanned?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
                pendingUpstreamFix?: {
                    [x: string]: unknown;
                    note: string;
                } | null | undefined;
            }[];
        }[];
    }[] | null | undefined>>;
}, z.core.$loose>;
/** All security advisories of one origin package. */
export type AdvisoryDocument = z.output<typeof document>;
/** Public advisory documents, all or by package name or vulnerability; needs no token, comes in one piece. */
export declare function listAdvisoryDocuments(filters?: {
    readonly id?: string;
    readonly cves?: readonly string[];
}): Call<z.output<typeof documents>>;
export {};
