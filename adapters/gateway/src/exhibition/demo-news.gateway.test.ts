import { findRowProblem, OPERATOR_LISTS } from '@fairhall/core/operator-list/lists';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { loadSample } from '../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../tests/support/sample-rows.ts';
import { loadDemoExhibitions } from './demo-exhibitions.ts';
import { loadDemoNews } from './demo-news.ts';

const database = testDatabase();
const NOW = Date.parse('2026-11-25T12:00:00Z');

beforeAll(async () => {
  await loadSample(database(), [...SAMPLE_TREES, sampleSupplier('S1'), sampleProduct('P1')], 0);
  await loadDemoExhibitions(database(), NOW);
  await loadDemoNews(database(), NOW);
});
afterAll(async () => {
  const { kysely } = database();
  await kysely.deleteFrom('exhibition').execute();
  await kysely.deleteFrom('operator_row').where('list', '=', 'news').execute();
  await kysely.deleteFrom('demo_part').where('name', 'in', ['exhibitions', 'exhibitionsBeside', 'news']).execute();
});

const rowsOf = async () =>
  (
    await sql<{ key: string; part: string; content: Record<string, string> }>`
      select key, part, content from operator_row where list = 'news' order by key, part`.execute(database().kysely)
  ).rows;

test('D-53 every demo exhibition has news in each language, with content that an operator could enter', async () => {
  const rows = await rowsOf();
  const ofShow = rows.filter(({ key }) => key.startsWith('1001-'));
  expect(new Set(ofShow.map(({ part }) => part))).toEqual(new Set(['ar', 'en', 'tr', 'zh']));
  expect(ofShow.map(({ key }) => key)).toEqual(expect.arrayContaining(['1001-eS1', '1001-exhibitors', '1001-opened']));
  for (const { content } of rows) {
    expect(findRowProblem(OPERATOR_LISTS.news, content)).toBeUndefined();
    expect(JSON.stringify(content)).not.toMatch(/\{\w+\}|undefined/);
    expect(content.published).toMatch(/^2026-/);
  }
});

test('D-53 demo news is added once', async () => {
  const before = await rowsOf();
  await database().kysely.deleteFrom('operator_row').where('key', '=', '1002-opened').execute();
  await loadDemoNews(database(), NOW);
  expect(await rowsOf()).toEqual(before.filter(({ key }) => key !== '1002-opened'));
});
