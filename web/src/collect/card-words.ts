import type { BusinessCard } from '@fairhall/core/contract/business-card';
import { privateImageUrl } from '@fairhall/core/contract/resource';
import { formatFor } from '@fairhall/core/site/format';
import { optional } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';

/** A business card that is kept, in words; '' for what it does not tell. */
export interface CardWords {
  /** As it came, to be kept again where it is let go of. */
  readonly card: BusinessCard;
  /** Null for a card without pictures. */
  readonly picture: string | null;
  readonly country: string;
  readonly kept: string;
}

export async function cardWords(
  cards: readonly BusinessCard[],
  { ports, signal, boot, texts }: Visit<'myFavorite'>,
): Promise<readonly CardWords[]> {
  const { countryName, date } = formatFor(boot.lang);
  const isAnywhere = cards.some(({ countryId }) => countryId !== '');
  const countries = isAnywhere ? optional(await ports.gateway.site.countries({}, { signal, handled: true }), []) : [];
  const names = new Map(countries.map(({ id, code2, enName }) => [id, countryName(code2) || enName]));
  return cards.map((card) => ({
    card,
    picture:
      card.frontImageId === '' ? null : privateImageUrl(boot.imageServer, card.frontImageId, card.frontImageSign),
    country: names.get(card.countryId) ?? '',
    kept: texts.text('collect.card.kept', { date: date(card.createTime) }),
  }));
}
