import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import * as threads from './0014-enquiry-threads.ts';

const database = testDatabase({ changesSchema: true });
const run = (statement: string) => sql.raw(statement).execute(database().kysely);

/** Columns of enquiries as version 0012 left them; all others came with threads. */
const BEFORE = [
  'enquiry_id',
  'type',
  'target_id',
  'supplier_id',
  'content',
  'email',
  'quantity',
  'exhibition_id',
  'promotion_id',
  'source',
  'lang',
  'site_id',
  'visitor',
  'address',
  'task_id',
  'created',
  'verified_at',
];

async function undo(): Promise<void> {
  // It looks at columns that are gone for a moment.
  await run('alter table enquiry disable trigger count_inbox');
  await run('drop table message');
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'enquiry'`.execute(database().kysely);
  await run('alter table enquiry drop column part');
  for (const { name } of rows.filter(({ name }) => ![...BEFORE, 'part'].includes(name)))
    await run(`alter table enquiry drop column ${name}`);
  await run('drop index enquiry_unverified');
  await run(`alter table enquiry_verification add constraint enquiry_verification_enquiry_id_fkey
    foreign key (enquiry_id) references enquiry (enquiry_id) on delete cascade`);
}

test('older enquiries become threads: verified ones wait in the inbox, the others for their link', async () => {
  await undo();
  for (const [id, verified] of [
    ['verified', '2000'],
    ['waiting', 'null'],
  ] as const) {
    await run(`insert into enquiry (enquiry_id, type, target_id, supplier_id, content, email, source, lang, site_id, address,
      task_id, created, verified_at)
      values ('${id}', 'product', 'P1', 'S1', 'Fifty bags', 'a@example.com', 3, 'en', 999, '192.0.2.1', '${id}', 1000, ${verified})`);
    await run(`insert into enquiry_verification (token_hash, enquiry_id, expires) values ('${id}', '${id}', 5000)`);
  }
  await threads.up(database().kysely as never); // migrations know of no tables
  await run('alter table enquiry enable trigger count_inbox');
  const { rows } =
    await run(`select enquiry_id, state, part, delivered_at, waits_since, last_at, last_side, last_position,
    message.text, message.side, message.position from enquiry join message using (enquiry_id) order by enquiry_id`);
  const first = { state: 'new', last_side: 'buyer', last_position: 1, text: 'Fifty bags', side: 'buyer', position: 1 };
  expect(rows).toEqual([
    { ...first, enquiry_id: 'verified', part: 'waiting', delivered_at: 2000, waits_since: 2000, last_at: 2000 },
    { ...first, enquiry_id: 'waiting', part: null, delivered_at: null, waits_since: null, last_at: 1000 },
  ]);
});
