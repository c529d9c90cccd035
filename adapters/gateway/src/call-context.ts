import type { StaffRole } from '@fairhall/core/contract/staff/limits';
import type { SupplierRight } from '@fairhall/core/contract/supplier/limits';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Queries } from './db/database.ts';
import type { Logger } from './operations/logger.ts';
import type { Settings } from './settings.ts';

/** Who is logged in, by the token that came with the call. */
export interface Buyer {
  readonly accountId: string;
  readonly email: string;
  /** Whether she has shown that mails to that address arrive. */
  readonly isVerified: boolean;
  /** What clients send as purchaserContactId. */
  readonly contactId: string;
  /** The token as it came, which the buyer is told back; kept nowhere. A-31 */
  readonly token: string;
  /** SHA-256 of the token in hex, which names the session. */
  readonly tokenHash: string;
}

/** Whose staff token was shown. D-94 */
export interface StaffMember {
  readonly staffId: string;
  readonly name: string;
  readonly role: StaffRole;
  /** When the token ends, in epoch milliseconds. */
  readonly expires: number;
}

/** Whose supplier's token was shown. D-39 */
export interface SupplierPerson {
  readonly accountId: string;
  readonly supplierId: string;
  /** As the person gave it. */
  readonly name: string;
  readonly email: string;
  readonly right: SupplierRight;
  /** SHA-256 of the token in hex, which names the session. */
  readonly tokenHash: string;
}

/** The cookie that lets pages know of the login; no call reads it. */
export interface SessionCookie {
  start(token: string): void;
  end(): void;
}

/** What every handler is given beside its input. Ports of a feature's own are given to its handlers when they are made. */
export interface CallContext {
  /** Where a read asks. In a submit it is the open transaction, in which its idempotency row is written too. */
  readonly database: Queries;
  readonly lang: LanguageCode;
  /** The site that the host names, else the one the envelope wishes, else the international one (D-93). */
  readonly siteId: number;
  readonly websiteId: number;
  /** The caller's network address, from its socket or from a trusted proxy. */
  readonly address: string;
  /** Ends when the caller leaves before it is answered; undefined where nobody watches. REL-22 */
  readonly signal?: AbortSignal | undefined;
  /** What the caller says it is, which nothing may depend on; '' where it says nothing. */
  readonly userAgent: string;
  /** SHA-256 of the visitor's proof in hex, or null when none was shown (D-95). */
  readonly visitor: string | null;
  /** The buyer whose token was shown: always there in buyers' calls, never in those that are open to anyone. */
  readonly buyer: Buyer | null;
  /** The member of the staff whose token was shown: always there in calls for support and operators, and in no others. */
  readonly staff: StaffMember | null;
  /** The person of a supplier whose token was shown: always there in suppliers' calls, and in no others. */
  readonly supplier: SupplierPerson | null;
  /**
   * Whether callers without proof of the email address that the input names, of whom this is one, have named it too often:
   * the answer then tells nothing about the address. D-33 D-65
   */
  readonly isEmailOverused?: boolean | undefined;
  readonly cookie: SessionCookie;
  /** Epoch milliseconds, the same for the whole call. */
  readonly now: number;
  /** The key of a submit; null in reads. */
  readonly idempotencyKey: string | null;
  readonly requestId: string;
  readonly settings: Settings;
  readonly log: Logger;
}

/** The buyer of a call that nobody else reaches. Throws where the contract lets others in. */
export function buyerOf({ buyer }: CallContext): Buyer {
  if (buyer === null) throw new Error('this call is not for buyers alone');
  return buyer;
}

/** The member of the staff whose call this is. Throws where the contract lets others in. */
export function staffOf({ staff }: CallContext): StaffMember {
  if (staff === null) throw new Error('this call is not for staff alone');
  return staff;
}

/** The person of a supplier whose call this is. Throws where the contract lets others in. */
export function supplierOf({ supplier }: CallContext): SupplierPerson {
  if (supplier === null) throw new Error('this call is not for suppliers alone');
  return supplier;
}
