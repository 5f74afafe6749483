function inCapitals(input: string): string {
  return input.toUpperCase().replaceAll('-', '_');
}

/** Variable that sets an input on any host and in a terminal: `min-age` → `PLATFORM_MIN_AGE` (contract §1). */
export function variableName(input: string): string {
  return `PLATFORM_${inCapitals(input)}`;
}

/**
 * Variable in which the composite actions pass an input: `min-age` → `PLATFORM_ACTIONS_INPUT_MIN_AGE`. It has
 * underscores because shells such as dash drop variables with a hyphen in their name.
 */
export function nativeVariableName(input: string): string {
  return `PLATFORM_ACTIONS_INPUT_${inCapitals(input)}`;
}
