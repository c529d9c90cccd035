import type { catalogueImport } from '@fairhall/core/contract/catalogue/import-calls';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import { columnProblem } from '@fairhall/core/files/columns';
import { err, ok } from '@fairhall/core/result';
import { leaveAudit } from '../../audit.ts';
import { type CallContext, staffOf } from '../../call-context.ts';
import type { Kinds } from '../../import-kind.ts';
import { batchOf, listBatches, listBatchRows } from './batches.ts';
import { exportRows } from './export-rows.ts';
import { COLUMN_NAMES_INVALID, NO_BATCH } from './import-refusals.ts';
import { prepareRows } from './plan-rows.ts';

type LookupCalls = Pick<typeof catalogueImport, 'check' | 'list' | 'show' | 'export'>;

/** Calls of imports that change nothing. */
export const importLookupHandlers = (kinds: Kinds): Handlers<LookupCalls, CallContext> => ({
  check: async ({ kind, columns, rows, decimal = '.', above = [], reason = '' }, context) => {
    if (columnProblem(kind, columns) !== undefined) return err(COLUMN_NAMES_INVALID);
    const object = { kind, rows: rows.length };
    await leaveAudit(context.database, context, { call: 'catalogueImport.check', object, reason });
    const getEarlier = async () => new Map<string, number>();
    const looking = { kind, columns, decimal, staffId: staffOf(context).staffId, above, earlier: getEarlier, context };
    const planned = await prepareRows(context.database, kinds[kind], rows, looking);
    return ok({ rows: planned.map(({ outcome }) => outcome) });
  },
  list: async ({ pageNo, reason = '' }, context) => {
    await leaveAudit(context.database, context, { call: 'catalogueImport.list', object: { pageNo }, reason });
    return ok(await listBatches(context.database, pageNo));
  },
  show: async ({ batchId, pageNo, reason = '' }, context) => {
    const batch = await batchOf(context.database, batchId);
    if (batch === undefined) return err(NO_BATCH);
    const object = { batchId, pageNo };
    await leaveAudit(context.database, context, { call: 'catalogueImport.show', object, reason });
    return ok({ batch, rows: await listBatchRows(context.database, batchId, pageNo) });
  },
  export: async ({ reason = '', ...page }, context) => {
    const object = { kind: page.kind, after: page.after ?? '' };
    await leaveAudit(context.database, context, { call: 'catalogueImport.export', object, reason });
    return exportRows(kinds[page.kind], context, page);
  },
});
