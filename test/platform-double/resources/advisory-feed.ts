import { invalidArgument, requireExtra } from '../api-error.ts';
import { type Call, messageReply, type Reply } from '../core.ts';
import { textColumn } from '../database.ts';
import { oneOf } from '../filters.ts';
import { isJsonObject, type Json, type JsonObject, textOf, textsOf } from '../json.ts';
import { KINDS } from '../kinds.ts';
import { listReply } from '../lists.ts';
import { DOCUMENTS, VULNERABILITY } from '../messages.ts';
import { createQuery } from '../query.ts';
import type { Route } from '../routes.ts';
import { bodyOf } from '../store.ts';

const MAX_IDS = 1000;

/** Vulnerability metadata by id; public and paginated. */
function listMetadata(call: Call): Reply {
  requireExtra(call.core);
  const query = createQuery(call.parameters, 'advisory');
  const single = query.text('id');
  const ids = [...new Set([...query.list('ids'), ...(single === undefined ? [] : [single])])];
  if (ids.length > MAX_IDS) throw invalidArgument('advisory', 'ids', `at most ${MAX_IDS} are allowed`);
  return listReply(call, query, {
    table: 'vulnerability_metadata',
    key: 'vulnerabilityMetadata',
    area: 'advisory',
    id: 'id',
    sortable: ['id'],
    conditions: ids.length === 0 ? [] : [oneOf('id', ids)],
    render: (row) => {
      const { body } = messageReply(call.core, VULNERABILITY, bodyOf(row));
      return body;
    },
  });
}

function eventOf(event: Json): JsonObject {
  if (!isJsonObject(event)) return {};
  const { uid, createTime, author, reviewer, reviewState, issue, findings, patched, ...kind } = event;
  // The note of a fix is not part of a document.
  const { note, ...fixed } = isJsonObject(kind.fixed) ? kind.fixed : {};
  return { timestamp: createTime ?? null, ...kind, ...(kind.fixed === undefined ? {} : { fixed }) };
}

function entryOf(body: JsonObject): JsonObject {
  return {
    id: textOf(body.advisoryId),
    aliases: textsOf(body.aliases),
    packageNamespace: 'wolfi',
    events: Array.isArray(body.events) ? body.events.map(eventOf) : [],
  };
}

/** Advisory documents per package, made of the same advisories; public and in one piece. */
function listDocuments(call: Call): Reply {
  requireExtra(call.core);
  const query = createQuery(call.parameters, 'advisory');
  const { database } = call.core.store;
  const name = query.text('id');
  const cves = query.list('cves');
  const conditions = ["artifact_type IN ('apk', '')"];
  const binds: string[] = [];
  if (name !== undefined) {
    conditions.push('artifact_name = ?');
    binds.push(name);
  }
  if (cves.length > 0) {
    conditions.push(
      'uid IN (SELECT uid FROM advisory_aliases WHERE alias IN (SELECT value FROM json_each(?)))',
    );
    binds.push(JSON.stringify(cves));
  }
  const sql = `SELECT artifact_name, json FROM ${KINDS.advisories.table}
    WHERE ${conditions.join(' AND ')} ORDER BY artifact_name, advisory_id`;
  const documents = new Map<string, JsonObject[]>();
  for (const row of database.all(sql, binds)) {
    const id = textColumn(row, 'artifact_name');
    const advisories = documents.get(id) ?? [];
    advisories.push(entryOf(bodyOf(row)));
    documents.set(id, advisories);
  }
  const listed = [...documents].map(([id, advisories]) => ({ id, advisories }));
  return messageReply(call.core, DOCUMENTS, { documents: listed });
}

/** `/advisory/v2/metadata` and `/advisory/v2/documents`, which need no token. */
export const advisoryFeedRoutes: readonly Route[] = [
  { service: 'api', method: 'GET', pattern: '/advisory/v2/metadata', handle: listMetadata },
  { service: 'api', method: 'GET', pattern: '/advisory/v2/documents', handle: listDocuments },
];
