import { searchText } from '@fairhall/core/search-text';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { clearDatabase, testDatabase } from '../../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../../tests/support/exhibitions.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { insertRegistration } from '../../../../../tests/support/registrations.ts';
import { SAMPLE_TREES, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import { up } from './0112-search-text.ts';

const database = testDatabase();
const TABLES = ['preregistration', 'supplier_text', 'exhibitor', 'operator_row'];

beforeEach(async () => {
  await clearDatabase(database());
  const texts = { en: { name: 'Çınar A.Ş.', province: '', mainProducts: ['Ürün'], about: '' } };
  await loadSample(database(), [...SAMPLE_TREES, sampleSupplier('S1', { texts })], Date.now());
});

const textsOf = async (table: string) =>
  (
    await sql<{ search_text: string }>`select search_text from ${sql.table(table)} order by 1`.execute(
      database().kysely,
    )
  ).rows.map(({ search_text }) => search_text);

test('D-94 stored rows are found by their folded text after the upgrade, in more than one batch', async () => {
  const { kysely } = database();
  const change = { contact_name: 'Ayşe Çelik', company_name: 'Öz Ltd' };
  await insertRegistration(database(), { accountId: null, email: 'ayse@xn--mller-kva.de', mark: '', change });
  await insertExhibition(database(), { exhibition_id: '1001' });
  const stand = { exhibition_id: '1001', supplier_id: 'S1', stand_no: 'B-04', hall: 'Ç', spotlight: false };
  await kysely.insertInto('exhibitor').values(stand).execute();
  await sql`insert into operator_row (list, key, part, content, changed)
    select 'link', 'a' || number, '', jsonb_build_object('transfer', 'a' || number, 'target', 'Şükrü'), 1
    from generate_series(1, 2001) number`.execute(kysely);
  const before = new Map<string, readonly string[]>();
  for (const table of TABLES) {
    before.set(table, await textsOf(table));
    // A trigger of a later migration watches the column.
    await sql`alter table ${sql.table(table)} drop column search_text cascade`.execute(kysely);
  }
  await up(kysely as never);
  for (const table of ['preregistration', 'supplier_text']) expect(await textsOf(table)).toEqual(before.get(table));
  expect(await textsOf('preregistration')).toEqual(['ayse celik\noz ltd\nayse@xnmllerkva.de\nayse@muller.de']);
  expect(await textsOf('exhibitor')).toEqual([searchText('ÇB-04', 'B-04')]);
  const rows = await textsOf('operator_row');
  expect([rows.length, rows.every((text) => text.startsWith('sukru\n'))]).toEqual([2001, true]);
  expect(new Set(rows).size).toBe(2001);
});
