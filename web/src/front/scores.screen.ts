import { productLink } from '@fairhall/core/catalogue/card';
import { loadProduct } from '@fairhall/core/catalogue/product';
import { scoreOf, toSpread } from '@fairhall/core/catalogue/reviews';
import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import { linkHref } from '../page/address.ts';
import type { Head } from '../page/head.ts';
import { requireValue } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { reviewCount, reviewWords, toSpreadWords } from '../ui/review-words.ts';
import type { ScoresData } from './scores-data.ts';

export { ReviewScoresPage as Screen } from './scores.tsx';

/** Loads a product's reviews, ten a page. D-72 */
export async function loader(visit: Visit<'productScores'>): Promise<ScoresData> {
  const { boot, ports, signal, href, texts, params } = visit;
  const { productId } = params;
  const { pageNo: wanted = 1 } = readQuery(visit.search);
  const pageNo = Math.min(wanted, 1_000_000);
  const { number } = getFormat(boot.lang);
  const loaded = requireValue(await loadProduct(ports.gateway, productId, signal));
  const found = requireValue(
    await (await ports.frontGateway()).score.list({ goodsSpuId: productId, pageNo }, { signal }),
  );
  const { goodsName: product, goodsNameEn } = loaded.product;
  const score = scoreOf(found);
  const toPageHref = (to: number) => href('productScores', { productId }, { pageNo: to });
  return {
    product,
    productHref: linkHref(href)(productLink(productId, goodsNameEn ?? product)),
    canonical: href('productScores', { productId }, pageNo > 1 ? { pageNo } : {}),
    average:
      score === null ? null : { value: number(score), text: texts.text('scores.average', { average: number(score) }) },
    count: reviewCount(found.count, visit),
    spread: toSpreadWords(toSpread(found), visit),
    total: found.count,
    reviews: found.records.map((review) => reviewWords(review, visit)),
    pages: {
      page: texts.text('front.page', { page: number(pageNo) }),
      previous: pageNo > 1 ? toPageHref(pageNo - 1) : null,
      next: pageNo * 10 < found.count ? toPageHref(pageNo + 1) : null,
    },
  };
}

export const head = ({ product, canonical }: ScoresData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.scores.title', { product }),
  heading: texts.text('scores.heading'),
  description: texts.text('scores.title', { product }),
  canonical,
});
