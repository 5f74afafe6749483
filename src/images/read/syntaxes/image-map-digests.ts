import { entryOf } from '../formats/yaml-lookup.ts';
import type { Entry, YamlMap } from '../formats/yaml-node.ts';
import type { YamlContext } from '../yaml-context.ts';
import { DIGEST_KEYS, type DigestKey } from './image-map-reader.ts';

/** Why a missing tag does not mean `latest`. */
export const WITHOUT_TAG = 'its tag is not in this file; the chart or a variable sets it';

/** The digest keys of an image map, and what reads them. */
export function digestsOf(context: YamlContext, map: YamlMap) {
  const digests = DIGEST_KEYS.flatMap((key): readonly (readonly [DigestKey, Entry])[] => {
    const entry = entryOf(map, key);
    return entry === undefined ? [] : [[key, entry]];
  });
  return { map, digests, reader: context.readerOf(map), withoutTag: WITHOUT_TAG };
}
