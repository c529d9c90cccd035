import { expect, test } from 'vitest';
import { joinMeasures } from './join-measures.ts';

/** Joins the measures, with each non-breaking space as an underscore. */
const showSpaces = (text: string): string => joinMeasures(text).replaceAll('\u00A0', '_');

test('the numbers of a size and its unit stay on one line', () => {
  expect(showSpaces('Large jute tote bag, 50 × 35 × 20 cm')).toBe('Large jute tote bag, 50_×_35_×_20_cm');
  expect(showSpaces('Mug, 450 ml, navy blue')).toBe('Mug, 450_ml, navy blue');
  expect(showSpaces('12.5 kW, 60 °C')).toBe('12.5_kW, 60_°C');
});

test('other texts break where they did', () => {
  for (const text of [
    '500 pieces',
    '24 mugs in 100 boxes',
    '2 large bags',
    'Size M × L',
    'Cotton × linen',
    '10 in-line',
  ])
    expect(showSpaces(text)).toBe(text);
});
