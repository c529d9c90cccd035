import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { countryId, email, empty, id, page, pageNo, requiredText, text, time } from '../fields.ts';
import { phoneText } from '../phone.ts';
import { COMPANY_MAX, CONTACT_NAME_MAX } from '../preregistration/limits.ts';
import { CARD_ID_MAX, CARD_ORIGINS } from './limits.ts';

/** What a card tells; what is left out it does not tell. */
const cardFields = {
  contactName: requiredText(CONTACT_NAME_MAX),
  company: z.optional(text(COMPANY_MAX)),
  email: z.optional(email),
  mobile: z.optional(phoneText),
  countryId: z.optional(countryId),
  /** Ids of private pictures that the buyer has sent before. */
  frontImageId: z.optional(id),
  backImageId: z.optional(id),
};

const saveInput = z.strictObject({
  /** Of a card that is kept already, which is written anew. */
  id: z.optional(id),
  ...cardFields,
  from: z.enum(CARD_ORIGINS),
  exhibitionId: z.optional(id),
});
const cardInput = z.strictObject(cardFields);

/** '' for what a card does not tell. */
const cardDetails = z.object({
  contactName: z.string(),
  company: z.string(),
  email: z.string(),
  mobile: z.string(),
  countryId: z.string(),
  frontImageId: z.string(),
  backImageId: z.string(),
  /** What shows the private pictures for ten minutes; absent without one. D-84 THR-36 */
  frontImageSign: z.optional(z.string()),
  backImageSign: z.optional(z.string()),
});

/** Whether a card is to be shared. */
export const shareInput = z.strictObject({ isShared: z.boolean() });
/** By which everybody sees the card; null while it is not shared. D-31 */
export const cardSharing = z.object({ cdpId: z.nullable(z.string()) });

const accountCard = z.extend(cardDetails, cardSharing.shape);

const publicCard = z.extend(cardDetails, {
  /** Whose page tells more, where the card is of a person who answers for a supplier; '' for a buyer's. */
  supplierId: z.string(),
});

const card = z.extend(cardDetails, {
  id: z.string(),
  from: z.enum(CARD_ORIGINS),
  exhibitionId: z.optional(z.string()),
  /** In the reader's language, else in English; '' for none, and for one that is no longer there. */
  exhibitionName: z.string(),
  createTime: time,
});

export type BusinessCardDetails = z.output<typeof cardDetails>;
export type AccountBusinessCard = z.output<typeof accountCard>;
export type CardSharing = z.output<typeof cardSharing>;
export type PublicBusinessCard = z.output<typeof publicCard>;
export type BusinessCard = z.output<typeof card>;
export type SavedBusinessCard = z.output<typeof saveInput>;
export type BusinessCardInput = z.output<typeof cardInput>;

const PATH = 'blade-purchaser/businessCard';
const callDefaults = { client: 'assistant', access: 'buyer' } as const;

/** Cards of those whom a buyer met, and the buyer's own. D-62 */
export const businessCard = {
  /** The cards that the buyer keeps, the latest first, 20 a page; those of one exhibition where one is named.  */
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
   * Keeps a card. A badge that is scanned again at the same exhibition is the card that is kept already. '404' for an `id` that is
   * not the buyer's; '400' with its own message for a picture that is not, and where as many are kept as can be.
   */
  save: submit({
    ...callDefaults,
    id: 'API-63',
    path: `${PATH}/save`,
    input: saveInput,
    output: z.object({ id: z.string() }),
    requirements: ['R-7.091', 'D-62', 'THR-36'],
  }),
  /** What is not kept, or is another's, is left all the same. */
  remove: submit({
    ...callDefaults,
    id: 'API-63',
    path: `${PATH}/remove`,
    input: z.strictObject({ id }),
    output: z.literal(true),
    requirements: ['R-2.166', 'D-62'],
  }),
  /** The buyer's own card; what the account tells where none was saved. */
  own: read({
    ...callDefaults,
    id: 'API-373',
    path: `${PATH}/own`,
    input: empty,
    output: accountCard,
    cacheMs: 0,
    requirements: ['R-2.169', 'D-62'],
  }),
  /** Writes the buyer's own card anew. '400' with its own message for a picture that is not the buyer's. */
  saveOwn: submit({
    ...callDefaults,
    id: 'API-374',
    path: `${PATH}/saveOwn`,
    input: cardInput,
    output: z.literal(true),
    requirements: ['R-2.169', 'D-62', 'THR-36'],
  }),
  /**
   * Shows the buyer's own card to whoever has its id, or to nobody any more: an id that was taken back is never given again. A
   * card that was not saved yet is saved with what the account tells; '400' with its own message where that is no name.
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
   * A card that its owner shares, to everybody. '404' for every id that shows none, be it taken back, unknown or none that can
   * be one. 
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
