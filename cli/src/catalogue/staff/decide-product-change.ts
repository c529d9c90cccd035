import { fail, type Outcome } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import type { Invocation } from '../../noun.ts';
import { readNumberOption } from '../../option-values.ts';
import { submitAsStaff } from '../../staff-submit.ts';

const MAX_CHANGE_NUMBER = 999_999_999;

type Verdict = 'accepted' | 'refused';

/** Accepts a supplier's change of a product. D-97 */
export const acceptChange = (invocation: Invocation): Promise<Outcome> => decideChange(invocation, 'accepted');

/** Rejects a supplier's change of a product; the supplier is notified of the reason. D-97 */
export const rejectChange = (invocation: Invocation): Promise<Outcome> => decideChange(invocation, 'refused');

/** The command names the change by its number, so that staff cannot accept a change that they have not seen. */
async function decideChange(invocation: Invocation, verdict: Verdict): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [productId = ''] = args;
  const change = readNumberOption(options, 'change', 0, MAX_CHANGE_NUMBER);
  if (!change.ok) return change;
  if (change.value === undefined) {
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '--change' } });
  }
  return submitAsStaff(invocation, {
    data: { productId, version: change.value, verdict },
    send: (gateway, data, sending) => gateway.staffProduct.settle(data, sending),
    answer: (settled, idempotencyKey) => ({
      data: { ...settled, idempotencyKey },
      view: { kind: 'facts', facts: [[texts.text('terminal.column.id'), productId]] },
      remarks: [{ key: `terminal.staff.product.${verdict}` }],
    }),
  });
}
