import {
  buyerContactEmailKey,
  buyerContactIdKey,
  buyerIdKey,
  buyerLoginMarkKey,
  buyerLoginSourceKey,
  buyerTokenKey,
  buyerUserInfoKey,
} from '../account/keys.ts';
import type { SessionMemory } from '../account/session-memory.ts';
import { buyerCartKey } from '../cart/keys.ts';
import type { Storage } from '../ports/storage.ts';

/** The storage slots of a login on the device. D-48 */
export const sessionMemoryOf = (storage: Storage): SessionMemory => ({
  token: storage.slot(buyerTokenKey),
  mark: storage.slot(buyerLoginMarkKey),
  source: storage.slot(buyerLoginSourceKey),
  user: storage.slot(buyerUserInfoKey),
  buyerId: storage.slot(buyerIdKey),
  contactId: storage.slot(buyerContactIdKey),
  contactEmail: storage.slot(buyerContactEmailKey),
  cart: storage.slot(buyerCartKey),
  clearForLogout: storage.clearForLogout,
});
