import { ok } from '@fairhall/core/result';
import { fail, type Outcome, toCallFailure } from '../answer.ts';
import { connect } from '../connection.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { readKeyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';
import { isConfirmed } from '../prompt.ts';

/** Why a link withdraws nothing. */
const REFUSALS = {
  over: { key: 'preregistrationPage.withdraw.over' },
  withdrawn: { key: 'preregistrationPage.withdrawn.title' },
  unknown: { key: 'preregistrationPage.withdraw.unknown' },
} as const;

/**
 * Withdraws a registration by the code in the link of its email. Repeats with the same --key count once. D-33 REL-04
 */
export async function withdrawRegistration(invocation: Invocation): Promise<Outcome> {
  const [pretoken = ''] = invocation.args;
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { signal, origin, ids } = connection.value;
  const { preregistration } = connection.value.front();
  const found = await waitWithProgress(
    invocation,
    preregistration.showWithdrawal({ pretoken }, { signal, handled: true, fresh: true }),
  );
  if (!found.ok) return toCallFailure(found.error, origin);
  const { state, registration } = found.value;
  if (state !== 'open' || registration === undefined)
    return fail(COMMAND_EXIT_CODES.refused, REFUSALS[state === 'open' ? 'unknown' : state]);
  const key = given.value ?? ids.uuid();
  const { badgeNo, contactName } = registration;
  if (readFlagOption(invocation.options, 'dryRun'))
    return toDryRunOutcome({ registration, idempotencyKey: key }, { badgeNo, name: contactName, key });
  const question = invocation.texts.text('terminal.preregister.withdraw.confirm', { badgeNo, name: contactName });
  if (!(await isConfirmed(invocation, question)))
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.preregister.notSent' });
  const sending = { signal, idempotencyKey: key, retry: true, handled: true } as const;
  const withdrawn = await waitWithProgress(invocation, preregistration.withdraw({ pretoken }, sending));
  if (!withdrawn.ok) return withRepeat(toCallFailure(withdrawn.error, origin), key);
  return ok({
    data: { ...withdrawn.value, badgeNo, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: 'preregistrationPage.withdrawn.title' }],
  });
}
