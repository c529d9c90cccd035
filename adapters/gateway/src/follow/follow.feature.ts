import type { follow } from '@fairhall/core/contract/follow/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { addFollow } from './add-follow.ts';
import { findFollowStatus } from './find-follow-status.ts';
import { listFollowedIds } from './list-followed-ids.ts';
import { listFollows } from './list-follows.ts';
import { removeFollow } from './remove-follow.ts';

/** A buyer's followed products, suppliers and exhibitions. D-63 */
export const followFeature = (): GatewayFeature<typeof follow> => ({
  handlers: {
    goods: ({ goodsId }, context) => addFollow(context, { type: 'goods', targetId: goodsId }),
    cancelGoods: ({ goodsId }, context) => removeFollow(context, { type: 'goods', targetId: goodsId }),
    supplier: ({ supplierId }, context) => addFollow(context, { type: 'supplier', targetId: supplierId }),
    cancelSupplier: ({ supplierId }, context) => removeFollow(context, { type: 'supplier', targetId: supplierId }),
    exhibition: ({ exhibitionId }, context) => addFollow(context, { type: 'exhibition', targetId: exhibitionId }),
    cancelExhibition: ({ exhibitionId }, context) =>
      removeFollow(context, { type: 'exhibition', targetId: exhibitionId }),
    standing: ({ type, targetId }, context) => findFollowStatus(context, { type, targetId }),
    ids: ({ type }, context) => listFollowedIds(context, type),
    list: (input, context) => listFollows(context, input),
  },
});
