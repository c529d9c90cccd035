import type { staffRfq } from '@fairhall/core/contract/rfq/staff-calls';
import { err, ok } from '@fairhall/core/result';
import { leaveAudit } from '../audit.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { dropWaiting } from '../mail/outbox.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { findUnansweredRfqs } from './find-unanswered-rfqs.ts';
import { readRfqForStaff } from './read-rfq-for-staff.ts';
import type { RfqPorts } from './rfq-ports.ts';
import { toTeamKey } from './rfq-to-team.ts';

/** The status of a request that takes no quotations any more. D-50 */
const CLOSED = 1;

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
      const rows = context.database.kysely
        .updateTable('rfq')
        .set({ status: CLOSED, is_waiting: false })
        .where('rfq_id', '=', rfqId);
      if ((await rows.returning('rfq_id').executeTakeFirst()) === undefined) return err(NOT_FOUND);
      await dropWaiting(context.database, toTeamKey(rfqId));
      await leaveAudit(context.database, context, { call: 'staffRfq.close', object: { rfqId }, reason });
      return ok({ rfqId });
    },
  },
});
