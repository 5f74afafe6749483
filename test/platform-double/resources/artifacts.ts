import { existing, invalidArgument } from '../api-error.ts';
import { authenticate, listScope } from '../auth.ts';
import { type Call, messageReply, type Reply } from '../core.ts';
import { numberColumn, textColumn } from '../database.ts';
import { oneOf } from '../filters.ts';
import { KINDS } from '../kinds.ts';
import { listReply } from '../lists.ts';
import { ARTIFACT_COUNTS } from '../more-messages.ts';
import { createQuery } from '../query.ts';
import type { Route } from '../routes.ts';
import { rowRenderer } from '../show.ts';

const AREA = 'libraries';
const KIND = KINDS.artifacts;
const ECOSYSTEMS = ['ECOSYSTEM_UNSPECIFIED', 'ECOSYSTEM_JAVA', 'ECOSYSTEM_PYTHON'];
const VERSIONS = KINDS.artifactVersions;

async function requireReader(call: Call): Promise<void> {
  listScope(await authenticate(call), 'LIBRARIES_ARTIFACTS_LIST', AREA);
}

async function listArtifacts(call: Call): Promise<Reply> {
  await requireReader(call);
  const query = createQuery(call.parameters, AREA);
  const ecosystems = query.names('ecosystems', ECOSYSTEMS);
  if (ecosystems.length === 0) throw invalidArgument(AREA, 'ecosystems', 'at least one is required');
  const words = query.text('query');
  return listReply(call, query, {
    ...KIND,
    conditions: [
      oneOf('ecosystem', ecosystems),
      ...(words === undefined ? [] : [{ sql: 'instr(lower(name), lower(?)) > 0', binds: [words] }]),
    ],
    render: rowRenderer(call.core, KIND, undefined),
  });
}

async function listVersions(call: Call, artifact: string): Promise<Reply> {
  await requireReader(call);
  existing(call.core, KIND, artifact);
  return listReply(call, createQuery(call.parameters, AREA), {
    ...VERSIONS,
    conditions: [{ sql: 'parent = ?', binds: [artifact] }],
    render: rowRenderer(call.core, VERSIONS, undefined),
  });
}

async function countArtifacts(call: Call): Promise<Reply> {
  await requireReader(call);
  const asked = createQuery(call.parameters, AREA).names('ecosystems', ECOSYSTEMS);
  const rows = call.core.store.database.all(
    `SELECT ecosystem, COUNT(*) AS total FROM ${KIND.table} GROUP BY ecosystem ORDER BY ecosystem`,
  );
  const counts = rows
    .map((row) => ({
      ecosystem: textColumn(row, 'ecosystem'),
      totalCount: String(numberColumn(row, 'total')),
    }))
    .filter(({ ecosystem }) => asked.length === 0 || asked.includes(ecosystem));
  return messageReply(call.core, ARTIFACT_COUNTS, { counts });
}

/** `/libraries/v2/artifacts`. */
export const artifactRoutes: readonly Route[] = [
  { service: 'api', method: 'GET', pattern: '/libraries/v2/artifacts', handle: listArtifacts },
  { service: 'api', method: 'GET', pattern: '/libraries/v2/artifacts/count', handle: countArtifacts },
  { service: 'api', method: 'GET', pattern: '/libraries/v2/artifacts/{id}/versions', handle: listVersions },
];
