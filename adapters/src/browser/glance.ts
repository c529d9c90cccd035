import { buyerTokenName, buyerUserInfoName } from '@fairhall/core/account/stored-names';
import { buyerCartName, guestCartName } from '@fairhall/core/cart/stored-names';
import { deferredTaskName } from '@fairhall/core/deferral/stored-names';
import { enquiryDraftName } from '@fairhall/core/enquiry/stored-names';
import { guestName } from '@fairhall/core/forms/stored-names';
import { rfqDraftName } from '@fairhall/core/rfq/stored-names';
import { isStored, type StoredWindow, storedValue } from './stored-value.ts';

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
export type GlancedWindow = StoredWindow;

/** The names under which it is kept. */
export const GLANCED_KEYS = {
  token: buyerTokenName.key,
  user: buyerUserInfoName.key,
  guestCart: guestCartName.key,
  buyerCart: buyerCartName.key,
  task: deferredTaskName.key,
  rfqDraft: rfqDraftName.key,
  enquiryDraft: enquiryDraftName.key,
  guest: guestName.key,
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
  const hasToken = typeof storedValue(window, buyerTokenName, now) === 'string';
  const cart = storedValue(window, hasToken ? buyerCartName : guestCartName, now);
  return {
    hasToken,
    nickname: hasToken ? nicknameOf(storedValue(window, buyerUserInfoName, now)) : '',
    cartCount: Array.isArray(cart) ? cart.length : 0,
    hasTask: isStored(window, deferredTaskName, now),
    hasRfqDraft: isStored(window, rfqDraftName, now),
    hasEnquiryWords: isStored(window, enquiryDraftName, now) || isStored(window, guestName, now),
  };
}

function nicknameOf(user: unknown): string {
  const isNamed = typeof user === 'object' && user !== null && 'nickname' in user;
  return isNamed && typeof user.nickname === 'string' ? user.nickname : '';
}
