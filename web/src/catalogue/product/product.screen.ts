import { loadModule } from '../../page/load-module.ts';
import { loadOnce } from '../../page/load-once.ts';
import type { Visit } from '../../page/screen.ts';
import type { ProductData } from './product-data.ts';

export { ProductPage as Screen, ProductSuggestions as Instead } from './product.tsx';
export { ProductBar as Bar } from './product-bar.tsx';
export { head } from './product-head.ts';

/**
 * The code that formats the page loads with the second page: the server formats the first page that a browser shows.
 */
export const loader = async (visit: Visit<'product'>): Promise<ProductData> =>
  (await productWords.load()).loadProductData(visit);

const productWords = loadOnce(() => loadModule(() => import('./product-data.ts')));
