/** Makes the value of a key once; with more than `most` keys, it starts over. An `undefined` value is made again. */
export function remember<T, K = string>(make: (key: K) => T, most = Number.POSITIVE_INFINITY): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    if (known.size >= most && !known.has(key)) known.clear();
    known.set(key, value);
    return value;
  };
}

/** The value of a key in a `Map` or a `WeakMap`, which is made and kept there if it has none. */
export function getOrMake<K, V>(
  kept: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

/** Makes a value when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
