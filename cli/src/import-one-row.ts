import { createHash } from 'node:crypto';
import type { RowOutcome } from '@fairhall/core/contract/catalogue/import-calls';
import type { ImportKind } from '@fairhall/core/contract/catalogue/import-limits';
import { columnProblem } from '@fairhall/core/files/columns';
import type { Message } from '@fairhall/core/ports/texts';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from './answer.ts';
import { COMMAND_EXIT_CODES } from './exit-codes.ts';
import type { Invocation } from './noun.ts';
import { readFlagOption } from './option-values.ts';
import { waitWithProgress } from './progress.ts';
import { connectStaff, type StaffConnection, toStaffCallFailure } from './staff-connection.ts';
import { readOrAskReason } from './staff-reason.ts';

/** A record that a command sets as if it were the only row of an import file. */
interface OneRow {
  readonly kind: ImportKind;
  /** The column with the record’s name, which is the first argument. */
  readonly key: string;
  /** The file name of this import in the list of imports. */
  readonly file: string;
  /** The failure for a column that such files do not have. */
  readonly unknownColumn: (column: string) => Message;
  /** The failure if there is a record of this name already; absent if the command may change one. */
  readonly existing?: Message;
}

/**
 * Imports the values of the command’s arguments, `column=value`, as a file with one row, which is checked, logged and
 * undone like any other. Values that are already set stay, so a repeat does nothing.
 */
export async function importOneRow(invocation: Invocation, row: OneRow): Promise<Outcome> {
  const { kind, key, file, existing } = row;
  const [id = '', ...words] = invocation.args;
  const pairs = readPairs(words, row);
  if (!pairs.ok) return pairs;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, ids, signal, origin } = connection.value;
  const columns = [key, ...pairs.value.keys()];
  const rows = [{ row: 1, cells: [id, ...pairs.value.values()] }];
  const isDry = readFlagOption(invocation.options, 'dryRun');
  if (isDry || existing !== undefined) {
    const checked = await checkRows(invocation, connection.value, { kind, columns, rows });
    if (!checked.ok) return checked;
    const isExisting = checked.value.some(({ action }) => action === 'changed' || action === 'same');
    if (existing !== undefined && isExisting) return fail(COMMAND_EXIT_CODES.refused, existing);
    if (isDry) return outcomeOf(invocation, checked.value, { dryRun: true });
  }
  const reason = await readOrAskReason(invocation);
  if (!reason.ok) return reason;
  const createSubmitOptions = () => ({ signal, idempotencyKey: ids.uuid(), retry: true, handled: true }) as const;
  const digest = createHash('sha256')
    .update(JSON.stringify([columns, rows]))
    .digest('hex');
  const named = { kind, file, digest, reason: reason.value } as const;
  const begun = await waitWithProgress(invocation, gateway.catalogueImport.begin(named, createSubmitOptions()));
  if (!begun.ok) return toStaffCallFailure(begun.error, origin);
  const { batchId } = begun.value;
  const given = { batchId, chunk: 0, columns, rows, reason: reason.value };
  const loaded = await waitWithProgress(invocation, gateway.catalogueImport.load(given, createSubmitOptions()));
  if (!loaded.ok) return toStaffCallFailure(loaded.error, origin);
  const finished = await gateway.catalogueImport.finish({ batchId, reason: reason.value }, createSubmitOptions());
  if (!finished.ok) return toStaffCallFailure(finished.error, origin);
  return outcomeOf(invocation, loaded.value.rows, { batchId });
}

interface CheckedRows {
  readonly kind: ImportKind;
  readonly columns: string[];
  readonly rows: { row: number; cells: string[] }[];
}

async function checkRows(
  invocation: Invocation,
  { gateway, signal, origin }: StaffConnection,
  given: CheckedRows,
): Promise<Result<readonly RowOutcome[], Failure>> {
  const checked = await waitWithProgress(invocation, gateway.catalogueImport.check(given, { signal, handled: true }));
  return checked.ok ? ok(checked.value.rows) : toStaffCallFailure(checked.error, origin);
}

/** Parses `column=value` with the columns of a file. The value may be empty and may contain `=`. */
function readPairs(
  words: readonly string[],
  { kind, key, unknownColumn }: OneRow,
): Result<ReadonlyMap<string, string>, Failure> {
  const pairs = new Map<string, string>();
  for (const word of words) {
    const at = word.indexOf('=');
    if (at < 1) return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.site.pair', values: { word } });
    pairs.set(word.slice(0, at).toLowerCase(), word.slice(at + 1));
  }
  const columnError = columnProblem(kind, [key, ...pairs.keys()]);
  if (columnError === undefined) return ok(pairs);
  return fail(COMMAND_EXIT_CODES.usage, unknownColumn(columnError.kind === 'missing' ? '' : columnError.column));
}

function outcomeOf({ texts }: Invocation, rows: readonly RowOutcome[], more: object): Outcome {
  const [outcome] = rows;
  if (outcome === undefined) throw new Error('one row has one outcome');
  const { action, changed, problems } = outcome;
  const facts = problems.map(({ column, code, values = {} }): readonly [string, string] => {
    const known = Object.entries(values).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
    return [column, texts.text(`import.problem.${code}`, Object.fromEntries(known))];
  });
  return ok({
    data: { ...more, ...outcome },
    view: {
      kind: 'facts',
      facts: [[texts.text(`terminal.import.action.${action}`), changed.join(', ') || outcome.key], ...facts],
    },
    remarks: 'dryRun' in more ? [{ key: 'terminal.dryRun' }] : [],
    exit: action === 'refused' ? COMMAND_EXIT_CODES.refused : COMMAND_EXIT_CODES.done,
  });
}
