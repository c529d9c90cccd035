import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffSupplier } from '@fairhall/core/contract/catalogue/staff-supplier-calls';
import { getFormat } from '@fairhall/core/site/format';
import type { Outcome, View } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { submitAsStaff } from '../../staff-submit.ts';

/** Takes a supplier down, so that buyers no longer see it, its products and its stands. D-94 */
export async function takeDownSupplier(invocation: Invocation): Promise<Outcome> {
  const [supplierId = ''] = invocation.args;
  return submitAsStaff(invocation, {
    data: { supplierId },
    send: (gateway, data, sending) => gateway.staffSupplier.takeDown(data, sending),
    answer: (taken, idempotencyKey) => ({
      data: { ...taken, idempotencyKey },
      view: toView(taken, invocation),
      remarks: [{ key: 'terminal.staff.supplier.takenDown', values: { supplier: taken.supplierId } }],
    }),
  });
}

/** Puts a supplier back that was taken down. D-94 */
export async function restoreSupplier(invocation: Invocation): Promise<Outcome> {
  const [supplierId = ''] = invocation.args;
  return submitAsStaff(invocation, {
    data: { supplierId },
    send: (gateway, data, sending) => gateway.staffSupplier.putBack(data, sending),
    answer: (back, idempotencyKey) => ({
      data: { ...back, idempotencyKey },
      view: toView(back, invocation),
      remarks: [{ key: 'terminal.staff.supplier.isBack' }],
    }),
  });
}

/** The supplier, and how many of its products buyers saw or see again. */
const toView = (
  { supplierId, products }: OutputOf<typeof staffSupplier.takeDown>,
  { texts, global }: Invocation,
): View => ({
  kind: 'facts',
  facts: [
    [texts.text('terminal.column.id'), supplierId],
    [texts.text('terminal.column.goods'), getFormat(global.lang).number(products)],
  ],
});
