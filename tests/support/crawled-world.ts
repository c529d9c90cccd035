import type { Database } from '@fairhall/gateway/db/database';
import { createExhibitionDays, insertExhibition } from './exhibitions.ts';
import { loadSample } from './load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from './sample-rows.ts';

/** Products that fill one category's first page and start its second. */
const OF_ONE_CATEGORY = 43;

const texts = (name: string, inChinese: string, inArabic: string, inTurkish: string) => {
  const rest = { description: `About ${name}.`, attributes: [{ name: 'Material', value: 'Cotton' }] };
  return {
    en: { name, ...rest },
    zh: { name: inChinese, ...rest },
    ar: { name: inArabic, ...rest },
    tr: { name: inTurkish, ...rest },
  };
};

const about = { province: 'Bursa', mainProducts: ['Towels'], about: 'Makes towels.' };

/** Inserts an upcoming exhibition with an exhibitor and a past one, and an article of the first in each language. */
async function loadCrawledExhibitions(database: Database): Promise<void> {
  const names = {
    en: 'Istanbul Textile Fair',
    zh: '伊斯坦布尔纺织展',
    ar: 'معرض إسطنبول للمنسوجات',
    tr: 'İstanbul Tekstil Fuarı',
  };
  const shared = { names, name_local: names.tr, intros: {} };
  await insertExhibition(database, { exhibition_id: '1001', ...shared, ...createExhibitionDays() });
  const over = { inshow_start: '2020-03-02', inshow_end: '2020-03-05', website_id: 3, country_id: '616' };
  await insertExhibition(database, { exhibition_id: '3001', ...shared, ...over });
  const { kysely } = database;
  // The spotlight's supplier has a product with pictures and one without.
  const exhibitor = { exhibition_id: '1001', supplier_id: 'S2', hall: '1', stand_no: 'A12', spotlight: true };
  await kysely
    .insertInto('exhibitor')
    .values(exhibitor)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const news = Object.entries(names).map(([lang, name]) => {
    const newsTexts = { title: name, summary: `${name}.`, text: `${name}.`, published: '2026-01-02' };
    const content = JSON.stringify({
      news: 'N1',
      lang,
      type: 'expo',
      industry: 'textile',
      site: 'turkey',
      ...newsTexts,
    });
    return { list: 'news', key: 'N1', part: lang, content, changed: 1 } as const;
  });
  await kysely
    .insertInto('operator_row')
    .values(news)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Loads a small catalogue with names in four languages, a list of two pages, a price on request, and exhibitions. */
export async function loadCrawledWorld(database: Database): Promise<void> {
  const suppliers = [
    sampleSupplier('S1', {
      texts: {
        en: { name: 'Anatolia Weaves & Co', ...about },
        zh: { name: '安纳托利亚纺织', ...about },
        ar: { name: 'الأناضول للنسيج', ...about },
        tr: { name: 'Anadolu Dokuma', ...about },
      },
    }),
    sampleSupplier('S2', { rank: 50, countryId: '156', countryCode: 'CN', proofs: [] }),
  ];
  const towels = Array.from({ length: OF_ONE_CATEGORY }, (_, index) =>
    sampleProduct(`P${index + 1}`, {
      category: 'TX010102',
      rank: 500 - index,
      texts: texts(`Bath towel ${index + 1}`, `浴巾 ${index + 1}`, `منشفة ${index + 1}`, `Banyo havlusu ${index + 1}`),
    }),
  );
  const others = [
    sampleProduct('P90', {
      name: 'Linen apron "Chef\'s" <new> & more',
      category: 'TX010201',
      supplier: 'S2',
      tiers: [],
    }),
    sampleProduct('P91', { name: 'Dog bed', category: 'PT010101', supplier: 'S2', images: [] }),
  ];
  await loadSample(database, [...SAMPLE_TREES, ...suppliers, ...towels, ...others], Date.now());
  await loadCrawledExhibitions(database);
}
