import type { RfqHold } from '@fairhall/core/contract/rfq/calls';
import { buyerOf, type CallContext } from '../call-context.ts';
import type { RfqPorts } from './rfq-ports.ts';
import type { RfqToStore } from './rfq-to-store.ts';

/** The most exhibitors that are notified of one request: those with the most matching tags. */
const MAX_NOTIFIED = 5;

/** The number of notified exhibitors, and why the request is held back from them; null if it is not. */
export interface ExhibitorNotification {
  readonly notified: number;
  readonly heldBy: RfqHold | null;
}

const NO_NOTIFICATION: ExhibitorNotification = { notified: 0, heldBy: null };

/**
 * Notifies the exhibitors of a request's exhibition that have its tags and people who answer. Notifies nobody for an
 * account with an unconfirmed address, since a stranger could write to five suppliers at once in another person's name.
 * Such a request waits until the address is confirmed; one over the daily limit waits until its buyer sends it.
 * D-57
 */
export async function notifyExhibitors(
  ports: RfqPorts,
  context: CallContext,
  rfqId: string,
  request: Omit<RfqToStore, 'email'>,
): Promise<ExhibitorNotification> {
  const { exhibitionId, cateAndTag, quantity, source } = request;
  const codes = cateAndTag?.tag.map(({ value }) => value.toUpperCase()) ?? [];
  if (exhibitionId === undefined || codes.length === 0) return NO_NOTIFICATION;
  if (!buyerOf(context).isVerified) return { notified: 0, heldBy: 'unconfirmedAddress' };
  const [exhibition] = await ports.findExhibitionsByIds(context, [exhibitionId]);
  if (exhibition === undefined) return NO_NOTIFICATION;
  const stands = await ports.findStandsByTags(context, exhibitionId, codes);
  const found = [...new Set(stands.map(({ supplierId }) => supplierId))];
  const people = await ports.findSupplierPeople(context.database, found);
  const supplierIds = found.filter((id) => hasPeople(people.get(id))).slice(0, MAX_NOTIFIED);
  const text = formatRequest(
    ports.texts.of(context.lang).text('mail.rfq.atExhibition', { exhibition: exhibition.name }),
    request,
  );
  if (supplierIds.length === 0) return NO_NOTIFICATION;
  const notified = await ports.sendRfqToSuppliers(context, {
    rfqId,
    supplierIds,
    exhibitionId,
    text,
    quantity,
    source,
  });
  return { notified, heldBy: notified === 0 ? 'dailyLimit' : null };
}

/** Whether anybody of a supplier would read the request. */
const hasPeople = (answering?: { readonly people: readonly unknown[]; readonly contactEmail: string }): boolean =>
  answering !== undefined && (answering.people.length > 0 || answering.contactEmail !== '');

/** The buyer's text for suppliers, below a line that says what it is. */
export function formatRequest(head: string, request: Omit<RfqToStore, 'email'>): string {
  const { description, question, cateAndTag, quantity, unit } = request;
  const sought = [...(cateAndTag?.tag.map(({ label }) => label) ?? []), cateAndTag?.product ?? ''];
  const amount = quantity === undefined ? '' : `${quantity} ${unit ?? ''}`.trim();
  const lines = [head, [...sought, amount].filter((part) => part !== '').join(' · '), description, question ?? ''];
  return lines.filter((line) => line !== '').join('\n');
}
