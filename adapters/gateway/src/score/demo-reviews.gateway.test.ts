import { afterAll, expect, test } from 'vitest';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { loadDemoReviews } from './demo-reviews.ts';

const database = testDatabase();
const NOW = Date.UTC(2026, 10, 25);
const reviews = () => database().kysely.selectFrom('product_review').selectAll();

afterAll(async () => {
  await database().kysely.deleteFrom('demo_part').where('name', '=', 'reviews-2').execute();
  await database().kysely.deleteFrom('product_review').execute();
});

test('D-72 an older demo database gets new reviews once, and no product has the same text twice', async () => {
  await insertCatalogue(database());
  const old = { product_id: 'P1', reviewer: 'K. Haddad', score: 5, content: 'Good.', lang: 'en', images: [] };
  const { kysely } = database();
  await kysely
    .insertInto('product_review')
    .values([
      { ...old, review_id: 'demo-P1-0', created: 1 },
      { ...old, review_id: 'own', created: 2 },
    ])
    .execute();
  await loadDemoReviews(database(), NOW);
  const rows = await reviews().execute();
  expect(rows.filter(({ content }) => content === 'Good.').map(({ review_id }) => review_id)).toEqual(['own']);
  const demo = rows.filter(({ review_id }) => review_id !== 'own');
  expect(demo.length).toBeGreaterThan(0);
  expect(new Set(demo.map(({ product_id, content }) => `${product_id} ${content}`)).size).toBe(demo.length);
  expect(demo.every(({ created }) => Number(created) < NOW)).toBe(true);
  await kysely.deleteFrom('product_review').execute();
  await loadDemoReviews(database(), NOW);
  expect(await reviews().execute()).toEqual([]);
});
