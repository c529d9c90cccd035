import { findRowProblem, OPERATOR_LISTS } from '@fairhall/core/operator-list/lists';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { listRows } from '../operator-list/list-rows.ts';
import { loadDemoBanners } from './demo-banners.ts';

const database = testDatabase();
const NOW = Date.UTC(2026, 10, 24);
const HALL = '990001';

afterAll(async () => {
  const { kysely } = database();
  await kysely.deleteFrom('picture').where('id', '=', HALL).execute();
  await kysely.deleteFrom('operator_row').where('key', 'like', 'banner-%').execute();
  await kysely.deleteFrom('demo_part').where('name', '=', 'banners').execute();
});

test('D-45 demo industries get a banner once if its picture exists, with content that an operator could enter', async () => {
  const { kysely } = database();
  const contents = async (industry: string) =>
    (await listRows(database(), 'page', `banner-${industry}`)).map(({ content }) => content);
  await kysely.insertInto('picture').values({ id: HALL, file: 'scene-hall.webp' }).execute();
  await loadDemoBanners(database(), NOW);
  for (const industry of ['textile', 'stageAudio']) {
    const [row, ...others] = await contents(industry);
    expect(row?.blocks).toContain(`"image":"${HALL}"`);
    expect(findRowProblem(OPERATOR_LISTS.page, row ?? {})).toBeUndefined();
    expect(others).toEqual([]);
  }
  expect(await contents('regional')).toEqual([]);
  await kysely.deleteFrom('operator_row').where('key', '=', 'banner-textile').execute();
  await loadDemoBanners(database(), NOW);
  expect(await contents('textile')).toEqual([]);
});
