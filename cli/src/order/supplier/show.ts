import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../../answer.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import type { Invocation } from '../../noun.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectSupplier, toSupplierCallFailure } from '../../supplier-login/connect-supplier.ts';
import { listOrderFacts } from '../order-facts.ts';

/** Shows one order that the supplier received. D-17 */
export async function showReceivedOrder(invocation: Invocation): Promise<Outcome> {
  const [orderNo = ''] = invocation.args;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { connection, ports } = desk.value;
  const response = ports.supplierGateway.supplierOrder.show({ orderNo }, { signal: connection.signal, handled: true });
  const found = await waitWithProgress(invocation, response);
  if (!found.ok && found.error.code === '404') return fail(COMMAND_EXIT_CODES.refused, { key: 'order.show.missing' });
  if (!found.ok) return toSupplierCallFailure(desk.value, found.error);
  const { texts } = invocation;
  const facts = listOrderFacts(found.value, invocation, [
    [texts.text('terminal.column.person'), found.value.decidedBy],
    [texts.text('terminal.column.email'), found.value.contact.email],
  ]);
  return ok({ data: found.value, view: { kind: 'facts', facts } });
}
