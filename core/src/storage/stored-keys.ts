import * as z from 'zod/mini';
import { buyerInfo } from '../account/buyer-info.ts';
import { LOGIN_MARK } from '../account/session-cookie.ts';
import { cartDraft } from '../cart/draft.ts';
import { deferredTask } from '../deferral/task.ts';
import { enquiryDraft, enquiryProduct } from '../enquiry/draft.ts';
import type { StorePlace } from '../ports/key-value-store.ts';
import { rfqDraft } from '../rfq/draft.ts';
import { LANGUAGES } from '../site/languages.ts';
import { DEFERRED_TASK_LIFE, TOKEN_TTL } from '../site/limits.ts';
import { LANGUAGE_COOKIE } from '../site/resolve-language.ts';

export interface StoredKey<Value = unknown> {
  readonly key: string;
  /** Where it is written; it is read from the first of them that holds it. */
  readonly places: readonly StorePlace[];
  readonly schema: z.ZodMiniType<Value>;
  /** Milliseconds; without it a value stays until it is dropped. */
  readonly lifeMs?: number;
  /** The places a logout empties; none when absent. */
  readonly clearedAtLogout?: readonly StorePlace[];
}

const LOCAL = ['local'] as const;
const SESSION = ['session'] as const;
/** Thirteen months (D-48). */
const VISITOR_LIFE_MS = 395 * 86_400_000;

const ids = z.array(z.string().check(z.maxLength(64)));
const text = z.string().check(z.minLength(1), z.maxLength(500));
const token = z.string().check(z.regex(/^[\x21-\x7e]{1,2000}$/));
const guestText = z.optional(z.string().check(z.maxLength(500)));

const forGood = <Value>(key: string, schema: z.ZodMiniType<Value>) => ({ key, places: LOCAL, schema });
const untilLogout = <Value>(key: string, schema: z.ZodMiniType<Value>) => ({
  ...forGood(key, schema),
  clearedAtLogout: LOCAL,
});
const thisVisit = <Value>(key: string, schema: z.ZodMiniType<Value>) => ({
  key,
  places: SESSION,
  schema,
  clearedAtLogout: SESSION,
});

/**
 * Everything that is kept on a person's device, by the name it has in code (D-48, A-48). Values that only the gateway
 * may read, such as the cookie of a session, are the gateway's own and not listed.
 */
export const STORED_KEYS = {
  /** */
  visitorId: {
    key: 'visitor_id',
    places: ['local', 'cookie'],
    schema: z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
    lifeMs: VISITOR_LIFE_MS,
  },
  /** D-95 */
  visitorKey: forGood('visitor_key', z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))),
  /** Names this device to assistant, supplier and main calls; never the visitor's id (D-49). */
  deviceId: forGood('device_id', z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))),
  /** */
  lang: {
    key: LANGUAGE_COOKIE.name,
    places: ['cookie'],
    schema: z.enum(LANGUAGES.map((language) => language.code)),
    lifeMs: LANGUAGE_COOKIE.maxAgeSeconds * 1000,
  },
  /** */
  consentResult: forGood('consent_result', z.enum(['accept', 'reject'])),
  /** */
  buyerToken: { ...untilLogout('buyer_token', token), lifeMs: TOKEN_TTL },
  /** */
  buyerLoginSource: {
    ...untilLogout('buyer_login_source', z.enum(['login', 'login-simple', 'register'])),
    lifeMs: TOKEN_TTL,
  },
  /** Beside the cookie that no script reads, so that a login can be left without the gateway. D-48 */
  buyerLoginMark: {
    key: LOGIN_MARK,
    places: ['cookie'],
    schema: z.literal('1'),
    lifeMs: TOKEN_TTL,
    clearedAtLogout: ['cookie'],
  },
  /** What is shown before the gateway has answered.  */
  buyerUserInfo: { ...untilLogout('buyer_user_info', buyerInfo), lifeMs: TOKEN_TTL },
  supplierToken: { ...forGood('supplier_token', token), lifeMs: TOKEN_TTL },
  supplierId: forGood('supplier_id', text),
  /** */
  buyerId: untilLogout('buyer_id', text),
  /** Sent as purchaserContactId. */
  buyerContactId: untilLogout('buyer_contact_id', text),
  /** */
  buyerContactEmail: untilLogout('buyer_contact_email', text),
  /** */
  enquiryProduct: thisVisit('enquiry_product', enquiryProduct),
  enquiryDraft: thisVisit('enquiry_draft', enquiryDraft),
  /** */
  guestCart: untilLogout('cart_ids_guest', ids),
  buyerCart: untilLogout('cart_ids_buyer', ids),
  cartDraft: thisVisit('cart_draft', cartDraft),
  /** Where a request for quotation comes from. */
  rfqSource: untilLogout('rfq_source', z.int().check(z.minimum(1), z.maximum(11))),
  rfqDraft: untilLogout('rfq_draft', rfqDraft),
  /** What the address said of the tag selector's version, for this visit (D-59). */
  tagSelectorV2: { key: 'f_catsw2', places: SESSION, schema: z.boolean() },
  /** What goes by itself after the login. A-86 REL-10 */
  deferredTask: { ...untilLogout('deferred_task', deferredTask), lifeMs: DEFERRED_TASK_LIFE },
  /** */
  collectedProducts: untilLogout('collected_products', ids),
  collectedExhibitors: untilLogout('collected_exhibitors', ids),
  meetingExhibitors: untilLogout('meeting_exhibitors', ids),
  /** */
  promotionId: thisVisit('promotion_id', text),
  /** The first source stays on the device, the one of this visit ends with it. */
  entrySource: { key: 'entry_source', places: ['session', 'local'], schema: text, clearedAtLogout: SESSION },
  /** What a visitor told in a form, to fill in the next one (D-73). */
  touristInfo: untilLogout(
    'tourist_info',
    z.object({
      email: guestText,
      contactName: guestText,
      company: guestText,
      countryId: guestText,
      mobile: guestText,
    }),
  ),
  /** Exhibitions of the visitor's country that were pre-registered for here (D-73). */
  homeCountryAttendList: untilLogout(
    'home_country_attend_list',
    z.array(z.object({ exhibitionId: z.string(), websiteId: z.int(), time: z.int() })),
  ),
} as const satisfies Record<string, StoredKey>;

export type StoredName = keyof typeof STORED_KEYS;
export type StoredValue<Name extends StoredName> = z.output<(typeof STORED_KEYS)[Name]['schema']>;
