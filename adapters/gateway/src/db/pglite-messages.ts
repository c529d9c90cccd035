import type { Statement, StatementValue } from './statement.ts';

/** What passes between the process and the thread that holds the embedded database. */

export interface WorkerOptions {
  /** Folder of the database; absent: in memory. */
  readonly folder?: string;
  /** A dump of a data folder to begin with. */
  readonly dump?: Uint8Array<ArrayBuffer>;
}

export type Command =
  | {
      readonly kind: 'query';
      readonly text: string;
      readonly values: readonly unknown[];
      readonly inside: boolean;
    }
  | { readonly kind: 'prepared'; readonly statement: Statement; readonly values: readonly StatementValue[] }
  | { readonly kind: 'begin' }
  | { readonly kind: 'commit' }
  | { readonly kind: 'rollback' }
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' };

export type Request = { readonly id: number } & Command;

/** The members of a database error that callers read; a cloned error would lose them. */
export interface Failure {
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly detail?: string;
}

/** What the thread says without being asked: a notification that came on a channel. */
export interface Notification {
  readonly channel: string;
  readonly payload: string;
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: Failure };

/** The reply to the opening itself. */
export const INITIAL_REPLY_ID = 0;
