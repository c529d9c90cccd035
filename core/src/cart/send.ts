import { cart } from '../contract/cart/calls.ts';
import type { MailStatus } from '../contract/mail-status.ts';
import { type Attempt, getAttempt } from '../forms/attempt.ts';
import { trimText } from '../forms/text-input.ts';
import { type Deferral, type TaskOutcome, toDeferrableTask } from '../ports/deferral.ts';
import type { Ids } from '../ports/ids.ts';
import type { Slot } from '../ports/slot.ts';
import type { CartDraft } from './draft.ts';
import { type CartLists, emptySentCart } from './lists.ts';
import { cartTaskKind } from './task-kind.ts';

export interface CartQuantity {
  readonly goodId: string;
  readonly quantity: number;
}

export interface CartRequest {
  readonly goodIds: string[];
  readonly content: string;
  /** The quantities of the products that have one. */
  readonly quantities?: CartQuantity[];
  readonly exhibitionId?: string;
}

interface CartRequestOptions {
  readonly exhibitionId: string | undefined;
  readonly quantities: readonly CartQuantity[];
}

/** The request for a cart; it includes the exhibition if the page belongs to one.  */
export function cartRequest(
  ids: readonly string[],
  content: string,
  { exhibitionId, quantities }: CartRequestOptions,
): CartRequest {
  return {
    goodIds: [...ids],
    content: trimText(content),
    ...(quantities.length > 0 && { quantities: [...quantities] }),
    ...(exhibitionId !== undefined && { exhibitionId }),
  };
}

export interface CartSendPorts extends CartLists {
  readonly deferral: Deferral;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly drafts: Slot<CartDraft>;
}

export interface CartSent {
  readonly attempt: Attempt;
  readonly outcome: TaskOutcome;
  readonly inquiryIds: readonly string[];
  /** Status of the emails that confirm the address; null if the response has none. */
  readonly mail: MailStatus | null;
}

export interface CartSendInput {
  readonly request: CartRequest;
  readonly attempt: Attempt | null;
}

/**
 * Sends the cart, after a login if needed. The draft is saved with its idempotency key before the request, so that a
 * retry after any failure, also of a port, is recognised as the same request.  REL-02
 */
export async function sendCart(
  { deferral, ids, drafts, ...lists }: CartSendPorts,
  { request, attempt: before }: CartSendInput,
): Promise<CartSent> {
  const attempt = getAttempt(request, before ?? drafts.read()?.attempt ?? null, ids);
  drafts.save({ content: request.content, attempt });
  const outcome = await deferral.submit(toDeferrableTask(cartTaskKind, request, attempt.key));
  if (outcome.kind !== 'sent') return { attempt, outcome, inquiryIds: [], mail: null };
  forgetSentCart({ drafts, ...lists }, { key: attempt.key, request });
  const answer = cart.submitList.output.safeParse(outcome.answer);
  return { attempt, outcome, inquiryIds: answer.data?.inquiryIds ?? [], mail: answer.data?.mail ?? null };
}

/**
 * Empties the cart and removes the draft that was sent with this key; the deferred task calls it too, since the page
 * may be closed. A killed browser may have stored the draft without its key, so a draft with the same message is
 * removed as well. A-21 REL-12
 */
export function forgetSentCart(
  { drafts, guestCart, buyerCart }: CartLists & { readonly drafts: Pick<Slot<CartDraft>, 'read' | 'drop'> },
  {
    key,
    request: { goodIds, content },
  }: { readonly key: string; readonly request: Pick<CartRequest, 'goodIds' | 'content'> },
): void {
  emptySentCart({ guestCart, buyerCart }, goodIds);
  const draft = drafts.read();
  if (draft === null) return;
  if (draft.attempt === null ? trimText(draft.content) === content : draft.attempt.key === key) drafts.drop();
}
