import type { BusinessCard } from '@fairhall/core/contract/business-card/calls';
import { toPrivateImageUrl } from '@fairhall/core/contract/resource';
import { getFormat } from '@fairhall/core/site/format';
import type { Visit } from '../page/screen.ts';
import { countryNames } from '../ui/country-names.ts';

/** A saved business card, formatted; '' for missing values. */
export interface CardWords {
  /** The card as loaded, to save it again if its removal is undone. */
  readonly card: BusinessCard;
  /** Null for a card without pictures. */
  readonly picture: string | null;
  readonly country: string;
  readonly savedText: string;
}

export async function cardWords(
  cards: readonly BusinessCard[],
  visit: Visit<'myFavorite'>,
): Promise<readonly CardWords[]> {
  const { boot, texts } = visit;
  const { date } = getFormat(boot.lang);
  const names = cards.some(({ countryId }) => countryId !== '') ? await countryNames(visit) : {};
  return cards.map((card) => ({
    card,
    picture:
      card.frontImageId === '' ? null : toPrivateImageUrl(boot.imageServer, card.frontImageId, card.frontImageSign),
    country: names[card.countryId] ?? '',
    savedText: texts.text('collect.card.kept', { date: date(card.createTime) }),
  }));
}
