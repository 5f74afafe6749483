/** Enums of bodies, by their names in the public description; unknown names are dropped silently. */
const names = (prefix: string, text: string): readonly string[] =>
  text.split(' ').map((name) => `${prefix}_${name}`);

export const SERVICE_PRINCIPALS = names(
  'SERVICE_PRINCIPAL',
  'UNSPECIFIED COSIGNED INGESTER CATALOG_SYNCER APKO_BUILDER ENTITLEMENT_SYNCER TENANT_SCANNER SEDIMENTOLOGY SKILLUP MATERIALIZER MICROFLOW GUARDENER MICROVM SKILLS',
);

export const CATALOG_TIERS = names(
  'CATALOG_TIER',
  'UNSPECIFIED APPLICATION BASE FIPS AI DEVTOOLS COMMERCIAL',
);

export const CORRELATION_RULES = names(
  'CORRELATION_RULE',
  'UNSPECIFIED SUB_EQUALS_EXTERNAL_ID OID_EQUALS_EXTERNAL_ID',
);
