import type { Outcome } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { submitAsStaff } from '../../staff-submit.ts';

/** Takes a product down, so that buyers no longer see it and its supplier cannot show it. D-94 */
export async function takeDownProduct(invocation: Invocation): Promise<Outcome> {
  const { args, texts } = invocation;
  const [productId = ''] = args;
  return submitAsStaff(invocation, {
    data: { productId },
    send: (gateway, data, sending) => gateway.staffProduct.takeDown(data, sending),
    answer: (taken, idempotencyKey) => ({
      data: { ...taken, idempotencyKey },
      view: { kind: 'facts', facts: [[texts.text('terminal.column.id'), taken.productId]] },
      remarks: [{ key: 'terminal.staff.product.takenDown', values: { product: taken.productId } }],
    }),
  });
}

/** Puts a product back that was taken down. D-94 */
export async function restoreTakenDown(invocation: Invocation): Promise<Outcome> {
  const { args, texts } = invocation;
  const [productId = ''] = args;
  return submitAsStaff(invocation, {
    data: { productId },
    send: (gateway, data, sending) => gateway.staffProduct.putBack(data, sending),
    answer: (back, idempotencyKey) => ({
      data: { ...back, idempotencyKey },
      view: { kind: 'facts', facts: [[texts.text('terminal.column.id'), back.productId]] },
      remarks: [{ key: back.isShown ? 'terminal.staff.product.isBack' : 'terminal.staff.product.isBackHidden' }],
    }),
  });
}
