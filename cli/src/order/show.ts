import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { readSavedLogin, toBuyerCallFailure } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { waitWithProgress } from '../progress.ts';
import { listOrderFacts } from './order-facts.ts';

/** Shows one of the buyer's own orders, with its state. D-17 */
export async function showOrder(invocation: Invocation): Promise<Outcome> {
  const [orderNo = ''] = invocation.args;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  const { signal, origin } = connection.value;
  const response = connection.value.front().order.show({ orderNo }, { signal, handled: true });
  const found = await waitWithProgress(invocation, response);
  if (!found.ok && found.error.code === '404') return fail(COMMAND_EXIT_CODES.refused, { key: 'order.show.missing' });
  if (!found.ok) return toBuyerCallFailure(found.error, login.value, origin);
  const supplier = [invocation.texts.text('terminal.column.supplier'), found.value.supplierName] as const;
  return ok({
    data: found.value,
    view: { kind: 'facts', facts: listOrderFacts(found.value, invocation, [supplier]) },
  });
}
