import type { Side } from '@fairhall/core/contract/enquiry/thread-limits';
import type { EnquiryStatus } from '@fairhall/core/enquiry/enquiry-status';
import { normalizeEmail } from '@fairhall/core/forms/email';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { type CallContext, supplierOf } from '../call-context.ts';
import type { Tables } from '../db/tables.ts';
import type { EnquiryTables } from './enquiry.tables.ts';
import { getLinkVersion } from './enquiry-sign.ts';

export type EnquiryRow = Selectable<EnquiryTables['enquiry']>;

/** An enquiry and the side that the caller belongs to. */
export interface FoundEnquiry {
  readonly side: Side;
  readonly row: EnquiryRow;
}

/** `change` locks the enquiry until the transaction ends, so that actions of both sides run one after the other. */
export type Purpose = 'read' | 'change';

/** An enquiry that was delivered to the caller's supplier; undefined for any other. D-65 THR-29 */
export async function findForSupplier(
  context: CallContext,
  { enquiryId }: { readonly enquiryId: string },
  purpose: Purpose,
): Promise<FoundEnquiry | undefined> {
  const rows = selectEnquiry(context, enquiryId, purpose)
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .where('delivered_at', 'is not', null);
  return toFoundEnquiry('supplier', await rows.executeTakeFirst());
}

/**
 * An enquiry of the caller, or one whose sign is given; undefined for any other. A sign does not work before the
 * address is confirmed, after its owner's account was erased, or once the link was disabled. D-95 THR-29
 */
export async function findForBuyer(
  context: CallContext,
  { enquiryId, sign }: { readonly enquiryId: string; readonly sign?: string | undefined },
  purpose: Purpose,
): Promise<FoundEnquiry | undefined> {
  const link = await findLink(context, { enquiryId, sign });
  const rows = selectEnquiry(context, enquiryId, purpose).where((by) =>
    by.or([
      isOfBuyer(context)(by),
      ...(link === undefined
        ? []
        : [by.and([by('link_version', '=', link.version), by('verified_at', 'is not', null), by('email', '<>', '')])]),
    ]),
  );
  return toFoundEnquiry('buyer', await rows.executeTakeFirst());
}

interface EnquiryLink {
  readonly version: number;
  /** Whether the link was disabled. */
  readonly isEnded: boolean;
}

/** Finds the version of the enquiry's link by the sign; undefined without a sign, and for one that never worked. */
export async function findLink(
  { database }: CallContext,
  { enquiryId, sign }: { readonly enquiryId: string; readonly sign?: string | undefined },
): Promise<EnquiryLink | undefined> {
  if (sign === undefined) return undefined;
  const rows = database.kysely.selectFrom('enquiry').select(['enquiry_id', 'link_version']);
  const linked = await rows.where('enquiry_id', '=', enquiryId).executeTakeFirst();
  const version = linked && (await getLinkVersion(database, linked, sign));
  return linked === undefined || version === undefined
    ? undefined
    : { version, isEnded: version < linked.link_version };
}

/**
 * Whether an enquiry belongs to the buyer: sent from the account, or by a guest from the account's address, if both
 * have confirmed it.
 */
export const isOfBuyer =
  ({ buyer }: CallContext) =>
  (by: ExpressionBuilder<Tables, 'enquiry'>) => {
    if (buyer === null) return by.lit(false);
    const guests = by.and([
      by('account_id', 'is', null),
      by('verified_at', 'is not', null),
      by(by.fn<string>('lower', ['email']), '=', normalizeEmail(buyer.email)),
    ]);
    return by.or([by('account_id', '=', buyer.accountId), ...(buyer.isVerified ? [guests] : [])]);
  };

function selectEnquiry({ database }: CallContext, enquiryId: string, purpose: Purpose) {
  const rows = database.kysely.selectFrom('enquiry').selectAll().where('enquiry_id', '=', enquiryId);
  return purpose === 'change' ? rows.forUpdate() : rows;
}

const toFoundEnquiry = (side: Side, row: EnquiryRow | undefined): FoundEnquiry | undefined =>
  row === undefined ? undefined : { side, row };

/** The status of an enquiry, as the rules use it. */
export const toEnquiryStatus = (row: EnquiryRow): EnquiryStatus => ({
  state: row.state,
  closedBy: row.closed_by,
  lastSide: row.last_side,
  isAnswered: row.answered_at !== null,
  waitsSince: row.waits_since,
});

/** The last position that a side has read. */
export const readBy = (row: EnquiryRow, side: Side): number => (side === 'buyer' ? row.buyer_read : row.supplier_read);

/** Whether both sides agreed to show contact data. */
export const isShared = (row: Pick<EnquiryRow, 'buyer_shares' | 'supplier_shares'>): boolean =>
  row.buyer_shares && row.supplier_shares;
