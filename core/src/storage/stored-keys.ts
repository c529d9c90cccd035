import * as z from 'zod/mini';
import * as account from '../account/keys.ts';
import * as cart from '../cart/keys.ts';
import { deferredTaskKey } from '../deferral/keys.ts';
import * as enquiry from '../enquiry/keys.ts';
import { guestKey } from '../forms/keys.ts';
import { keptForGood, keptForVisit, keptUntilLogout, type StoredKey } from '../ports/storage.ts';
import * as rfq from '../rfq/keys.ts';
import * as site from '../site/keys.ts';
import { tagSelectorV2Key } from '../tags/keys.ts';
import * as own from './keys.ts';

const ids = z.array(z.string().check(z.maxLength(64)));
const text = z.string().check(z.minLength(1), z.maxLength(500));
const exhibitions = z.array(z.object({ exhibitionId: z.string(), websiteId: z.int(), time: z.int() }));
const entrySource: StoredKey<string> = {
  key: 'entry_source',
  places: ['session', 'local'],
  schema: text,
  clearedAtLogout: ['session'],
};

/**
 * Everything that is kept on a person's device, by the name it has in code (D-48, A-48). Values that only the gateway
 * may read, such as the cookie of a session, are the gateway's own and not listed.
 */
export const STORED_KEYS = {
  visitorId: own.visitorIdKey,
  visitorKey: own.visitorKeyKey,
  deviceId: own.deviceIdKey,
  lang: site.langKey,
  consentResult: site.consentResultKey,
  buyerToken: account.buyerTokenKey,
  buyerLoginSource: account.buyerLoginSourceKey,
  buyerLoginMark: account.buyerLoginMarkKey,
  buyerUserInfo: account.buyerUserInfoKey,
  supplierToken: account.supplierTokenKey,
  supplierId: keptForGood('supplier_id', text),
  buyerId: account.buyerIdKey,
  buyerContactId: account.buyerContactIdKey,
  buyerContactEmail: account.buyerContactEmailKey,
  enquiryProduct: enquiry.enquiryProductKey,
  enquiryDraft: enquiry.enquiryDraftKey,
  guestCart: cart.guestCartKey,
  buyerCart: cart.buyerCartKey,
  cartDraft: cart.cartDraftKey,
  rfqSource: rfq.rfqSourceKey,
  rfqDraft: rfq.rfqDraftKey,
  tagSelectorV2: tagSelectorV2Key,
  deferredTask: deferredTaskKey,
  /** */
  collectedProducts: keptUntilLogout('collected_products', ids),
  collectedExhibitors: keptUntilLogout('collected_exhibitors', ids),
  meetingExhibitors: keptUntilLogout('meeting_exhibitors', ids),
  /** */
  promotionId: keptForVisit('promotion_id', text),
  /** The first source stays on the device, the one of this visit ends with it. */
  entrySource,
  touristInfo: guestKey,
  /** Exhibitions of the visitor's country that were pre-registered for here (D-73). */
  homeCountryAttendList: keptUntilLogout('home_country_attend_list', exhibitions),
} as const satisfies Record<string, StoredKey>;

export type StoredName = keyof typeof STORED_KEYS;
export type StoredValue<Name extends StoredName> = z.output<(typeof STORED_KEYS)[Name]['schema']>;
