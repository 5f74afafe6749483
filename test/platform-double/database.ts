import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';

/** One row as SQLite gives it. */
export type Row = Record<string, SQLOutputValue>;
export type Bind = SQLInputValue;

/** The double's state; statements are prepared once per text. */
export type Database = {
  /** Grows with every write: whatever was computed from an older version is stale. */
  version(): number;
  all(sql: string, binds?: readonly Bind[]): Row[];
  get(sql: string, binds?: readonly Bind[]): Row | undefined;
  run(sql: string, binds?: readonly Bind[]): number;
  /** Runs `work` as one unit; a throw undoes it. Units nest. */
  transaction<T>(work: () => T): T;
  execute(sql: string): void;
  /** Remembers the state as it is; gives how to come back to it, as often as wanted. */
  remember(): () => void;
  close(): void;
};

/** Opens a database in memory. */
export function openDatabase(): Database {
  const database = new DatabaseSync(':memory:');
  database.exec('PRAGMA temp_store = MEMORY');
  const statements = new Map<string, StatementSync>();
  let version = 0;
  let depth = 0;
  const prepared = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    version: () => version,
    all: (sql, binds = []) => prepared(sql).all(...binds),
    get: (sql, binds = []) => prepared(sql).get(...binds),
    run(sql, binds = []) {
      version += 1;
      return Number(prepared(sql).run(...binds).changes);
    },
    transaction(work) {
      depth += 1;
      database.exec(`SAVEPOINT unit_${depth}`);
      try {
        const result = work();
        database.exec(`RELEASE unit_${depth}`);
        return result;
      } catch (error) {
        database.exec(`ROLLBACK TO unit_${depth}; RELEASE unit_${depth}`);
        throw error;
      } finally {
        version += 1;
        depth -= 1;
      }
    },
    execute: (sql) => database.exec(sql),
    remember() {
      database.exec('SAVEPOINT remembered');
      return () => {
        database.exec('ROLLBACK TO remembered');
        version += 1;
      };
    },
    close: () => database.close(),
  };
}

/** A column that is text by the schema. */
export function textColumn(row: Row, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value : '';
}

/** A column that is an integer by the schema. */
export function numberColumn(row: Row, name: string): number {
  const value = row[name];
  return typeof value === 'number' ? value : Number(value ?? 0);
}
