import { nearestNames } from '../base/nearest-names.ts';

/**
 * Throws `TypeError`, with the nearest name, for an enum value that the service does not know: in a body it drops such a
 * value silently and answers with success, so that a role would lose its capabilities. `field` names the place in the
 * body; an omitted value is fine.
 */
export function requireEnumName(field: string, value: string | undefined, names: readonly string[]): void {
  if (value === undefined || names.includes(value)) return;
  const nearest = nearestName(value, names);
  const hint = nearest === undefined ? '' : `; did you mean \`${nearest}\`?`;
  throw new TypeError(
    `\`${field}\`: the service does not know \`${value}\` and would silently ignore it${hint}`,
  );
}

/** The name meant by another spelling, such as `tag.list` for `CAP_TAG_LIST` or `base` for `CATALOG_TIER_BASE`. */
function nearestName(value: string, names: readonly string[]): string | undefined {
  const word = value.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
  const prefix = commonPrefix(names);
  const whole = word.startsWith(prefix) ? word : prefix + word;
  return (
    names.find((name) => name === whole) ??
    names.find((name) => name.endsWith(`_${word}`)) ??
    nearestNames(whole, names, 1)[0]
  );
}

/** Common prefix of all names, up to an underscore: `CATALOG_TIER_`. */
function commonPrefix(names: readonly string[]): string {
  const [first = ''] = names;
  let length = first.lastIndexOf('_') + 1;
  while (length > 0 && !names.every((name) => name.startsWith(first.slice(0, length))))
    length = first.lastIndexOf('_', length - 2) + 1;
  return first.slice(0, length);
}
