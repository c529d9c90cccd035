import { isOpen } from '@fairhall/core/enquiry/enquiry-status';
import type { Queries } from '../db/database.ts';
import type { OfferedSupplier, ThreadPorts } from './enquiry-ports.ts';
import { type EnquiryRow, toEnquiryStatus } from './find-enquiry.ts';

type OfferPorts = Pick<ThreadPorts, 'findOffers'>;

/**
 * The offered suppliers while an enquiry is open and unanswered; undefined if its sender was offered none, and while a
 * supplier that it was moved to still has time to answer.
 */
export async function findCurrentOffers(
  ports: OfferPorts,
  { database, lang, now }: { readonly database: Queries; readonly lang: string; readonly now: number },
  row: EnquiryRow,
): Promise<readonly OfferedSupplier[] | undefined> {
  const { offer_at, offered_at } = row;
  if (offered_at === null || row.answered_at !== null || !isOpen(toEnquiryStatus(row))) return undefined;
  const wasMovedSince = offer_at !== null && offered_at < offer_at;
  if (wasMovedSince && now < offer_at) return undefined;
  return findOtherSuppliers(ports, database, row, lang);
}

/** Suppliers of similar products, without the one that has the enquiry, which may not be the product's own. */
export async function findOtherSuppliers(
  { findOffers }: OfferPorts,
  queries: Queries,
  { target_id: id, supplier_id }: EnquiryRow,
  lang: string,
): Promise<readonly OfferedSupplier[]> {
  const offers = await findOffers(queries, lang, { id });
  return offers.filter(({ supplierId }) => supplierId !== supplier_id);
}
