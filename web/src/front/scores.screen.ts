import { productLink } from '@fairhall/core/catalogue/card';
import { loadProduct } from '@fairhall/core/catalogue/product';
import { imageUrl } from '@fairhall/core/contract/resource';
import { readQuery } from '@fairhall/core/routes/query';
import { formatFor } from '@fairhall/core/site/format';
import { linkHref } from '../page/address.ts';
import type { Head } from '../page/head.ts';
import { needed } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import type { PageLinks } from './page-turns.tsx';

export { ScoresPage as Screen } from './scores.tsx';

export interface ScoresData {
  readonly product: string;
  readonly productHref: string;
  readonly canonical: string;
  readonly average: string | null;
  readonly count: string;
  /** Five stars first. */
  readonly spread: readonly { readonly stars: number; readonly label: string; readonly count: number }[];
  readonly total: number;
  readonly reviews: readonly {
    readonly user: string;
    readonly stars: number;
    readonly label: string;
    readonly content: string;
    readonly lang: string;
    readonly date: string;
    readonly images: readonly string[];
  }[];
  readonly pages: PageLinks;
}

/** What buyers said of a product, ten a page. D-72 */
export async function loader(visit: Visit<'productScores'>): Promise<ScoresData> {
  const { boot, ports, signal, href, texts, params } = visit;
  const { productId } = params;
  const { pageNo: wanted = 1 } = readQuery(visit.search);
  const pageNo = Math.min(wanted, 1_000_000);
  const { number, date } = formatFor(boot.lang);
  const loaded = needed(await loadProduct(ports.gateway, productId, signal));
  const found = needed(await (await ports.front()).score.list({ goodsSpuId: productId, pageNo }, { signal }));
  const { goodsName: product, goodsNameEn } = loaded.product;
  const label = (stars: number) => texts.text('scores.stars', { stars: number(stars) });
  const turn = (to: number) => href('productScores', { productId }, { pageNo: to });
  return {
    product,
    productHref: linkHref(href)(productLink(productId, goodsNameEn ?? product)),
    canonical: href('productScores', { productId }, pageNo > 1 ? { pageNo } : {}),
    average: found.count === 0 ? null : texts.text('scores.average', { average: number(found.average) }),
    count: texts.counted('scores.count', found.count, { count: number(found.count) }),
    spread: found.distribution.map((count, at) => ({ stars: at + 1, label: label(at + 1), count })).reverse(),
    total: found.count,
    reviews: found.records.map(({ user, score, content, lang, time, images }) => ({
      ...{ user, content, lang, stars: score, label: label(score), date: date(time) },
      images: images.map((image) => imageUrl(boot.imageServer, image, 64)),
    })),
    pages: {
      page: texts.text('front.page', { page: number(pageNo) }),
      previous: pageNo > 1 ? turn(pageNo - 1) : null,
      next: pageNo * 10 < found.count ? turn(pageNo + 1) : null,
    },
  };
}

export const head = ({ product, canonical }: ScoresData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.scores.title', { product }),
  heading: texts.text('scores.heading'),
  description: texts.text('scores.title', { product }),
  canonical,
});
