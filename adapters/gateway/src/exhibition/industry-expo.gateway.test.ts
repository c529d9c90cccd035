import type { InputOf, OutputOf } from '@fairhall/core/contract/call';
import { industryExpo } from '@fairhall/core/contract/industry-expo/calls';
import { NEWS_A_PAGE } from '@fairhall/core/contract/industry-expo/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';

const database = testDatabase();
const NOW = Date.parse('2026-11-25T12:00:00Z');
/** Pets in Poland; no other test has an exhibition for it. */
const BASE = { industryAbbr: 'jpe', websiteAbbr: 'pl' } as const;
const IDS = { open: '9411', over: '9412', hidden: '9413', beside: '9414', elsewhere: '9415', far: '9416' } as const;

const gateway = testGateway(database, { now: () => NOW });
type Name = keyof typeof industryExpo;
const send = <Call extends Name>(name: Call, data: InputOf<(typeof industryExpo)[Call]>, lang = 'en') =>
  post(gateway(), industryExpo[name].path, data, { envelope: { lang } });
const ask = async <Call extends Name>(name: Call, data: InputOf<(typeof industryExpo)[Call]>, lang?: string) =>
  (await readData(send(name, data, lang))) as OutputOf<(typeof industryExpo)[Call]>;
const refusal = async <Call extends Name>(name: Call, data: InputOf<(typeof industryExpo)[Call]>) =>
  (await readError(send(name, data))).code;

const show = (exhibition_id: string, inshow_start: string, inshow_end: string, more: object = {}) =>
  insertExhibition(database(), {
    exhibition_id,
    inshow_start,
    inshow_end,
    website_id: 3,
    country_id: '616',
    industry: 'pets',
    time_zone: 'Europe/Warsaw',
    names: { en: `Pets ${exhibition_id}` },
    ...more,
  });

const news = (key: string, content: Record<string, string>) => ({
  list: 'news',
  key,
  part: content.lang ?? 'en',
  changed: 1,
  content: JSON.stringify({
    news: key,
    lang: 'en',
    type: 'expo',
    industry: 'pets',
    site: 'poland',
    title: key,
    summary: `${key}.`,
    blocks: '[{"type":"text","text":"<b>Bold</b> & true"}]',
    ...content,
  }),
});

beforeAll(async () => {
  await show(IDS.open, '2026-11-24', '2026-11-26');
  await show(IDS.over, '2026-03-01', '2026-03-03');
  await show(IDS.hidden, '2026-11-24', '2026-11-26', { is_published: false });
  await show(IDS.beside, '2026-11-26', '2026-11-28', { industry: 'building' });
  await show(IDS.elsewhere, '2026-11-24', '2026-11-26', { website_id: 4, country_id: '276' });
  await show(IDS.far, '2026-12-24', '2026-12-26', { industry: 'homeGifts' });
  const rows = [
    news('NP1', { published: '2026-11-20' }),
    news('NP1', { published: '2026-11-20', lang: 'tr', title: 'Haber' }),
    news('NP2', { published: '2026-11-26' }),
    news('NP3', { published: '2026-11-01', site: 'germany' }),
    news('NP4', { published: '2026-11-02', type: 'industry', site: '' }),
    ...Array.from({ length: 11 }, (_, place) => news(`NQ${10 + place}`, { published: `2026-10-${10 + place}` })),
  ];
  await database().kysely.insertInto('operator_row').values(rows).execute();
});
afterAll(async () => {
  const { kysely } = database();
  await kysely.deleteFrom('exhibition').where('exhibition_id', 'in', Object.values(IDS)).execute();
  await kysely.deleteFrom('operator_row').where('list', '=', 'news').execute();
});

test('R-2.101 R-6.008 an industry at a site shows its upcoming exhibition, with the pages that have content', async () => {
  const site = await ask('site', BASE);
  expect(site.exhibition).toMatchObject({ exhibitionId: IDS.open, industry: 'pets', halls: [] });
  // This installation has one host for all sites.
  expect(site.countryUrl).toBe('');
  expect(site.menus).toEqual([
    'intro',
    'why-attend',
    'why-exhibit',
    'vip-buyers',
    'history',
    'map',
    'expo-news',
    'industry-news',
    'contact-us',
  ]);
  expect(await refusal('site', { industryAbbr: 'tex', websiteAbbr: 'mm' })).toBe('404');
  expect(await refusal('site', { industryAbbr: 'tex', websiteAbbr: 'xx' })).toBe('404');
});

test('R-2.110 R-2.111 D-53 news articles are filtered by industry, site and type, newest first, and not shown before their day', async () => {
  const expo = await ask('news', { ...BASE, newsType: 'expo', pageNo: 1 });
  expect([expo.total, expo.pageSize]).toEqual([12, NEWS_A_PAGE]);
  expect(expo.records.map(({ newsId }) => newsId).slice(0, 3)).toEqual(['NP1', 'NQ20', 'NQ19']);
  expect(expo.records[0]).toMatchObject({ websiteId: 3, publishTime: Date.parse('2026-11-20'), lang: 'en' });
  const industry = await ask('news', { ...BASE, newsType: 'industry', pageNo: 1 });
  expect(industry.records).toMatchObject([{ newsId: 'NP4', websiteId: 0 }]);
});

test('R-2.112 the second page has the rest, and a page after the last has none', async () => {
  const second = await ask('news', { ...BASE, newsType: 'expo', pageNo: 2 });
  expect(second.records.map(({ newsId }) => newsId)).toEqual(['NQ11', 'NQ10']);
  expect(await ask('news', { ...BASE, newsType: 'expo', pageNo: 9 })).toMatchObject({ records: [], total: 12 });
});

test('R-2.114 D-45 an article is in the language of the call or in English, with its text escaped in HTML', async () => {
  expect(await ask('newsDetail', { newsId: 'NP1' }, 'tr')).toMatchObject({ title: 'Haber', lang: 'tr' });
  const chinese = await ask('newsDetail', { newsId: 'NP1' }, 'zh');
  expect(chinese).toMatchObject({ title: 'NP1', lang: 'en', html: '<p>&lt;b&gt;Bold&lt;/b&gt; &amp; true</p>' });
  expect(await refusal('newsDetail', { newsId: 'NP2' })).toBe('404');
  expect(await refusal('newsDetail', { newsId: 'none' })).toBe('404');
});

test('R-2.100 exhibitions held at the same time are those that share a day at the same site', async () => {
  const shows = await ask('onsite', { exhibitionId: IDS.open });
  expect(shows.map(({ exhibitionId }) => exhibitionId)).toEqual([IDS.open, IDS.beside]);
  expect(shows[1]).toMatchObject({ industryAbbr: 'bde', websiteAbbr: 'pl', name: `Pets ${IDS.beside}` });
  expect(await refusal('onsite', { exhibitionId: IDS.hidden })).toBe('404');
});
