import { expect, test } from 'vitest';
import { getLocalField } from './local-field.ts';

const lamp = { nameEn: 'Desk lamp', nameCn: '台灯', nameLocal: 'Masa lambası' };

test('R-3.015 a field is read in English, in Chinese, and in the site’s own language', () => {
  expect([
    getLocalField(lamp, 'name', 'en'),
    getLocalField(lamp, 'name', 'zh'),
    getLocalField(lamp, 'name', 'tr'),
  ]).toEqual(['Desk lamp', '台灯', 'Masa lambası']);
});

test('R-3.015 a language that is missing or empty in a row is undefined', () => {
  expect([getLocalField({ nameCn: '' }, 'name', 'zh'), getLocalField({}, 'name', 'ar')]).toEqual([
    undefined,
    undefined,
  ]);
});
