/**
 * Factor by which limits of time are widened where other tests and the counting of coverage take time too; `npm run
 * measure` holds them as they are.
 */
export const slack = process.env['PLATFORM_ACTIONS_MEASURE'] === 'true' ? 1 : 8;
