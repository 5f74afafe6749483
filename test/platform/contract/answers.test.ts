import { describe, expect, it } from 'vitest';
import type { Call } from '../../../src/platform/call.ts';
import { everyAnswer } from './every-answer.ts';
import { readDescription } from './open-api.ts';
import { V1, V2 } from './operations.ts';
import { schemaProblems } from './schema-problems.ts';

const ABSENT = 'skipped: the published descriptions do not stand beside this repository';
const v1 = readDescription('v1');
const v2 = readDescription('v2');
const title = 'every answer of the double';

function isDecoded(call: Call<unknown>, json: unknown): boolean {
  try {
    call.decode(json);
    return true;
  } catch (error) {
    expect(json, String(error)).toEqual({});
    return false;
  }
}

describe.skipIf(v1 === undefined || v2 === undefined)(
  v1 === undefined ? `${title} (${ABSENT})` : title,
  () => {
    const operations = new Map(
      [v2, v1].flatMap((description) =>
        (description?.operations ?? []).map(
          (operation) => [operation.id, { description, operation }] as const,
        ),
      ),
    );

    it.each(['emitted', 'omitted', 'omitted-all'] as const)(
      'is what the description says, for every operation, with zero values %s',
      async (form) => {
        const said = await everyAnswer(form);
        const asked = new Set(said.map(({ id }) => id));
        const missing = [...Object.keys(V2), ...Object.keys(V1)].filter((id) => !asked.has(id));
        expect(missing).toEqual([]);
        expect(asked).toContain('SecurityTokenService_Exchange2');
        const problems = said.flatMap(({ id, json, status }) => {
          const found = operations.get(id);
          if (status !== 200 || found?.description === undefined)
            return [`${id}: ${status} ${JSON.stringify(json)}`];
          const { description, operation } = found;
          return schemaProblems(description, operation.response, json, form).map((text) => `${id}: ${text}`);
        });
        expect(problems).toEqual([]);
        // An answer that leaves everything out says nothing, and only few operations may do so.
        const refused = said.flatMap(({ call, id, json }) => (isDecoded(call, json) ? [] : [id]));
        expect(refused).toEqual(form === 'emitted' ? [] : ['Auth_GetHeadlessSession']);
      },
    );

    it('is checked by rules that notice a wrong answer', () => {
      const found = operations.get('TagsService_GetTag');
      if (found?.description === undefined) expect.fail('the description has tags');
      const tag = {
        uid: 'u',
        name: 'n',
        digest: 'd',
        deprecated: false,
        bundles: [],
        updateTime: '2026-01-01T00:00:00Z',
      };
      const { description, operation } = found;
      const check = (changes: object, form: 'emitted' | 'omitted' | 'omitted-all'): readonly string[] =>
        schemaProblems(description, operation.response, { ...tag, ...changes }, form);
      expect(check({}, 'emitted')).toEqual([]);
      expect(check({ bundles: undefined }, 'emitted')).toEqual(['it.bundles: its zero value is missing']);
      expect(check({}, 'omitted')).toEqual(['it.bundles: is a zero value that should be left out']);
      expect(check({ bundles: undefined }, 'omitted')).toEqual([]);
      expect(check({ bundles: undefined }, 'omitted-all')).toHaveLength(1);
      expect(check({ updateTime: '2026-01-01T00:00:00.000Z' }, 'emitted')).toHaveLength(1);
      expect(check({ deprecated: 'no', more: 1 }, 'emitted')).toHaveLength(2);
    });
  },
);
