import { createHash } from 'node:crypto';
import type { RowOutcome } from '@fairhall/core/contract/catalogue/import-calls';
import { columnProblem } from '@fairhall/core/files/columns';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import type { Invocation } from '../../noun.ts';
import { readFlagOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';
import { readOrAskReason } from '../../staff-reason.ts';

/** The file name of this import in the list of imports. */
const FILE = 'exhibition set';

/**
 * Sets properties of an exhibition, or creates one. It is an import of a file with one row, which is checked, logged
 * and undone like any other. Values that are already set stay, so a repeat does nothing.
 */
export async function setExhibition(invocation: Invocation): Promise<Outcome> {
  const [id = '', ...words] = invocation.args;
  const pairs = readPairs(words);
  if (!pairs.ok) return pairs;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, ids, signal, origin } = connection.value;
  const columns = ['id', ...pairs.value.keys()];
  const rows = [{ row: 1, cells: [id, ...pairs.value.values()] }];
  if (readFlagOption(invocation.options, 'dryRun')) {
    const response = gateway.catalogueImport.check({ kind: 'exhibition', columns, rows }, { signal, handled: true });
    const checked = await waitWithProgress(invocation, response);
    if (!checked.ok) return toStaffCallFailure(checked.error, origin);
    return outcomeOf(invocation, checked.value.rows, { dryRun: true });
  }
  const reason = await readOrAskReason(invocation);
  if (!reason.ok) return reason;
  const createSubmitOptions = () => ({ signal, idempotencyKey: ids.uuid(), retry: true, handled: true }) as const;
  const digest = createHash('sha256')
    .update(JSON.stringify([columns, rows]))
    .digest('hex');
  const named = { kind: 'exhibition', file: FILE, digest, reason: reason.value } as const;
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

/** Parses `column=value` with the columns of an exhibition file. The value may be empty and may contain `=`. */
function readPairs(words: readonly string[]): Result<ReadonlyMap<string, string>, Failure> {
  const pairs = new Map<string, string>();
  for (const word of words) {
    const at = word.indexOf('=');
    if (at < 1) return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.site.pair', values: { word } });
    pairs.set(word.slice(0, at).toLowerCase(), word.slice(at + 1));
  }
  const columnError = columnProblem('exhibition', ['id', ...pairs.keys()]);
  if (columnError === undefined) return ok(pairs);
  const column = columnError.kind === 'missing' ? '' : columnError.column;
  return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.exhibition.noColumn', values: { column } });
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
