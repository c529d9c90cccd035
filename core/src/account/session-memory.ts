import type { Slot } from '../ports/slot.ts';
import type { BuyerInfo } from './buyer-info.ts';

/** How the current buyer logged in. */
export type LoginSource = 'login' | 'login-simple' | 'register';

/** A successful login. */
export interface Login {
  readonly token: string;
  readonly source: LoginSource;
  /** '' if it is known only with the account. */
  readonly email: string;
}

/** The storage slots on the device for the logged-in person. */
export interface SessionMemory {
  readonly token: Slot<string>;
  readonly source: Slot<LoginSource>;
  /** Tells the server during page rendering that this device has a login. */
  readonly mark: Slot<'1'>;
  readonly user: Slot<BuyerInfo>;
  readonly buyerId: Slot<string>;
  readonly contactId: Slot<string>;
  readonly contactEmail: Slot<string>;
  readonly cart: Slot<string[]>;
  /** */
  clearForLogout(): void;
}

/** Stores a login, and removes the stored data of an earlier buyer.  */
export function saveLogin(memory: SessionMemory, { token, source, email }: Login): void {
  memory.user.drop();
  memory.buyerId.drop();
  memory.contactId.drop();
  memory.token.save(token);
  memory.mark.save('1');
  memory.source.save(source);
  saveOrDrop(memory.contactEmail, email);
}

/** Stores the buyer, so that the next page can show them at once.  */
export function saveUser(memory: SessionMemory, user: BuyerInfo): void {
  memory.user.save(user);
  saveOrDrop(memory.buyerId, user.id);
  saveOrDrop(memory.contactId, user.purchaserContactId);
  saveOrDrop(memory.contactEmail, user.email);
}

/**
 * Removes a login that is no longer valid, and the buyer's cart; the guest's cart stays.   A-19
 */
export function forgetLogin(memory: SessionMemory): void {
  memory.token.drop();
  memory.mark.drop();
  memory.source.drop();
  memory.user.drop();
  memory.buyerId.drop();
  memory.contactId.drop();
  memory.contactEmail.drop();
  memory.cart.save([]);
}

function saveOrDrop(slot: Slot<string>, value: string): void {
  if (value === '') slot.drop();
  else slot.save(value);
}
