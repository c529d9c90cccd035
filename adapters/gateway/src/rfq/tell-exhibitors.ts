import type { RfqHold } from '@fairhall/core/contract/rfq/calls';
import { buyerOf, type CallContext } from '../call-context.ts';
import type { RfqPorts } from './rfq-ports.ts';
import type { RfqToStore } from './rfq-to-store.ts';

/** How many exhibitors are told of one request: those with most of its tags. */
const TOLD_MAX = 5;

/** How many exhibitors were told, and what keeps the request from them; null for nothing. */
export interface ExhibitorNotification {
  readonly told: number;
  readonly heldBy: RfqHold | null;
}

const NOBODY: ExhibitorNotification = { told: 0, heldBy: null };

/**
 * Tells the exhibitors of a request's exhibition that have its tags. Nobody is told for an account whose address has not been
 * shown to be its owner's: a stranger could write to five suppliers at once in anybody's name. Such a request waits until the
 * address is confirmed, and one beyond the day's limit until its buyer sends it off. D-57
 */
export async function tellExhibitors(
  ports: RfqPorts,
  context: CallContext,
  rfqId: string,
  request: Omit<RfqToStore, 'email'>,
): Promise<ExhibitorNotification> {
  const { exhibitionId, cateAndTag, quantity, source } = request;
  const codes = cateAndTag?.tag.map(({ value }) => value.toUpperCase()) ?? [];
  if (exhibitionId === undefined || codes.length === 0) return NOBODY;
  if (!buyerOf(context).isVerified) return { told: 0, heldBy: 'unconfirmedAddress' };
  const [exhibition] = await ports.exhibitionsByIds(context, [exhibitionId]);
  if (exhibition === undefined) return NOBODY;
  const stands = await ports.standsByTags(context, exhibitionId, codes);
  const supplierIds = [...new Set(stands.map(({ supplierId }) => supplierId))].slice(0, TOLD_MAX);
  const text = wordsOf(ports, context, request, exhibition.name);
  if (supplierIds.length === 0) return NOBODY;
  const told = await ports.passOnRequest(context, { rfqId, supplierIds, exhibitionId, text, quantity, source });
  return { told, heldBy: told === 0 ? 'dailyLimit' : null };
}

/** What the buyer told, below a line that says where it was asked. */
function wordsOf(
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
