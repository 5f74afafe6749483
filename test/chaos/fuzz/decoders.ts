import fc from 'fast-check';
import { isRecord } from '../../../src/base/json-value.ts';
import type { Call } from '../../../src/platform/call.ts';
import { createClient } from '../../../src/platform/client.ts';
import { CODES, PlatformError } from '../../../src/platform/errors.ts';
import { exchangeToken, refreshToken } from '../../../src/platform/resources/sts.ts';
import { fixedToken } from '../../../src/platform/token-source.ts';
import { createTransport, type Transport } from '../../../src/platform/transport.ts';
import { readClaims } from '../../../src/session/sign-in.ts';
import { V1, V2 } from '../../platform/contract/operations.ts';
import { fakeHttp, textAnswer, transportOptions } from '../../support/fake-http.ts';
import { foreignText, mutated } from './hostile.ts';
import { anyJson, changeAt, jsonSteps, mutatedJson, mutateJson, nodesOf } from './json-cases.ts';
import { hold, holdSame, type Law, law } from './law.ts';
import { learnSample } from './learn-sample.ts';

const TIME = '2026-01-02T03:04:05.678Z';
const TOKEN = { token: 'text', expiry: TIME, refreshToken: 'text' };
const ADVISORY = {
  uid: 'u',
  advisoryId: 'CGA-1',
  artifactName: 'a',
  updateTime: TIME,
  aliases: ['CVE-1'],
  severities: [{ type: 'CVSS_V3', score: 'CVSS:3.1/AV:N' }],
  events: [
    { createTime: TIME, reviewState: 'APPROVED', fixed: { fixedVersion: '1-r0' } },
    { createTime: TIME, patched: { patchedVersions: ['1'] } },
    { createTime: TIME, falsePositiveDetermination: { type: 'T' } },
  ],
  deleteTime: TIME,
};
interface Operation {
  readonly id: string;
  readonly call: Call<unknown>;
  readonly sample: unknown;
  readonly maps: readonly string[];
}

const CALLS: Readonly<Record<string, Call<unknown>>> = {
  ...V1,
  ...V2,
};
/** Answers of decoders that cannot be asked what they take. */
const ISSUED: Readonly<Record<string, unknown>> = {
  AdvisoriesService_ListAdvisories: { advisories: [ADVISORY], nextPageToken: 't', totalCount: '12' },
  AdvisoriesService_GetAdvisory: ADVISORY,
  SecurityTokenService_Exchange: TOKEN,
  SecurityTokenService_ExchangeRefreshToken: { token: TOKEN, refreshToken: { token: 'text' } },
};
const operations: readonly Operation[] = Object.entries(CALLS)
  .filter(([, call]) => call.method !== 'DELETE')
  .map(([id, call]) => {
    const issued = ISSUED[id];
    const learned = issued === undefined ? learnSample(call.decode) : { sample: issued, maps: [] };
    // An answer without a body is read before it comes here. Decoders complete the values that they are given; a copy
    // by `structuredClone` has no room for values as deep as these.
    const decode = (json: unknown): unknown => call.decode(JSON.parse(JSON.stringify(json ?? null)));
    decode(learned.sample);
    return { id, call: { ...call, decode }, ...learned };
  });
const operation = fc.nat(operations.length - 1).map((index) => operations[index] as Operation); // within the list

/** Errors that decoders may throw: their own words, with the place of the first wrong field. */
const OWN_WORDS =
  /^(?:(?:it|`[\s\S]*`) has the wrong type|it is not a list of `[\s\S]*`|it has none of the (?:keys of a list|fields [\w, ]+)|`[\w.]+\.uid` is empty|it is not the next page of `\w+`)$/;

function decodesOrRefuses(decode: (json: unknown) => unknown, json: unknown): void {
  try {
    decode(json);
  } catch (error) {
    hold(error instanceof TypeError && OWN_WORDS.test(error.message), `threw ${String(error)}`);
  }
}

/** Field names that a later service may add, some of which JavaScript has too. */
const NEW_FIELDS = [
  'fieldOfTomorrow',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  'then',
  '0',
  'rows',
];

function addFields(
  value: unknown,
  maps: readonly string[],
  picks: readonly number[],
  added: unknown,
): unknown {
  const objects = nodesOf(value).filter((path) => !maps.includes(path.join('/')));
  return picks.reduce<unknown>((changed, pick) => {
    const path = objects[pick % objects.length] ?? [];
    const name = NEW_FIELDS[pick % NEW_FIELDS.length] ?? '';
    return changeAt(changed, path, (node) =>
      isRecord(node) && !Object.hasOwn(node, name) ? { ...node, [`${name}`]: added, [ADDED]: added } : node,
    );
  }, value);
}

const ADDED = 'fieldAddedByAFuzzer';

function withoutFields(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutFields(item, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      names.has(key) ? [] : [[key, withoutFields(inner, names)]],
    ),
  );
}

const JSON_TEXTS = operations.map(({ sample }) => JSON.stringify(sample));
const body = fc.oneof(
  mutated(JSON_TEXTS),
  foreignText,
  anyJson.map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '',
    ' ',
    'null',
    '{',
    '\ufeff{}',
    '['.repeat(200_000),
    `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
    '"\\ud800"',
  ),
);
const status = fc.constantFrom(
  -1,
  ...[0, 100, 200, 204, 206, 299, 300, 301, 307, 400, 401, 403, 404, 409, 429, 499, 500, 501, 503, 599, 999],
);
const header = fc.constantFrom('x-request-id', 'retry-after', 'content-type', '__proto__');
const headers = fc.dictionary(header, foreignText, { maxKeys: 3 });

function transportOf(
  answer: string,
  httpStatus = 200,
  extra: Readonly<Record<string, string>> = {},
): Transport {
  const { http } = fakeHttp(() => textAnswer(answer, httpStatus, extra));
  return createTransport({ ...transportOptions(http), maxAttempts: 2 });
}

/** A promise that gives a value or rejects with `PlatformError`, and with nothing else. */
async function givesOrRefuses(sent: Promise<unknown>): Promise<void> {
  try {
    await sent;
  } catch (error) {
    hold(error instanceof PlatformError, `rejected with ${String(error)}`);
    holdError(error);
  }
}

function holdError(error: PlatformError): void {
  const own = ['CONNECTION', 'CERTIFICATE', 'TIMEOUT', 'UNDECODABLE', 'REDIRECT'];
  hold([...CODES, ...own].includes(error.code) && error.code !== 'OK', `it has the code ${error.code}`);
  const texts = [
    error.message,
    error.reason,
    error.domain,
    error.call,
    ...error.details.fieldViolations.flatMap((one) => [one.field, one.description]),
  ];
  hold(
    texts.every((text) => typeof text === 'string'),
    'a text of the error is none',
  );
  hold(error.message !== '', 'the error has no message');
}

/** Answers of the service, the registry and the issuer, and what is kept of them. */
export const decoderLaws: readonly Law[] = [
  law(
    'decoders/any value decodes or is refused in own words',
    6000,
    fc.tuple(operation, jsonSteps, anyJson, fc.boolean()),
    ([{ call, sample }, steps, other, isOther]) => {
      decodesOrRefuses(call.decode, isOther ? other : mutateJson(sample, steps));
    },
  ),
  law(
    'decoders/unknown fields change nothing',
    4000,
    fc.tuple(operation, fc.array(fc.nat(5000), { minLength: 1, maxLength: 4 }), anyJson),
    ([{ call, id, maps, sample }, picks, added]) => {
      const names = new Set([
        ...NEW_FIELDS.filter((name) => !JSON.stringify(sample).includes(`"${name}"`)),
        ADDED,
      ]);
      const extended = addFields(sample, maps, picks, added);
      holdSame(
        withoutFields(call.decode(JSON.parse(JSON.stringify(extended))), names),
        withoutFields(call.decode(sample), names),
        `${id} decodes to another value`,
      );
    },
  ),
  law(
    'decoders/any body gives a value or a PlatformError',
    4000,
    fc.tuple(operation, body, status, headers),
    async ([{ call }, answer, code, extra]) => {
      const client = createClient({
        baseUrl: 'https://api.example',
        transport: transportOf(answer, code, extra),
        tokens: fixedToken('t'),
      });
      await givesOrRefuses(client.send(call));
    },
  ),
  law(
    'decoders/token answers',
    3000,
    fc.tuple(
      fc.oneof(
        mutatedJson([TOKEN, ISSUED['SecurityTokenService_ExchangeRefreshToken']]).map(
          (value) => JSON.stringify(value) ?? '',
        ),
        body,
      ),
      status,
    ),
    async ([answer, code]) => {
      const transport = transportOf(answer, code);
      const request = { idToken: 'i', audience: 'a', identity: undefined };
      const taken = exchangeToken(transport, 'https://issuer.example', request, 0).then((minted) => {
        hold(minted.token !== '' && Number.isFinite(minted.expiresAt), 'the token is empty or has no end');
      });
      await givesOrRefuses(taken);
      await givesOrRefuses(
        refreshToken(transport, 'https://issuer.example', { refreshToken: 'r', audience: 'a' }, 0),
      );
    },
  ),
  law(
    'decoders/claims of any JWT',
    3000,
    fc.oneof(
      foreignText,
      mutatedJson([{ iss: 'i', sub: 's', aud: ['a'], exp: 1 }]).map(
        (claims) => `e30.${Buffer.from(JSON.stringify(claims) ?? '').toString('base64url')}.x`,
      ),
    ),
    (token) => {
      const claims = readClaims(token);
      const expiresAt = claims?.expiresAt;
      hold(
        expiresAt === undefined || Math.abs(expiresAt) <= 8.64e15,
        `its end is ${expiresAt}, which is no time`,
      );
      hold(
        [claims?.issuer, claims?.subject].every((text) => text === undefined || typeof text === 'string'),
        'a claim is no text',
      );
    },
  ),
];
