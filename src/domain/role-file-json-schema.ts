import { z } from 'zod';
import { bindingEntrySchema, identityEntrySchema, roleFileSchema } from './role-file-schema.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const required = (...names: readonly string[]): JsonObject => ({ required: names });

/** Rules between keys, which the entry parser checks with words of its own. */
const IDENTITY_RULES: JsonObject = {
  anyOf: [required('name'), required('uid')],
  not: required('claimMatch', 'github'),
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
      if (zodSchema === identityEntrySchema.shape.github.unwrap()) Object.assign(jsonSchema, GITHUB_RULES);
    },
  });
  return { $schema, $id: 'rolebindings.schema.json', ...schema };
}

const claimMatchKeys = identityEntrySchema.shape.claimMatch.unwrap().shape;
const githubKeys = identityEntrySchema.shape.github.unwrap().shape;

/** Keys that a mapping may have, by the name of the last key above it (`''`: the file itself), for suggestions. */
export const ROLE_FILE_KEYS: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(roleFileSchema.shape),
  identities: Object.keys(identityEntrySchema.shape),
  claimMatch: Object.keys(claimMatchKeys),
  github: Object.keys(githubKeys),
  ids: Object.keys(githubKeys.ids.unwrap().shape),
  bindings: Object.keys(bindingEntrySchema.shape),
};
