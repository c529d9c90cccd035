import type { StaffRole } from '@fairhall/core/contract/staff/limits';
import type { SupplierRight } from '@fairhall/core/contract/supplier/limits';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Queries } from './db/database.ts';
import type { Logger } from './operations/logger.ts';
import type { Settings } from './settings.ts';

/** The buyer who is logged in, by the token that came with the call. */
export interface Buyer {
  readonly accountId: string;
  readonly email: string;
  /** Whether the buyer has confirmed the address. */
  readonly isVerified: boolean;
  /** The purchaserContactId that clients send. */
  readonly contactId: string;
  /** The token as the client sent it, which the answer returns; it is stored nowhere. A-31 */
  readonly token: string;
  /** SHA-256 of the token in hex, which identifies the session. */
  readonly tokenHash: string;
}

/** The owner of the staff token that came with the call. D-94 */
export interface StaffMember {
  readonly staffId: string;
  readonly name: string;
  readonly role: StaffRole;
  /** When the token expires, in epoch milliseconds. */
  readonly expires: number;
}

/** The owner of the supplier token that came with the call. D-39 */
export interface SupplierPerson {
  readonly accountId: string;
  readonly supplierId: string;
  /** As the person typed it. */
  readonly name: string;
  readonly email: string;
  readonly right: SupplierRight;
  /** SHA-256 of the token in hex, which identifies the session. */
  readonly tokenHash: string;
}

/** The cookie that lets pages know of the login; calls do not read it. */
export interface SessionCookie {
  start(token: string): void;
  end(): void;
}

/**
 * The context that every handler gets besides its input. A feature's own ports are passed when its handlers are
 * created.
 */
export interface CallContext {
  /** The database for reads. In a submit it is the open transaction, which also writes the idempotency row. */
  readonly database: Queries;
  readonly lang: LanguageCode;
  /** The site that the host names, else the one that the envelope requests, else the international one (D-93). */
  readonly siteId: number;
  readonly websiteId: number;
  /** The host that the request was sent to, with its port if it is not the usual one; '' for a call of this process. */
  readonly host: string;
  /** The caller's network address, from its socket or from a trusted proxy. */
  readonly address: string;
  /** Aborts if the client disconnects before it is answered; undefined if nothing watches the connection. REL-22 */
  readonly signal?: AbortSignal | undefined;
  /** The client's User-Agent, which no decision may depend on; '' if it sends none. */
  readonly userAgent: string;
  /** SHA-256 of the visitor's proof in hex; null if none was sent (D-95). */
  readonly visitor: string | null;
  /**
   * The logged-in buyer: always set in calls for buyers; in calls for visitors, set if a valid token came; null in
   * calls that are open to anyone.
   */
  readonly buyer: Buyer | null;
  /** The staff member: always set in calls for support and operators, null in all others. */
  readonly staff: StaffMember | null;
  /** The supplier's person: always set in calls for suppliers, null in all others. */
  readonly supplier: SupplierPerson | null;
  /**
   * True if callers who have not proved that they own the input's email address, as this one, have named it too often:
   * the answer then reveals nothing about the address. D-33 D-65
   */
  readonly isEmailOverused?: boolean | undefined;
  readonly cookie: SessionCookie;
  /** Epoch milliseconds, the same for the whole call. */
  readonly now: number;
  /** The idempotency key of a submit; null in reads. */
  readonly idempotencyKey: string | null;
  readonly requestId: string;
  readonly settings: Settings;
  readonly log: Logger;
}

/** The buyer of a call for buyers only. Throws where the contract lets others in. */
export function buyerOf({ buyer }: CallContext): Buyer {
  if (buyer === null) throw new Error('this call is not for buyers alone');
  return buyer;
}

/** The staff member of a call for staff only. Throws where the contract lets others in. */
export function staffOf({ staff }: CallContext): StaffMember {
  if (staff === null) throw new Error('this call is not for staff alone');
  return staff;
}

/** The supplier's person of a call for suppliers only. Throws where the contract lets others in. */
export function supplierOf({ supplier }: CallContext): SupplierPerson {
  if (supplier === null) throw new Error('this call is not for suppliers alone');
  return supplier;
}
