import { loadSupplier, type SupplierView, supplierView } from '@fairhall/core/catalogue/supplier.view';
import { formatFor } from '@fairhall/core/site/format';
import { isIndustryKey } from '@fairhall/core/site/industries';
import { linkHref } from '../../page/address.ts';
import type { Head } from '../../page/head.ts';
import { needed } from '../../page/loader-results.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { type ProductWords, productWords } from '../../ui/product-words.ts';
import { type FactWords, factWords } from '../../ui/supplier-words.ts';
import { type CertificateWords, certificateWords } from '../certificate-words.ts';
import type { PromotionWords } from '../promotion-words.ts';

export { SupplierPage as Screen } from './supplier.tsx';

export interface SupplierData extends FactWords {
  readonly id: string;
  readonly industry: string;
  readonly country: string;
  readonly kind: string;
  readonly employees: string;
  readonly since: string;
  readonly about: string;
  readonly mainProducts: readonly string[];
  readonly certificates: readonly CertificateWords[];
  /** The promotion that the address puts it in; null on its usual page. */
  readonly promotion: PromotionWords | null;
  readonly products: readonly ProductWords[];
  readonly productsCount: string;
  readonly canonical: string;
}

/** A supplier's page, in a promotion where the address says so.   */
export async function loader(visit: Visit<'supplier'>): Promise<SupplierData> {
  const { boot, params, ports, signal } = visit;
  const supplier = needed(await loadSupplier(ports.gateway, params.supplierId, signal));
  const view = supplierView(supplier, boot.now);
  return supplierData(view, visit, await promotionOf(view, visit));
}

/** The promotion of the address, whose code few pages need. */
async function promotionOf(view: SupplierView, visit: Visit<'supplier'>): Promise<PromotionWords | null> {
  const { promotion } = visit.params;
  if (promotion === undefined) return null;
  const { promotionWords } = await import('../promotion-words.ts');
  const canonical = linkHref(visit.href)(view.link);
  return promotionWords(visit, { promotionId: promotion.id, of: { supplierId: view.id }, canonical });
}

function supplierData(view: SupplierView, visit: Visit<'supplier'>, promotion: PromotionWords | null): SupplierData {
  const { boot, texts } = visit;
  const format = formatFor(boot.lang);
  return {
    canonical: visit.href('supplier', { name: view.enName, supplierId: view.id }),
    ...factWords(view, visit),
    id: view.id,
    industry: view.industry,
    country: format.countryName(view.countryCode),
    kind: texts.text(`supplier.type.${view.businessType}`),
    employees: texts.counted('supplier.employees', view.employees, { count: format.number(view.employees) }),
    since: texts.text('supplier.since', { year: view.established }),
    about: view.about,
    mainProducts: view.mainProducts,
    certificates: view.certificates.map((each) => certificateWords(each, visit)),
    promotion,
    products: view.products.map((card) => productWords(card, visit)),
    productsCount: texts.counted('supplier.products.count', view.goodsCount, { count: format.number(view.goodsCount) }),
  };
}

export function head(data: SupplierData, { texts }: HeadContext): Head {
  const values = { supplier: data.name, country: data.country, products: data.mainProducts.join(', ') };
  return {
    title: texts.text('seo.supplier.title', values),
    heading: data.name,
    description: texts.text('seo.supplier.description', values),
    keywords: texts.text('seo.supplier.keywords', values),
    canonical: data.canonical,
    kind: 'profile',
    items: data.products,
    ...(isIndustryKey(data.industry) ? { industry: data.industry } : {}),
  };
}
