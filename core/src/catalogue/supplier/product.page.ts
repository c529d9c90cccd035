import type { Flow } from '../../ports/flow.ts';
import { startFlow } from '../../ports/start-flow.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { type ProductEvent, provideProduct } from './product.machine.ts';
import { type ProductView, productView } from './product.view.ts';

/** One product of a supplier; '' opens a new one. D-52 */
export const openProduct = (ports: SupplierPorts, productId: string): Flow<ProductView, ProductEvent> =>
  startFlow(provideProduct(ports), { input: { productId }, view: productView, timer: ports.timer });
