import type { supplierProduct } from '@fairhall/core/contract/catalogue/supplier-calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { addOwn } from './supplier/add-own.ts';
import { listOwn } from './supplier/list-own.ts';
import type { OwnProductPorts } from './supplier/own-product-ports.ts';
import { productForm } from './supplier/product-form.ts';
import { saveOwn } from './supplier/save-own.ts';
import { setShown } from './supplier/set-shown.ts';
import { withdrawChange } from './supplier/withdraw-change.ts';

/** A supplier's own products, as it keeps them. D-52 D-65 */
export const supplierProductFeature = (ports: OwnProductPorts): GatewayFeature<typeof supplierProduct> => ({
  handlers: {
    list: async (input, context) => ok(await listOwn(context, input)),
    form: ({ productId }, context) => productForm(ports, context, productId),
    save: (input, context) => saveOwn(ports, context, input),
    add: (input, context) => addOwn(ports, context, input),
    withdraw: (input, context) => withdrawChange(ports, context, input),
    setShown: (input, context) => setShown(ports, context, input),
  },
});
