import { fail, type Outcome } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { submitAsStaff } from '../../staff-submit.ts';

/** Assigns an unanswered enquiry to another supplier. D-94 */
export async function assignEnquiry(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [enquiryId = ''] = args;
  const supplierId = readTextOption(options, 'supplier')?.trim();
  if (!supplierId)
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '--supplier' } });
  return submitAsStaff(invocation, {
    data: { enquiryId, supplierId },
    send: (gateway, data, sending) => gateway.staffEnquiry.reassign(data, sending),
    answer: (reassigned, idempotencyKey) => ({
      data: { ...reassigned, idempotencyKey },
      view: { kind: 'facts', facts: [[texts.text('terminal.column.supplier'), `${supplierId} ${reassigned.name}`]] },
      remarks: [{ key: 'terminal.staff.enquiry.reassigned', values: { name: reassigned.name } }],
    }),
  });
}
