import * as z from 'zod/mini';
import type { Call } from '../call.ts';
declare const metadata: z.ZodMiniObject<{
    uid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    givenName: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    familyName: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    company: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    jobTitle: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    updatesOptIn: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
}, z.core.$loose>;
/** What a person told about themselves. */
export type IdentityMetadata = z.output<typeof metadata>;
/** What a person may tell. */
export interface IdentityMetadataFields {
    readonly company?: string;
    readonly jobTitle?: string;
    readonly product?: string;
    readonly selfServe?: boolean;
    readonly updatesOptIn?: boolean;
    readonly hubspotUtk?: string;
    readonly latestFormSubmitUrl?: string;
    readonly latestInternalReferringUrl?: string;
    readonly utmCampaign?: string;
    readonly utmContent?: string;
    readonly utmMedium?: string;
    readonly utmSource?: string;
    readonly utmTerm?: string;
}
/** Changes what the caller told about itself; the mask of this one operation stands in the body. */
export declare function updateIdentityMetadata(fields: IdentityMetadataFields, mask?: readonly string[]): Call<IdentityMetadata>;
export {};
