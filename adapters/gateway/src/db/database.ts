import type { Kysely } from 'kysely';
import { DEFAULT_PLAN_MODE, type Statement, type StatementValue } from './statement.ts';
import type { Tables } from './tables.ts';

/** Settings of every session; limits are in milliseconds. REL-16 */
export const SESSION_LIMITS = {
  plan_cache_mode: DEFAULT_PLAN_MODE,
  /** JIT compilation of a statement takes longer than any of ours may run. */
  jit: 'off',
  statement_timeout: '8000',
  lock_timeout: '3000',
  idle_in_transaction_session_timeout: '10000',
  /** Size of the list of changed products' words that are not yet in the index; every search has to scan the list. */
  gin_pending_list_limit: '64kB',
} as const;

/** Queries that work both inside and outside a transaction. */
export interface Queries {
  readonly kysely: Kysely<Tables>;
  /**
   * The single text column of the single row that a statement returns, or null if it returns no row: for SQL that
   * builds JSON.
   */
  json(statement: Statement, values: readonly StatementValue[]): Promise<string | null>;
}

/**
 * Queries that are committed or rolled back together. While a transaction is open, use only it: the embedded database
 * has a single connection.
 */
export type Transaction = Queries;

/** Receives notifications that are sent through the database. */
export interface Listener {
  heard(payload: string): void;
  /**
   * Called when listening begins, and when the connection is lost: notifications sent until it begins again are missed.
   */
  listening(isListening: boolean): void;
}

/** The only access to SQL, which is that of PostgreSQL 15 on both engines. */
export interface Database extends Queries {
  readonly engine: 'pglite' | 'postgres';
  /** Runs the work in one transaction; if it throws, rolls back and rethrows. */
  transaction<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value>;
  /** Listens to a channel until the database is closed. */
  listen(channel: string, listener: Listener): void;
  close(): Promise<void>;
}
