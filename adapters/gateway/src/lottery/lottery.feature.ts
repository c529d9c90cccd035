import type { lottery } from '@fairhall/core/contract/lottery/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { confirmPrize } from './confirm-prize.ts';
import { drawPrize } from './draw-prize.ts';
import type { LotteryPorts } from './lottery-ports.ts';
import { showWheel } from './show-wheel.ts';

/** The lotteries of exhibitions. D-27 */
export const lotteryFeature = (ports: LotteryPorts): GatewayFeature<typeof lottery> => ({
  handlers: {
    wheel: ({ exhibitionId }, context) => showWheel(ports, context, exhibitionId),
    draw: (input, context) => drawPrize(ports, context, input),
    confirm: (told, context) => confirmPrize(context, told),
  },
});
