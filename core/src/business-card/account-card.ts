import type { BusinessCardDetails } from '../contract/business-card/calls.ts';
import { CONTACT_NAME_MAX, REGISTRATION_COMPANY_MAX } from '../contract/preregistration/limits.ts';
import { toPrivateImageUrl } from '../contract/resource.ts';
import { type CardFiles, toStoredCard } from '../files/card-files.ts';
import type { DetailsDefinition, DetailsValues } from '../forms/details-form.ts';
import { EMAIL_SHAPE_RULES } from '../forms/field-rules.ts';
import { getPhoneRules } from '../forms/phone.ts';
import { formatPhone } from '../forms/phone-format.ts';
import { readPhone } from '../forms/phone-reader.ts';
import { maxLength, required } from '../forms/rule.ts';

/** The fields of a buyer's own card, in the form's order. */
export type AccountCardName = 'contactName' | 'company' | 'email' | 'mobile' | 'countryId';

/** The initial values of the card's form. */
export interface AccountCard {
  readonly values: DetailsValues<AccountCardName>;
  readonly cards: CardFiles;
}

/** D-62 */
export const ACCOUNT_CARD: DetailsDefinition<AccountCardName> = {
  rules: {
    contactName: [required(), maxLength(CONTACT_NAME_MAX)],
    company: [maxLength(REGISTRATION_COMPANY_MAX)],
    email: EMAIL_SHAPE_RULES,
    // The gateway reads the number with the dialling code of the card's country.
    mobile: getPhoneRules((typed) => readPhone(typed, '')),
    countryId: [],
  },
};

export function toAccountCard(card: BusinessCardDetails, imageServer: string): AccountCard {
  const { contactName, company, email, mobile, countryId } = card;
  const toImage = (imageId: string, sign: string | undefined) =>
    imageId === '' ? null : { imageId, imageUrl: toPrivateImageUrl(imageServer, imageId, sign) };
  return {
    values: { contactName, company, email, mobile: formatPhone(mobile), countryId },
    cards: {
      cardFront: toStoredCard('cardFront', toImage(card.frontImageId, card.frontImageSign)),
      cardBack: toStoredCard('cardBack', toImage(card.backImageId, card.backImageSign)),
    },
  };
}
