import type { SessionMemory } from '../account/session-memory.ts';
import type { Storage } from '../storage/storage.ts';

/** What a login leaves on the device, in its places. D-48 */
export const sessionMemoryOf = (storage: Storage): SessionMemory => ({
  token: storage.slot('buyerToken'),
  mark: storage.slot('buyerLoginMark'),
  source: storage.slot('buyerLoginSource'),
  user: storage.slot('buyerUserInfo'),
  buyerId: storage.slot('buyerId'),
  contactId: storage.slot('buyerContactId'),
  contactEmail: storage.slot('buyerContactEmail'),
  cart: storage.slot('buyerCart'),
  clearForLogout: storage.clearForLogout,
});
