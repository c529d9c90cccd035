import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import * as inboxCounts from './0024-inbox-counts.ts';

const database = testDatabase({ changesSchema: true });
const run = (statement: string) => sql.raw(statement).execute(database().kysely);

test('older and later enquiries are both counted', async () => {
  await run('drop trigger count_inbox on enquiry');
  await run('drop function count_inbox');
  await run('drop table inbox_count');
  const insert = (id: string, delivered: string) =>
    run(`insert into enquiry (enquiry_id, type, target_id, supplier_id, content, email, source, lang, site_id, address,
      task_id, created, verified_at, delivered_at, waits_since)
      values ('${id}', 'product', 'P1', 'S-0024', 'Fifty bags', 'a@example.com', 3, 'en', 999, '192.0.2.1', '${id}', 1000,
      ${delivered}, ${delivered}, ${delivered})`);
  await insert('one', '2000');
  await insert('two', '2000');
  await insert('unverified', 'null');
  await inboxCounts.up(database().kysely as never); // migrations know of no tables
  await insert('three', '3000');
  const { rows } = await run(
    `select part, sum(change)::integer as count from inbox_count where supplier_id = 'S-0024' group by part`,
  );
  expect(rows).toEqual([{ part: 'waiting', count: 3 }]);
});
