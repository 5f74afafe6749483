/** Makes the value of a key once; with more than `most` keys, it starts over. An `undefined` value is made again. */
export function remember<T>(make: (key: string) => T, most = Number.POSITIVE_INFINITY): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    if (known.size >= most && !known.has(key)) known.clear();
    known.set(key, value);
    return value;
  };
}
