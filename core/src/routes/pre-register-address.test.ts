import { describe, expect, test } from 'vitest';
import { createAddressBook } from './address-book.ts';
import { exhibitionCountryHomeUrl, preRegisterUrl } from './pre-register-address.ts';

const book = createAddressBook({ deployPath: '' });
const below = createAddressBook({ deployPath: '/shop' });

describe('the link to a pre-registration', () => {
  test.each([
    ['R-2.144', '/expoturkey', '/expoturkey_1001/preRegister'],
    ['R-2.145', '/expoturkey//', '/expoturkey_1001/preRegister'],
    ['R-2.146', '/show_turkey', '/expoturkey_1001/preRegister'],
    ['R-2.146', '/show_turkey_77/', '/expoturkey_1001/preRegister'],
    ['R-2.147', '/expoturkey_1001/preRegister', '/expoturkey_1001/preRegister'],
    ['R-2.147', '/expoturkey_1001/preregister/', '/expoturkey_1001/preRegister'],
    ['R-2.148', '/expoturkey_1001/book-stand', '/expoturkey_1001/preRegister'],
    ['R-2.148', '/popupturkey/book-stand', '/expoturkey_1001/preRegister'],
    ['D-92', '/texturkey_77.html', '/texturkey_1001/preRegister'],
    ['D-92', '/summer_ab12/texturkey_77/exhibitors', '/summer_ab12/texturkey_1001/preRegister'],
    ['D-92', '/affiliate/expojapan_77', '/affiliate/expojapan_1001/preRegister'],
    ['D-92', '/exhibition_77', '/exhibition_1001/preRegister'],
    ['D-92', '/eshowturkey_tex', '/expoturkey_1001/preRegister'],
    ['D-92', '/eshow_tex', '/expoindia_1001/preRegister'],
    ['D-92', '/Lamp_P1.html', '/expoindia_1001/preRegister'],
    ['D-92', '/', '/expoindia_1001/preRegister'],
  ])('%s from %s', (_row, from, link) => {
    expect(preRegisterUrl(book, from, '1001', 'india')).toBe(link);
  });

  test('D-92 where no site is known the link names the exhibition alone', () => {
    expect(preRegisterUrl(book, '/cart', '1001')).toBe('/exhibition_1001/preRegister');
  });

  test('A-85 the link stays under the deploy path', () => {
    expect(preRegisterUrl(below, '/shop/expoturkey', '1001')).toBe('/shop/expoturkey_1001/preRegister');
  });

  test.each(['//evil.com', '/\\evil.com', '\t//evil.com/preRegister', 'https://evil.com', '/..//evil.com'])(
    'R-2.144 the path %j leads to no other origin',
    (path) => {
      expect(preRegisterUrl(book, path, '1001', 'turkey')).toBe('/expoturkey_1001/preRegister');
    },
  );
});

test('R-2.149 the home of an exhibition of site 2 is that of Turkey', () => {
  expect(exhibitionCountryHomeUrl(book, { websiteId: 2 })).toBe('/chinahomelife/Turkey');
  expect(exhibitionCountryHomeUrl(book, { websiteId: '9' })).toBe('/chinahomelife/Southafrica');
});

test('R-2.149 an exhibition without a country leads to the root', () => {
  expect([999, 4711].map((websiteId) => exhibitionCountryHomeUrl(below, { websiteId }))).toEqual(['/shop/', '/shop/']);
});
