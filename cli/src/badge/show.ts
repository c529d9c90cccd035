import { fail, failedCall, type Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { EXIT } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { waitingFor } from '../progress.ts';
import { badgeFacts } from './badge-facts.ts';

/** The caller's own badge of an exhibition. D-33 */
export async function showBadge(invocation: Invocation): Promise<Outcome> {
  const [exhibitionId = ''] = invocation.args;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { front, signal, origin } = connection.value;
  const asked = front().badge.ofExhibition({ exhibitionId }, { signal, handled: true });
  const found = await waitingFor(invocation, asked);
  if (!found.ok) return failedCall(found.error, origin);
  if (found.value === null) return fail(EXIT.refused, { key: 'terminal.preregister.notRegistered' });
  return badgeFacts(found.value, invocation);
}
