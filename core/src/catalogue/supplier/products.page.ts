import type { Flow } from '../../ports/flow.ts';
import { startFlow } from '../../ports/start-flow.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { type ProductsEvent, provideProducts } from './products.machine.ts';
import { type ProductsView, supplierProductsView } from './products.view.ts';

/** A supplier's own products. D-52 */
export const openProducts = (ports: SupplierPorts): Flow<ProductsView, ProductsEvent> =>
  startFlow(provideProducts(ports), { input: undefined, view: supplierProductsView, timer: ports.timer });
