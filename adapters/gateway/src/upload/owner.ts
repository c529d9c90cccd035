import type { CallContext } from '../call-context.ts';

/**
 * Whose a file is: the account's of who is logged in, supplier's people too, else the visitor's who showed this proof. What
 * a member of the staff sends stands under a name that no proof has. D-95
 */
export interface FileOwner {
  readonly accountId: string | null;
  readonly visitor: string | null;
  /** One word for it, to count by. */
  readonly name: string;
}

/**
 * Undefined where nobody can be told apart from anybody else. What guests send into an enquiry is counted by the enquiry:
 * the link of its mail is theirs once, while anybody can make new proofs.
 */
export function ownerOf({ buyer, supplier, visitor, staff }: CallContext, enquiryId?: string): FileOwner | undefined {
  if (staff !== null) return { accountId: null, visitor: staffSender(staff.staffId), name: staffSender(staff.staffId) };
  if (supplier !== null) return { accountId: supplier.accountId, visitor: null, name: `account:${supplier.accountId}` };
  if (buyer !== null) return { accountId: buyer.accountId, visitor, name: `account:${buyer.accountId}` };
  if (visitor === null) return undefined;
  const name = enquiryId === undefined ? `visitor:${visitor}` : `enquiry:${enquiryId}`;
  return { accountId: null, visitor, name };
}

/** Under which name a member of the staff sends files. */
export const staffSender = (staffId: string): string => `staff:${staffId}`;
