import type { CallContext } from '../call-context.ts';

/** Whose a file is: the account's of who is logged in, supplier's people too, else the visitor's who showed this proof. D-95 */
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
export function ownerOf({ buyer, supplier, visitor }: CallContext, enquiryId?: string): FileOwner | undefined {
  if (supplier !== null) return { accountId: supplier.accountId, visitor: null, name: `account:${supplier.accountId}` };
  if (buyer !== null) return { accountId: buyer.accountId, visitor, name: `account:${buyer.accountId}` };
  if (visitor === null) return undefined;
  const name = enquiryId === undefined ? `visitor:${visitor}` : `enquiry:${enquiryId}`;
  return { accountId: null, visitor, name };
}
