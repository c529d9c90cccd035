import { RFQ_REASON_MAX } from '@fairhall/core/contract/rfq/status';
import { countCharacters } from '@fairhall/core/forms/text-input';
import { ok } from '@fairhall/core/result';
import { getRfqState, toSeenVersion } from '@fairhall/core/rfq/lifecycle';
import { getTitle } from '@fairhall/core/rfq/rfq-row';
import { fail, type Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { readKeyOption } from '../idempotency-key.ts';
import { readSavedLogin, toBuyerCallFailure, withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { failInvalidOption, readFlagOption, readTextOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';
import { isConfirmed } from '../prompt.ts';
import { loadRfq } from './load-rfq.ts';

/** Withdraws one of the buyer's own RFQs. Repeats with the same --key count once. D-50 */
export async function withdrawRfq(invocation: Invocation): Promise<Outcome> {
  const { args, options, texts } = invocation;
  const [rfqId = ''] = args;
  const given = readKeyOption(options);
  if (!given.ok) return given;
  const reason = readTextOption(options, 'reason')?.trim() ?? '';
  if (countCharacters(reason) > RFQ_REASON_MAX) return failInvalidOption('reason', reason, `0–${RFQ_REASON_MAX}`);
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  const { front, signal, origin, ids } = connection.value;
  const loaded = await loadRfq(invocation, connection.value, login.value);
  if (!loaded.ok) return loaded;
  const { rfq, lifecycle } = loaded.value;
  const key = given.value ?? ids.uuid();
  const version = toSeenVersion({ state: getRfqState(rfq), version: lifecycle.version });
  const data = reason === '' ? { rfqId, version } : { rfqId, version, reason };
  if (readFlagOption(options, 'dryRun'))
    return toDryRunOutcome(
      { data, idempotencyKey: key },
      { rfqId, description: getTitle(rfq.description), reason, key },
    );
  if (!(await isConfirmed(invocation, texts.text('terminal.rfq.withdraw.confirm', { id: rfqId }))))
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.rfq.notWithdrawn' });
  const sending = { signal, idempotencyKey: key, retry: true, handled: true } as const;
  const withdrawn = await waitWithProgress(invocation, front().rfqLifecycle.withdraw(data, sending));
  if (!withdrawn.ok) return withRepeat(toBuyerCallFailure(withdrawn.error, login.value, origin), key);
  return ok({
    data: { rfqId, ...withdrawn.value, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: 'terminal.rfq.withdrawn' }],
  });
}
