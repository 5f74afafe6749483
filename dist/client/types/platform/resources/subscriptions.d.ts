import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { ListOperation } from '../pages.ts';
import { type Scope } from './list-query.ts';
declare const subscription: z.ZodMiniObject<{
    uid: z.ZodMiniString<string>;
    sink: z.ZodMiniPipe<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>, z.ZodMiniTransform<string, string | null | undefined>>;
}, z.core.$loose>;
/** An address that the events of a group are posted to. */
export type Subscription = z.output<typeof subscription>;
/** Subscriptions that the caller can see. */
export declare function listSubscriptions(scope?: Scope): ListOperation<Subscription>;
/** One subscription; `NOT_FOUND` when there is none. */
export declare function getSubscription(uid: string): Call<Subscription>;
/** Subscribes to the events of a group; `sink` is an https URL. */
export declare function createSubscription(groupUid: string, fields: {
    readonly sink: string;
}): Call<Subscription>;
/** Ends a subscription. */
export declare function deleteSubscription(uid: string): Call<undefined>;
export {};
