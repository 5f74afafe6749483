import type { Entry, YamlMap } from '../formats/yaml-node.ts';
import { entryOf } from '../formats/yaml-node.ts';

/** The keys under which image maps keep a digest. */
export const DIGEST_KEYS = ['digest', 'sha'] as const;
export type DigestKey = (typeof DIGEST_KEYS)[number];

/** Treatment of a digest key by the reader of an image map. */
export interface KeyUse {
  readonly reads: 'yes' | 'no' | 'unknown';
  /** Whether it expects `sha256:` in front of the digits. */
  readonly form: 'full' | 'hex' | 'unknown';
  /** Whether a new key would be read and accepted. */
  readonly mayAdd: boolean;
}

/** Literal text around a tag, which is a part of the tag that takes effect. */
export interface TextAround {
  readonly before: string;
  readonly after: string;
}

export const BARE: TextAround = { before: '', after: '' };

/** Knowledge of the chart or tool that reads an image map. */
export interface ImageMapReader {
  readonly use: (key: DigestKey) => KeyUse;
  /** Why a digest cannot be written into the tag under a key. */
  readonly tagStays: (key: string, tag: string) => string | undefined;
  /** The tag that it takes where the one under a key is empty. */
  readonly defaultTag: (key: string) => string | undefined;
  /** The text that it writes around the tag under a key; `undefined` if that is unknown. */
  readonly around: (key: string) => TextAround | undefined;
  /** Whether it reads the name under a key, and surely not another key beside it. */
  readonly ignores: (key: string, name: string) => boolean;
  /** The mark with which it goes on behind the name under a key: `/`, or `:` and `@` for a tag and a digest. */
  readonly goesOn: (key: string) => string | undefined;
}

/** Nothing is known: most charts read only the tag, and no key is sure to be read. */
export const UNKNOWN_READER: ImageMapReader = {
  use: () => ({ reads: 'unknown', form: 'unknown', mayAdd: false }),
  tagStays: () => undefined,
  defaultTag: () => undefined,
  around: () => BARE,
  ignores: () => false,
  goesOn: () => undefined,
};

/** Kustomize and Flux read `digest` beside `newTag`. */
export const KUSTOMIZE_READER: ImageMapReader = {
  ...UNKNOWN_READER,
  use: () => ({ reads: 'yes', form: 'full', mayAdd: true }),
};

/** Why a missing tag does not mean `latest`. */
export const WITHOUT_TAG = 'its tag is not in this file; the chart or a variable sets it';

/** The digest keys of an image map, and what reads them. */
export function digestKeysIn(
  { readerOf }: { readonly readerOf: (map: YamlMap) => ImageMapReader },
  map: YamlMap,
) {
  const digests = DIGEST_KEYS.flatMap((key): readonly (readonly [DigestKey, Entry])[] => {
    const entry = entryOf(map, key);
    return entry === undefined ? [] : [[key, entry]];
  });
  return { map, digests, reader: readerOf(map), withoutTag: WITHOUT_TAG };
}
