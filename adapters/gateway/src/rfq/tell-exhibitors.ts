import { buyerOf, type CallContext } from '../call-context.ts';
import type { RfqPorts } from './rfq-ports.ts';
import type { RfqToStore } from './store-rfq.ts';

/** How many exhibitors are told of one request: those with most of its tags. */
const TOLD_MAX = 5;

/**
 * Tells the exhibitors of a request's exhibition that have its tags, and answers how many. Nobody is told for an account whose
 * address has not been shown to be its owner's: a stranger could write to five suppliers at once in anybody's name.
 */
export async function tellExhibitors(
  ports: RfqPorts,
  context: CallContext,
  rfqId: string,
  request: RfqToStore,
): Promise<number> {
  const { exhibitionId, cateAndTag, quantity, source } = request;
  const codes = cateAndTag?.tag.map(({ value }) => value.toUpperCase()) ?? [];
  if (exhibitionId === undefined || codes.length === 0 || !buyerOf(context).isVerified) return 0;
  const [exhibition] = await ports.exhibitionsByIds(context, [exhibitionId]);
  if (exhibition === undefined) return 0;
  const stands = await ports.standsByTags(context, exhibitionId, codes);
  const supplierIds = [...new Set(stands.map(({ supplierId }) => supplierId))].slice(0, TOLD_MAX);
  const text = wordsOf(ports, context, request, exhibition.name);
  return ports.passOnRequest(context, { rfqId, supplierIds, exhibitionId, text, quantity, source });
}

/** What the buyer told, below a line that says where it was asked. */
function wordsOf({ texts }: RfqPorts, { lang }: CallContext, request: RfqToStore, exhibition: string): string {
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
