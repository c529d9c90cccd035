import type { ImportBatch, RowOutcome } from '@fairhall/core/contract/catalogue/import-calls';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import type { Outcome } from '../answer.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { type ListOutcome, readPageOption } from '../list-verb.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption, readTextOption } from '../option-values.ts';
import { listPageRemarks } from '../page-remarks.ts';
import { waitWithProgress } from '../progress.ts';
import { connectStaff, toStaffCallFailure } from '../staff-connection.ts';
import { readOrAskReason } from '../staff-reason.ts';
import { createRowCounter } from './counter.ts';
import { toRowTable } from './tally.ts';

const reasonOf = ({ options }: Invocation): { reason?: string } => {
  const reason = readTextOption(options, 'reason')?.trim();
  return reason ? { reason } : {};
};

/** Lists imports, the newest first. D-64 */
export async function listBatches(invocation: Invocation): Promise<ListOutcome> {
  const { options, texts, global } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const response = gateway.catalogueImport.list(
    { pageNo: page.value, ...reasonOf(invocation) },
    { signal, handled: true },
  );
  const found = await waitWithProgress(invocation, response);
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  const { date } = getFormat(global.lang);
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
    remarks: listPageRemarks(found.value, 'terminal.batch.none'),
  });
}

/** Shows one import and the results of its rows. D-64 */
export async function showBatch(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [batchId = ''] = args;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const data = { batchId, pageNo: page.value, ...reasonOf(invocation) };
  const found = await waitWithProgress(invocation, gateway.catalogueImport.show(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  const { batch, rows } = found.value;
  return ok({
    data: found.value,
    view: toRowTable(rows.records, texts),
    remarks: [
      { key: 'terminal.import.counts', values: toCounts(batch) },
      { key: 'terminal.batch.stands', values: { state: texts.text(`terminal.batch.state.${batch.state}`) } },
    ],
  });
}

const toCounts = ({ added, changed, same, refused }: ImportBatch) => ({ added, changed, same, refused });

/** Undoes an import as far as possible, and lists for each row what prevents it. D-64 */
export async function undoBatch(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [batchId = ''] = args;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await readOrAskReason(invocation);
  if (!reason.ok) return reason;
  if (readFlagOption(options, 'dryRun')) return toDryRunOutcome({ batchId, reason: reason.value }, { batchId });
  const { gateway, ids, signal, origin } = connection.value;
  const counter = createRowCounter(invocation);
  const kept: RowOutcome[] = [];
  let [below, undone]: [number | null, number] = [null, 0];
  do {
    const data = { batchId, below, reason: reason.value };
    const sending = { signal, idempotencyKey: ids.uuid(), retry: true, handled: true } as const;
    const answer = await gateway.catalogueImport.undo(data, sending);
    if (!answer.ok) {
      counter.end();
      return toStaffCallFailure(answer.error, origin);
    }
    undone += answer.value.undone;
    kept.push(...answer.value.kept);
    counter.show(undone);
    below = answer.value.next;
  } while (below !== null);
  counter.end();
  return ok({
    data: { batchId, undone, kept },
    view: toRowTable(kept, texts),
    remarks: [{ key: 'terminal.batch.undone', values: { undone, kept: kept.length } }],
    exit: kept.length > 0 ? COMMAND_EXIT_CODES.refused : COMMAND_EXIT_CODES.done,
  });
}
