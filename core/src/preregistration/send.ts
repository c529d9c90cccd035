import type { GatewayError } from '../contract/error.ts';
import type {
  PreregistrationAnswer,
  PreregistrationInput,
  PreregistrationRecord,
} from '../contract/preregistration/calls.ts';
import { isWelcomeBack } from '../contract/preregistration/limits.ts';
import { type Attempt, getAttempt } from '../forms/attempt.ts';
import { normalizeEmail } from '../forms/email.ts';
import type { Guest } from '../forms/guest.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Slot } from '../ports/slot.ts';
import type { Result } from '../result.ts';
import type { PreregDraft, Registrations } from './draft.ts';

export interface SendPorts {
  readonly front: Pick<FrontGateway, 'preregistration'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly drafts: Slot<PreregDraft>;
  readonly infos: Pick<Slot<Registrations>, 'read' | 'save'>;
  readonly guests: Pick<Slot<Guest>, 'read' | 'save'>;
  readonly tokens: Pick<Slot<string>, 'read'>;
}

export interface SendInput {
  readonly request: PreregistrationInput;
  readonly draft: PreregDraft;
  /** The country of the exhibition. */
  readonly countryId: string;
}

export interface SendResult {
  readonly attempt: Attempt;
  readonly answer: Result<PreregistrationAnswer, GatewayError>;
}

/**
 * Sends a pre-registration. The idempotency key is stored in the draft before the request, so that a retry after a lost
 * response, even after a reload, counts as the same. On success the draft is dropped, and the registration and a guest's
 * details are stored on the device.  REL-02 D-73
 */
export async function sendForm(
  { front, ids, drafts, infos, guests, tokens }: SendPorts,
  { request, draft }: Pick<SendInput, 'request' | 'draft'>,
  signal: CancelSignal,
): Promise<SendResult> {
  const attempt = getAttempt(request, draft.attempt ?? findAttempt(drafts.read(), draft), ids);
  drafts.save({ ...draft, attempt });
  const options = { idempotencyKey: attempt.key, signal, handled: true };
  const answer = await front.preregistration.preRegister(request, options);
  if (answer.ok) {
    if (drafts.read()?.attempt?.key === attempt.key) drafts.drop();
    infos.save({ ...infos.read(), [request.exhibitionId as string]: toRegistration(answer.value) });
    if (tokens.read() === null) saveGuest(guests, request);
  }
  return { attempt, answer };
}

type GuestDetails = Pick<
  PreregistrationInput,
  'email' | 'contactName' | 'companyName' | 'countryId' | 'contactNumber' | 'dialingCode'
>;

/** Later forms start with these details, unless this guest has registered somebody else. D-73 */
export function saveGuest(
  guests: SendPorts['guests'],
  { email, contactName, companyName: company, countryId, contactNumber, dialingCode = '' }: GuestDetails,
): void {
  const known = guests.read()?.email ?? email;
  if (normalizeEmail(known) !== normalizeEmail(email)) return;
  const mobile = dialingCode === '' ? contactNumber : `+${dialingCode} ${contactNumber}`;
  guests.save({ email, contactName, company, countryId, mobile });
}

const findAttempt = (stored: PreregDraft | null, { exhibitionId }: PreregDraft): Attempt | null =>
  stored?.exhibitionId === exhibitionId ? stored.attempt : null;

/** Returns the part of a record that the device stores. */
export const toRegistration = (record: PreregistrationRecord): Registrations[string] => ({
  id: record.id,
  badgeNo: record.badgeNo,
  email: record.email,
  contactName: record.contactName,
  isWelcomeBack: isWelcomeBack(record),
});
