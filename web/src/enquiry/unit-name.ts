import type { Texts } from '@fairhall/core/ports/texts';

const UNITS = ['piece', 'set', 'pair', 'metre', 'squareMetre', 'kilogram', 'roll', 'box', 'carton'] as const;

/** "pieces", as it stands beside a number that is being typed; a unit without a word of ours is shown as it came. */
export function unitName(texts: Texts, value: string): string {
  const unit = UNITS.find((known) => known === value);
  return unit === undefined ? value : texts.text(`enquiryPage.unit.${unit}`);
}
