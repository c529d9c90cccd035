import { expect, test } from 'vitest';
import { localField } from './local-field.ts';

const lamp = { nameEn: 'Desk lamp', nameCn: '台灯', nameLocal: 'Masa lambası' };

test('R-3.015 a field is read in English, in Chinese, and in the site’s own language', () => {
  expect([localField(lamp, 'name', 'en'), localField(lamp, 'name', 'zh'), localField(lamp, 'name', 'tr')]).toEqual([
    'Desk lamp',
    '台灯',
    'Masa lambası',
  ]);
});

test('R-3.015 a language that a row does not have, or has empty, is not there', () => {
  expect([localField({ nameCn: '' }, 'name', 'zh'), localField({}, 'name', 'ar')]).toEqual([undefined, undefined]);
});
