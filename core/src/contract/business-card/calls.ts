import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { countryId, email, empty, id, page, pageNo, requiredText, text, time } from '../fields.ts';
import { phoneText } from '../phone.ts';
import { CONTACT_NAME_MAX, REGISTRATION_COMPANY_MAX } from '../preregistration/limits.ts';
import { CARD_ID_MAX, CARD_ORIGINS, SCAN_CODE_MAX } from './limits.ts';

/** The fields of a card; an optional field may be left out. */
const cardFields = {
  contactName: requiredText(CONTACT_NAME_MAX),
  company: z.optional(text(REGISTRATION_COMPANY_MAX)),
  email: z.optional(email),
  mobile: z.optional(phoneText),
  countryId: z.optional(countryId),
  /** Ids of private pictures that the buyer has uploaded before. */
  frontImageId: z.optional(id),
  backImageId: z.optional(id),
};

const saveInput = z.strictObject({
  /** The id of a saved card, which is then overwritten. */
  id: z.optional(id),
  ...cardFields,
  from: z.enum(CARD_ORIGINS),
  exhibitionId: z.optional(id),
});
const cardInput = z.strictObject(cardFields);

/** '' for an empty field. */
const cardDetails = z.object({
  contactName: z.string(),
  company: z.string(),
  email: z.string(),
  mobile: z.string(),
  countryId: z.string(),
  frontImageId: z.string(),
  backImageId: z.string(),
  /** Signatures that open the private pictures for ten minutes; absent if there is no picture. D-84 THR-36 */
  frontImageSign: z.optional(z.string()),
  backImageSign: z.optional(z.string()),
});

/** Turns the sharing of a card on or off. */
export const shareInput = z.strictObject({ isShared: z.boolean() });
/** The public id of the card; null while it is not shared. D-31 */
export const cardSharing = z.object({ cdpId: z.nullable(z.string()) });

const accountCard = z.extend(cardDetails, cardSharing.shape);

const publicCard = z.extend(cardDetails, {
  /** The supplier whose page the card links to, if the card's owner is a supplier's contact; '' for a buyer's card. */
  supplierId: z.string(),
});

/** What was scanned or typed: the number of a badge, or the address of a shared card. */
const scannedText = z.strictObject({ text: requiredText(SCAN_CODE_MAX) });

/** The card behind a scanned code, before it is saved; '' for an empty field. */
const foundCard = z.object({
  contactName: z.string(),
  company: z.string(),
  email: z.string(),
  mobile: z.string(),
  countryId: z.string(),
  /** The exhibition of the badge; '' for a shared card. */
  exhibitionId: z.string(),
});

const card = z.extend(cardDetails, {
  id: z.string(),
  from: z.enum(CARD_ORIGINS),
  exhibitionId: z.optional(z.string()),
  /** In the reader's language, else in English; '' without an exhibition, and for one that no longer exists. */
  exhibitionName: z.string(),
  createTime: time,
});

export type BusinessCardDetails = z.output<typeof cardDetails>;
export type AccountBusinessCard = z.output<typeof accountCard>;
export type CardSharing = z.output<typeof cardSharing>;
export type PublicBusinessCard = z.output<typeof publicCard>;
export type FoundBusinessCard = z.output<typeof foundCard>;
export type BusinessCard = z.output<typeof card>;
export type SavedBusinessCard = z.output<typeof saveInput>;
export type BusinessCardInput = z.output<typeof cardInput>;

const PATH = 'blade-purchaser/businessCard';
const callDefaults = { client: 'assistant', access: 'buyer' } as const;

/** Cards of people whom a buyer met, and the buyer's own card. D-62 */
export const businessCard = {
  /**
   * The cards that the buyer has saved, the latest first, 20 a page; only those of one exhibition if `exhibitionId` is
   * given. 
   */
  list: read({
    ...callDefaults,
    id: 'API-63',
    path: `${PATH}/list`,
    input: z.strictObject({ pageNo: z._default(pageNo, 1), exhibitionId: z.optional(id) }),
    output: page(card),
    cacheMs: 0,
    requirements: ['R-7.091', 'R-2.166', 'D-62'],
  }),
  /**
   * Saves a card. Scanning a badge again at the same exhibition returns the card that is already saved. '404' for an
   * `id` that is not the buyer's; '400' with its own message for a picture that is not the buyer's, and if the maximum
   * number of cards is saved.
   */
  save: submit({
    ...callDefaults,
    id: 'API-63',
    path: `${PATH}/save`,
    input: saveInput,
    output: z.object({ id: z.string() }),
    requirements: ['R-7.091', 'D-62', 'THR-36'],
  }),
  /**
   * The card of a badge by its number, for buyers who are registered for the same exhibition, or a shared card by its
   * address. The card of a badge holds what the wearer shares with exhibitors. '404' with its own message if there is
   * none.
   */
  find: read({
    ...callDefaults,
    id: 'API-526',
    path: `${PATH}/find`,
    input: scannedText,
    output: foundCard,
    cacheMs: 0,
    requirements: ['R-2.164', 'D-62', 'THR-33'],
  }),
  /** Saves the card that `find` returns. '404' as there; '400' if the maximum number of cards is saved. */
  collect: submit({
    ...callDefaults,
    id: 'API-527',
    path: `${PATH}/collect`,
    input: scannedText,
    output: z.object({ id: z.string() }),
    requirements: ['R-2.164', 'D-62', 'THR-33'],
  }),
  /** Deletes a card. Also succeeds if the card does not exist or belongs to another buyer, whose card stays. */
  remove: submit({
    ...callDefaults,
    id: 'API-63',
    path: `${PATH}/remove`,
    input: z.strictObject({ id }),
    output: z.literal(true),
    requirements: ['R-2.166', 'D-62'],
  }),
  /** The buyer's own card; made from the account data if none was saved. */
  own: read({
    ...callDefaults,
    id: 'API-373',
    path: `${PATH}/own`,
    input: empty,
    output: accountCard,
    cacheMs: 0,
    requirements: ['R-2.169', 'D-62'],
  }),
  /** Overwrites the buyer's own card. '400' with its own message for a picture that is not the buyer's. */
  saveOwn: submit({
    ...callDefaults,
    id: 'API-374',
    path: `${PATH}/saveOwn`,
    input: cardInput,
    output: z.literal(true),
    requirements: ['R-2.169', 'D-62', 'THR-36'],
  }),
  /**
   * Shares the buyer's own card with everybody who has its id, or stops sharing it; an id that was revoked is never
   * issued again. A card that was not saved yet is saved from the account data; '400' with its own message if the
   * account has no name.
   */
  share: submit({
    ...callDefaults,
    id: 'API-391',
    path: `${PATH}/share`,
    input: shareInput,
    output: cardSharing,
    requirements: ['R-2.118', 'D-31'],
  }),
  /**
   * A shared card, readable by everybody. '404' for every other id, whether revoked, unknown or malformed.
   *
   */
  view: read({
    client: 'assistant',
    id: 'API-392',
    path: `${PATH}/view`,
    input: z.strictObject({ cdpId: text(CARD_ID_MAX) }),
    output: publicCard,
    cacheMs: 0,
    requirements: ['R-2.118', 'R-2.119', 'D-31', 'THR-36'],
  }),
};
