import type { CallContext } from '../call-context.ts';

/**
 * The owner of a file: the account that is logged in, buyer or supplier's person, else the visitor with this proof. A
 * staff member's files have a name in place of the proof that no proof can have. D-95
 */
export interface FileOwner {
  readonly accountId: string | null;
  readonly visitor: string | null;
  /** The owner as one string, used as a key for counting. */
  readonly name: string;
}

/**
 * Undefined for a caller without login or proof. Files that guests send in an enquiry are counted by the enquiry, since
 * anybody can create new proofs, but the link of an email belongs to one enquiry.
 */
export function ownerOf({ buyer, supplier, visitor, staff }: CallContext, enquiryId?: string): FileOwner | undefined {
  if (staff !== null) return { accountId: null, visitor: staffSender(staff.staffId), name: staffSender(staff.staffId) };
  if (supplier !== null) return { accountId: supplier.accountId, visitor: null, name: `account:${supplier.accountId}` };
  if (buyer !== null) return { accountId: buyer.accountId, visitor, name: `account:${buyer.accountId}` };
  if (visitor === null) return undefined;
  const name = enquiryId === undefined ? `visitor:${visitor}` : `enquiry:${enquiryId}`;
  return { accountId: null, visitor, name };
}

/** The sender name of a staff member's files. */
export const staffSender = (staffId: string): string => `staff:${staffId}`;
