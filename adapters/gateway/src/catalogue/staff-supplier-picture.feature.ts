import type { staffSupplierPicture } from '@fairhall/core/contract/catalogue/staff-picture-calls';
import { ok } from '@fairhall/core/result';
import { leaveAudit } from '../audit.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
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
    settle: async (input, context) => {
      const settled = await decidePictures(ports, context, input);
      if (!settled.ok) return settled;
      const { supplierId, version, verdict, reason } = input;
      const object = { supplierId, version, verdict };
      await leaveAudit(context.database, context, { call: 'staffSupplierPicture.settle', object, reason });
      return settled;
    },
  },
});
