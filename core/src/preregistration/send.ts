import type { GatewayError } from '../contract/error.ts';
import type {
  PreregistrationAnswer,
  PreregistrationInput,
  PreregistrationRecord,
} from '../contract/preregistration/calls.ts';
import { isWelcomeBack } from '../contract/preregistration/limits.ts';
import { type Attempt, getAttempt } from '../forms/attempt.ts';
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
}

export interface SendInput {
  readonly request: PreregistrationInput;
  readonly draft: PreregDraft;
  /** Of the exhibition. */
  readonly countryId: string;
}

export interface SendResult {
  readonly attempt: Attempt;
  readonly answer: Result<PreregistrationAnswer, GatewayError>;
}

/**
 * Sends a pre-registration. The draft holds the key before the request leaves, so that a repeat after a lost answer, even after
 * a reload, is known to be the same; once it has arrived the draft is dropped, and the device knows of the registration.
 * R-1.008 R-3.076 REL-02
 */
export async function sendForm(
  { front, ids, drafts, infos }: SendPorts,
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
  }
  return { attempt, answer };
}

const findAttempt = (stored: PreregDraft | null, { exhibitionId }: PreregDraft): Attempt | null =>
  stored?.exhibitionId === exhibitionId ? stored.attempt : null;

/** What the device keeps of a record. */
export const toRegistration = (record: PreregistrationRecord): Registrations[string] => ({
  id: record.id,
  badgeNo: record.badgeNo,
  email: record.email,
  contactName: record.contactName,
  isWelcomeBack: isWelcomeBack(record),
});
