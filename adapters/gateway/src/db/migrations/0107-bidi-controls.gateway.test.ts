import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { clearDatabase, testDatabase } from '../../../../../tests/support/databases.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { insertRegistration } from '../../../../../tests/support/registrations.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import { up } from './0107-bidi-controls.ts';

const database = testDatabase();
const NAME = 'Towel \u202egnp.1\u202c نیم\u200cفاصله';
const CLEAN = 'Towel gnp.1 نیم\u200cفاصله';

beforeEach(async () => {
  await clearDatabase(database());
  const texts = { en: { name: NAME, description: '', attributes: [] } };
  const rows = [...SAMPLE_TREES, sampleSupplier('S1'), sampleProduct('P1', { texts }), sampleProduct('P2')];
  await loadSample(database(), rows, Date.now());
});

const first = async (table: string, column: string) =>
  (
    await sql<{ value: string }>`select ${sql.ref(column)}::text as value from ${sql.table(table)} order by 1`.execute(
      database().kysely,
    )
  ).rows.map(({ value }) => value);

test('THR-45 bidirectional control characters are removed from stored names and their copies, and nothing else changes', async () => {
  const { kysely } = database();
  await insertRegistration(database(), { accountId: null, email: 'noor@acme.example', mark: NAME });
  await sql`update supplier_text set main_products = ${JSON.stringify([NAME, 'b, "c"'])}::jsonb`.execute(kysely);
  const others = (await first('product_card', 'json')).filter((json) => !json.includes('gnp'));
  await up(kysely as never);
  const names = [...(await first('preregistration', 'contact_name')), ...(await first('product_text', 'name'))];
  expect(names.filter((name) => name.startsWith('Towel gnp'))).toEqual([expect.stringContaining(CLEAN), CLEAN]);
  for (const table of ['product_card', 'product_page', 'supplier_text', 'product_text', 'preregistration'])
    expect(JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(kysely)).rows)).not.toMatch(
      /[\u202a-\u202e]|u202/,
    );
  expect((await first('product_card', 'json')).filter((json) => json.includes('gnp.1')).length).toBeGreaterThan(0);
  expect((await first('product_card', 'json')).filter((json) => !json.includes('gnp'))).toEqual(others);
  const { rows } = await sql<{ main: string[] }>`select main_products as main from supplier_text limit 1`.execute(
    kysely,
  );
  expect(rows[0]?.main).toEqual([CLEAN, 'b, "c"']);
});
