import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderConfigSchema } from '../../../scripts/generate/config-schema.ts';
import { manifests } from '../../../src/commands/commands.ts';

function compileSchema(): ValidateFunction {
  const [file] = renderConfigSchema(manifests);
  if (file?.kind !== 'file') throw new Error('the schema is a whole file');
  const ajv = new Ajv({ strict: true, strictRequired: false, strictTypes: false });
  ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/);
  return ajv.compile(JSON.parse(file.text));
}

const validate = compileSchema();
const accepts = (yaml: string): boolean => validate(parse(yaml));

describe('schema of the config file', () => {
  it.each([
    ['the least', 'version: 1'],
    ['files for all commands', 'version: 1\nfiles: ["**/Dockerfile", charts/**]'],
    [
      'policy inputs',
      'version: 1\nadvisory-gate: { fail-on-severity: high, only-fixed: true, max-ignore-days: 90 }',
    ],
    ['a list as YAML', 'version: 1\nresolve-digest: { files: [Dockerfile, "charts/**"], fail-on: [stale] }'],
    ['a list as in an input', 'version: 1\nresolve-digest: { files: "Dockerfile, charts/**", min-age: 7d }'],
    [
      'ignores',
      `version: 1
ignore:
  - { id: CVE-2026-1234, artifact: openssl, reason: not reachable, owner: team-a, expires: "2026-12-31" }
  - { image: "python:3.9*", reason: migrating, expires: "2027-01-01" }`,
    ],
    [
      'ignores of an artifact, or of an id on an image, with a justification',
      'version: 1\nignore: [{ artifact: a, reason: x }, { id: a, image: b, reason: x, justification: component_not_present }]',
    ],
    [
      'an ignore without a reason where the file says that none is needed',
      'version: 1\nadvisory-gate: { require-ignore-reason: false }\nignore: [{ id: CVE-1 }]',
    ],
  ])('accepts %s', (_, yaml) => {
    expect(accepts(yaml), JSON.stringify(validate.errors)).toBe(true);
  });

  it.each([
    ['no version', 'advisory-gate: { fail-on-severity: high }'],
    ['another version', 'version: 2'],
    ['a version that is text', 'version: "1"'],
    ['an unknown command', 'version: 1\nadvisory: {}'],
    ['an unknown input', 'version: 1\nadvisory-gate: { severity: high }'],
    ['a URL', 'version: 1\nadvisory-gate: { api-url: https://x.example }'],
    ['an identity', 'version: 1\nresolve-digest: { identity: abc }'],
    ['on-error', 'version: 1\nresolve-digest: { on-error: warn }'],
    ['an output path', 'version: 1\nadvisory-gate: { sarif-file: x }'],
    ['a choice that does not exist', 'version: 1\nadvisory-gate: { fail-on-severity: severe }'],
    ['a boolean as text', 'version: 1\nadvisory-gate: { only-fixed: "yes" }'],
    ['a number out of bounds', 'version: 1\nadvisory-gate: { max-ignore-days: 0 }'],
    ['a malformed duration', 'version: 1\nresolve-digest: { min-age: 7 days }'],
    ['a command without policy inputs', 'version: 1\ndoctor: {}'],
    ['an ignore without a reason', 'version: 1\nignore: [{ id: CVE-1 }]'],
    ['an ignore of nothing', 'version: 1\nignore: [{ reason: x }]'],
    ['an ignore with a glob in the id', 'version: 1\nignore: [{ id: "CVE-*", reason: x }]'],
    [
      'an ignore with a justification of our own',
      'version: 1\nignore: [{ id: a, reason: x, justification: none }]',
    ],
    ['an ignore with a malformed date', 'version: 1\nignore: [{ id: a, reason: x, expires: soon }]'],
    ['an ignore with an unknown key', 'version: 1\nignore: [{ id: a, reason: x, until: "2027-01-01" }]'],
  ])('refuses %s', (_, yaml) => {
    expect(accepts(yaml)).toBe(false);
  });
});
