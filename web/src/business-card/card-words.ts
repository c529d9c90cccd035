import type { BusinessCardDetails } from '@fairhall/core/contract/business-card/calls';
import { toPrivateImageUrl } from '@fairhall/core/contract/resource';
import type { Visit } from '../page/screen.ts';
import { countryNames } from '../ui/country-names.ts';

interface CardPicture {
  readonly side: 'front' | 'back';
  readonly src: string;
  /** The picture at twice the width. */
  readonly broadSrc: string;
}

/** A business card's texts and pictures; '' for missing values. */
export interface CardWords {
  readonly contactName: string;
  readonly company: string;
  readonly email: string;
  readonly mobile: string;
  readonly country: string;
  readonly pictures: readonly CardPicture[];
}

export async function cardWords(
  card: BusinessCardDetails,
  visit: Pick<Visit, 'boot' | 'ports' | 'signal'>,
): Promise<CardWords> {
  const { contactName, company, email, mobile, countryId } = card;
  const names = countryId === '' ? {} : await countryNames(visit);
  const { imageServer } = visit.boot;
  const pictureOf = (side: CardPicture['side'], imageId: string, sign: string | undefined) =>
    imageId === ''
      ? []
      : [
          {
            side,
            src: toPrivateImageUrl(imageServer, imageId, sign),
            broadSrc: toPrivateImageUrl(imageServer, imageId, sign, 960),
          },
        ];
  return {
    contactName,
    company,
    email,
    mobile,
    country: names[countryId] ?? '',
    pictures: [
      ...pictureOf('front', card.frontImageId, card.frontImageSign),
      ...pictureOf('back', card.backImageId, card.backImageSign),
    ],
  };
}
