import type { Database } from '@fairhall/gateway/db/database';
import { loadSample } from './load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from './sample-rows.ts';

/** Products that fill one category's first page and begin its second. */
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

/** A small world with names in four languages, a list of two pages, and a price to ask for. */
export function loadCrawledWorld(database: Database): Promise<void> {
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
  return loadSample(database, [...SAMPLE_TREES, ...suppliers, ...towels, ...others], Date.now());
}
