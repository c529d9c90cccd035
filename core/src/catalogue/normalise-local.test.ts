import { expect, test } from 'vitest';
import { localField } from './normalise-local.ts';

const sent = { name: 'Lampe', nameEn: 'Lamp', nameCn: '灯', nameLocal: 'Lamba' };

test.each([
  ['en', 'Lamp'],
  ['zh', '灯'],
  ['tr', 'Lamba'],
  ['ar', 'Lamba'],
])('R-3.015 in %s the localised name is %s', (lang, name) => {
  expect(localField(sent, 'name', lang)).toBe(name);
});

test('R-3.015 a missing translation is read in English, then without a suffix', () => {
  expect(localField({ name: 'Lampe', nameEn: 'Lamp', nameCn: '' }, 'name', 'zh')).toBe('Lamp');
  expect(localField({ name: 'Lampe' }, 'name', 'ar')).toBe('Lampe');
  expect(localField({}, 'name', 'ar')).toBeUndefined();
});
