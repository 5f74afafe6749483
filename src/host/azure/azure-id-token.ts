import { IdTokenError, type IdTokenSource } from '../host.ts';
import { type HostOptions, readVariables } from '../host-options.ts';
import { requestIdToken } from '../id-token-service.ts';

/** The audience that Azure Pipelines puts into every ID token; a job cannot choose another. */
export const AZURE_AUDIENCE = 'api://AzureADTokenExchange';

/**
 * ID tokens from the pipeline's endpoint. A task finds the job's access token in the system connection; a script, only if
 * it is mapped. `PLATFORM_AZURE_SERVICE_CONNECTION_ID` makes it the token of a service connection.
 */
export function azureIdToken(options: HostOptions, tell: (text: string) => void): IdTokenSource {
  return async (audience, limits) => {
    const text = readVariables(options.environment);
    const address = text('SYSTEM_OIDCREQUESTURI');
    const accessToken =
      text('SYSTEM_ACCESSTOKEN') ?? text('ENDPOINT_AUTH_PARAMETER_SYSTEMVSSCONNECTION_ACCESSTOKEN');
    if (address === undefined || !URL.canParse(address)) {
      throw new IdTokenError(
        'this job is not allowed to request an ID token: SYSTEM_OIDCREQUESTURI is not set',
        'run this in a job of Azure Pipelines on a current agent and pass its variables on, or set PLATFORM_ID_TOKEN to an ID token',
        true,
      );
    }
    if (accessToken === undefined) {
      throw new IdTokenError(
        "this step is not allowed to request an ID token: it lacks the job's access token",
        'add to the step:\n  env:\n    SYSTEM_ACCESSTOKEN: $(System.AccessToken)',
        true,
      );
    }
    if (audience !== AZURE_AUDIENCE)
      tell(
        `Azure Pipelines issues ID tokens only for \`${AZURE_AUDIENCE}\`: the identity must accept that audience.`,
      );
    const url = new URL(address);
    url.searchParams.set('api-version', '7.1');
    const connection = text('PLATFORM_AZURE_SERVICE_CONNECTION_ID');
    if (connection !== undefined) url.searchParams.set('serviceConnectionId', connection);
    return requestIdToken(options, {
      method: 'POST',
      url: url.href,
      requestToken: accessToken,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      field: 'oidcToken',
      refused: (why) =>
        new IdTokenError(
          `the pipeline refused to issue an ID token: ${why}`,
          connection === undefined
            ? 'pass on the access token of this job: `SYSTEM_ACCESSTOKEN: $(System.AccessToken)`'
            : 'allow this pipeline to use the service connection that PLATFORM_AZURE_SERVICE_CONNECTION_ID names',
          true,
        ),
      limits,
    });
  };
}
