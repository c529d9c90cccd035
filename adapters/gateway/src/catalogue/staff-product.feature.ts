import type { staffProduct } from '@fairhall/core/contract/catalogue/staff-calls';
import { err, ok } from '@fairhall/core/result';
import { leaveAudit } from '../audit.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { findImportedId } from './import/find-imported-id.ts';
import { decideChange, PRODUCT_CHANGE_NOT_FOUND } from './review/decide-change.ts';
import { findWaiting } from './review/find-waiting.ts';
import type { ReviewPorts } from './review/review-ports.ts';
import { showChange } from './review/show-change.ts';
import { restoreTakenDown, takeDownProduct } from './take-down/take-down-product.ts';

/** Reviews by staff of suppliers' product changes, and products that staff take down. D-94 D-97 */
export const staffProductFeature = (ports: ReviewPorts): GatewayFeature<typeof staffProduct> => ({
  handlers: {
    waiting: async ({ pageNo, reason = '' }, context) => {
      await leaveAudit(context.database, context, { call: 'staffProduct.waiting', object: { pageNo }, reason });
      return ok(await findWaiting(context, pageNo));
    },
    show: async ({ productId: named, reason = '' }, context) => {
      const productId = await findImportedId(context, 'product', named);
      const shown = await showChange(context, productId);
      if (shown === undefined) return err(PRODUCT_CHANGE_NOT_FOUND);
      await leaveAudit(context.database, context, { call: 'staffProduct.show', object: { productId }, reason });
      return ok(shown);
    },
    settle: async ({ productId: named, ...decision }, context) => {
      const productId = await findImportedId(context, 'product', named);
      const settled = await decideChange(ports, context, { productId, ...decision });
      if (!settled.ok) return settled;
      const { version, verdict, reason } = decision;
      const object = { productId, version, verdict };
      await leaveAudit(context.database, context, { call: 'staffProduct.settle', object, reason });
      return settled;
    },
    takeDown: async ({ productId: named, reason }, context) => {
      const productId = await findImportedId(context, 'product', named);
      const taken = await takeDownProduct(ports, context, { productId, reason });
      if (!taken.ok) return taken;
      await leaveAudit(context.database, context, { call: 'staffProduct.takeDown', object: { productId }, reason });
      return taken;
    },
    putBack: async ({ productId: named, reason }, context) => {
      const productId = await findImportedId(context, 'product', named);
      const back = await restoreTakenDown(ports, context, { productId, reason });
      if (!back.ok) return back;
      await leaveAudit(context.database, context, { call: 'staffProduct.putBack', object: { productId }, reason });
      return back;
    },
  },
});
