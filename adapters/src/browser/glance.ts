import type { StoreWindow } from './window.ts';

/**
 * What the device tells of a visitor before the code of storage and login is loaded: enough to draw a header and to decide
 * what to load. Nothing of it is checked, so nothing may depend on it but what is shown first.
 */
export interface Glance {
  readonly hasToken: boolean;
  /** '' where it is not known. */
  readonly nickname: string;
  /** How many products the cart holds: the buyer's with a token, else the guest's. */
  readonly cartCount: number;
  /** Something waits to be sent after a login. */
  readonly hasTask: boolean;
  /** A request for quotation is begun. */
  readonly hasRfqDraft: boolean;
  /** An enquiry is begun, or a contact was told in an earlier form: something to fill in.  */
  readonly hasEnquiryWords: boolean;
}

/** The part of a window that is read for it. */
export type GlancedWindow = Pick<StoreWindow, 'localStorage' | 'sessionStorage'>;

/** The names under which it is kept, as the table of stored keys has them. */
export const GLANCED_KEYS = {
  token: 'buyer_token',
  user: 'buyer_user_info',
  guestCart: 'cart_ids_guest',
  buyerCart: 'cart_ids_buyer',
  task: 'deferred_task',
  rfqDraft: 'rfq_draft',
  enquiryDraft: 'enquiry_draft',
  guest: 'tourist_info',
} as const;

/** What is shown until the device has been read: nothing is known. */
export const EMPTY_GLANCE: Glance = {
  hasToken: false,
  nickname: '',
  cartCount: 0,
  hasTask: false,
  hasRfqDraft: false,
  hasEnquiryWords: false,
};

/** Reads the device. `now` is in epoch milliseconds. */
export function glanceAt(window: GlancedWindow, now: number): Glance {
  const read = (key: string): unknown => parsed(() => window.localStorage, key);
  const readVisit = (key: string): unknown => parsed(() => window.sessionStorage, key);
  const alive = (key: string): unknown => aliveValue(read(key), now);
  const hasToken = typeof alive(GLANCED_KEYS.token) === 'string';
  const cart = read(hasToken ? GLANCED_KEYS.buyerCart : GLANCED_KEYS.guestCart);
  return {
    hasToken,
    nickname: hasToken ? nicknameOf(alive(GLANCED_KEYS.user)) : '',
    cartCount: Array.isArray(cart) ? cart.length : 0,
    hasTask: alive(GLANCED_KEYS.task) !== undefined,
    hasRfqDraft: read(GLANCED_KEYS.rfqDraft) !== undefined,
    hasEnquiryWords: (readVisit(GLANCED_KEYS.enquiryDraft) ?? read(GLANCED_KEYS.guest)) !== undefined,
  };
}

function nicknameOf(user: unknown): string {
  const isNamed = typeof user === 'object' && user !== null && 'nickname' in user;
  return isNamed && typeof user.nickname === 'string' ? user.nickname : '';
}

/** The value of what is kept with a life (`{v, exp}`), undefined once that is over. */
function aliveValue(kept: unknown, now: number): unknown {
  const hasLife = typeof kept === 'object' && kept !== null && 'v' in kept && 'exp' in kept;
  return hasLife && typeof kept.exp === 'number' && kept.exp > now ? kept.v : undefined;
}

/** Undefined for what is not there, for what nobody can read, and where the storage is forbidden. */
function parsed(storage: () => GlancedWindow['localStorage'], key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? '');
  } catch {
    return undefined;
  }
}
