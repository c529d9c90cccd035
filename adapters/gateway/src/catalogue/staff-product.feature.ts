import type { staffProduct } from '@fairhall/core/contract/catalogue/staff-calls';
import { err, ok } from '@fairhall/core/result';
import { leaveAudit } from '../audit.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { decideChange, PRODUCT_CHANGE_NOT_FOUND } from './review/decide-change.ts';
import { findWaiting } from './review/find-waiting.ts';
import type { ReviewPorts } from './review/review-ports.ts';
import { showChange } from './review/show-change.ts';

/** Reviews by staff of suppliers' product changes. D-94 D-97 */
export const staffProductFeature = (ports: ReviewPorts): GatewayFeature<typeof staffProduct> => ({
  handlers: {
    waiting: async ({ pageNo, reason = '' }, context) => {
      await leaveAudit(context.database, context, { call: 'staffProduct.waiting', object: { pageNo }, reason });
      return ok(await findWaiting(context, pageNo));
    },
    show: async ({ productId, reason = '' }, context) => {
      const shown = await showChange(context, productId);
      if (shown === undefined) return err(PRODUCT_CHANGE_NOT_FOUND);
      await leaveAudit(context.database, context, { call: 'staffProduct.show', object: { productId }, reason });
      return ok(shown);
    },
    settle: async (input, context) => {
      const settled = await decideChange(ports, context, input);
      if (!settled.ok) return settled;
      const { productId, version, verdict, reason } = input;
      const object = { productId, version, verdict };
      await leaveAudit(context.database, context, { call: 'staffProduct.settle', object, reason });
      return settled;
    },
  },
});
