import type { staffSupplierPicture } from '@fairhall/core/contract/catalogue/staff-picture-calls';
import { ok } from '@fairhall/core/result';
import { leaveAudit } from '../audit.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { findImportedId } from './import/find-imported-id.ts';
import type { ReviewPorts } from './review/review-ports.ts';
import { decidePictures } from './supplier-pictures/decide-pictures.ts';
import { findWaitingPictures } from './supplier-pictures/find-waiting-pictures.ts';

/** Reviews by staff of suppliers' logos and pictures. D-94 D-97 */
export const staffSupplierPictureFeature = (ports: ReviewPorts): GatewayFeature<typeof staffSupplierPicture> => ({
  handlers: {
    waiting: async ({ pageNo, reason = '' }, context) => {
      await leaveAudit(context.database, context, { call: 'staffSupplierPicture.waiting', object: { pageNo }, reason });
      return ok(await findWaitingPictures(context, pageNo));
    },
    settle: async ({ supplierId: named, ...decision }, context) => {
      const supplierId = await findImportedId(context, 'supplier', named);
      const settled = await decidePictures(ports, context, { supplierId, ...decision });
      if (!settled.ok) return settled;
      const { version, verdict, reason } = decision;
      const object = { supplierId, version, verdict };
      await leaveAudit(context.database, context, { call: 'staffSupplierPicture.settle', object, reason });
      return settled;
    },
  },
});
