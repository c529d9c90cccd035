import type { Outcome } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { submitAsStaff } from '../../staff-submit.ts';

/** Closes a request for quotation that the team has dealt with. D-94 */
export async function closeRfq(invocation: Invocation): Promise<Outcome> {
  const { args, texts } = invocation;
  const [rfqId = ''] = args;
  return submitAsStaff(invocation, {
    data: { rfqId },
    send: (gateway, data, sending) => gateway.staffRfq.close(data, sending),
    answer: (closed, idempotencyKey) => ({
      data: { ...closed, idempotencyKey },
      view: { kind: 'facts', facts: [[texts.text('terminal.column.id'), closed.rfqId]] },
      remarks: [{ key: 'terminal.staff.rfq.closed' }],
    }),
  });
}
