import type { OutputOf } from '../contract/call.ts';
import type { enquiry } from '../contract/enquiry/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Message } from '../ports/texts.ts';
import { type Reader, toMoment } from '../thread/moment.ts';

/** The result of requesting the enquiry's confirmation email again. */
export type MailAgainResult =
  | { readonly status: MailAgainAnswer['status']; readonly message: Message; readonly error: null }
  | { readonly status: 'gone' | 'failed'; readonly message: DisplayMessage; readonly error: GatewayError };

type MailAgainAnswer = OutputOf<typeof enquiry.mailAgain>;

interface MailAgainRequest {
  readonly enquiryId: string;
  /** The same key for a retry after a lost response. */
  readonly idempotencyKey: string;
  readonly signal?: CancelSignal | undefined;
}

/**
 * Requests the confirmation email of an enquiry again; returns the message that tells the sender how to go on.
 */
export async function mailAgain(
  gateway: Pick<Gateway, 'enquiry'>,
  { enquiryId, idempotencyKey, signal }: MailAgainRequest,
  reader: Reader,
): Promise<MailAgainResult> {
  const answer = await gateway.enquiry.mailAgain(
    { enquiryId },
    { idempotencyKey, ...(signal && { signal }), handled: true },
  );
  if (answer.ok) return { status: answer.value.status, message: messageOf(answer.value, reader), error: null };
  const { error } = answer;
  return error.code === '404'
    ? { status: 'gone', message: { key: 'mailAgain.gone' }, error }
    : { status: 'failed', message: errorMessage(error), error };
}

function messageOf({ status, mailTime }: MailAgainAnswer, reader: Reader): Message {
  if (status === 'queued') return { key: 'mailAgain.queued' };
  if (status === 'confirmed') return { key: 'mailAgain.confirmed' };
  if (mailTime === null) return { key: 'mailAgain.before.short' };
  const { date, time } = toMoment(mailTime, reader);
  return { key: 'mailAgain.before', values: { date, time } };
}
