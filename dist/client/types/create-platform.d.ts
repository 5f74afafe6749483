import { type Platform, type PlatformOptions } from './platform/platform.ts';
/** Opens the platform; nothing is sent yet. Calls throw `PlatformError`. Throws `TypeError` for an origin that is none. */
export declare function createPlatform(options?: PlatformOptions): Platform;
