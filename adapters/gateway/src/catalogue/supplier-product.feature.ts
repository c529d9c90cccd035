import type { supplierProduct } from '@fairhall/core/contract/catalogue/supplier-calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { addSupplierProduct } from './supplier/add-supplier-product.ts';
import { listSupplierProducts } from './supplier/list-supplier-products.ts';
import { productForm } from './supplier/product-form.ts';
import { saveSupplierProduct } from './supplier/save-supplier-product.ts';
import { setProductVisibility } from './supplier/set-product-visibility.ts';
import type { SupplierProductPorts } from './supplier/supplier-product-ports.ts';
import { withdrawChange } from './supplier/withdraw-change.ts';

/** A supplier's management of its own products. D-52 D-65 */
export const supplierProductFeature = (ports: SupplierProductPorts): GatewayFeature<typeof supplierProduct> => ({
  handlers: {
    list: async (input, context) => ok(await listSupplierProducts(context, input)),
    form: ({ productId }, context) => productForm(ports, context, productId),
    save: (input, context) => saveSupplierProduct(ports, context, input),
    add: (input, context) => addSupplierProduct(ports, context, input),
    withdraw: (input, context) => withdrawChange(ports, context, input),
    setShown: (input, context) => setProductVisibility(ports, context, input),
  },
});
