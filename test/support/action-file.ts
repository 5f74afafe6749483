import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { remember } from '../../src/base/remember.ts';
import { expandText } from './workflow-expression.ts';

const runStep = z.strictObject({
  name: z.string().optional(),
  id: z.string().optional(),
  if: z.string().optional(),
  shell: z.string(),
  run: z.string(),
  env: z.record(z.string(), z.string()).optional(),
  'continue-on-error': z.boolean().optional(),
  'working-directory': z.string().optional(),
});

const actionFile = z.strictObject({
  name: z.string(),
  description: z.string(),
  author: z.string().optional(),
  branding: z.strictObject({ icon: z.string(), color: z.string() }).optional(),
  inputs: z.record(
    z.string(),
    z.strictObject({
      description: z.string(),
      required: z.boolean().optional(),
      default: z.string().optional(),
    }),
  ),
  outputs: z.record(z.string(), z.strictObject({ description: z.string(), value: z.string().optional() })),
  runs: z.discriminatedUnion('using', [
    z.strictObject({ using: z.literal('node24'), main: z.string() }),
    z.strictObject({ using: z.literal('composite'), steps: z.array(runStep) }),
  ]),
});

/** An action's metadata file with only the keys that a runner knows and our actions use. */
export type ActionFile = z.infer<typeof actionFile>;

const parseActionFile = remember((text: string): ActionFile => actionFile.parse(parse(text)));

/** Reads `<directory>/action.yml`; throws on keys that a runner does not know. */
export function readActionFile(directory: string): ActionFile {
  return parseActionFile(readFileSync(join(directory, 'action.yml'), 'utf8'));
}

/** The values that a step's inputs have: `with`, else the declared default, else empty, as the runner fills them in. */
export function effectiveInputs(
  action: ActionFile,
  given: Readonly<Record<string, string>>,
  githubToken: string,
): Readonly<Record<string, string>> {
  const contexts = { github: { token: githubToken } };
  const defaults = Object.entries(action.inputs).map(
    ([name, input]) => [name, expandText(input.default ?? '', contexts)] as const,
  );
  return { ...Object.fromEntries(defaults), ...given };
}
