import * as api from 'platform-actions/client';

// Each line below must not compile.
const platform = api.createPlatform();
const tag = await platform.send(api.getTag('t'));
const identity = await platform.send(api.getIdentity('i'));
const [advisory] = await platform.all(api.listAdvisories({}));

// @ts-expect-error a misspelled field
export const misspelled = tag.depracated === true;
// @ts-expect-error a misspelled field in a message
export const nested = identity.claimMatch?.isuer;
// @ts-expect-error a misspelled field in a list
export const listed = advisory?.events?.[0]?.fixd;
// @ts-expect-error a name is a text
export const name: number = tag.name;
// @ts-expect-error unknown is not false
export const flag: boolean = tag.deprecated;
// @ts-expect-error no such filter
export const filter = api.listRepos({ nmae: 'x' });
// @ts-expect-error no such filter of a list with filters by place only
export const placeFilter = api.listSubscriptions({ nmae: 'x' });
// @ts-expect-error no such option
export const option = platform.send(api.ping(), { timeout: 1 });
// @ts-expect-error a list is not a call
export const list = platform.send(api.listRepos());
// @ts-expect-error no such field to write
export const write = api.updateRepo('r', { descripton: 'x' });
// @ts-expect-error a create needs a name
export const create = api.createRole('r', { capabilities: [] });
// @ts-expect-error masks of queries are in snake_case
export const mask = api.updateIdentity('i', { name: 'x' }, ['claimMatch']);
// @ts-expect-error masks of bodies are in camelCase
export const bodyMask = api.updateIdentityMetadata({ jobTitle: 'x' }, ['job_title']);
// @ts-expect-error an enum is a text
export const tier = api.updateRepo('r', { catalogTier: 42 });
// @ts-expect-error answers are not changed
tag.name = 'x';
