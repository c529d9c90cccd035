import { supplierCalls } from '@fairhall/core/enquiry/supplier/thread.page';
import { ok, type Result } from '@fairhall/core/result';
import type { Failure, Outcome } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { connectSupplier, toSupplierCallFailure } from '../../supplier-login/connect-supplier.ts';
import { answerThread } from '../../thread/answer-thread.ts';
import { moveThread } from '../../thread/move-thread.ts';
import { saveFile } from '../../thread/save-file.ts';
import { shareContact } from '../../thread/share-contact.ts';
import { showThread } from '../../thread/show-thread.ts';
import type { ThreadContext } from '../../thread/thread-context.ts';

/** The supplier's side of the enquiry in the argument. D-65 */
function resolveSupplierThread(invocation: Invocation): Result<ThreadContext, Failure> {
  const [enquiryId = ''] = invocation.args;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { connection, ports } = desk.value;
  return ok({
    side: 'supplier',
    enquiryId,
    connection,
    calls: supplierCalls(ports.supplierGateway, enquiryId),
    findHiddenContacts: (text) =>
      ports.supplierGateway.supplierEnquiry.contactsInAnswer({ enquiryId, text }, { handled: true }),
    failed: (error, message) => toSupplierCallFailure(desk.value, error, message),
  });
}

const withSupplierThread =
  (use: (invocation: Invocation, context: ThreadContext) => Promise<Outcome>) =>
  async (invocation: Invocation): Promise<Outcome> => {
    const context = resolveSupplierThread(invocation);
    return context.ok ? use(invocation, context.value) : context;
  };

export const showEnquiry = withSupplierThread(showThread);
export const answerBuyer = withSupplierThread(answerThread);
export const closeEnquiry = withSupplierThread((invocation, context) => moveThread(invocation, context, 'closed'));
export const openEnquiry = withSupplierThread((invocation, context) => moveThread(invocation, context, 'open'));
export const shareWithBuyer = withSupplierThread(shareContact);
export const saveFileOfEnquiry = withSupplierThread(saveFile);
