import { counted } from '../../base/counted.ts';
import { cutJsonArray, OUTPUT_LIMIT_BYTES, renderJson } from '../../base/json-text.ts';
import { isRecord } from '../../base/json-value.ts';
import { codeMarkdown } from '../../base/markdown.ts';
import { byteLength, plainLine } from '../../base/plain-text.ts';
import { UserError } from '../../base/user-error.ts';
import { NO_FINDINGS, type Outcome } from '../../kit/run/outcome.ts';
import type { QueryValue } from '../../platform/call.ts';
import { decodeEnvelope, type RawRow } from '../../platform/decode-page.ts';
import { type ListOperation, readPages } from '../../platform/pages.ts';
import { type Deps, type Work, withSession } from '../../session/command.ts';
import { type ApiRequest, readApiRequest } from './api-request.ts';
import { type ApiInputs, manifest } from './manifest.ts';

const work: Work<ApiInputs> = async (inputs, deps) => {
  const request = readApiRequest(inputs);
  if (!inputs.all) return outcomeOf(request, inputs, await readOnce(request, deps), 'read');
  const rows = await readAllRows(request, deps);
  return outcomeOf(request, inputs, rows, counted(rows.length, 'row'));
};

/** `api`: reads one path of the platform, one page or all, and gives the JSON. */
export const run = withSession(work, manifest.capabilities);

function readOnce(request: ApiRequest, deps: Deps): Promise<unknown> {
  const { anonymous, isV1, path, query } = request;
  return deps.session.client.send({
    method: 'GET',
    path,
    query,
    decode: (json) => {
      // v1 answers what does not exist with nothing; v2 always answers with an object.
      if (!isV1 && (json === undefined || json === null)) throw new TypeError('it is empty');
      return refuseDeep(json) ?? null;
    },
    idempotent: true,
    anonymous,
  });
}

/** Maximum nesting of an answer: a hundred times that of the service, and still low enough to be serialized. */
const DEEPEST = 500;

/** Returns the JSON; throws `TypeError` if it is nested too deeply. */
function refuseDeep(json: unknown, left = DEEPEST): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if (left === 0) throw new TypeError('it is nested too deeply');
  for (const inner of Object.values(json)) refuseDeep(inner, left - 1);
  return json;
}

async function readAllRows(request: ApiRequest, deps: Deps): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  for await (const page of readPages(deps.session.client, listOf(request))) {
    const message = `\`all\`: the answer to \`${plainLine(request.path, 200)}\` is not a list`;
    if (page.some(({ kind }) => kind === 'whole'))
      throw new UserError({ message, fix: 'remove `all`', input: 'all' });
    for (const { value } of page) rows.push(value);
    deps.host.progress?.(`${rows.length} rows`);
  }
  return rows;
}

/** The path as a list: pages of the largest size unless the query says otherwise; v1 gives all rows by itself. */
function listOf(request: ApiRequest): ListOperation<RawRow> {
  const { anonymous, isV1, name, path } = request;
  const sized = isV1 || 'page_size' in request.query || 'pageSize' in request.query;
  return ({ pageSize, pageToken }) => {
    // A page token is already past the rows that were skipped.
    const { skip, ...rest } = request.query;
    const query: Record<string, QueryValue> = pageToken === undefined ? { ...request.query } : { ...rest };
    if (!sized) query['page_size'] = pageSize;
    if (pageToken !== undefined) query[isV1 ? 'pageToken' : 'page_token'] = pageToken;
    const decode = (json: unknown) => {
      // v1 answers an empty list with an empty body; in v2, and after a page token, that is not an answer.
      const isNothing = isV1 && pageToken === undefined && Object.keys(Object(json)).length === 0;
      if (!isNothing && (json === undefined || json === null)) throw new TypeError('it is empty');
      const page = decodeEnvelope(refuseDeep(isNothing ? { items: [] } : json), name);
      if (pageToken !== undefined && page.rows.some(({ kind }) => kind === 'whole'))
        throw new TypeError('it is not a page of the same list');
      return { ...page, totalCount: withoutSkipped(page.totalCount, request.query['skip']) };
    };
    return { method: 'GET', path, query, decode, idempotent: true, anonymous };
  };
}

/** The total without the rows that the query skips: the number of rows to expect. */
function withoutSkipped(total: number | undefined, skip: QueryValue): number | undefined {
  const left = Number(skip ?? 0);
  return total === undefined || Number.isNaN(left) ? undefined : Math.max(0, total - left);
}

function outcomeOf(request: ApiRequest, inputs: ApiInputs, value: unknown, what: string): Outcome<never> {
  const rows = Array.isArray(value) ? value : [value];
  const lines = inputs.format === 'lines';
  const { text, truncated } = lines ? cutLines(rows) : cutResponse(value);
  return {
    ...NO_FINDINGS,
    outputs: { response: text },
    outputsTruncated: truncated,
    summary: () => ({
      words: `${codeMarkdown(`GET ${request.path}`)}: ${what}`,
      actions: [],
      details: [],
    }),
    report: { path: request.path, query: request.query, response: value },
    stdout: lines ? rows.map((row) => renderJson(row)) : [renderJson(value, 2)],
    log: [
      `GET ${plainLine(request.path, 300)}: ${what}`,
      ...(truncated
        ? ['The output `response` was cut at 64 KiB; the report has the complete response.']
        : []),
    ],
  };
}

type ResponseText = ReturnType<typeof cutJsonArray>;

/** The answer as one JSON text, cut after a whole entry of its longest list; empty if it has no list to cut. */
export function cutResponse(value: unknown, limitBytes: number = OUTPUT_LIMIT_BYTES): ResponseText {
  if (Array.isArray(value)) return cutJsonArray(value, limitBytes);
  const text = JSON.stringify(value) ?? 'null';
  if (byteLength(text) < limitBytes) return { text, truncated: false };
  if (!isRecord(value)) return { text: '', truncated: true };
  const lists = Object.entries(value).flatMap(([key, list]) => (Array.isArray(list) ? [{ key, list }] : []));
  const longest = lists.toSorted((a, b) => b.list.length - a.list.length)[0];
  if (longest === undefined) return { text: '', truncated: true };
  const frame = byteLength(JSON.stringify({ ...value, [longest.key]: [] }));
  const room = limitBytes - frame + '[]'.length;
  const rows: unknown = JSON.parse(cutJsonArray(longest.list, room).text);
  return room <= '[]'.length
    ? { text: '', truncated: true }
    : { text: JSON.stringify({ ...value, [longest.key]: rows }), truncated: true };
}

/** Rows as JSON lines, cut after a whole line. */
export function cutLines(rows: readonly unknown[], limitBytes: number = OUTPUT_LIMIT_BYTES): ResponseText {
  const kept: string[] = [];
  let size = 0;
  for (const row of rows) {
    const line = renderJson(row);
    size += byteLength(line) + 1;
    if (size > limitBytes) return { text: kept.join('\n'), truncated: true };
    kept.push(line);
  }
  return { text: kept.join('\n'), truncated: false };
}
