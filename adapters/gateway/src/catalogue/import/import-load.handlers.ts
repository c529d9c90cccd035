import type { catalogueImport } from '@fairhall/core/contract/catalogue/import-calls';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import { columnProblem } from '@fairhall/core/files/columns';
import { err, ok } from '@fairhall/core/result';
import { leaveAudit } from '../../audit.ts';
import type { CallContext } from '../../call-context.ts';
import type { Kinds } from '../../import-kind.ts';
import { batchOf, startBatch } from './batches.ts';
import { finishBatch } from './finish-batch.ts';
import type { ImportPorts } from './import-ports.ts';
import { COLUMN_NAMES_INVALID, NO_BATCH } from './import-refusals.ts';
import { loadChunk } from './load-chunk.ts';
import { undoRows } from './undo-rows.ts';

type LoadCalls = Pick<typeof catalogueImport, 'begin' | 'load' | 'finish' | 'undo' | 'picture'>;

/** Calls of imports that change the catalogue. */
export const importLoadHandlers = (kinds: Kinds, ports: ImportPorts): Handlers<LoadCalls, CallContext> => ({
  begin: async ({ reason, ...file }, context) => {
    const batch = await startBatch(context, file);
    const object = { kind: file.kind, file: file.file, batchId: batch.batchId };
    await leaveAudit(context.database, context, { call: 'catalogueImport.begin', object, reason });
    return ok(batch);
  },
  load: async ({ reason = '', ...chunk }, context) => {
    const batch = await batchOf(context.database, chunk.batchId);
    if (batch === undefined) return err(NO_BATCH);
    if (columnProblem(batch.kind, chunk.columns) !== undefined) return err(COLUMN_NAMES_INVALID);
    const object = { batchId: chunk.batchId, chunk: chunk.chunk };
    await leaveAudit(context.database, context, { call: 'catalogueImport.load', object, reason });
    return loadChunk(kinds[batch.kind], context, chunk);
  },
  finish: async ({ batchId, reason = '' }, context) => {
    const finished = await finishBatch(ports, context, batchId);
    if (!finished.ok) return finished;
    const object = { batchId };
    await leaveAudit(context.database, context, { call: 'catalogueImport.finish', object, reason });
    return finished;
  },
  picture: async ({ file, reason = '' }, context) => {
    const stored = await ports.importPictures.store(context, file);
    if (!stored.ok) return stored;
    const object = { pictureId: stored.value.pictureId };
    await leaveAudit(context.database, context, { call: 'catalogueImport.picture', object, reason });
    return stored;
  },
  undo: async ({ reason, ...rows }, context) => {
    const batch = await batchOf(context.database, rows.batchId);
    if (batch === undefined) return err(NO_BATCH);
    const undone = await undoRows({ kind: kinds[batch.kind], ports }, context, { ...rows, begun: batch.begun });
    if (!undone.ok) return undone;
    const object = { batchId: rows.batchId, below: rows.below ?? 0 };
    await leaveAudit(context.database, context, { call: 'catalogueImport.undo', object, reason });
    return undone;
  },
});
