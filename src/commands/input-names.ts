function inCapitals(input: string): string {
  return input.toUpperCase().replaceAll('-', '_');
}

/** Variable that gives an input on any host and in a terminal: `min-age` → `PLATFORM_MIN_AGE` (contract §1). */
export function variableName(input: string): string {
  return `PLATFORM_${inCapitals(input)}`;
}

/**
 * Variable by which the composite actions hand an input over: `min-age` → `PLATFORM_ACTIONS_INPUT_MIN_AGE`.
 * Underscores, since shells such as dash drop variables whose names hold a hyphen.
 */
export function nativeVariableName(input: string): string {
  return `PLATFORM_ACTIONS_INPUT_${inCapitals(input)}`;
}
