import { setImmediate } from 'node:timers/promises';
import type { RowOutcome } from '@fairhall/core/contract/catalogue/import-calls';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { DecimalSign } from '@fairhall/core/files/locale-number';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import type { CallContext } from '../../call-context.ts';
import { digestOf } from '../../content-digest.ts';
import type { Transaction } from '../../db/database.ts';
import { toArrayText } from '../../db/to-array-text.ts';
import type { KindOfImport } from '../../import-kind.ts';
import { lockCatalogue } from '../supplier/catalogue-lock.ts';
import { refreshTexts } from '../world/refresh-texts.ts';
import { batchToLoad } from './batches.ts';
import { idList } from './id-list.ts';
import { BATCH_ENDED, BATCH_OUT_OF_ORDER, NO_BATCH } from './import-refusals.ts';
import { type ImportRow, type PlannedRow, prepareRows } from './plan-rows.ts';
import { waitForBoth } from './run-pipeline.ts';
import { setKeyLookups, takeTime } from './take-time.ts';

export interface Chunk {
  readonly batchId: string;
  readonly chunk: number;
  readonly columns: readonly string[];
  readonly rows: readonly ImportRow[];
  readonly decimal?: DecimalSign | undefined;
}

/**
 * Loads one chunk of the caller's batch, in the open transaction; a chunk that was already loaded returns its stored
 * outcomes. A chunk is identified by batch and number, so a client can resend it whenever it got no answer. D-64 REL-04
 */
export async function loadChunk(
  kind: KindOfImport<unknown>,
  context: CallContext,
  { batchId, chunk, columns, rows, decimal = '.' }: Chunk,
): Promise<Answer<{ rows: RowOutcome[] }>> {
  const { database, now } = context;
  await takeTime(database);
  await setKeyLookups(database);
  await lockCatalogue(database);
  const batch = await batchToLoad(database, batchId);
  if (batch === undefined) return err(NO_BATCH);
  if (chunk < batch.chunks) return ok({ rows: await listOutcomes(database, batchId, chunk) });
  if (batch.state !== 'loading') return err(BATCH_ENDED);
  if (chunk > batch.chunks) return err(BATCH_OUT_OF_ORDER);
  const { staffId } = batch;
  const planned = await prepareRows(database, kind, rows, {
    kind: batch.kind,
    columns,
    decimal,
    staffId,
    above: [],
    context,
    earlier: (ids) => findEarlierRows(database, batchId, ids),
  });
  const changes = planned.filter(({ outcome }) => isWritten(outcome));
  await addLanguages(
    database,
    changes.flatMap(({ after }) => listLanguages(after)),
  );
  const [touched] = await waitForBoth(
    changes.length === 0 ? Promise.resolve([]) : kind.write(database, changes, now, context),
    storeRows(database, { batchId, chunk, kind: batch.kind, staffId }, planned),
  );
  await sql`
    insert into import_touched (batch_id, supplier_id) select ${batchId}, unnest(${idList(touched)})
    on conflict do nothing`.execute(database.kysely);
  return ok({ rows: planned.map(({ outcome }) => outcome) });
}

const isWritten = ({ action }: RowOutcome): boolean => action === 'added' || action === 'changed';

/** Languages that a product or a supplier is written in; empty for categories, which have no cards. */
const listLanguages = (content: unknown): readonly string[] =>
  typeof content === 'object' && content !== null && 'texts' in content && Array.isArray(content.texts)
    ? content.texts.map(({ lang }: { readonly lang: string }) => lang)
    : [];

/** If a language is new to the catalogue, the cards of all products and suppliers are written in it too. */
async function addLanguages(transaction: Transaction, languages: readonly string[]): Promise<void> {
  if (languages.length === 0) return;
  const { rows } = await sql`
    insert into catalogue_language (lang) select unnest(${idList([...new Set(['en', ...languages])])})
    on conflict do nothing returning lang`.execute(transaction.kysely);
  if (rows.length > 0) await refreshTexts(transaction);
}

async function findEarlierRows({ kysely }: Transaction, batchId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; row: number }>`
    select object_id as id, row from import_row
    where batch_id = ${batchId} and object_id = any(${idList(ids)}) and action <> 'refused'`.execute(kysely);
  return new Map(rows.map(({ id, row }) => [id, row]));
}

async function listOutcomes({ kysely }: Transaction, batchId: string, chunk: number): Promise<RowOutcome[]> {
  const { rows } = await sql<RowOutcome>`
    select row, key, action, changed, problems from import_row
    where batch_id = ${batchId} and chunk = ${chunk} order by row`.execute(kysely);
  return rows;
}

interface ChunkKey {
  readonly batchId: string;
  readonly chunk: number;
  readonly kind: string;
  readonly staffId: string;
}

/** How many digests are computed before the database gets the next rows. */
const DIGEST_BATCH_SIZE = 50;

async function storeRows(
  { kysely }: Transaction,
  { batchId, chunk, kind, staffId }: ChunkKey,
  planned: readonly PlannedRow<unknown>[],
): Promise<void> {
  const digests: (string | null)[] = [];
  for (const { outcome, after } of planned) {
    if (digests.length % DIGEST_BATCH_SIZE === 0) await setImmediate();
    digests.push(isWritten(outcome) ? digestOf(after) : null);
  }
  const column = (of: (row: PlannedRow<unknown>) => string | null) => toArrayText(planned.map(of));
  await sql`
    insert into import_row (batch_id, row, chunk, key, object_id, action, changed, problems, before, after)
    select ${batchId}, row, ${chunk}::int, key, object_id, action, changed, problems, before, after
    from unnest(
      ${column(({ outcome }) => String(outcome.row))}::int[], ${column(({ outcome }) => outcome.key)}::text[],
      ${column(({ id }) => id)}::text[], ${column(({ outcome }) => outcome.action)}::text[],
      ${column(({ outcome }) => JSON.stringify(outcome.changed))}::jsonb[],
      ${column(({ outcome }) => JSON.stringify(outcome.problems))}::jsonb[],
      ${column(({ outcome, before }) => (outcome.action === 'changed' ? JSON.stringify(before) : null))}::jsonb[],
      ${toArrayText(digests)}::text[]
    ) as given (row, key, object_id, action, changed, problems, before, after)`.execute(kysely);
  const keys = planned.filter(({ key, outcome }) => key !== '' && outcome.action !== 'refused');
  await sql`
    insert into import_key (staff_id, kind, external_key, object_id)
    select ${staffId}, ${kind}, key, id
    from unnest(${toArrayText(keys.map(({ key }) => key))}::text[], ${toArrayText(keys.map(({ id }) => id))}::text[]) as given (key, id)
    on conflict (staff_id, kind, external_key) do update set object_id = excluded.object_id`.execute(kysely);
  const countAction = (action: string): number => planned.filter(({ outcome }) => outcome.action === action).length;
  await sql`
    update import_batch set chunks = chunks + 1, added = added + ${countAction('added')}::int, changed = changed + ${countAction('changed')}::int,
      same = same + ${countAction('same')}::int, refused = refused + ${countAction('refused')}::int where batch_id = ${batchId}`.execute(
    kysely,
  );
}
