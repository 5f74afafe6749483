/**
 * Lets an identity accept another subject, and nothing else of it change.
 *
 *   PLATFORM_TOKEN=… node examples/rotate-identity.ts <uid of the identity> <new subject>
 */
import { createPlatform, getIdentity, PlatformError, updateIdentity } from 'platform-actions/client';

const { PLATFORM_API_URL: apiUrl, PLATFORM_TOKEN: token } = process.env;
const [uid, subject] = process.argv.slice(2);
if (token === undefined || uid === undefined || subject === undefined) {
  console.error('usage: PLATFORM_TOKEN=… rotate-identity.ts <uid of the identity> <new subject>');
  process.exit(2);
}

const platform = createPlatform({ token, ...(apiUrl === undefined ? {} : { apiUrl }) });
try {
  const old = await platform.send(getIdentity(uid));
  // A resource that was read can be written back; fields that the service sets are not sent.
  const claimMatch = { ...old.claimMatch, subject };
  const next = await platform.send(updateIdentity(uid, { ...old, claimMatch }, ['claim_match.subject']));
  console.log(`${next.name} accepts ${next.claimMatch?.subject ?? 'no subject'}`);
} catch (error) {
  if (!(error instanceof PlatformError)) throw error;
  const { code, details, message, requestId } = error;
  console.error(`${code}: ${message}`, details.fieldViolations, requestId ?? '');
  process.exitCode = code === 'PERMISSION_DENIED' ? 4 : 1;
}
