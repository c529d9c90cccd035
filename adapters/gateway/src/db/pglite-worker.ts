import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import {
  type Failure,
  type Notification,
  OPENED,
  type Reply,
  type Request,
  type WorkerOptions,
} from './pglite-messages.ts';
import { type AskPrepared, createPrepared } from './prepared.ts';

/** Holds the embedded database: it blocks the thread it runs in, so it has one of its own. */

const INT8 = 20;
const options = workerData as WorkerOptions; // made by pglite.ts alone
let askPrepared: AskPrepared | undefined;
let open: { readonly transaction: Transaction; readonly end: (rollback: boolean) => Promise<void> } | undefined;

const database = await start();

async function start(): Promise<PGlite | undefined> {
  try {
    const pglite = await PGlite.create({
      ...(options.folder === undefined ? {} : { dataDir: options.folder }),
      ...(options.dump === undefined ? {} : { loadDataDir: new Blob([options.dump]) }),
      parsers: { [INT8]: Number },
    });
    reply({ id: OPENED, value: null });
    return pglite;
  } catch (error) {
    reply({ id: OPENED, failure: failureOf(error) });
    return undefined;
  }
}

parentPort?.on('message', (request: Request) => {
  if (database === undefined) return;
  answer(database, request).then(
    (value) => reply({ id: request.id, value }),
    (error) => reply({ id: request.id, failure: failureOf(error) }),
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
      askPrepared ??= createPrepared(pglite);
      return askPrepared(request.statement, request.values);
    case 'begin':
      return begin(pglite);
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

/** Holds the database for one transaction until it is told to end it. Other queries wait meanwhile. */
function begin(pglite: PGlite): Promise<void> {
  return new Promise((begun, failed) => {
    const ending = Promise.withResolvers<void>();
    const whole = pglite.transaction(async (transaction) => {
      const end = async (rollback: boolean): Promise<void> => {
        open = undefined;
        if (rollback) await transaction.rollback();
        ending.resolve();
        await whole;
      };
      open = { transaction, end };
      begun();
      await ending.promise;
    });
    whole.catch(failed);
  });
}

function reply(message: Reply): void {
  parentPort?.postMessage(message);
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, constraint, detail } = error as Error & Partial<Failure>; // PGlite adds them to its errors
  return {
    message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(detail === undefined ? {} : { detail }),
  };
}
