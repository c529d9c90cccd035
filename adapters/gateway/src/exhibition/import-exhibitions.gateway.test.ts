import type { ExhibitionDetail, ExhibitorPage } from '@fairhall/core/contract/exhibition/calls';
import { exhibition as CALLS } from '@fairhall/core/contract/exhibition/calls';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { post, readData, readError } from '../../../../tests/support/gateway.ts';
import { importDesk } from '../../../../tests/support/import-desk.ts';

const { database, gateway, ask, check, undo, imported, exported, tokens } = importDesk();

const SHOW = {
  id: '68101',
  industry: 'textile',
  site: 'turkey',
  opens: '2096-03-01',
  closes: '2096-03-04',
  start_time: '10:00',
  time_zone: 'Europe/Istanbul',
  location: 'Expo Center',
  published: 'yes',
  name_en: 'Istanbul Textile Fair',
  name_ar: 'معرض المنسوجات',
  intro_en: 'Fabrics.',
  halls_en: '1: Fabrics | 2: Homes',
  halls_ar: '1: أقمشة',
  themes: 'TX0101',
  tag_categories: '601',
};
const STAND = { exhibition: '68101', supplier_id: 'S1', stand: 'A02', hall: '1', spotlight: 'yes' };

const detail = async (lang = 'en') =>
  (await readData(
    post(gateway(), CALLS.detail.path, { exhibitionId: SHOW.id }, { envelope: { lang } }),
  )) as ExhibitionDetail;
const HALLS = {
  hall_sizes: '1: 40 x 30.5',
  hall_doors: '1: entrance bottom 17 6 North gate',
  hall_facilities: '1: 2 25 8 4 cafe',
};
const PLACE = { x: '4', y: '1.4', width: '6', depth: '3.6', open: 'bottom | left' };
const exhibitors = async () =>
  (await readData(post(gateway(), CALLS.exhibitors.path, { exhibitionId: SHOW.id }))) as ExhibitorPage;
const marksOf = async (id: string) => {
  const { rows } = await sql<{ marks: string[] }>`
    select array(select lexeme from unnest(tsvector_to_array(search)) lexeme where lexeme like ${`%${SHOW.id}`}) as marks
    from supplier where id = ${id}`.execute(database().kysely);
  return rows[0]?.marks.length ?? 0;
};

describe('importing exhibitions', () => {
  test('R-1.016 D-64 shows them as imported, in their languages, with halls and themes', async () => {
    const { batch } = await imported('exhibition', [SHOW]);
    expect(batch).toMatchObject({ added: 1, refused: 0 });
    expect(await detail()).toMatchObject({
      name: 'Istanbul Textile Fair',
      location: 'Expo Center',
      websiteId: 2,
      countryId: '792',
      startTime: '10:00',
      inshowStartDate: '2096-03-01',
      halls: [
        { hall: '1', name: 'Fabrics' },
        { hall: '2', name: 'Homes' },
      ],
      themes: [{ themeId: '1' }],
      tagCategoryIds: '601',
    });
    expect(await detail('ar')).toMatchObject({ name: 'معرض المنسوجات', halls: [{ name: 'أقمشة' }, { name: 'Homes' }] });
  });

  test('R-1.016 changes only the given column, and can be undone', async () => {
    await imported('exhibition', [SHOW]);
    const { outcomes, batch } = await imported('exhibition', [{ id: SHOW.id, location: 'Hall of Nations' }]);
    expect(outcomes).toMatchObject([{ action: 'changed', changed: ['location'] }]);
    expect(await detail()).toMatchObject({ location: 'Hall of Nations', name: 'Istanbul Textile Fair' });
    expect((await imported('exhibition', [{ id: SHOW.id, location: 'Hall of Nations' }])).batch.same).toBe(1);
    expect(await undo(batch.batchId)).toMatchObject({ undone: 1, kept: [] });
    expect((await detail()).location).toBe('Expo Center');
  });

  test('R-1.016 rejects invalid values by column', async () => {
    const wrong: readonly [object, string, string][] = [
      [{ opens: '2096-02-30' }, 'opens', 'day'],
      [{ closes: '2096-02-01' }, 'closes', 'order'],
      [{ end_time: '25:00' }, 'end_time', 'time'],
      [{ time_zone: 'Istanbul' }, 'time_zone', 'code'],
      [{ site: 'atlantis' }, 'site', 'choice'],
      [{ site: 'international' }, 'country', 'required'],
      [{ map: 'javascript:alert(1)' }, 'map', 'link'],
      [{ themes: 'NONE' }, 'themes', 'unknownCategory'],
      [{ tag_categories: '601 | 60101' }, 'tag_categories', 'unknownTagCategory'], // the second has a parent
      [{ halls_ar: '9: لا أحد' }, 'halls_ar', 'unknownId'],
      [{ halls_en: 'Fabrics', halls_ar: '' }, 'halls_en', 'attribute'],
      [{ entry_types: 'Dance' }, 'entry_types', 'choice'],
      [{ name_en: '' }, 'name_en', 'required'],
      [{ picture: 'hall.webp' }, 'picture', 'unknownPicture'],
      [{ country: 'Atl' }, 'country', 'code'],
      [{ id: 'show' }, 'id', 'code'],
    ];
    for (const [change, column, code] of wrong) {
      const [outcome] = await check('exhibition', [{ ...SHOW, ...change }]);
      expect(outcome).toMatchObject({ action: 'refused', problems: [{ column, code }] });
    }
  });

  test('R-1.016 sets the picture, which an undo and an empty cell take away, and no other change does', async () => {
    const picture = 'scene-68101';
    await database()
      .kysely.insertInto('picture')
      .values({ id: picture, file: 'hall.webp' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await imported('exhibition', [SHOW]);
    const { outcomes, batch } = await imported('exhibition', [{ id: SHOW.id, picture }]);
    expect([outcomes[0]?.changed, (await detail()).banner]).toEqual([['picture'], picture]);
    expect(await undo(batch.batchId)).toMatchObject({ undone: 1 });
    expect((await detail()).banner).toBe('');
    await imported('exhibition', [{ id: SHOW.id, picture }]);
    await imported('exhibition', [{ id: SHOW.id, location: 'Hall of Nations' }]);
    expect((await detail()).banner).toBe(picture);
    const { rows } = await exported('exhibition', 10);
    expect(rows).toMatchObject([{ picture }]);
    await imported('exhibition', [{ id: SHOW.id, picture: '' }]);
    expect((await detail()).banner).toBe('');
  });

  test.each(['TR', 'tr', '792'])('R-1.016 takes the country %s, as two letters or as a number', async (country) => {
    await imported('exhibition', [{ ...SHOW, site: 'international', country }]);
    expect((await detail()).countryId).toBe('792');
    const { batch } = await imported('exhibition', [{ id: SHOW.id, country: '792' }]);
    expect(batch).toMatchObject({ same: 1 });
  });

  test('R-1.016 an export can be imported unchanged, and undoing removes a new exhibition while it has no exhibitors', async () => {
    const { batch } = await imported('exhibition', [SHOW]);
    const { rows } = await exported('exhibition', 10);
    expect(rows).toMatchObject([{ id: SHOW.id, site: 'turkey', halls_en: '1: Fabrics | 2: Homes', themes: 'TX0101' }]);
    expect((await imported('exhibition', rows)).batch).toMatchObject({ same: 1, changed: 0, refused: 0 });
    await imported('exhibitor', [STAND]);
    expect(await undo(batch.batchId)).toMatchObject({ undone: 0, kept: [{ problems: [{ code: 'inUse' }] }] });
  });

  test('R-1.016 THR-57 support staff cannot import them', async () => {
    const named = { kind: 'exhibition', file: 'a.csv', digest: 'a'.repeat(64), reason: 'a test' };
    expect(await readError(ask('begin', named, tokens().support))).toMatchObject({ status: 403 });
  });
});

describe('importing stands', () => {
  test('R-1.016 R-2.024 shows them, and searches find the exhibitors from then on', async () => {
    await imported('exhibition', [SHOW]);
    expect(await marksOf('S1')).toBe(0);
    const { batch } = await imported('exhibitor', [STAND]);
    expect((await exhibitors()).records).toMatchObject([
      { supplierId: 'S1', standNo: 'A02', hall: '1', spotlight: true },
    ]);
    expect(await marksOf('S1')).toBe(1);
    expect((await exported('exhibitor', 10)).rows).toEqual([STAND]);
    expect(await undo(batch.batchId)).toMatchObject({ undone: 1 });
    expect([(await exhibitors()).total, await marksOf('S1')]).toEqual([0, 0]);
  });

  test('R-1.016 rejects invalid values by column', async () => {
    await imported('exhibition', [SHOW]);
    const wrong: readonly [object, string, string][] = [
      [{ exhibition: 'none' }, 'exhibition', 'unknownId'],
      [{ supplier_id: 'none' }, 'supplier_id', 'unknownSupplier'],
      [{ supplier_id: '', supplier: 'none' }, 'supplier', 'unknownSupplier'],
      [{ hall: '9' }, 'hall', 'unknownId'],
      [{ stand: '' }, 'stand', 'required'],
      [{ spotlight: 'maybe' }, 'spotlight', 'choice'],
      [{ ...PLACE, y: '' }, 'y', 'required'],
      [{ ...PLACE, x: '-1' }, 'x', 'setting'],
      [{ ...PLACE, width: '4.123' }, 'width', 'setting'],
      [{ ...PLACE, open: 'front' }, 'open', 'choice'],
    ];
    for (const [change, column, code] of wrong) {
      const [outcome] = await check('exhibitor', [{ ...STAND, ...change }]);
      expect(outcome).toMatchObject({ action: 'refused', problems: [{ column, code }] });
    }
  });

  test('R-1.016 rejects a stand for two suppliers', async () => {
    await imported('exhibition', [SHOW]);
    const { outcomes } = await imported('exhibitor', [STAND, { ...STAND, supplier_id: 'S2' }]);
    expect(outcomes).toMatchObject([{ action: 'added' }, { problems: [{ column: 'stand', code: 'standTaken' }] }]);
    const again = await check('exhibitor', [{ ...STAND, supplier_id: 'S2' }]);
    expect(again).toMatchObject([{ problems: [{ values: { value: 'S1' } }] }]);
  });

  test('D-28 a hall plan shows the places of stands and the hall, and exports them unchanged', async () => {
    await imported('exhibition', [{ ...SHOW, ...HALLS }]);
    await imported('exhibitor', [{ ...STAND, ...PLACE }]);
    expect(await readData(post(gateway(), CALLS.hallPlan.path, { exhibitionId: SHOW.id, hall: '1' }))).toMatchObject({
      geometry: {
        width: 40,
        depth: 30.5,
        doors: [{ kind: 'entrance', side: 'bottom', at: 17, width: 6, label: 'North gate' }],
        facilities: [{ name: 'cafe', x: 2, y: 25, width: 8, depth: 4 }],
      },
      stands: [{ standNo: 'A02', place: { x: 4, y: 1.4, width: 6, depth: 3.6, open: ['bottom', 'left'] } }],
    });
    const { rows } = await exported('exhibition', 10);
    expect(rows).toMatchObject([HALLS]);
    expect((await imported('exhibition', rows)).batch).toMatchObject({ same: 1, refused: 0 });
    expect((await exported('exhibitor', 10)).rows).toEqual([{ ...STAND, ...PLACE }]);
    // A file without these columns keeps the place, empty cells remove it.
    expect((await imported('exhibitor', [STAND])).batch).toMatchObject({ same: 1 });
    await imported('exhibitor', [{ ...STAND, x: '', y: '', width: '', depth: '', open: '' }]);
    expect((await exported('exhibitor', 10)).rows).toEqual([STAND]);
  });

  test('D-28 rejects stands outside their hall and on top of each other, also within a file', async () => {
    await imported('exhibition', [{ ...SHOW, ...HALLS }]);
    const other = { ...STAND, ...PLACE, supplier_id: 'S2', stand: 'A03' };
    const { outcomes } = await imported('exhibitor', [
      { ...STAND, ...PLACE },
      { ...other, x: '9.9' },
    ]);
    expect(outcomes).toMatchObject([{ action: 'added' }, { problems: [{ column: 'x', code: 'overlap' }] }]);
    expect(await check('exhibitor', [{ ...other, x: '9.9' }])).toMatchObject([
      { problems: [{ code: 'overlap', values: { value: 'A02' } }] },
    ]);
    expect(await check('exhibitor', [{ ...other, x: '35' }])).toMatchObject([
      { problems: [{ column: 'x', code: 'outside', values: { value: '40 x 30.5' } }] },
    ]);
    expect(await check('exhibitor', [{ ...other, x: '10' }])).toMatchObject([{ action: 'added' }]);
    // The same stand can move over its own former place.
    expect(await check('exhibitor', [{ ...STAND, ...PLACE, x: '5' }])).toMatchObject([{ action: 'changed' }]);
  });

  test('D-28 rejects geometry of halls that cannot be drawn', async () => {
    const wrong: readonly [object, string, string][] = [
      [{ hall_sizes: '1: 40 by 30' }, 'hall_sizes', 'setting'],
      [{ hall_sizes: '9: 40 x 30' }, 'hall_sizes', 'unknownId'],
      [{ hall_sizes: '' }, 'hall_sizes', 'required'],
      [{ hall_doors: '1: gate bottom 1 2' }, 'hall_doors', 'setting'],
      [{ hall_doors: '1: exit left 28 6' }, 'hall_doors', 'outside'],
      [{ hall_facilities: '1: 2 25 8' }, 'hall_facilities', 'setting'],
      [{ hall_facilities: '1: 2 29 8 4 cafe' }, 'hall_facilities', 'outside'],
    ];
    for (const [change, column, code] of wrong) {
      const [outcome] = await check('exhibition', [{ ...SHOW, ...HALLS, ...change }]);
      expect(outcome, JSON.stringify(change)).toMatchObject({ action: 'refused', problems: [{ column, code }] });
    }
  });
});
