import type { Category } from '@fairhall/core/contract/categories/calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import { getFormat } from '@fairhall/core/site/format';
import { INDUSTRY_KEYS } from '@fairhall/core/site/industries';
import { getViewData } from '../page/cached-markup.tsx';
import type { Visit } from '../page/screen.ts';

/** An industry on a home page, with the number of its products and a picture of one of its categories. */
export interface IndustryTile {
  readonly key: (typeof INDUSTRY_KEYS)[number];
  readonly count: string;
  readonly image: string;
}

/** The picture is shown 60 pixels wide. */
const WIDTH = 166;

/** Returns the tiles of the industries that have products: an organiser rarely has some of every industry. */
export function toIndustryTiles(
  categories: readonly Pick<Category, 'industry' | 'count' | 'image'>[],
  visit: Pick<Visit, 'boot' | 'texts' | 'cacheViewData'>,
): readonly IndustryTile[] {
  const industries = INDUSTRY_KEYS.map((key) => {
    const industryCategories = categories.filter((category) => category.industry === key);
    const count = industryCategories.reduce((sum, category) => sum + category.count, 0);
    return { key, count, image: industryCategories.find((category) => category.image)?.image };
  }).filter(({ count }) => count > 0);
  return getViewData(visit, 'industries', industries, () =>
    industries.map(({ key, count, image }) => ({
      key,
      count: visit.texts.counted('home.industry.count', count, { count: getFormat(visit.boot.lang).number(count) }),
      image: imageUrl(visit.boot.imageServer, image, WIDTH),
    })),
  );
}
