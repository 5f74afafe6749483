/**
 * Subscribes an address to the events of a group, once: running it again changes nothing.
 *
 *   PLATFORM_TOKEN=… node examples/subscribe.ts <uid of the group> https://hooks.example.com/in
 */
import { createPlatform, createSubscription, listSubscriptions } from 'platform-actions/client';

const { PLATFORM_API_URL: apiUrl, PLATFORM_TOKEN: token } = process.env;
const [group, sink] = process.argv.slice(2);
if (token === undefined || group === undefined || sink === undefined) {
  console.error('usage: PLATFORM_TOKEN=… subscribe.ts <uid of the group> <https URL>');
  process.exit(2);
}

const platform = createPlatform({ token, ...(apiUrl === undefined ? {} : { apiUrl }) });
const present = await platform.all(listSubscriptions({ childrenOf: group }));
const known = present.find((subscription) => subscription.sink === sink);
if (known !== undefined) console.log(`already subscribed: ${known.uid}`);
else console.log(`subscribed: ${(await platform.send(createSubscription(group, { sink }))).uid}`);
