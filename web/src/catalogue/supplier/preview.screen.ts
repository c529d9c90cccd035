import { productCard } from '@fairhall/core/catalogue/card';
import { readQuery } from '@fairhall/core/routes/query';
import { redirect } from 'react-router';
import { linkHref, rootOf } from '../../page/address.ts';
import type { Head } from '../../page/head.ts';
import { requireValue } from '../../page/loader-results.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import type { SupplierProductData } from './product.tsx';

export { ProductPreview as Screen } from './preview.tsx';

/**
 * The preview of a supplier's own product before buyers see it. The server loads nothing, since it does not know the
 * logged-in user. Other visitors are redirected to the product's public page, if it exists. THR-63
 */
export async function loader(visit: Visit<'productPreview'>): Promise<SupplierProductData> {
  const { boot, ports, search, href, signal } = visit;
  const { id } = readQuery(search);
  if (boot.audience === 'supplier') return { productId: id ?? '' };
  if (id === undefined) throw redirect(rootOf(boot));
  const product = requireValue(
    await ports.gateway.catalogue.goodsDetail({ goodsSpuId: id }, { signal, handled: true }),
  );
  throw redirect(linkHref(href)(productCard(product, boot.now).link));
}

export const head = (_: SupplierProductData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.productPreview.title'),
  heading: texts.text('supplierProducts.preview'),
  noIndex: true,
});
