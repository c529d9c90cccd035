import { replaceAddedSites } from '@fairhall/core/site/sites';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { type ImportedRow, importDesk } from '../../../../tests/support/import-desk.ts';
import { openWholeServer, type WholeServer } from '../../../../tests/support/whole-server.ts';

const { database, gateway, check, imported, exported, undo } = importDesk();

const KENYA = { site: 'kenya', country: 'KE', language: 'en', host: 'kenya.example', name: 'Nairobi Trade Fair' };

// Other files share this process, and with it the sites.
afterEach(() => replaceAddedSites());

const problemsOf = async (...rows: readonly ImportedRow[]) =>
  (await check('site', rows)).map(({ problems }) => problems.map(({ column, code }) => `${column}: ${code}`));

describe('sites from a file', () => {
  test('D-93 R-3.083 are added with their settings, exported, and stay as they are when imported again', async () => {
    const rows = [KENYA, { site: 'ghana', country: '288', language: 'en', name: 'Accra Fair' }];
    const { outcomes, batch } = await imported('site', rows);
    expect(outcomes.map(({ key, action }) => [key, action])).toEqual([
      ['kenya', 'added'],
      ['ghana', 'added'],
    ]);
    expect(batch).toMatchObject({ added: 2, refused: 0 });
    await expect
      .poll(() => gateway().sites.addedSites)
      .toMatchObject([
        { id: 22, enName: 'kenya', abbr: 'ke', countryId: '404' },
        { id: 23, enName: 'ghana', abbr: 'gh', countryId: '288' },
      ]);
    expect([gateway().sites.getOrigin(22), gateway().sites.getBrand(23).name]).toEqual([
      'http://kenya.example',
      'Accra Fair',
    ]);
    const { rows: all } = await exported('site', 100);
    expect(all).toHaveLength(24);
    expect(all.filter(({ site }) => ['kenya', 'turkey', 'international'].includes(site ?? ''))).toEqual([
      { site: 'turkey', country: 'TR', language: 'tr' },
      KENYA,
      { site: 'international', language: 'en' },
    ]);
    expect((await imported('site', all)).batch).toMatchObject({ added: 0, changed: 0, same: 24, refused: 0 });
  });

  test('D-93 a change sets only what the file has, also on a shipped site', async () => {
    await imported('site', [KENYA]);
    const change = [
      { site: 'kenya', language: 'ar', name: '' },
      { site: 'Turkey', tagline: 'Where two continents trade' },
    ];
    expect((await imported('site', change)).outcomes.map(({ changed }) => changed)).toEqual([
      ['language', 'name'],
      ['tagline'],
    ]);
    const { rows } = await exported('site', 100);
    expect(rows).toContainEqual({ ...KENYA, name: undefined, language: 'ar' });
    expect(rows).toContainEqual(expect.objectContaining({ site: 'turkey', tagline: 'Where two continents trade' }));
  });

  test('each mistake is named, and every row is checked', async () => {
    await imported('site', [KENYA]);
    expect(
      await problemsOf(
        { site: 'togo', country: 'XX', language: 'sw' },
        { site: 'new zealand', country: 'NZ', language: 'en' },
        { site: '', country: 'NZ', language: 'en' },
        { site: 'mombasa', country: 'KE', language: 'en' },
        { site: 'turkey', country: 'GR', language: 'tr' },
        { site: 'kenya', language: 'en', accent: '#ffffff' },
        { site: 'kenya', language: '', name: 'Again' },
      ),
    ).toEqual([
      ['country: choice', 'language: choice'],
      ['site: word'],
      ['site: required'],
      ['country: taken'],
      ['country: fixed'],
      ['accent: setting'],
      ['site: duplicate', 'language: required'],
    ]);
  });

  test('D-93 two sites can exchange their hosts in one file, and not share one', async () => {
    const rows = [KENYA, { site: 'ghana', country: 'GH', language: 'en', host: 'ghana.example' }];
    expect((await imported('site', rows)).batch).toMatchObject({ added: 2 });
    const swapped = [
      { site: 'kenya', host: 'ghana.example' },
      { site: 'ghana', host: 'kenya.example' },
    ];
    expect((await imported('site', swapped)).batch).toMatchObject({ changed: 2, refused: 0 });
    expect(await problemsOf({ site: 'kenya', host: 'one.example' }, { site: 'ghana', host: 'one.example' })).toEqual([
      [],
      ['host: taken'],
    ]);
    expect(
      await problemsOf({ site: 'turkey', host: 'kenya.example' }, { site: 'india', host: 'supplier.fairhall.test' }),
    ).toEqual([['host: taken'], ['host: taken']]);
  });

  test('D-93 only the international site can have the host of PUBLIC_URL', async () => {
    const rows = [
      { ...KENYA, host: 'fairhall.test' },
      { site: 'japan', host: 'fairhall.test' },
      { site: 'international', host: 'fairhall.test' },
    ];
    const taken = { column: 'host', code: 'taken', values: { value: 'international (PUBLIC_URL)' } };
    expect((await check('site', rows)).map(({ problems }) => problems)).toEqual([[taken], [taken], []]);
  });

  test('D-64 undoing removes an added site, and gives a shipped one its former settings back', async () => {
    const { batch } = await imported('site', [KENYA, { site: 'poland', name: 'Warszawa' }]);
    expect(await undo(batch.batchId)).toMatchObject({ undone: 2, kept: [] });
    const { rows } = await exported('site', 100);
    expect(rows).toHaveLength(22);
    expect(rows).toContainEqual({ site: 'poland', country: 'PL', language: 'pl' });
    await expect.poll(() => gateway().sites.addedSites).toEqual([]);
  });

  test('D-64 a site with an exhibition stays', async () => {
    const { batch } = await imported('site', [KENYA]);
    await insertExhibition(database(), { exhibition_id: '7001', website_id: 22, country_id: '404' });
    expect(await undo(batch.batchId)).toMatchObject({
      undone: 0,
      kept: [{ key: 'kenya', problems: [{ code: 'inUse' }] }],
    });
    await database().kysely.deleteFrom('exhibition').where('exhibition_id', '=', '7001').execute();
  });
});

describe('pages of an added site', () => {
  let whole: WholeServer;
  beforeEach(async () => {
    whole = await openWholeServer(database());
    return () => whole.close();
  });

  const visit = async (host: string, url: string) => {
    const { statusCode, body } = await whole.server.inject({ url, headers: { host } });
    return { status: statusCode, body };
  };

  test('D-93 R-2.012 its home, addresses, exhibitions and sitemap are there without a restart', async () => {
    expect((await visit('kenya.example', '/')).status).toBe(421);
    expect((await visit('localhost', '/chinahomelife/Kenya')).status).toBe(302);
    await imported('site', [KENYA]);
    await expect.poll(() => whole.gateway.sites.addedSites.length).toBe(1);
    await insertExhibition(database(), { exhibition_id: '7001', website_id: 22, country_id: '404' });

    const home = await visit('kenya.example', '/');
    expect(home.status).toBe(200);
    expect(home.body).toMatch(/<html [^>]*data-audience="buyer"/);
    expect(home.body).toMatch(/data-home="country"[^>]*data-country="Kenya"/);
    expect(home.body).toContain('Nairobi Trade Fair');
    expect(home.body).toContain('hreflang="ar"');
    expect(home.body).toContain('"enName":"kenya"');
    expect((await visit('kenya.example', '/?lang=tr')).body).toMatch(/<html lang="tr"/);

    const show = await visit('kenya.example', '/expokenya_7001');
    expect([show.status, show.body.includes('Istanbul Textile Fair')]).toEqual([200, true]);
    expect((await visit('kenya.example', '/privacy-policy-kenya.html')).status).toBe(200);
    expect((await visit('localhost', '/chinahomelife/Kenya')).status).toBe(200);
    expect((await visit('kenya.example', '/sitemaps/pages-1.xml')).body).toContain('/chinahomelife/Kenya');
    await database().kysely.deleteFrom('exhibition').where('exhibition_id', '=', '7001').execute();
  });
});
