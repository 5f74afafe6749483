import type * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { flag, message, text } from '../decode.ts';
import { patchCall } from './resource-calls.ts';

const metadata = message({
  uid: text,
  name: text,
  givenName: text,
  familyName: text,
  company: text,
  jobTitle: text,
  updatesOptIn: flag,
});

/** Details that a person gave about themselves. */
export type IdentityMetadata = z.output<typeof metadata>;

/** Details that a person may give. */
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

/** Changes what callers state about themselves. Of all operations, only this one has its mask in the body. */
export function updateIdentityMetadata(
  fields: IdentityMetadataFields,
  mask?: readonly string[],
): Call<IdentityMetadata> {
  const body = {
    identityMetadata: fields,
    ...(mask === undefined ? {} : { updateMask: mask.join(',') }),
  };
  return patchCall('/iam/v2/identities:updateIdentityMetadata', body, undefined, metadata);
}
