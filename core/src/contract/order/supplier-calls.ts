import * as z from 'zod/mini';
import { read } from '../call.ts';
import { page, pageNo } from '../fields.ts';
import { orderForSupplier } from './calls.ts';

/** Calls of a supplier about the orders that buyers sent it. D-17 */
export const supplierOrder = {
  /** The orders that the supplier received, newest first, 20 a page, each with the buyer's contact. D-17 */
  list: read({
    id: 'API-321',
    client: 'supplier',
    path: 'blade-supplier/order/list',
    access: 'supplier',
    input: z.strictObject({ pageNo }),
    output: page(orderForSupplier),
    cacheMs: 0,
    requirements: ['R-2.056'],
  }),
};
