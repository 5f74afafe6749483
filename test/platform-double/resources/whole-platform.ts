import { okReply } from '../core.ts';
import type { Route } from '../routes.ts';
import { accountAssociationRoutes } from './account-associations.ts';
import { artifactRoutes } from './artifacts.ts';
import { mappingRoutes } from './external-group-role-mappings.ts';
import { groupInviteRoutes } from './group-invites.ts';
import { groupVerbRoutes } from './group-verbs.ts';
import { identityProviderRoutes } from './identity-providers.ts';
import { repoPartRoutes } from './repo-parts.ts';
import { stsSessionRoutes } from './sts-sessions.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { termsRoutes } from './terms.ts';
import { v1ReportRoutes } from './v1-reports.ts';

/** Everything beyond what the four commands need; ahead of routes whose `{uid}` would take these paths. */
export const platformRoutes: readonly Route[] = [
  { service: 'api', method: 'GET', pattern: '/ping/v2/ping', handle: () => okReply({ response: 'pong' }) },
  ...accountAssociationRoutes,
  ...artifactRoutes,
  ...mappingRoutes,
  ...groupInviteRoutes,
  ...groupVerbRoutes,
  ...identityProviderRoutes,
  ...repoPartRoutes,
  ...stsSessionRoutes,
  ...subscriptionRoutes,
  ...termsRoutes,
  ...v1ReportRoutes,
];
