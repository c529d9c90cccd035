import type { Head } from '../../page/head.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import type { SupplierProductData } from './product.tsx';

export { SupplierProduct as Screen } from './product.tsx';

/** Nothing of the product is loaded: the server does not know who is logged in. */
export const loader = async ({ params }: Visit<'supplierProduct'>): Promise<SupplierProductData> => ({
  productId: params.productId,
});

export const head = (_: SupplierProductData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierProduct.title'),
  heading: texts.text('supplierProducts.form.heading'),
  noIndex: true,
});
