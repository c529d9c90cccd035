import type { staffRfq } from '@fairhall/core/contract/rfq/staff-calls';
import { err, ok } from '@fairhall/core/result';
import { leaveAudit } from '../audit.ts';
import { staffOf } from '../call-context.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { findUnansweredRfqs } from './find-unanswered-rfqs.ts';
import { readRfqForStaff } from './read-rfq-for-staff.ts';
import type { RfqPorts } from './rfq-ports.ts';
import { toRfqRefusal, updateRfq } from './update-rfq.ts';

/** Requests for quotation that reached no supplier, for staff. D-94 */
export const staffRfqFeature = (
  ports: Pick<RfqPorts, 'attachments' | 'getCountryCode'>,
): GatewayFeature<typeof staffRfq> => ({
  handlers: {
    unanswered: async ({ pageNo, reason = '' }, context) => {
      await leaveAudit(context.database, context, { call: 'staffRfq.unanswered', object: { pageNo }, reason });
      return ok(await findUnansweredRfqs(ports, context, pageNo));
    },
    show: async ({ rfqId, reason = '' }, context) => {
      const found = await readRfqForStaff(ports, context, rfqId);
      if (found === undefined) return err(NOT_FOUND);
      await leaveAudit(context.database, context, { call: 'staffRfq.show', object: { rfqId }, reason });
      return ok(found);
    },
    close: async ({ rfqId, reason }, context) => {
      const actor = { side: 'staff' } as const;
      const actorId = staffOf(context).staffId;
      const closed = await updateRfq(context, rfqId, { act: 'close', actor, actorId, reason });
      // One that has ended already stays as it ended.
      if (!closed.ok && closed.error !== 'ended') return err(toRfqRefusal(closed.error));
      await leaveAudit(context.database, context, { call: 'staffRfq.close', object: { rfqId }, reason });
      return ok({ rfqId });
    },
  },
});
