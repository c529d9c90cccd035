import { fail, type Outcome, toCallFailure } from '../answer.ts';
import { connect } from '../connection.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { waitWithProgress } from '../progress.ts';
import { toBadgeOutcome } from './badge-facts.ts';

/** Shows the caller's own badge of an exhibition. D-33 */
export async function showBadge(invocation: Invocation): Promise<Outcome> {
  const [exhibitionId = ''] = invocation.args;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { front, signal, origin } = connection.value;
  const response = front().badge.ofExhibition({ exhibitionId }, { signal, handled: true });
  const found = await waitWithProgress(invocation, response);
  if (!found.ok) return toCallFailure(found.error, origin);
  if (found.value === null) return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.preregister.notRegistered' });
  return toBadgeOutcome(found.value, invocation);
}
