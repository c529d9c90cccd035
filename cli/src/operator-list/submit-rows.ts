import type { OutputOf } from '@fairhall/core/contract/call';
import type { operatorList } from '@fairhall/core/contract/operator-list/calls';
import { IMPORT_CHUNK_ROWS_MAX, type OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { Row } from '@fairhall/core/operator-list/column';
import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { createDerivedKeys, readKeyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';
import { connectStaff, toStaffCallFailure } from '../staff-connection.ts';
import { readOrAskReason } from '../staff-reason.ts';

/** Maximum bytes of a chunk: a call accepts 256 kB. */
const MAX_BATCH_BYTES = 150_000;

type CommitResult = OutputOf<typeof operatorList.commit>;

/**
 * Sends rows in chunks and applies them together, all or none. With `--dry-run` the gateway only reports the outcome. A
 * repeat with the same key does nothing. D-94 REL-04
 */
export async function submitRows(
  invocation: Invocation,
  list: OperatorListName,
  rows: readonly Row[],
): Promise<Outcome> {
  const { options } = invocation;
  const given = readKeyOption(options);
  if (!given.ok) return given;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const reason = await readOrAskReason(invocation);
  if (!reason.ok) return reason;
  const { gateway, ids, signal, origin } = connection.value;
  const key = given.value ?? ids.uuid();
  const nextKey = createDerivedKeys(key);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  for (const { first, values } of splitIntoBatches(rows, columns)) {
    const data = { importId: key, first, columns, rows: values, reason: reason.value };
    const sending = { signal, idempotencyKey: nextKey(), retry: true, handled: true };
    const staged = await waitWithProgress(invocation, gateway.operatorList.stage(data, sending));
    if (!staged.ok) return withRepeat(toStaffCallFailure(staged.error, origin), key);
  }
  const data = { list, importId: key, dryRun: readFlagOption(options, 'dryRun'), reason: reason.value };
  const sending = { signal, idempotencyKey: key, retry: true, handled: true };
  const committed = await waitWithProgress(invocation, gateway.operatorList.commit(data, sending));
  if (!committed.ok) return withRepeat(toStaffCallFailure(committed.error, origin), key);
  return outcomeOf(invocation, committed.value, data.dryRun);
}

/** Splits rows into chunks for calls, each with the index of its first row. */
function splitIntoBatches(rows: readonly Row[], columns: readonly string[]) {
  const batches: { first: number; values: string[][]; bytes: number }[] = [];
  for (const [place, row] of rows.entries()) {
    const values = columns.map((column) => row[column] ?? '');
    const bytes = Buffer.byteLength(JSON.stringify(values));
    const piece = batches.at(-1);
    if (piece !== undefined && piece.values.length < IMPORT_CHUNK_ROWS_MAX && piece.bytes + bytes < MAX_BATCH_BYTES) {
      piece.values.push(values);
      piece.bytes += bytes;
    } else batches.push({ first: place, values: [values], bytes });
  }
  return batches;
}

function outcomeOf({ texts }: Invocation, done: CommitResult, isDry: boolean): Outcome {
  const { added, changed, same, refused } = done;
  if (refused.length > 0) {
    return ok({
      data: done,
      exit: COMMAND_EXIT_CODES.refused,
      view: {
        kind: 'table',
        columns: (['row', 'column', 'problem'] as const).map((column) => ({
          title: texts.text(`terminal.column.${column}`),
        })),
        rows: refused.map(({ row, column, problem }) => [String(row), column, problem]),
      },
      remarks: [{ key: 'terminal.staff.rows.refused' }],
    });
  }
  return ok({
    data: done,
    view: {
      kind: 'facts',
      facts: [
        [texts.text('terminal.staff.rows.added'), String(added)],
        [texts.text('terminal.staff.rows.changed'), String(changed)],
        [texts.text('terminal.staff.rows.same'), String(same)],
      ],
    },
    remarks: [{ key: isDry ? 'terminal.staff.rows.wouldBe' : 'terminal.staff.rows.done' }],
  });
}
