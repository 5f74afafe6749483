import * as z from 'zod/mini';
import { githubSchema, identityEntrySchema, roleFileSchema } from './role-file-schema.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const required = (...names: readonly string[]): JsonObject => ({ required: names });

/** Rules between keys, which the entry parser reports in its own words. */
const IDENTITY_RULES: JsonObject = {
  anyOf: [required('name'), required('uid'), required('lookup')],
  not: {
    anyOf: [
      required('claimMatch', 'github'),
      required('lookup', 'uid'),
      required('lookup', 'claimMatch'),
      required('lookup', 'github'),
      required('lookup', 'description'),
    ],
  },
};
const GITHUB_RULES: JsonObject = {
  oneOf: [required('ref'), required('environment'), required('pull_request')],
};

/** JSON Schema (draft 7) of the role file for editors, as a value; the generator writes `schemas/rolebindings.schema.json`. */
export function roleFileJsonSchema(): JsonObject {
  const { $schema, ...schema } = z.toJSONSchema(roleFileSchema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === identityEntrySchema) Object.assign(jsonSchema, IDENTITY_RULES);
      if (zodSchema === githubSchema) Object.assign(jsonSchema, GITHUB_RULES);
    },
  });
  return { $schema, ...schema };
}
