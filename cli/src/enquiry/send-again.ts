import { mailAgain } from '@fairhall/core/enquiry/mail-again';
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

/**
 * Sends an enquiry's confirmation email once more, for the saved login or the computer that sent the enquiry.
 */
export async function sendMailAgain(invocation: Invocation): Promise<Outcome> {
  const [enquiryId = ''] = invocation.args;
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, ids, origin, signal } = connection.value;
  const key = given.value ?? ids.uuid();
  if (readFlagOption(invocation.options, 'dryRun')) {
    return toDryRunOutcome({ data: { enquiryId }, idempotencyKey: key }, { enquiryId, key });
  }
  const reader = { lang: invocation.global.lang, offsetAt: getUtcOffset };
  const response = mailAgain(gateway, { enquiryId, idempotencyKey: key, signal }, reader);
  const { status, message, error } = await waitWithProgress(invocation, response);
  if (status === 'gone') return fail(COMMAND_EXIT_CODES.refused, message);
  if (status === 'failed') return withRepeat(toCallFailure(error, origin, message), key);
  return ok({
    data: { enquiryId, status, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [message],
  });
}

/** Minutes by which this computer's local time is ahead of UTC at a time. */
const getUtcOffset = (time: number): number => -new Date(time).getTimezoneOffset();
