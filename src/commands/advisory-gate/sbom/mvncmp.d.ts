/** `mvncmp` ships no types: Maven's ComparableVersion; below 0 when `a` is older than `b`. */
declare module 'mvncmp' {
  export function compare(a: string, b: string): number;
}
