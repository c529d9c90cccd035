import type { ImportBatch, RowOutcome } from '@fairhall/core/contract/catalogue/import-calls';
import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import type { Outcome } from '../answer.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { type ListOutcome, pageOption } from '../list-verb.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, textOption } from '../option-values.ts';
import { pageRemarks } from '../page-remarks.ts';
import { waitingFor } from '../progress.ts';
import { connectStaff, failedStaffCall } from '../staff-connection.ts';
import { givenReason } from '../staff-reason.ts';
import { rowCounter } from './counter.ts';
import { rowTable } from './tally.ts';

const reasonOf = ({ options }: Invocation): { reason?: string } => {
  const reason = textOption(options, 'reason')?.trim();
  return reason ? { reason } : {};
};

/** Imports, the newest first. D-64 */
export async function listBatches(invocation: Invocation): Promise<ListOutcome> {
  const { options, texts, global } = invocation;
  const page = pageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const asked = gateway.catalogueImport.list(
    { pageNo: page.value, ...reasonOf(invocation) },
    { signal, handled: true },
  );
  const found = await waitingFor(invocation, asked);
  if (!found.ok) return failedStaffCall(found.error, origin);
  const { date } = formatFor(global.lang);
  const columns = ['import', 'since', 'file', 'state', 'added', 'changedRows', 'refused', 'undone'] as const;
  return ok({
    data: found.value,
    view: {
      kind: 'table',
      columns: columns.map((column) => ({ title: texts.text(`terminal.column.${column}`) })),
      rows: found.value.records.map((batch) => [
        batch.batchId,
        date(batch.begun),
        `${batch.kind} ${batch.file}`,
        texts.text(`terminal.batch.state.${batch.state}`),
        ...[batch.added, batch.changed, batch.refused, batch.undone].map(String),
      ]),
    },
    remarks: pageRemarks(found.value, 'terminal.batch.none'),
  });
}

/** One import and what its rows did. D-64 */
export async function showBatch(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [batchId = ''] = args;
  const page = pageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const data = { batchId, pageNo: page.value, ...reasonOf(invocation) };
  const found = await waitingFor(invocation, gateway.catalogueImport.show(data, { signal, handled: true }));
  if (!found.ok) return failedStaffCall(found.error, origin);
  const { batch, rows } = found.value;
  return ok({
    data: found.value,
    view: rowTable(rows.records, texts),
    remarks: [
      { key: 'terminal.import.counts', values: countsOf(batch) },
      { key: 'terminal.batch.stands', values: { state: texts.text(`terminal.batch.state.${batch.state}`) } },
    ],
  });
}

const countsOf = ({ added, changed, same, refused }: ImportBatch) => ({ added, changed, same, refused });

/** Takes an import back as far as nothing stands in its way, and tells row by row what does. D-64 */
export async function undoBatch(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [batchId = ''] = args;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await givenReason(invocation);
  if (!reason.ok) return reason;
  if (flagOption(options, 'dryRun')) return dryRun({ batchId, reason: reason.value }, { batchId });
  const { gateway, ids, signal, origin } = connection.value;
  const counter = rowCounter(invocation);
  const kept: RowOutcome[] = [];
  let [below, undone]: [number | null, number] = [null, 0];
  do {
    const data = { batchId, below, reason: reason.value };
    const sending = { signal, idempotencyKey: ids.uuid(), retry: true, handled: true } as const;
    const answer = await gateway.catalogueImport.undo(data, sending);
    if (!answer.ok) {
      counter.end();
      return failedStaffCall(answer.error, origin);
    }
    undone += answer.value.undone;
    kept.push(...answer.value.kept);
    counter.show(undone);
    below = answer.value.next;
  } while (below !== null);
  counter.end();
  return ok({
    data: { batchId, undone, kept },
    view: rowTable(kept, texts),
    remarks: [{ key: 'terminal.batch.undone', values: { undone, kept: kept.length } }],
    exit: kept.length > 0 ? EXIT.refused : EXIT.done,
  });
}
