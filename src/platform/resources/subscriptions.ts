import { type Call, path } from '../call.ts';
import { type Decoded, message, required, text } from '../decode.ts';
import type { ListOperation } from '../pages.ts';
import { deleteCall, listOperation, postCall, readCall, type Scope } from './resource-calls.ts';

const subscription = message({ uid: required, sink: text });

/** An address that the events of a group are posted to. */
export interface Subscription extends Decoded<typeof subscription> {}

/** Subscriptions that the caller can see. */
export function listSubscriptions(scope: Scope = {}): ListOperation<Subscription> {
  return listOperation('/events/v2/subscriptions', 'subscriptions', subscription, scope, {});
}

/** One subscription; `NOT_FOUND` when there is none. */
export function getSubscription(uid: string): Call<Subscription> {
  return readCall(path`/events/v2/subscriptions/${uid}`, subscription);
}

/** Subscribes to the events of a group; `sink` is an https URL. */
export function createSubscription(groupUid: string, fields: { readonly sink: string }): Call<Subscription> {
  return postCall(path`/events/v2/subscriptions/${groupUid}`, { sink: fields.sink }, subscription);
}

/** Ends a subscription. */
export function deleteSubscription(uid: string): Call<undefined> {
  return deleteCall(path`/events/v2/subscriptions/${uid}`);
}
