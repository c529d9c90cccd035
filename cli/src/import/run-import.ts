import { basename } from 'node:path';
import type { RowOutcome } from '@fairhall/core/contract/catalogue/import-calls';
import type { ImportKind } from '@fairhall/core/contract/catalogue/import-limits';
import { normalizeKey } from '@fairhall/core/files/name-key';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { createDerivedKeys, createKey } from '../idempotency-key.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption, readTextOption } from '../option-values.ts';
import { connectStaff, type StaffConnection, toStaffCallFailure } from '../staff-connection.ts';
import { readOrAskReason } from '../staff-reason.ts';
import { readChunks } from './chunks.ts';
import { createRowCounter } from './counter.ts';
import { formatOf } from './file-formats.ts';
import { FileProblem } from './file-problem.ts';
import { checkImportFile, type ImportFile, type Usual } from './import-file.ts';
import { openPictures, type Pictures, type SendPicture, withPictures } from './pictures.ts';
import { createRejectedRowsFile } from './rejected-rows.ts';
import { askInOrder, type Send, sendAhead } from './send-ahead.ts';
import { createTally, type Tally } from './tally.ts';
import { printTemplate } from './template.ts';

/**
 * Imports a file of one kind of record, or shows what the import would do. `usual` fills columns that the file lacks.
 * D-64
 */
export async function runImport(kind: ImportKind, invocation: Invocation, usual: Usual = {}): Promise<Outcome> {
  const { args, options, terminal } = invocation;
  const [path] = args;
  if (readFlagOption(options, 'template')) return printTemplate(kind, invocation, usual);
  if (path === undefined) return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.import.needsFile' });
  const format = formatOf(invocation, path);
  if (!format.ok) return format;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const isDry = readFlagOption(options, 'dryRun');
  const reason = isDry ? ok('') : await readOrAskReason(invocation);
  if (!reason.ok) return reason;
  try {
    const file = await checkImportFile({ folder: terminal.folder, path, format: format.value }, kind, usual);
    const pictures = await openPictures(terminal.folder, readTextOption(options, 'pictures'), file.filePath);
    try {
      for (const remark of pictures.remarks) invocation.say(remark);
      const job = { kind, file, invocation, pictures, connection: connection.value };
      return isDry ? await runDryRun(job) : await load(job, reason.value);
    } finally {
      pictures.close();
    }
  } catch (error) {
    if (error instanceof FileProblem) return fail(COMMAND_EXIT_CODES.refused, error.shownMessage);
    throw error;
  }
}

interface Job {
  readonly kind: ImportKind;
  readonly file: ImportFile;
  readonly invocation: Invocation;
  readonly pictures: Pictures;
  readonly connection: StaffConnection;
}

/** Sends all chunks in order; rejected rows go to a file of their own. */
async function sendChunks(
  { file, invocation, connection, isDry }: Job & { readonly isDry: boolean },
  send: Send<{ readonly rows: RowOutcome[] }>,
): Promise<Result<Tally, Failure>> {
  const counter = createRowCounter(invocation, file.rows);
  const rejectedRows = createRejectedRowsFile(file, invocation.texts);
  const tally = createTally(invocation.texts);
  let done = 0;
  try {
    for await (const { rows, answer } of sendAhead(readChunks(file), send)) {
      if (!answer.ok) {
        await rejectedRows.drop();
        return toStaffCallFailure(answer.error, connection.origin);
      }
      tally.add(answer.value.rows);
      await rejectedRows.add(rows, answer.value.rows);
      done += rows.length;
      counter.show(done);
    }
    tally.add(await rejectedRows.addFaulty());
    const rejectedRowsFile = await rejectedRows.end();
    if (rejectedRowsFile === undefined && !isDry) await rejectedRows.removeEarlier();
    return ok(tally.summarize(rejectedRowsFile));
  } finally {
    counter.end();
  }
}

async function runDryRun(job: Job): Promise<Outcome> {
  const { kind, file, pictures, connection } = job;
  const { gateway, signal } = connection;
  const { columns } = file;
  const keyColumn = Math.max(columns.indexOf('key'), columns.indexOf('code'));
  const rowByKey = new Map<string, number>();
  const codes: string[] = [];
  const sent = await sendChunks({ ...job, isDry: true }, async (given, _, before) => {
    await before; // the outcome of a chunk depends on the chunks before it
    // A dry run only checks that pictures exist; the server checks them when they are sent.
    const rows = await withPictures(given, columns, pictures, async () => '');
    const above = kind === 'category' ? { above: codes.slice(-MAX_EARLIER_KEYS) } : {};
    const answer = await gateway.catalogueImport.check(
      { kind, columns: [...columns], rows, ...decimalOf(file), ...above },
      { signal, handled: true },
    );
    if (!answer.ok) return answer;
    const outcomes = answer.value.rows.map((outcome, at) => {
      const key = keyColumn < 0 ? '' : normalizeKey(rows[at]?.cells[keyColumn]?.trim() ?? '');
      const earlier = rowByKey.get(key);
      if (key !== '' && earlier === undefined && outcome.action !== 'refused') rowByKey.set(key, outcome.row);
      return key !== '' && earlier !== undefined ? markRepeated(outcome, columns[keyColumn] ?? '', earlier) : outcome;
    });
    for (const { key, action } of outcomes) if (kind === 'category' && action !== 'refused') codes.push(key);
    return ok({ rows: outcomes });
  });
  if (!sent.ok) return sent;
  return ok({
    data: { dryRun: true, ...sent.value.data },
    view: sent.value.table,
    remarks: [...sent.value.remarks, { key: 'terminal.staff.rows.wouldBe' }],
  });
}

/** The decimal sign for the request, if it is not a point. */
const decimalOf = ({ decimal }: ImportFile) => (decimal === '.' ? {} : { decimal });

/** Maximum number of keys of earlier rows that are sent with a chunk. */
const MAX_EARLIER_KEYS = 5_000;

/** Marks a row whose key occurs in an earlier chunk of the same file. */
const markRepeated = (outcome: RowOutcome, column: string, row: number): RowOutcome =>
  outcome.problems.some(({ code }) => code === 'duplicate')
    ? outcome
    : {
        ...outcome,
        action: 'refused',
        problems: [...outcome.problems, { column, code: 'duplicate', values: { row } }],
      };

async function load(job: Job, reason: string): Promise<Outcome> {
  const { kind, file, invocation, pictures, connection } = job;
  const { gateway, ids, signal, origin } = connection;
  const createSubmitOptions = (idempotencyKey: string) =>
    ({ signal, idempotencyKey, retry: true, handled: true }) as const;
  const named = { kind, file: basename(file.filePath), digest: file.digest, reason };
  const started = await gateway.catalogueImport.begin(named, createSubmitOptions(ids.uuid()));
  if (!started.ok) return withRepeatAdvice(toStaffCallFailure(started.error, origin));
  const { batchId, chunks } = started.value;
  if (chunks > 0) invocation.say({ key: 'terminal.import.goesOn', values: { batch: batchId } });
  const keys = createDerivedKeys(batchId);
  const columns = [...file.columns];
  /** Identifies a row, so that the same picture of the same row is stored once, whatever file it comes from. */
  const nameOf = (cells: readonly string[]) =>
    ['key', 'id'].map((column) => cells[columns.indexOf(column)] ?? '').join('|');
  const sendPicture: SendPicture = async ({ row, cells }, name, bytes) => {
    const image = { name: basename(name), size: bytes.byteLength, type: '', arrayBuffer: async () => bytesOf(bytes) };
    const key = createKey(nameOf(cells), bytes);
    const answer = await gateway.catalogueImport.picture({ file: image, reason }, createSubmitOptions(key));
    if (!answer.ok) invocation.say({ key: 'terminal.import.picture', values: { row, name } });
    return answer.ok ? answer.value.pictureId : undefined;
  };
  const sent = await sendChunks({ ...job, isDry: false }, async (rows, chunk, before) => {
    const options = createSubmitOptions(keys());
    const ready = await withPictures(rows, columns, pictures, sendPicture);
    const given = { batchId, chunk, columns, rows: ready, ...decimalOf(file), reason };
    return askInOrder(() => gateway.catalogueImport.load(given, options), before);
  });
  if (!sent.ok) return withRepeatAdvice(sent);
  const finished = await gateway.catalogueImport.finish({ batchId, reason }, createSubmitOptions(ids.uuid()));
  if (!finished.ok) return withRepeatAdvice(toStaffCallFailure(finished.error, origin));
  const { data, facts, remarks } = sent.value;
  return ok({
    data: { batchId, ...data },
    view: { kind: 'facts', facts: [[invocation.texts.text('terminal.column.import'), batchId], ...facts] },
    remarks,
    exit: data.refused > 0 ? COMMAND_EXIT_CODES.refused : COMMAND_EXIT_CODES.done,
  });
}

/** Advises to run an interrupted command again, which resumes it. */
const withRepeatAdvice = (failed: { readonly ok: false; readonly error: Failure }) =>
  failed.error.exit === COMMAND_EXIT_CODES.unreachable
    ? fail(failed.error.exit, failed.error.message, { key: 'terminal.import.again' })
    : failed;

const bytesOf = (bytes: Buffer): ArrayBuffer =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
