import { describe, expect, it } from 'vitest';
import { readOperations } from '../../../scripts/generate/client-page.ts';
import { NOT_SENT, V1_ONLY_OPERATIONS, V1_REPLACED } from '../../../scripts/generate/operations.ts';
import { isRecord } from '../../../src/base/json-value.ts';
import * as api from '../../../src/client.ts';
import type { Call } from '../../../src/platform/call.ts';
import { readRepositoryFile } from '../../support/repository.ts';
import { type Described, type Description, readDescription, record } from './open-api.ts';
import { ARTIFACT, DIGEST, PACKAGE, UID, V1, V2 } from './operations.ts';
import { bodyFields, nullAndAbsent, sampleOf, writableFields } from './samples.ts';
import { schemaProblems } from './schema-problems.ts';

const ABSENT = 'skipped: the published descriptions do not stand beside this repository';

/** Parameters that are published and not sent, with the reason. */
const PARAMETERS_NOT_SENT: Readonly<Record<string, string>> = { scope: 'deprecated in favor of `scopes`' };

/** Answers that the client gives in another shape: back into the published one. */
const RESHAPED: Readonly<Record<string, (decoded: unknown) => unknown>> = {
  RoleBindingsService_BatchCreateRoleBindings: (decoded) => ({ roleBindings: decoded }),
};

/** Answers whose texts may not be empty: a token, and what an advisory is checked by. */
const NEEDS_TEXTS: ReadonlySet<string> = new Set([
  'SecurityTokenService_Exchange',
  'SecurityTokenService_ExchangeRefreshToken',
  'AdvisoriesService_GetAdvisory',
]);

function filled(template: string): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    if (name === 'digest') return DIGEST;
    if (name === 'package') return PACKAGE;
    return name === 'artifactId' ? ARTIFACT : UID;
  });
}

const camel = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Everything of `sample` is in `decoded`: 64-bit texts as numbers, list envelopes as pages. */
function expectKept(sample: unknown, decoded: unknown, place: string): void {
  if (Array.isArray(sample)) {
    expect(decoded, place).toHaveLength(sample.length);
    sample.forEach((item, index) => {
      expectKept(item, Array.isArray(decoded) ? decoded[index] : undefined, `${place}[${index}]`);
    });
  } else if (isRecord(sample)) {
    for (const [name, value] of Object.entries(sample))
      expectKept(value, record(decoded)[name], `${place}.${name}`);
  } else if (typeof decoded === 'number') expect(decoded, place).toBe(Number(sample));
  else expect(decoded, place).toEqual(sample);
}

function asPublished(operation: Described, decoded: unknown): unknown {
  const reshape = RESHAPED[operation.id];
  if (reshape !== undefined) return reshape(decoded);
  const page = record(decoded);
  if (!Array.isArray(page['rows'])) return decoded;
  const key = Object.entries(record(operation.response['properties'])).find(
    ([, property]) => record(property)['type'] === 'array',
  )?.[0];
  return { ...page, [key ?? '']: page['rows'] };
}

function holdAgainst(description: Description, operation: Described, call: Call<unknown>): void {
  expect(call.method).toBe(operation.method);
  expect(call.path).toBe(filled(operation.path));
  const sent = Object.entries(call.query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [camel(name)],
  );
  const published = operation.queryNames.filter((name) => PARAMETERS_NOT_SENT[name] === undefined);
  // The description leaves the mask of every PATCH out; the specification has it (§4).
  const mask = operation.method === 'PATCH' && sent.includes('updateMask') ? ['updateMask'] : [];
  expect(sent.toSorted()).toEqual([...published, ...mask].toSorted());
  if (operation.body === undefined) expect(call.body).toBeUndefined();
  else {
    const writable = writableFields(description, operation.body).filter((name) => name !== '');
    expect([...bodyFields(call.body, new Set(writable))].toSorted()).toEqual(
      [...new Set(writable)].toSorted(),
    );
    expect(schemaProblems(description, operation.body, call.body, 'request')).toEqual([]);
  }
}

/** The client's result for an answer; a refusal is one outcome, whatever it says. */
function outcomeOf(call: Call<unknown>, json: unknown): unknown {
  try {
    return call.decode(json);
  } catch {
    return 'refused';
  }
}

function holdAnswers(description: Description, operation: Described, call: Call<unknown>): void {
  if (operation.method === 'DELETE') {
    for (const answer of [undefined, {}]) expect(call.decode(answer)).toBeUndefined();
    return;
  }
  const full = record(sampleOf(description, operation.response, 'full'));
  const reshaped = RESHAPED[operation.id] !== undefined;
  const decoded = asPublished(operation, call.decode({ ...full, fieldOfTomorrow: [1] }));
  // Of an envelope the page has what paging needs: what was skipped is not part of it.
  const isPage = Array.isArray(record(decoded)['rows']);
  const shown = Object.entries(full).filter(([name]) => !isPage || name !== 'skipped');
  for (const [name, value] of shown) expectKept(value, record(decoded)[name], name);
  if (!reshaped && !isPage) expect(record(decoded)['fieldOfTomorrow']).toEqual([1]);
  // Rows of advisories are handed on as they are, with what nothing reads of an event.
  const unread = /\.events\[0\]\.(?:detection\.|findings|fixed\.(?:grype|scanner))/;
  const pairs = nullAndAbsent(full).filter(({ place }) => !unread.test(place));
  for (const { absent, asNull, place } of pairs)
    expect(outcomeOf(call, asNull), place).toEqual(outcomeOf(call, absent));
  if (!NEEDS_TEXTS.has(operation.id)) call.decode(sampleOf(description, operation.response, 'default'));
  expect(() => call.decode('text')).toThrow(TypeError);
}

for (const [version, carried] of [
  ['v2', V2],
  ['v1', V1],
] as const) {
  const description = readDescription(version);
  const title = `the published description of ${version}`;
  describe.skipIf(description === undefined)(
    description === undefined ? `${title} (${ABSENT})` : title,
    () => {
      const operations = description?.operations ?? [];
      const known = operations.filter((operation) => carried[operation.id] !== undefined);

      it('is covered whole by the page of the library, every operation once', () => {
        const plain = (name: string): string => name.replace(/\{[^}]*\}/g, '{}');
        const ofVersion = (name: string): boolean => name.includes(`/${version}/`) || name.includes('/sts/');
        const onPage = [
          ...readOperations().map(({ sends }) => sends),
          ...Object.keys(NOT_SENT),
          ...V1_ONLY_OPERATIONS,
          ...V1_REPLACED.map((line) => line.slice(0, line.lastIndexOf(' '))),
        ];
        expect(onPage.filter(ofVersion).map(plain).toSorted()).toEqual(
          operations.map(({ method, path }) => plain(`${method} ${path}`)).toSorted(),
        );
      });

      it('has every operation that the client carries', () => {
        expect(known.map(({ id }) => id).toSorted()).toEqual(Object.keys(carried).toSorted());
      });

      it.each(known.map((operation) => [operation.id, operation] as const))(
        '%s: method, path, query names and body fields',
        (id, operation) => {
          const call = carried[id];
          if (description === undefined || call === undefined)
            expect.fail('there is a description and a call');
          else holdAgainst(description, operation, call);
        },
      );

      it.each(known.map((operation) => [operation.id, operation] as const))(
        '%s: every field of its answer is decoded or kept',
        (id, operation) => {
          const call = carried[id];
          if (description === undefined || call === undefined)
            expect.fail('there is a description and a call');
          else holdAnswers(description, operation, call);
        },
      );
    },
  );
}

describe('the page of the library', () => {
  const operations = readOperations();

  it('says what every function sends', () => {
    const address = (text: string): string =>
      text
        .replace(/\{digest\}/g, DIGEST)
        .replace(/\{name\}/g, PACKAGE)
        .replace(/\{artifactUid\}/g, ARTIFACT)
        .replace(/\{\w+\}/g, UID);
    const sent = Object.values({ ...V2, ...V1 }).map(({ method, path }) => `${method} ${path}`);
    expect(operations.map(({ sends }) => address(sends)).toSorted()).toEqual(sent.toSorted());
  });

  it('names every function, and replaces operations of v1 with functions that there are', () => {
    const names = operations.map(({ name }) => name);
    const page = readRepositoryFile('docs/reference/client.md') ?? '';
    const functions = Object.entries(api).flatMap(([name, value]) =>
      typeof value === 'function' ? [name] : [],
    );
    expect(functions.length).toBeGreaterThan(90);
    expect(functions.filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
    expect(V1_REPLACED.filter((line) => !names.includes(line.split(' ')[2] ?? ''))).toEqual([]);
  });
});

describe('calls', () => {
  const all = Object.entries({ ...V2, ...V1 });

  it.each(all)('%s is sent again only where that is harmless', (id, call) => {
    const settled = ['TermsService_AcceptTerms', 'Policies_CheckPolicies', 'SecurityTokenService_Exchange'];
    expect(call.idempotent).toBe(call.method !== 'POST' || settled.includes(id));
  });

  it('keep the raw slashes of uids and refuse segments that lead elsewhere', () => {
    expect(V2['GroupsService_GetGroup']?.path).toBe(`/iam/v2/groups/${UID}`);
  });
});
