import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import {
  type Failure,
  INITIAL_REPLY_ID,
  type Notification,
  type Reply,
  type Request,
  type WorkerData,
} from './pglite-messages.ts';
import { type AskPrepared, createPreparedStatements } from './prepared-statements.ts';

/** Runs the embedded database in a thread of its own, because it blocks the thread it runs in. */

const TYPE_INT8 = 20;
const { folder, dump, pgliteWasmModule, initdbWasmModule } = workerData as WorkerData; // created only by pglite-proxy.ts
let askPrepared: AskPrepared | undefined;
let open: { readonly transaction: Transaction; readonly end: (rollback: boolean) => Promise<void> } | undefined;

const database = await start();

async function start(): Promise<PGlite | undefined> {
  try {
    const pglite = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: folder }),
      ...(dump === undefined ? {} : { loadDataDir: new Blob([dump]) }),
      pgliteWasmModule,
      initdbWasmModule,
      parsers: { [TYPE_INT8]: Number },
    });
    reply({ id: INITIAL_REPLY_ID, value: null });
    return pglite;
  } catch (error) {
    reply({ id: INITIAL_REPLY_ID, failure: toFailure(error) });
    return undefined;
  }
}

parentPort?.on('message', (request: Request) => {
  if (database === undefined) return;
  answer(database, request).then(
    (value) => reply({ id: request.id, value }),
    (error) => reply({ id: request.id, failure: toFailure(error) }),
  );
});

async function answer(pglite: PGlite, request: Request): Promise<unknown> {
  switch (request.kind) {
    case 'query': {
      const target = request.inside && open !== undefined ? open.transaction : pglite;
      const { rows, affectedRows } = await target.query(request.text, [...request.values]);
      return { rows, affectedRows };
    }
    case 'prepared':
      askPrepared ??= createPreparedStatements(pglite);
      return askPrepared(request.statement, request.values);
    case 'begin':
      return startTransaction(pglite);
    case 'commit':
      return open?.end(false);
    case 'rollback':
      return open?.end(true);
    case 'listen': {
      const { channel } = request;
      await pglite.listen(channel, (payload) => parentPort?.postMessage({ channel, payload } satisfies Notification));
      return null;
    }
    case 'dump':
      return new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer());
    case 'close':
      return pglite.close();
  }
}

/** Holds the database for one transaction until it is committed or rolled back. Other queries wait meanwhile. */
function startTransaction(pglite: PGlite): Promise<void> {
  return new Promise((started, failed) => {
    const ending = Promise.withResolvers<void>();
    const whole = pglite.transaction(async (transaction) => {
      const end = async (rollback: boolean): Promise<void> => {
        open = undefined;
        if (rollback) await transaction.rollback();
        ending.resolve();
        await whole;
      };
      open = { transaction, end };
      started();
      await ending.promise;
    });
    whole.catch(failed);
  });
}

function reply(message: Reply): void {
  parentPort?.postMessage(message);
}

function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, constraint, detail } = error as Error & Partial<Failure>; // PGlite adds them to its errors
  return {
    message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(detail === undefined ? {} : { detail }),
  };
}
