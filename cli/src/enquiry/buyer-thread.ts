import { ok, type Result } from '@fairhall/core/result';
import { createBuyerCalls } from '@fairhall/core/thread/thread-calls';
import { type Failure, type Outcome, toCallFailure } from '../answer.ts';
import { connect } from '../connection.ts';
import { readSavedLogin, toBuyerCallFailure } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { answerThread } from '../thread/answer-thread.ts';
import { moveThread } from '../thread/move-thread.ts';
import { saveFile } from '../thread/save-file.ts';
import { shareContact } from '../thread/share-contact.ts';
import { showThread } from '../thread/show-thread.ts';
import type { ThreadContext } from '../thread/thread-context.ts';
import type { FindHiddenContacts } from '../thread/warn-hidden-contacts.ts';
import { readLinkSignature } from './enquiry-link.ts';

/** The buyer's side of the enquiry in the argument: with the saved login, or with the link of the email. D-95 */
async function resolveBuyerThread(invocation: Invocation): Promise<Result<ThreadContext, Failure>> {
  const [enquiryId = ''] = invocation.args;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const sign = await readLinkSignature(invocation, enquiryId);
  if (!sign.ok) return sign;
  const { gateway, origin } = connection.value;
  const calls = createBuyerCalls(gateway, { enquiryId, sign: sign.value });
  const findHiddenContacts: FindHiddenContacts = (text) =>
    gateway.enquiry.contactsInReply({ enquiryId, sign: sign.value, text }, { handled: true });
  const context = { side: 'buyer', enquiryId, connection: connection.value, calls, findHiddenContacts } as const;
  if (sign.value !== undefined)
    return ok({ ...context, failed: (error, message) => toCallFailure(error, origin, message) });
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  return ok({ ...context, failed: (error, message) => toBuyerCallFailure(error, login.value, origin, message) });
}

const withBuyerThread =
  (use: (invocation: Invocation, context: ThreadContext) => Promise<Outcome>) =>
  async (invocation: Invocation): Promise<Outcome> => {
    const context = await resolveBuyerThread(invocation);
    return context.ok ? use(invocation, context.value) : context;
  };

export const showEnquiry = withBuyerThread(showThread);
export const answerSupplier = withBuyerThread(answerThread);
export const closeEnquiry = withBuyerThread((invocation, context) => moveThread(invocation, context, 'closed'));
export const openEnquiry = withBuyerThread((invocation, context) => moveThread(invocation, context, 'open'));
export const shareWithSupplier = withBuyerThread(shareContact);
export const saveFileOfEnquiry = withBuyerThread(saveFile);
