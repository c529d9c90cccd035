/// <reference path="./webassembly.d.ts" />
import type { Statement, StatementValue } from './statement.ts';

/** Messages between the process and the worker thread that holds the embedded database. */

export interface WorkerOptions {
  /** Folder of the database; in memory if absent. */
  readonly folder?: string;
  /** A dump of a data folder to start with. */
  readonly dump?: Uint8Array<ArrayBuffer>;
}

/** PGlite's compiled WebAssembly, which all threads of a process share. */
export interface CompiledModules {
  readonly pgliteWasmModule: WebAssembly.Module;
  readonly initdbWasmModule: WebAssembly.Module;
}

export type WorkerData = WorkerOptions & CompiledModules;

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

/** The fields of a database error that callers read; a structured clone of the error would lose them. */
export interface Failure {
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly detail?: string;
}

/** A message that the thread sends without a request: a notification on a channel. */
export interface Notification {
  readonly channel: string;
  readonly payload: string;
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: Failure };

/** Id of the reply to the opening itself. */
export const INITIAL_REPLY_ID = 0;
