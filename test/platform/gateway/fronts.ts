/** A request to both fronts: method, path below the origin, and a body. */
export type FrontRequest = readonly [method: string, path: string, body?: string];

/** Requests whose answers depend on the front alone, below an organization and for one of its identities. */
export function frontRequests(organization: string, identity: string): readonly FrontRequest[] {
  const post = (body: string): FrontRequest => ['POST', `/iam/v2/identities/${organization}`, body];
  const patch = (query: string, body: string): FrontRequest => [
    'PATCH',
    `/iam/v2/identities/${identity}${query}`,
    body,
  ];
  const get = (query: string, list = '/iam/v2/identities'): FrontRequest => ['GET', `${list}?${query}`];
  const metadata = (mask: string): FrontRequest => [
    'PATCH',
    '/iam/v2/identities:updateIdentityMetadata',
    JSON.stringify({ identityMetadata: { jobTitle: 'x' }, updateMask: mask }),
  ];
  return [
    post('{"name":"a","nope":1,"claimMatch":{"issuer":"i","subject":"s"}}'),
    post('{"name":1}'),
    post('{"name":"a","claimMatch":{"nope":"x","issuer":"i","subject":"s"}}'),
    post('{"name":"a","claimMatch":"x"}'),
    post('{"name":"a","claim_match":{"issuer":"x","subject":"y"}}'),
    post('{"name":"a","name":"b"}'),
    post('{"name":"a","staticKeys":{"issuer":"i","subject":"s","issuerKeys":"k","expirationTime":"soon"}}'),
    post('{"name":"a","staticKeys":{"issuer":"i","subject":"s","issuerKeys":"k","expirationTime":""}}'),
    post('{"name":"a","uid":7}'),
    post('{"name":"a","createTime":"x"}'),
    post('{"name":"a","servicePrincipal":3}'),
    post('{"name":"a","claimMatch":{"issuer":"i","subject":"s","claims":{"a":1}}}'),
    post('[]'),
    post('{"name":"a"'),
    post('{"name":"a","claimMatch":{"issuer":"","issuerPattern":"x"}}'),
    post('{"name":"a","claimMatch":{"issuer":"x"},"awsIdentity":{"arn":"y"}}'),
    patch('', '{"nope":1}'),
    patch('', '{"claimMatch":{"nope":"x"}}'),
    patch('?updateMask=name', '{"name":"b","nope":1}'),
    patch('?updateMask=nope', '{"name":"b"}'),
    patch('?updateMask=claimMatch', '{"claimMatch":{"issuer":"b"}}'),
    patch('?updateMask=claim_match.nope', '{"claimMatch":{"issuer":"b"}}'),
    patch('?updateMask=name,description', '{"name":"b"}'),
    patch('?update_mask=name', '{"name":"b2"}'),
    patch('', '{"description":"x"}'),
    patch('', '{"name":7}'),
    get('relationshipType=2'),
    get('relationshipType=99'),
    get('relationshipType=BAD'),
    get('relationship_type=RELATIONSHIP_TYPE_STATIC'),
    get('nope=1'),
    get('nope.x=1'),
    get('name%5Bx%5D=1'),
    get('name.x=1'),
    get('uidp=x'),
    get('uidp.nope=x'),
    get('uidp.in_root=x'),
    get('page_size=x'),
    get('page_size=-1'),
    get('page_size=99999999999'),
    get('skip=-1'),
    get('name=a&name=b'),
    get('ecosystems=1', '/libraries/v2/artifacts'),
    get('ecosystems=NOPE', '/libraries/v2/artifacts'),
    get('eventReviewStates=2', '/vulnerabilities/v2/advisories'),
    get('eventReviewStates=2&eventReviewStates=NOPE', '/vulnerabilities/v2/advisories'),
    get('eventTypes=EVENT_TYPE_FILTER_FIXED', '/vulnerabilities/v2/advisories'),
    get('latestEventType=1', '/vulnerabilities/v2/advisories'),
    get('updated_since=x', '/registry/v2/tags'),
    get('includeDates=maybe', '/registry/v2/tags'),
    metadata('job_title'),
  ];
}
