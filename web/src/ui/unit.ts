import type { MessageKey } from '@fairhall/core/messages';
import type { Texts } from '@fairhall/core/ports/texts';
import { formatFor } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';

const UNITS = ['piece', 'set', 'pair', 'metre', 'squareMetre', 'kilogram', 'roll', 'box', 'carton'] as const;
type Unit = (typeof UNITS)[number];

const unitOf = (value: string): Unit => UNITS.find((unit) => unit === value) ?? 'piece';

/** "pieces", as it stands beside a number that is being typed; a unit without a word of ours is shown as it came. */
export function unitName(texts: Texts, value: string): string {
  const unit = UNITS.find((known) => known === value);
  return unit === undefined ? value : texts.text(`unitName.${unit}`);
}

/** "per piece". */
export const perUnit = (texts: Texts, unit: string): string => texts.text(`card.per.${unitOf(unit)}`);

/** "500 pieces", in the language's own plural form. */
export const unitCount = (texts: Texts, lang: LanguageCode, unit: string, count: number): string =>
  texts.counted(`unit.${unitOf(unit)}`, count, { count: formatFor(lang).number(count) });

/** A counted unit inside another text, as its `quantity`: "MOQ 500 pieces". */
export const countedUnit = (texts: Texts, lang: LanguageCode, unit: string, count: number, key: MessageKey): string =>
  texts.text(key, { quantity: unitCount(texts, lang, unit, count) });
