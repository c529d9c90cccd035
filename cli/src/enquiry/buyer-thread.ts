import { ok, type Result } from '@fairhall/core/result';
import { buyerCalls } from '@fairhall/core/thread/thread-calls';
import { type Failure, failedCall, type Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import { failedBuyerCall, savedLogin } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { answerThread } from '../thread/answer-thread.ts';
import { moveThread } from '../thread/move-thread.ts';
import { saveFile } from '../thread/save-file.ts';
import { shareContact } from '../thread/share-contact.ts';
import { showThread } from '../thread/show-thread.ts';
import type { ThreadPlace } from '../thread/thread-place.ts';
import type { FindHiddenContacts } from '../thread/warn-hidden-contacts.ts';
import { givenSign } from './enquiry-link.ts';

/** The buyer's side of the enquiry that the line names: of the saved login, or of whoever has the mail's link. D-95 */
async function buyerPlace(invocation: Invocation): Promise<Result<ThreadPlace, Failure>> {
  const [enquiryId = ''] = invocation.args;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const sign = await givenSign(invocation, enquiryId);
  if (!sign.ok) return sign;
  const { gateway, origin } = connection.value;
  const calls = buyerCalls(gateway, { enquiryId, sign: sign.value });
  const findHiddenContacts: FindHiddenContacts = (text) =>
    gateway.enquiry.contactsInReply({ enquiryId, sign: sign.value, text }, { handled: true });
  const place = { side: 'buyer', enquiryId, connection: connection.value, calls, findHiddenContacts } as const;
  if (sign.value !== undefined) return ok({ ...place, failed: (error, message) => failedCall(error, origin, message) });
  const login = savedLogin(connection.value);
  if (!login.ok) return login;
  return ok({ ...place, failed: (error, message) => failedBuyerCall(error, login.value, origin, message) });
}

const atPlace =
  (use: (invocation: Invocation, place: ThreadPlace) => Promise<Outcome>) =>
  async (invocation: Invocation): Promise<Outcome> => {
    const place = await buyerPlace(invocation);
    return place.ok ? use(invocation, place.value) : place;
  };

export const showEnquiry = atPlace(showThread);
export const answerSupplier = atPlace(answerThread);
export const closeEnquiry = atPlace((invocation, place) => moveThread(invocation, place, 'closed'));
export const openEnquiry = atPlace((invocation, place) => moveThread(invocation, place, 'open'));
export const shareWithSupplier = atPlace(shareContact);
export const saveFileOfEnquiry = atPlace(saveFile);
