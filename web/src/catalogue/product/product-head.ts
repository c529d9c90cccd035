import { isIndustryKey } from '@fairhall/core/site/industries';
import type { Head } from '../../page/head.ts';
import type { HeadContext } from '../../page/screen.ts';
import type { ProductData } from './product.screen.ts';

function jsonLd(data: ProductData, origin: string, address: string): object[] {
  const images = data.pictures.map((picture) => new URL(picture.full, origin).href);
  const offers =
    data.price === null
      ? undefined
      : {
          '@type': 'AggregateOffer',
          priceCurrency: data.currency,
          lowPrice: Math.min(...data.steps.map((step) => step.amount)),
          highPrice: Math.max(...data.steps.map((step) => step.amount)),
          offerCount: data.steps.length,
        };
  const crumbs = data.crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: new URL(crumb.href ?? address, origin).href,
  }));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: data.name,
      description: data.description,
      sku: data.id,
      image: images,
      category: data.crumbs.at(-1)?.name,
      brand: { '@type': 'Organization', name: data.supplier.name },
      offers,
    },
    { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: crumbs },
  ];
}

export function head(data: ProductData, { boot, texts }: HeadContext): Head {
  const { canonical } = data;
  const values = { product: data.name, supplier: data.supplier.name, category: data.crumbs.at(-1)?.name ?? '' };
  const image = data.pictures[0]?.full;
  return {
    title: texts.text('seo.product.title', values),
    heading: data.name,
    description: texts.text('seo.product.description', values),
    keywords: texts.text('seo.product.keywords', values),
    canonical,
    kind: 'product',
    jsonLd: jsonLd(data, boot.origin, canonical),
    ...(image === undefined ? {} : { image }),
    ...(isIndustryKey(data.industry) ? { industry: data.industry } : {}),
  };
}
