import { supplierCalls } from '@fairhall/core/enquiry/supplier/thread.page';
import { ok, type Result } from '@fairhall/core/result';
import type { Failure, Outcome } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { connectSupplier, failedSupplierCall } from '../../supplier-login/connect-supplier.ts';
import { answerThread } from '../../thread/answer-thread.ts';
import { moveThread } from '../../thread/move-thread.ts';
import { saveFile } from '../../thread/save-file.ts';
import { shareContact } from '../../thread/share-contact.ts';
import { showThread } from '../../thread/show-thread.ts';
import type { ThreadPlace } from '../../thread/thread-place.ts';

/** The supplier's side of the enquiry that the line names. D-65 */
function supplierPlace(invocation: Invocation): Result<ThreadPlace, Failure> {
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
    failed: (error, message) => failedSupplierCall(desk.value, error, message),
  });
}

const atPlace =
  (use: (invocation: Invocation, place: ThreadPlace) => Promise<Outcome>) =>
  async (invocation: Invocation): Promise<Outcome> => {
    const place = supplierPlace(invocation);
    return place.ok ? use(invocation, place.value) : place;
  };

export const showEnquiry = atPlace(showThread);
export const answerBuyer = atPlace(answerThread);
export const closeEnquiry = atPlace((invocation, place) => moveThread(invocation, place, 'closed'));
export const openEnquiry = atPlace((invocation, place) => moveThread(invocation, place, 'open'));
export const shareWithBuyer = atPlace(shareContact);
export const saveFileOfEnquiry = atPlace(saveFile);
