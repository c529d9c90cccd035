import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createTestGateway } from '../../../../tests/support/gateway.ts';
import { waitUntilListening } from '../../../../tests/support/wait-until-listening.ts';
import { type Changes, watchChanges } from './changes.ts';

const database = testDatabase();

const run = (text: string) => sql.raw(text).execute(database().kysely);

const TOLD = ['catalogue', 'categories', 'site'];

/** Returns the branches whose version a statement changed. */
async function changedBy(changes: Changes, statement: string): Promise<readonly string[]> {
  const states = () => TOLD.map((branch) => changes.stateOf(branch));
  const before = states();
  await run(statement);
  // Notifications arrive in commit order, so when this one is received, those of the statement have been received too.
  const sentinel = changes.stateOf('sentinel');
  await run(`select pg_notify('change', 'sentinel')`);
  await expect.poll(() => changes.stateOf('sentinel')).not.toBe(sentinel);
  const after = states();
  return TOLD.filter((_, place) => before[place] !== after[place]);
}

test('REL-29 notifies about changes of data that pages show, and of nothing else', async () => {
  await insertCatalogue(database());
  const changes = watchChanges(database());
  await waitUntilListening(changes);
  expect(await changedBy(changes, `update product set price_low = 5 where id = 'P1'`)).toEqual(['catalogue']);
  expect(await changedBy(changes, `insert into price_tier values ('P1', 1, 2.5)`)).toEqual(['catalogue']);
  expect(await changedBy(changes, `insert into product_card values ('P1', 'en', '{}')`)).toEqual(['catalogue']);
  expect(await changedBy(changes, `delete from product_card`)).toEqual(['catalogue']);
  expect(await changedBy(changes, `update category set product_count = 3`)).toEqual(['catalogue', 'categories']);
  expect(await changedBy(changes, `truncate tag cascade`)).toContain('categories');
  expect(await changedBy(changes, `update product set view_count = view_count + 1`)).toEqual([]);
  expect(await changedBy(changes, `delete from site_setting`)).toEqual(['site']);
  expect(await changedBy(changes, `insert into setting values ('a', '1')`)).toEqual([]);
});

/**
 * Catalogue tables that no read call of buyers uses: pages read texts that are stored in other tables, and changes that
 * wait for review are not shown.
 */
const NOT_SHOWN = [
  'catalogue_language',
  'picture',
  'product_change',
  'product_tag',
  'product_text',
  'supplier_reply',
  'supplier_text',
];

test('every catalogue table that a page shows has a change trigger', async () => {
  const { rows } = await sql<{ name: string; tells: boolean }>`
    select relname as name, exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'tell_change') as tells
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('supplier_session', 'supplier_contact') and relname ~ '^(category|certificate|tag|product|supplier|price_tier|lexeme_count|catalogue_language|picture)'
    order by relname`.execute(database().kysely);
  expect(rows.filter(({ tells }) => !tells).map(({ name }) => name)).toEqual(NOT_SHOWN);
  expect(rows.length).toBe(NOT_SHOWN.length + 14);
});

test('a change that is rolled back is not notified', async () => {
  const changes = watchChanges(database());
  await waitUntilListening(changes);
  const failing = database().transaction(async ({ kysely }) => {
    await sql`delete from product_card`.execute(kysely);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await changedBy(changes, `select 1`)).toEqual([]);
});

test('a branch that reads another branch’s tables changes together with it', async () => {
  const changes = watchChanges(database());
  await waitUntilListening(changes);
  const gateway = await createTestGateway(database(), { changes });
  const states = () => [gateway.stateOf('directory'), gateway.stateOf('exhibition')];
  const [hot, shows] = states();
  expect(await changedBy(changes, `delete from product_card`)).toEqual(['catalogue']);
  expect(states()).toEqual([expect.not.stringMatching(`^${hot}$`), shows]);
  await gateway.close();
});

test('REL-29 each listener of a database is notified, however many there are', async () => {
  const [first, second] = [watchChanges(database()), watchChanges(database())];
  await waitUntilListening(first);
  await waitUntilListening(second);
  expect(await changedBy(first, `delete from site_setting`)).toEqual(['site']);
  expect(await changedBy(second, `delete from product_card`)).toEqual(['catalogue']);
});

test('only branches whose tables report changes can be cached, and none without a listener', async () => {
  const changes = watchChanges(database());
  await waitUntilListening(changes);
  const gateway = await createTestGateway(database(), { changes });
  expect(gateway.stateOf('catalogue')).toBe(changes.stateOf('catalogue'));
  expect(gateway.stateOf('categories')).toBe(changes.stateOf('categories'));
  for (const branch of ['rfq', 'account', 'cart', 'upload', 'enquiry']) expect(gateway.stateOf(branch)).toBeUndefined();
  await gateway.close();
  const deaf = await createTestGateway(database());
  expect(deaf.stateOf('catalogue')).toBeUndefined();
  await deaf.close();
});

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a lost connection is reopened, and everything counts as changed',
  async () => {
    const changes = watchChanges(database());
    await waitUntilListening(changes);
    const before = changes.stateOf('catalogue');
    await run(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`);
    await expect.poll(() => changes.stateOf('catalogue')).toBeUndefined();
    await expect.poll(() => changes.stateOf('catalogue')).toBeDefined();
    expect(changes.stateOf('catalogue')).not.toBe(before);
    expect(await changedBy(changes, `delete from product_card`)).toEqual(['catalogue']);
  },
);
