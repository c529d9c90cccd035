import type { CallContext } from '../call-context.ts';

/** Whose a file is: the account's of who is logged in, else the visitor's who showed this proof. D-95 */
export interface FileOwner {
  readonly accountId: string | null;
  readonly visitor: string | null;
  /** One word for it, to count by. */
  readonly name: string;
}

/** Undefined where nobody can be told apart from anybody else. */
export function ownerOf({ buyer, visitor }: CallContext): FileOwner | undefined {
  if (buyer !== null) return { accountId: buyer.accountId, visitor, name: `account:${buyer.accountId}` };
  return visitor === null ? undefined : { accountId: null, visitor, name: `visitor:${visitor}` };
}
