import type { rfqLifecycle } from '@fairhall/core/contract/rfq/lifecycle-calls';
import { err, ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { editRfq } from './edit-rfq.ts';
import { readRfqLifecycle } from './read-rfqs.ts';
import type { RfqPorts } from './rfq-ports.ts';
import { sendRfqAgain, submitRfq } from './submit-rfq.ts';
import { withdrawRfq } from './withdraw-rfq.ts';

/** How a buyer’s request goes on after it was sent. D-50 */
export const rfqLifecycleFeature = (ports: RfqPorts): GatewayFeature<typeof rfqLifecycle> => ({
  handlers: {
    add: ({ previousRfqId, ...input }, context) =>
      previousRfqId === undefined
        ? submitRfq(ports, context, input)
        : sendRfqAgain(ports, context, previousRfqId, input),
    edit: (input, context) => editRfq(ports, context, input),
    withdraw: (input, context) => withdrawRfq(ports, context, input),
    show: async ({ rfqId }, context) => {
      const found = await readRfqLifecycle(context, rfqId);
      return found === undefined ? err(NOT_FOUND) : ok(found);
    },
  },
});
