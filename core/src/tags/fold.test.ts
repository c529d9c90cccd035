import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['LAMP', 'lamp'],
  ['Étagère', 'etagere'],
  ['İstanbul', 'istanbul'],
  ['Isı', 'isi'],
  ['Großhandel', 'grosshandel'],
  ['Łóżko', 'lozko'],
  ['  Ball   valve ', 'ball valve'],
  ['ＤＮ２０', 'dn20'],
  ['۲۰ میلی', '20 ميلي'],
  ['مُحَرِّك', 'محرك'],
  ['قطـــن', 'قطن'],
])('R-5.044 %s is found as %s', (name, folded) => {
  expect(fold(name)).toBe(folded);
});

test('R-5.044 the vowels of Thai and the voiced signs of Japanese tell words apart', () => {
  expect(fold('ผ้า')).not.toBe(fold('ผา'));
  expect(fold('ガラス')).not.toBe(fold('カラス'));
});
