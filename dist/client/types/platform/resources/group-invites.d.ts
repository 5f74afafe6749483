import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { ListOperation } from '../pages.ts';
import { type Scope } from './list-query.ts';
declare const groupInvite: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    code: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    keyId: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    email: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    singleUse: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniBoolean<boolean>>>, z.ZodMiniTransform<boolean, boolean | null | undefined>>;
    role: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniObject<{
        uid: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        name: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        description: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
        capabilities: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniArray<z.ZodMiniString<string>>>>, z.ZodMiniTransform<string[], string[] | null | undefined>>;
    }, z.core.$loose>>>;
    expirationTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
    createTime: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
/** An invitation to a group; its `code` is a secret and shown once, when it is made. */
export type GroupInvite = z.output<typeof groupInvite>;
/** What an invitation grants, to whom, and for how long. */
export interface GroupInviteFields {
    readonly roleUid: string;
    /** Lifetime, such as `86400s`. */
    readonly ttl: string;
    readonly email?: string;
    readonly singleUse?: boolean;
}
/** Invitations that the caller can see. */
export declare function listGroupInvites(scope?: Scope & {
    readonly keyId?: string;
}): ListOperation<GroupInvite>;
/** One invitation; `NOT_FOUND` when there is none. */
export declare function getGroupInvite(uid: string): Call<GroupInvite>;
/** Invites to a group. */
export declare function createGroupInvite(groupUid: string, fields: GroupInviteFields): Call<GroupInvite>;
/** Takes an invitation back. */
export declare function deleteGroupInvite(uid: string): Call<undefined>;
export {};
