import type { MessageKey } from '../messages.ts';
import type { Texts } from '../ports/texts.ts';
import { getFormat } from '../site/format.ts';
import type { LanguageCode } from '../site/languages.ts';

/** The units in which goods are counted; each has its own translations. */
export const UNIT_NAMES = [
  'piece',
  'set',
  'pair',
  'metre',
  'squareMetre',
  'kilogram',
  'roll',
  'box',
  'carton',
] as const;
type Unit = (typeof UNIT_NAMES)[number];

const unitOf = (value: string): Unit | undefined => UNIT_NAMES.find((unit) => unit === value);

/** "pieces", beside a number field; a unit without a translation is shown as it came. */
export function unitName(texts: Texts, value: string): string {
  const unit = unitOf(value);
  return unit === undefined ? value : texts.text(`unitName.${unit}`);
}

/** "per piece". */
export function formatPerUnit(texts: Texts, value: string): string {
  const unit = unitOf(value);
  return unit === undefined ? texts.text('card.per.other', { unit: value }) : texts.text(`card.per.${unit}`);
}

/** "500 pieces", in the language's own plural form. */
export function unitCount(texts: Texts, lang: LanguageCode, value: string, count: number): string {
  const unit = unitOf(value);
  const number = getFormat(lang).number(count);
  return unit === undefined ? `${number} ${value}` : texts.counted(`unit.${unit}`, count, { count: number });
}

/** A counted unit inside another text, as its `quantity`: "MOQ 500 pieces". */
export const formatUnitQuantity = (
  texts: Texts,
  lang: LanguageCode,
  unit: string,
  count: number,
  key: MessageKey,
): string => texts.text(key, { quantity: unitCount(texts, lang, unit, count) });
