import type { supplierPicture } from '@fairhall/core/contract/catalogue/supplier-picture-calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { readPictureForm } from './supplier-pictures/read-picture-form.ts';
import { saveSupplierPictures } from './supplier-pictures/save-supplier-pictures.ts';
import type { SupplierPicturePorts } from './supplier-pictures/supplier-picture-ports.ts';

/** A supplier's logo and company pictures. D-52 D-65 D-97 */
export const supplierPictureFeature = (ports: SupplierPicturePorts): GatewayFeature<typeof supplierPicture> => ({
  handlers: {
    form: (_, context) => readPictureForm(ports, context),
    save: (input, context) => saveSupplierPictures(ports, context, input),
  },
});
