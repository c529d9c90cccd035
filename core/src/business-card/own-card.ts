import type { ShownBusinessCard } from '../contract/business-card.ts';
import { CARD_MOBILE_PATTERN } from '../contract/business-card-limits.ts';
import { EMAIL_MAX } from '../contract/field-limits.ts';
import { COMPANY_MAX, CONTACT_NAME_MAX } from '../contract/preregistration-limits.ts';
import { privateImageUrl } from '../contract/resource.ts';
import { type CardFiles, knownCard } from '../files/card-files.ts';
import { EMAIL_PATTERN } from '../forms/email.ts';
import { maxLength, pattern, required } from '../forms/rule.ts';
import { asciiDigits } from '../forms/text-input.ts';
import type { ToldKind, ToldTexts } from '../forms/told-form.ts';

/** What a buyer's own card tells, in the form's order. */
export type OwnCardName = 'contactName' | 'company' | 'email' | 'mobile' | 'countryId';

/** The card as its page begins with it. */
export interface OwnCard {
  readonly told: ToldTexts<OwnCardName>;
  readonly cards: CardFiles;
}

/** What people write between the digits of a number is left out. D-89 */
export const cardMobile = (typed: string): string => asciiDigits(typed).replace(/[\s().-]/g, '');

const MOBILE = pattern(CARD_MOBILE_PATTERN, { key: 'businessCard.mobile.wrong' });

/** D-62 */
export const OWN_CARD: ToldKind<OwnCardName> = {
  names: ['contactName', 'company', 'email', 'mobile', 'countryId'],
  rules: {
    contactName: [required(), maxLength(CONTACT_NAME_MAX)],
    company: [maxLength(COMPANY_MAX)],
    email: [maxLength(EMAIL_MAX), pattern(EMAIL_PATTERN, { key: 'home.register.validator.email' })],
    mobile: [{ ...MOBILE, passes: (typed) => MOBILE.passes(cardMobile(typed)) }],
    countryId: [],
  },
};

export function ownCardOf(card: ShownBusinessCard, imageServer: string): OwnCard {
  const { contactName, company, email, mobile, countryId } = card;
  const known = (imageId: string, sign: string | undefined) =>
    imageId === '' ? null : { imageId, imageUrl: privateImageUrl(imageServer, imageId, sign) };
  return {
    told: { contactName, company, email, mobile, countryId },
    cards: {
      cardFront: knownCard('cardFront', known(card.frontImageId, card.frontImageSign)),
      cardBack: knownCard('cardBack', known(card.backImageId, card.backImageSign)),
    },
  };
}
