import { mailAgain } from '@fairhall/core/enquiry/mail-again';
import { ok } from '@fairhall/core/result';
import { fail, failedCall, type Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { keyOption } from '../idempotency-key.ts';
import { withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';

/** Has the email that confirms an enquiry sent once more, for the saved login or the computer that sent it. */
export async function sendMailAgain(invocation: Invocation): Promise<Outcome> {
  const [enquiryId = ''] = invocation.args;
  const given = keyOption(invocation.options);
  if (!given.ok) return given;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, ids, origin, signal } = connection.value;
  const key = given.value ?? ids.uuid();
  if (flagOption(invocation.options, 'dryRun')) {
    return dryRun({ data: { enquiryId }, idempotencyKey: key }, { enquiryId, key });
  }
  const reader = { lang: invocation.global.lang, offsetAt };
  const asked = mailAgain(gateway, { enquiryId, idempotencyKey: key, signal }, reader);
  const { status, message, error } = await waitingFor(invocation, asked);
  if (status === 'gone') return fail(EXIT.refused, message);
  if (status === 'failed') return withRepeat(failedCall(error, origin, message), key);
  return ok({
    data: { enquiryId, status, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [message],
  });
}

/** Minutes that this computer's clock is ahead of UTC at a time. */
const offsetAt = (time: number): number => -new Date(time).getTimezoneOffset();
