import { type Bind, type Database, numberColumn, openDatabase, type Row, textColumn } from './database.ts';
import { isJsonObject, type JsonObject, parseJson, textOf, textsOf } from './json.ts';
import { KINDS, type Kind } from './kinds.ts';
import { parentOf } from './uid.ts';
import { complete } from './wire.ts';

/** Resources as JSON bodies in SQLite, with the indexed columns of their kind beside them. */
export type Store = {
  readonly database: Database;
  /** Writes a new resource; `createdAt` is kept even where the body shows no `createTime`. */
  insert(kind: Kind, body: JsonObject, createdAt: number, updatedAt: number): void;
  find(kind: Kind, uid: string): JsonObject | undefined;
  /** Replaces the body; the time of creation stays, and that of the update unless one is given. */
  replace(kind: Kind, body: JsonObject, updatedAt?: number): void;
  /** Every body of a kind, by uid. */
  all(kind: Kind): JsonObject[];
  /** Whether something was there. */
  remove(kind: Kind, uid: string): boolean;
  findBy(kind: Kind, column: string, value: string): JsonObject[];
};

const SIDE_TABLES = `
  CREATE TABLE tag_history (seq INTEGER PRIMARY KEY, tag_uid TEXT NOT NULL, at INTEGER NOT NULL, digest TEXT NOT NULL);
  CREATE INDEX tag_history_at ON tag_history (tag_uid, at, seq);
  CREATE TABLE eol_tags (tag_uid TEXT PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE advisory_aliases (alias TEXT NOT NULL, uid TEXT NOT NULL, PRIMARY KEY (alias, uid)) WITHOUT ROWID;
  CREATE TABLE vulnerability_metadata (id TEXT PRIMARY KEY, json TEXT NOT NULL);
`;

function createTable(database: Database, kind: Kind): void {
  const extra = kind.columns.map((column) => `${column.name} TEXT, `).join('');
  database.execute(`CREATE TABLE ${kind.table} (
    uid TEXT PRIMARY KEY, parent TEXT NOT NULL, name TEXT NOT NULL,
    created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, ${extra}json TEXT NOT NULL)`);
  const indexed = kind.columns.filter((column) => column.indexed).map(({ name }) => name);
  const named = kind.sortable.includes('name') ? ['name'] : [];
  for (const column of ['parent', 'created_at', ...named, ...indexed]) {
    database.execute(`CREATE INDEX ${kind.table}_${column} ON ${kind.table} (${column}, uid)`);
  }
}

/** An empty store. */
export function createStore(): Store {
  const database = openDatabase();
  for (const kind of Object.values(KINDS)) createTable(database, kind);
  database.execute(SIDE_TABLES);
  const indexAliases = (kind: Kind, body: JsonObject) => {
    if (kind.table !== 'advisories') return;
    for (const alias of textsOf(body.aliases)) {
      database.run('INSERT OR IGNORE INTO advisory_aliases VALUES (?, ?)', [alias, textOf(body.uid)]);
    }
  };
  return {
    database,
    insert(kind, body, createdAt, updatedAt) {
      const uid = textOf(body.uid);
      const marks = '?, '.repeat(kind.columns.length + 5);
      database.run(`INSERT INTO ${kind.table} VALUES (${marks}?)`, [
        uid,
        parentOf(uid),
        textOf(body.name),
        createdAt,
        updatedAt,
        ...kind.columns.map((column) => column.read(body)),
        JSON.stringify(complete(kind.message, body)),
      ]);
      indexAliases(kind, body);
    },
    find(kind, uid) {
      const row = database.get(`SELECT json FROM ${kind.table} WHERE uid = ?`, [uid]);
      return row && bodyOf(row);
    },
    all: (kind) => database.all(`SELECT json FROM ${kind.table} ORDER BY uid`).map(bodyOf),
    replace(kind, body, updatedAt) {
      const columns = kind.columns.map((column) => `${column.name} = ?, `).join('');
      database.run(
        `UPDATE ${kind.table} SET name = ?, updated_at = coalesce(?, updated_at), ${columns}json = ? WHERE uid = ?`,
        [
          textOf(body.name),
          updatedAt ?? null,
          ...kind.columns.map((column) => column.read(body)),
          JSON.stringify(complete(kind.message, body)),
          textOf(body.uid),
        ],
      );
      if (kind.table === 'advisories')
        database.run('DELETE FROM advisory_aliases WHERE uid = ?', [textOf(body.uid)]);
      indexAliases(kind, body);
    },
    remove: (kind, uid) => database.run(`DELETE FROM ${kind.table} WHERE uid = ?`, [uid]) > 0,
    findBy(kind, column, value) {
      const rows = database.all(`SELECT json FROM ${kind.table} WHERE ${column} = ? ORDER BY uid`, [value]);
      return rows.map(bodyOf);
    },
  };
}

/** The JSON body of a row that carries the column `json`. */
export function bodyOf(row: Row): JsonObject {
  const body = parseJson(textColumn(row, 'json'));
  return isJsonObject(body) ? body : {};
}

/** The records of a tag's history between two bounds. */
export type HistoryWindow = {
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
  readonly startInclusive: boolean;
  readonly endInclusive: boolean;
  readonly limit: number;
};

export type HistoryRecord = { readonly updateTimestamp: string; readonly digest: string };

/** Reads a tag's history, oldest first. */
export function readHistory(store: Store, tagUid: string, window: HistoryWindow): HistoryRecord[] {
  const binds: Bind[] = [tagUid];
  let where = 'tag_uid = ?';
  if (window.startMs !== undefined) {
    where += window.startInclusive ? ' AND at >= ?' : ' AND at > ?';
    binds.push(window.startMs);
  }
  if (window.endMs !== undefined) {
    where += window.endInclusive ? ' AND at <= ?' : ' AND at < ?';
    binds.push(window.endMs);
  }
  const sql = `SELECT at, digest FROM tag_history WHERE ${where} ORDER BY at, seq LIMIT ?`;
  return store.database.all(sql, [...binds, window.limit]).map((row) => ({
    updateTimestamp: new Date(numberColumn(row, 'at')).toISOString(),
    digest: textColumn(row, 'digest'),
  }));
}

/** Adds one record to a tag's history. */
export function recordHistory(store: Store, tagUid: string, atMs: number, digest: string): void {
  store.database.run('INSERT INTO tag_history (tag_uid, at, digest) VALUES (?, ?, ?)', [
    tagUid,
    atMs,
    digest,
  ]);
}
