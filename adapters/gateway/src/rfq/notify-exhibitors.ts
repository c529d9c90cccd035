import type { RfqHold } from '@fairhall/core/contract/rfq/calls';
import { buyerOf, type CallContext } from '../call-context.ts';
import type { RfqPorts } from './rfq-ports.ts';
import type { RfqToStore } from './rfq-to-store.ts';

/** How many exhibitors are told of one request: those with most of its tags. */
const MAX_NOTIFIED = 5;

/** How many exhibitors were told, and what keeps the request from them; null for nothing. */
export interface ExhibitorNotification {
  readonly notified: number;
  readonly heldBy: RfqHold | null;
}

const NO_NOTIFICATION: ExhibitorNotification = { notified: 0, heldBy: null };

/**
 * Tells the exhibitors of a request's exhibition that have its tags. Nobody is told for an account whose address has not been
 * shown to be its owner's: a stranger could write to five suppliers at once in anybody's name. Such a request waits until the
 * address is confirmed, and one beyond the day's limit until its buyer sends it off. D-57
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
  const supplierIds = [...new Set(stands.map(({ supplierId }) => supplierId))].slice(0, MAX_NOTIFIED);
  const text = formatRequest(ports, context, request, exhibition.name);
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

/** What the buyer told, below a line that says where it was asked. */
function formatRequest(
  { texts }: RfqPorts,
  { lang }: CallContext,
  request: Omit<RfqToStore, 'email'>,
  exhibition: string,
): string {
  const { description, question, cateAndTag, quantity, unit } = request;
  const sought = [...(cateAndTag?.tag.map(({ label }) => label) ?? []), cateAndTag?.product ?? ''];
  const amount = quantity === undefined ? '' : `${quantity} ${unit ?? ''}`.trim();
  const lines = [
    texts.of(lang).text('mail.rfq.atExhibition', { exhibition }),
    [...sought, amount].filter((part) => part !== '').join(' · '),
    description,
    question ?? '',
  ];
  return lines.filter((line) => line !== '').join('\n');
}
