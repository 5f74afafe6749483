import * as z from 'zod/mini';
import { restrictionsSchema } from './restrictions-schema.ts';

/** JSON Schema (draft 7) of the restrictions file for editors; the generator writes `schemas/restrictions.schema.json`. */
export function restrictionsJsonSchema(): Readonly<Record<string, unknown>> {
  return z.toJSONSchema(restrictionsSchema, { target: 'draft-7', io: 'input' });
}
