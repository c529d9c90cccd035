import { fail, type Outcome } from '../../answer.ts';
import { EXIT } from '../../exit-codes.ts';
import type { Invocation } from '../../noun.ts';
import { numberOption } from '../../option-values.ts';
import { submitAsStaff } from '../../staff-submit.ts';

const CHANGE_MAX = 999_999_999;

type Verdict = 'accepted' | 'refused';

/** Lets what a supplier changed hold. D-97 */
export const acceptChange = (invocation: Invocation): Promise<Outcome> => settle(invocation, 'accepted');

/** Leaves a product as it is; its supplier is told why. D-97 */
export const refuseChange = (invocation: Invocation): Promise<Outcome> => settle(invocation, 'refused');

/** The change is named by its number, so that nothing is accepted that nobody has looked at. */
async function settle(invocation: Invocation, verdict: Verdict): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [productId = ''] = args;
  const change = numberOption(options, 'change', 0, CHANGE_MAX);
  if (!change.ok) return change;
  if (change.value === undefined) {
    return fail(EXIT.usage, { key: 'terminal.usage.needed', values: { option: '--change' } });
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
