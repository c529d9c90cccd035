import type { SupplierPage as SupplierAnswer } from '@fairhall/core/contract/catalogue';
import { formatFor } from '@fairhall/core/site/format';
import { isIndustryKey } from '@fairhall/core/site/industries';
import type { Head } from '../app/head.ts';
import { needed } from '../app/loaded.ts';
import type { HeadContext, Visit } from '../app/screens.ts';
import { type ProductCard, productCard } from '../ui/product-card.ts';
import { monogramOf, type SupplierFacts, supplierFacts } from '../ui/supplier-card.ts';

export { SupplierPage as Screen } from './supplier.tsx';

export interface SupplierData extends SupplierFacts {
  readonly id: string;
  readonly name: string;
  readonly monogram: string;
  readonly industry: string;
  readonly country: string;
  readonly kind: string;
  readonly employees: string;
  readonly since: string;
  readonly about: string;
  readonly mainProducts: readonly string[];
  readonly products: readonly ProductCard[];
  readonly productsCount: string;
  readonly enquiryHref: string | null;
}

/** A supplier's page.  */
export async function loader(visit: Visit<'supplier'>): Promise<SupplierData> {
  const { supplierId } = visit.params;
  const answer = await visit.ports.gateway.catalogue.supplierDetail({ supplierId }, { signal: visit.signal });
  return supplierData(needed(answer), visit);
}

function supplierData(supplier: SupplierAnswer, visit: Visit<'supplier'>): SupplierData {
  const { boot, texts } = visit;
  const format = formatFor(boot.lang);
  const name = supplier.adName ?? supplier.supplierName;
  return {
    ...supplierFacts(supplier, visit),
    id: supplier.supplierId,
    name,
    monogram: monogramOf(name),
    industry: supplier.industry,
    country: format.countryName(supplier.countryCode),
    kind: texts.text(`supplier.type.${supplier.businessType}`),
    employees: texts.counted('supplier.employees', supplier.employees, { count: format.number(supplier.employees) }),
    since: texts.text('supplier.since', { year: supplier.established }),
    about: supplier.about,
    mainProducts: supplier.mainProducts,
    products: supplier.goods.map((product) => productCard(product, visit)),
    productsCount: texts.counted('supplier.products.count', supplier.goodsCount, { count: format.number(supplier.goodsCount) }),
    enquiryHref: boot.audience === 'supplier' ? null : visit.href('enquiry', { name, itemId: supplier.supplierId }),
  };
}

export function head(data: SupplierData, { boot, texts, href }: HeadContext): Head {
  const values = { supplier: data.name, country: data.country, products: data.mainProducts.join(', ') };
  const canonical = href('supplier', { name: data.name, supplierId: data.id });
  const organisation = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: data.name,
    description: data.about,
    url: new URL(canonical, boot.origin).href,
    address: data.place,
  };
  return {
    title: texts.text('seo.supplier.title', values),
    heading: data.name,
    description: texts.text('seo.supplier.description', values),
    keywords: texts.text('seo.supplier.keywords', values),
    canonical,
    kind: 'profile',
    jsonLd: [organisation],
    ...(isIndustryKey(data.industry) ? { industry: data.industry } : {}),
  };
}
