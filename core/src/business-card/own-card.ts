import type { ShownBusinessCard } from '../contract/business-card/calls.ts';
import { COMPANY_MAX, CONTACT_NAME_MAX } from '../contract/preregistration/limits.ts';
import { privateImageUrl } from '../contract/resource.ts';
import { type CardFiles, knownCard } from '../files/card-files.ts';
import { EMAIL_SHAPE_RULES } from '../forms/field-rules.ts';
import { phoneRules } from '../forms/phone.ts';
import { shownPhone } from '../forms/phone-format.ts';
import { readPhone } from '../forms/phone-reader.ts';
import { maxLength, required } from '../forms/rule.ts';
import type { ToldKind, ToldTexts } from '../forms/told-form.ts';

/** What a buyer's own card tells, in the form's order. */
export type OwnCardName = 'contactName' | 'company' | 'email' | 'mobile' | 'countryId';

/** The card as its page begins with it. */
export interface OwnCard {
  readonly told: ToldTexts<OwnCardName>;
  readonly cards: CardFiles;
}

/** D-62 */
export const OWN_CARD: ToldKind<OwnCardName> = {
  rules: {
    contactName: [required(), maxLength(CONTACT_NAME_MAX)],
    company: [maxLength(COMPANY_MAX)],
    email: EMAIL_SHAPE_RULES,
    // The gateway reads it behind the code of the card's country.
    mobile: phoneRules((typed) => readPhone(typed, '')),
    countryId: [],
  },
};

export function ownCardOf(card: ShownBusinessCard, imageServer: string): OwnCard {
  const { contactName, company, email, mobile, countryId } = card;
  const known = (imageId: string, sign: string | undefined) =>
    imageId === '' ? null : { imageId, imageUrl: privateImageUrl(imageServer, imageId, sign) };
  return {
    told: { contactName, company, email, mobile: shownPhone(mobile), countryId },
    cards: {
      cardFront: knownCard('cardFront', known(card.frontImageId, card.frontImageSign)),
      cardBack: knownCard('cardBack', known(card.backImageId, card.backImageSign)),
    },
  };
}
