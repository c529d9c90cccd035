import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { formatRequest, notifyExhibitors } from './notify-exhibitors.ts';
import { toRfqColumns } from './rfq-columns.ts';
import type { RfqPorts } from './rfq-ports.ts';
import { type RfqToStore, toStoredInput } from './rfq-to-store.ts';
import { saveReach } from './save-reach.ts';
import { toRfqRefusal, updateRfq } from './update-rfq.ts';

interface RfqEdit extends RfqToStore {
  readonly rfqId: string;
  /** The version that the buyer saw; absent if they name none. */
  readonly version?: number | undefined;
}

/**
 * Replaces the fields and files of a request of the calling buyer. Suppliers that have it read the new text in their
 * threads; one that has reached none is matched with exhibitors again, since its tags may be other ones now. D-50 REL-07
 */
export async function editRfq(
  ports: RfqPorts,
  context: CallContext,
  { rfqId, version, ...input }: RfqEdit,
): Promise<Answer<true>> {
  const { accountId } = buyerOf(context);
  const actor = { side: 'buyer', accountId } as const;
  const columns = toRfqColumns(input);
  const edited = await updateRfq(context, rfqId, { act: 'edit', actor, actorId: accountId, version, columns });
  if (!edited.ok) return err(toRfqRefusal(edited.error));
  const { before } = edited.value;
  const { productId } = input;
  // A product that has left the catalogue since the request was sent does not block its edit.
  const isOtherProduct = productId !== undefined && productId !== before.product_id;
  if (isOtherProduct && !(await ports.listProductSuppliers(context, [productId])).has(productId)) return err(NOT_FOUND);
  if (!(await ports.attachments.replace(context, rfqId, input.attachments ?? []))) return err(NOT_FOUND);
  if (before.reached > 0) {
    await notifyOfEdit(ports, context, rfqId, { before: toStoredInput(before), after: input });
  } else {
    const notification = await notifyExhibitors(ports, context, rfqId, input);
    await saveReach(ports, context, { ...input, rfqId, siteId: before.site_id }, notification);
  }
  return ok(true);
}

/** Writes the new text to the suppliers that have the request; nothing if they would read the same as before. */
async function notifyOfEdit(
  { texts, notifyRfqSuppliers }: RfqPorts,
  context: CallContext,
  rfqId: string,
  { before, after }: { readonly before: RfqToStore; readonly after: RfqToStore },
): Promise<void> {
  const head = texts.of(context.lang).text('mail.rfq.edited');
  const text = formatRequest(head, after);
  if (text !== formatRequest(head, before)) await notifyRfqSuppliers(context, rfqId, { text, isLast: false });
}
