import { invalidArgument } from '../api-error.ts';
import { capabilitiesOf, crudRoutes, type ResourceRules } from '../crud.ts';
import { textOf } from '../json.ts';
import { KINDS } from '../kinds.ts';
import type { Route } from '../routes.ts';
import { requireTermsOfPath } from './whole-platform-rules.ts';

const SUBSCRIPTION_RULES: ResourceRules = {
  kind: KINDS.subscriptions,
  path: '/events/v2/subscriptions',
  capabilities: capabilitiesOf('EVENTS_SUBSCRIPTION', 'CREATE DELETE'),
  writable: ['sink'],
  parentKind: KINDS.groups,
  filters: () => [],
  check(call, body) {
    const sink = textOf(body.sink);
    if (!URL.canParse(sink) || new URL(sink).protocol !== 'https:')
      throw invalidArgument('events', 'sink', 'must be an https URL');
    requireTermsOfPath(call);
  },
  times: [],
};

/** `/events/v2/subscriptions`. */
export const subscriptionRoutes: readonly Route[] = crudRoutes(SUBSCRIPTION_RULES);
