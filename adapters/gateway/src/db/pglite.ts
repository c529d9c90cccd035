import { CompiledQuery, Kysely, PGliteDialect } from 'kysely';
import type { Database, Transaction } from './database.ts';
import { SESSION_LIMITS } from './database.ts';
import type { WorkerOptions } from './pglite-messages.ts';
import { openProxy } from './pglite-proxy.ts';
import { setContentPrivate } from './private-folder.ts';
import { createSharedListening } from './shared-listening.ts';
import type { Tables } from './tables.ts';

export interface EmbeddedDatabase extends Database {
  /** The data folder as a tar, to start another database with. */
  dump(): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Opens the embedded database in a thread of its own. This process must hold the folder's lock (folder-lock.ts).
 * `onDeath` is called if the thread stops by itself; all further queries fail.
 */
export async function openPGlite(
  options: WorkerOptions,
  onDeath: (error: Error) => void = failWith,
): Promise<EmbeddedDatabase> {
  const proxy = await openProxy(options, onDeath);
  // Its files are created by WebAssembly, which ignores the process's umask.
  if (options.folder !== undefined) setContentPrivate(options.folder);
  for (const [name, value] of Object.entries(SESSION_LIMITS)) await proxy.query(`set ${name} = '${value}'`);
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: proxy }) });
  return {
    engine: 'pglite',
    kysely,
    json: (statement, values) => proxy.prepared(statement, values),
    listen: createSharedListening((channel, listener) => proxy.listen(channel, listener)),
    transaction: (work) => kysely.transaction().execute((inner) => work(toTransaction(inner))),
    dump: () => proxy.dump(),
    close: async () => {
      await kysely.destroy();
      await proxy.close();
    },
  };
}

/** Wraps a transaction of the query builder as ours. */
export function toTransaction(inner: Kysely<Tables>): Transaction {
  return {
    kysely: inner,
    json: async (statement, values) => {
      const { rows } = await inner.executeQuery<Record<string, string>>(CompiledQuery.raw(statement.text, [...values]));
      const [row] = rows;
      return row === undefined ? null : (Object.values(row)[0] ?? null);
    },
  };
}

function failWith(error: Error): never {
  throw error;
}
