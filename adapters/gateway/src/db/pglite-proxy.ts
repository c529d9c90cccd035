import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PGliteDialectConfig } from 'kysely';
import type { Listener } from './database.ts';
import { DatabaseError } from './database-error.ts';
import {
  type Command,
  type CompiledModules,
  INITIAL_REPLY_ID,
  type Notification,
  type Reply,
  type WorkerData,
  type WorkerOptions,
} from './pglite-messages.ts';
import type { Statement, StatementValue } from './statement.ts';

type KyselyPGlite = Exclude<PGliteDialectConfig['pglite'], (...options: never[]) => unknown>;

/** The embedded database in the form that the query builder expects, with our own additions. */
export interface PGliteProxy extends KyselyPGlite {
  /** The single text column of the single row that a prepared statement returns, or null. */
  prepared(statement: Statement, values: readonly StatementValue[]): Promise<string | null>;
  /** Listens to a channel until the database is closed. */
  listen(channel: string, listener: Listener): void;
  /** The data folder as one tar. */
  dump(): Promise<Uint8Array<ArrayBuffer>>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Compiled once and never freed. Where each database compiled and freed its own, V8 sometimes ended a process that
 * opens many (nodejs/node#64500).
 */
let compiled: Promise<CompiledModules> | undefined;

async function loadModules(): Promise<CompiledModules> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const load = async (name: string) => WebAssembly.compile(await readFile(join(folder, name)));
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([load('pglite.wasm'), load('initdb.wasm')]);
  return { pgliteWasmModule, initdbWasmModule };
}

/** Starts the thread and waits until the database answers. Throws if the folder cannot be opened. */
export async function openProxy(options: WorkerOptions, onDeath: (error: Error) => void): Promise<PGliteProxy> {
  compiled ??= loadModules();
  const channel = new WorkerChannel({ ...options, ...(await compiled) }, onDeath);
  await channel.opened;
  return createProxy(channel);
}

function createProxy(channel: WorkerChannel): PGliteProxy {
  const run = async (text: string, values: readonly unknown[] = [], inside = false) =>
    (await channel.send({ kind: 'query', text, values, inside })) as {
      rows: never[];
      affectedRows?: number;
      fields: [];
    };
  return {
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return channel.closed;
    },
    close: () => channel.close(),
    query: (text, values) => run(text, values),
    transaction: async (work) => {
      await channel.send({ kind: 'begin' });
      try {
        const query: KyselyPGlite['query'] = (text, values) => run(text, values, true);
        const value = await work({ query, rollback: async () => undefined });
        await channel.send({ kind: 'commit' });
        return value;
      } catch (error) {
        await channel.send({ kind: 'rollback' });
        throw error;
      }
    },
    prepared: async ({ name, text, keepsPlan }, values) => {
      const statement = { name, text, ...(keepsPlan && { keepsPlan }) };
      return (await channel.send({ kind: 'prepared', statement, values })) as string | null; // as the thread answers it
    },
    listen: (name, listener) => channel.listen(name, listener),
    dump: async () => (await channel.send({ kind: 'dump' })) as Uint8Array<ArrayBuffer>,
  };
}

/** Sends numbered requests to the thread and matches its replies. */
class WorkerChannel {
  closed = false;
  readonly opened: Promise<unknown>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Listener>();
  #last = INITIAL_REPLY_ID;

  constructor(data: WorkerData, onDeath: (error: Error) => void) {
    const file = import.meta.url.endsWith('.ts') ? './pglite-worker.ts' : './pglite-worker.js';
    this.#worker = new Worker(new URL(file, import.meta.url), { workerData: data });
    this.opened = this.#wait(INITIAL_REPLY_ID);
    this.#worker.on('message', (message: Reply | Notification) => {
      if ('channel' in message) this.#listeners.get(message.channel)?.heard(message.payload);
      else this.#settle(message);
    });
    this.#worker.on('error', (error) => this.#die(error, onDeath));
    this.#worker.on('exit', () => this.#die(new Error('the embedded database has stopped'), onDeath));
  }

  send(command: Command): Promise<unknown> {
    if (this.closed)
      return Promise.reject(new DatabaseError({ message: 'the embedded database is closed', code: '57P01' }));
    this.#last += 1;
    const answer = this.#wait(this.#last);
    this.#worker.postMessage({ ...command, id: this.#last });
    return answer;
  }

  listen(channel: string, listener: Listener): void {
    this.#listeners.set(channel, listener);
    this.send({ kind: 'listen', channel }).then(
      () => listener.listening(true),
      () => listener.listening(false),
    );
  }

  async close(): Promise<void> {
    if (this.closed) return;
    await this.send({ kind: 'close' });
    this.closed = true;
    await this.#worker.terminate();
  }

  #wait(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('value' in reply) waiting?.resolve(reply.value);
    else this.#fail(reply, waiting);
  }

  #fail({ id, failure }: Extract<Reply, { failure: unknown }>, waiting: Waiting | undefined): void {
    if (id === INITIAL_REPLY_ID) {
      this.closed = true;
      void this.#worker.terminate();
    }
    waiting?.reject(new DatabaseError(failure));
  }

  #die(error: Error, onDeath: (error: Error) => void): void {
    const expected = this.closed;
    this.closed = true;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
    if (!expected) onDeath(error);
  }
}
