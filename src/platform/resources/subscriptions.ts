import { type Decoded, message, required, text } from '../decode.ts';
import { values } from '../write-body.ts';
import { resource, type Scope } from './resource-calls.ts';

const subscription = message({ uid: required, sink: text });

/** An address that the events of a group are posted to. */
export interface Subscription extends Decoded<typeof subscription> {}

const subscriptions = resource<Subscription, { readonly sink: string }>(
  '/events/v2/subscriptions',
  subscription,
  values('sink'),
);

/** Subscriptions that the caller can see. */
export const listSubscriptions = subscriptions.list<Scope>;
/** One subscription; `NOT_FOUND` when there is none. */
export const getSubscription = subscriptions.get;
/** Subscribes to the events of a group; `sink` is an https URL. */
export const createSubscription = subscriptions.create;
/** Ends a subscription. */
export const deleteSubscription = subscriptions.remove;
