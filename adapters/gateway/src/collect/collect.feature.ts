import type { collect } from '@fairhall/core/contract/collect/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import type { CollectPorts } from './collect-ports.ts';
import { getCollectStatus, setCollected } from './collected.ts';
import { listCollected } from './list-collected.ts';

/** Items that a buyer collects at exhibitions. D-63 */
export const collectFeature = (ports: CollectPorts): GatewayFeature<typeof collect> => ({
  handlers: {
    goodsSpu: ({ goodsSpuId: targetId, exhibitionId, collected }, context) =>
      setCollected(ports, context, { exhibitionId, type: 'goodsSpu', targetId }, collected),
    exhibitor: ({ supplierId: targetId, exhibitionId, collected }, context) =>
      setCollected(ports, context, { exhibitionId, type: 'exhibitor', targetId }, collected),
    list: (query, context) => listCollected(ports, context, query),
    standing: (target, context) => getCollectStatus(context, target),
  },
});
