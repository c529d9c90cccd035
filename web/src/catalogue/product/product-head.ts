import { isIndustryKey } from '@fairhall/core/site/industries';
import type { Head } from '../../page/head.ts';
import type { HeadContext } from '../../page/screen.ts';
import type { ProductData } from './product-data.ts';

export function head(data: ProductData, { texts }: HeadContext): Head {
  const { canonical } = data;
  const values = { product: data.name, supplier: data.supplier.name, category: data.crumbs.at(-1)?.name ?? '' };
  const image = data.pictures[0]?.main;
  return {
    title: texts.text('seo.product.title', values),
    heading: data.name,
    description: texts.text('seo.product.description', values),
    keywords: texts.text('seo.product.keywords', values),
    canonical,
    kind: 'product',
    crumbs: [...data.crumbs, { name: data.name }],
    ...(image === undefined ? {} : { image: { src: image, width: 480, height: 480 } }),
    ...(isIndustryKey(data.industry) ? { industry: data.industry } : {}),
  };
}
