import { isOverlapping, isWithin } from '@fairhall/core/contract/exhibition/hall-geometry';
import { exhibitionPhase } from '@fairhall/core/exhibition/phase';
import { INDUSTRY_KEYS } from '@fairhall/core/site/industries';
import { SITE_LIST } from '@fairhall/core/site/sites';
import { getZoneDay } from '@fairhall/core/site/zone-day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { loadDemoExhibitions } from './demo-exhibitions.ts';

const database = testDatabase();
const NOW = Date.parse('2026-11-25T22:00:00Z');

beforeAll(async () => {
  const { kysely } = database();
  for (let number = 1; number <= 25; number += 1) await insertSupplier(database(), `SX${number}`);
  const names = { en: 'Home textiles' };
  await kysely
    .insertInto('category')
    .values([
      { id: 'XT01', parent_id: null, industry: 'textile', level: 1, names },
      { id: 'XT0101', parent_id: 'XT01', industry: 'textile', level: 2, names },
    ])
    .execute();
  await loadDemoExhibitions(database(), NOW);
});
afterAll(async () => {
  const { kysely } = database();
  await kysely.deleteFrom('exhibition').execute();
  await kysely.deleteFrom('demo_part').where('name', 'in', ['exhibitions', 'exhibitionsBeside', 'hallPlans']).execute();
});

test('R-1.017 R-3.004 D-03 D-56 the demo data has exhibitions of every industry, site and phase, each with its days', async () => {
  const rows = await database().kysely.selectFrom('exhibition').selectAll().execute();
  const phases = rows.map((row) =>
    exhibitionPhase(
      {
        isPublished: row.is_published,
        setPhase: row.phase,
        inshowStartDate: row.inshow_start,
        inshowEndDate: row.inshow_end,
      },
      getZoneDay(row.time_zone, NOW),
    ),
  );
  expect(new Set(phases)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(new Set(rows.map(({ industry }) => industry))).toEqual(new Set(INDUSTRY_KEYS));
  const countries = SITE_LIST.filter(({ international }) => !international);
  expect(new Set(rows.map(({ website_id }) => website_id))).toEqual(new Set(countries.map(({ id }) => id)));
  for (const { inshow_start, inshow_end, names, name_local } of rows) {
    expect(`${inshow_start} ${inshow_end}`).toMatch(/^\d{4}-\d{2}-\d{2} \d{4}-\d{2}-\d{2}$/);
    expect([...Object.keys(names), ...Object.values(names), name_local]).not.toContain('');
    expect(Object.keys(names).sort()).toEqual(['ar', 'en', 'tr', 'zh']);
  }
});

test('D-56 demo exhibitors have their own stands, and none is added twice', async () => {
  const { kysely } = database();
  const exhibitors = () => kysely.selectFrom('exhibitor').selectAll().where('exhibition_id', '=', '1001').execute();
  const before = await exhibitors();
  expect(before.length).toBeGreaterThanOrEqual(20);
  expect(before.every(({ stand_no }) => /^[A-Z]\d{2}$/.test(stand_no))).toBe(true);
  await kysely.deleteFrom('exhibitor').where('supplier_id', '=', 'SX1').execute();
  await loadDemoExhibitions(database(), NOW);
  expect((await exhibitors()).length).toBe(before.filter(({ supplier_id }) => supplier_id !== 'SX1').length);
});

test('D-28 the halls of an open demo exhibition have plans on which stands lie within the hall and do not overlap', async () => {
  const { kysely } = database();
  const halls = await kysely.selectFrom('exhibition_hall').selectAll().where('exhibition_id', '=', '1001').execute();
  const stands = await kysely.selectFrom('exhibitor').selectAll().where('exhibition_id', '=', '1001').execute();
  expect(stands.length).toBeGreaterThan(0);
  for (const stand of stands) {
    const { place, hall } = stand;
    const geometry = halls.find((each) => each.hall === hall)?.geometry;
    if (place === null || geometry === null || geometry === undefined) throw new Error(`no plan for ${stand.stand_no}`);
    expect(isWithin(place, geometry)).toBe(true);
    const others = stands.flatMap((other) => (other === stand || other.hall !== hall ? [] : [other.place ?? place]));
    const built = [...others, ...geometry.facilities];
    expect(built.filter((box) => isOverlapping(box, place))).toEqual([]);
  }
});
