import type { Head } from '../../page/head.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import type { SupplierProductData } from './product.tsx';

export { SupplierProduct as Screen } from './product.tsx';

/** The server loads nothing of the product, since it does not know the logged-in user. */
export const loader = async ({ params }: Visit<'supplierProduct'>): Promise<SupplierProductData> => ({
  productId: params.productId,
});

export const head = (_: SupplierProductData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierProduct.title'),
  heading: texts.text('supplierProducts.form.heading'),
  noIndex: true,
});
