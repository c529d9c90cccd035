import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Transaction } from '@fairhall/gateway/db/database';
import { sql } from 'kysely';
import type { BROWSER_PLAN } from './browser-plan.ts';
import type { Evidence, StoredState } from './evidence.ts';
import type { PlanName } from './plan.ts';
import type { Store } from './store.ts';
import { hashFiles, readRows, toUploadsFolder } from './stored-state.ts';
import { tallyOf } from './tally.ts';

interface Breakage {
  readonly name: string;
  /** SQL that breaks exactly one row, or a function that creates it from the present schema. */
  readonly statement: string | ((transaction: Transaction) => Promise<string>);
  /** The violation that the tally must report. */
  readonly complaint: RegExp;
}

/** Faults of a database with enquiries. */
const OF_ENQUIRIES: readonly Breakage[] = [
  {
    name: 'an enquiry is gone',
    statement: `delete from enquiry where enquiry_id = (select min(enquiry_id) from enquiry)`,
    complaint: /^lost: /,
  },
  {
    name: 'an enquiry is there twice',
    statement: twinOf('enquiry'),
    complaint: /^doubled: /,
  },
  {
    name: 'a mail was never queued',
    statement: `delete from outbox where outbox_id = (select min(outbox_id) from outbox where kind <> 'account.address')`,
    complaint: /^\d outbox rows for /,
  },
];

/** Faults of a database with suppliers' answers. */
const OF_ANSWERS: readonly Breakage[] = [
  {
    name: 'an answer is gone',
    statement: `delete from message where message_id = (select min(message_id) from message where side = 'supplier')`,
    complaint: /^lost: /,
  },
  {
    name: 'an answer is there twice',
    statement: `insert into message select (jsonb_populate_record(null::message, to_jsonb(message)
      || '{"message_id": "twin", "position": 99, "task_id": "another"}')).*
      from message where message_id = (select min(message_id) from message where side = 'supplier')`,
    complaint: /^doubled: /,
  },
  {
    name: 'an answer has other words',
    statement: `update message set text = 'Something else'
      where message_id = (select min(message_id) from message where side = 'supplier')`,
    complaint: /^other words: /,
  },
  {
    name: 'a mail of an answer was never queued',
    statement: `delete from outbox where outbox_id = (select min(outbox_id) from outbox where kind <> 'account.address')`,
    complaint: /^\d outbox rows for /,
  },
];

/** Faults of a database with RFQs and carts. */
const OF_BUYERS: readonly Breakage[] = [
  {
    name: 'a request is gone',
    statement: `delete from rfq where rfq_id = (select min(rfq_id) from rfq)`,
    complaint: /^lost: /,
  },
  {
    name: 'a request is there twice',
    statement: twinOf('rfq'),
    complaint: /^doubled: .* has 2 rows and 1 ids$/,
  },
  {
    name: 'a request has other words',
    statement: `update rfq set description = 'Something else' where rfq_id = (select min(rfq_id) from rfq)`,
    complaint: /^other words: /,
  },
  {
    name: 'a mail of a request is marked as sent and went nowhere',
    statement: `update outbox set dedupe_key = 'rfq.nowhere'
      where outbox_id = (select min(outbox_id) from outbox where dedupe_key like 'rfq.%' and state = 'sent')`,
    complaint: /^marked as sent and never arrived: /,
  },
  {
    name: 'a file of a request is adopted by nobody',
    statement: `update file set adopted_by = null where file_id = (select min(file_id) from file)`,
    complaint: /^files of /,
  },
  {
    name: 'the row of a file is gone',
    statement: `delete from file where file_id = (select min(file_id) from file)`,
    complaint: /^files of /,
  },
  {
    name: 'a sent cart is not empty',
    statement: `insert into cart_product select account_id, 'P1', 0 from account
      where email = (select min(email) from enquiry join account using (email))`,
    complaint: /^sent and not emptied: /,
  },
];

/** Faults of a database with carts of several products. */
const OF_FULL_CARTS: readonly Breakage[] = [
  {
    name: 'a cart is sent in part',
    statement: `delete from enquiry where enquiry_id = (select max(enquiry_id) from enquiry
      where email in (select email from enquiry group by email having count(*) > 1))`,
    complaint: /^in part: /,
  },
];

/** The faults for each plan. The browser's cart holds one product, so it cannot be sent in part. */
const BREAKAGES = {
  enquiries: OF_ENQUIRIES,
  answers: OF_ANSWERS,
  browser: [...OF_ENQUIRIES, ...OF_BUYERS],
  all: [...OF_ENQUIRIES, ...OF_BUYERS, ...OF_FULL_CARTS],
} as const satisfies Record<PlanName | typeof BROWSER_PLAN, readonly Breakage[]>;

/**
 * Copies a row with another id and task id, as a submit that took effect twice would do. Generated columns are copied
 * automatically.
 */
function twinOf(table: 'enquiry' | 'rfq') {
  return async ({ kysely }: Transaction): Promise<string> => {
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = ${table} and is_generated = 'NEVER'`.execute(kysely);
    const columns = rows.map(({ name }) => name).join(', ');
    return `insert into ${table} (${columns}) select ${columns} from (
      select (jsonb_populate_record(null::${table}, to_jsonb(${table})
        || '{"${table}_id": "twin", "task_id": "another"}')).*
      from ${table} where ${table}_id = (select min(${table}_id) from ${table})) as twin`;
  };
}

export interface BreakageResult {
  readonly tried: number;
  /** Faults that the tally did not report. */
  readonly unnoticed: readonly string[];
}

/**
 * Breaks the database in one way after the other, undoes each, and checks that the tally reports it. Otherwise a tally
 * that reports nothing would look like a database that lost nothing.
 */
export async function tryBreakages(
  { open, dataDir }: Pick<Store, 'open' | 'dataDir'>,
  evidence: Omit<Evidence, keyof StoredState>,
  plan: keyof typeof BREAKAGES,
): Promise<BreakageResult> {
  const isReported = (stored: StoredState, complaint: RegExp) =>
    tallyOf({ ...evidence, ...stored }).violations.some((violation) => complaint.test(violation));
  const reported = await open(async (database) => {
    const disk = hashFiles(dataDir);
    const rows: [string, boolean][] = [];
    for (const { name, statement, complaint } of BREAKAGES[plan]) {
      const broken = await undone(database, (transaction) => brokenBy(transaction, statement));
      rows.push([name, isReported({ ...broken, disk }, complaint)]);
    }
    const intact = await readRows(database);
    return [...rows, ...(plan === 'enquiries' || plan === 'answers' ? [] : brokenDisk(dataDir, intact, isReported))];
  });
  return { tried: reported.length, unnoticed: reported.filter(([, isNoticed]) => !isNoticed).map(([name]) => name) };
}

function brokenDisk(
  dataDir: string,
  rows: Omit<StoredState, 'disk'>,
  isReported: (stored: StoredState, complaint: RegExp) => boolean,
): readonly [string, boolean][] {
  const [first] = rows.files;
  if (first === undefined) throw new Error('there is no file to break');
  const file = join(toUploadsFolder(dataDir), first.fileId);
  const aside = join(dataDir, 'aside');
  renameSync(file, aside);
  const removed = isReported({ ...rows, disk: hashFiles(dataDir) }, /^a row without its file: /);
  writeFileSync(file, 'another');
  const changed = isReported({ ...rows, disk: hashFiles(dataDir) }, /^another content: /);
  renameSync(aside, file);
  return [
    ['a file is gone from the disk', removed],
    ['a file has another content', changed],
  ];
}

class Undo extends Error {}

/** Runs `work` in a transaction, rolls it back, and returns the result of `work`. */
async function undone<Value>(
  database: Pick<Database, 'transaction'>,
  work: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  let answer: { readonly value: Value } | undefined;
  try {
    await database.transaction(async (transaction) => {
      answer = { value: await work(transaction) };
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  if (answer === undefined) throw new Error('nothing was done');
  return answer.value;
}

async function brokenBy(
  transaction: Transaction,
  statement: Breakage['statement'],
): Promise<Omit<StoredState, 'disk'>> {
  const text = typeof statement === 'string' ? statement : await statement(transaction);
  const { numAffectedRows } = await sql.raw(text).execute(transaction.kysely);
  if (numAffectedRows !== 1n) throw new Error(`it breaks ${numAffectedRows} rows, not one: ${text}`);
  return readRows(transaction);
}
