import type { Kysely } from 'kysely';
import { DEFAULT_PLAN_MODE, type Statement, type StatementValue } from './statement.ts';
import type { Tables } from './tables.ts';

/** What every session runs under; limits are in milliseconds. REL-16 */
export const SESSION_LIMITS = {
  plan_cache_mode: DEFAULT_PLAN_MODE,
  /** Compiling a statement takes longer than any of ours may run. */
  jit: 'off',
  statement_timeout: '8000',
  lock_timeout: '3000',
  idle_in_transaction_session_timeout: '10000',
  /** How many words of changed products wait outside their index, which every search has to read besides. */
  gin_pending_list_limit: '64kB',
} as const;

/** What can be asked of a database, inside a transaction and outside. */
export interface Queries {
  readonly kysely: Kysely<Tables>;
  /** The one text column of the one row a statement answers, or null when it answers no row: SQL that builds JSON. */
  json(statement: Statement, values: readonly StatementValue[]): Promise<string | null>;
}

/** Queries that are kept or dropped together. While one is open, ask only it: the embedded database has one connection. */
export type Transaction = Queries;

/** Hears of notifications that others send through the database. */
export interface Listener {
  heard(payload: string): void;
  /** Told when listening begins, and when the connection is lost: what is sent until it begins anew is not heard. */
  listening(isListening: boolean): void;
}

/** The one way to reach SQL. It is PostgreSQL 15's on both engines. */
export interface Database extends Queries {
  readonly engine: 'pglite' | 'postgres';
  /** Runs the work in one transaction; a throw rolls it back and goes on to the caller. */
  transaction<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value>;
  /** Listens to a channel until the database is closed. */
  listen(channel: string, listener: Listener): void;
  close(): Promise<void>;
}
