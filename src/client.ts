/**
 * The platform as a library (`platform-actions/client`): typed calls for every REST operation, with retries, sign-in,
 * paging and structured errors, and without anything of a CI host. All exports of a resource file are public, so adding
 * an operation touches one file.
 */

export { createPlatform } from './create-platform.ts';
export type { TagRecord } from './images/tag-history.ts';
export type { Call, QueryValue } from './platform/call.ts';
export { path } from './platform/call.ts';
export type { CallOptions } from './platform/call-limit.ts';
export type { Client } from './platform/client.ts';
export { type ErrorCode, type ErrorDetails, PlatformError } from './platform/errors.ts';
export type { Fetch } from './platform/fetch-http.ts';
export type { ListOperation, Page, PagePosition } from './platform/pages.ts';
export type { Project } from './platform/read-all.ts';
export * from './platform/resources/account-associations.ts';
export * from './platform/resources/advisories.ts';
export * from './platform/resources/artifacts.ts';
export * from './platform/resources/external-group-role-mappings.ts';
export * from './platform/resources/groups.ts';
export * from './platform/resources/identities.ts';
export * from './platform/resources/identity-providers.ts';
export * from './platform/resources/ping.ts';
export * from './platform/resources/repos.ts';
export type { Scope } from './platform/resources/resource-calls.ts';
export * from './platform/resources/role-bindings.ts';
export * from './platform/resources/roles.ts';
export {
  type ExchangeRequest,
  getHeadlessSession,
  type RefreshedToken,
  type RefreshRequest,
  type TokenLimits,
} from './platform/resources/sts.ts';
export * from './platform/resources/subscriptions.ts';
export * from './platform/resources/tags.ts';
export * from './platform/resources/v1-sboms.ts';
export * from './platform/resources/v1-tags.ts';
export * from './platform/resources/v1-vulnerabilities.ts';
export type { MintedToken } from './platform/token-source.ts';
export type { RequestTrace } from './platform/transport.ts';
export type { AttachedSbom } from './registry/attestation/list-sboms.ts';
export { type FoundRecord, findRecord } from './registry/find-record.ts';
export type { HistoryWindow, ReadWindow } from './registry/history-reader.ts';
export { readRecords } from './registry/history-reader.ts';
export type { Registry } from './registry/registry.ts';
export type { Issuer, ListOptions, Platform, PlatformOptions } from './session/open-platform.ts';
