import type { Head } from '../../page/head.ts';
import type { HeadContext } from '../../page/screen.ts';
import type { SupplierProductData } from './product.tsx';

export { SupplierProduct as Screen } from './product.tsx';

/** The product form without values. */
export const loader = async (): Promise<SupplierProductData> => ({ productId: '' });

export const head = (_: SupplierProductData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierNewProduct.title'),
  heading: texts.text('supplierProducts.form.heading.new'),
  noIndex: true,
});
